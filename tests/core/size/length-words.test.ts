import { expect, test } from 'vitest';
import { lengthWords, ownLength } from '../../../src/core/size/length-words.ts';
import { inLanguage } from '../../../src/messages/language.ts';

test.each([
  ['36 in', '36 इंच'],
  ['33-35in', '33-35 इंच'],
  ['24.5 CM', '24.5 सेमी'],
  ['Free', 'Free'],
  ['6 pockets in', '6 pockets in'],
  ['245 mm', '245 mm'],
])('in Hindi, %s is %s', (text, words) => {
  inLanguage('hi', () => expect(lengthWords(text)).toBe(words));
});

test.each(['en', 'hi', 'ta', 'ar'])('what is read back in %s is the text of the chart', (language) => {
  inLanguage(language, () => {
    for (const text of ['36 in', '33-35 in', '24.5 cm', 'Free', '–']) expect(ownLength(lengthWords(text))).toBe(text);
  });
});
