import { SKU } from './sku.ts';

/** The product code in the text of a historical record: it starts with RB (specification section 3). */
export const PRODUCT_CODE = /\bRB[A-Z0-9][A-Z0-9-]{2,46}\b/;

/** Servers refuse longer addresses. */
const LONGEST_DATA = 8_192;

/**
 * Finds the SKU in the `data` parameter of an old product link: a product as JSON, percent-encoded once or twice, possibly cut
 * off by a chat app. The parameter is untrusted; nothing else of it is used.
 */
export function readOldLink(data: string | null): string | undefined {
  if (data === null || data.length > LONGEST_DATA) return undefined;
  for (const text of decodings(data)) {
    const sku = readWhole(text) ?? readFragment(text);
    if (sku !== undefined) return sku;
  }
  return undefined;
}

function decodings(data: string): string[] {
  const texts = [data];
  for (let i = 0; i < 2; i++) {
    try {
      texts.push(decodeURIComponent(texts.at(-1) as string));
    } catch {
      // The text was cut off within an escape; the rest is still decoded.
      texts.push(
        (texts.at(-1) as string).replace(/%(?:[0-9a-f]{0,1})$/i, '').replace(/(?:%[0-9a-f]{2})+/gi, decodeLoosely),
      );
    }
  }
  return texts;
}

function decodeLoosely(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return ' ';
  }
}

function readWhole(text: string): string | undefined {
  try {
    const value = JSON.parse(text) as Record<string, unknown> | null;
    const record = typeof value === 'object' && value !== null ? value : {};
    const inner = Object.hasOwn(record, 'productValue')
      ? (record['productValue'] as Record<string, unknown> | null)
      : record;
    for (const key of ['sku', 'mpn']) {
      const sku = typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key) ? inner[key] : undefined;
      if (typeof sku === 'string' && SKU.test(sku)) return sku;
    }
    const { detailsHTML } = (inner ?? {}) as { detailsHTML?: unknown };
    if (typeof detailsHTML === 'string') return findCode(detailsHTML);
  } catch {
    // Not JSON, or cut off.
  }
  return undefined;
}

/** Finds the SKU in JSON that was cut off. */
function readFragment(text: string): string | undefined {
  const sku = /"(?:sku|mpn)"\s*:\s*"([^"\\]{1,100})"/.exec(text)?.[1];
  if (sku !== undefined && SKU.test(sku)) return sku;
  return findCode(/"detailsHTML"\s*:\s*"(.*)/s.exec(text)?.[1] ?? '');
}

const findCode = (html: string): string | undefined => PRODUCT_CODE.exec(html.replace(/<[^<>]*>/g, ' '))?.[0];

/** A product whose link has no SKU: its title, and the subcategory of its strip tile. */
export interface OldTitle {
  readonly title: string;
  readonly subcategory: string;
}

/** Title and subcategory in the `data` parameter of a link of the `title/image/price/subcategory` shape; undefined where one is missing. */
export function readOldTitle(data: string | null): OldTitle | undefined {
  if (data === null || data.length > LONGEST_DATA) return undefined;
  for (const text of decodings(data)) {
    try {
      const { title, subcategory } = (JSON.parse(text) ?? {}) as Record<string, unknown>;
      if (typeof title === 'string' && typeof subcategory === 'string') return { title, subcategory };
    } catch {
      // Not JSON, or cut off.
    }
  }
  return undefined;
}
