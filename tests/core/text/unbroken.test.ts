import { expect, test } from 'vitest';
import { unbroken, unbrokenPhone } from '../../../src/core/text/unbroken.ts';

/** No-break spaces as they are seen: "_". */
const seen = (text: string): string => text.replaceAll('\u00a0', '_');

test.each([
  ['Call +91 12345 00001, 9.30 am to 6 pm.', 'Call +91_12345_00001, 9.30_am to 6_pm.'],
  ['At most 10 kg and 100 cm', 'At most 10_kg and 100_cm'],
  ['Up to 500 g', 'Up to 500_g'],
  ['up to ₹5 lakh in 2 months', 'up to ₹5_lakh in 2 months'],
  ['In 3 to 8 business days', 'In 3 to 8 business days'],
])('a line does not end within a telephone number or before a unit: %s', (text, whole) => {
  expect(seen(unbroken(text))).toBe(whole);
});

test('a telephone number is in one piece', () => {
  expect(seen(unbrokenPhone('+91 12345 00001'))).toBe('+91_12345_00001');
});
