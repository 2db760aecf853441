import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { skuPart } from '../../../core/product/sku-part.ts';
import type { Product } from '../../../catalog/model.ts';
import type { Shop } from '../../ground/shop/read-shop.ts';
import type { Document } from '../../../core/product/read-fields.ts';

export const digestOf = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** A SKU as catalogues compare it: by its form in addresses, in lower case. */
export const keyOfSku = (sku: string): string => skuPart(sku).toLowerCase();

/** The file of a new product, below the catalogue's folder. */
export const fileOf = (category: string, sellerId: string, sku: string): string =>
  `products/${category}/${sellerId}--${keyOfSku(sku)}.json`;

export const categoryOfFile = (file: string): string => file.split('/')[1] ?? '';

/** The products of a catalogue by `keyOfSku`. */
const byKey = new WeakMap<Shop['products'], ReadonlyMap<string, Product>>();

export function findBySku({ products }: Pick<Shop, 'products'>, sku: string): Product | undefined {
  const known = byKey.get(products) ?? new Map([...products].map(([one, product]) => [keyOfSku(one), product]));
  byKey.set(products, known);
  return known.get(keyOfSku(sku));
}

export interface OpenFile {
  readonly file: string;
  readonly digest: string;
  readonly document: Document;
}

/**
 * The file of a product, to be changed by its seller; undefined where only an editor can: it has another shape than the canonical one, has
 * variants, or can't be read.
 */
export function openFile({ root, label }: Pick<Shop, 'root' | 'label'>, product: Product): OpenFile | undefined {
  if (product.shape !== 'canonical') return undefined;
  const file = product.file.slice(label.length + 1);
  try {
    const bytes = readFileSync(join(root, file));
    const document = JSON.parse(bytes.toString('utf8')) as Document;
    return document['variants'] === undefined && document['sku'] === product.sku
      ? { file, digest: digestOf(bytes), document }
      : undefined;
  } catch {
    return undefined;
  }
}
