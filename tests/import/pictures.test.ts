import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeTemporaryFolder } from '../support/temporary.ts';
import { ShopUnderTest } from './import-a-shop.ts';
import { makeKurti } from './made-products.ts';
import { makePicture } from './make-picture.ts';
import { importFiles, SHOP, writeFile } from './support.ts';

const [ONE, TWO, PNG] = await Promise.all([makePicture(1), makePicture(2), makePicture(3, 'png')]);

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
  const pictureFolder = makeFolder({ 'front/One.JPG': ONE, 'back/two.jpg': ONE, 'three.jpeg': PNG });
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
  const pictureFolder = makeFolder({ 'one.jpg': ONE });
  await shop.import([product('A-1', ['one.jpg'])], { pictureFolder });
  const [name = ''] = readdirSync(join(shop.catalog, 'images/made'));
  const before = statSync(join(shop.catalog, 'images/made', name)).mtimeMs;
  const plan = await shop.import([product('A-1', ['one.jpg'])], { pictureFolder });
  expect(plan.counts).toMatchObject({ unchanged: 1, changed: 0 });
  expect(statSync(join(shop.catalog, 'images/made', name)).mtimeMs).toBe(before);
});

test('an import without the folder of pictures takes none away', async () => {
  const shop = await ShopUnderTest.make();
  const pictureFolder = makeFolder({ 'one.jpg': ONE, 'two.jpg': TWO });
  const source = [product('A-1', ['one.jpg', 'two.jpg'])];
  await shop.import(source, { pictureFolder });
  const plan = await shop.import(source);
  expect(plan.counts).toMatchObject({ unchanged: 1 });
  expect((await shop.import(source, { pictureFolder })).counts).toMatchObject({ unchanged: 1 });
});

test('pictures of archives are taken as those of a folder are', async () => {
  const shop = await ShopUnderTest.make();
  const archived = [{ path: 'photos/one.jpg', read: async () => ONE }];
  await shop.import([product('A-1', ['one.jpg'])], { archived });
  expect(readdirSync(join(shop.catalog, 'images/made'))).toHaveLength(1);
});

test('a picture that is named in several ways is read once, and once more to be copied', async () => {
  const shop = await ShopUnderTest.make();
  let reads = 0;
  const read = async () => {
    reads++;
    return ONE;
  };
  const images = ['one.jpg', 'photos/one.jpg', 'https://shop.example/a/one.jpg', 'https://shop.example/b/one.jpg'];
  await shop.import([product('A-1', images)], { archived: [{ path: 'photos/one.jpg', read }] });
  expect(reads).toBe(2);
});

test('missing pictures, those of a name that several have, and files that are no pictures are told, and the product is imported without them', async () => {
  const shop = await ShopUnderTest.make();
  const pictureFolder = makeFolder({
    'a/same.jpg': ONE,
    'b/same.jpg': TWO,
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

test.each(['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff'] as const)(
  'a picture that is cut off is told and left out, wherever it is cut: %s',
  async (form) => {
    const shop = await ShopUnderTest.make();
    const whole = await makePicture(5, form);
    const cuts = [0.3, 0.6, 0.9].map((part) => whole.subarray(0, Math.floor(whole.length * part)));
    const pictureFolder = makeFolder({
      'whole.jpg': whole,
      ...Object.fromEntries(cuts.map((bytes, index) => [`cut-${index}.jpg`, bytes])),
    });
    const plan = await shop.import([product('A-1', ['cut-0.jpg', 'cut-1.jpg', 'cut-2.jpg', 'whole.jpg'])], {
      pictureFolder,
    });
    expect(shop.readJson('products/kurtis/cotton-kurti-a-1.json')['images']).toHaveLength(1);
    expect(plan.causes.map(({ code, count }) => [code, count])).toEqual([['picture-missing', 3]]);
    expect(plan.causes[0]?.examples.map(({ found }) => found).join()).toMatch(/cut off|damaged/);
  },
);

test('a page in place of a picture is called that, with what to do', async () => {
  const shop = await ShopUnderTest.make();
  const pictureFolder = makeFolder({
    'mug.jpg': Buffer.from('\n<!DOCTYPE html><html><head><title>mug.jpg - Google Drive'),
  });
  const drive = 'https://drive.google.com/file/d/1AbCdEf/view?usp=sharing';
  const { pictures, close } = await shop.prepare([product('A-1', ['mug.jpg', drive])], { pictureFolder });
  close();
  const [file = '', address = ''] = pictures.missing.examples;
  expect(file).toContain('it is a web page, not a picture, as a share link of Google Drive');
  expect(address).toContain('is a page of Google Drive, not a picture: download the pictures');
});

describe('names of pictures', () => {
  const NAME = '1a2b3c_d4e5f60718293a4b5c6d7e8f90a1b2c3~mv2.jpg';
  const WIX = `https://static.wixstatic.com/media/${NAME}`;

  test("of Wix are below its host, in its exports and in other tables that have them, and files by other names aren't", async () => {
    const wix = await importFiles([
      writeFile(
        'wix.csv',
        `handleId,fieldType,name,productImageUrl,sku,price\nP,Product,Runner,${NAME};own.jpg,RUN-1,650\n`,
      ),
    ]);
    expect(wix.products.get('P')?.product.images).toEqual([WIX, 'own.jpg']);
    const table = await importFiles([
      writeFile('t.csv', `sku,title,price,image\nA,Runner,9,${NAME}\nB,Cup,9,cup.jpg\n`),
    ]);
    expect([...table.products.values()].map(({ product: { images } }) => images)).toEqual([[WIX], ['cup.jpg']]);
  });

  test('continue the address of the mapping, also those of variants', async () => {
    const file = writeFile(
      't.csv',
      'sku,group,option1_name,option1_value,title,price,pictures,variant_picture\nA-1,A,Size,S,Runner,9,/k/u/red one.jpg | https://a.example/b.jpg,k/s.jpg\nA-2,A,Size,M,Runner,9,,k/m.jpg\n',
    );
    const { mapping } = await importFiles([file]);
    const { products } = await importFiles([file], SHOP, { ...mapping, pictures: 'https://shop.example/media' });
    const made = products.get('A')?.product;
    expect(made?.images).toEqual(['https://shop.example/media/k/u/red%20one.jpg', 'https://a.example/b.jpg']);
    expect(made?.variants?.map(({ image }) => image)).toEqual([
      'https://shop.example/media/k/s.jpg',
      'https://shop.example/media/k/m.jpg',
    ]);
  });

  test('that lie in the folder of pictures are taken from there', async () => {
    const shop = await ShopUnderTest.make();
    const pictureFolder = makeFolder({ 'k/red one.jpg': ONE });
    await shop.import([product('A-1', ['https://shop.example/media/k/red%20one.jpg', 'https://shop.example/x.jpg'])], {
      pictureFolder,
    });
    const [first, second] = shop.readJson('products/kurtis/cotton-kurti-a-1.json')['images'] as string[];
    expect([first?.startsWith('made/'), second]).toEqual([true, 'https://shop.example/x.jpg']);
  });

  test('that Dropbox shares become those of the files', async () => {
    const { products } = await importFiles([
      writeFile('t.csv', 'sku,title,price,image\nA,Cup,9,https://www.dropbox.com/s/abc/cup.jpg?dl=0\n'),
    ]);
    expect(products.get('A')?.product.images).toEqual(['https://www.dropbox.com/s/abc/cup.jpg?raw=1']);
  });
});
