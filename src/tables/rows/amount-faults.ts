import { withLatinFigures } from '../../core/text/latin-digits.ts';
import { cleanLine } from '../../core/text/text.ts';

/** What is wrong with a text that is not an amount, by what it seems to mean. */
export type AmountFault =
  /** `currency` is the code of the other currency, or its sign. */
  | { readonly kind: 'currency'; readonly currency: string }
  | { readonly kind: 'range' }
  | { readonly kind: 'short' }
  | { readonly kind: 'negative' }
  | { readonly kind: 'decimals' }
  | { readonly kind: 'word' }
  | { readonly kind: 'other' };

const CODES = new Set(Intl.supportedValuesOf('currency'));
/** Signs and words of currencies, by their code. */
const SIGNS: readonly (readonly [sign: RegExp, code: string])[] = [
  [/US\$|\$|dollars?|bucks/i, 'USD'],
  [/€|euros?/i, 'EUR'],
  [/£|pounds? sterling|quid/i, 'GBP'],
  [/¥|yen|yuan|元|円/i, 'JPY or CNY'],
  [/د\.إ|\bdhs?\b|dirhams?|درهم/i, 'AED'],
  [/﷼|ر\.س|riyals?/i, 'SAR'],
  [/৳|\btaka\b/i, 'BDT'],
  [/₹|\brs\b|rupees?|रुपये|रुपए/i, 'INR'],
];

const FIGURES = String.raw`\d[\d.,]{0,20}`;
const RANGE = new RegExp(
  String.raw`${FIGURES}[^\d.,-]{0,6}(?:-|–|—|~|\bto\b|\bbis\b|से|الى|إلى)[^\d.,]{0,6}${FIGURES}`,
  'iu',
);
const SHORT =
  /\d ?(?:k|l|m|mn|cr|lacs?|lakhs?|crores?|thousand|million|hazaa?r|हज़ार|हजार|लाख|करोड़|ஆயிரம்|இலட்சம்|லட்சம்|ألف)(?![\p{L}\p{M}])/iu;

/** Finds what is wrong with a text that is not an amount in a currency; `currency` is the code of the right one. */
export function findAmountFault(written: string, currency: string): AmountFault {
  const text = withLatinFigures(cleanLine(written.slice(0, 200)));
  const other = findCurrency(text, currency);
  if (!/\d/.test(text)) return other === undefined ? { kind: 'word' } : { kind: 'currency', currency: other };
  if (other !== undefined) return { kind: 'currency', currency: other };
  if (RANGE.test(text)) return { kind: 'range' };
  if (SHORT.test(text)) return { kind: 'short' };
  if (/^[^\d]{0,6}(?:-|−)[^\d]{0,4}\d|^\(.{1,20}\)$/.test(text)) return { kind: 'negative' };
  return /\d[.]\d{3,}(?!\d)/.test(text) && !/,/.test(text) ? { kind: 'decimals' } : { kind: 'other' };
}

/** A currency in a text, other than the right one. */
function findCurrency(text: string, currency: string): string | undefined {
  const code = (text.match(/(?<![A-Za-z])[A-Za-z]{3}(?![A-Za-z])/g) ?? [])
    .map((word) => word.toUpperCase())
    .find((word) => CODES.has(word) && word !== currency);
  if (code !== undefined) return code;
  const sign = SIGNS.find(([form, of]) => of !== currency && form.test(text));
  return sign?.[1];
}

/** What is expected instead of such a text, in English. */
export function tellAmountFault(fault: AmountFault, currency: string): string {
  switch (fault.kind) {
    case 'currency':
      return `a price in ${currency}: this one is in ${fault.currency}, and nothing converts it`;
    case 'range':
      return `one price in ${currency}: this is a range. Give each size or variant a row with its price`;
    case 'short':
      return `an amount in ${currency} in figures alone, such as 1500: this one is shortened, as 1.5k is`;
    case 'negative':
      return `a price in ${currency} above 0: this one is negative`;
    case 'decimals':
      return `an amount in ${currency} with at most as many decimals as it has: this one has more`;
    case 'word':
      return `an amount in ${currency} such as 499: words are none`;
    case 'other':
      return `an amount in ${currency} such as 499, 499.50 or "4,99,999"`;
  }
}
