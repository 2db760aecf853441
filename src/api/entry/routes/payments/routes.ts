import { answersText } from '../../../../messages/rooms/answers.ts';
import { noOrder, findOwnOrder } from '../../../records/orders/record/find.ts';
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { type Answer, fail, ok, tooMany } from '../../../ground/http/answer.ts';
import { isoMoment, present } from '../../../ground/http/present.ts';
import { nothing } from '../../../../contract/fields.ts';
import { type Caller, routesOf, type Route } from '../../../ground/http/route.ts';
import { comesFromThisMachine } from '../../../ground/net/this-machine.ts';
import { chargeNow } from '../../../ground/limits/limits.ts';
import { orderPath } from '../../../../contract/order-requests.ts';
import { readOrder } from '../../../records/orders/record/rows.ts';
import { canPay, statusOf } from '../../../records/orders/record/serialise-order.ts';
import type { HostServices } from '../../services.ts';
import { refreshPayment } from '../../../records/payments/ask.ts';
import {
  type PaymentStanding,
  type StartedPayment,
  paymentStanding,
  startedPayment,
} from '../../../../contract/payments.ts';
import { startPayment } from '../../../records/payments/start.ts';
import { takeWebhook } from './webhook.ts';

const route = routesOf({ tag: 'Payment' });

/** Payment of orders, and the provider's webhook. */
export const paymentRoutes = (services: HostServices): Route[] => [
  route.post('/orders/{number}/payment', {
    summary: 'Start or continue the payment of an order',
    access: 'order',
    wantsKey: true,
    params: orderPath,
    body: nothing,
    data: z.object({ payment: startedPayment }),
    codes: [409, 429, 502],
    handle: ({ params, caller, idempotencyKey, request }) =>
      startOwn(services, { number: params.number, caller, key: idempotencyKey }, request),
  }),
  route.get('/orders/{number}/payment', {
    summary: 'The state of the payment; an open one is checked with the provider',
    access: 'order',
    params: orderPath,
    data: z.object({ payment: paymentStanding }),
    codes: [429],
    handle: ({ params, caller }) => answerStanding(services, params.number, caller),
  }),
  route.post('/payments/webhook', {
    summary: "The provider's webhook, signed with the secret",
    isSigned: true,
    data: nothing,
    handle: ({ request }) => takeWebhook(services, request),
  }),
];

async function startOwn(
  services: HostServices,
  { number, caller, key }: { readonly number: string; readonly caller: Caller; readonly key: string },
  request: IncomingMessage,
): Promise<Answer<{ readonly payment: StartedPayment }>> {
  const found = await findOwnOrder(services, number, caller);
  if (!found) return noOrder();
  const { provider } = services.config;
  if (provider.kind === 'simulator' && !provider.isPublic && !comesFromThisMachine(request))
    return fail(409, answersText.simulatedHere);
  return startPayment(services, { orderId: found.id, key });
}

async function answerStanding(
  services: HostServices,
  number: string,
  caller: Caller,
): Promise<Answer<{ readonly payment: PaymentStanding }>> {
  const found = await findOwnOrder(services, number, caller);
  if (!found) return noOrder();
  const wait = await chargeNow(services, [
    ['payment-address', caller.address],
    ['payment-order', found.id],
  ]);
  if (wait !== undefined) return tooMany(wait);
  if (found.stage === 'awaiting-payment') await refreshPayment(services, found.id);
  const rows = await readOrder(services.database.read, found.id);
  if (!rows) return noOrder();
  const { stage, payment_status: status, last_failure: lastFailure, pay_until: until } = rows.order;
  const isWaiting = stage === 'awaiting-payment';
  return ok({
    payment: {
      status,
      orderStatus: statusOf(rows),
      ...(isWaiting && present({ lastFailure })),
      canPay: canPay(rows.order, services.now()),
      isSimulated: services.config.provider.kind === 'simulator',
      ...(isWaiting && until !== null && { until: isoMoment(until) }),
    },
  });
}
