import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareFacts } from '../../src/client/compare/compare.ts';
import { readSkus, writeSkus } from '../../src/client/compare/sku-list.ts';

describe('the rows of a comparison', () => {
  test('have every name once, in the order in which they are first found', () => {
    const rows = compareFacts([
      [
        ['Price', '₹1'],
        ['Fabric', 'Cotton'],
      ],
      [
        ['fabric ', 'cotton'],
        ['Sleeve', 'Long'],
      ],
    ]);
    expect(rows.map(({ name }) => name)).toEqual(['Price', 'Fabric', 'Sleeve']);
    expect(rows.map(({ differs }) => differs)).toEqual([false, false, false]);
    expect(rows[2]?.values).toEqual([undefined, 'Long']);
  });

  test('of one product differ in nothing', () => {
    expect(compareFacts([[['Price', '₹1']]])).toEqual([{ name: 'Price', values: ['₹1'], differs: false }]);
  });

  test('of three products differ when one value differs', () => {
    const [row] = compareFacts([[['GSM', '450']], [['GSM', '450']], [['GSM', '500']]]);
    expect(row?.differs).toBe(true);
  });

  test('do not differ where a product does not say', () => {
    const [some, two] = compareFacts([[['Style', 'Baluchari']], [['Weight', '610 g']], [['Weight', '500 g']]]);
    expect(some?.differs).toBe(false);
    expect(two?.differs).toBe(true);
  });

  test('may be named like properties of objects', () => {
    expect(compareFacts([[['constructor', 'a']], [['__proto__', 'b']]]).map(({ name }) => name)).toEqual([
      'constructor',
      '__proto__',
    ]);
  });

  test('do not exist without products', () => {
    expect(compareFacts([])).toEqual([]);
  });
});

describe('SKUs in an address', () => {
  test.each([
    ['?sku=A,B,C', 'A B C'],
    ['?sku=A&sku=B', 'A B'],
    ['?x=1&sku=A,A,,B', 'A B'],
    ['?sku=A,B,C,D', 'A B C'],
    ['?sku=%E0%A4', ''],
    ['?sku=<b>,A', 'A'],
    ['?sku=%00,A', 'A'],
    ['', ''],
    ['?sku=', ''],
    ['?xsku=A', ''],
  ])('%s are read as "%s"', (query, skus) => {
    expect(readSkus(query, 3).join(' ')).toBe(skus);
  });

  test('are read as they were written, whatever they contain', () => {
    const sku = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
      .filter((text) => readSkus(`?sku=${encodeURIComponent(text)}`, 1)[0] === text);
    fc.assert(
      fc.property(fc.uniqueArray(sku, { maxLength: 3 }), (skus) => {
        expect(readSkus(`?sku=${writeSkus(skus)}`, 3)).toEqual(skus);
      }),
    );
    expect(readSkus(`?sku=${writeSkus(['A,B', 'C+D', 'E F', 'साड़ी'])}`, 4)).toEqual(['A,B', 'C+D', 'E F', 'साड़ी']);
  });

  test('that are broken are never an error', () => {
    fc.assert(
      fc.property(fc.string(), (text) => readSkus(text, 3).length <= 3 && readSkus(`?sku=${text}`, 3).length <= 3),
    );
  });
});
