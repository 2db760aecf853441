import type { CartLine } from '../core/cart/cart.ts';
import { isOwnPath, isPicture } from '../core/site/own-path.ts';

/** A product of the wishlist or of the recently seen ones, as it was then; with a size if it was saved from the cart. */
export type Item = Pick<CartLine, 'sku' | 'size' | 'title' | 'priceMinor' | 'path' | 'picture'>;

const LONGEST_LIST = 200;

/** Reads a stored list, which is untrusted: only complete items with paths of this site, and pictures that its policy admits, are kept. */
export function readItems(text: string): Item[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isItem).slice(0, LONGEST_LIST) : [];
  } catch {
    return [];
  }
}

function isItem(value: unknown): value is Item {
  const { sku, size, title, priceMinor, path, picture } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof sku === 'string' &&
    (size === undefined || (typeof size === 'string' && size !== '' && size.length <= 20)) &&
    typeof title === 'string' &&
    Number.isSafeInteger(priceMinor) &&
    isOwnPath(path) &&
    (picture === '' || isPicture(picture))
  );
}
