import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Market, Product } from '../../catalog/model.ts';
import type { Site } from '../../catalog/site.ts';
import { type Availability, settleAvailability } from '../../core/availability.ts';
import { PRICE_FILE_BYTES, type PriceEntry, type PriceFile, priceFileOf } from '../../core/price-file.ts';
import { priceFilePath, productPath } from '../../paths.ts';
import { runAll } from '../run-all.ts';

/** The price files of a market: the smallest power of two of them in which none is over its bytes. */
export function makePriceFiles(site: Site, market: Market): PriceFile[] {
  const entries: [string, PriceEntry, number][] = [];
  for (const product of site.catalog.products.values()) {
    const entry = makeEntry(site, product, market);
    if (entry) entries.push([product.sku, entry, Buffer.byteLength(JSON.stringify({ [product.sku]: entry }))]);
  }
  for (let count = 1; ; count *= 2) {
    const sizes = new Uint32Array(count).fill(2);
    for (const [sku, , bytes] of entries) {
      const file = priceFileOf(sku, count);
      // One entry alone may be over: a file can't be smaller than what it must hold.
      sizes[file] = (sizes[file] as number) + bytes - 1;
    }
    if (count < entries.length * 4 && sizes.some((size) => size > PRICE_FILE_BYTES)) continue;
    const files: Record<string, PriceEntry>[] = Array.from({ length: count }, () => ({}));
    for (const [sku, entry] of entries) (files[priceFileOf(sku, count)] as Record<string, PriceEntry>)[sku] = entry;
    return files;
  }
}

function makeEntry(site: Site, product: Product, market: Market): PriceEntry | undefined {
  const offer = product.offers[market.id];
  if (!offer) return undefined;
  const stock = (availability: Availability): string | undefined => {
    const now = settleAvailability(availability, site.today);
    return typeof now === 'object' ? now.from : now === 'sold-out' ? now : undefined;
  };
  const own = stock(product.availability);
  const sizes = product.sizes.flatMap((size) => {
    const state = stock(size.availability);
    return state === undefined ? [] : [[size.name, state] as const];
  });
  return {
    path: productPath(market, product),
    priceMinor: offer.priceMinor,
    ...(offer.mrpMinor === undefined ? {} : { mrpMinor: offer.mrpMinor }),
    ...(own === undefined ? {} : { stock: own }),
    ...(sizes.length === 0 ? {} : { sizes: Object.fromEntries(sizes) }),
  };
}

/** Writes every market's price files into the folder of a site. */
export async function writePriceFiles(site: Site, folder: string): Promise<void> {
  for (const market of site.catalog.markets.values()) {
    const files = makePriceFiles(site, market);
    const pathOf = (index: number) => join(folder, priceFilePath(market, files.length, index));
    await mkdir(dirname(pathOf(0)), { recursive: true });
    await runAll([...files.keys()], 16, (index) => writeFile(pathOf(index), JSON.stringify(files[index])));
  }
}
