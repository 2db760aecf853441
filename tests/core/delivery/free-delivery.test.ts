import { expect, test } from 'vitest';
import { freeBadge, isAlwaysFree } from '../../../src/core/delivery/free-delivery.ts';

test('free delivery is on cards only where some products lack it', () => {
  expect(isAlwaysFree({ feeMinor: 0 })).toBe(true);
  expect(freeBadge({ feeMinor: 0 }, 100)).toBeUndefined();
  const fees = { feeMinor: 1000, freeFromMinor: 9900 };
  expect(isAlwaysFree(fees)).toBe(false);
  expect(freeBadge(fees, 9899)).toBeUndefined();
  expect(freeBadge(fees, 9900)).toBe('Free delivery');
  expect(freeBadge({ feeMinor: 1000 }, 9900)).toBeUndefined();
});
