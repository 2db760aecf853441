import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_SHARED, readSharedList, settleSharedLine, writeSharedList } from '../../src/client/lists/shared-list.ts';

describe('a shared list in an address', () => {
  test('is read as it was written', () => {
    const lines = [
      { sku: 'WK-101', quantity: 2, size: 'M' },
      { sku: 'A,B;C', quantity: 1 },
      { sku: 'साड़ी', quantity: 1, size: '2.4' },
    ];
    expect(readSharedList(writeSharedList(lines))).toEqual(lines);
  });

  test.each([
    ['#list=A,1,', [{ sku: 'A', quantity: 1 }]],
    ['#list=A,99,M', [{ sku: 'A', quantity: 5, size: 'M' }]],
    ['#list=A,-3,', [{ sku: 'A', quantity: 1 }]],
    ['#list=A,1e9,', [{ sku: 'A', quantity: 5 }]],
    [
      '#list=A,1,;A,2,;A,1,M',
      [
        { sku: 'A', quantity: 2 },
        { sku: 'A', quantity: 1, size: 'M' },
      ],
    ],
    ['#list=%E0%A4,1,;B,1,', [{ sku: 'B', quantity: 1 }]],
    ['#list=<img src=x>,1,', []],
    [`#list=A,1,${'x'.repeat(21)}`, []],
    ['#cart=A,1,', []],
    ['#list=', []],
    ['', []],
  ])('%s has the lines that are valid', (hash, lines) => {
    expect(readSharedList(hash)).toEqual(lines);
  });

  test('has at most 30 lines', () => {
    const many = Array.from({ length: 99 }, (_, index) => ({ sku: `S${index}`, quantity: 1 }));
    expect(readSharedList(writeSharedList(many))).toHaveLength(MOST_SHARED);
    expect(readSharedList(`#list=${many.map(({ sku }) => `${sku},1,`).join(';')}`)).toHaveLength(MOST_SHARED);
  });

  test('is never an error', () => {
    fc.assert(fc.property(fc.string(), (text) => readSharedList(`#list=${text}`).length <= MOST_SHARED));
  });
});

describe('a line of a shared list', () => {
  const entry = { path: '/a/p/A', priceMinor: 100 };
  const line = { sku: 'A', quantity: 1 };
  const sizes = { M: '', L: 'sold-out' };

  test.each([
    ['can be bought', line, entry, 'buy'],
    ['with its size can be bought', { ...line, size: 'M' }, { ...entry, sizes }, 'buy'],
    ['without a size needs one', line, { ...entry, sizes }, 'choose'],
    ['of a size that is sold out waits', { ...line, size: 'L' }, { ...entry, sizes }, 'wait'],
    ['of a size that there is no more is gone', { ...line, size: 'XL' }, { ...entry, sizes }, 'gone'],
    ['of a product that comes later waits', line, { ...entry, stock: '2027-01-01' }, 'wait'],
    ['of a product that came today can be bought', line, { ...entry, stock: '2026-11-21' }, 'buy'],
    ['of an unknown product is gone', line, null, 'gone'],
  ] as const)('%s', (_what, own, price, state) => {
    expect(settleSharedLine(own, price, '2026-11-21')).toBe(state);
  });
});
