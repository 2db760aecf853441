/**
 * Money is an integer number of minor units (paise, fils) in names that end in `Minor`. `formatMoney` makes text of it;
 * `parseMoney` (core/money/parse-money.ts) reads it from text.
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

const formatters = new Map<string, Intl.NumberFormat>();

/** Minor units as text for shoppers: ₹1,42,999, ₹85.14, AED 21, AED 17.50. Whole units have no decimals; documents have all (`formatSigned`). */
export function formatMoney(minor: number, currency: string, locale: string): string {
  const whole = minor % 10 ** decimalsOf(currency) === 0;
  const key = `${locale} ${currency} ${whole}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      ...(whole ? { minimumFractionDigits: 0 } : {}),
    });
    formatters.set(key, formatter);
  }
  // Some fonts lack the narrow no-break space and would show a box.
  return formatter.format(minor / 10 ** decimalsOf(currency)).replace(/\u202f/g, '\u00a0');
}

/** Minor units as a decimal for JSON-LD and feeds: "499.00". */
export function toDecimal(minor: number, currency: string): string {
  const decimals = decimalsOf(currency);
  return (minor / 10 ** decimals).toFixed(decimals);
}
