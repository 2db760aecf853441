/**
 * Money is kept as an integer number of minor units (paise, fils) in names that end in `Minor`.
 * `parseMoney` reads the ways in which catalogues write it, `formatMoney` writes it for a market's locale.
 */

const digitsByCurrency = new Map<string, number>();

/** How many decimals a currency has: 2 for INR and AED, 0 for JPY. `currency` is an ISO 4217 code. */
export function decimalsOf(currency: string): number {
  let digits = digitsByCurrency.get(currency);
  if (digits === undefined) {
    digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
    digitsByCurrency.set(currency, digits);
  }
  return digits;
}

/** Currency signs and words before or after the figures: "₹ ", "Rs\n", "Rs.", "INR", "499/-". */
const MARKS: Readonly<Record<string, string>> = { INR: '₹|rs\\.?', AED: 'د\\.إ\\.?|dhs?\\.?', USD: '\\$' };
const marksByCurrency = new Map<string, RegExp>();

function marksOf(currency: string): RegExp {
  let marks = marksByCurrency.get(currency);
  if (!marks) {
    const words = [currency, MARKS[currency] ?? []].flat().join('|');
    marks = new RegExp(`^(?:${words})\\s*|\\s*(?:${words}|/-)$`, 'gi');
    marksByCurrency.set(currency, marks);
  }
  return marks;
}

/** Digits in groups of two or three (Indian and Western grouping) or without groups, then decimals. */
const AMOUNT = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d+))?$/;

/**
 * Reads an amount in major units: 499, 499.5, "14,300.00", "₹4,99,999", "Rs\n1699".
 * Returns integer minor units, or undefined for anything that is not exactly one amount in that currency.
 */
export function parseMoney(value: unknown, currency: string): number | undefined {
  if (typeof value === 'number') return toMinor(String(value), currency);
  if (typeof value !== 'string') return undefined;
  const text = value.trim().replace(marksOf(currency), '').trim();
  if (!AMOUNT.test(text)) return undefined;
  return toMinor(text.replaceAll(',', ''), currency);
}

/** Works on digits, because floating point is not exact: 1.005 × 100 is not 100.5. */
function toMinor(text: string, currency: string): number | undefined {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) return undefined;
  const decimals = decimalsOf(currency);
  const fraction = (match[2] ?? '').replace(/0+$/, '');
  if (fraction.length > decimals) return undefined;
  const minor = Number((match[1] ?? '') + fraction.padEnd(decimals, '0'));
  return Number.isSafeInteger(minor) ? minor : undefined;
}

const formatters = new Map<string, Intl.NumberFormat>();

/** Minor units as text for shoppers: ₹1,42,999, ₹85.14, AED 17.50. Whole rupees have no decimals, as usual in India. */
export function formatMoney(minor: number, currency: string, locale: string): string {
  const whole = minor % 10 ** decimalsOf(currency) === 0 && currency === 'INR';
  const key = `${locale} ${currency} ${whole}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      ...(whole ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {}),
    });
    formatters.set(key, formatter);
  }
  // Some fonts lack the narrow no-break space and would show a box.
  return formatter.format(minor / 10 ** decimalsOf(currency)).replace(/\u202f/g, '\u00a0');
}

/** Minor units as text with all decimals, for columns of amounts: "₹45.00", "− ₹29.90" for a negative one. */
export function formatSigned(minor: number, currency: string, locale: string): string {
  const amount = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return `${minor < 0 ? '−\u00a0' : ''}${amount.format(Math.abs(minor) / 10 ** decimalsOf(currency))}`;
}

/** Minor units as a decimal for JSON-LD and feeds: "499.00". */
export function toDecimal(minor: number, currency: string): string {
  const decimals = decimalsOf(currency);
  return (minor / 10 ** decimals).toFixed(decimals);
}

/** The saving on the MRP in whole percent, rounded down so that it is never overstated; 0 if there is none. */
export function savingPercent(priceMinor: number, mrpMinor: number | undefined): number {
  if (mrpMinor === undefined || mrpMinor <= priceMinor) return 0;
  return Math.floor(((mrpMinor - priceMinor) * 100) / mrpMinor);
}
