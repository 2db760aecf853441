/**
 * Today's prices in small files, so that a cart line is checked by reading at most 2 KB: a market's SKUs are dealt out to
 * a power of two of files by a hash that the browser can repeat.
 */

/** Most bytes of one price file. */
export const PRICE_FILE_BYTES = 2048;

/** What a shopper may have to know of a SKU that lies in a cart. */
export interface PriceEntry {
  /** Address of the product's page. */
  readonly path: string;
  readonly priceMinor: number;
  readonly mrpMinor?: number;
  /** Calendar days of making before it leaves, and how the cart says so; left out for what lies ready. */
  readonly making?: { readonly days: number; readonly words: string };
  /** Left out for what is in stock; `sold-out`, or the ISO date from which it can be had. */
  readonly stock?: string;
  /** The same for every size the product has; empty for a size in stock. */
  readonly sizes?: Readonly<Record<string, string>>;
}

export type PriceFile = Readonly<Record<string, PriceEntry>>;

/** The file that holds a SKU, from 0 to `fileCount` - 1. FNV-1a, 32 bits; `fileCount` is a power of two. */
export function priceFileOf(sku: string, fileCount: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < sku.length; i++) hash = Math.imul(hash ^ sku.charCodeAt(i), 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0) & (fileCount - 1);
}
