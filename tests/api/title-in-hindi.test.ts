import { expect, test } from 'vitest';
import { columnOf, writeFields } from '../../src/api/records/products/document.ts';
import { readFields } from '../../src/core/product/read-fields.ts';

const CATEGORY = { id: 'tea', marketId: 'in' };
const write = (base: object, title_hi: string) =>
  writeFields(base as Record<string, unknown>, { title_hi }, CATEGORY, () => undefined);

test('the title in Hindi that a seller types is a translation of the product', () => {
  const made = write({ sku: 'LEAF', translations: { ta: { title: 'தேநீர்' } } }, 'पत्ती चाय');
  expect(made).toEqual({ sku: 'LEAF', translations: { ta: { title: 'தேநீர்' }, hi: { title: 'पत्ती चाय' } } });
  expect(readFields(made, CATEGORY).title_hi).toBe('पत्ती चाय');
  expect(columnOf('translations.hi.title', CATEGORY)).toBe('title_hi');
});

test('an empty one takes it away, and what is empty then', () => {
  expect(write({ sku: 'LEAF', translations: { hi: { title: 'पत्ती चाय' } } }, '')).toEqual({ sku: 'LEAF' });
});
