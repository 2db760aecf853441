import { cardsText } from '../../messages/rooms/cards.ts';
import type { FacetTableFile, FacetValue, NumberColumnFile } from './table-file.ts';

/** Ids of the facets that every shop has. The others are named in facets.json. */
export const PRICE = 'price';
export const RATING = 'rating';
export const DISCOUNT = 'discount';
export const AVAILABILITY = 'availability';
export const SELLER = 'seller';
/** Country of origin, by which lists must be filterable and sortable: see `catalog/facets/facet-row.ts`. */
export const ORIGIN = 'origin';
/** All of these. */
export const BUILT_IN = [PRICE, RATING, DISCOUNT, AVAILABILITY, SELLER, ORIGIN] as const;
/** The value of `AVAILABILITY` for what can be bought now. */
export const IN_STOCK = 'in-stock';

/** Ratings from which products are offered, in tenths of a star. */
const RATING_STEPS = [45, 40, 35, 30];
/** Savings from which products are offered, in percent. */
const DISCOUNT_STEPS = [70, 50, 40, 30, 20, 10];

/** A facet of a table. A facet of numbers has ranges of them as its values. */
export interface Facet {
  readonly id: string;
  readonly label: string;
  readonly rank: number;
  /** `set`: values; `range`: prices between two amounts; `least`: numbers from one on. */
  readonly kind: 'set' | 'range' | 'least';
  readonly values: readonly FacetValue[];
  /** By code: indexes of its values. */
  readonly sets: readonly (readonly number[])[];
  /** By code: its number, in facets of numbers. */
  readonly numbers: readonly number[];
  /** For each product a code. */
  readonly codes: ArrayLike<number>;
}

/** The facets of the products of a list, in its order. Products are named by their index in that list. */
export interface FacetTable {
  readonly count: number;
  readonly facets: readonly Facet[];
  readonly price: Facet;
  /** Day of publication of each product, where the catalogue has it. */
  readonly newest?: NumberColumnFile;
}

/** The facets of a list as its data file has them, in the order of the panel: price first, those of judgement last. */
export function decodeTable(file: FacetTableFile): FacetTable {
  const price = makePrice(file);
  const facets: Facet[] = [
    price,
    ...makeLeast(DISCOUNT, cardsText.discount, file.discount, DISCOUNT_STEPS, (step) => String(step)),
    ...makeLeast(RATING, cardsText.customerRating, file.rating, RATING_STEPS, (step) => String(step / 10)),
    ...file.facets.map(
      (column): Facet => ({
        ...column,
        kind: 'set',
        numbers: [],
        codes: Uint16Array.from(column.codes),
      }),
    ),
  ];
  return {
    count: file.count,
    facets: facets.sort((a, b) => a.rank - b.rank),
    price,
    newest: file.newest,
  };
}

/** Places of the facets of numbers: the price comes first, those that are judged by come after the facets of the catalogue. */
const RANKS: Readonly<Record<string, number>> = { [PRICE]: -1, [RATING]: 1000, [DISCOUNT]: 1001 };

function makePrice({ price, priceSteps }: FacetTableFile): Facet {
  const ends = [...priceSteps, Number.POSITIVE_INFINITY];
  const ranges = ends.map((end, index) => ({ from: priceSteps[index - 1] ?? 0, to: end }));
  return {
    id: PRICE,
    label: cardsText.price,
    rank: RANKS[PRICE] ?? 0,
    kind: 'range',
    values: ranges.map((range) => {
      const id = formatRange(range);
      return { id, label: id };
    }),
    sets: price.numbers.map((number) =>
      ranges.flatMap(({ from, to }, index) => (number >= from && number <= to ? [index] : [])),
    ),
    numbers: price.numbers,
    codes: Uint16Array.from(price.codes),
  };
}

function makeLeast(
  id: string,
  label: string,
  column: NumberColumnFile | undefined,
  steps: readonly number[],
  nameOf: (step: number) => string,
): Facet[] {
  if (!column) return [];
  const facet: Facet = {
    id,
    label,
    rank: RANKS[id] ?? 0,
    kind: 'least',
    values: steps.map((step) => ({ id: nameOf(step), label: nameOf(step) })),
    sets: column.numbers.map((number) => steps.flatMap((step, index) => (number >= step ? [index] : []))),
    numbers: column.numbers,
    codes: Uint16Array.from(column.codes),
  };
  return [facet];
}

/** A range of amounts in minor units; both ends belong to it. */
interface AmountRange {
  readonly from: number;
  readonly to: number;
}

/** `-500`, `200-500`, `1000-`: a range in addresses, in hundreds of minor units (rupees). */
export const formatRange = ({ from, to }: AmountRange): string =>
  `${from === 0 ? '' : from / 100}-${to === Number.POSITIVE_INFINITY ? '' : to / 100}`;

const RANGE = /^(\d{1,9}(?:\.\d{1,2})?)?-(\d{1,9}(?:\.\d{1,2})?)?$/;

/**
 * Reads what `formatRange` writes, and a range whose ends are the other way round; undefined for anything else, and for a range without ends or without
 * an amount in it.
 */
export function parseRange(text: string): AmountRange | undefined {
  const [, from, to] = RANGE.exec(text) ?? [];
  if (from === undefined && to === undefined) return undefined;
  const ends = [toMinor(from) ?? 0, toMinor(to) ?? Number.POSITIVE_INFINITY];
  const range = { from: Math.min(...ends), to: Math.max(...ends) };
  return range.to > 0 ? range : undefined;
}

const toMinor = (amount: string | undefined): number | undefined =>
  amount === undefined ? undefined : Math.round(Number(amount) * 100);
