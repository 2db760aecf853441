import type { ParsedQuery } from './words/parse-query.ts';

/** A word of the query as it was understood. */
export interface FoundWord {
  readonly typed: string;
  /** The spelling that was searched for. */
  readonly used?: string;
  /** Nothing fits with it: it was left out. */
  readonly isDropped?: true;
}

/** What shoppers read above results: how many products a query finds, and how it was understood. */
export interface Told {
  readonly count: number;
  /** Of a very common word only the best products are known. */
  readonly isCapped: boolean;
  readonly words: readonly FoundWord[];
  /** Limits in minor units, inclusive. Unless it is exact, results may cost a little more or less. */
  readonly price?: ParsedQuery['price'] & { readonly isExact: boolean; readonly isDropped?: true };
  readonly sizes: readonly string[];
  readonly audience: readonly string[];
  /** In years. */
  readonly age?: number;
  /** Nothing fits everything: the results are the nearest. */
  readonly isNearest: boolean;
  /** How many of the first products fit everything; what follows is of the same kind. */
  readonly exact: number;
  /** What kind of thing was understood to be wanted, as it is called. */
  readonly kind?: string;
  /** What it is called in the query. */
  readonly typedKind?: string;
  /** There is nothing of that kind: the results are of the nearest. */
  readonly lacksKind: boolean;
  /** The page that answers the question that was understood. */
  readonly help?: HelpLink;
  /** Where nothing is on sale that was asked for: further pages of help, those that have most to do with it first. */
  readonly moreHelp?: readonly HelpLink[];
}

/** A page of help, or a part of one: "Shipping information: Cash on delivery". */
export interface HelpLink {
  readonly label: string;
  readonly path: string;
  /** A line of what it answers. */
  readonly text?: string;
}

/** Nothing fits at all: the products are those that others buy. */
export const isMiss = ({ exact, help, count }: Told): boolean => exact === 0 && count > 0 && !help;
