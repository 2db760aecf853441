import { decodeLevels, decodeNumbers } from './postings.ts';
import type { PartReader, Start } from './part-reader.ts';
import { type FilterPart, filterPart, pricePart, type PriceStep, priceStepPart } from './parts.ts';
import type { ParsedQuery } from './words/parse-query.ts';

/** The products that may be shown, with what that adds to their score. */
export interface Filter {
  readonly kind: 'price' | 'size' | 'audience' | 'age' | 'denied';
  /** Of those of audiences and the like. */
  readonly names?: readonly string[];
  readonly has: (number: number) => boolean;
  /** The products themselves, for a query without words; those that fit best first. */
  readonly list: () => readonly number[];
  /** Whether it is kept where nothing fits: what is asked for a child is not shown for grown-ups. */
  readonly isFixed?: boolean;
  /** Of products that are made for whom the query names, above those for everybody. */
  readonly bonus?: (number: number) => number;
}

const FITS = 3;

/** Reads what limits the results of a query. A size that no product has does not limit them. Of several audiences one is enough. */
export async function readFilters(
  { price, sizes, audience, age }: Pick<ParsedQuery, 'price' | 'sizes' | 'audience' | 'age'>,
  start: Start,
  reader: PartReader,
): Promise<Filter[]> {
  const read = await Promise.all([
    readPrice(price, start, reader),
    ...sizes.map((size) => readNamed('size', [`size-${size}`], start, reader)),
    readNamed('audience', audience, start, reader),
    readNamed('age', age === undefined ? [] : [`age-${age}`], start, reader),
  ]);
  return read.filter((filter) => filter !== undefined);
}

/** The products that fit one of these filters, those that fit more of them better. */
async function readNamed(
  kind: Filter['kind'],
  names: readonly string[],
  { filters }: Start,
  reader: PartReader,
): Promise<Filter | undefined> {
  const known = names.filter((name) => filters.includes(name));
  const parts = await Promise.all(known.map((name) => reader.read<FilterPart>(filterPart(name))));
  const fitting = new Map<number, number>();
  for (const part of parts) {
    const levels = decodeLevels(part?.[1] ?? '');
    for (const [index, number] of decodeNumbers(part?.[0] ?? '').entries())
      fitting.set(number, (fitting.get(number) ?? 0) + (levels[index] === 0 ? 0 : FITS));
  }
  if (fitting.size === 0) return undefined;
  const best = parts.flatMap((part) => part?.[2] ?? []);
  const bonus = (number: number) => fitting.get(number) ?? 0;
  return {
    kind,
    names: known,
    has: (number) => fitting.has(number),
    list: () => [...new Set([...best, ...fitting.keys()])].sort((a, b) => bonus(b) - bonus(a)),
    bonus,
  };
}

export type Price = NonNullable<ParsedQuery['price']>;

async function readPrice(price: Price | undefined, start: Start, reader: PartReader): Promise<Filter | undefined> {
  if (!price) return undefined;
  const { minMinor = 0, maxMinor = Infinity } = price;
  const [within, below] = await Promise.all([maxMinor, minMinor - 1].map((limit) => readUpTo(limit, start, reader)));
  const has = (number: number) => (within?.has(number) ?? true) && !(below?.has(number) ?? true);
  return { kind: 'price', has, list: () => listNumbers(start).filter(has) };
}

const listNumbers = ({ count }: Start): number[] => Array.from({ length: count }, (_, number) => number);

/** The products up to a price; undefined for all of them. */
async function readUpTo(limit: number, { prices }: Start, reader: PartReader): Promise<Set<number> | undefined> {
  const top = prices.findIndex((other) => other >= limit);
  if (top < 0 || limit === prices.at(-1)) return undefined;
  const isBetween = prices[top] !== limit;
  const known = isBetween ? prices[top - 1] : limit;
  const [upTo = '', step] = await Promise.all([
    known === undefined ? undefined : reader.read<string>(pricePart(known)),
    isBetween && limit >= 0 ? readStep(prices[top] as number, reader) : undefined,
  ]);
  const between = step?.filter(([, price]) => price <= limit) ?? [];
  return new Set([...decodeNumbers(upTo), ...between.map(([number]) => number)]);
}

/** The products between a limit of prices and the one before it, with what they cost in minor units. */
export async function readStep(limit: number, reader: PartReader): Promise<[number: number, price: number][]> {
  const [numbers, prices] = (await reader.read<PriceStep>(priceStepPart(limit))) ?? ['', []];
  return decodeNumbers(numbers).map((number, index) => [number, prices[index] ?? 0]);
}
