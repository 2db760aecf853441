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
}

/** The name of a field of sizes. */
export const SIZES_KEY = /^sizes?$/i;
const SIZE_WITH_MEASUREMENTS = /^([A-Za-z0-9][A-Za-z0-9 ./-]{0,19}?)\s*\((.+)\)\s*$/;
/** After "Sizes:" any short text is a size. */
const NAMED_SIZE = /^[A-Za-z0-9][A-Za-z0-9 ./-]{0,19}$/;
const BARE_SIZE = /^(?:XXS|XS|S|M|L|XL|XXL|[2-6]XL|Free ?Size|Onesize|\d{1,2}(?:-\d{1,2})?(?: Years?)?|IND-\d{1,2})$/i;

/** `productDetails`: Name, attribute lines, Sizes with measurements, description, Country of Origin, More Information. */
export function parseDetailsText(text: string): DetailsText {
  const details: DetailsText = { attributes: {}, sizes: [], description: '' };
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
    const sizes = isTitleOfSizes ? readSizes(value) : inSizes ? readSizes(line, BARE_SIZE) : undefined;
    if (isTitleOfSizes || sizes) {
      inSizes = true;
      details.sizes.push(...(sizes ?? []));
    } else if (/^country of origin$/i.test(key)) {
      details.countryOfOrigin = value;
    } else if (/^net quantity/i.test(key)) {
      details.netQuantity = /^\d+$/.test(value) ? `${value} N` : value;
    } else if (/^name$/i.test(key)) {
      // The title has it.
    } else if (pair && value !== '' && prose.length === 0) {
      details.attributes[key] = value;
    } else {
      inSizes = false;
      prose.push(line);
    }
  }
  details.description = prose.join(' ');
  return details;
}

/** Reads "S, M, L" or "S (Bust Size: 36 in, Length: 45 in)"; undefined for a line with anything else in it. */
export function readSizes(line: string, bare = NAMED_SIZE): DetailsText['sizes'] | undefined {
  const sizes = line.split(/,(?![^(]*\))/).map((entry) => readSize(entry.trim(), bare));
  return sizes.every((size) => size !== undefined) ? sizes : undefined;
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
