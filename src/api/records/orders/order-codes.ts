import type { Order } from '../../../contract/orders.ts';
import type { CodeWay, OpenOrderRequest, OrderCodeRequest } from '../../../contract/tracking.ts';
import { answersText } from '../../../messages/rooms/answers.ts';
import type { OrderRow } from '../../ground/database/tables.ts';
import { type Answer, fail, ok, tooMany } from '../../ground/http/answer.ts';
import type { Charge } from '../../ground/limits/limits.ts';
import { isStopped } from '../../ground/outbox/opt-outs.ts';
import { enqueueAsked } from '../../ground/outbox/asked.ts';
import { countWrongCode } from '../accounts/code-login.ts';
import { makeCode, storeCode, tryCode } from '../accounts/one-time-codes.ts';
import { noOrder } from './record/find.ts';
import { readOrder } from './record/rows.ts';
import { serialiseOrder } from './record/serialise-order.ts';
import type { OrderServices } from './record/services.ts';
import { codeWays } from './track.ts';

/**
 * The buyer of an order opens it with a code that goes to the address or number of the order, and gets its key. Number and phone alone, which
 * stand on its parcels, open nothing.
 */

/** Sends a code. Whoever asks has named the order's number and phone, so it is counted apart from codes that strangers can ask for. */
export async function sendOrderCode(
  services: OrderServices,
  order: OrderRow,
  { by }: Pick<OrderCodeRequest, 'by'>,
  clientAddress: string,
): Promise<Answer<{ readonly request: string }>> {
  const { database, config, now, orderNotices } = services;
  if (!codeWays(config, order).includes(by)) return fail(409, answersText.noOrderCode);
  const target: Charge[] = [
    ['code-recipient-address', `order:${order.id}`],
    ['code-recipient-day', `order:${order.id}`],
    ['code-recipient-day', `orders:${recipientOf(order, by)}`],
  ];
  const asked = await database.write(async (db) => {
    if (by === 'phone' && (await isStopped(db, { phone: order.contact_phone })))
      return fail(409, answersText.numberStopped);
    const made = makeCode();
    const cause = { address: clientAddress, account: order.id, target };
    const wait = await enqueueAsked(services, db, orderNotices.openingCode(order, by, made.code), cause);
    if (wait !== undefined) return tooMany(wait);
    await storeCode(db, 'order', made, { account_id: order.id, channel: by }, now());
    return ok({ request: made.request });
  });
  services.wake();
  return asked;
}

const recipientOf = (order: OrderRow, by: CodeWay): string =>
  by === 'mail' ? (order.contact_email ?? '') : order.contact_phone;

/** Opens an order with a code that was sent for it. The answer has its key. */
export async function openByCode(
  services: OrderServices,
  orderId: string | undefined,
  { request, code }: OpenOrderRequest,
  clientAddress: string,
): Promise<Answer<{ readonly order: Order }>> {
  const { database, config, now } = services;
  return database.write(async (db) => {
    const used = await tryCode(db, { request, code, purpose: 'order' }, now());
    if (typeof used === 'string') return countWrongCode(db, config.limits, used, clientAddress, now());
    const rows = used.account_id === orderId ? await readOrder(db, orderId) : undefined;
    if (!rows) return noOrder();
    return ok({ order: serialiseOrder(rows, services.shop(), now()) });
  });
}
