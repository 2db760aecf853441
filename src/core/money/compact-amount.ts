import { currentLocale } from '../../messages/language.ts';

/** Writes amounts in whole units of a currency in short, for the axis of a chart: "₹1.2L". `currency` is an ISO 4217 code. */
export const compactAmounts = (currency: string): Intl.NumberFormat =>
  new Intl.NumberFormat(currentLocale(), {
    style: 'currency',
    currency,
    notation: 'compact',
    maximumFractionDigits: 1,
  });
