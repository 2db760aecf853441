import { formatMoney } from '../../core/money.ts';
import { page } from '../platform/page.ts';

/** Minor units as text, in a market's currency and locale: this page's, unless the id of another market is given. */
export function formatAmount(minor: number, market: string = page.market): string {
  const { currency, locale } = page.markets[market] ?? page;
  return formatMoney(minor, currency, locale);
}
