import { splitOutside } from '../../core/text/strings.ts';
import { foldName } from '../values/fold-name.ts';

/**
 * The two text blocks of the schema.org-like records (specification section 3). They are lines copied from a screen: fields
 * are recognised by their form, and none is required.
 */

interface SellerFigures {
  rating?: number;
  ratings?: number;
  followers?: number;
  products?: number;
}

const FIGURES: Readonly<Record<keyof SellerFigures, RegExp>> = {
  rating: /(?:^|\s)([1-5](?:\.\d)?)(?=\s|★|$)(?!\s*(?:ratings?|followers?|products?)\b)/im,
  ratings: /(?<![\d,])([\d,]{1,15})\s{0,9}ratings?\b/i,
  followers: /(?<![\d,])([\d,]{1,15})\s{0,9}followers?\b/i,
  products: /(?<![\d,])([\d,]{1,15})\s{0,9}products?\b/i,
};

/** `shopName`: seller name, rating, ratings count with thousands separators, followers, products ("0 Product"). */
export function parseSellerText(text: string): SellerFigures {
  const figures: SellerFigures = {};
  for (const [key, pattern] of Object.entries(FIGURES) as [keyof SellerFigures, RegExp][]) {
    const found = pattern.exec(text)?.[1];
    if (found !== undefined) figures[key] = Number(found.replaceAll(',', ''));
  }
  return figures;
}

/** What `shopName` says besides the figures and the seller's name; empty where that is all. */
export function findUnreadSellerText(text: string, sellerName: string): string {
  let rest = text;
  for (const pattern of Object.values(FIGURES)) rest = rest.replace(pattern, ' ');
  const known = [sellerName, 'Sold By', 'View Shop'].map(foldName);
  const lines = rest.split('\n').map((line) => line.replaceAll('★', ' ').trim());
  return lines.filter((line) => known.reduce((left, name) => left.replace(name, ''), foldName(line)) !== '').join(' ');
}

export interface DetailsText {
  name?: string;
  attributes: Record<string, string>;
  sizes: { name: string; measurements: Record<string, string> }[];
  description: string;
  countryOfOrigin?: string;
  netQuantity?: string;
  /** What could not be read, or is there twice. */
  unread: string[];
}

/** Lines that are fields of the product. */
const FIELDS = [
  [/^country of origin$/i, 'countryOfOrigin'],
  [/^net quantity/i, 'netQuantity'],
  [/^name$/i, 'name'],
] as const;

/** The name of a field of sizes. */
export const SIZES_KEY = /^sizes?$/i;
const SIZE_WITH_MEASUREMENTS = /^([A-Za-z0-9][A-Za-z0-9 ./-]{0,19}?)\s*\((.+)\)\s*$/;
/** After "Sizes:" any short text is a size. */
const NAMED_SIZE = /^[A-Za-z0-9][A-Za-z0-9 ./-]{0,19}$/;
const BARE_SIZE =
  /^(?:X{0,6}[SL]|M|\d{1,2}X[SL]|Free ?Size|One ?size|\d{1,3}(?:[-.]\d{1,2})?(?: ?(?:Years?|Yrs?|Months?|in|inch|cm))?|(?:IND|UK|US|EU)[- ]\d{1,2}(?:\.5)?|(?:Un|Semi|Fully)[- ]?Stitched)$/i;

/** `productDetails`: Name, attribute lines, Sizes with measurements, description, Country of Origin, More Information. */
export function parseDetailsText(text: string): DetailsText {
  const details: DetailsText = { attributes: {}, sizes: [], description: '', unread: [] };
  const prose: string[] = [];
  let inSizes = false;
  for (const line of text.split('\n').map((entry) => entry.trim())) {
    if (line === '' || /^more information$/i.test(line)) {
      inSizes = false;
      continue;
    }
    const pair = readPair(line);
    const [key = '', value = ''] = pair ?? [];
    const isTitleOfSizes = SIZES_KEY.test(key);
    const read = isTitleOfSizes ? readSizes(value) : inSizes ? readSizes(line, BARE_SIZE) : undefined;
    if (isTitleOfSizes || read) {
      inSizes = true;
      details.sizes.push(...(read?.sizes ?? []));
      details.unread.push(...(read?.unread ?? (value === '' ? [] : [value])));
    } else if (FIELDS.some(([pattern]) => pattern.test(key))) {
      const [, field] = FIELDS.find(([pattern]) => pattern.test(key)) as (typeof FIELDS)[number];
      if (details[field] === undefined) details[field] = value;
      else details.unread.push(line);
    } else if (pair && value !== '' && prose.length === 0) {
      if (details.attributes[key] !== undefined) details.unread.push(line);
      else details.attributes[key] = value;
    } else {
      inSizes = false;
      prose.push(line);
    }
  }
  if (/^\d+$/.test(details.netQuantity ?? '')) details.netQuantity = `${details.netQuantity} N`;
  // Each line is a paragraph.
  details.description = prose.join('\n');
  return details;
}

const LONGEST_KEY = 41;

/** "Sleeve Length: Long", "Net Quantity (N): 1", but not "Light and airy: made for summer", where the last word is in lower case. */
function readPair(line: string): readonly [key: string, value: string] | undefined {
  const colon = line.indexOf(':');
  const key = line.slice(0, Math.max(0, colon)).trimEnd();
  const last = key.split(/\s/).at(-1) ?? '';
  return /^\p{Lu}/u.test(key) && key.length <= LONGEST_KEY && /^[\p{Lu}\p{N}(]/u.test(last)
    ? [key, line.slice(colon + 1).trimStart()]
    : undefined;
}

/**
 * Reads "S, M, L" or "S (Bust Size: 36 in, Length: 45 in)". If half of a list are surely sizes, the others are sizes of any name;
 * those that are too long for a name are `unread`. Undefined for a line that is no list of sizes.
 */
export function readSizes(line: string, bare = NAMED_SIZE): Pick<DetailsText, 'sizes' | 'unread'> | undefined {
  const entries = splitOutside(line, /,/)
    .map((entry) => entry.trim())
    .filter(Boolean);
  const isSure = entries.filter((entry) => readSize(entry, BARE_SIZE)).length * 2 >= entries.length;
  const read = entries.map((entry) => ({ entry, size: readSize(entry, isSure ? NAMED_SIZE : bare) }));
  if (entries.length === 0 || (!isSure && read.some(({ size }) => !size))) return undefined;
  return {
    sizes: read.flatMap(({ size }) => size?.size ?? []),
    unread: read.flatMap(({ entry, size }) => size?.unread ?? [entry]),
  };
}

interface OneSize {
  readonly size: DetailsText['sizes'][number];
  /** Measurements without a name, or there twice. */
  readonly unread: readonly string[];
}

function readSize(line: string, bare: RegExp): OneSize | undefined {
  const measured = SIZE_WITH_MEASUREMENTS.exec(line);
  if (!measured && !bare.test(line)) return undefined;
  const measurements: Record<string, string> = {};
  const unread: string[] = [];
  for (const part of measured?.[2]?.split(',') ?? []) {
    const colon = part.indexOf(':');
    const name = part
      .slice(0, Math.max(0, colon))
      .trim()
      .replace(/ size$/i, '');
    const value = part.slice(colon + 1).trim();
    if (name === '' || value === '' || Object.hasOwn(measurements, name)) unread.push(part.trim());
    else measurements[name] = value;
  }
  return { size: { name: measured?.[1] ?? line, measurements }, unread: unread.filter(Boolean) };
}
