import type { Cart } from '../../core/cart.ts';
import type { Order, OrderRequest, Quote } from '../../core/contract/orders.ts';
import { withoutOrdered } from '../../core/ordered-cart.ts';
import { randomId } from '../../core/random-id.ts';
import { parseCart } from '../../core/stored-cart.ts';
import { askHost } from '../platform/api.ts';
import { $cart, CART_KEY } from '../../stores/cart.ts';
import { rememberOrder } from '../orders/known-orders.ts';
import { PLACING_KEY } from './placing-key.ts';
import { readToken } from '../../stores/session.ts';
import { readStored, removeStored, writeStored } from '../platform/storage.ts';

/**
 * Places an order exactly once (src/api/README.md, "Place once"). The idempotency key is stored before the first try, shared by all
 * tabs, and dropped only when an order is acknowledged. All requests until then, repeated or from another tab, mean the same order.
 */
interface Attempt {
  readonly key: string;
  /** A request may have reached the host, so only the host knows whether there is an order. */
  readonly isSent: boolean;
}

/** An order as typed; the host validates it. */
export type TypedOrder = Omit<OrderRequest, 'contact' | 'address'> & {
  readonly contact: unknown;
  readonly address: unknown;
};

export type Placing =
  | { readonly state: 'placed'; readonly order: Order; readonly isEarlier: boolean }
  /** Another tab has emptied the cart. */
  | { readonly state: 'empty' }
  /** Total or lines differ from what was shown. */
  | { readonly state: 'changed'; readonly quote: Quote }
  | { readonly state: 'invalid'; readonly fields: Readonly<Record<string, string>> }
  | { readonly state: 'logged-out' }
  /** The host did not answer as expected. It may have the order; asking again is safe. */
  | { readonly state: 'unknown'; readonly code: number };

function readAttempt(): Attempt | undefined {
  try {
    const { key, isSent } = JSON.parse(readStored(PLACING_KEY) ?? '{}') as Partial<Attempt>;
    return typeof key === 'string' ? { key, isSent: isSent === true } : undefined;
  } catch {
    return undefined;
  }
}

/** Runs one at a time across tabs where the Web Locks API exists; without it the key alone prevents a second order. */
const alone = <T>(run: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request(PLACING_KEY, run) as Promise<T>) : run();

export function placeOrder(request: TypedOrder): Promise<Placing> {
  return alone(async () => {
    const cart = readCart();
    $cart.set(cart);
    if (cart.lines.length === 0) return { state: 'empty' };
    const key = readAttempt()?.key ?? randomId();
    writeStored(PLACING_KEY, JSON.stringify({ key, isSent: true }));
    const token = readToken();
    const answer = await askHost<{ order: Order }>('/orders', { body: request, token, headers: keyHeader(key) });
    if (answer.ok) return finish(answer.data.order, false);
    if (answer.code === 409 && answer.quote) return { state: 'changed', quote: answer.quote as Quote };
    // An earlier request with this key has placed a different order.
    if (answer.code === 409) return findPlaced(key);
    if (answer.code === 422) return { state: 'invalid', fields: answer.fields };
    if (answer.code === 401) return { state: 'logged-out' };
    return { state: 'unknown', code: answer.code };
  });
}

/** After a reload: the order of an unanswered request; undefined if there was none or it failed. */
export function findUnacknowledged(): Promise<Placing | undefined> {
  return alone(async () => {
    const attempt = readAttempt();
    if (!attempt?.isSent) return undefined;
    const found = await findPlaced(attempt.key);
    return found.state === 'unknown' && found.code === 404 ? undefined : found;
  });
}

async function findPlaced(key: string): Promise<Placing> {
  const answer = await askHost<{ order: Order }>('/orders/by-key', { headers: keyHeader(key) });
  return answer.ok ? finish(answer.data.order, true) : { state: 'unknown', code: answer.code };
}

/** After the acknowledgement: remembers the order, removes its lines from the cart and drops the key. */
function finish(order: Order, isEarlier: boolean): Placing {
  // Orders of an account are not remembered on the device: the next person who uses it must not see them.
  if (readToken() === undefined) rememberOrder(order);
  $cart.set(
    withoutOrdered(
      readCart(),
      order.shipments.flatMap(({ lines }) => lines),
    ),
  );
  removeStored(PLACING_KEY);
  return { state: 'placed', order, isEarlier };
}

/** Reads storage, as another tab may have changed the cart a moment ago. */
const readCart = (): Cart => parseCart(readStored(CART_KEY)).cart;

const keyHeader = (key: string): Record<string, string> => ({ 'idempotency-key': key });
