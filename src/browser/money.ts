import { formatMoney } from '../core/money/format-price.ts';
import { cartText } from '../messages/rooms/cart.ts';
import { page } from './page.ts';

// All browser code formats money through this file, so the bundler puts it into one chunk with core/money.

/** Minor units as text, in a market's currency and locale: this page's, unless the id of another market is given. */
export function formatAmount(minor: number, market: string = page.market): string {
  const { currency, locale } = page.markets[market] ?? page;
  return formatMoney(minor, currency, locale);
}

/** What the pieces of a line cost together, and one of them where there are several: "₹598", "₹299 each". */
export const linePrice = (
  { priceMinor, quantity }: { readonly priceMinor: number; readonly quantity: number },
  market?: string,
): { readonly price: string; readonly each: string | undefined } => ({
  price: formatAmount(priceMinor * quantity, market),
  each: quantity > 1 ? cartText.each({ price: formatAmount(priceMinor, market) }) : undefined,
});

/** Minor units of a currency as text, in this page's locale. */
export const formatIn = (currency: string, minor: number): string => formatMoney(minor, currency, page.locale);
