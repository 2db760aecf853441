import { describe, expect, test } from 'vitest';
import type { Shipment, OrderPayment } from '../../src/core/contract/orders.ts';
import {
  cancelledMinor,
  eventWords,
  ORDER_WORDS,
  orderWords,
  shipmentNext,
  paymentWords,
  refundWords,
} from '../../src/core/order-words.ts';
import { ORDER_STATUSES, type ShipmentStatus } from '../../src/core/order-status.ts';
import { randomId } from '../../src/core/random-id.ts';

const payment = (changes: Partial<OrderPayment>): OrderPayment => ({
  method: 'online',
  status: 'due',
  paidMinor: 0,
  refunds: [],
  ...changes,
});

const shipment = (status: ShipmentStatus): Shipment => ({
  id: 'p',
  seller: { id: 's', name: 'S' },
  status,
  itemsMinor: 300_00,
  feesMinor: 12_00,
  canCancel: false,
  canReturn: false,
  lines: [],
  returns: [],
});

describe('the words for an order', () => {
  test('are there for each of its states', () => {
    expect(ORDER_STATUSES.filter((status) => !ORDER_WORDS[status])).toEqual([]);
  });

  test('tell a step of the timeline, also one that the page does not know yet', () => {
    expect(eventWords('dispatched')).toBe('Handed to the courier');
    expect(eventWords('held-by-customs')).toBe('held by customs');
    expect(eventWords('payment-failed', 'dropped')).toBe('A payment was not finished');
    expect(eventWords('payment-failed', 'failed')).toBe('A payment did not go through');
    expect(eventWords('cancelled', 'Cancelled by the shopper')).toBe('You cancelled it');
    expect(eventWords('cancelled', 'Out of cloth')).toBe('Cancelled. Out of cloth');
  });

  test('tell what was cancelled of several shipments, and what has arrived', () => {
    const order = (status: ShipmentStatus, ...states: ShipmentStatus[]) => ({
      status,
      shipments: states.map(shipment),
    });
    expect(orderWords(order('placed', 'placed', 'cancelled', 'placed', 'packed'))).toBe(
      'Placed, 1 of 4 parts cancelled',
    );
    expect(orderWords(order('placed', 'delivered', 'placed'))).toBe('Partly delivered');
    expect(orderWords(order('delivered', 'delivered', 'cancelled'))).toBe('Delivered, 1 of 2 parts cancelled');
    expect(orderWords(order('cancelled', 'cancelled', 'cancelled'))).toBe('Cancelled');
    expect(cancelledMinor(order('placed', 'cancelled', 'placed').shipments)).toBe(312_00);
  });

  test('tell who cancelled a shipment', () => {
    expect(shipmentNext({ status: 'cancelled', reason: 'Cancelled by the shopper' }, false)).toBe(
      'You cancelled this part.',
    );
    expect(shipmentNext({ status: 'cancelled', reason: 'Out of cloth' }, true)).toBe('Out of cloth');
    expect(shipmentNext({ status: 'cancelled' }, true)).toBe('This order was cancelled.');
    expect(shipmentNext({ status: 'dispatched' }, true)).toBe('The courier has it.');
  });

  test('tell a payment that failed from one that was left and one that nobody tried', () => {
    expect(paymentWords(payment({ lastFailure: 'failed' }), 'awaiting-payment')).toContain('did not go through');
    expect(paymentWords(payment({ lastFailure: 'dropped' }), 'awaiting-payment')).toContain('was not finished');
    expect(paymentWords(payment({}), 'awaiting-payment')).toBe('Not paid yet');
  });

  test('tell cash that is due from cash that was paid', () => {
    expect(paymentWords(payment({ method: 'cash' }), 'placed')).toBe('Cash on delivery');
    expect(paymentWords(payment({ method: 'cash', status: 'paid' }), 'delivered')).toBe('Paid in cash');
  });

  test('tell where a refund is and what it is for', () => {
    const refund = { amountMinor: 1, reason: 'returned', status: 'sent', at: '' } as const;
    expect(refundWords(refund, 7)).toBe('goes back to your account within 7 days, for what was returned');
    expect(refundWords({ ...refund, status: 'done' }, 7)).toBe('was paid back to your account, for what was returned');
  });
});

test('a random id is a UUID of version 4 and differs each time', () => {
  const ids = Array.from({ length: 50 }, randomId);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(ids.length);
});
