import { Worker } from 'node:worker_threads';
import type { Product } from '../../../catalog/model.ts';
import type { Log } from '../config/log.ts';
import { type CatalogFiles, readShop, type Shop } from './read-shop.ts';
import type { ShopChunk } from './shop-thread.ts';
import { codeBeside } from '../../../package.ts';

/** The catalogue, which can be reloaded while the host runs. */
export interface ShopHolder {
  current(): Shop;
  /**
   * Reads the folder again in a thread, and then replaces the catalogue at once. A catalogue with errors is not used: the last good one
   * stays. Calls during a reload cause one more reload after it.
   */
  reload(): Promise<void>;
}

/** @throws CatalogError when the catalogue has errors */
export function openShop(files: CatalogFiles, log: Log): ShopHolder {
  let shop = readShop(files);
  let reading = Promise.resolve();
  let next: Promise<void> | undefined;
  const read = async (): Promise<void> => {
    next = undefined;
    try {
      shop = await readInThread(files);
      log.info('catalogue reloaded', { products: shop.products.size });
    } catch (error) {
      log.error('the catalogue has errors; the last good one stays', error);
    }
  };
  return {
    current: () => shop,
    reload: () => {
      next ??= reading = reading.then(read);
      return next;
    },
  };
}

/** @throws the error of the thread */
async function readInThread(files: CatalogFiles): Promise<Shop> {
  const thread = new Worker(codeBeside('shop-thread', import.meta.url), { workerData: files });
  // It does not keep the process alive.
  thread.unref();
  let rest: Omit<Shop, 'products'> | undefined;
  let count = 0;
  const products = new Map<string, Product>();
  await new Promise<void>((done, fail) => {
    thread.on('message', (chunk: ShopChunk) => {
      if ('rest' in chunk) ({ rest, count } = chunk);
      else for (const [sku, product] of chunk.products) products.set(sku, product);
    });
    thread.once('error', fail);
    thread.once('exit', () => done());
  });
  if (!rest || products.size !== count) throw new Error('The thread that reads the catalogue ended too early.');
  return { ...rest, products };
}
