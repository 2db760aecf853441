import { decodeLevels, decodeNumbers } from './postings.ts';
import type { PartReader, Start } from './part-reader.ts';
import { type FilterPart, filterPart, pricePart } from './parts.ts';
import type { ParsedQuery } from './words/parse-query.ts';

/** The products that may be shown, with what that adds to their score. */
export interface Filter {
  readonly kind: 'price' | 'size' | 'audience' | 'age';
  readonly has: (number: number) => boolean;
  /** The products themselves, for a query without words; those that fit best first. */
  readonly list: () => readonly number[];
  /** Of products that are made for whom the query names, above those for everybody. */
  readonly bonus?: (number: number) => number;
  /** Whether prices between two limits of the index are let through. */
  readonly isRough?: boolean;
}

const FITS = 3;

/** Reads what limits the results of a query. A size that no product has does not limit them. */
export async function readFilters(
  parsed: Pick<ParsedQuery, 'price' | 'sizes' | 'audience' | 'age'>,
  start: Start,
  reader: PartReader,
): Promise<Filter[]> {
  const named = [
    ...parsed.sizes.map((size) => ['size', `size-${size}`] as const),
    ...parsed.audience.map((name) => ['audience', name] as const),
    ...(parsed.age === undefined ? [] : [['age', `age-${parsed.age}`] as const]),
  ].filter(([, name]) => start.filters.includes(name));
  const read = await Promise.all([
    readPrice(parsed.price, start, reader),
    ...named.map(([kind, name]) => readNamed(kind, name, reader)),
  ]);
  return read.filter((filter) => filter !== undefined);
}

async function readNamed(kind: Filter['kind'], name: string, reader: PartReader): Promise<Filter | undefined> {
  const part = await reader.read<FilterPart>(filterPart(name));
  if (!part) return undefined;
  const numbers = decodeNumbers(part[0]);
  const levels = decodeLevels(part[1]);
  const areMadeFor = new Map(numbers.map((number, index) => [number, levels[index] !== 0]));
  return {
    kind,
    has: (number) => areMadeFor.has(number),
    list: () => [...new Set([...part[2], ...numbers])],
    bonus: (number) => (areMadeFor.get(number) ? FITS : 0),
  };
}

async function readPrice(price: ParsedQuery['price'], start: Start, reader: PartReader): Promise<Filter | undefined> {
  if (!price) return undefined;
  const { minMinor = 0, maxMinor = Infinity } = price;
  const top = start.prices.find((limit) => limit >= maxMinor);
  // Products at the lower limit are wanted: those to be left out cost less.
  const bottom = start.prices.findLast((limit) => limit < minMinor);
  const readLimit = async (limit: number | undefined) =>
    limit === undefined ? undefined : new Set(decodeNumbers((await reader.read<string>(pricePart(limit))) ?? ''));
  const [within, below] = await Promise.all([readLimit(top), readLimit(bottom)]);
  const has = (number: number) => (within?.has(number) ?? true) && !below?.has(number);
  return {
    kind: 'price',
    has,
    list: () => Array.from({ length: start.count }, (_, number) => number).filter(has),
    isRough: (top !== undefined && top !== maxMinor) || (minMinor > 0 && bottom !== minMinor - 1),
  };
}
