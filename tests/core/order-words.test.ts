import { describe, expect, test } from 'vitest';
import type { OrderPayment } from '../../src/core/order.ts';
import { eventWords, ORDER_WORDS, paymentWords, refundWords } from '../../src/core/order-words.ts';
import { ORDER_STATUSES } from '../../src/core/order-status.ts';
import { randomId } from '../../src/core/random-id.ts';

const payment = (changes: Partial<OrderPayment>): OrderPayment => ({
  method: 'online',
  status: 'due',
  refunds: [],
  ...changes,
});

describe('the words for an order', () => {
  test('are there for each of its states', () => {
    expect(ORDER_STATUSES.filter((status) => !ORDER_WORDS[status])).toEqual([]);
  });

  test('tell a step of the timeline, also one that the page does not know yet', () => {
    expect(eventWords('dispatched')).toBe('Handed to the courier');
    expect(eventWords('held-by-customs')).toBe('held by customs');
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
    expect(refundWords({ amountMinor: 1, reason: 'returned', status: 'sent', at: '' })).toBe(
      'is on its way, for what was returned',
    );
  });
});

test('a random id is a UUID of version 4, and another each time', () => {
  const ids = Array.from({ length: 50 }, randomId);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(ids.length);
});
