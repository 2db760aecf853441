import shop from 'virtual:shop-facts';
import type { CartLine } from '../core/cart/cart.ts';
import { inEdition, inFirst } from '../core/site/edition-links.ts';
import { isOwnPath, isPicture } from '../core/site/own-path.ts';
import { currentLanguage, FIRST_LANGUAGE } from '../messages/language.ts';

/** What the card of a recently seen product says besides, as its page said it: "MRP", "₹999", "67% off", "4.2★". */
const WORDS = ['label', 'mrp', 'off', 'rating'] as const;
export type ItemWords = { readonly [Word in (typeof WORDS)[number]]?: string };
const LONGEST_WORD = 30;

/** A product of the wishlist or of the recently seen ones, as it was then; with a size if it was saved from the cart. */
export type Item = Pick<CartLine, 'sku' | 'size' | 'title' | 'priceMinor' | 'path' | 'picture'> & ItemWords;

const LONGEST_LIST = 200;

/** Reads a stored list, which is untrusted: only complete items with paths of this site, and pictures that its policy admits, are kept. */
export function readItems(text: string): Item[] {
  try {
    const stored: unknown = JSON.parse(text);
    const items = Array.isArray(stored) ? stored.filter(isItem).slice(0, LONGEST_LIST) : [];
    return currentLanguage() === FIRST_LANGUAGE ? items : items.map((item) => withPath(item, inEdition));
  } catch {
    return [];
  }
}

/** The text of a list. All languages of a market share it, so its addresses are those in the first one. */
export const writeItems: (items: readonly Item[]) => string =
  currentLanguage() === FIRST_LANGUAGE
    ? JSON.stringify
    : (items) => JSON.stringify(items.map((item) => withPath(item, inFirst)));

const withPath = (item: Item, map: typeof inEdition): Item =>
  shop.links ? { ...item, path: map(shop.links, item.path) } : item;

const isShort = (value: unknown): boolean => typeof value === 'string' && value.length <= LONGEST_WORD;

function isItem(value: unknown): value is Item {
  const item = (value ?? {}) as Record<string, unknown>;
  const { sku, size, title, priceMinor, path, picture } = item;
  return (
    typeof sku === 'string' &&
    (size === undefined || (typeof size === 'string' && size !== '' && size.length <= 20)) &&
    typeof title === 'string' &&
    Number.isSafeInteger(priceMinor) &&
    isOwnPath(path) &&
    (picture === '' || isPicture(picture)) &&
    WORDS.every((word) => item[word] === undefined || isShort(item[word]))
  );
}
