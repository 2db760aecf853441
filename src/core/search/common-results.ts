import type { CardRecord } from '../listing/card-record.ts';
import type { Told } from './told.ts';

/**
 * The results of a search, found when the site was built: the first cards of a page of results then need neither the index nor the code that
 * reads it. Common searches have a file each, with all cards of the first page, and the search page names them. Other known searches share
 * files, by a hash of the query, with the cards of the first row of phones. Searches that may stand beside a price have further files, with more
 * cards.
 */
export interface CommonResults {
  readonly told: Told;
  /** The first products of the first page, or all of it. */
  readonly cards: readonly MarkedCard[];
  /** The other products of that page: their numbers, each with the places of the words of the query in its title. */
  readonly rest: readonly (readonly [number: number, marks: Marks])[];
  /**
   * `src` and `srcset` of the pictures of the first cards, which the page asks for before its scripts have come. The first `srcset` of a common
   * search has the smallest file itself.
   */
  readonly pictures: readonly (readonly [src: string, srcset: string])[];
  /** Set where the same search with a price is answered by these. */
  readonly priced?: PricedResults;
}

/**
 * What a search with a price needs besides the cards of the search without one: how many products have to be within the price for them to be
 * all that it finds (`leastWithinPrice`), and the prices of the products after the cards, in minor units.
 */
export type PricedResults = readonly [least: number, others: readonly number[]];

/** What such a file holds: the results of lower-case queries. */
export type CommonResultsFile = readonly (readonly [query: string, CommonResults])[];

/** On phones the first row of cards is shown before the others are there, and its pictures are asked for before the others. */
export const FIRST_ROW = 2;
/** Number of pictures of results that are asked for at once. */
export const EAGER_PICTURES = 4;

/** Places of words in a title, ascending. */
export type Marks = readonly (readonly [from: number, to: number])[];

/** A card, and the places of the words of the query in its title. */
export interface MarkedCard {
  readonly record: CardRecord;
  readonly marks: Marks;
}

/** Searches that have a file of their own are of these letters, as the inline script of the search page makes the file's name. */
export const CAN_BE_COMMON = /^[a-z]+(?: [a-z]+)*$/;
/** Searches that may be in a shared file: up to three words without figures. */
export const CAN_BE_KNOWN = /^[^\s\d]+( [^\s\d]+){0,2}$/;

/** The file of a common search in the folder of the index: `q/silk-saree.json`. Also in client/boot/query.ts. */
export const commonResultsFile = (query: string): string => `q/${query.replaceAll(' ', '-')}.json`;

/** Searches in one shared file. */
const KNOWN_A_FILE = 4;
/** How many cards the file of a search beside a price has: three pages. */
export const PRICED_CARDS = 60;

/** How many files so many known searches share: a power of two, so that it seldom changes. One at least, as it is asked for. */
export const countKnownFiles = (searches: number): number =>
  2 ** Math.max(0, Math.ceil(Math.log2(searches / KNOWN_A_FILE)));
/** Searches beside a price are fewer. */
export const countPricedFiles = (knownFiles: number): number => Math.max(1, knownFiles / 2);

/** The file of another known search, of so many: `a/17.json`. Also in client/boot/query.ts. */
export const knownResultsFile = (query: string, files: number): string => `a/${hashQuery(query) % files}.json`;

/** The file of a search that stands beside a price: `b/17.json`. Also in client/boot/query.ts. */
export const pricedResultsFile = (query: string, knownFiles: number): string =>
  `b/${hashQuery(query) % countPricedFiles(knownFiles)}.json`;

function hashQuery(query: string): number {
  let hash = 0;
  for (const letter of query) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return hash >>> 0;
}
