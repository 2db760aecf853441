import { isObject } from '../../core/data/is-object.ts';
import type { Document } from '../../core/product/read-fields.ts';
import { FrequentFacets } from '../../catalog/facets/frequent-facets.ts';
import type { FacetsInput } from '../../catalog/schema/facets.ts';
import { listOf } from './fields.ts';

/** Suggests filters for lists from the facts of products, for a shop without `facets.json`. */
export class FacetProposal {
  readonly #frequent = new FrequentFacets();

  add({ brand, colour, attributes, options, variants, sizes }: Document): void {
    const found: [source: string, values: readonly unknown[]][] = [
      ['brand', [brand]],
      ['colour', [colour]],
      ['sizes', listOf(sizes).map((size) => (isObject(size) ? size['name'] : size))],
    ];
    if (isObject(attributes))
      for (const [key, value] of Object.entries(attributes)) found.push([`attributes.${key}`, [value]]);
    for (const option of listOf(options))
      found.push([
        `options.${String(option)}`,
        listOf(variants).map((variant) =>
          isObject(variant) && isObject(variant['options']) ? variant['options'][String(option)] : undefined,
        ),
      ]);
    this.#frequent.add(found.map(([source, values]) => [source, textsOf(values)] as const));
  }

  /** The content of `facets.json`; undefined where no fact suits a filter. */
  propose(): FacetsInput | undefined {
    const facets = this.#frequent.listUseful();
    return facets.length === 0 ? undefined : { facets };
  }
}

const textsOf = (values: readonly unknown[]): string[] =>
  values
    .filter(
      (value): value is string | number =>
        (typeof value === 'string' && value.trim() !== '') || typeof value === 'number',
    )
    .map(String);
