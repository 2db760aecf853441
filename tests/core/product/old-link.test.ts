import { describe, expect, test } from 'vitest';
import { readOldLink, readOldTitle } from '../../../src/core/product/old-link.ts';

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
    ['a SKU that is too long', JSON.stringify({ sku: 'x'.repeat(101) })],
    ['a SKU with HTML', '{"sku":"<img src=x onerror=alert(1)>"}'],
    ['a SKU that is a number', '{"sku":14}'],
    ['more than 8 KB', JSON.stringify({ text: 'x'.repeat(9000), sku: 'JW-014' })],
    ['broken escapes', '%E0%A4%A%7B'],
  ])('that holds %s leads nowhere', (_what, data) => {
    expect(readOldLink(data)).toBeUndefined();
  });
});

describe('an old link of the detail sheet', () => {
  const detailsHTML = '<p>Product Code: <b>RBMS-1027</b></p><ul><li>Type: Derby</li></ul>';
  const sheet = JSON.stringify({ title: 'Derby "brown"', mainImage: 'RBX-1234.jpg', price: '1299.00', detailsHTML });

  test.each([
    ['as it was', sheet],
    ['encoded once more', encodeURIComponent(sheet)],
    ['cut off behind the code', sheet.slice(0, -20)],
  ])('leads to the product code in its text: %s', (_what, data) => {
    expect(readOldLink(data)).toBe('RBMS-1027');
  });

  test.each([
    ['no code', sheet.replace('RBMS-1027', 'none')],
    ['a code in a tag alone', JSON.stringify({ detailsHTML: '<img src="RBMS-1027.jpg">' })],
    ['a code outside of the text', JSON.stringify({ title: 'RBMS-1027', detailsHTML: 'A shoe' })],
    ['details that are no text', '{"detailsHTML":["RBMS-1027"]}'],
  ])('with %s leads nowhere', (_what, data) => {
    expect(readOldLink(data)).toBeUndefined();
  });
});

describe('an old link of the list without SKUs', () => {
  const listing = { title: 'Mini dress', image: 'a.jpg', price: '14,900.00', subcategory: 'MiniDress' };

  test('names its product by title and subcategory', () => {
    const found = { title: 'Mini dress', subcategory: 'MiniDress' };
    expect(readOldTitle(JSON.stringify(listing))).toEqual(found);
    expect(readOldTitle(encodeURIComponent(JSON.stringify(listing)))).toEqual(found);
  });

  test.each([
    ['null', 'null'],
    ['no subcategory', '{"title":"Mini dress"}'],
    ['a title that is a number', '{"title":1,"subcategory":"MiniDress"}'],
    ['less than the whole', JSON.stringify(listing).slice(0, -5)],
  ])('names none with %s', (_what, data) => {
    expect(readOldTitle(data)).toBeUndefined();
  });
});
