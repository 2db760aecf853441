import { lineId } from '../core/cart/cart.ts';
import type { Quote, WantedLine } from '../contract/order-requests.ts';
import { type OrderAmounts, type OrderFees, orderTotal, type PaymentMethod } from '../core/order/order-total.ts';
import { isBuyable, type PricedCart, type PricedLine } from '../core/cart/priced-cart.ts';

/** What the checkout shows before an order is sent. What it needs to send one is in orders/checkout-check.ts. */

/** A line of the review. */
export interface ReviewLine extends WantedLine {
  readonly title: string;
  readonly path: string;
  readonly priceMinor: number;
  /** Whether it can be ordered now. */
  readonly isOpen: boolean;
  /** Pieces that can be ordered, where there are some but fewer than wanted. */
  readonly left?: number | undefined;
  readonly making?: PricedLine['making'];
  readonly picture?: string;
  /** The price that the shopper saw before, if it differs. */
  readonly seenPriceMinor?: number;
}

export interface Review {
  readonly lines: readonly ReviewLine[];
  readonly amounts: OrderAmounts;
  /** What the offers give that hold, as the host says. */
  readonly offers?: readonly string[] | undefined;
}

/** The host's last quote and the payment method that it is for. */
export interface Quoted {
  readonly quote: Quote;
  readonly payment: PaymentMethod;
}

/**
 * The cart as it would be ordered now. Prices and stock of the host's quote take precedence over the price files. Its amounts
 * are used if it is for exactly these lines and this payment method; otherwise they are computed with the same rules, without offers.
 */
export function reviewCart(cart: PricedCart, fees: OrderFees, payment: PaymentMethod, quoted?: Quoted): Review {
  const known = new Map(quoted?.quote.lines.map((line) => [lineId(line), line]));
  const lines = cart.lines.map((line): ReviewLine => {
    const said = known.get(lineId(line));
    const { sku, size, quantity, title, path, picture, making } = line;
    const priceMinor = said?.priceMinor ?? line.priceMinor;
    const seen = line.seenPriceMinor ?? line.priceMinor;
    return {
      sku,
      size,
      quantity,
      title,
      path,
      priceMinor,
      isOpen: said ? said.state === 'ok' : isBuyable(line),
      left: said?.left,
      making,
      picture,
      seenPriceMinor: seen === priceMinor ? undefined : seen,
    };
  });
  const itemsMinor = lines.reduce((sum, line) => sum + (line.isOpen ? line.priceMinor * line.quantity : 0), 0);
  const isAsked = quoted?.payment === payment && areSame(openLines(lines), quoted.quote.lines.filter(isOk));
  return isAsked
    ? { lines, amounts: quoted.quote.amounts, offers: quoted.quote.offers }
    : { lines, amounts: orderTotal(fees, itemsMinor, payment) };
}

const isOk = ({ state }: Quote['lines'][number]): boolean => state === 'ok';

/** A line as the API takes it. */
export const wantedLine = ({ sku, size, quantity }: WantedLine): WantedLine => ({ sku, size, quantity });

/** The lines that can be ordered. */
export const openLines = (lines: readonly ReviewLine[]): WantedLine[] =>
  lines.filter(({ isOpen }) => isOpen).map(wantedLine);

const areSame = (a: readonly WantedLine[], b: readonly WantedLine[]): boolean => {
  const list = (lines: readonly WantedLine[]): string =>
    lines
      .map((line) => `${lineId(line)} ${line.quantity}`)
      .sort()
      .join('\n');
  return list(a) === list(b);
};
