import type { Converted, Mapping, ShopFacts, SourceTable } from '../../tables/model.ts';
import { convertGroup } from './convert-group.ts';
import { TakenSkus } from '../../tables/rows/context.ts';
import { divideGroup } from './divide-group.ts';
import { groupRows } from './group-rows.ts';

/**
 * Converts the rows of tables to products, one product after the other. Each row is in exactly one `Converted`, as a row of its product or as a refused
 * one. Only rows of incomplete products are in memory.
 */
export async function* convertRows(
  tables: readonly SourceTable[],
  mapping: Mapping,
  shop: ShopFacts,
): AsyncGenerator<Converted> {
  const context = { mapping, shop, skus: new TakenSkus() };
  for await (const group of groupRows(tables, mapping))
    for (const part of divideGroup(group, mapping.format)) yield convertGroup(part, context);
}
