import { distance } from './words/distance.ts';
import { type Fold, simplify, wordsOf } from './words/fold.ts';
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
  /** Whether something of what was asked for was left out. */
  readonly isNearest?: boolean;
}

const MOST = { queries: 6, categories: 3, sellers: 2, help: 2, numbers: 4 };
const SHORTEST = 2;
/** A page of help is suggested from this letter on. */
const SHORTEST_HELP = 3;
const MISTAKES = 1;
/** A text of more words is a sentence, which is looked for as it is. */
const LONGEST_PHRASE = 3;
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
  const isShort = words.length < 2 && last.length < SHORTEST;
  const [first, ending] = await Promise.all(
    [keys[0], keys.at(-1)].map((key) => (isShort ? undefined : readPart(key, start, reader))),
  );
  const whole = select(first, ending, keys, last, start);
  const before = simplify(typed).slice(0, simplify(typed).lastIndexOf(last)).trim();
  const isPage = whole.categories.length + whole.sellers.length > 0;
  const completed = words.length < 2 || isPage ? [] : complete(ending?.q ?? [], last, start);
  const known = whole.queries.flatMap(([, ...numbers]) => numbers);
  const answers = listHelp(keys, start);
  const asks = known.length === 0 && (words.length > 1 || (last.length > SHORTEST && answers.length === 0)) && !isPage;
  const findOthers = async (): Promise<Answer & { readonly query?: string }> => {
    if (start.count > MOST_SEARCHED) return { numbers: listNearest([first, ending], keys, start.fold) };
    // A word that what is wanted does not have is no way to finish it: "gift frock".
    const query = completed[0] && words.length <= LONGEST_PHRASE ? `${before} ${completed[0]}` : undefined;
    const finished = query ? await search(query) : undefined;
    return finished && !finished.isNearest ? { ...finished, query } : search(last.length < SHORTEST ? before : typed);
  };
  const { numbers, help, query } = asks ? await findOthers() : { numbers: known };
  const queries = [...whole.queries.map(([text]) => text), ...(query ? [query] : [])];
  const pages = new Map([help ?? [], answers].flat().map((page) => [page.path, page]));
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
async function readPart(key = '', start: Start, reader: PartReader): Promise<SuggestionPart | undefined> {
  const name = [key.slice(0, 2), key.slice(0, 1)].find((part) => start.suggestions.includes(part));
  return name === undefined ? undefined : reader.read<SuggestionPart>(suggestionPart(name));
}

type Query = SuggestionPart['q'][number];

/** The pages of help whose titles have words that begin with all keys. */
const listHelp = (keys: readonly string[], { fold, help = [] }: Start): SuggestedPage[] =>
  keys.join('').length < SHORTEST_HELP
    ? []
    : help.filter(([label]) => keys.every((key) => begins(label, key, fold))).map(([label, path]) => ({ label, path }));

/**
 * What has words that begin with all keys. Of queries those in the script of the page, if there are some; first those that begin as is typed, then
 * those without a mistake, then those without further words: kinds before attributes.
 */
function select(
  first: SuggestionPart | undefined,
  ending: SuggestionPart | undefined,
  keys: readonly string[],
  last: string,
  start: Start,
): { queries: Query[]; categories: SuggestedPage[]; sellers: SuggestedPage[] } {
  const { fold } = start;
  const parts = [...new Set([first, ending])].flatMap((part) => part ?? []);
  const fits = ([text]: Query | PageEntry) => keys.every((key) => begins(text, key, fold));
  const toPages = (lists: readonly PageEntry[]) => {
    const isSure = ([label]: PageEntry) =>
      beginsLiterally(label, last) || last.length > SHORTEST_SOUND || isLatin(label) !== isLatin(last);
    const fitting = lists.filter(fits).filter(isSure);
    return [...new Map(fitting.map(([label, path]) => [path, { label, path }])).values()];
  };
  const orderOf = (text: string) =>
    Number(!beginsLiterally(text, last)) * 4 +
    Number(!keys.every((key) => begins(text, key, fold, 0))) * 2 +
    Number(wordsOf(text).length > keys.length);
  const queries = new Map(parts.flatMap(({ q }) => q.filter(fits)).map((query) => [query[0], query]));
  const sorted = inPageScript([...queries.values()], ([text]) => text, start).sort(
    ([a], [b]) => orderOf(a) - orderOf(b),
  );
  const literal = sorted.filter(([text]) => beginsLiterally(text, last));
  return {
    queries: literal.length < ENOUGH_LITERAL ? sorted : literal,
    categories: toPages(parts.flatMap(({ c = [] }) => c)),
    sellers: toPages(parts.flatMap(({ s = [] }) => s)),
  };
}

/** Fewer letters sound like too much. */
const SHORTEST_SOUND = 3;
const isLatin = (text: string): boolean => /[a-z]/i.test(text);

/** With so many that begin as is typed, what only sounds so is left out. */
const ENOUGH_LITERAL = 2;

const beginsLiterally = (text: string, typed: string): boolean => wordsOf(text).some((word) => word.startsWith(typed));

/** What is in the script of the page, or all where nothing is. */
function inPageScript<T>(list: readonly T[], textOf: (one: T) => string, { script = 'Latin' }: Start): T[] {
  const pattern = new RegExp(`\\p{Script=${script}}`, 'u');
  const own = list.filter((one) => pattern.test(textOf(one)));
  return own.length > 0 ? own : [...list];
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
const complete = (queries: readonly Query[], last: string, start: Start): string[] =>
  inPageScript(
    queries.map(([text]) => text).filter((text) => wordsOf(text).length === 1 && beginsLiterally(text, last)),
    (text) => text,
    start,
  );

/** Whether a word of the text begins with the key, or nearly. */
const begins = (text: string, key: string, fold: Fold, mistakes = key.length > 3 ? MISTAKES : 0): boolean =>
  // "Tshirt" is a T-shirt.
  [...wordsOf(text), wordsOf(text).join('')].some((word) => {
    const other = fold(word);
    return other.startsWith(key) || (mistakes > 0 && distance(key, other.slice(0, key.length), mistakes) <= mistakes);
  });
