import { expect, test } from 'vitest';
import { unbroken, unbrokenHtml, unbrokenPhone, withoutOrphan } from '../../../src/core/text/unbroken.ts';

/** No-break spaces as they are seen: "_". */
const seen = (text: string): string => text.replaceAll('\u00a0', '_');

test.each([
  ['Call +91 12345 00001, 9.30 am to 6 pm.', 'Call +91_12345_00001, 9.30_am to 6_pm.'],
  ['At most 10 kg and 100 cm', 'At most 10_kg and 100_cm'],
  ['Up to 500 g', 'Up to 500_g'],
  ['up to ₹5 lakh in 2 months', 'up to ₹5_lakh in 2 months'],
  ['In 3 to 8 business days', 'In 3 to 8 business days'],
  ['24 L, a 15.6 inch sleeve, 180 GSM', '24_L, a 15.6_inch sleeve, 180_GSM'],
  ['90 Feet Road, Mumbai, Maharashtra 400017, India', '90 Feet Road, Mumbai, Maharashtra_400017, India'],
  ['A 2 in 1 for 5 A4 sheets', 'A 2 in 1 for 5 A4 sheets'],
])('a line does not end within a telephone number or before a unit: %s', (text, whole) => {
  expect(seen(unbroken(text))).toBe(whole);
});

test('in HTML, tags stay as they are', () => {
  expect(seen(unbrokenHtml('<b title="24 L">24 L</b> and 5 cm'))).toBe('<b title="24 L">24_L</b> and 5_cm');
});

test.each([
  ['It is free on every order, large or small.', 'It is free on every order, large or_small.'],
  ['It is refunded on that day <a href="/x y">by UPI</a>.', 'It is refunded on that day <a href="/x y">by_UPI</a>.'],
  ['The journey to the islands takes long', 'The journey to the islands takes_long'],
  ['Then they have our responsibilities too.', 'Then they have our responsibilities too.'],
  ['Please read what sellers are responsible for', 'Please read what sellers are responsible for'],
  ['See all the responsibilities', 'See all the responsibilities'],
  ['It takes long', 'It takes long'],
])('the last line of a paragraph is not one short word: %s', (text, whole) => {
  expect(seen(withoutOrphan(text))).toBe(whole);
});

test('a telephone number is in one piece', () => {
  expect(seen(unbrokenPhone('+91 12345 00001'))).toBe('+91_12345_00001');
});
