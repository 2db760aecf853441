/**
 * The two text blocks of the schema.org-like records (specification section 3). They are lines copied from a screen: fields
 * are recognised by their form, and none is required.
 */

export interface ShopFigures {
  rating?: number;
  ratings?: number;
  followers?: number;
  products?: number;
}

/** `shopName`: seller name, rating, ratings count with thousands separators, followers, products ("0 Product"). */
export function parseShopText(text: string): ShopFigures {
  const figures: ShopFigures = {};
  const number = (pattern: RegExp) => {
    const match = pattern.exec(text);
    return match?.[1] === undefined ? undefined : Number(match[1].replaceAll(',', ''));
  };
  const assign = (key: keyof ShopFigures, value: number | undefined) => {
    if (value !== undefined) figures[key] = value;
  };
  assign('rating', number(/(?:^|\s)([1-5](?:\.\d)?)(?=\s|★|$)(?!\s*(?:ratings?|followers?|products?)\b)/im));
  assign('ratings', number(/([\d,]+)\s*ratings?\b/i));
  assign('followers', number(/([\d,]+)\s*followers?\b/i));
  assign('products', number(/([\d,]+)\s*products?\b/i));
  return figures;
}

export interface DetailsText {
  attributes: Record<string, string>;
  sizes: { name: string; measurements: Record<string, string> }[];
  description: string;
  countryOfOrigin?: string;
  netQuantity?: string;
  /** What could not be read, or is there twice. */
  unread: string[];
}

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
    // "Sleeve Length: Long", "Net Quantity (N): 1", but not "Light and airy: made for summer", where the last word is in lower case.
    const pair = /^(?=[^:]*(?:^|\s)[\p{Lu}\p{N}(][^\s:]*\s*:)(\p{Lu}[^:]{0,40}?)\s*:\s*(.*)$/u.exec(line);
    const key = pair?.[1] ?? '';
    const value = pair?.[2] ?? '';
    const isTitleOfSizes = SIZES_KEY.test(key);
    const read = isTitleOfSizes ? readSizes(value) : inSizes ? readSizes(line, BARE_SIZE) : undefined;
    if (isTitleOfSizes || read) {
      inSizes = true;
      details.sizes.push(...(read?.sizes ?? []));
      details.unread.push(...(read?.unread ?? (value === '' ? [] : [value])));
    } else if (/^country of origin$/i.test(key)) {
      details.countryOfOrigin = value;
    } else if (/^net quantity/i.test(key)) {
      details.netQuantity = /^\d+$/.test(value) ? `${value} N` : value;
    } else if (/^name$/i.test(key)) {
      // The title has it.
    } else if (pair && value !== '' && prose.length === 0) {
      if (details.attributes[key] !== undefined) details.unread.push(line);
      else details.attributes[key] = value;
    } else {
      inSizes = false;
      prose.push(line);
    }
  }
  details.description = prose.join(' ');
  return details;
}

/**
 * Reads "S, M, L" or "S (Bust Size: 36 in, Length: 45 in)". If half of a list are surely sizes, the others are sizes of any name;
 * those that are too long for a name are `unread`. Undefined for a line that is no list of sizes.
 */
export function readSizes(line: string, bare = NAMED_SIZE): Pick<DetailsText, 'sizes' | 'unread'> | undefined {
  const entries = line
    .split(/,(?![^(]*\))/)
    .map((entry) => entry.trim())
    .filter(Boolean);
  const isSure = entries.filter((entry) => readSize(entry, BARE_SIZE)).length * 2 >= entries.length;
  const read = entries.map((entry) => ({ entry, size: readSize(entry, isSure ? NAMED_SIZE : bare) }));
  if (entries.length === 0 || (!isSure && read.some(({ size }) => !size))) return undefined;
  return {
    sizes: read.flatMap(({ size }) => size ?? []),
    unread: read.flatMap(({ entry, size }) => (size ? [] : [entry])),
  };
}

function readSize(line: string, bare: RegExp): DetailsText['sizes'][number] | undefined {
  const measured = SIZE_WITH_MEASUREMENTS.exec(line);
  if (!measured && !bare.test(line)) return undefined;
  const measurements: Record<string, string> = {};
  for (const part of (measured?.[2] ?? '').split(',')) {
    const [name, value] = part.split(':').map((entry) => entry.trim());
    if (name && value) measurements[name.replace(/ size$/i, '')] = value;
  }
  return { name: measured?.[1] ?? line, measurements };
}
