import { Worker } from 'node:worker_threads';
import type { Product } from '../catalog/model.ts';
import type { Log } from './log.ts';
import { readShop, type Shop } from './read-shop.ts';
import type { ShopPart } from './shop-thread.ts';

/** The catalogue of a folder, which can be read again while the host runs. */
export interface ShopHolder {
  current(): Shop;
  /**
   * Reads the folder again, in a thread beside the one that answers requests, and then takes what it has read all at once. A catalogue with
   * errors is not taken: the last good one stays. What is asked for while a reading goes on is one more reading after it.
   */
  reload(): Promise<void>;
}

/** @throws CatalogError when the first reading finds errors. */
export function openShop(folder: string, log: Log): ShopHolder {
  let shop = readShop(folder);
  let reading = Promise.resolve();
  let next: Promise<void> | undefined;
  const read = async (): Promise<void> => {
    next = undefined;
    try {
      shop = await readBeside(folder);
      log.info('catalogue read again', { products: shop.products.size });
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

/** @throws what reading the catalogue throws, with its message. */
async function readBeside(folder: string): Promise<Shop> {
  const thread = new Worker(new URL('./shop-thread.ts', import.meta.url), { workerData: folder });
  // A host that stops does not wait for it.
  thread.unref();
  let rest: Omit<Shop, 'products'> | undefined;
  let count = 0;
  const products = new Map<string, Product>();
  await new Promise<void>((done, fail) => {
    thread.on('message', (part: ShopPart) => {
      if ('rest' in part) ({ rest, count } = part);
      else for (const [sku, product] of part.products) products.set(sku, product);
    });
    thread.once('error', fail);
    thread.once('exit', () => done());
  });
  if (!rest || products.size !== count) throw new Error('The thread that reads the catalogue has ended too early.');
  return { ...rest, products };
}
