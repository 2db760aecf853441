import { expect, test } from 'vitest';
import { type StuckFacts, stuckReason, stuckSince } from '../../src/api/records/orders/stuck.ts';

const HOUR_MS = 3_600_000;
const NOW = Date.parse('2026-11-20T07:30:00Z');
const facts = (changes: Partial<StuckFacts>, hours = 1, leadTimeDays?: number): StuckFacts => ({
  stage: 'open',
  status: 'placed',
  account: 'approved',
  created_at: NOW - hours * HOUR_MS,
  dispatched_at: null,
  undelivered: null,
  undelivered_at: null,
  estimate: JSON.stringify({ from: '2026-11-25', to: '2026-11-30', means: 'delivery', leadTimeDays }),
  ...changes,
});

test.each<[string, StuckFacts, string | undefined]>([
  ['a new order of a seller with an account', facts({}), undefined],
  ['a new order of a seller without one', facts({ account: null }), undefined],
  ['one that a seller without an account did not accept for a day', facts({ account: null }, 25), 'not-accepted'],
  ['a packed parcel of a suspended seller', facts({ status: 'packed', account: 'suspended' }), 'suspended'],
  ['an order that was accepted by nobody for a day', facts({}, 25), 'not-accepted'],
  ['an accepted order of yesterday', facts({ status: 'accepted' }, 25), undefined],
  ['an order that was not dispatched for three days', facts({ status: 'accepted' }, 73), 'not-dispatched'],
  ['one that takes five days to make, on the fourth', facts({ status: 'packed' }, 90, 5), undefined],
  ['the same on the ninth', facts({ status: 'packed' }, 216, 5), 'not-dispatched'],
  [
    'a parcel that was refused, on its way back for two days',
    facts({ status: 'dispatched', undelivered: 'refused', undelivered_at: NOW - 48 * HOUR_MS }, 900),
    undefined,
  ],
  [
    'the same after fifteen days',
    facts({ status: 'dispatched', undelivered: 'refused', undelivered_at: NOW - 360 * HOUR_MS }, 900),
    'not-back',
  ],
  ['a lost parcel', facts({ status: 'dispatched', undelivered: 'lost', undelivered_at: 0 }, 900), undefined],
  [
    'a parcel whose return is not answered',
    facts({ status: 'delivered', stuckReturn: 'return-not-answered' }),
    'return-not-answered',
  ],
  [
    'a parcel on its way for a week, however old its order is',
    facts({ status: 'dispatched', dispatched_at: NOW - 168 * HOUR_MS }, 900),
    undefined,
  ],
  [
    'one on its way for eleven days',
    facts({ status: 'dispatched', dispatched_at: NOW - 264 * HOUR_MS }),
    'not-delivered',
  ],
  ['one on its way from a seller without an account', facts({ status: 'dispatched', account: null }), undefined],
  ['a delivered parcel', facts({ status: 'delivered', account: null }, 999), undefined],
  ['an order that awaits payment', facts({ stage: 'awaiting-payment', account: null }, 999), undefined],
])('%s', (_what, row, reason) => {
  expect(stuckReason(row, NOW)).toBe(reason);
});

test('says since when a shipment waits for the step that is late', () => {
  const row = facts({ dispatched_at: NOW - 300 * HOUR_MS, undelivered_at: NOW - 360 * HOUR_MS }, 400);
  const hoursOf = (reason: Parameters<typeof stuckSince>[0]) => {
    const since = stuckSince(reason, row);
    return since && (NOW - since) / HOUR_MS;
  };
  expect(hoursOf('not-accepted')).toBe(400);
  expect(hoursOf('not-delivered')).toBe(300);
  expect(hoursOf('not-back')).toBe(360);
  expect(hoursOf('return-not-answered')).toBeUndefined();
});
