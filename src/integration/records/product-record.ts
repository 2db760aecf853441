import { hash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Catalog } from '../../catalog/catalog.ts';
import type { Product } from '../../catalog/model.ts';
import { digestProduct } from '../../catalog/snapshot/product-digest.ts';
import { productPath } from '../../paths.ts';
import { readBuildRecord } from '../files/build-record.ts';

/** The products of a build, recorded beside its site. */
const PRODUCT_RECORD_FILE = 'products.json';

/** How many products of each kind of change are named. The others are counted. */
const MOST_NAMED = 100;

const namedSchema = z.object({ sku: z.string(), title: z.string(), path: z.string() });
const changeSchema = z.object({ count: z.int().nonnegative(), named: z.array(namedSchema) });
const changesSchema = z.object({ added: changeSchema, changed: changeSchema, gone: changeSchema });

/** By SKU: a digest of the product, its title, its address. */
type Listed = Record<string, readonly [digest: string, title: string, path: string]>;

/** Checks the list without a schema for each entry, which would take a twentieth of the time of building one changed product. */
const isListed = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(
    (entry: unknown) => Array.isArray(entry) && entry.length === 3 && entry.every((text) => typeof text === 'string'),
  );

const recordSchema = z.object({
  /** When the build ended, as an ISO time. */
  at: z.string(),
  products: z.custom<Listed>(isListed),
  /** What it changed, and when the previous build ended. Missing if there was none. */
  since: changesSchema.extend({ at: z.string() }).optional(),
});

export type NamedProduct = z.infer<typeof namedSchema>;
/** New, changed and removed products. */
export type ProductChanges = z.infer<typeof changesSchema>;
type ProductRecord = z.infer<typeof recordSchema>;

/** The facts that show whether an editor has changed a product. A product with variants has the offers that lists show on a given day. */
function listProducts({ products, markets }: Pick<Catalog, 'products' | 'markets'>): Listed {
  const listed: Listed = {};
  for (const [sku, product] of products) {
    const digest = product.variants.length === 0 ? digestProduct(product) : digestWithoutOffers(product);
    const market = [...markets.values()].find(({ id }) => product.offers[id]);
    listed[sku] = [digest.slice(0, 12), product.title, market ? productPath(market, product) : ''];
  }
  return listed;
}

const digestWithoutOffers = (product: Product): string =>
  hash('sha1', JSON.stringify({ ...product, offers: undefined }), 'base64url');

/** Compares a catalogue with the products of an earlier build. */
export const findChanges = (catalog: Pick<Catalog, 'products' | 'markets'>, before: ProductRecord): ProductChanges =>
  compare(before.products, listProducts(catalog));

function compare(before: Listed, after: Listed): ProductChanges {
  const name = (skus: readonly string[], list: Listed) => ({
    count: skus.length,
    named: skus.slice(0, MOST_NAMED).map((sku) => ({ sku, title: list[sku]?.[1] ?? '', path: list[sku]?.[2] ?? '' })),
  });
  const skus = Object.keys(after);
  return {
    added: name(
      skus.filter((sku) => !before[sku]),
      after,
    ),
    changed: name(
      skus.filter((sku) => before[sku] && before[sku][0] !== after[sku]?.[0]),
      after,
    ),
    gone: name(
      Object.keys(before).filter((sku) => !after[sku]),
      before,
    ),
  };
}

/** The products of the build in a folder; undefined if there is no record or it is damaged. */
export const readProductRecord = (build: string | undefined): Promise<ProductRecord | undefined> =>
  readBuildRecord(build, PRODUCT_RECORD_FILE, recordSchema);

/** Writes the products of a build into `work`, its folder, with the changes since `earlier`, the build that it replaces. */
export async function writeProductRecord(
  catalog: Pick<Catalog, 'products' | 'markets'>,
  work: string,
  earlier: string | undefined,
  now: number,
): Promise<void> {
  const before = await readProductRecord(earlier);
  const products = listProducts(catalog);
  const record: ProductRecord = {
    at: new Date(now).toISOString(),
    products,
    ...(before && { since: { at: before.at, ...compare(before.products, products) } }),
  };
  await writeFile(join(work, PRODUCT_RECORD_FILE), JSON.stringify(record));
}
