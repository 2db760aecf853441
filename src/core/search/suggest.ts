import { distance } from './distance.ts';
import { type Fold, isDevanagari, simplify, wordsOf } from './fold.ts';
import { markWords } from './mark.ts';
import type { PartReader, Start } from './part-reader.ts';
import { type Place, type SuggestionPart, suggestionPart } from './parts.ts';

/** What the search box offers while a query is typed. */
export interface Suggested {
  /** Whole queries. */
  readonly queries: readonly string[];
  readonly categories: readonly SuggestedPlace[];
  readonly sellers: readonly SuggestedPlace[];
  /** Numbers of products. */
  readonly numbers: readonly number[];
  /** The places of what was typed in a text. */
  mark(text: string): [from: number, to: number][];
}

export interface SuggestedPlace {
  readonly label: string;
  /** The address of its page. */
  readonly path: string;
}

const MOST = { queries: 6, categories: 3, sellers: 2, numbers: 4 };
const SHORTEST = 2;
const MISTAKES = 1;

/** Suggestions for a text whose last word may not be finished. */
export async function suggest(
  typed: string,
  start: Start,
  reader: PartReader,
  search: (query: string) => Promise<{ readonly numbers: readonly number[] }>,
): Promise<Suggested> {
  const words = wordsOf(typed);
  const last = words.at(-1) ?? '';
  const key = start.fold(last);
  const nothing = { queries: [], categories: [], sellers: [], numbers: [], mark: () => [] };
  const name = [key.slice(0, 2), key.slice(0, 1)].find((part) => start.suggestions.includes(part));
  if (last.length < SHORTEST || name === undefined) return nothing;
  const part = (await reader.read<SuggestionPart>(suggestionPart(name))) ?? { q: [] };
  const before = words.slice(0, -1);
  const fits = (text: string) => begins(text, key, start.fold);
  const entries = part.q.filter(([text]) => fits(text));
  // In the script that was typed, if there are any.
  const isHindi = isDevanagari(last);
  entries.sort((a, b) => Number(isDevanagari(b[0]) === isHindi) - Number(isDevanagari(a[0]) === isHindi));
  const typedBefore = simplify(typed).slice(0, simplify(typed).lastIndexOf(last)).trim();
  const queries = entries
    .filter(([text]) => !before.some((word) => wordsOf(text).includes(word)))
    .slice(0, MOST.queries)
    .map(([text]) => `${typedBefore} ${text}`.trim().normalize('NFC'));
  const numbers =
    before.length === 0
      ? [...new Set(entries.flatMap(([, ...numbers]) => numbers))]
      : (await search(queries[0] ?? typed)).numbers;
  const keys = new Set(
    entries.flatMap(([text]) => wordsOf(text).map(start.fold)).filter((other) => other.startsWith(key)),
  );
  const list = (places: readonly Place[] = [], most: number) =>
    before.length > 0
      ? []
      : places
          .filter(([label]) => fits(label))
          .slice(0, most)
          .map(([label, path]) => ({ label, path }));
  return {
    queries,
    categories: list(part.c, MOST.categories),
    sellers: list(part.s, MOST.sellers),
    numbers: numbers.slice(0, MOST.numbers),
    mark: (text) => markWords(text, keys, start.fold),
  };
}

/** Whether a word of the text begins with the key, or nearly. */
const begins = (text: string, key: string, fold: Fold): boolean =>
  wordsOf(text).some((word) => {
    const other = fold(word);
    return other.startsWith(key) || (key.length > 3 && distance(key, other.slice(0, key.length), MISTAKES) <= MISTAKES);
  });
