import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addBusinessDays,
  addDays,
  type DeliveryPromise,
  estimateDelivery,
  makingWords,
} from '../../../src/core/delivery/delivery-date.ts';

const promise: DeliveryPromise = { days: [3, 6], daysMean: 'delivery', holidays: [] };
const none: ReadonlySet<string> = new Set();

describe('the days of a delivery', () => {
  test.each([
    ['on a Monday', '2026-11-16', [], '2026-11-19', '2026-11-24'],
    ['on a Friday: the weekend does not count', '2026-11-20', [], '2026-11-25', '2026-11-30'],
    ['on a Saturday: Monday is the first day', '2026-11-21', [], '2026-11-25', '2026-11-30'],
    ['before a holiday', '2026-11-20', ['2026-11-24'], '2026-11-26', '2026-12-01'],
    ['before a holiday on a Sunday, which takes nothing', '2026-11-20', ['2026-11-22'], '2026-11-25', '2026-11-30'],
    ['over the end of a year', '2026-12-30', ['2027-01-01'], '2027-01-05', '2027-01-08'],
    ['over 29 February', '2028-02-25', [], '2028-03-01', '2028-03-06'],
  ])('ordered %s', (_when, day, holidays, from, to) => {
    const closed = holidays.map((date) => ({ date }));
    expect(estimateDelivery({ ...promise, holidays: closed }, day)).toEqual({ from, to, means: 'delivery' });
  });

  test('are in ascending order, and say whether they are of dispatch or arrival', () => {
    expect(estimateDelivery({ days: [6, 3], daysMean: 'processing', holidays: [] }, '2026-11-16')).toEqual({
      from: '2026-11-19',
      to: '2026-11-24',
      means: 'processing',
    });
  });

  test('begin when the line with the longest lead time is made: 12 calendar days after a Friday is a Wednesday', () => {
    expect(estimateDelivery(promise, '2026-11-20', [undefined, 12, 3])).toEqual({
      from: '2026-12-07',
      to: '2026-12-10',
      means: 'delivery',
      leadTimeDays: 12,
    });
    expect(estimateDelivery(promise, '2026-11-20', [undefined])).toEqual(estimateDelivery(promise, '2026-11-20'));
  });

  test.each([
    [undefined, ''],
    [1, 'Made to order: 1 day, then delivery'],
    [12, 'Made to order: 12 days, then delivery'],
  ])('of making are told: %j', (leadTimeDays, words) => {
    expect(makingWords(leadTimeDays)).toBe(words);
  });

  test('with a count of 0 are the day itself, or the next business day', () => {
    expect(addBusinessDays('2026-11-20', 0, none)).toBe('2026-11-20');
    expect(addBusinessDays('2026-11-21', 0, none)).toBe('2026-11-23');
    expect(addBusinessDays('2026-11-20', 0, new Set(['2026-11-20']))).toBe('2026-11-23');
  });

  test('are as many business days away as promised', () => {
    const days = fc.integer({ min: 0, max: 3_000 }).map((count) => addDays('2026-01-01', count));
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 40 }), fc.array(days, { maxLength: 20 }), (day, count, holidays) => {
        const closed = new Set(holidays);
        const end = addBusinessDays(day, count, closed);
        let passed = 0;
        for (let next = addDays(day, 1); next <= end; next = addDays(next, 1))
          if (addBusinessDays(next, 0, closed) === next) passed++;
        expect(passed).toBe(count);
      }),
      { numRuns: 200 },
    );
  });
});
