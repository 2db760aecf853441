import { type Filter, readFilters } from './filters.ts';
import { markWords } from './words/mark.ts';
import { matchWords } from './match-words.ts';
import { type ParsedQuery, parseQuery } from './words/parse-query.ts';
import { type Names, PartReader, type ReadPart, type Start } from './part-reader.ts';
import { findHelp } from './find-help.ts';
import { BEST, type SkuPart, skuPartName } from './parts.ts';
import { AUDIENCES, PEOPLE } from './word-types.ts';
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
export function openSearch(readPart: ReadPart): Search {
  const explain = openExplained(readPart);
  return {
    search: async (query) => (await explain(query)).found,
    preview: async (query) => (await explain(query, false)).found,
  };
}

/** Opens an index for what wants to know how queries are answered. */
export function openExplained(readPart: ReadPart): (query: string, isThorough?: boolean) => Promise<Explained> {
  const reader = new PartReader(readPart);
  return async (query, isThorough = true) => {
    const [start, names] = await Promise.all([reader.start(), reader.names()]);
    return find(query, start, names, reader, isThorough);
  };
}

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
    findSku(parsed, start, reader),
  ]);
  // A SKU is the whole query.
  const slots = bySku === undefined ? matched : [];
  const people = listPeople(slots).filter((name) => !parsed.audience.includes(name));
  const filters = [...named, ...(await readFilters({ sizes: [], audience: people }, start, reader))];
  const ranked: Ranked = bySku === undefined ? rank(slots, filters) : { numbers: [bySku], exact: 1, left: new Set() };
  const { kind, left } = ranked;
  const isOnSale = kind !== undefined && !left.has(kind);
  const [help, ...moreHelp] = findHelp(slots, isOnSale, start) ?? [];
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
    price: price && describePrice(price, filters, left),
    sizes,
    audience: [...parsed.audience, ...people],
    age,
    isNearest: left.size > 0,
    mark: (text: string) => markWords(text, keys, start.fold),
  };
  return { found, slots, ranked };
}

/** The audiences of the people whom a query names in words that only the index knows. */
const listPeople = (slots: readonly Slot[]): string[] => [
  ...new Set(slots.flatMap((slot) => AUDIENCES.find((name) => isPassed(slot) && isOf(slot, PEOPLE[name])) ?? [])),
];

async function findSku({ skus }: ParsedQuery, start: Start, reader: PartReader): Promise<number | undefined> {
  const found = await Promise.all(
    skus.map(async (key) => (await reader.read<SkuPart>(skuPartName(key, start.skus)))?.[key]),
  );
  return found.find((number) => number !== undefined);
}

const describeWord = (slot: Slot, left: ReadonlySet<unknown>): FoundWord => ({
  typed: slot.typed.normalize('NFC'),
  used: slot.used?.normalize('NFC'),
  isDropped: left.has(slot) || undefined,
});

function describePrice(
  price: NonNullable<ParsedQuery['price']>,
  filters: readonly Filter[],
  left: ReadonlySet<unknown>,
): NonNullable<Found['price']> {
  const filter = filters.find(({ kind }) => kind === 'price');
  return { ...price, isExact: !filter?.isRough, isDropped: left.has(filter) || undefined };
}
