import { type Cart, type CartLine, type CartTotals, cartTotals, type LineKey } from './cart.ts';
import type { PriceEntry } from './price-file.ts';

/** A line of the cart beside what the catalogue says of it today. */
export interface PricedLine extends CartLine {
  /**
   * `unchecked` while today's prices are not known; `gone` when the catalogue has the product no more; `sold-out` and
   * `later` when it can't be bought now; `changed` when the price is another than the shopper saw; else `same`.
   */
  readonly state: 'unchecked' | 'gone' | 'sold-out' | 'later' | 'changed' | 'same';
  /** What the shopper saw, where today's price is another. */
  readonly seenPriceMinor?: number;
  /** ISO date from which it can be had (`later`). */
  readonly from?: string;
  readonly making?: PriceEntry['making'];
}

export interface PricedCart extends CartTotals {
  readonly lines: readonly PricedLine[];
  /** Totals count only what can be bought; these can't. */
  readonly unavailable: number;
}

/** Asks what the catalogue says of a SKU: an entry, `null` when it has none, undefined when that is not known. */
export type PriceLookup = (sku: string) => PriceEntry | null | undefined;

/** The one view that drawer, cart page and checkout show. A difference is shown, never hidden. `today` is an ISO date. */
export function priceCart(cart: Cart, lookup: PriceLookup, today: string): PricedCart {
  const lines = cart.lines.map((line) => priceLine(line, lookup(line.sku), today));
  const buyable = lines.filter(isBuyable);
  return { lines, ...cartTotals(buyable), lineCount: lines.length, unavailable: lines.length - buyable.length };
}

export const isBuyable = ({ state }: Pick<PricedLine, 'state'>): boolean =>
  state !== 'gone' && state !== 'sold-out' && state !== 'later';

/** A line that nobody has seen a price of, as the catalogue has it today. */
export type TodaysLine = LineKey &
  (
    | { readonly state: 'gone' }
    | (Pick<PricedLine, 'path' | 'priceMinor' | 'making' | 'from'> & { readonly state: 'sold-out' | 'later' | 'same' })
  );

/**
 * Today's price and stock of a line. `today` is an ISO date. The entry may be undefined, for "not known", only where the line
 * has a price that a shopper saw; a line without one is never `changed` or `unchecked`.
 */
export function priceLine(line: CartLine, entry: PriceEntry | null | undefined, today: string): PricedLine;
export function priceLine(line: LineKey, entry: PriceEntry | null, today: string): TodaysLine;
export function priceLine(
  line: LineKey & { readonly priceMinor?: number },
  entry: PriceEntry | null | undefined,
  today: string,
): object {
  if (entry === undefined) return { ...line, state: 'unchecked' };
  // A size that the product has no more is gone like a product.
  if (entry === null || (line.size !== undefined && entry.sizes?.[line.size] === undefined))
    return { ...line, state: 'gone' };
  const known = { ...line, path: entry.path, priceMinor: entry.priceMinor, making: entry.making };
  const stock = [entry.stock ?? '', entry.sizes?.[line.size ?? ''] ?? ''].filter(
    (state) => state !== '' && state > today,
  );
  if (stock.includes('sold-out')) return { ...known, state: 'sold-out' };
  const from = stock.sort().at(-1);
  if (from !== undefined) return { ...known, state: 'later', from };
  const { priceMinor: seenPriceMinor = entry.priceMinor } = line;
  return seenPriceMinor === entry.priceMinor
    ? { ...known, state: 'same' }
    : { ...known, state: 'changed', seenPriceMinor };
}
