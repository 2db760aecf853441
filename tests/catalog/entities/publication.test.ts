import { expect, test } from 'vitest';
import { loadCatalog, type LoadOptions } from '../../../src/catalog/load.ts';
import { type Files, product, writeShop } from '../shop-in-a-folder.ts';

/** The SKUs of a shop, besides that of its first product, at a time in India. */
function skusAt(time: string, files: Files, options: LoadOptions = {}) {
  const { products } = loadCatalog(writeShop(files), 'shop', { now: Date.parse(`${time}+05:30`), ...options });
  return [...products.keys()].filter((sku) => sku !== 'LEAF');
}

const second = (fields: Record<string, unknown>): Files => ({
  'products/tea/second.json': product({ sku: 'SECOND', ...fields }),
});

test('a draft is checked, but not published', () => {
  expect(skusAt('2026-12-01T12:00:00', second({ draft: true }))).toEqual([]);
  expect(skusAt('2026-12-01T12:00:00', second({ draft: false }))).toEqual(['SECOND']);
  expect(() => loadCatalog(writeShop(second({ draft: true, seller: 'nobody' })))).toThrow('nobody');
});

test.each([
  [{ publishFrom: '2026-12-01' }, '2026-11-30T23:59:59', false],
  [{ publishFrom: '2026-12-01' }, '2026-12-01T00:00:00', true],
  [{ publishFrom: '2026-12-01T09:30' }, '2026-12-01T09:29:59', false],
  [{ publishFrom: '2026-12-01 09:30:00' }, '2026-12-01T09:30:00', true],
  [{ publishUntil: '2026-12-01' }, '2026-12-01T23:59:59', true],
  [{ publishUntil: '2026-12-01' }, '2026-12-02T00:00:00', false],
  [{ publishUntil: '2026-12-01T18:00' }, '2026-12-01T17:59:59', true],
  [{ publishUntil: '2026-12-01T18:00' }, '2026-12-01T18:00:00', false],
  [{ publishFrom: '2026-12-01', publishUntil: '2026-12-01' }, '2026-12-01T12:00:00', true],
])('with %j, at %s it is published: %s', (fields, time, isShown) => {
  expect(skusAt(time, second(fields))).toEqual(isShown ? ['SECOND'] : []);
});

test('a host that keeps a catalogue has all products but drafts', () => {
  const files = {
    ...second({ publishFrom: '2027-01-01' }),
    'products/tea/third.json': product({ sku: 'THIRD', draft: true }),
  };
  expect(skusAt('2026-12-01T12:00:00', files, { everPublished: true })).toEqual(['SECOND']);
});

test('the next time at which other products are published is known', () => {
  const until = (time: string, fields: Record<string, unknown>) =>
    loadCatalog(writeShop(second(fields)), 'shop', { now: Date.parse(`${time}+05:30`) }).publishedUntil;
  const fields = { publishFrom: '2026-12-01T09:30', publishUntil: '2026-12-24' };
  expect(until('2026-11-30T12:00:00', fields)).toBe('2026-12-01T09:30:00');
  expect(until('2026-12-01T12:00:00', fields)).toBe('2026-12-25T00:00:00');
  expect(until('2026-12-25T00:00:00', fields)).toBeUndefined();
  expect(until('2026-11-30T12:00:00', { ...fields, draft: true })).toBeUndefined();
});

test('a seller has the number of its published products', () => {
  const { sellers } = loadCatalog(writeShop(second({ draft: true })));
  expect(sellers.get('garden')?.products).toBe(1);
});
