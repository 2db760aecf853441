import { distance } from './words/distance.ts';
import { type Fold, isDevanagari, simplify, wordsOf } from './words/fold.ts';
import { markWords } from './words/mark.ts';
import type { PartReader, Start } from './part-reader.ts';
import { type PageEntry, type SuggestionPart, suggestionPart } from './parts.ts';

/** What the search box offers while a query is typed. */
export interface Suggested {
  /** Whole queries. */
  readonly queries: readonly string[];
  readonly categories: readonly SuggestedPage[];
  readonly sellers: readonly SuggestedPage[];
  /** Pages that answer a question. */
  readonly help: readonly SuggestedPage[];
  /** Numbers of products. */
  readonly numbers: readonly number[];
  /** The places of what was typed in a text. */
  mark(text: string): [from: number, to: number][];
}

interface SuggestedPage {
  readonly label: string;
  /** The address of its page. */
  readonly path: string;
}

/** What a search finds of several words. */
interface Answer {
  readonly numbers: readonly number[];
  readonly help?: SuggestedPage;
}

const MOST = { queries: 6, categories: 3, sellers: 2, help: 2, numbers: 4 };
const SHORTEST = 2;
/** A page of help is suggested from this letter on. */
const SHORTEST_HELP = 3;
const MISTAKES = 1;
/** In a shop with more products, a search costs more than suggestions may. */
const MOST_SEARCHED = 5_000;

/**
 * Suggestions for a text whose last word may not be finished. Products for several words that are no known query are searched for; in a
 * large shop they are those of the nearest queries.
 */
export async function suggest(
  typed: string,
  start: Start,
  reader: PartReader,
  search: (query: string) => Promise<Answer>,
): Promise<Suggested> {
  const words = wordsOf(typed);
  const last = words.at(-1) ?? '';
  const keys = words.map(start.fold);
  const [first, ending] = await Promise.all([keys[0], keys.at(-1)].map((key) => readPart(key, last, start, reader)));
  const whole = select(first, ending, keys, start.fold, isDevanagari(last));
  const before = simplify(typed).slice(0, simplify(typed).lastIndexOf(last)).trim();
  const isPage = whole.categories.length + whole.sellers.length > 0;
  const completed = words.length < 2 || isPage ? [] : complete(ending?.q ?? [], last, start.fold);
  const queries = [...whole.queries.map(([text]) => text), ...completed.map((text) => `${before} ${text}`)];
  const known = whole.queries.flatMap(([, ...numbers]) => numbers);
  const asks = known.length === 0 && words.length > 1 && !isPage;
  const findOthers = async (): Promise<Answer> =>
    start.count > MOST_SEARCHED
      ? { numbers: listNearest([first, ending], keys, start.fold) }
      : search(queries[0] ?? typed);
  const { numbers, help }: Answer = asks ? await findOthers() : { numbers: known };
  const pages = new Map([help ?? [], listHelp(keys, start)].flat().map((page) => [page.path, page]));
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
    help: [...pages.values()].slice(0, MOST.help),
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

/** The pages of help whose titles have words that begin with all keys. */
const listHelp = (keys: readonly string[], { fold, help = [] }: Start): SuggestedPage[] =>
  keys.join('').length < SHORTEST_HELP
    ? []
    : help.filter(([label]) => keys.every((key) => begins(label, key, fold))).map(([label, path]) => ({ label, path }));

/**
 * What has words that begin with all keys. Of queries first those in the script that was typed, then those without a mistake, then those
 * without further words: kinds before attributes.
 */
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
  const orderOf = (text: string) =>
    Number(isDevanagari(text) !== isHindi) * 4 +
    Number(!keys.every((key) => begins(text, key, fold, 0))) * 2 +
    Number(wordsOf(text).length > keys.length);
  const queries = new Map(parts.flatMap(({ q }) => q.filter(fits)).map((query) => [query[0], query]));
  return {
    queries: [...queries.values()].sort(([a], [b]) => orderOf(a) - orderOf(b)),
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

/** Single words of its script that the last one may become. */
const complete = (queries: readonly Query[], last: string, fold: Fold): string[] =>
  queries
    .map(([text]) => text)
    .filter(
      (text) =>
        wordsOf(text).length === 1 && isDevanagari(text) === isDevanagari(last) && begins(text, fold(last), fold),
    );

/** Whether a word of the text begins with the key, or nearly. */
const begins = (text: string, key: string, fold: Fold, mistakes = key.length > 3 ? MISTAKES : 0): boolean =>
  wordsOf(text).some((word) => {
    const other = fold(word);
    return other.startsWith(key) || (mistakes > 0 && distance(key, other.slice(0, key.length), mistakes) <= mistakes);
  });
