import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOwnPath, isPicture } from '../../../src/core/site/own-path.ts';

const HERE = 'https://shop.example';

test.each(['/cart', '/order?number=1&x=//y', '/a//b', '/#top', '/@user', '/%2F%2Fevil.example'])(
  'an address on this site is its own: %s',
  (text) => {
    expect(isOwnPath(text)).toBe(true);
  },
);

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example/login',
  '/\n/evil.example',
  '/\r\\evil.example',
  '\t//evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'cart',
  '',
  null,
  7,
])('an address that leads elsewhere, or is none, is not: %j', (text) => {
  expect(isOwnPath(text)).toBe(false);
});

test('whatever counts as own stays on the site in a browser', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '\t',
    '\n',
    '\r',
    ' ',
    '@',
    ':',
    '?',
    '#',
    '.',
    'evil.example',
    'https:',
    '%09',
    '\0',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const text = `/${parts.join('')}`;
      if (isOwnPath(text)) expect(new URL(text, HERE).origin).toBe(HERE);
    }),
    { numRuns: 2_000 },
  );
});

test('a picture is on this site, or on another one by https', () => {
  expect(['/_img/a.webp', 'https://cdn.example/a.jpg'].filter(isPicture)).toHaveLength(2);
  expect(
    ['//evil.example/a.jpg', '/\t/evil.example/a.jpg', 'http://cdn.example/a.jpg', 'data:x'].filter(isPicture),
  ).toEqual([]);
});
