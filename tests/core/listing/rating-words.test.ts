import { expect, test } from 'vitest';
import { inLanguage } from '../../../src/messages/language.ts';
import { ratingMark, ratingWords, shortenCount } from '../../../src/core/listing/rating-words.ts';

test('a number of ratings is short, and never more than it is', () => {
  for (const [count, short] of [
    ['0', '0'],
    ['476', '476'],
    ['999', '999'],
    ['1,000', '1k'],
    ['8,499', '8.4k'],
    ['27,969', '27.9k'],
    ['9,99,999', '999.9k'],
    ['12,34,567', '1.2m'],
  ] as const)
    expect(shortenCount(count), count).toBe(short);
});

test.each([
  ['ar', '8.4 ألف', '990 ألف', '1.2 مليون'],
  ['hi', '8.4 हज़ार', '9.9 लाख', '12 लाख'],
  ['ta', '8.4 ஆயிரம்', '990 ஆயிரம்', '1.2 மில்லியன்'],
])('a number of ratings in "%s" is short as people say it, and never more than it is', (language, ...short) => {
  const shown = ['8,499', '9,99,999', '12,34,567'].map((count) => inLanguage(language, () => shortenCount(count)));
  expect(shown).toEqual(short);
});

test('a rating is a short mark for the eye and a sentence for assistive technology', () => {
  expect(ratingMark(4, '8,412')).toBe('4.0★ 8.4k');
  expect(ratingMark(4.2)).toBe('4.2★');
  expect(ratingWords(4.2, '8,412')).toBe('4.2 of 5 stars, 8.4k ratings');
  expect(ratingWords(4.2, '1')).toBe('4.2 of 5 stars, 1 rating');
  expect(ratingWords(5)).toBe('5 of 5 stars');
});
