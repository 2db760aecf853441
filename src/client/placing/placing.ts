import type { Cart } from '../../core/cart/cart.ts';
import type { Order } from '../../contract/orders.ts';
import type { Quote } from '../../contract/order-requests.ts';
import { withoutOrdered } from './ordered-cart.ts';
import type { TypedOrder } from './placing-attempt.ts';
import { randomId } from '../../browser/forms/once-key.ts';
import { parseCart, serialiseCart } from '../../core/cart/stored-cart.ts';
import { askHost } from '../../browser/api/api.ts';
import { $cart, buysOne, CART_KEY } from '../../stores/cart.ts';
import { rememberOrder } from '../own-orders/known-orders.ts';
import { alone, dropAttempt, readAttempt, writeAttempt } from './attempt.ts';
import { readToken } from '../../stores/session.ts';
import { marketKey } from '../../browser/page.ts';
import { readStored, removeStored, writeStored } from '../../browser/storage.ts';

/** What became of an order. It is placed exactly once, see client/placing/placing-attempt.ts. */
export type Placing =
  | { readonly state: 'placed'; readonly order: Order }
  /** Another tab has emptied the cart. */
  | { readonly state: 'empty' }
  /** Total or lines differ from what was shown. */
  | { readonly state: 'changed'; readonly quote: Quote }
  | { readonly state: 'invalid'; readonly fields: Readonly<Record<string, string>> }
  | { readonly state: 'logged-out' }
  /** The host did not answer as expected. It may have the order; asking again is safe. */
  | { readonly state: 'unknown'; readonly code: number };

/** Places the order of the form, in place of one that waits. */
export function placeOrder(request: TypedOrder): Promise<Placing> {
  return alone(async () => {
    if (!buysOne) $cart.set(readCart());
    if ($cart.get().lines.length === 0) return { state: 'empty' };
    const key = readAttempt()?.key ?? randomId();
    writeAttempt({ key, isSent: true, only: onlyOf() });
    return submit(key, request, readToken());
  });
}

/** Sends an order under a key that is stored as sent. Has to run alone. */
export async function submit(key: string, request: TypedOrder, token: string | undefined): Promise<Placing> {
  const answer = await askHost<{ order: Order }>('/orders', { body: request, token, headers: keyHeader(key) });
  if (answer.ok) return finish(answer.data.order, token);
  if (answer.code === 409 && answer.quote) return { state: 'changed', quote: answer.quote as Quote };
  // An earlier request with this key has placed a different order.
  if (answer.code === 409) return findPlaced(key);
  if (answer.code === 422) return { state: 'invalid', fields: answer.fields };
  if (answer.code === 401) return { state: 'logged-out' };
  return { state: 'unknown', code: answer.code };
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
  return answer.ok ? finish(answer.data.order, readToken()) : { state: 'unknown', code: answer.code };
}

/** What an attempt keeps of a checkout that orders a product alone. */
export const onlyOf = (): string | undefined => (buysOne ? location.search : undefined);

/** After the acknowledgement: remembers the order, removes its lines from the cart, unless they were ordered without it, and drops the key. */
function finish(order: Order, token: string | undefined): Placing {
  // Orders of an account are not remembered on the device: the next person who uses it must not see them.
  if (token === undefined) rememberOrder(order);
  if (readAttempt()?.only !== undefined) removeStored(marketKey('buy'));
  else
    keepCart(
      withoutOrdered(
        readCart(),
        order.shipments.flatMap(({ lines }) => lines),
      ),
    );
  dropAttempt();
  return { state: 'placed', order };
}

/** Reads storage, as another tab may have changed the cart a moment ago. */
const readCart = (): Cart => parseCart(readStored(CART_KEY)).cart;

/** A page that orders a product alone shows that, and not the cart. */
const keepCart = (cart: Cart): void => (buysOne ? writeStored(CART_KEY, serialiseCart(cart)) : $cart.set(cart));

const keyHeader = (key: string): Record<string, string> => ({ 'idempotency-key': key });
