import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseRecord } from '../../../catalog/products/address-record.ts';
import { RECORD_FILE } from '../../../catalog/source/ignored-files.ts';
import { keyOfSku } from '../../../core/product/sku-part.ts';
import type { Product } from '../../../catalog/model.ts';
import type { Shop } from '../../ground/shop/read-shop.ts';
import type { Document } from '../../../core/product/read-fields.ts';

export const digestOf = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

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

export type SkuFinder = (sku: string) => string | undefined;

/**
 * Finds the file of the product that has a SKU, without reading the catalogue: by the record of the addresses of all that were published,
 * and by the files that are newer than it, which are read once. Only where that names the SKU, or there is no record, the catalogue tells.
 */
export function skuFinder(shop: Shop): SkuFinder {
  const record = join(shop.root, RECORD_FILE);
  const written = statSync(record, { throwIfNoEntry: false })?.mtimeMs;
  if (written === undefined) return (sku) => findBySku(shop, sku)?.file;
  const { products } = parseRecord(readFileSync(record, 'utf8'));
  const recorded = new Set(products.flatMap(({ parts }) => parts.map((part) => part.toLowerCase())));
  const newer = new Map<string, string>();
  for (const { path } of listNewerFiles(join(shop.root, 'products'), written).slice(0, MOST_NEWER).reverse())
    for (const sku of skusIn(path)) newer.set(keyOfSku(sku), path);
  return (sku) => {
    const key = keyOfSku(sku);
    if (recorded.has(key)) return findBySku(shop, sku)?.file;
    const path = newer.get(key);
    return path && `${shop.label}/${relative(shop.root, path).replaceAll(sep, '/')}`;
  };
}

/** The most files that are opened to find SKUs: a fresh copy of the catalogue has no old ones. `haat check` tells the rest. */
const MOST_NEWER = 200;

/** The product files in folders that have changed since a moment, the newest first. */
function listNewerFiles(folder: string, since: number): { readonly path: string; readonly at: number }[] {
  const found: { path: string; at: number }[] = [];
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (!stat) return found;
  const isChanged = Math.max(stat.mtimeMs, stat.ctimeMs) >= since;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) found.push(...listNewerFiles(path, since));
    else if (isChanged && entry.name.endsWith('.json')) {
      const { mtimeMs, ctimeMs } = statSync(path);
      const at = Math.max(mtimeMs, ctimeMs);
      if (at >= since) found.push({ path, at });
    }
  }
  return found.sort((a, b) => b.at - a.at);
}

/** The SKUs that a file names, of whatever shape. */
function skusIn(path: string): string[] {
  try {
    return [...readFileSync(path, 'utf8').matchAll(/"sku"\s*:\s*"([^"\\]*)"/gi)].map(([, sku = '']) => sku);
  } catch {
    return [];
  }
}

interface OpenFile {
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
  return openFileOf(root, product.file.slice(label.length + 1), product.sku);
}

/** The same by the path of a file that has the canonical shape. */
export function openFileOf(root: string, file: string, sku: string): OpenFile | undefined {
  try {
    const bytes = readFileSync(join(root, file));
    const document = JSON.parse(bytes.toString('utf8')) as Document;
    return document['variants'] === undefined && document['sku'] === sku
      ? { file, digest: digestOf(bytes), document }
      : undefined;
  } catch {
    return undefined;
  }
}
