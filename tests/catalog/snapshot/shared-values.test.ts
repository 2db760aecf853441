import { expect, test } from 'vitest';
import { loadCatalog } from '../../../src/catalog/load/load.ts';
import type { Product } from '../../../src/catalog/model.ts';
import { SharedValues } from '../../../src/catalog/snapshot/shared-values.ts';

const [product] = loadCatalog('tests/fixtures/second-shop').products.values() as Iterable<Product>;
const copy = (): Product => structuredClone(product) as Product;

test('products share what they have alike, and stay the same', () => {
  const values = new SharedValues();
  const [one, other] = [values.share(copy()), values.share({ ...copy(), sku: 'OTHER' })];
  expect(one).toEqual(product);
  expect(JSON.stringify(one)).toBe(JSON.stringify(product));
  expect(other.sizes).toBe(one.sizes);
  expect(other.declarations).toBe(one.declarations);
});

test('products of one seller share its address when the rest of their declarations differs', () => {
  const values = new SharedValues();
  const one = values.share(copy());
  const other = values.share({ ...copy(), declarations: { ...copy().declarations, warranty: '1 year' } });
  expect(other.declarations.warranty).toBe('1 year');
  expect(other.declarations.consumerCare).toBe(one.declarations.consumerCare);
});
