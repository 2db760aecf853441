import { expect, test } from 'vitest';
import { makeWords, pickWords } from '../../../src/catalog/values/words.ts';

const words = makeWords('hi', {
  Cotton: 'सूती',
  Silk: 'रेशम',
  'Sleeve length': 'बाँह',
  '{n} cm': '{n} सेमी',
  'Pack of 2': 'जोड़ी',
  '{n}XL': '{n}XL',
});

test.each([
  ['Cotton', 'सूती'],
  ['cotton', 'सूती'],
  ['Sleeve Length', 'बाँह'],
  ['42 cm', '42 सेमी'],
  ['8.5 cm', '8.5 सेमी'],
  ['Pack of 2', 'जोड़ी'],
  ['Pack of 3', undefined],
  ['Cotton, silk', 'सूती, रेशम'],
  ['Cotton, 42 cm', 'सूती, 42 सेमी'],
  ['3XL', '3XL'],
  ['Cotton, wool', undefined],
  ['', undefined],
])('%s', (text, own) => {
  expect(words.find(text)).toBe(own);
});

test('a list has the comma of its language', () => {
  expect(makeWords('ar', { Cotton: 'قطن', Silk: 'حرير' }).find('Cotton, silk')).toBe('قطن، حرير');
});

test('an entity has the words that it shows', () => {
  expect(pickWords(words, ['Cotton', undefined, 'Wool', 'Cotton'])).toEqual({ Cotton: 'सूती' });
  expect(pickWords(words, ['Wool'])).toBeUndefined();
  expect(pickWords(words, ['3XL', 'Silk'])).toEqual({ Silk: 'रेशम' });
});
