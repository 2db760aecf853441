import type { Cart, CartLine, LineKey } from './cart.ts';
import { type CartTotals, cartTotals } from './cart-totals.ts';
import type { PriceEntry } from '../product/price-file.ts';

/** A line of the cart at today's price. */
export interface PricedLine extends CartLine {
  /**
   * `unchecked` while today's price is unknown; `gone` if the catalogue no longer has the product or size; `sold-out` and `later`
   * if it can't be bought now; `changed` if the price differs from the one that the shopper saw; else `same`.
   */
  readonly state: 'unchecked' | 'gone' | 'sold-out' | 'later' | 'changed' | 'same';
  /** The price that the shopper saw, if it differs. */
  readonly seenPriceMinor?: number;
  /** ISO date from which it is available (`later`). */
  readonly from?: string;
  readonly making?: PriceEntry['making'];
  readonly seller?: PriceEntry['seller'];
  readonly sellerName?: PriceEntry['sellerName'];
  readonly onlyIn?: PriceEntry['onlyIn'];
  readonly onlyInWords?: PriceEntry['onlyInWords'];
  /** Today's maximum retail price, if it is above the price. */
  readonly mrpMinor?: number;
  /** The sizes of the product and their stock today (PriceEntry). */
  readonly sizes?: PriceEntry['sizes'];
}

export interface PricedCart extends CartTotals {
  readonly lines: readonly PricedLine[];
  /** Pieces that can't be bought; totals leave them out. */
  readonly unavailable: number;
}

/** Looks up today's price of a SKU: `null` if the catalogue does not have it, undefined if that is unknown. */
type PriceLookup = (sku: string) => PriceEntry | null | undefined;

/** The cart at today's prices, for drawer, cart page and checkout. `today` is an ISO date. */
export function priceCart(cart: Cart, lookup: PriceLookup, today: string): PricedCart {
  const lines = cart.lines.map((line) => priceLine(line, lookup(line.sku), today));
  const totals = cartTotals(lines.filter(isBuyable));
  return { lines, ...totals, unavailable: cartTotals(lines).totalQuantity - totals.totalQuantity };
}

/** Whether a line can be ordered today. What is unchecked can: the host checks it again. */
export const isBuyable = ({ state }: Pick<PricedLine, 'state'>): boolean =>
  state !== 'gone' && state !== 'sold-out' && state !== 'later';

/** The price and state today of a line without a price that the shopper saw. */
type TodaysLine = LineKey &
  (
    | { readonly state: 'gone' }
    | (Pick<PricedLine, 'path' | 'priceMinor' | 'making' | 'from'> & { readonly state: 'sold-out' | 'later' | 'same' })
  );

/**
 * Today's price and stock of a line. `today` is an ISO date. A line without a price that the shopper saw needs an entry or
 * `null`, and is never `changed` or `unchecked`.
 */
export function priceLine(line: CartLine, entry: PriceEntry | null | undefined, today: string): PricedLine;
export function priceLine(line: LineKey, entry: PriceEntry | null, today: string): TodaysLine;
export function priceLine(
  line: LineKey & { readonly priceMinor?: number },
  entry: PriceEntry | null | undefined,
  today: string,
): object {
  if (entry === undefined) return { ...line, state: 'unchecked' };
  // A size that the product no longer has is gone too.
  if (entry === null || (line.size !== undefined && entry.sizes?.[line.size] === undefined))
    return { ...line, state: 'gone' };
  const known = { ...line, ...entry };
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
