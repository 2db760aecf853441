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
  readonly seller?: string;
  readonly size?: string;
  /** Price in rupees. */
  readonly min?: number;
  readonly max?: number;
}

export interface Query {
  readonly group: string;
  readonly text: string;
  /** Both must hold. */
  readonly rules: readonly Rule[];
  /** Whether the ranking may be tuned with it; the figures of the others are reported. */
  readonly isForTuning: boolean;
}

interface Stored {
  readonly things: Readonly<Record<string, Rule>>;
  readonly groups: Readonly<Record<string, readonly (Rule & { readonly query: string; readonly thing?: string })[]>>;
}

/** The queries of `queries.json`. Half of them, by a hash of the text, are for tuning. */
export function readQueries(): Query[] {
  const { things, groups } = JSON.parse(readFileSync(new URL('queries.json', import.meta.url), 'utf8')) as Stored;
  return Object.entries(groups).flatMap(([group, queries]) =>
    queries.map(({ query: text, thing, ...own }) => {
      const rule = thing === undefined ? {} : things[thing];
      if (!rule) throw new Error(`There is no thing ${thing}, which the query "${text}" is to find.`);
      return { group, text, rules: [rule, own], isForTuning: hash(text) % 2 === 0 };
    }),
  );
}

/** FNV-1a with a last mixing step, so that its lowest bit depends on all letters. */
function hash(text: string): number {
  let value = 2_166_136_261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return (value ^ (value >>> 15)) >>> 0;
}

/** Whether a product is one that the query should find. */
export const isRight = (product: Product, { rules }: Query): boolean => rules.every((rule) => fits(product, rule));

function fits(product: Product, rule: Rule): boolean {
  const { title, colour = '', attributes, tags, categoryIds, sellerId, sizes, sku } = product;
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
    (rule.seller === undefined || rule.seller === sellerId) &&
    (rule.size === undefined || sizes.some(({ name }) => name.replace(/^.*[\s-]/, '') === rule.size)) &&
    price >= (rule.min ?? 0) &&
    price <= (rule.max ?? Infinity)
  );
}
