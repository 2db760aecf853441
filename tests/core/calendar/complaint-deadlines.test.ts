import { describe, expect, test } from 'vitest';
import { complaintDeadlines } from '../../../src/core/calendar/complaint-deadlines.ts';

describe('a complaint', () => {
  test('is acknowledged within 48 hours and settled within a month of its receipt', () => {
    expect(complaintDeadlines(Date.parse('2026-11-20T07:30:00Z'))).toEqual({
      acknowledgeBy: '2026-11-22T07:30:00.000Z',
      settleBy: '2026-12-20',
    });
  });

  test.each([
    ['2027-01-31T07:00:00Z', '2027-02-28'],
    ['2028-01-30T07:00:00Z', '2028-02-29'],
    ['2026-12-31T07:00:00Z', '2027-01-31'],
    // Already the next day in India.
    ['2026-11-20T19:00:00Z', '2026-12-21'],
  ])('of %s is settled by %s', (received, day) => {
    expect(complaintDeadlines(Date.parse(received)).settleBy).toBe(day);
  });
});
