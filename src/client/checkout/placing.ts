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
 * Placing an order exactly once (src/api/README.md, "Place once"). The key of a checkout is made and stored before its first try,
 * shared by all tabs, and given up only when an order is acknowledged: whatever is sent in between, twice, later or from
 * another tab, is the same order.
 */
interface Attempt {
  readonly key: string;
  /** Whether a request may have left: then the host is the only one who knows. */
  readonly isSent: boolean;
}

/** An order as the checkout's form has it: the host judges what was typed. */
export type TypedOrder = Omit<OrderRequest, 'contact' | 'address'> & {
  readonly contact: unknown;
  readonly address: unknown;
};

export type Placing =
  | { readonly state: 'placed'; readonly order: Order; readonly isEarlier: boolean }
  /** Another tab has emptied the cart. */
  | { readonly state: 'empty' }
  /** The total or the lines are not what the shopper saw. */
  | { readonly state: 'changed'; readonly quote: Quote }
  | { readonly state: 'invalid'; readonly fields: Readonly<Record<string, string>> }
  | { readonly state: 'logged-out' }
  /** The host did not answer, or not as it should: it may have the order, and asking again does no harm. */
  | { readonly state: 'unknown'; readonly code: number };

function readAttempt(): Attempt | undefined {
  try {
    const { key, isSent } = JSON.parse(readStored(PLACING_KEY) ?? '{}') as Partial<Attempt>;
    return typeof key === 'string' ? { key, isSent: isSent === true } : undefined;
  } catch {
    return undefined;
  }
}

/** One at a time, in all tabs, where the browser can do that; the key alone keeps the order single. */
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
    // The key has an order already, and it is another one: an earlier try has arrived after all.
    if (answer.code === 409) return findPlaced(key);
    if (answer.code === 422) return { state: 'invalid', fields: answer.fields };
    if (answer.code === 401) return { state: 'logged-out' };
    return { state: 'unknown', code: answer.code };
  });
}

/** After a reload: whether a request that left this page became an order. Undefined where there was none, or it did not. */
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

/** The host has acknowledged: the order is kept, the cart gives up what was ordered, and the key is used up. */
function finish(order: Order, isEarlier: boolean): Placing {
  // The orders of an account are found by logging in; the next person at this phone is not to see them.
  if (readToken() === undefined) rememberOrder(order);
  $cart.set(
    withoutOrdered(
      readCart(),
      order.parts.flatMap(({ lines }) => lines),
    ),
  );
  removeStored(PLACING_KEY);
  return { state: 'placed', order, isEarlier };
}

/** As another tab may have left it a moment ago. */
const readCart = (): Cart => parseCart(readStored(CART_KEY)).cart;

const keyHeader = (key: string): Record<string, string> => ({ 'idempotency-key': key });
