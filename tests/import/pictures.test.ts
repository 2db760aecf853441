import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '../support/temporary.ts';
import { ShopUnderTest } from './import-a-shop.ts';
import { makeKurti } from './made-products.ts';

const JPEG = (text: string) => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(text)]);
const PNG = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.from('drawing')]);

function makeFolder(files: Readonly<Record<string, Buffer>>): string {
  const folder = makeTemporaryFolder();
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  return folder;
}

const product = (sku: string, images: string[]) => ({ key: sku, product: makeKurti(sku, { images }) });

test('pictures of a folder are found by path or name alone, and copied once however many products show them', async () => {
  const shop = await ShopUnderTest.make();
  const pictureFolder = makeFolder({ 'front/One.JPG': JPEG('one'), 'back/two.jpg': JPEG('one'), 'three.jpeg': PNG });
  await shop.import([product('A-1', ['one.jpg', 'back\\two.jpg']), product('A-2', ['front/One.JPG', 'three.jpeg'])], {
    pictureFolder,
  });
  const copied = readdirSync(join(shop.catalog, 'images/made')).sort();
  expect(copied.map((name) => name.replace(/^[0-9a-f]{20}/, '*')).sort()).toEqual(['*.jpg', '*.png']);
  const [a, b] = ['a-1', 'a-2'].map((name) => shop.readJson(`products/kurtis/cotton-kurti-${name}.json`)['images']);
  // One.JPG and two.jpg have the same content, so that the product shows it once.
  expect(a).toHaveLength(1);
  expect(b).toHaveLength(2);
});

test('an import again copies nothing again, and changes nothing', async () => {
  const shop = await ShopUnderTest.make();
  const pictureFolder = makeFolder({ 'one.jpg': JPEG('one') });
  await shop.import([product('A-1', ['one.jpg'])], { pictureFolder });
  const [name = ''] = readdirSync(join(shop.catalog, 'images/made'));
  const before = statSync(join(shop.catalog, 'images/made', name)).mtimeMs;
  const plan = await shop.import([product('A-1', ['one.jpg'])], { pictureFolder });
  expect(plan.counts).toMatchObject({ unchanged: 1, changed: 0 });
  expect(statSync(join(shop.catalog, 'images/made', name)).mtimeMs).toBe(before);
});

test('an import without the folder of pictures takes none away', async () => {
  const shop = await ShopUnderTest.make();
  const pictureFolder = makeFolder({ 'one.jpg': JPEG('one'), 'two.jpg': JPEG('two') });
  const source = [product('A-1', ['one.jpg', 'two.jpg'])];
  await shop.import(source, { pictureFolder });
  const plan = await shop.import(source);
  expect(plan.counts).toMatchObject({ unchanged: 1 });
  expect((await shop.import(source, { pictureFolder })).counts).toMatchObject({ unchanged: 1 });
});

test('pictures of archives are taken as those of a folder are', async () => {
  const shop = await ShopUnderTest.make();
  const archived = [{ path: 'photos/one.jpg', read: async () => JPEG('one') }];
  await shop.import([product('A-1', ['one.jpg'])], { archived });
  expect(readdirSync(join(shop.catalog, 'images/made'))).toHaveLength(1);
});

test('missing pictures, those of a name that several have, and files that are no pictures are told, and the product is imported without them', async () => {
  const shop = await ShopUnderTest.make();
  const pictureFolder = makeFolder({
    'a/same.jpg': JPEG('a'),
    'b/same.jpg': JPEG('b'),
    'page.jpg': Buffer.from('<!doctype html>'),
  });
  const plan = await shop.import([product('A-1', ['same.jpg', 'page.jpg', 'lost.jpg', 'a/same.jpg'])], {
    pictureFolder,
  });
  expect(plan.counts.new).toBe(1);
  expect(plan.causes.map(({ code, count }) => [code, count])).toEqual([['picture-missing', 3]]);
  expect(shop.readJson('products/kurtis/cotton-kurti-a-1.json')['images']).toHaveLength(1);
});

test('addresses stay as they are', async () => {
  const shop = await ShopUnderTest.make();
  await shop.import([product('A-1', ['https://cdn.example/a.jpg?v=1'])]);
  expect(shop.readJson('products/kurtis/cotton-kurti-a-1.json')['images']).toEqual(['https://cdn.example/a.jpg?v=1']);
  expect(shop.has('images')).toBe(false);
});

test('a folder of pictures that is not there is told before anything is read', async () => {
  const shop = await ShopUnderTest.make();
  await expect(shop.import([], { pictureFolder: '/nowhere/at/all' })).rejects.toThrow(
    'There is no folder /nowhere/at/all',
  );
});
