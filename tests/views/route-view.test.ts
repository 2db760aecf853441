import { expect, test } from 'vitest';
import { readParams } from '../../src/views/route-view.ts';

test.each([
  ['[...market]', '/', { market: undefined }],
  ['[...market]', '/hi', { market: 'hi' }],
  ['[...market]/cart', '/cart', { market: undefined }],
  ['[...market]/cart', '/en-ae/cart', { market: 'en-ae' }],
  ['[...market]/search/[...part]', '/hi/search/k/2', { market: 'hi', part: 'k/2' }],
  ['[...market]/[slug]/p/[sku]', '/leaf-tea/p/LEAF', { market: undefined, slug: 'leaf-tea', sku: 'LEAF' }],
])('the route %s has at %s these parameters', (route, path, params) => {
  expect(readParams(route, path)).toEqual(params);
});

test('an address of another route is refused', () => {
  expect(() => readParams('[...market]/cart', '/')).toThrow('does not match');
});
