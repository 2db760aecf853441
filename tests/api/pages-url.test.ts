import { expect, test } from 'vitest';
import { pagesUrl, pageUrl, readersMarket } from '../../src/api/ground/text/pages-url.ts';
import type { Shop } from '../../src/api/ground/shop/read-shop.ts';
import { inLanguage } from '../../src/messages/language.ts';

const shop = {
  store: { defaultMarket: 'in' },
  markets: new Map([
    ['in', { id: 'in', prefix: '', languages: [{ language: 'hi', prefix: 'hi' }] }],
    ['ae', { id: 'ae', prefix: 'en-ae', languages: [{ language: 'ar', prefix: 'ar-ae' }] }],
  ]),
} as unknown as Pick<Shop, 'markets' | 'store'>;
const SITE = 'https://shop.example';

test('a message leads to the pages in its language', () => {
  expect(pagesUrl(shop, SITE)).toBe(SITE);
  expect(inLanguage('hi', () => pagesUrl(shop, SITE))).toBe(`${SITE}/hi`);
  expect(inLanguage('ar', () => pagesUrl(shop, SITE, 'ae'))).toBe(`${SITE}/ar-ae`);
});

test('a message leads to the first pages of a market that has none in its language', () => {
  expect(inLanguage('ar', () => pagesUrl(shop, SITE))).toBe(SITE);
  expect(inLanguage('hi', () => pageUrl(shop, SITE, '/en-ae/cup/p/A', 'ae'))).toBe(`${SITE}/en-ae/cup/p/A`);
});

test('a message in English about a market leads to its own pages', () => {
  expect(pagesUrl(shop, SITE, 'ae')).toBe(`${SITE}/en-ae`);
  expect(pagesUrl(shop, SITE, 'gone')).toBe(SITE);
  expect(pageUrl(shop, SITE, '/en-ae/cup/p/A', 'ae')).toBe(`${SITE}/en-ae/cup/p/A`);
  expect(pageUrl(shop, SITE, '/cup/p/A', 'ae')).toBe(`${SITE}/cup/p/A`);
});

test('who reads a language of another market is of that market, unless an order says more', () => {
  expect(['en', 'hi', 'ar', 'fr'].map((tag) => inLanguage(tag, () => readersMarket(shop)))).toEqual([
    ...['in', 'in', 'ae', 'in'],
  ]);
});

test('a kept address of the first language becomes that of the page in the other one', () => {
  expect(inLanguage('ar', () => pageUrl(shop, SITE, '/en-ae/cup/p/A', 'ae'))).toBe(`${SITE}/ar-ae/cup/p/A`);
  expect(inLanguage('hi', () => pageUrl(shop, SITE, '/cup/p/A', 'in'))).toBe(`${SITE}/hi/cup/p/A`);
});
