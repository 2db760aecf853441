import { $storageFails, readStored, writeStored } from '../../browser/storage.ts';

/** A guest's order as this device remembers it: its number, and the key that gives access to it. */
interface KnownOrder {
  readonly number: string;
  readonly key: string;
}

/** As many as the host accepts in one request. */
const MOST = 20;

/** The newest first. Stored data is not trusted. */
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

/** The fragment for links to an order's page: its key if the browser stores nothing, else empty. */
export const keyHash = (key: string | undefined): string => ($storageFails.get() && key ? `#key=${key}` : '');

/**
 * Remembers the key that a link in a mail carries in its fragment, and removes it from the address. Returns whether there was one.
 */
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
