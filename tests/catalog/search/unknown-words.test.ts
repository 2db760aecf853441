import { expect, test } from 'vitest';
import { formatUnknownWords } from '../../../src/catalog/problems/unknown-words.ts';
import { findUnknownWords } from '../../../src/catalog/search/unknown-words.ts';
import { type Files, loadShop, product } from '../shop-in-a-folder.ts';

/** The unknown words of a shop with products of these titles, each with the number of its products. */
function wordsOf(
  titles: readonly string[],
  fields: Record<string, unknown> = {},
  files: Files = {},
): [string, number][] {
  const products = titles.map((title, index) => {
    const sku = index === 0 ? 'LEAF' : `P-${index}`;
    return [`products/tea/${sku.toLowerCase()}.json`, product({ sku, title, ...fields })] as const;
  });
  const { words } = findUnknownWords(loadShop({ ...Object.fromEntries(products), ...files }));
  return words.map(({ word, products: count }) => [word, count]);
}

test('words of product names that no entry knows are counted by product', () => {
  expect(wordsOf(['Zorblax saree', 'Zorblax kurti', 'Frimble tea', 'Cotton saree'])).toEqual([
    ['zorblax', 2],
    ['frimble', 1],
  ]);
});

test('only the head of a title and the generic name count', () => {
  const legal = { genericName: 'Quandle', netQuantity: '1 N' };
  expect(wordsOf(['Saree with zorblax, frimble'], { legal })).toEqual([['quandle', 1]]);
});

test('numbers, units, brands and colours are no such words', () => {
  expect(wordsOf(['Grimbo zaffre tea 250 gm 5kg X2000 two'], { brand: 'Grimbo', colour: 'Zaffre' })).toEqual([]);
});

test('what is said in two words is known by both', () => {
  const same = { 'search.json': { same: [['zorb lamp', 'lantern']] } };
  expect(wordsOf(['Zorb lamp'], {}, same)).toEqual([]);
  expect(wordsOf(['Zorb saree'], {}, same)).toEqual([['zorb', 1]]);
});

test('a word of search.json is known', () => {
  expect(wordsOf(['Zorblax'], {}, { 'search.json': { same: [['zorblax', 'saree']] } })).toEqual([]);
  expect(wordsOf(['Zorblax'], {}, { 'search.json': { wider: { saree: ['zorblax'] } } })).toEqual([]);
});

test('Hindi words are known in both writings', () => {
  expect(wordsOf(['साड़ी', 'ज़ोरब्लाक्स'])).toEqual([['ज़ोरब्लाक्स'.normalize('NFKD'), 1]]);
  expect(wordsOf(['Sadi', 'Jhumke'])).toEqual([]);
});

test('at most 30 are listed, with how many there are and how to add one', () => {
  const names = ['orv', 'ulp', 'emk'].flatMap((end) => [...'bcdfghjklmnprst'].map((letter) => `zq${letter}${end}`));
  const products = names.map((title, index) => {
    const sku = index === 0 ? 'LEAF' : `P-${index}`;
    return [`products/tea/${sku.toLowerCase()}.json`, product({ sku, title })] as const;
  });
  const found = findUnknownWords(loadShop(Object.fromEntries(products)));
  expect(found.count).toBeGreaterThan(30);
  expect(found.words).toHaveLength(30);
  const text = formatUnknownWords(found).join('\n');
  expect(text).toContain(`${found.count} words of product names; the 30 most frequent`);
  expect(text).toContain('catalog/search.json');
  expect(text).toContain('"same": [["');
  expect(formatUnknownWords({ count: 0, words: [] })).toEqual([]);
});
