import { type Filter, readFilters } from './filters.ts';
import { markWords } from './mark.ts';
import { matchWords, type Slot } from './match-words.ts';
import { type ParsedQuery, parseQuery } from './parse-query.ts';
import { type Names, PartReader, type ReadPart, type Start } from './part-reader.ts';
import { type SkuPart, skuPartName } from './parts.ts';
import { rank } from './rank.ts';

/** A word of the query as it was understood. */
export interface FoundWord {
  readonly typed: string;
  /** The spelling that was searched for. */
  readonly used?: string;
  /** Nothing fits with it: it was left out. */
  readonly isDropped?: true;
}

/** What a query finds, and how it was understood. */
export interface Found {
  /** Numbers of products, the best first. */
  readonly numbers: readonly number[];
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
  /** The places of the words that were found in a text. */
  mark(text: string): [from: number, to: number][];
}

export interface Search {
  search(query: string): Promise<Found>;
  /** For suggestions: what is still typed is corrected once it is searched for. */
  preview(query: string): Promise<Found>;
}

/** Opens an index that was made by `catalog/queries/search-index.ts`. Nothing is read before the first query. */
export function openSearch(readPart: ReadPart): Search {
  const reader = new PartReader(readPart);
  const search = async (query: string, isThorough: boolean) => {
    const [start, names] = await Promise.all([reader.start(), reader.names()]);
    return find(query, start, names, reader, isThorough);
  };
  return { search: (query) => search(query, true), preview: (query) => search(query, false) };
}

async function find(
  query: string,
  start: Start,
  names: Names,
  reader: PartReader,
  isThorough: boolean,
): Promise<Found> {
  const parsed = parseQuery(query, start.rules);
  const [slots, filters, bySku] = await Promise.all([
    matchWords(parsed.terms, start, names, reader, isThorough),
    readFilters(parsed, start, reader),
    findSku(parsed, start, reader),
  ]);
  const ranked = rank(slots, filters);
  const { price, sizes, audience, age } = parsed;
  const common = { sizes, audience, age };
  const keys = new Set(slots.flatMap((slot) => slot.keys));
  const mark = (text: string) => markWords(text, keys, start.fold);
  if (bySku !== undefined) return { ...common, numbers: [bySku], isCapped: false, words: [], isNearest: false, mark };
  return {
    ...common,
    numbers: ranked.numbers,
    isCapped: slots.some((slot) => slot.isCapped),
    words: slots.map((slot) => describeWord(slot, ranked.left)),
    price: price && describePrice(price, filters, ranked.left),
    isNearest: ranked.left.size > 0,
    mark,
  };
}

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
