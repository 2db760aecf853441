import { expect, test } from 'vitest';
import { currentLocale, inLanguage, weekdayLength } from '../../src/messages/language.ts';
import { listLanguages } from '../../src/messages/read-messages.ts';

const WEEK = [22, 23, 24, 25, 26, 27, 28].map((day) => new Date(Date.UTC(2026, 10, day)));

test.each(listLanguages())('no weekday ends with a point in %s, as messages join endings to days', (language) => {
  const days = inLanguage(
    language,
    () =>
      new Intl.DateTimeFormat(currentLocale(), {
        weekday: weekdayLength(),
        day: 'numeric',
        month: 'short',
        timeZone: 'UTC',
      }),
  );
  expect(WEEK.map((day) => days.format(day)).filter((day) => day.endsWith('.'))).toEqual([]);
});
