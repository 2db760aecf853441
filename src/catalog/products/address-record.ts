import { skuPart } from '../../core/product/sku-part.ts';
import type { ReadProduct } from '../model.ts';
import { listSkus } from './variants.ts';

/** A line of the record of addresses: a product was published at `/<slug>/p/<part>` for each part. */
export interface RecordedProduct {
  readonly slug: string;
  /** The product's own, then those of its variants. */
  readonly parts: readonly string[];
}

/**
 * The record of addresses (`addresses.txt`), by which an old address leads to its product after the title has changed. A line a product: the
 * form of its SKU in addresses, the first part of its address, and the forms of its variants' SKUs: `MUG stoneware-mug MUG-1-SAND MUG-2-SAND`.
 * Several lines of a product, as merges of branches leave them, are several addresses.
 */
export interface AddressRecord {
  readonly products: readonly RecordedProduct[];
  /** Lines that are not of this form, such as the marks of a merge. */
  readonly unread: readonly { readonly offset: number; readonly text: string }[];
}

const PART = /^[A-Za-z\d][\w.-]*$/;
const SLUG = /^[A-Za-z\d][\w-]*$/;

/** Reads `addresses.txt`. Lines that are none of its form, such as the marks of a merge, are in `unread`. */
export function parseRecord(text: string): AddressRecord {
  const products: RecordedProduct[] = [];
  const unread: { offset: number; text: string }[] = [];
  let offset = 0;
  for (const line of text.split('\n')) {
    const words = line.trim();
    const [own = '', slug = '', ...variants] = words.split(/[ \t]+/);
    const parts = [own, ...variants];
    if (SLUG.test(slug) && parts.every((part) => PART.test(part))) products.push({ slug, parts });
    else if (own !== '') unread.push({ offset, text: words });
    offset += line.length + 1;
  }
  return { products, unread };
}

type Recorded = Pick<ReadProduct, 'sku' | 'slug' | 'variants'>;

/** The line of a product as it is now. */
export const recordedAs = (product: Recorded): RecordedProduct => ({
  slug: product.slug,
  parts: listSkus(product).map(skuPart),
});

/**
 * The text of the record with the published products as they are now. What it says of others stays: they may be published again, by then
 * with another title.
 */
export function updateRecord(text: string, published: Iterable<Recorded>): string {
  const entries = [...published].map(recordedAs);
  // Upper and lower case make no difference in SKUs.
  const taken = new Set(entries.flatMap(({ parts }) => parts.map((part) => part.toLowerCase())));
  for (const { slug, parts } of parseRecord(text).products) {
    const [own = ''] = parts;
    if (!taken.has(own.toLowerCase()))
      entries.push({ slug, parts: parts.filter((part) => !taken.has(part.toLowerCase())) });
  }
  const lines = new Set(entries.map(({ slug, parts: [own, ...variants] }) => [own, slug, ...variants].join(' ')));
  // By code units, so that the order is the same on every machine.
  return [...lines]
    .sort()
    .map((line) => `${line}\n`)
    .join('');
}
