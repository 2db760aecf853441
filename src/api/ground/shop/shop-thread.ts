import { parentPort, workerData } from 'node:worker_threads';
import { readShop, readShopWithoutProducts, type Shop, type ShopReading } from './read-shop.ts';

/** A thread that reads the catalogue that `workerData` names, with or without its products, and sends it in chunks. */

/** First everything but the products and their number, then the products in small chunks, so that none blocks the host for long. */
export type ShopChunk =
  | { readonly rest: Omit<Shop, 'products'>; readonly count?: number }
  | { readonly products: Shop['products'] };

const PRODUCTS_PER_CHUNK = 50;

const send = (chunk: ShopChunk): void => parentPort?.postMessage(chunk);

const { files, what } = workerData as ShopReading;
if (what === 'rest') send({ rest: readShopWithoutProducts(files) });
else {
  const { products, ...rest } = readShop(files);
  send({ rest, count: products.size });
  const entries = [...products];
  for (let from = 0; from < entries.length; from += PRODUCTS_PER_CHUNK)
    send({ products: new Map(entries.slice(from, from + PRODUCTS_PER_CHUNK)) });
}
