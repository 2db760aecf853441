import { OTHER_NAMES } from '../../core/facets/choice.ts';
import { BUILT_IN } from '../../core/facets/table.ts';
import { slugify } from '../../core/text/text.ts';
import type { FacetsInput } from '../../catalog/schema/facets.ts';
import { type Document, isObject, listOf } from './fields.ts';

/** A value is no good for a filter when it is a sentence. */
const LONGEST_VALUE = 40;
const MOST_VALUES = 60;
/** Of all products, how many have to have a fact so that a filter of it is of use: one in so many. */
const ONE_IN = 10;
const MOST_FACETS = 8;
const MOST_NAMES = 2_000;

/** Proposes the filters of lists from what products have, for a shop without `facets.json`. */
export class FacetProposal {
  readonly #values = new Map<string, { count: number; readonly values: Set<string> }>();
  #products = 0;

  add(product: Document): void {
    this.#products++;
    const { brand, colour, attributes, options, variants, sizes } = product;
    this.#count('brand', [brand]);
    this.#count('colour', [colour]);
    this.#count(
      'sizes',
      listOf(sizes).map((size) => (isObject(size) ? size['name'] : size)),
    );
    if (isObject(attributes))
      for (const [key, value] of Object.entries(attributes)) this.#count(`attributes.${key}`, [value]);
    for (const option of listOf(options))
      this.#count(
        `options.${String(option)}`,
        listOf(variants).map((variant) =>
          isObject(variant) && isObject(variant['options']) ? variant['options'][String(option)] : undefined,
        ),
      );
  }

  #count(source: string, values: readonly unknown[]): void {
    const texts = values
      .filter(
        (value): value is string | number =>
          (typeof value === 'string' && value.trim() !== '') || typeof value === 'number',
      )
      .map(String);
    if (texts.length === 0) return;
    const known = this.#values.get(source) ?? { count: 0, values: new Set<string>() };
    if (!this.#values.has(source) && this.#values.size >= MOST_NAMES) return;
    this.#values.set(source, known);
    known.count++;
    for (const text of texts)
      if (known.values.size <= MOST_VALUES)
        known.values.add(text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text);
  }

  /** The content of `facets.json`; undefined where no fact is good for a filter. */
  propose(): FacetsInput | undefined {
    const groups = Map.groupBy(
      [...this.#values].filter(
        ([source, { count, values }]) =>
          count * ONE_IN >= this.#products &&
          values.size > 1 &&
          values.size <= MOST_VALUES &&
          source.length <= 60 &&
          ![...values].some((value) => value.endsWith('…')),
      ),
      ([source]) => subjectOf(source),
    );
    const taken = new Set<string>([...BUILT_IN, ...OTHER_NAMES]);
    const facets = [...groups]
      .map(([subject, all]) => ({
        subject,
        sources: all.toSorted(optionsFirst),
        count: Math.max(...all.map(([, { count }]) => count)),
      }))
      .sort((a, b) => b.count - a.count || (a.subject < b.subject ? -1 : 1))
      .flatMap(({ subject, sources }) => {
        const id = subject.slice(0, 40);
        if (!/^[a-z][a-z0-9-]{0,39}$/.test(id) || taken.has(id)) return [];
        taken.add(id);
        return [
          {
            id,
            label: labelOf(sources[0]?.[0] ?? '').slice(0, 40),
            from: sources.map(([source]) => source),
            keepOthers: true,
          },
        ];
      })
      .slice(0, MOST_FACETS);
    return facets.length === 0 ? undefined : { facets };
  }
}

/** What the variants of a product are says more than a fact of the product. */
const optionsFirst = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  Number(b.startsWith('options.')) - Number(a.startsWith('options.'));

const nameOf = (source: string): string => source.replace(/^(?:attributes|options)\./, '');

/** What a source is about: `options.Size` and `sizes` are one filter. */
function subjectOf(source: string): string {
  const slug = slugify(nameOf(source))
    .replace(/^sizes$/, 'size')
    .replace(/^color$/, 'colour');
  return slug;
}

const LABELS: Readonly<Record<string, string>> = { sizes: 'Size', colour: 'Colour', brand: 'Brand' };
const labelOf = (source: string): string => LABELS[source] ?? nameOf(source);
