import { distance } from './distance.ts';
import { type Fold, isDevanagari, simplify, wordsOf } from './fold.ts';
import { markWords } from './mark.ts';
import type { PartReader, Start } from './part-reader.ts';
import { type PageEntry, type SuggestionPart, suggestionPart } from './parts.ts';

/** What the search box offers while a query is typed. */
export interface Suggested {
  /** Whole queries. */
  readonly queries: readonly string[];
  readonly categories: readonly SuggestedPage[];
  readonly sellers: readonly SuggestedPage[];
  /** Numbers of products. */
  readonly numbers: readonly number[];
  /** The places of what was typed in a text. */
  mark(text: string): [from: number, to: number][];
}

export interface SuggestedPage {
  readonly label: string;
  /** The address of its page. */
  readonly path: string;
}

const MOST = { queries: 6, categories: 3, sellers: 2, numbers: 4 };
const SHORTEST = 2;
const MISTAKES = 1;
/** In a shop with more products, a search costs more than suggestions may. */
const MOST_SEARCHED = 10_000;

/**
 * Suggestions for a text whose last word may not be finished. Products for several words that are no known query are searched for; in a
 * large shop they are those of the nearest queries.
 */
export async function suggest(
  typed: string,
  start: Start,
  reader: PartReader,
  search: (query: string) => Promise<{ readonly numbers: readonly number[] }>,
): Promise<Suggested> {
  const words = wordsOf(typed);
  const last = words.at(-1) ?? '';
  const keys = words.map(start.fold);
  const [first, ending] = await Promise.all([keys[0], keys.at(-1)].map((key) => readPart(key, last, start, reader)));
  const whole = select(first, ending, keys, start.fold, isDevanagari(last));
  const before = simplify(typed).slice(0, simplify(typed).lastIndexOf(last)).trim();
  const isPage = whole.categories.length + whole.sellers.length > 0;
  const completed = words.length < 2 || isPage ? [] : complete(ending?.q ?? [], keys.at(-1) as string, start.fold);
  const queries = [...whole.queries.map(([text]) => text), ...completed.map((text) => `${before} ${text}`)];
  const known = whole.queries.flatMap(([, ...numbers]) => numbers);
  const asks = known.length === 0 && words.length > 1 && !isPage;
  const findOthers = async () =>
    start.count > MOST_SEARCHED
      ? listNearest([first, ending], keys, start.fold)
      : (await search(queries[0] ?? typed)).numbers;
  const numbers = asks ? await findOthers() : known;
  const marked = new Set(
    queries
      .flatMap(wordsOf)
      .map(start.fold)
      .filter((key) => keys.some((one) => key.startsWith(one))),
  );
  return {
    queries: [...new Set(queries.map((text) => text.normalize('NFC')))].slice(0, MOST.queries),
    categories: whole.categories.slice(0, MOST.categories),
    sellers: whole.sellers.slice(0, MOST.sellers),
    numbers: [...new Set(numbers)].slice(0, MOST.numbers),
    mark: (text) => markWords(text, marked, start.fold),
  };
}

/** The part with what begins like a key. */
function readPart(key = '', last: string, start: Start, reader: PartReader): Promise<SuggestionPart | undefined> {
  const name = [key.slice(0, 2), key.slice(0, 1)].find((part) => start.suggestions.includes(part));
  return last.length < SHORTEST || name === undefined
    ? Promise.resolve(undefined)
    : reader.read<SuggestionPart>(suggestionPart(name));
}

type Query = SuggestionPart['q'][number];

/** What has words that begin with all keys; queries in the script that was typed first. */
function select(
  first: SuggestionPart | undefined,
  ending: SuggestionPart | undefined,
  keys: readonly string[],
  fold: Fold,
  isHindi: boolean,
): { queries: Query[]; categories: SuggestedPage[]; sellers: SuggestedPage[] } {
  const parts = [...new Set([first, ending])].flatMap((part) => part ?? []);
  const fits = ([text]: Query | PageEntry) => keys.every((key) => begins(text, key, fold));
  const toPages = (lists: readonly PageEntry[]) => {
    const byPath = new Map(lists.filter(fits).map(([label, path]) => [path, { label, path }]));
    return [...byPath.values()];
  };
  const queries = new Map(parts.flatMap(({ q }) => q.filter(fits)).map((query) => [query[0], query]));
  return {
    queries: [...queries.values()].sort(
      ([a], [b]) => Number(isDevanagari(b) === isHindi) - Number(isDevanagari(a) === isHindi),
    ),
    categories: toPages(parts.flatMap(({ c = [] }) => c)),
    sellers: toPages(parts.flatMap(({ s = [] }) => s)),
  };
}

/** The products of the queries that have most of the keys, and at least two. Limits of price are not known of them. */
function listNearest(parts: readonly (SuggestionPart | undefined)[], keys: readonly string[], fold: Fold): number[] {
  if (keys.some((key) => /\d/.test(key))) return [];
  const counted = parts
    .flatMap((part) => part?.q ?? [])
    .map(([text, ...numbers]) => ({ numbers, count: keys.filter((key) => begins(text, key, fold)).length }));
  const most = Math.max(2, ...counted.map(({ count }) => count));
  return counted.filter(({ count }) => count === most).flatMap(({ numbers }) => numbers);
}

/** Single words that the last one may become. */
const complete = (queries: readonly Query[], key: string, fold: Fold): string[] =>
  queries.map(([text]) => text).filter((text) => wordsOf(text).length === 1 && begins(text, key, fold));

/** Whether a word of the text begins with the key, or nearly. */
const begins = (text: string, key: string, fold: Fold): boolean =>
  wordsOf(text).some((word) => {
    const other = fold(word);
    return other.startsWith(key) || (key.length > 3 && distance(key, other.slice(0, key.length), MISTAKES) <= MISTAKES);
  });
