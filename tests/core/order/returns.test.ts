import { expect, test } from 'vitest';
import { isReturnable, returnSteps, returnUntil } from '../../../src/core/order/returns.ts';

const DELIVERED = Date.parse('2026-11-20T19:00:00Z');

test('the window for a return begins with the day of delivery in India', () => {
  expect(returnUntil(DELIVERED, 7)).toBe('2026-11-28');
});

test('a return may be requested until the end of the last day in India', () => {
  expect(isReturnable('delivered', '2026-11-28', Date.parse('2026-11-28T18:29:59Z'))).toBe(true);
  expect(isReturnable('delivered', '2026-11-28', Date.parse('2026-11-28T18:30:00Z'))).toBe(false);
});

test('and in another country until the end of that day there', () => {
  expect(returnUntil(Date.parse('2026-11-21T19:00:00Z'), 7, 'Asia/Dubai')).toBe('2026-11-28');
  expect(isReturnable('delivered', '2026-11-28', Date.parse('2026-11-28T19:59:59Z'), 'Asia/Dubai')).toBe(true);
  expect(isReturnable('delivered', '2026-11-28', Date.parse('2026-11-28T20:00:00Z'), 'Asia/Dubai')).toBe(false);
});

test('a return may be requested while the parcel is on its way', () => {
  expect(isReturnable('dispatched', undefined, DELIVERED)).toBe(true);
  expect(isReturnable('packed', undefined, DELIVERED)).toBe(false);
});

test.each([
  ['requested', ['accept', 'refuse']],
  ['accepted', ['received']],
  ['refused', []],
  ['received', []],
] as const)('a return that is %s can take the steps %j', (status, steps) => {
  expect(returnSteps(status)).toEqual(steps);
});
