import { isAmbiguousAmount, parseMoney } from '../../core/money/parse-money.ts';
import { decimalsOf } from '../../core/money/format-price.ts';
import { withLatinFigures } from '../../core/text/latin-digits.ts';
import { cleanBlock, cleanLine, mendMojibake } from '../../core/text/text.ts';
import { stripMarkup } from '../../catalog/values/sanitise.ts';
import { isObject } from '../../core/data/is-object.ts';
import { readCell } from '../read/flatten.ts';

/** A cell as one line of text, cleaned as in the catalogue's schemas, so that files have what pages show. */

export const cleanText = (text: string): string => cleanLine(mend(text, cleanLine));
/** A cell as several lines of text, decoded in its right code page. */
export const cleanTexts = (text: string): string => cleanBlock(mend(text, cleanBlock));

/** Decodes a text in its right code page. Invisible characters may prevent that, so it is cleaned first if need be. */
const mend = (text: string, clean: (text: string) => string): string =>
  /^[\n -~]*$/.test(text) ? text : (mendMojibake(text) ?? mendMojibake(clean(text)) ?? text);

/** A barcode. Shopify and spreadsheets put an apostrophe in front, to keep it a text. */
export const readBarcode = (text: string): string => cleanText(text).replace(/^['’](?=\d)/, '');

const MARKUP = /<\/?(?:a|b|i|u|p|br|div|span|strong|em|font|ul|ol|li|h\d|img|table|script|style)\b[^<>]*>/i;
const ENTITY = /&(?:#\d{1,6}|#x[\da-f]{1,6}|[a-z]{2,8});/i;

/** Whether a text has HTML tags or entities. */
export const hasMarkup = (text: string): boolean => MARKUP.test(text) || ENTITY.test(text);

/** A line for people, without HTML. */
export const plainLine = (text: string): string => cleanText(hasMarkup(text) ? stripMarkup(text) : text);

interface Amount {
  /** In major units, as files have it; undefined for a text that is not an amount. */
  readonly amount?: number | undefined;
  readonly isAmbiguous?: boolean;
}

/** Forms with a comma before the decimals: "1.234,50", "499,00", "1 299,5". */
const COMMA_FORM = /^([^\d]*)(\d{1,3}(?:[. \u00a0\u202f']\d{3})+|\d+),(\d{1,3})([^\d]*)$/;

/**
 * An amount in a currency. If `decimals` is `comma`, the whole column has a comma before the decimals, so that 1.234 means a thousand. A text that is
 * valid only with such a comma is always read that way.
 */
export function readAmount(written: string, currency: string, decimals: 'point' | 'comma' = 'point'): Amount {
  const text = withLatinFigures(cleanLine(written));
  const found = COMMA_FORM.exec(text);
  const match = found && (found[3] ?? '').length <= Math.max(2, decimalsOf(currency)) ? found : undefined;
  // "4,99" is 4.99 if commas are decimal signs here and the text has no other known form.
  if (match && (decimals === 'comma' || /[. \u00a0\u202f']/.test(match[2] ?? '')))
    return toAmount(`${match[1]}${(match[2] ?? '').replace(/[^\d]/g, '')}.${match[3]}${match[4]}`, currency);
  if (decimals === 'comma') return toAmount(text.replace(/(\d)[. ](?=\d{3}(?:\D|$))/g, '$1'), currency);
  return { ...toAmount(text, currency), isAmbiguous: isAmbiguousAmount(text, currency) };
}

function toAmount(text: string, currency: string): Amount {
  const minor = parseMoney(text, currency);
  return minor === undefined ? {} : { amount: minor / 10 ** decimalsOf(currency) };
}

/** The sign before the decimals of a text; undefined where it doesn't tell. */
export function decimalSign(text: string): 'point' | 'comma' | undefined {
  if (/\d\.\d{1,2}(?!\d)|\d,\d{3}\.\d/.test(text)) return 'point';
  // "0,750" can't be thousands, and the last of two different signs stands before the decimals.
  return /\d,\d{1,2}(?![\d,])|(?<!\d)0,\d{3}(?![\d,.])|\d\.\d{3},\d/.test(text) ? 'comma' : undefined;
}

const DRAFT =
  /^(?:draft|archived|inactive|unlisted|hidden|unpublished|private|trash|pending|false|no|n|0|-1|off|staging|not ?active|ड्राफ्ट)$/i;

/** Whether a status, or a word about publication, keeps a product from being sold. */
export const meansDraft = (text: string): boolean => DRAFT.test(text.trim());

const YES = /^(?:yes|y|true|1|on|continue|notify|allow)$/i;
/** Whether a cell means yes, in words of exports: "yes", "1", "on". */
export const meansYes = (text: string): boolean => YES.test(text.trim());

/** The entries of a list: a JSON list, lines, or texts between bars. Commas separate only if `mark` says so. */
export function readList(text: string, mark: RegExp = /[|\n]/): string[] {
  const trimmed = text.trim();
  const value = readCell(trimmed);
  if (Array.isArray(value)) return value.flatMap(textOfEntry);
  return trimmed
    .split(mark)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** The texts of an entry in a JSON list, which may be an object with the address of a picture. */
function textOfEntry(entry: unknown): string[] {
  if (typeof entry === 'string' || typeof entry === 'number') return [String(entry)];
  if (!isObject(entry)) return [];
  const { src, url, contentUrl } = entry;
  const found = [src, url, contentUrl].find((one) => typeof one === 'string');
  return typeof found === 'string' ? [found] : [];
}

/** The pictures in a cell. */
export const readPictures = (text: string): string[] =>
  readList(text, /[|\n;]/)
    .map((entry) => entry.replace(/\s+/g, ' '))
    .flatMap((entry) => entry.split(/^(?:https?:)?\/\//i.test(entry) ? BETWEEN_ADDRESSES : BETWEEN_NAMES))
    .map((entry) => entry.trim().replace(/,$/, ''))
    .filter((entry) => entry !== '')
    .map((entry) => (entry.startsWith('//') ? `https:${entry}` : entry));

/** An address may contain commas, so they separate only before another address. */
const BETWEEN_ADDRESSES = /, ?(?=(?:https?:)?\/\/)| (?=https?:\/\/)/i;
const BETWEEN_NAMES =
  /, ?(?=(?:https?:)?\/\/)|, ?(?=[\w ()-]{1,100}\.(?:jpe?g|png|webp|avif|gif|tiff?)\b)| (?=https?:\/\/)/i;

/** The pairs in "Fabric: Cotton | Sleeve: Long". Entries without a colon have no name. */
export function readPairs(text: string, mark: RegExp = /[|\n]/): (readonly [name: string, value: string])[] {
  const trimmed = text.trim();
  const value = readCell(trimmed);
  if (isObject(value))
    return Object.entries(value).map(([name, one]) => [cleanText(name), cleanText(String(one))] as const);
  return readList(trimmed, mark).map((entry) => {
    const colon = entry.indexOf(':');
    return [cleanText(entry.slice(0, Math.max(0, colon))), cleanText(entry.slice(colon + 1))] as const;
  });
}

const UNITS: Readonly<Record<string, number>> = {
  g: 1,
  gm: 1,
  gms: 1,
  gram: 1,
  grams: 1,
  kg: 1000,
  kgs: 1000,
  kilogram: 1000,
  kilograms: 1000,
  lb: 453.592_37,
  lbs: 453.592_37,
  pound: 453.592_37,
  pounds: 453.592_37,
  oz: 28.349_523,
  ounce: 28.349_523,
  ounces: 28.349_523,
  mg: 0.001,
};

/** Whether a text is only a number. */
export const isBareNumber = (text: string): boolean => /^\d{1,7}(?:[.,]\d{1,6})?$/.test(cleanLine(text));

/** The unit in a heading: "Weight (kg)", "Package Weight (KG)", "Variant Grams". */
export function unitOfHeading(heading: string): string | undefined {
  const words = heading.toLowerCase().match(/[a-z]{1,10}/g) ?? [];
  return words.findLast((word) => word in UNITS);
}

/**
 * A weight as files have it: `"250 g"`. A number alone has the unit of its heading; units that only the catalogue's schema knows are left to it.
 * Undefined for an empty text, and for 0, which exports write for an unknown weight.
 */
export function readWeight(written: string, unit: string | undefined): string | undefined {
  const text = cleanLine(written).toLowerCase();
  const [, figures = '', own = ''] = /^(\d{1,7}(?:[.,]\d{1,6})?)\s?([a-z]{0,9})\.?$/.exec(text) ?? [];
  if (figures === '') return text === '' ? undefined : cleanLine(written);
  const grams = Number(figures.replace(',', '.')) * (UNITS[own || (unit ?? '')] ?? Number.NaN);
  if (Number(figures.replace(',', '.')) === 0) return undefined;
  return Number.isNaN(grams) ? cleanLine(written) : `${Math.max(1, Math.round(grams))} g`;
}
