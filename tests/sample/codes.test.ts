import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What the sample's pages say of a code is what its offer gives. */

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;
const offers = globSync('catalog/offers/*.json').map((file) => readJson(file) as Record<string, number | string>);

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];

const named = ['catalog/home.json', ...globSync('catalog/pages/**/*.json')].flatMap((file) =>
  textsOf(readJson(file)).flatMap((text) =>
    [...text.matchAll(/\b[A-Z]{4,16}\d{2,4}\b/g)].map(([code]) => ({ file, code, text })),
  ),
);

test('pages name codes', () => {
  expect(new Set(named.map(({ code }) => code))).toEqual(new Set(offers.map(({ code }) => code)));
});

test.each(named)('$code in $file is an offer with these amounts', ({ code, text }) => {
  const offer = offers.find((one) => one['code'] === code);
  for (const key of ['amount', 'from']) expect(text).toContain(`₹${offer?.[key]}`);
});
