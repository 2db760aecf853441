import { expect, test } from 'vitest';
import {
  isSentByItself,
  readAttemptText,
  SENT_BY_ITSELF_MS,
  type WaitingOrder,
} from '../../src/client/placing/placing-attempt.ts';

const AT = Date.UTC(2026, 10, 22);
const waits: WaitingOrder = {
  request: {
    market: 'in',
    lines: [{ sku: 'A', quantity: 1 }],
    contact: { name: 'Asha' },
    address: {},
    payment: 'cash',
    expectedTotalMinor: 100,
  },
  review: {
    lines: [{ sku: 'A', quantity: 1, title: 'A', path: '/a/p/A', priceMinor: 100, isOpen: true }],
    amounts: { itemsMinor: 100, deliveryMinor: 0, cashFeeMinor: 0, totalMinor: 100 },
  },
  at: AT,
  isOfAccount: false,
};

test('an attempt is read as it was stored', () => {
  const attempt = { key: 'k', isSent: false, waits };
  expect(readAttemptText(JSON.stringify(attempt))).toEqual(attempt);
  expect(readAttemptText('{"key":"k"}')).toEqual({ key: 'k', isSent: false });
  expect(readAttemptText('{"key":"k","only":"?sku=A"}')).toEqual({ key: 'k', isSent: false, only: '?sku=A' });
  expect(readAttemptText('{"key":"k","only":"//elsewhere.example"}')).toEqual({ key: 'k', isSent: false });
});

test.each([
  ['no order', null],
  ['text', 'later'],
  ['no lines', { ...waits, request: { market: 'in' } }],
  ['no total', { ...waits, review: { lines: [] } }],
  ['a line without a price', { ...waits, review: { ...waits.review, lines: [{ title: 'A' }] } }],
  ['no time', { ...waits, at: 'now' }],
  ['a refusal that is no text', { ...waits, refusal: 1 }],
])('what is stored of a waiting order counts as none if it is %s; its key stays', (_what, broken) => {
  expect(readAttemptText(JSON.stringify({ key: 'k', isSent: true, waits: broken }))).toEqual({
    key: 'k',
    isSent: true,
  });
});

test.each([null, '', '{', '[]', '{"key":1}'])('%s is no attempt', (text) => {
  expect(readAttemptText(text)).toBeUndefined();
});

test('an order is sent by itself for a day, unless it was refused or the clock went back', () => {
  expect(isSentByItself(waits, AT + SENT_BY_ITSELF_MS - 1)).toBe(true);
  expect(isSentByItself(waits, AT + SENT_BY_ITSELF_MS)).toBe(false);
  expect(isSentByItself(waits, AT - 1)).toBe(false);
  expect(isSentByItself({ ...waits, refusal: 'The price has changed.' }, AT)).toBe(false);
});
