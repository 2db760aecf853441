import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPhoneOf } from '../../../src/api/ground/text/identity.ts';
import { formatPhone, normalisePhone } from '../../../src/core/address/phone.ts';

/** The zeros of scripts: Latin, Devanagari, Tamil, Arabic, Persian, Bengali, Gurmukhi, Gujarati, Odia, Telugu, Kannada, Malayalam, full width. */
const ZEROS = [...'0०௦٠۰০੦૦୦౦೦൦０'];
const inScript = (zero: string, text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)));

/** Ways to write +919876543210. */
const WRITTEN = [
  '9876543210',
  '98765 43210',
  '98765-43210',
  '98765.43210',
  '(98765) 43210',
  '098765 43210',
  '(0)98765 43210',
  '+91 98765 43210',
  '(+91) 98765-43210',
  '+91 (0) 98765 43210',
  '+91.98765.43210',
  '+91/98765/43210',
  '0091 98765 43210',
  '919876543210',
  '98765–43210',
  '\u202a+91\u00a098765\u00a043210\u202c',
];

describe('a mobile number', () => {
  test('is read in the digits of any script, however it is written, by pages and the host alike', () => {
    for (const zero of ZEROS)
      for (const written of WRITTEN) {
        const typed = inScript(zero, written);
        expect(normalisePhone(typed, 'IN'), typed).toBe('+919876543210');
        expect(readPhoneOf(typed, ['IN', 'AE']), typed).toBe('+919876543210');
      }
    expect(normalisePhone('(٠٥٠) ١٢٣.٤٥٦٧', 'AE')).toBe('+971501234567');
  });

  test('is read the same with spaces, dots, dashes and brackets anywhere between its digits', () => {
    const separators = fc.array(fc.constantFrom('', ' ', '-', '.', ') ', ' (', '\u00a0'), {
      minLength: 10,
      maxLength: 10,
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }),
        fc.constantFrom(...ZEROS),
        separators,
        (number, zero, between) => {
          const typed = [...String(number)].map((digit, index) => digit + between[index]).join('');
          expect(normalisePhone(inScript(zero, typed), 'IN')).toBe(`+91${number}`);
        },
      ),
    );
  });

  test.each([
    '',
    '+',
    '98765',
    '1876543210',
    '98765 4321x',
    '98765 43210 or so',
    '+1 98765 43210',
    '98+76543210',
    'नौ',
    '98765,43210',
  ])('%j is none', (typed) => {
    expect(normalisePhone(typed, 'IN')).toBeUndefined();
  });

  test('is shown in groups', () => {
    expect(formatPhone('+919876543210')).toBe('+91 98765 43210');
  });
});

test('no field for a number refuses what the rule takes', () => {
  const fields = globSync('src/**/*.{astro,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<\w+[^<]*?\btype="tel"[^<]*?\/>/g)].map(([field]) => ({ file, field })),
  );
  expect(fields.length).toBeGreaterThan(2);
  for (const { file, field } of fields) {
    const pattern = /\bpattern="([^"]*)"/.exec(field)?.[1];
    const longest = Number(/\bmaxlength={(\d+)}/.exec(field)?.[1] ?? 1000);
    for (const zero of ZEROS)
      for (const written of WRITTEN.map((text) => inScript(zero, text))) {
        expect(written.length, `${file}: ${written}`).toBeLessThanOrEqual(longest);
        if (pattern !== undefined) expect(written, file).toMatch(new RegExp(`^(?:${pattern})$`, 'v'));
      }
  }
});
