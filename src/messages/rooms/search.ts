// Made from ../en/search.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface SearchText {
  readonly failed: (values: { query: string | number }) => string;
  readonly kindMissing: (values: { things: string | number }) => string;
  readonly noExact: string;
  readonly nothingThat: (values: { is: string | number }) => string;
  readonly withWords: (values: { words: string | number }) => string;
  readonly allThings: (values: { missing: string | number; things: string | number }) => string;
  readonly nearestThings: (values: { missing: string | number; things: string | number }) => string;
  readonly thingsWithin: (values: { things: string | number; limits: string | number }) => string;
  readonly noThings: (values: { things: string | number }) => string;
  readonly noThingsNor: (values: { things: string | number; words: string | number }) => string;
  readonly nothingFor: (values: { words: string | number }) => string;
  readonly noNamed: (values: { names: string | number; things: string | number }) => string;
  readonly noOnes: (values: { names: string | number }) => string;
  readonly forAudience: (values: { audience: string | number }) => string;
  readonly forYears: (values: { years: number }) => string;
  readonly inSize: (values: { sizes: string | number }) => string;
  readonly under: (values: { amount: string | number }) => string;
  readonly above: (values: { amount: string | number }) => string;
  readonly between: (values: { from: string | number; to: string | number }) => string;
  readonly moreThings: (values: { count: number; thing: string | number; things: string | number }) => string;
  readonly moreWords: (values: { count: string | number }) => string;
  readonly andLast: (values: { others: string | number; last: string | number }) => string;
  readonly labelAudience: (values: { audience: string | number }) => string;
  readonly labelYears: (values: { years: number }) => string;
  readonly labelSize: (values: { size: string | number }) => string;
  readonly labelUnder: (values: { amount: string | number }) => string;
  readonly labelAbove: (values: { amount: string | number }) => string;
  readonly groupQueries: string;
  readonly groupProducts: string;
  readonly groupHelp: string;
  readonly groupCategories: string;
  readonly groupShops: string;
  readonly fromAmount: (values: { amount: string | number }) => string;
  readonly suggestionCount: (values: { count: number }) => string;
  readonly suggestions: string;
  readonly recent: string;
  readonly recentCount: (values: { count: number }) => string;
  readonly clear: string;
  readonly clearRecent: string;
  readonly searching: string;
  readonly slow: string;
  readonly noSuggestions: (values: { query: string | number }) => string;
  readonly suggestionsFailed: string;
  readonly offline: string;
  readonly helpWith: (values: { query: string | number }) => string;
  readonly nothingFound: (values: { query: string | number }) => string;
  readonly found: (values: { products: string | number; query: string | number }) => string;
  readonly corrected: (values: { query: string | number }) => string;
  readonly checkSpelling: string;
  readonly answers: string;
  readonly removeLimit: (values: { limit: string | number }) => string;
  readonly others: string;
}

export const searchText: SearchText = readRoom('search');
