import { parentPort, workerData } from 'node:worker_threads';
import { readShop, type Shop } from './read-shop.ts';

/** A thread that reads the catalogue of the folder in `workerData` and sends the shop in parts (`ShopPart`). */

/** First everything but the products, and how many there are, then these, some at a time: the host takes each part between two requests. */
export type ShopPart =
  { readonly rest: Omit<Shop, 'products'>; readonly count: number } | { readonly products: Shop['products'] };

const PRODUCTS_A_PART = 50;

const send = (part: ShopPart): void => parentPort?.postMessage(part);

const { products, ...rest } = readShop(workerData as string);
send({ rest, count: products.size });
const entries = [...products];
for (let from = 0; from < entries.length; from += PRODUCTS_A_PART)
  send({ products: new Map(entries.slice(from, from + PRODUCTS_A_PART)) });
