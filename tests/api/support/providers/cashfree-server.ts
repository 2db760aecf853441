import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { Bank, signWebhook } from '../../../../src/api/entry/cashfree-simulator/bank.ts';
import { answerGateway } from '../../../../src/api/entry/cashfree-simulator/gateway.ts';
import { SIMULATOR_KEYS } from '../../../../src/api/entry/cashfree-simulator/keys.ts';
import { paymentEvent, refundEvent } from '../../../../src/api/entry/cashfree-simulator/shapes.ts';
import type { SimulatedOrder } from '../../../../src/api/entry/cashfree-simulator/state.ts';
import { fastFolder } from '../../../support/memory-folder.ts';
import { onTestFinished } from 'vitest';
import { serveProvider, type TestProvider, type Webhook } from './provider-server.ts';

/** Cashfree's protocol by the host's own simulator, on a port of its own. `now` is the time in milliseconds. */
export async function startCashfree(now: () => number): Promise<TestProvider> {
  const faults: TestProvider['faults'] = { isDown: false, loses: undefined };
  const bank = new Bank(join(mkdtempSync(join(fastFolder(), 'haat-bank-')), 'bank.json'), now);
  onTestFinished(() => bank.close());
  const made: string[] = [];
  const address = await serveProvider(faults, ({ method = '', url = '', headers }, body) => {
    const answered = answerGateway(bank, { method, path: url, header: (name) => headers[name]?.toString(), body });
    if (method === 'POST' && url === '/orders' && answered.status === 200) {
      const { order_id: id } = answered.body as { order_id: string };
      if (!made.includes(id)) made.push(id);
    }
    return answered;
  });
  const find = (id: string): SimulatedOrder => {
    const order = bank.findOrder(id);
    if (!order) throw new Error(`no order ${id}`);
    return order;
  };
  const sign = (body: string): Webhook => ({ body, headers: signWebhook(body, now()) });
  return {
    environment: {
      CASHFREE_APP_ID: SIMULATOR_KEYS.appId,
      CASHFREE_SECRET: SIMULATOR_KEYS.secret,
      CASHFREE_BASE_URL: address,
    },
    faults,
    provesBody: true,
    orders: () => made,
    isOpen: (order) => bank.isOpen(find(order)),
    pay: (order) => bank.act(find(order), 'lost'),
    paid: (order, amountMinor) => {
      const [payment] = find(order).payments;
      if (!payment) throw new Error(`${order} is not paid`);
      const amount = amountMinor === undefined ? payment.payment_amount : amountMinor / 100;
      return sign(paymentEvent(find(order), { ...payment, payment_amount: amount }, now()) ?? '');
    },
    refunds: (order) =>
      find(order).refunds.map(({ refund_id: id, refund_amount: amount }) => ({ id, amountMinor: amount * 100 })),
    refunded: (order, status) => {
      const [refund] = find(order).refunds;
      if (!refund) throw new Error(`no refund of ${order}`);
      if (status === 'done') Object.assign(refund, { refund_status: 'SUCCESS', refund_arn: '322206890934' });
      const body = refundEvent(find(order), refund, now());
      return sign(status === 'done' ? body : body.replace('"PENDING"', '"FAILED"'));
    },
  };
}
