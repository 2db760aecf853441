import { readFilters } from './filters.ts';
import { simplify } from './words/fold.ts';
import { markWords } from './words/mark.ts';
import { matchWords } from './match-words.ts';
import { parseQuery } from './words/parse-query.ts';
import { type Names, PartReader, type ReadPart, type Start } from './part-reader.ts';
import { ASKED, BEST, ENOUGH_FOR_HELP } from './parts.ts';
import { AUDIENCES, MISSING, PEOPLE, QUESTION } from './word-types.ts';
import { type Ranked, rank } from './rank.ts';
import { isOf, isPassed, type Slot } from './slot.ts';
import type { FoundWord, Told } from './told.ts';

/** What a query finds. */
export interface Found extends Told {
  /** Numbers of products, the best first. */
  readonly numbers: readonly number[];
  /** The places of the words that were found in a text. */
  mark(text: string): [from: number, to: number][];
}

/** How a query is answered. */
export interface Explained {
  readonly found: Found;
  readonly slots: readonly Slot[];
  readonly ranked: Ranked;
}

export interface Search {
  search(query: string): Promise<Found>;
  /** For suggestions: what is still typed is corrected once it is searched for. */
  preview(query: string): Promise<Found>;
}

/** Opens an index that was made by `catalog/search/search-index.ts`. Nothing is read before the first query. */
export function openSearch(readPart: ReadPart, isHindi = false): Search {
  const explain = openExplained(readPart, isHindi);
  return {
    search: async (query) => (await explain(query)).found,
    preview: async (query) => (await explain(query, false)).found,
  };
}

/** Opens an index for what wants to know how queries are answered. */
export function openExplained(
  readPart: ReadPart,
  isHindi = false,
): (query: string, isThorough?: boolean) => Promise<Explained> {
  const reader = new PartReader(readPart, isHindi);
  return async (query, isThorough = true) => {
    const [start, names] = await Promise.all([reader.start(query), reader.names()]);
    return find(query, start, names, reader, isThorough);
  };
}

/** What few queries need. */
const lookAgain = () => import('./second-look.ts');

async function find(
  query: string,
  start: Start,
  names: Names,
  reader: PartReader,
  isThorough: boolean,
): Promise<Explained> {
  const parsed = parseQuery(query, start.rules);
  const [matched, named, bySku] = await Promise.all([
    matchWords(parsed.terms, start, names, reader, isThorough),
    readFilters(parsed, start, reader),
    parsed.skus.length > 0 ? lookAgain().then(({ findSku }) => findSku(parsed, start, reader)) : undefined,
  ]);
  // A SKU is the whole query.
  const slots = bySku === undefined ? matched : [];
  const joined =
    isThorough &&
    slots.find((slot) => !slot.used && (slot.types === MISSING || slot.found.size === 0) && !isPassed(slot));
  const divided = joined && (await (await lookAgain()).divideWord(joined.typed, start, names, reader));
  if (divided) return find(simplify(query).replace(joined.typed, ` ${divided} `), start, names, reader, false);
  const people = listPeople(slots).filter((name) => !parsed.audience.includes(name));
  const filters = [...named, ...(await readFilters({ sizes: [], audience: people }, start, reader))];
  const first: Ranked = bySku === undefined ? rank(slots, filters) : { numbers: [bySku], exact: 1, left: new Set() };
  const ranked = filters.some((filter) => first.left.has(filter))
    ? await (await lookAgain()).findNearest(first, parsed.price, slots, filters, start, reader)
    : first;
  const { kind, left } = ranked;
  const isOnSale = kind !== undefined && !left.has(kind);
  const [help, ...moreHelp] =
    (mayAsk(slots) && (await import('./find-help.ts')).findHelp(slots, isOnSale, start)) || [];
  const isQuestion = help !== undefined && !isOnSale;
  const isMiss = ranked.numbers.length === 0 && parsed.terms.length > 0;
  const others = isMiss ? await reader.read<number[]>(BEST) : undefined;
  const { price, sizes, age } = parsed;
  const keys = new Set(slots.flatMap((slot) => slot.keys));
  const numbers = isQuestion ? [] : (others ?? ranked.numbers);
  const found = {
    numbers,
    count: numbers.length,
    exact: ranked.exact,
    kind: kind?.name,
    typedKind: kind?.typed.normalize('NFC'),
    lacksKind: kind !== undefined && !isOnSale,
    help,
    moreHelp: isQuestion ? moreHelp : undefined,
    isCapped: slots.some((slot) => slot.isCapped),
    words: slots.map((slot) => describeWord(slot, left)),
    price: price && {
      ...price,
      isDropped: filters.some((filter) => filter.kind === 'price' && left.has(filter)) || undefined,
    },
    sizes,
    audience: [...parsed.audience, ...people],
    age,
    isNearest: left.size > 0,
    mark: (text: string) => markWords(text, keys, start.fold),
  };
  return { found, slots, ranked };
}

/** Whether the words may say enough of one page of help. */
const mayAsk = (slots: readonly Slot[]): boolean =>
  slots.reduce(
    (sum, slot) => sum + Math.max(0, ...slot.help.map(([, weight]) => weight)) + Number(isOf(slot, QUESTION)) * ASKED,
    0,
  ) >= ENOUGH_FOR_HELP;

/** The audiences of the people whom a query names in words that only the index knows. */
const listPeople = (slots: readonly Slot[]): string[] => [
  ...new Set(slots.flatMap((slot) => AUDIENCES.find((name) => isPassed(slot) && isOf(slot, PEOPLE[name])) ?? [])),
];

const describeWord = (slot: Slot, left: ReadonlySet<unknown>): FoundWord => ({
  typed: slot.typed.normalize('NFC'),
  used: slot.used?.normalize('NFC'),
  isDropped: left.has(slot) || undefined,
});
