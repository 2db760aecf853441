import { formatRange, PRICE, parseRange, type FacetTable } from './table.ts';

/** What a shopper has chosen of a list: values by facet, a sort, and a page. It is kept in the address. */
export interface Choice {
  /** Ids of values by facet id, without empty lists. A price is a range: `-500`, `200-500`, `1000-`. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly sort: Sort;
  /** From 1. */
  readonly page: number;
}

/** Orders of a list; `relevance` is its own. */
export const SORTS = ['relevance', 'price-up', 'price-down', 'rating', 'newest', 'discount', 'origin'] as const;
export type Sort = (typeof SORTS)[number];

export const NO_CHOICE: Choice = { values: {}, sort: 'relevance', page: 1 };

/** Names in addresses that are no facets. `q` is the text of a search. */
export const OTHER_NAMES = ['sort', 'page', 'q'] as const;

const FACET_ID = /^[a-z][a-z0-9-]{0,39}$/;
const VALUE_ID = /^[\p{L}\p{M}\p{N}.-]{1,80}$/u;
/** Limits against addresses that somebody made up. */
const MOST_FACETS = 20;
const MOST_VALUES = 30;
const MOST_PAGES = 10_000;

/**
 * Reads a choice from the query of an address: `?colour=blue,red&price=-500&sort=price-up&page=2`. The address is untrusted: what can't be a
 * choice is left out. Whether a list has the facets and values is up to `settleChoice`.
 */
export function parseChoice(query: string): Choice {
  const values: Record<string, readonly string[]> = {};
  const parameters = new URLSearchParams(query);
  for (const [name, text] of parameters) {
    if (!FACET_ID.test(name) || (OTHER_NAMES as readonly string[]).includes(name) || name in values) continue;
    const ids = listIds(name, text);
    if (ids.length > 0 && Object.keys(values).length < MOST_FACETS) values[name] = ids;
  }
  const sort = SORTS.find((one) => one === parameters.get('sort')) ?? 'relevance';
  const page = Number(/^\d{1,5}$/.exec(parameters.get('page') ?? '')?.[0] ?? 1);
  return { values, sort, page: Math.min(Math.max(1, page), MOST_PAGES) };
}

function listIds(facet: string, text: string): string[] {
  const parts = text.slice(0, 2000).split(',').slice(0, MOST_VALUES);
  const ids = parts.flatMap((part) => {
    if (facet !== PRICE) return VALUE_ID.test(part) ? [part] : [];
    const range = parseRange(part);
    return range ? [formatRange(range)] : [];
  });
  return [...new Set(ids)].sort();
}

/** The query of a choice, without a question mark: empty for none, and the same text for the same choice. */
export function formatChoice({ values, sort, page }: Choice): string {
  const parts = Object.keys(values)
    .sort()
    .flatMap((facet) => {
      const ids = [...new Set(values[facet])].sort();
      return ids.length === 0 ? [] : [`${facet}=${ids.map(encodeURIComponent).join(',')}`];
    });
  if (sort !== 'relevance') parts.push(`sort=${sort}`);
  if (page > 1) parts.push(`page=${page}`);
  return parts.join('&');
}

/** The choice without what a list does not have: unknown facets and values, sorts by what no product has. Any range of prices is kept. */
export function settleChoice(choice: Choice, table: FacetTable): Choice {
  const values: Record<string, readonly string[]> = {};
  for (const { id, kind, values: known } of table.facets) {
    const ids = (choice.values[id] ?? []).filter((one) => kind === 'range' || known.some((value) => value.id === one));
    if (ids.length > 0) values[id] = ids;
  }
  return { values, sort: listSorts(table).includes(choice.sort) ? choice.sort : 'relevance', page: choice.page };
}

/** The sorts that make sense for a list. */
export function listSorts(table: FacetTable): Sort[] {
  const has = (id: string) => table.facets.some((facet) => facet.id === id);
  return SORTS.filter((sort) => {
    if (sort === 'newest') return table.newest !== undefined;
    return sort === 'rating' || sort === 'discount' || sort === 'origin' ? has(sort) : true;
  });
}

/** The choice with a value added or removed, on page 1. */
export function toggleValue(choice: Choice, facet: string, id: string): Choice {
  const chosen = choice.values[facet] ?? [];
  const ids = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].sort();
  const { [facet]: _, ...others } = choice.values;
  return { ...choice, values: ids.length === 0 ? others : { ...others, [facet]: ids }, page: 1 };
}

/** Whether it leaves a list as it is. */
export const isUnchanged = (choice: Choice): boolean =>
  Object.keys(choice.values).length === 0 && choice.sort === 'relevance' && choice.page === 1;
