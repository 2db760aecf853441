import type { SimulatedOrder, SimulatedPayment, SimulatedRefund } from './state.ts';

/** The provider's entities in version 2023-08-01 of its protocol, as far as the simulator has them. `now` is in epoch milliseconds. */

export function statusOf(order: SimulatedOrder, now: number): string {
  if (order.status !== 'ACTIVE') return order.status;
  return Date.parse(order.order_expiry_time) <= now ? 'EXPIRED' : 'ACTIVE';
}

/** An order as the protocol answers with it. Payments and refunds are asked for separately. */
export function showOrder(order: SimulatedOrder, now: number): object {
  const { payments: _payments, refunds: _refunds, status: _status, ...facts } = order;
  return { ...facts, entity: 'order', order_status: statusOf(order, now), order_note: null, order_tags: null };
}

const MESSAGES = {
  SUCCESS: 'Simulator: paid',
  FAILED: 'Simulator: the bank refused',
  USER_DROPPED: 'Simulator: the shopper left',
  PENDING: 'Simulator: the bank has not decided',
} as const;

/** A payment as the protocol answers with it. Every simulated payment is by UPI. */
export const showPayment = (order: SimulatedOrder, payment: SimulatedPayment): object => ({
  cf_payment_id: payment.cf_payment_id,
  order_id: order.order_id,
  entity: 'payment',
  is_captured: payment.payment_status === 'SUCCESS',
  order_amount: order.order_amount,
  payment_amount: payment.payment_amount,
  payment_currency: order.order_currency,
  payment_group: 'upi',
  payment_method: { upi: { channel: 'link', upi_id: 'shopper@simulator' } },
  payment_message: MESSAGES[payment.payment_status],
  payment_status: payment.payment_status,
  payment_time: payment.payment_time,
  bank_reference: payment.payment_status === 'SUCCESS' ? `SIM${payment.cf_payment_id}` : null,
  error_details: null,
});

/** A refund as the protocol answers with it, with the payment that it pays back. */
export const showRefund = (order: SimulatedOrder, refund: SimulatedRefund): object => ({
  ...refund,
  entity: 'refund',
  order_id: order.order_id,
  cf_payment_id: order.payments.find(({ payment_status: status }) => status === 'SUCCESS')?.cf_payment_id ?? null,
  refund_currency: order.order_currency,
  refund_type: 'MERCHANT_INITIATED',
  status_description: 'Simulator',
});

const PAYMENT_EVENTS = {
  SUCCESS: 'PAYMENT_SUCCESS_WEBHOOK',
  FAILED: 'PAYMENT_FAILED_WEBHOOK',
  USER_DROPPED: 'PAYMENT_USER_DROPPED_WEBHOOK',
} as const;

/** The body of a webhook about a payment; undefined for a payment that is not decided, for which none is sent. */
export function paymentEvent(order: SimulatedOrder, payment: SimulatedPayment, now: number): string | undefined {
  if (payment.payment_status === 'PENDING') return undefined;
  return JSON.stringify({
    type: PAYMENT_EVENTS[payment.payment_status],
    event_time: new Date(now).toISOString(),
    data: {
      order: {
        order_id: order.order_id,
        order_amount: order.order_amount,
        order_currency: order.order_currency,
        order_tags: null,
      },
      payment: showPayment(order, payment),
      customer_details: order.customer_details,
    },
  });
}

/** The body of a webhook about a refund. */
export const refundEvent = (order: SimulatedOrder, refund: SimulatedRefund, now: number): string =>
  JSON.stringify({
    type: 'REFUND_STATUS_WEBHOOK',
    event_time: new Date(now).toISOString(),
    data: { refund: showRefund(order, refund) },
  });
