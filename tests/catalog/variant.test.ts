import { describe, expect, test } from 'vitest';
import { isGtin } from '../../src/catalog/values/gtin.ts';
import { optionWords, variantWords } from '../../src/core/size/option-words.ts';

describe('a barcode', () => {
  // The first is GS1 India's own example of a check digit.
  test.each(['8904000210037', '4006381333931', '96385074', '036000291452', '10614141000415'])('%s is valid', (text) => {
    expect(isGtin(text)).toBe(true);
  });

  test.each(['8904000210038', '4006381333913', '1234567', '123456789', '89040002100370', '', '890400021003X'])(
    '%j is not',
    (text) => {
      expect(isGtin(text)).toBe(false);
    },
  );

  test('with one wrong digit is never valid', () => {
    const digits = [...'8904000210037'];
    for (const [position, digit] of digits.entries())
      for (let other = 0; other < 10; other++)
        if (String(other) !== digit) expect(isGtin(digits.with(position, String(other)).join(''))).toBe(false);
  });
});

describe('the options of a variant', () => {
  test.each([
    ['Colour', 'Red', 'Red'],
    ['Size', 'M', 'Size M'],
    ['size', 'Free Size', 'Free Size'],
    ['Pack', '2', 'Pack of 2'],
    ['Pack', '500 g', '500 g'],
    ['Ply', '3', 'Ply 3'],
    ['रंग', 'लाल', 'लाल'],
  ])('%s %s are said as %s', (option, value, words) => {
    expect(optionWords(option, value)).toBe(words);
  });

  test('are said in the order of the product', () => {
    expect(variantWords(['Colour', 'Pack'], ['Red', '2'])).toBe('Red, Pack of 2');
  });
});
