import { answerCancelled } from './answer-order.ts';
import { noOrder, findOwnOrder } from '../../../records/orders/record/find.ts';
import { z } from 'zod';
import { OWN_WISH } from '../../../../orders/order-words.ts';
import { type Answer, tooMany } from '../../../ground/http/answer.ts';
import { type Caller, defineRoute, type Route } from '../../../ground/http/route.ts';
import { chargeNow } from '../../../ground/limits/limits.ts';
import type { HostServices } from '../../services.ts';
import { cancelOrder } from '../../../records/orders/cancel.ts';
import { payCash } from '../../../records/orders/pay-cash.ts';
import { nameRefundUpi } from '../../../records/orders/refund-upi.ts';
import {
  cancelRequest,
  newReturn,
  orderPath,
  payCashRequest,
  refundUpiRequest,
} from '../../../../contract/order-requests.ts';
import { requestReturn } from '../../../records/orders/returns.ts';
import { type Order, order } from '../../../../contract/orders.ts';

type Changed = Answer<{ readonly order: Order }>;

const common = {
  method: 'post',
  tag: 'Orders',
  access: 'order',
  params: orderPath,
  data: z.object({ order }),
  codes: [404, 409, 422, 429],
} as const;

/** Changes by shoppers of their own orders. */
export const changeRoutes = (services: HostServices): Route[] => [
  defineRoute({
    ...common,
    path: '/orders/{number}/cancel',
    summary: 'Cancel all or some shipments of an order before dispatch',
    body: cancelRequest,
    handle: ({ params, body, caller }) =>
      changeOwn(services, params.number, caller, async (orderId) =>
        answerCancelled(await cancelOrder(services, orderId, 'shopper', { ...body, reason: body.reason ?? OWN_WISH })),
      ),
  }),
  defineRoute({
    ...common,
    path: '/orders/{number}/returns',
    summary: 'Ask for a return, once for each key',
    takesKey: true,
    body: newReturn,
    handle: ({ params, body, caller, idempotencyKey }) =>
      changeOwn(services, params.number, caller, (orderId) => requestReturn(services, orderId, body, idempotencyKey)),
  }),
  defineRoute({
    ...common,
    method: 'put',
    path: '/orders/{number}/refund-upi',
    summary: 'Name the UPI ID for the refund of a cash order',
    body: refundUpiRequest,
    handle: ({ params, body, caller }) =>
      changeOwn(services, params.number, caller, (orderId) => nameRefundUpi(services, orderId, body.upi)),
  }),
  defineRoute({
    ...common,
    path: '/orders/{number}/pay-cash',
    summary: 'Change an unpaid online order to cash on delivery',
    body: payCashRequest,
    handle: ({ params, body, caller }) =>
      changeOwn(services, params.number, caller, (orderId) => payCash(services, orderId, body.expectedTotalMinor)),
  }),
];

/** Changes the caller's own order, within the limits. Addresses are not counted, as the key or token identifies the caller. */
async function changeOwn(
  services: HostServices,
  number: string,
  caller: Caller,
  change: (orderId: string) => Promise<Changed>,
): Promise<Changed> {
  const found = await findOwnOrder(services, number, caller);
  if (!found) return noOrder();
  const wait = await chargeNow(services, [['change-order', found.id]]);
  return wait === undefined ? change(found.id) : tooMany(wait);
}
