import { describe, expect, test } from 'vitest';
import { defaultRules } from '../../../../src/catalog/vocabulary/language-rules.ts';
import { makeFold, wordsOf } from '../../../../src/core/search/words/fold.ts';
import { skeletonOf } from '../../../../src/core/search/words/keys.ts';

const fold = makeFold(defaultRules());
const keyOf = (text: string) => wordsOf(text).map(fold).join(' ');

describe('All spellings of a word have one key', () => {
  test.each([
    ['saree', 'sari', 'Sarees', 'saaree', 'साड़ी', 'साड़ी', 'साड़ियाँ'],
    ['kajal', 'kaajal', 'काजल', 'कजल'],
    ['kurti', 'kurthi', 'kurthee', 'Kurtis', 'kurties', 'कुर्ती'],
    ['jhumka', 'zumka', 'jhumke', 'झुमका', 'झुमके'],
    ['kurta', 'kurtas', 'कुर्ता', 'कुर्ते'],
    ['anguthi', 'अंगूठी', 'अङ्गूठी'],
    ['kambal', 'कंबल', 'कम्बल'],
    ['zari', 'jari', 'ज़री', 'ज़री', 'जरी'],
    ['chappal', 'chapal', 'chappals', 'चप्पल'],
    ['payal', 'paayal', 'पायल'],
    ['helmet', 'helmets', 'हेलमेट'],
    ['watch', 'watches'],
    ['dress', 'dresses'],
    ['accessory', 'accessories'],
    ['phone', 'fone'],
    ['crème', 'creme'],
    ["women's", 'womens'],
    ['₹ ५००', '500'],
  ])('%s', (first, ...others) => {
    for (const other of others) expect(keyOf(other), other).toBe(keyOf(first));
  });
});

test('Words for different things have different keys', () => {
  const words = ['kurta', 'kurti', 'cap', 'cape', 'shirt', 'skirt', 'saree', 'sharara', 'bag', 'bangle', 'ring', 'red'];
  expect(new Set(words.map(keyOf)).size).toBe(words.length);
});

test('Joiners between Devanagari letters make no difference', () => {
  expect(keyOf('क्‍ष')).toBe(keyOf('क्ष'));
});

test('A key that is typed with other vowels has the same skeleton', () => {
  for (const [one, other] of [
    ['kurti', 'kruti'],
    ['lipstick', 'lipistik'],
    ['mehndi', 'mehandi'],
    ['choodi', 'churi'],
  ] as const)
    expect(skeletonOf(keyOf(one)), other).toBe(skeletonOf(keyOf(other)));
});
