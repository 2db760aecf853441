import type { CardRecord } from '../listing/card-record.ts';
import type { Told } from './told.ts';

/**
 * The results of a common search, found when the site was built: a page of results then needs neither the index nor the code that reads it. The
 * search page names the searches that have such a file in the folder of the index.
 */
export interface CommonResults {
  readonly told: Told;
  /** The products of the first page. */
  readonly cards: readonly MarkedCard[];
  /** `src` and `srcset` of the pictures of the first cards, which the page asks for before its scripts have come. */
  readonly pictures: readonly (readonly [src: string, srcset: string])[];
}

/** Number of pictures of results that are asked for at once. */
export const EAGER_PICTURES = 4;

/** A card, and the places of the words of the query in its title. */
export interface MarkedCard {
  readonly record: CardRecord;
  readonly marks: readonly (readonly [from: number, to: number])[];
}

/** Searches that have such a file are of these letters, as the inline script of the search page makes the file's name. */
export const CAN_BE_COMMON = /^[a-z]+(?: [a-z]+)*$/;

/** The file of a common search in the folder of the index: `q/silk-saree.json`. Also in client/boot/query.ts. */
export const commonResultsFile = (query: string): string => `q/${query.replaceAll(' ', '-')}.json`;
