import { signWebhook } from '../../../src/api/entry/cashfree-simulator/bank.ts';
import type { Placed } from './client.ts';
import type { TestHost } from './host.ts';

let payments = 90;

/** An online order of 1,000 rupees, and a payment for it of some rupees. */
export async function placePaid(host: TestHost, rupees: number): Promise<Placed & { readonly paymentId: string }> {
  const placed = await host.client.place({ payment: 'online', lines: [{ sku: 'CUP', quantity: 1 }] });
  await host.client.startPayment(placed);
  const paymentId = String(++payments);
  const payment = {
    cf_payment_id: paymentId,
    payment_status: 'SUCCESS',
    payment_amount: rupees,
    payment_currency: 'INR',
  };
  const data = { order: { order_id: `${placed.order.number}-1` }, payment };
  const body = JSON.stringify({ type: 'PAYMENT_SUCCESS_WEBHOOK', data });
  const headers = signWebhook(body, host.clock.now);
  await fetch(`${host.address}/api/payments/webhook`, { method: 'POST', body, headers });
  return { ...placed, paymentId };
}
