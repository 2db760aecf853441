import { keyOfSku } from '../../core/product/sku-part.ts';
import type { AddressRecord } from '../products/address-record.ts';
import type { Catalog } from '../catalog.ts';
import { nearMiss } from '../problems/near-miss.ts';
import type { ReadProducts } from '../catalog.ts';

/** Products and sellers that the shop had and has no more. What names them is left out; any other name without a file is an error. */
export interface Gone {
  /** Whether a product or variant with this SKU was published, and no file has it now. */
  readonly isGone: (sku: string) => boolean;
  /** Whether a seller may be one of products that are gone. */
  readonly isGoneSeller: (id: string) => boolean;
}

/** What is gone by the record of addresses, which knows products only: an unknown seller is gone with them unless it is a misspelt one. */
export function findGone(
  record: Pick<AddressRecord, 'products'> | undefined,
  { productAt, isBroken, sellers }: Pick<ReadProducts, 'productAt' | 'isBroken'> & Pick<Catalog, 'sellers'>,
): Gone {
  const isWithoutFile = (part: string) => !productAt(part) && !isBroken(part);
  const parts = new Set<string>();
  for (const product of record?.products ?? [])
    for (const part of product.parts) if (isWithoutFile(part)) parts.add(part.toLowerCase());
  return {
    isGone: (sku) => parts.has(keyOfSku(sku)),
    isGoneSeller: (id) => parts.size > 0 && !sellers.has(id) && nearMiss(id, sellers.keys()) === undefined,
  };
}
