import { decimalsOf } from './format-price.ts';

/** Minor units as text with all decimals, for columns of amounts: "₹45.00", "− ₹29.90" for a negative one. */
export function formatSigned(minor: number, currency: string, locale: string): string {
  const amount = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return `${minor < 0 ? '−\u00a0' : ''}${amount.format(Math.abs(minor) / 10 ** decimalsOf(currency))}`;
}
