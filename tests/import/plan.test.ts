import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCatalog } from '../../src/catalog/load/load.ts';
import { ShopUnderTest } from './import-a-shop.ts';
import { type MadeProduct, makeKurti } from './made-products.ts';

const kurti = (
  sku: string,
  more: Parameters<typeof makeKurti>[1] = {},
  rest: Partial<MadeProduct> = {},
): MadeProduct => ({
  key: sku,
  product: makeKurti(sku, more),
  ...rest,
});
const FILE_A = 'products/kurtis/cotton-kurti-a-1.json';

test('a first import writes a file for each product, named by its title, in a shop that has no errors then', async () => {
  const shop = await ShopUnderTest.make();
  const plan = await shop.import([kurti('A-1'), kurti('A-2', { title: 'Cotton kurti A-1' })]);
  expect(plan.counts).toEqual({ rows: 2, new: 2, changed: 0, unchanged: 0, merged: 0, refused: 0 });
  expect(readdirSync(join(shop.catalog, 'products/kurtis')).sort()).toEqual([
    'cotton-kurti-a-1-a-2.json',
    'cotton-kurti-a-1.json',
  ]);
  const { problems } = readCatalog(shop.catalog);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('every category of a product is made, not its first alone', async () => {
  const shop = await ShopUnderTest.make();
  await shop.import([kurti('A-1', { categories: ['sarees', 'search'] })]);
  expect(['kurtis', 'sarees', 'search'].filter((id) => !shop.has(`categories/${id}.json`))).toEqual([]);
  expect(readCatalog(shop.catalog).problems.filter(({ code }) => code === 'category-unknown')).toEqual([]);
});

test('importing the same again changes nothing', async () => {
  const shop = await ShopUnderTest.make();
  const products = [
    kurti('A-1', { weight: '250 g', images: ['https://cdn.example/a.jpg'], sizes: [{ name: 'S', stock: 3 }] }),
    kurti('A-2'),
  ];
  await shop.import(products);
  const before = shop.read('imports/made.jsonl');
  const plan = await shop.import(products);
  expect(plan.counts).toMatchObject({ unchanged: 2, changed: 0, new: 0 });
  expect(shop.read('imports/made.jsonl')).toBe(before);
});

test('a price that changed in the source is all that changes in the file: order, formatting and other keys stay', async () => {
  const shop = await ShopUnderTest.make();
  await shop.import([kurti('A-1')]);
  shop.edit(FILE_A, '"Fabric": "Cotton"', '"Fabric":   "Cotton"');
  shop.edit(FILE_A, '{\n', '{\n  "tags": ["summer"],\n');
  const before = shop.read(FILE_A);
  const plan = await shop.import([kurti('A-1', { offers: { in: { price: 449, mrp: 799 } } })]);
  expect(plan.changed).toEqual([
    { path: FILE_A, sku: 'A-1', changes: [{ path: ['offers', 'in', 'price'], before: 499, after: 449 }] },
  ]);
  expect(shop.read(FILE_A)).toBe(before.replace('499', '449'));
});

test('what an editor changed stays, and is told when the source has changed as well', async () => {
  const shop = await ShopUnderTest.make();
  await shop.import([kurti('A-1')]);
  shop.edit(FILE_A, 'Printed by hand in Bagru.', 'Printed by hand, by Gulab.');
  const same = await shop.import([kurti('A-1')]);
  expect([same.counts.unchanged, same.keptCount]).toEqual([1, 0]);
  const changed = [kurti('A-1', { description: 'Block printed.' })];
  for (let round = 0; round < 2; round++) {
    const plan = await shop.import(changed);
    expect([plan.counts.unchanged, plan.keptCount]).toEqual([1, 1]);
  }
  expect(shop.readJson(FILE_A)['description']).toBe('Printed by hand, by Gulab.');
  const plan = await shop.import(changed, { overwrites: true });
  expect(plan.counts.changed).toBe(1);
  expect(shop.readJson(FILE_A)['description']).toBe('Block printed.');
  expect((await shop.import(changed)).counts.unchanged).toBe(1);
});

test('a field that left the source is taken away, but not one that an editor added or changed', async () => {
  const shop = await ShopUnderTest.make();
  await shop.import([kurti('A-1', { tags: ['cotton'], brand: 'Bagru' })]);
  shop.edit(FILE_A, '"Fabric": "Cotton"', '"Fabric": "Cotton", "Care": "Hand wash"');
  shop.edit(FILE_A, '"brand": "Bagru"', '"brand": "Bagru Prints"');
  await shop.import([kurti('A-1')]);
  const { tags, brand, attributes } = shop.readJson(FILE_A);
  expect([tags, brand, attributes]).toEqual([undefined, 'Bagru Prints', { Fabric: 'Cotton', Care: 'Hand wash' }]);
});

test('a title that changes leaves the address and the file where they are', async () => {
  const shop = await ShopUnderTest.make();
  await shop.import([kurti('A-1')]);
  await shop.import([kurti('A-1', { title: 'Blue kurti' })]);
  expect(shop.readJson(FILE_A)).toMatchObject({ title: 'Blue kurti', slug: 'cotton-kurti-a-1' });
  const { catalog } = readCatalog(shop.catalog);
  expect(catalog?.products.get('A-1')?.slug).toBe('cotton-kurti-a-1');
});

test('a product is found by the key of the source when its SKU changes, and keeps its SKU', async () => {
  const shop = await ShopUnderTest.make();
  await shop.import([kurti('A-1')]);
  const plan = await shop.import([{ key: 'A-1', product: makeKurti('B-9', { title: 'Cotton kurti A-1' }) }]);
  expect(plan.counts).toMatchObject({ unchanged: 1, new: 0 });
  expect(shop.readJson(FILE_A)['sku']).toBe('A-1');
});

test('a product that an editor wrote is found by its SKU, and stays in its file and category', async () => {
  const shop = await ShopUnderTest.make();
  await shop.import([kurti('Z-1')]);
  shop.write('products/kurtis/by-hand.json', JSON.stringify({ ...makeKurti('A-1'), rating: { value: 4, count: 2 } }));
  const plan = await shop.import(
    [kurti('Z-1'), kurti('a-1', { offers: { in: { price: 450, mrp: 799 } } }, { category: 'sarees' })],
    { name: 'other' },
  );
  expect(plan.counts).toMatchObject({ changed: 1, unchanged: 1, new: 0 });
  expect(shop.readJson('products/kurtis/by-hand.json')).toMatchObject({
    sku: 'A-1',
    rating: { value: 4, count: 2 },
    offers: { in: { price: 450 } },
  });
});

test('a category that changes in the source moves the file, unless an editor has moved it', async () => {
  const shop = await ShopUnderTest.make();
  await shop.import([kurti('A-1')]);
  const plan = await shop.import([kurti('A-1', {}, { category: 'sarees' })]);
  expect(plan.changed[0]?.changes).toEqual([{ path: ['category'], before: 'kurtis', after: 'sarees' }]);
  expect([shop.has(FILE_A), shop.has('products/sarees/cotton-kurti-a-1.json')]).toEqual([false, true]);
  expect((await shop.import([kurti('A-1', {}, { category: 'sarees' })])).counts.unchanged).toBe(1);
});

test('variants are compared one by one: a new one is added, one that left is sold out, and one that an editor removed stays away', async () => {
  const shop = await ShopUnderTest.make();
  const variant = (size: string, more: object = {}) => ({
    sku: `A-1-${size}`,
    options: { Size: size },
    stock: 4,
    ...more,
  });
  const made = (...variants: ReturnType<typeof variant>[]) =>
    kurti('A-1', { options: ['Size'], variants }, { rows: variants.length });
  const plan = await shop.import([made(variant('S'), variant('M'), variant('L'))]);
  expect(plan.counts).toEqual({ rows: 3, new: 1, changed: 0, unchanged: 0, merged: 2, refused: 0 });
  shop.write(FILE_A, JSON.stringify({ ...shop.readJson(FILE_A), variants: [variant('S'), variant('M')] }, null, 2));
  const next = await shop.import([made(variant('S', { stock: 2 }), variant('L'), variant('XL'))]);
  expect(next.goneVariants).toEqual(['A-1-M']);
  expect(shop.readJson(FILE_A)['variants']).toEqual([
    variant('S', { stock: 2 }),
    { ...variant('M'), availability: 'sold out' },
    variant('XL'),
  ]);
  expect((await shop.import([made(variant('S', { stock: 2 }), variant('L'), variant('XL'))])).counts).toMatchObject({
    unchanged: 1,
    merged: 2,
  });
});

test('a variant keeps its SKU when the source gives it another one', async () => {
  const shop = await ShopUnderTest.make();
  const made = (sku: string) =>
    kurti('A-1', {
      options: ['Size'],
      variants: [
        { sku, options: { Size: 'S' } },
        { sku: 'M', options: { Size: 'M' } },
      ],
    });
  await shop.import([made('S-old')]);
  expect((await shop.import([made('S-new')])).counts.unchanged).toBe(1);
  expect(shop.read(FILE_A)).toContain('S-old');
});

test('an alternative text that an editor wrote for a picture stays when pictures are added', async () => {
  const shop = await ShopUnderTest.make();
  const [a, b] = ['https://cdn.example/a.jpg', 'https://cdn.example/b.jpg'];
  await shop.import([kurti('A-1', { images: [a] })]);
  shop.edit(FILE_A, `"${a}"`, `{ "src": "${a}", "alt": "From the front" }`);
  await shop.import([kurti('A-1', { images: [b, a] })]);
  expect(shop.readJson(FILE_A)['images']).toEqual([b, { src: a, alt: 'From the front' }]);
});

test('products that left the source are listed, made drafts only when that is asked for, and sold again when they return', async () => {
  const shop = await ShopUnderTest.make();
  const [a, b] = [kurti('A-1'), kurti('A-2')];
  await shop.import([a, b]);
  const listed = await shop.import([b]);
  expect([listed.left, listed.retired]).toEqual([[FILE_A], []]);
  expect((await shop.import([b], { retires: true })).retired).toEqual([FILE_A]);
  expect(shop.readJson(FILE_A)['draft']).toBe(true);
  expect((await shop.import([b], { retires: true })).retired).toEqual([]);
  await shop.import([a, b]);
  expect(shop.readJson(FILE_A)['draft']).toBeUndefined();
});

test('a product whose rows are refused has not left the source', async () => {
  const shop = await ShopUnderTest.make();
  await shop.import([kurti('A-1'), kurti('A-2')]);
  const plan = await shop.import([kurti('A-1', {}, { refused: ['the price is missing'] }), kurti('A-2')], {
    retires: true,
  });
  expect([plan.left, plan.retired, plan.counts.refused]).toEqual([[], [], 1]);
});

test('a draft that an editor made stays one when the product leaves the source and returns', async () => {
  const shop = await ShopUnderTest.make();
  await shop.import([kurti('A-1'), kurti('A-2')]);
  shop.edit(FILE_A, '{\n', '{\n  "draft": true,\n');
  await shop.import([kurti('A-2')], { retires: true });
  await shop.import([kurti('A-1'), kurti('A-2')]);
  expect(shop.readJson(FILE_A)['draft']).toBe(true);
});

test('rows that can not be taken are refused with a reason, and the others are taken', async () => {
  const shop = await ShopUnderTest.make();
  const plan = await shop.import([
    kurti('A-1'),
    kurti('A-2', { offers: { in: { price: 900, mrp: 100 } } }, { rows: 2 }),
    { key: 'other key', product: makeKurti('a-1') },
    kurti('A-3', {}, { category: 'nowhere' }),
    kurti('A-4', { seller: 'nobody' }),
    kurti('A-1'),
  ]);
  expect(plan.counts).toEqual({ rows: 7, new: 1, changed: 0, unchanged: 0, merged: 0, refused: 6 });
  expect(plan.causes.map(({ code, count }) => [code, count])).toEqual([
    ['sku-duplicate', 2],
    ['category-folder-unknown', 1],
    ['price-above-mrp', 1],
    ['seller-unknown', 1],
  ]);
});

test('categories and sellers of the mapping become files when products need them', async () => {
  const shop = await ShopUnderTest.make();
  await shop.import([
    kurti('A-1', { seller: 'asha-handlooms' }, { category: 'sarees' }),
    kurti('A-2', {}, { category: 'search' }),
  ]);
  expect(shop.readJson('categories/sarees.json')).toEqual({
    title: 'Sarees',
    nav: 1,
    description: 'Sarees, with prices and pictures.',
  });
  expect(shop.readJson('categories/search.json')).toMatchObject({ path: 'search-products' });
  expect(shop.readJson('sellers/asha-handlooms.json')['address']).toBe('{{fill-in: address of Asha Handlooms}}');
  expect(shop.has('categories/kurtis.json')).toBe(false);
  const { problems } = readCatalog(shop.catalog);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('filters are proposed from what products have, where the shop has none', async () => {
  const shop = await ShopUnderTest.make();
  const plan = await shop.import([
    kurti('A-1', { colour: 'Red', sizes: [{ name: 'S' }, { name: 'M' }] }),
    kurti('A-2', { colour: 'Blue', attributes: { Fabric: 'Silk' } }),
  ]);
  expect(plan.facets?.facets.map(({ id, from }) => [id, from])).toEqual([
    ['colour', ['colour']],
    ['size', ['sizes']],
    ['fabric', ['attributes.Fabric']],
  ]);
  expect(readCatalog(shop.catalog).problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect((await shop.import([kurti('A-1')])).facets).toBeUndefined();
});

test('a file in an older form is left alone', async () => {
  const shop = await ShopUnderTest.make();
  await shop.import([kurti('Z-1')]);
  const text = JSON.stringify({ productValue: { sku: 'A-1' }, shopName: 'x', productDetails: 'y' });
  shop.write('products/kurtis/old.json', text);
  const plan = await shop.import([kurti('A-1')], { name: 'other' });
  expect(plan.counts.refused).toBe(1);
  expect(shop.read('products/kurtis/old.json')).toBe(text);
});
