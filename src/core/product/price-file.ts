import { languageEnding } from '../../messages/language.ts';

/**
 * Today's prices in small files, so that a line of the cart is checked by reading at most 2 KB. The file of a SKU is chosen by a
 * hash; the number of files is a power of two.
 */

/** Most bytes of one price file. */
export const PRICE_FILE_BYTES = 2048;

/** Today's price and stock of a SKU. */
export interface PriceEntry {
  /** Address of the product's page. */
  readonly path: string;
  readonly priceMinor: number;
  readonly mrpMinor?: number;
  /** Calendar days in which it is made, and the text for the cart; left out if it is ready. */
  readonly making?: { readonly days: number; readonly words: string };
  /** Id of its seller, who sends all of a cart's lines of theirs together; missing on links to what can't be bought. */
  readonly seller?: string;
  /** The seller's name where `nameFromId` (core/cart/shown-cart.ts) does not make it of the id. Only in price files. */
  readonly sellerName?: string;
  /** The only state that its seller may sell to, and what the page's language calls it, where that is another name. Only in price files. */
  readonly onlyIn?: string;
  readonly onlyInWords?: string;
  /** `sold-out`, or the ISO date from which it is available; left out if it is in stock. */
  readonly stock?: string;
  /** Ids of the offers for some goods that count it (core/promotions). */
  readonly promotions?: readonly string[] | undefined;
  /** The same for each size; empty for a size in stock. */
  readonly sizes?: Readonly<Record<string, string>>;
}

/** By SKU. A product whose address has another form of its SKU is there by `/` and that form, too. */
export type PriceFile = Readonly<Record<string, PriceEntry>>;

/** The file that holds a SKU, from 0 to `fileCount` - 1. FNV-1a, 32 bits; `fileCount` is a power of two. */
export function priceFileOf(sku: string, fileCount: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < sku.length; i++) hash = Math.imul(hash ^ sku.charCodeAt(i), 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0) & (fileCount - 1);
}

/** One of a market's `count` price files: `/_data/in/prices-64/17.json`. */
export const priceFilePath = (marketId: string, count: number, index: number): string =>
  `/_data/${marketId}${languageEnding()}/prices-${count}/${index}.json`;
