import { expect, test } from 'vitest';
import { readFigures, withLatinFigures } from '../../../src/core/text/latin-digits.ts';

test.each([
  ['Devanagari', '०१२३४५६७८९'],
  ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
  ['Bengali', '০১২৩৪৫৬৭৮৯'],
  ['Malayalam', '൦൧൨൩൪൫൬൭൮൯'],
])('digits of %s are read as Latin ones', (_, digits) => {
  expect(withLatinFigures(`+${digits} कुर्ती`)).toBe('+0123456789 कुर्ती');
});

test.each([
  ['+९१ ९८७६५ ४३२१०', '+91 98765 43210'],
  ['7K3MQ-९XD2A', '7K3MQ-9XD2A'],
  ['१२ Mango Lane', '12 Mango Lane'],
  ['१२, गांधी मार्ग', '१२, गांधी मार्ग'],
])('what is typed as %s is read as %s', (typed, read) => {
  expect(readFigures(typed)).toBe(read);
});
