import { Worker } from 'node:worker_threads';
import type { Product } from '../../../catalog/model.ts';
import type { Log } from '../config/log.ts';
import { type CatalogFiles, readShop, type Shop, type ShopReading, type What } from './read-shop.ts';
import type { ShopChunk } from './shop-thread.ts';
import { codeBeside } from '../../../package.ts';

/** The catalogue, which can be reloaded while the host runs. */
export interface ShopHolder {
  current(): Shop;
  /**
   * Reads the folder again in a thread, and then replaces the catalogue at once. A catalogue with errors is not used: the last good one
   * stays. Calls during a reload cause one more reload after it. The `rest` is all but the products, which stay as they are.
   */
  reload(what?: What): Promise<void>;
}

/** Opens the catalogue. @throws CatalogError when it has errors */
export function openShop(files: CatalogFiles, log: Log): ShopHolder {
  let shop = readShop(files);
  let reading = Promise.resolve();
  let next: { what: What; readonly done: Promise<void> } | undefined;
  const read = async (): Promise<void> => {
    const what = next?.what ?? 'all';
    next = undefined;
    try {
      shop = await readInThread({ files, what }, shop);
      log.info('catalogue reloaded', { products: shop.products.size });
    } catch (error) {
      log.error('the catalogue has errors; the last good one stays', error);
    }
  };
  return {
    current: () => shop,
    reload: (what = 'all') => {
      if (next && what === 'all') next.what = what;
      if (!next) {
        reading = reading.then(read);
        next = { what, done: reading };
      }
      return next.done;
    },
  };
}

/** Reads the catalogue in a thread. @throws the error of the thread */
async function readInThread(workerData: ShopReading, { products: known }: Shop): Promise<Shop> {
  const thread = new Worker(codeBeside('shop-thread', import.meta.url), { workerData });
  // It does not keep the process alive.
  thread.unref();
  let rest: Omit<Shop, 'products'> | undefined;
  let count: number | undefined;
  const products = new Map<string, Product>();
  await new Promise<void>((done, fail) => {
    thread.on('message', (chunk: ShopChunk) => {
      if ('rest' in chunk) ({ rest, count } = chunk);
      else for (const [sku, product] of chunk.products) products.set(sku, product);
    });
    thread.once('error', fail);
    thread.once('exit', () => done());
  });
  if (rest && workerData.what === 'rest') return { ...rest, products: known };
  if (!rest || products.size !== count) throw new Error('The thread that reads the catalogue ended too early.');
  return { ...rest, products };
}
