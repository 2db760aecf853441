import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeEstimate } from '../../src/client/own-orders/order-estimate.ts';
import type { DeliveryEstimate } from '../../src/core/delivery/delivery-date.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T07:30:00Z') }));
afterEach(() => void vi.useRealTimers());

const textOf = (statuses: readonly string[], changes: Partial<DeliveryEstimate> = {}, status = 'placed'): string => {
  const estimate = { from: '2026-11-25', to: '2026-12-02', means: 'delivery', ...changes };
  const shipments = statuses.map((status) => ({ status }));
  return describeEstimate({ status, shipments, estimate } as never).replaceAll('\u00a0', ' ');
};

test('an order in one parcel says when it comes, and how long it is made', () => {
  expect(textOf(['placed'])).toBe('Arrives 25 Nov – 2 Dec');
  expect(textOf(['placed'], { leadTimeDays: 5 })).toBe('Arrives 25 Nov – 2 Dec. Made to order: 5 days, then delivery.');
  expect(textOf(['placed'], { means: 'processing' })).toBe('Leaves 25 Nov – 2 Dec');
  expect(textOf(['placed'], { from: '2026-12-02', to: '2026-12-09' })).toBe('Arrives 2–9 Dec');
  expect(textOf(['placed'], { from: '2026-12-02' })).toBe('Arrives 2 Dec');
});

test('an order in several parcels says when the last one comes, or the rest', () => {
  const bySeller = { garden: '2026-11-27', pots: '2026-12-02' };
  expect(textOf(['placed', 'placed'], { bySeller, leadTimeDays: 5 })).toBe('The last parcel arrives by Wed, 2 Dec');
  expect(textOf(['placed', 'placed'])).toBe('Arrives 25 Nov – 2 Dec');
  expect(textOf(['cancelled', 'placed'])).toBe('The other parcel arrives 25 Nov – 2 Dec');
  expect(textOf(['delivered', 'placed'], { bySeller })).toBe('The rest arrives by Wed, 2 Dec');
});

test('an order that has come or is late says so', () => {
  expect(textOf(['delivered'])).toBe('');
  expect(textOf(['placed'], { to: '2026-11-19' })).toContain('Should have arrived by Thu, 19 Nov.');
});

test('an unpaid order says by when it comes if it is paid now, and promises nothing once that is too late', () => {
  expect(textOf(['placed'], {}, 'awaiting-payment')).toBe('Pay now to get it by Wed, 2 Dec');
  expect(textOf(['placed'], { means: 'processing' }, 'awaiting-payment')).toBe('Pay now and it leaves by Wed, 2 Dec');
  expect(textOf(['placed'], { to: '2026-11-19' }, 'awaiting-payment')).toBe('');
});
