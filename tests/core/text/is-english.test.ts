import { expect, test } from 'vitest';
import { isEnglish } from '../../../src/core/text/is-english.ts';

test.each(['Cotton kurta', 'Fit', 'Salwar, size M', 'Café table'])(
  '%s is English on a page in another script',
  (text) => {
    expect(isEnglish(text)).toBe(true);
  },
);

test.each(['', 'XL', '₹499', 'KW-1023', 'care@haat.example', 'https://haat.example/a', 'सूती kurta', '٣ pieces ‎قطع'])(
  '"%s" is not',
  (text) => {
    expect(isEnglish(text)).toBe(false);
  },
);
