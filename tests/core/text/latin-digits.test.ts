import { expect, test } from 'vitest';
import { withLatinFigures } from '../../../src/core/text/latin-digits.ts';

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
