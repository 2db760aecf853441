import { describe, expect, test } from 'vitest';
import { readOldLink } from '../../src/core/old-link.ts';

const record = {
  shopName: 'A',
  productValue: { name: 'Jhumka "gold"', sku: 'JW-014', mpn: 'JW-014', offers: { price: 1 } },
};

describe('an old product link', () => {
  test.each([
    ['a whole record', JSON.stringify(record)],
    ['a bare product', JSON.stringify(record.productValue)],
    ['one with a SKU in its prototype', '{"__proto__":{"sku":"JW-014"}}'],
    ['one with an mpn alone', JSON.stringify({ mpn: 'JW-014' })],
    ['one encoded once more', encodeURIComponent(JSON.stringify(record))],
    ['one encoded twice more', encodeURIComponent(encodeURIComponent(JSON.stringify(record)))],
    ['one that was cut off', JSON.stringify(record).slice(0, 90)],
    ['one that was cut off within an escape', encodeURIComponent(JSON.stringify(record)).slice(0, 140)],
  ])('that holds %s leads to its SKU', (_what, data) => {
    expect(readOldLink(data)).toBe('JW-014');
  });

  test.each([
    ['nothing', null],
    ['an empty value', ''],
    ['no product', '{"a":1}'],
    ['a list', '[]'],
    ['a SKU that is none', '{"sku":"../../etc"}'],
    ['a SKU with HTML', '{"sku":"<img src=x onerror=alert(1)>"}'],
    ['a SKU that is a number', '{"sku":14}'],
    ['more than 8 KB', JSON.stringify({ text: 'x'.repeat(9000), sku: 'JW-014' })],
    ['broken escapes', '%E0%A4%A%7B'],
  ])('that holds %s leads nowhere', (_what, data) => {
    expect(readOldLink(data)).toBeUndefined();
  });
});
