import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { runAll } from '../../src/integration/files/run-all.ts';
import { loadCatalog } from '../../src/catalog/load/load.ts';
import { distanceOf, signatureOf, type Signature } from '../support/picture-distance.ts';

/** The sample's pictures: each belongs to one product, has the size of all, and looks like no other of its category. */
const IMAGES = 'catalog/images';
/** Pixels of a picture's side: the 640 and 750 of pages are smaller. */
const SIDE = 768;
const MOST_BYTES = 30_000;
/** Folders of pictures that show no product: of the home page, and the screenshots of the manifest. They are as wide as a screen. */
const WIDE = ['home', 'shop'];
const MOST_BYTES_OF_WIDE = 60_000;
const MOST_BYTES_OF_ALL = 60_000_000;
/** Two pictures that are nearer than this look like one. */
const LEAST_TOTAL = 0.08;

const catalog = loadCatalog('catalog');
const products = [...catalog.products.values()];
const sources = products.flatMap(({ pictures }) => pictures.map(({ source }) => source));

const filesOf = (folder: string): string[] => readdirSync(join(IMAGES, folder)).map((file) => `${folder}/${file}`);
const bytesOf = (source: string): number => statSync(join(IMAGES, source)).size;

test('each picture shows one product, and each product of the catalogue has its own', () => {
  const folders = readdirSync(IMAGES).filter((folder) => !WIDE.includes(folder));
  expect(sources.toSorted()).toEqual(folders.flatMap(filesOf).toSorted());
});

test('pictures are 768 pixels square and at most 30,000 bytes, 60 MB in all', async () => {
  for (const source of sources) {
    const { width, height, format } = await sharp(join(IMAGES, source)).metadata();
    expect([width, height, format], source).toEqual([SIDE, SIDE, 'webp']);
    expect(bytesOf(source), source).toBeLessThanOrEqual(MOST_BYTES);
  }
  const wide = WIDE.flatMap(filesOf);
  for (const source of wide) expect(bytesOf(source), source).toBeLessThanOrEqual(MOST_BYTES_OF_WIDE);
  const all = [...sources, ...wide].reduce((sum, source) => sum + bytesOf(source), 0);
  expect(all).toBeLessThanOrEqual(MOST_BYTES_OF_ALL);
});

const signatures = new Map<string, Signature>();
beforeAll(async () => {
  await runAll(sources, 4, async (source) => {
    signatures.set(source, await signatureOf(join(IMAGES, source)));
  });
});

test.each([...catalog.categories.keys()])('no two pictures of %s look alike', (id) => {
  const shown = products
    .filter((product) => product.categoryIds.includes(id))
    .flatMap(({ pictures }) =>
      pictures.map(({ source }) => ({ source, signature: signatures.get(source) as Signature })),
    );
  const tooClose = shown.flatMap((a, index) =>
    shown.slice(index + 1).flatMap((b) => {
      const { total } = distanceOf(a.signature, b.signature);
      return total < LEAST_TOTAL ? `${a.source} and ${b.source}: ${total.toFixed(3)}` : [];
    }),
  );
  expect(tooClose).toEqual([]);
});
