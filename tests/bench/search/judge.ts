import { readFileSync } from 'node:fs';
import type { Product } from '../../../src/catalog/model.ts';

/** What products a query should find. All that is given must hold; texts are regular expressions without regard to case. */
export interface Rule {
  /** Categories. */
  readonly in?: string | readonly string[];
  /** In the title or the generic name. */
  readonly title?: string;
  readonly generic?: string;
  /** Not in the title. */
  readonly no?: string;
  /** In the title, the generic name, the colour, an attribute or a tag. */
  readonly any?: string;
  readonly skus?: readonly string[];
  readonly size?: string;
  /** Price in rupees. */
  readonly min?: number;
  readonly max?: number;
  /** One of them must hold, too. */
  readonly or?: readonly Rule[];
}

/** A query of a set: what is to be shown first, and what may be shown beside it. */
export interface Query {
  readonly query: string;
  /** The language of the page that it is typed on; missing for English. */
  readonly language?: string;
  /** How it is written or what it asks: "hinglish", "priced", "help". */
  readonly form: string;
  readonly right?: Rule;
  /** Where fewer than three products are right: what may stand in their places. */
  readonly also?: Rule;
  /** The paths of the pages of help that answer, as a regular expression, in place of `right`. */
  readonly page?: string;
}

/** The shops that the sets are written for. */
export const SHOPS = ['sample', 'foreign'] as const;
export type Shop = (typeof SHOPS)[number];
/**
 * Sets of queries, written from the products alone by people who saw no results: one wrote the queries, another the answers. The search
 * is tuned with the first; the second is only reported; the third was written after the work and run once. The last one has queries on
 * pages in Hindi and Tamil.
 */
export const SETS = ['tuning', 'report', 'last', 'languages'] as const;
export type SetName = (typeof SETS)[number];

export const readSet = (name: SetName): Readonly<Record<Shop, readonly Query[]>> =>
  JSON.parse(readFileSync(new URL(`sets/${name}.json`, import.meta.url), 'utf8')) as Readonly<Record<Shop, Query[]>>;

export function fits(product: Product, rule: Rule): boolean {
  const { title, colour = '', attributes, tags, categoryIds, sizes, sku } = product;
  const generic = product.declarations.genericName ?? '';
  const price = (product.offers['in']?.priceMinor ?? Infinity) / 100;
  const has = (text: string, pattern: string | undefined) =>
    pattern === undefined || new RegExp(pattern, 'iu').test(text);
  return (
    [rule.in ?? categoryIds].flat().some((id) => categoryIds.includes(id)) &&
    (has(title, rule.title) || has(generic, rule.title)) &&
    has(generic, rule.generic) &&
    (rule.no === undefined || !has(title, rule.no)) &&
    has([title, generic, colour, ...attributes.map(([, value]) => value), ...tags].join('\n'), rule.any) &&
    (rule.skus?.includes(sku) ?? true) &&
    (rule.size === undefined || sizes.some(({ name }) => name.replace(/^.*[\s-]/, '') === rule.size)) &&
    price >= (rule.min ?? 0) &&
    price <= (rule.max ?? Infinity) &&
    (rule.or === undefined || rule.or.some((other) => fits(product, other)))
  );
}
