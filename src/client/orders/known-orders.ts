import { $storageFails, readStored, writeStored } from '../platform/storage.ts';

/** The orders of a guest, kept on this phone: a number and the key that opens it. */
export interface KnownOrder {
  readonly number: string;
  readonly key: string;
}

/** As many as the host is asked about at once. */
const MOST = 20;

/** The newest first. What comes out of storage is not trusted. */
export function readKnownOrders(): KnownOrder[] {
  try {
    const stored: unknown = JSON.parse(readStored('orders') ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKnown).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function isKnown(entry: unknown): entry is KnownOrder {
  const { number, key } = (entry ?? {}) as Record<string, unknown>;
  return typeof number === 'string' && typeof key === 'string' && key.length <= 100;
}

/** What stands behind the address of an order's page, where the browser does not keep its key until then. */
export const keyHash = (key: string | undefined): string => ($storageFails.get() && key ? `#key=${key}` : '');

/** A key behind the `#`, as links in mails have it, is sent to no server: it is kept, and leaves the address. Whether there was one. */
export function takeKey(): boolean {
  const key = /^#key=([\w-]+)$/.exec(location.hash)?.[1];
  const query = new URLSearchParams(location.search);
  const number = query.get('number') ?? query.get('order');
  if (key === undefined || number === null) return false;
  rememberOrder({ number, key });
  history.replaceState(history.state, '', location.pathname + location.search);
  return true;
}

export const keyOfOrder = (number: string): string | undefined =>
  readKnownOrders().find((order) => order.number === number)?.key;

export function rememberOrder({ number, key }: KnownOrder): void {
  const others = readKnownOrders().filter((order) => order.number !== number);
  writeStored('orders', JSON.stringify([{ number, key }, ...others].slice(0, MOST)));
}
