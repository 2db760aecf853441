import { expect, test } from 'vitest';
import { readSentAt } from '../../src/worker/answer-page.ts';

const now = Date.UTC(2026, 10, 22, 12);
const sentAt = (headers: Readonly<Record<string, string>>) =>
  new Date(readSentAt(new Headers(headers), now)).toISOString();

test.each([
  ['its date', { date: 'Fri, 20 Nov 2026 08:00:00 GMT' }, '2026-11-20T08:00:00.000Z'],
  [
    'its date and its age in shared caches',
    { date: 'Fri, 20 Nov 2026 08:00:00 GMT', age: '3600' },
    '2026-11-20T09:00:00.000Z',
  ],
  ['now, if it has no date', {}, '2026-11-22T12:00:00.000Z'],
  ['now, if its date is wrong', { date: 'yesterday', age: 'x' }, '2026-11-22T12:00:00.000Z'],
  ['now, if its date is still to come', { date: 'Mon, 23 Nov 2026 08:00:00 GMT' }, '2026-11-22T12:00:00.000Z'],
])('an answer was sent at %s', (_what, headers, expected) => {
  expect(sentAt(headers)).toBe(expected);
});
