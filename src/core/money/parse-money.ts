import { decimalsOf } from './format-price.ts';
import { withLatinFigures } from '../text/latin-digits.ts';
import { trimEndOf } from '../text/strings.ts';

/** The currency's sign or word in front of or behind the figures, as exports write it: "₹ ", "Rs\n", "Rs.", "INR", "499/-". */
const MARKS: Readonly<Record<string, string>> = { INR: '₹|rs\\.?', AED: 'د\\.إ\\.?|dhs?\\.?', USD: '\\$' };
const marksByCurrency = new Map<string, RegExp>();

function marksOf(currency: string): RegExp {
  let marks = marksByCurrency.get(currency);
  if (!marks) {
    const words = [currency, MARKS[currency] ?? []].flat().join('|');
    marks = new RegExp(`^(?:${words})|(?:${words}|/-)$`, 'gi');
    marksByCurrency.set(currency, marks);
  }
  return marks;
}

/** Digits in groups of two or three (Indian and Western grouping), or none at all, then decimals. */
const AMOUNT = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d+))?$/;

/**
 * Reads an amount in major units: 499, 499.5, "14,300.00", "₹4,99,999", "Rs\n1699", "४९९".
 * Returns integer minor units, or undefined for anything that is not exactly one amount in that currency.
 *
 * @param currency ISO 4217 code
 * @example parseMoney('₹4,99,999', 'INR') // 49999900
 */
export function parseMoney(value: unknown, currency: string): number | undefined {
  if (typeof value === 'number') return toMinor(String(value), currency);
  if (typeof value !== 'string') return undefined;
  const text = withLatinFigures(value).trim().replace(marksOf(currency), '').trim();
  if (!AMOUNT.test(text)) return undefined;
  return toMinor(text.replaceAll(',', ''), currency);
}

/**
 * Three decimals as text, where a currency has two: "14.300" is 14.30 here, and 14,300 where a point parts thousands. Where it has three, "1,250" is a
 * thousand here, and 1.250 where a comma stands before decimals.
 */
export function isAmbiguousAmount(value: unknown, currency: string): boolean {
  if (typeof value !== 'string') return false;
  return (decimalsOf(currency) > 2 ? /^[1-9]\d{0,2},\d{3}$/ : /^[1-9]\d{0,2}\.\d{3}$/).test(
    value.trim().replace(marksOf(currency), '').trim(),
  );
}

/** Works on the digits, not on a float: 1.005 × 100 is not 100.5 in binary. */
function toMinor(text: string, currency: string): number | undefined {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) return undefined;
  const decimals = decimalsOf(currency);
  const fraction = trimEndOf(match[2] ?? '', /0/);
  if (fraction.length > decimals) return undefined;
  const minor = Number((match[1] ?? '') + fraction.padEnd(decimals, '0'));
  return Number.isSafeInteger(minor) ? minor : undefined;
}
