import type { SearchRules } from './words/rules.ts';

/** The parts of a search index: JSON texts by name. What is long is short for the network. */

/** `start.json`: what every query and suggestion needs. */
export interface StartPart {
  readonly rules: SearchRules;
  /** How many products there are. */
  readonly count: number;
  /** Prices in minor units, ascending, for each of which there is a part with the products that cost at most that. */
  readonly prices: readonly number[];
  /** Names of the parts with the products for an audience or of a size. */
  readonly filters: readonly string[];
  /** How many parts the SKUs are in. */
  readonly skus: number;
  /** The pages of help that records name by number. */
  readonly help?: readonly PageEntry[];
  /** Names of the parts of suggestions: first two letters of keys. */
  readonly suggestions: readonly string[];
  /** Where the words are, in a small shop: a query then needs one file less. */
  readonly names?: NamesPart;
}

/** `words.json`: where the words are. */
export interface NamesPart {
  /** The names of the parts of words: beginnings of skeletons. A name that ends with "-" is of this skeleton alone. */
  readonly words: readonly string[];
  /** The groups of words (`groupOf`) with many products, each of which has a part of its own, sorted. */
  readonly common: readonly string[];
  /** The keys of other words that products are named by: a word with a wrong first letter is looked for among these and the common ones. */
  readonly top: readonly string[];
}

/**
 * A word: its key, numbers and levels (`postings.ts`), how it is written if not like its key, the number of products with it if only the
 * best of them are known (else 0), what is known of its meaning (`word-types.ts`), and the pages of help that answer questions with it.
 */
export type WordRecord = readonly [
  key: string,
  numbers: string,
  levels: string,
  written?: string | 0,
  total?: number,
  types?: string,
  help?: readonly HelpEntry[],
];

/** Before the place of a word in the part, in place of numbers and levels: they are those of that word. */
export const SAME = '=';

/** The number of a page of help, and how much a word says that it is asked for: enough from `ENOUGH_FOR_HELP`. */
export type HelpEntry = readonly [page: number, weight: number];
export const ENOUGH_FOR_HELP = 10;

/**
 * The products of a filter: those that are made for an audience (level 1) or for everybody (0); without levels all are of level 1. The most
 * popular come again by themselves, for queries without words.
 */
export type FilterPart = readonly [numbers: string, levels: string, best: readonly number[]];
/** By `skuKey`. */
export type SkuPart = Readonly<Record<string, number>>;

/** `text` is a line of what the page answers. */
export type PageEntry = readonly [label: string, path: string, text?: string];
export interface SuggestionPart {
  /** Queries, the most popular first, each with its best products. */
  readonly q: readonly (readonly [text: string, ...numbers: number[]])[];
  readonly c?: readonly PageEntry[];
  readonly s?: readonly PageEntry[];
}

export const START = 'start.json';
export const NAMES = 'words.json';
/** Numbers of the most popular products, for a query that finds nothing. */
export const BEST = 'best.json';
/** In a larger shop the names take more bytes than suggestions for one word, which do without them, should cost. */
const MOST_TOGETHER = 2000;
/** Whether the names of an index of so many products are in `start.json`, too. */
export const hasNamesAtStart = (count: number): boolean => count <= MOST_TOGETHER;
/** The parts that every query in an index of so many products needs. */
export const listFirstParts = (count: number): string[] => (hasNamesAtStart(count) ? [START] : [START, NAMES]);
/** The part with the words that begin with `name`. */
export const wordPart = (name: string): string => `w/${name}.json`;
/** The part of a group of common words. Letters of other scripts stand in names of files as they are. */
export const commonPart = (group: string): string => `w/${group}+.json`;
/** The part with the products that fit a filter. */
export const filterPart = (name: string): string => `f/${name}.json`;
/** The part with the products up to a price in minor units. */
export const pricePart = (priceMinor: number): string => `p/${priceMinor}.json`;
/** Whether a name is that of a part of `pricePart`. */
export const isPricePart = (name: string): boolean => name.startsWith('p/');
/** The part with the suggestions for what begins with `name`. */
export const suggestionPart = (name: string): string => `s/${name}.json`;
/** The products that a part of suggestions names, beside it: with their prices, which the index has not. */
export const suggestedCardsFile = (part: string): string => part.replace(/^s\//, 't/');

/** The part that has the SKU with this key, where there are `count` of such parts. */
export function skuPartName(key: string, count: number): string {
  let hash = 0;
  for (const letter of key) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0;
  return `k/${hash % count}.json`;
}

/** The name of the part of words with this skeleton; undefined when there is none. */
export function findWordPart(skeleton: string, names: ReadonlySet<string>): string | undefined {
  if (names.has(`${skeleton}-`)) return `${skeleton}-`;
  for (let length = skeleton.length; length > 0; length--)
    if (names.has(skeleton.slice(0, length))) return skeleton.slice(0, length);
  return undefined;
}

/**
 * A level holds the field that a word stands in, and how popular and available the product is. `head`: the word says what the product is
 * ("shoe" of a pair of shoes); `kin`: what it is belongs to what the word means ("footwear").
 */
export const FIELDS = { text: 0, attribute: 1, title: 2, kin: 3, head: 4 } as const;
export const RANKS = 4;
/** How well a product fits a word, as one number: by the field that the word stands in, then by the rank of the product. */
export const levelOf = (field: number, rank: number): number => field * RANKS + rank;
