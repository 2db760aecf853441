import { type Availability, settleAvailability } from '../values/availability.ts';
import { nameState } from '../../core/address/state-names.ts';
import { makingWords } from '../../core/delivery/delivery-date.ts';
import { nameFromId } from '../../core/cart/shown-cart.ts';
import { PRICE_FILE_BYTES, type PriceEntry, type PriceFile, priceFileOf } from '../../core/product/price-file.ts';
import { skuPart } from '../../core/product/sku-part.ts';
import { productPath } from '../../paths.ts';
import type { Market, Product } from '../model.ts';
import { countedFor } from '../products/counted-promotions.ts';
import { oncePerSite, type Site } from '../site/site.ts';
import { boundState } from './delivery-files.ts';
import { listSold } from '../products/variants.ts';

/** More files than any shop has. */
const MOST_FILES = 2 ** 30;

/** Price files by market id. Their number is the smallest power of two with which no file exceeds `PRICE_FILE_BYTES`. */
export const listPriceFiles = oncePerSite(
  'priceFiles',
  (site: Site): ReadonlyMap<string, readonly PriceFile[]> =>
    new Map([...site.catalog.markets.values()].map((market) => [market.id, makePriceFiles(site, market)])),
);

function makePriceFiles(site: Site, market: Market): PriceFile[] {
  const entries: { key: string; entry: PriceEntry; fileNumber: number; bytes: number }[] = [];
  const { products } = site.catalog;
  const add = (key: string, entry: PriceEntry) => {
    const bytes = Buffer.byteLength(JSON.stringify({ [key]: entry }));
    entries.push({ key, entry, fileNumber: priceFileOf(key, MOST_FILES), bytes });
  };
  const restrict = (sellerId: string): Partial<PriceEntry> => {
    const onlyIn = boundState(site, market, sellerId);
    const onlyInWords = onlyIn && nameState(onlyIn);
    return onlyIn ? { onlyIn, ...(onlyInWords !== onlyIn && { onlyInWords }) } : {};
  };
  const sellers = new Map<string, Partial<PriceEntry>>();
  const describeSeller = (id: string): Partial<PriceEntry> => {
    const known = sellers.get(id);
    if (known) return known;
    const { name } = site.index.sellerOf(id);
    const described = { ...(name === nameFromId(id) ? {} : { sellerName: name }), ...restrict(id) };
    sellers.set(id, described);
    return described;
  };
  const addWithPart = (sku: string, entry: PriceEntry | undefined) => {
    if (!entry) return;
    add(sku, entry);
    // By the part of its address, for the page of unknown addresses. No price of a SKU that begins with a slash is replaced.
    const key = `/${skuPart(sku)}`;
    if (key !== `/${sku}` && !products.has(key)) add(key, { path: entry.path, priceMinor: entry.priceMinor });
  };
  for (const product of products.values()) {
    const named = describeSeller(product.sellerId);
    for (const sold of listSold(product)) {
      const entry = makePriceEntry(sold, market, site.today);
      const promotions = countedFor(site.catalog, market, sold, true);
      addWithPart(sold.sku, entry && { ...entry, ...named, ...(promotions && { promotions }) });
    }
    if (product.variants.length > 0) addWithPart(product.sku, makeGroupEntry(product, market));
  }
  for (let count = 1; ; count *= 2) {
    const sizes = new Uint32Array(count).fill(2);
    // The file of a key is that among most files, modulo their number.
    for (const { fileNumber, bytes } of entries)
      sizes[fileNumber % count] = (sizes[fileNumber % count] as number) + bytes - 1;
    // A single entry may exceed the limit, so that more files do not help.
    if (count < entries.length * 4 && sizes.some((size) => size > PRICE_FILE_BYTES)) continue;
    const files: Record<string, PriceEntry>[] = Array.from({ length: count }, () => ({}));
    for (const { key, entry, fileNumber } of entries)
      (files[fileNumber % count] as Record<string, PriceEntry>)[key] = entry;
    return files;
  }
}

/**
 * The entry of a product with variants, which can't be bought itself: its path is for old links. A line of a cart that is
 * older than the variants is sold out.
 */
function makeGroupEntry(product: Product, market: Market): PriceEntry | undefined {
  const offer = product.offers[market.id];
  return offer && { path: productPath(market, product), priceMinor: offer.priceMinor, stock: 'sold-out' };
}

/** Price and stock of what can be bought, in a market on a day (ISO date); undefined where it is not sold. */
export function makePriceEntry(product: Product, market: Market, today: string): PriceEntry | undefined {
  const offer = product.offers[market.id];
  if (!offer) return undefined;
  const stock = (availability: Availability): string => {
    const now = settleAvailability(availability, today);
    return typeof now === 'object' ? now.from : now === 'sold-out' ? now : '';
  };
  const own = stock(product.availability);
  const days = product.leadTimeDays;
  return {
    path: productPath(market, product),
    priceMinor: offer.priceMinor,
    mrpMinor: offer.mrpMinor,
    making: days === undefined ? undefined : { days, words: makingWords(days) },
    seller: product.sellerId,
    stock: own === '' ? undefined : own,
    sizes:
      product.sizes.length === 0
        ? undefined
        : Object.fromEntries(product.sizes.map((size) => [size.name, stock(size.availability)])),
  };
}
