import { expect, test } from 'vitest';
import { indianClock, indianDay, indianDayStart, indianMinute } from '../../../src/core/calendar/indian-day.ts';

test('a day begins in India five and a half hours earlier than in UTC', () => {
  expect(indianDayStart('2026-11-20')).toBe(Date.parse('2026-11-20T00:00:00+05:30'));
  expect(indianDay(indianDayStart('2026-11-20'))).toBe('2026-11-20');
  expect(indianDay(indianDayStart('2026-11-20') - 1)).toBe('2026-11-19');
});

test('13:00 UTC is 18:30 in India', () => {
  expect(indianClock(Date.parse('2026-11-20T13:00:00Z'))).toBe('2026-11-20T18:30:00.000Z');
  expect(indianMinute(Date.parse('2026-11-20T13:00:59Z'))).toBe('2026-11-20 18:30');
});
