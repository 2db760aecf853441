import type { FilterPart } from '../../core/search/parts.ts';
import { encodeLevels, encodeNumbers } from '../../core/search/postings.ts';
import { simplify } from '../../core/search/words/fold.ts';
import type { ProductRanks } from './search-ranks.ts';
import { searchRulesOf } from './search-rules.ts';
import type { Product } from '../model.ts';
import type { Site } from '../site/site.ts';

/** The products that a filter names as its most popular ones: three pages of results. */
const BEST = 60;
const OLDEST_CHILD = 16;
const AGES = /(?<!\d)(\d{1,3})\s{0,3}(?:to|-|–)\s{0,3}(\d{1,3})\s{0,3}(months?|m\b|years?|yrs?|y\b)/giu;
const FROM_AGE =
  /(?:(?<!\d)(\d{1,3})\s{0,3}years?\s{0,3}(?:and (?:up|above|older)|\+)|(?:from|age) (\d{1,3}) years?)/giu;
/** The years of age that a product says it is for. */
function agesOf({ title, attributes, sizes, tags }: Product): Set<number> {
  const texts = [
    title,
    ...attributes.filter(([name]) => /age/i.test(name)).map(([, value]) => value),
    ...sizes.flatMap(({ name, label = '' }) => [name, label]),
    ...tags,
  ];
  const ages = new Set<number>();
  const add = (first: number, last: number) => {
    for (let age = first; age <= Math.min(last, OLDEST_CHILD); age++) ages.add(age);
  };
  for (const text of texts.filter((one) => /\d/.test(one))) {
    for (const [, from, to, unit = ''] of text.matchAll(AGES)) {
      const isMonths = unit.toLowerCase().startsWith('m');
      add(Math.floor(Number(from) / (isMonths ? 12 : 1)), Math.floor(Number(to) / (isMonths ? 12 : 1)));
    }
    for (const [, from, age] of text.matchAll(FROM_AGE)) add(Number(from ?? age), OLDEST_CHILD);
  }
  return ages;
}

/** Sizes as people type them: "IND-8" and "UK 8" are "8". */
const sizesOf = ({ sizes }: Product): Set<string> =>
  new Set(
    sizes.flatMap(({ name }) => {
      const size = simplify(name);
      return (
        /^(?:(?:ind|uk|size)[\s-]*)?(\d{1,3}(?:\.5)?)$/.exec(size)?.[1] ?? (/^(?:x*[sml]|\dxl)$/.test(size) ? size : [])
      );
    }),
  );

const KIDS = ['kids', 'boys', 'girls', 'baby'];

/** The products for each audience, age and size. */
export function listFilters(
  site: Site,
  products: readonly Product[],
  audiences: readonly ReadonlySet<string>[],
  { positions }: ProductRanks,
): Map<string, FilterPart> {
  const { rules } = searchRulesOf(site);
  const names = Object.keys(rules.audience);
  const lists = new Map<string, Fitting>();
  /** Each product is added once at most to a list, in the order of the numbers. */
  const add = (name: string, number: number, fits: boolean) => {
    let list = lists.get(name);
    if (!list) {
      list = { numbers: [], levels: [] };
      lists.set(name, list);
    }
    list.numbers.push(number);
    list.levels.push(Number(fits));
  };
  for (const [number, product] of products.entries()) {
    const audience = audiences[number] as ReadonlySet<string>;
    for (const name of names) {
      const forAllKids = audience.has('kids') && !audience.has('boys') && !audience.has('girls');
      const fits =
        audience.has(name) ||
        (name === 'kids' && KIDS.some((kind) => audience.has(kind))) ||
        ((name === 'boys' || name === 'girls') && forAllKids);
      // What is for all children may be for a baby, too.
      if (fits || audience.size === 0 || (name === 'baby' && forAllKids)) add(name, number, fits);
    }
    for (const age of agesOf(product)) add(`age-${age}`, number, true);
    for (const size of sizesOf(product)) add(`size-${size}`, number, true);
  }
  const sorted = [...lists].sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(sorted.map(([name, list]) => [name, makePart(list, positions)]));
}

/** The numbers of the products in a list, each with its level (`FilterPart`). */
interface Fitting {
  readonly numbers: number[];
  readonly levels: number[];
}

function makePart({ numbers, levels }: Fitting, positions: readonly number[]): FilterPart {
  const best = numbers
    .filter((_, position) => levels[position] === 1)
    .sort((a, b) => (positions[a] as number) - (positions[b] as number))
    .slice(0, BEST);
  return [encodeNumbers(numbers), levels.every((level) => level === 1) ? '' : encodeLevels(levels), best];
}
