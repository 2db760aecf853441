import { z } from 'zod';
import { fail, ok, tooMany } from '../http/answer.ts';
import { isoMoment, moment, nothing, present } from '../http/fields.ts';
import { comesFromThisMachine } from '../http/this-machine.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { charge } from '../limits.ts';
import { findOwnOrder } from '../orders/find.ts';
import { orderPath } from '../orders/requests.ts';
import { readOrder } from '../orders/rows.ts';
import { order, orderPayment } from '../orders/shapes.ts';
import { canPay, statusOf } from '../orders/view.ts';
import type { Services } from '../services.ts';
import { refreshPayment } from './ask.ts';
import { startPayment } from './start.ts';
import { takeWebhook } from './webhook.ts';

const tag = 'Payment';
const missing = () => fail(404, 'There is no such order.');

export function paymentRoutes(services: Services): Route[] {
  const { store, now } = services;
  return [
    defineRoute({
      method: 'post',
      path: '/orders/{number}/payment',
      tag,
      summary: 'Begin the payment of an order, or go on with it',
      access: 'order',
      wantsKey: true,
      params: orderPath,
      body: nothing,
      data: z.object({
        payment: z.object({
          provider: z.literal('cashfree'),
          mode: z.enum(['sandbox', 'production', 'simulator']),
          sessionId: z.string(),
          script: z.string(),
          until: moment,
        }),
      }),
      codes: [404, 409, 429, 502],
      handle: async ({ params, caller, idempotencyKey, request }) => {
        const found = await findOwnOrder(services, params.number, caller);
        if (!found) return missing();
        const { provider } = services.config;
        if (provider.kind === 'simulator' && !provider.isPublic && !comesFromThisMachine(request))
          return fail(409, 'Payment is only simulated, and only for the machine of the shop itself. Choose cash.');
        return startPayment(services, { orderId: found.id, key: idempotencyKey });
      },
    }),
    defineRoute({
      method: 'get',
      path: '/orders/{number}/payment',
      tag,
      summary: 'How the payment stands; the provider is asked where nothing is settled',
      access: 'order',
      params: orderPath,
      data: z.object({
        payment: z.object({
          status: orderPayment.shape.status,
          orderStatus: order.shape.status,
          lastFailure: orderPayment.shape.lastFailure,
          canPay: z.boolean(),
          /** No money moves; pages say so. */
          isSimulated: z.boolean(),
          until: moment.optional(),
        }),
      }),
      codes: [404, 429],
      handle: async ({ params, caller }) => {
        const found = await findOwnOrder(services, params.number, caller);
        if (!found) return missing();
        const wait = await store.write((db) =>
          charge(
            db,
            services.config.limits,
            [
              ['payment-address', caller.address],
              ['payment-order', found.id],
            ],
            now(),
          ),
        );
        if (wait !== undefined) return tooMany(wait);
        if (found.stage === 'awaiting-payment') await refreshPayment(services, found.id);
        const rows = await readOrder(store.read, found.id);
        if (!rows) return missing();
        const { stage, payment_status: status, last_failure: lastFailure, pay_until: until } = rows.order;
        const isWaiting = stage === 'awaiting-payment';
        return ok({
          payment: {
            status,
            orderStatus: statusOf(rows),
            ...(isWaiting && present({ lastFailure })),
            canPay: canPay(rows.order, now()),
            isSimulated: services.config.provider.kind === 'simulator',
            ...(isWaiting && until !== null && { until: isoMoment(until) }),
          },
        });
      },
    }),
    defineRoute({
      method: 'post',
      path: '/payments/webhook',
      tag,
      summary: 'What the provider reports, signed with the secret',
      data: nothing,
      handle: ({ request }) => takeWebhook(services, request),
    }),
  ];
}
