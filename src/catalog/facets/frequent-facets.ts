import { listsText } from '../../messages/rooms/lists.ts';
import { slugify } from '../../core/text/text.ts';
import type { FacetInput } from '../schema/facets.ts';
import { TAKEN_IDS } from '../schema/taken-ids.ts';
import { transliterate } from '../values/transliterate.ts';

/** Of the products, how many have a fact that becomes a filter: one in so many. */
const ONE_IN = 10;
/** A longer value is a sentence, which is no good for a filter. */
export const LONGEST_VALUE = 40;
/** Most values of a filter: those of an attribute are read one by one, those of the others are known by name. */
const MOST_VALUES = 60;
const MOST_BASIC_VALUES = 300;
/** An attribute with so few values is a filter, however few products have it; with more, it has two products a value or more. */
const FEW_VALUES = 5;
const PRODUCTS_OF_A_VALUE = 2;
const MOST_FACETS = 8;
const MOST_SOURCES = 2_000;
/** Of one facet, as facets.json allows. */
const MOST_SOURCES_OF_FACET = 20;
const LONGEST_SOURCE = 60;

/** What most shoppers choose by comes before other attributes. */
const BASIC: readonly string[] = ['brand', 'colour', 'size'];
/** What every list has by itself. */
const TAKEN: ReadonlySet<string> = new Set([...TAKEN_IDS, 'country-of-origin']);

interface Counted {
  /** Products that have a value. */
  count: number;
  /** Products that have a sentence in its place. */
  long: number;
  readonly values: Set<string>;
}

/** Finds the facts by which a list of products can be filtered: for lists of a shop without facets.json, and for an import that writes one. */
export class FrequentFacets {
  readonly #sources = new Map<string, Counted>();
  #products = 0;

  /** Adds a product: its texts by source, as facets.json names sources ("brand", "attributes.Fabric"). */
  add(texts: Iterable<readonly [source: string, texts: readonly string[]]>): void {
    this.#products++;
    for (const [source, own] of texts) this.#count(source, own);
  }

  #count(source: string, texts: readonly string[]): void {
    if (texts.length === 0 || source.length > LONGEST_SOURCE) return;
    let known = this.#sources.get(source);
    if (!known) {
      if (this.#sources.size >= MOST_SOURCES) return;
      known = { count: 0, long: 0, values: new Set() };
      this.#sources.set(source, known);
    }
    const short = texts.filter((text) => text.length <= LONGEST_VALUE);
    if (short.length === 0) known.long++;
    else known.count++;
    for (const text of short) if (known.values.size <= MOST_BASIC_VALUES) known.values.add(text.toLowerCase());
  }

  /** A facet for each fact, however many products have it. */
  listAll(): FacetInput[] {
    return this.#list([...this.#sources]);
  }

  /** The facets that enough products have and that have few enough values, the most useful first. */
  listUseful(): FacetInput[] {
    return this.#list([...this.#sources].filter(([source, counted]) => this.#isUseful(source, counted))).slice(
      0,
      MOST_FACETS,
    );
  }

  #isUseful(source: string, { count, long, values }: Counted): boolean {
    // A sentence in place of a value is left out; where many products have one, it is no filter.
    if (count * ONE_IN < this.#products || long * ONE_IN > count || values.size < 2) return false;
    if (BASIC.includes(subjectOf(source))) return values.size <= MOST_BASIC_VALUES;
    return values.size <= Math.min(MOST_VALUES, Math.max(FEW_VALUES, count / PRODUCTS_OF_A_VALUE));
  }

  #list(sources: readonly (readonly [string, Counted])[]): FacetInput[] {
    return [...Map.groupBy(sources, ([source]) => subjectOf(source))]
      .filter(([subject]) => /^[a-z][a-z0-9-]*$/.test(subject) && !TAKEN.has(subject))
      .map(([subject, all]) => ({
        subject,
        from: all.map(([source]) => source).toSorted(optionsFirst),
        count: Math.max(...all.map(([, { count }]) => count)),
      }))
      .sort(
        (a, b) =>
          Number(BASIC.includes(b.subject)) - Number(BASIC.includes(a.subject)) ||
          b.count - a.count ||
          (a.subject < b.subject ? -1 : 1),
      )
      .map(({ subject, from }) => ({
        id: subject,
        label: labelOf(from[0] ?? ''),
        from: from.slice(0, MOST_SOURCES_OF_FACET),
        keepOthers: true,
      }));
  }
}

/** What the variants of a product are says more than a fact of the product. */
const optionsFirst = (a: string, b: string): number =>
  Number(b.startsWith('options.')) - Number(a.startsWith('options.'));

const nameOf = (source: string): string => source.replace(/^(?:attributes|options)\./, '');

const subjects = new Map<string, string>();

/** What a source is about, as the id of a facet: `options.Size` and `sizes` are one. */
function subjectOf(source: string): string {
  let subject = subjects.get(source);
  if (subject === undefined) {
    subject = slugify(transliterate(nameOf(source)))
      .slice(0, 40)
      .replace(/^sizes$/, 'size')
      .replace(/^(?:color|colou?rs)$/, 'colour');
    if (subjects.size >= MOST_SOURCES) subjects.clear();
    subjects.set(source, subject);
  }
  return subject;
}

const labels = (): Readonly<Record<string, string>> => ({
  sizes: listsText.size,
  colour: listsText.colour,
  brand: listsText.brand,
});
const labelOf = (source: string): string => labels()[source] ?? nameOf(source).slice(0, 40);
