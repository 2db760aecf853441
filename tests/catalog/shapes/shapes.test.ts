import { expect, test } from 'vitest';
import { loadShop } from '../shop-in-a-folder.ts';
import { WIDE } from '../wide-shop.ts';

test('a product has the shape of its file', () => {
  const shapes = [...loadShop(WIDE).products.values()].map(({ sku, shape }) => `${sku} ${shape}`);
  expect(shapes.sort()).toEqual([
    'AE-1 structured',
    'BLUE canonical',
    'CUP-1 structured',
    'LEAF canonical',
    'MINI-1 listing',
    'POT canonical',
    'RB1001 sheet',
  ]);
});

test('every shape gives a product with the same fields', () => {
  const products = [...loadShop(WIDE).products.values()].map(
    ({ colour: _colour, rating: _rating, brand: _brand, ...rest }) => rest,
  );
  const fields = products.map((product) => Object.keys(product).sort());
  expect(fields).toEqual(fields.map(() => fields[0]));
});

test('every shape may have a title and a description in Hindi', () => {
  const hindi = { translations: { hi: { title: 'पत्ती चाय', description: 'ताज़ी पत्ती।' } } };
  const files = Object.entries(WIDE).map(([path, content]) =>
    path.startsWith('products/') ? [path, { ...(content as object), ...hindi }] : [path, content],
  );
  const products = [...loadShop(Object.fromEntries(files)).products.values()].filter(({ sku }) => sku !== 'LEAF');
  expect(products).toHaveLength(6);
  for (const product of products) expect(product).toMatchObject(hindi);
});

test('every shape may still have older fields for them', () => {
  const older = { titleHi: 'पत्ती चाय', descriptionHi: 'ताज़ी पत्ती।' };
  const files = Object.entries(WIDE).map(([path, content]) =>
    path.startsWith('products/') ? [path, { ...(content as object), ...older }] : [path, content],
  );
  const products = [...loadShop(Object.fromEntries(files)).products.values()].filter(({ sku }) => sku !== 'LEAF');
  expect(products).toHaveLength(6);
  for (const product of products)
    expect(product).toMatchObject({ translations: { hi: { title: 'पत्ती चाय', description: 'ताज़ी पत्ती।' } } });
});
