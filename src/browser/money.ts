import { formatMoney } from '../core/money/money.ts';
import { page } from './page.ts';

// All browser code formats money through this file, so the bundler puts it into one chunk with core/money.

/** Minor units as text, in a market's currency and locale: this page's, unless the id of another market is given. */
export function formatAmount(minor: number, market: string = page.market): string {
  const { currency, locale } = page.markets[market] ?? page;
  return formatMoney(minor, currency, locale);
}

/** Minor units of a currency as text, in this page's locale. */
export const formatIn = (currency: string, minor: number): string => formatMoney(minor, currency, page.locale);
