import { localFormat } from '../../messages/language.ts';
import type { Market } from '../../catalog/model.ts';
import type { Site } from '../../catalog/site/site.ts';
import { formatMoney } from '../../core/money/format-price.ts';
import { declarationsText } from '../../messages/rooms/declarations.ts';
import { listingsText } from '../../messages/rooms/listings.ts';
import { termsText } from '../../messages/rooms/terms.ts';

/** Minor units as text in a market's currency and locale. */
export const formatAmount = (minor: number, market: Pick<Market, 'currency' | 'locale'>): string =>
  formatMoney(minor, market.currency, market.locale);

/** "from ₹67": the lowest price of the market's category at this address; undefined when there is none. */
export function priceFrom(site: Site, path: string, market = site.defaultMarket): string | undefined {
  const lowest = site.index.lowestPriceAt(market, path);
  return lowest === undefined ? undefined : listingsText.priceFrom({ amount: formatAmount(lowest, market) });
}

/** What delivery costs in a market, in one sentence. */
export function describeFee(market: Market): string {
  const { feeMinor, freeFromMinor } = market.delivery;
  if (feeMinor === 0) return termsText.alwaysFree;
  const fee = formatAmount(feeMinor, market);
  return freeFromMinor === undefined
    ? termsText.costs({ fee })
    : termsText.freeFrom({ from: formatAmount(freeFromMinor, market), fee });
}

/** What cash on delivery costs, in one sentence; undefined in a market without it. */
export function describeCash(market: Market): string | undefined {
  const { cashOnDeliveryFeeMinor } = market.delivery;
  if (cashOnDeliveryFeeMinor === undefined) return undefined;
  return cashOnDeliveryFeeMinor === 0
    ? termsText.cashFree
    : termsText.cashFee({ fee: formatAmount(cashOnDeliveryFeeMinor, market) });
}

/** What delivery and cash on delivery cost, and how long returns are taken, in sentences. */
export const describeTerms = (market: Market): string =>
  [describeFee(market), describeCash(market), termsText.returns({ days: market.returns.days })]
    .filter(Boolean)
    .join(' ');

const numbers = new Map<string, Intl.NumberFormat>();
/** A count with the locale's grouping: "1,42,999" in `en-IN`. */
export function formatCount(count: number, locale: string): string {
  let formatter = numbers.get(locale);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale);
    numbers.set(locale, formatter);
  }
  return formatter.format(count);
}

/** "250 g" or "1.2 kg". */
export const formatWeight = (grams: number): string =>
  grams < 1000 ? declarationsText.grams({ weight: grams }) : declarationsText.kilograms({ weight: grams / 1000 });

const days = localFormat(Intl.DateTimeFormat, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
/** An ISO date as text: "2 Nov 2025". Dates of the catalogue are days in India; formatting in UTC keeps them. */
export const formatDay = (isoDate: string): string => days.format(new Date(`${isoDate.slice(0, 10)}T00:00:00Z`));

const months = localFormat(Intl.DateTimeFormat, { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** An ISO month as text: "2019-04" is "April 2019". */
export const formatMonth = (isoMonth: string): string => months.format(new Date(`${isoMonth}-01T00:00:00Z`));

/** The `tel:` link of a telephone number. */
export const telLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
