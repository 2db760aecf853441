import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadCatalog } from '../../src/catalog/load.ts';
import { distanceOf, signatureOf, type Signature } from '../../src/cli/draw/distance.ts';
import { listFolders, readJobs } from '../../src/cli/draw/recipes.ts';
import { readScenes } from '../../src/cli/draw/scenes/read.ts';

/** The drawn pictures: each has its recipe and its product, and no two of a category could be taken for one another. */
const IMAGES = 'catalog/images';
/** Pixels of a picture's side: the 640 and 750 of pages are smaller. */
const SIDE = 768;
const MOST_BYTES = 30_000;
const MOST_BYTES_OF_ALL = 60_000_000;
/** Bounds of src/cli/draw/README.md, "The bar". */
const LEAST_TOTAL = 0.08;
const LEAST_SHAPE = 0.09;
const MOST_OF_ONE_CUT = 3;

const catalog = loadCatalog('catalog');
const products = [...catalog.products.values()];
const folders = await listFolders('src/cli/draw/recipes');
const jobs = (await Promise.all(folders.map((folder) => readJobs('src/cli/draw/recipes', folder)))).flat();

const scenes = readScenes(readFileSync('src/cli/draw/scenes/home.json', 'utf8'));
const MOST_BYTES_OF_A_SCENE = 60_000;

interface Drawn {
  readonly source: string;
  /** Kind and cut, options left out filled in. */
  readonly form: string;
  readonly finish: string;
  /** What products that are one thing in several colours have in common. */
  readonly design: string;
}
const drawn = new Map(
  jobs.map(({ folder, file, recipe, kind }): [string, Drawn] => {
    const options = Object.entries(kind.cuts).map(([name, [first]]) => `${name} ${recipe.cut?.[name] ?? first}`);
    const source = `${folder}/${file}`;
    const form = [kind.name, ...options].join(', ');
    const finish = JSON.stringify([recipe.pattern, recipe.view]);
    return [
      source,
      { source, form, finish, design: `${form}, ${recipe.pattern?.name ?? 'plain'}, ${recipe.view ?? 'front'}` },
    ];
  }),
);
const firstPictureOf = ({ pictures }: (typeof products)[number]) => drawn.get(pictures[0]?.source ?? '');
const firstPictures = (id: string) =>
  products.filter((product) => product.categoryIds.includes(id)).flatMap((product) => firstPictureOf(product) ?? []);
/** The first pictures of two products that are one thing in two colours, both ways round. */
const siblings = new Set(
  products.flatMap((product) =>
    product.siblingSkus.flatMap((sku) => {
      const pair = [product, products.find((other) => other.sku === sku)].map(
        (one) => one && firstPictureOf(one)?.source,
      );
      return [pair.join(' '), pair.toReversed().join(' ')];
    }),
  ),
);
const areSiblings = (a: Drawn, b: Drawn) => siblings.has(`${a.source} ${b.source}`);

test('each picture file has a recipe, and each recipe its file', () => {
  const files = readdirSync(IMAGES).flatMap((folder) =>
    readdirSync(join(IMAGES, folder)).map((file) => `${folder}/${file}`),
  );
  expect(files.sort()).toEqual([...drawn.keys(), ...[...scenes.keys()].map((file) => `home/${file}`)].sort());
});

test.each([...scenes])('scene %s shows products that are sold, in its size and bytes', async (file, scene) => {
  const sold = new Set(products.flatMap(({ pictures }) => pictures.map(({ source }) => source)));
  const shown = scene.parts.flatMap((part) => ('of' in part ? [part.of] : []));
  expect(shown.length).toBeGreaterThanOrEqual(3);
  expect(shown.filter((source) => !sold.has(source))).toEqual([]);
  const path = join(IMAGES, 'home', file);
  expect(statSync(path).size).toBeLessThanOrEqual(MOST_BYTES_OF_A_SCENE);
  const { width, height, format } = await sharp(path).metadata();
  expect([width, height, format]).toEqual([...scene.size, 'webp']);
});

test('each picture shows one product', () => {
  const shown = products.flatMap(({ pictures }) => pictures.map(({ source }) => source));
  expect(shown.toSorted()).toEqual([...drawn.keys()].sort());
});

test('there are at least 40 kinds of things', () => {
  expect(new Set(jobs.map(({ kind }) => kind.name)).size).toBeGreaterThanOrEqual(40);
});

test.each([...catalog.categories.keys()])('%s repeats a kind and cut at most three times, in other patterns', (id) => {
  for (const [form, alike] of Map.groupBy(firstPictures(id), (picture) => picture.form)) {
    expect(alike.length, form).toBeLessThanOrEqual(MOST_OF_ONE_CUT);
    for (const [finish, same] of Map.groupBy(alike, (picture) => picture.finish)) {
      const [first, ...others] = same;
      const strangers = others.filter((other) => first && !areSiblings(first, other));
      expect(strangers, `${form} ${finish}`).toEqual([]);
    }
  }
});

test('products that are one thing in several colours are drawn as one: kind, cut, pattern and view', () => {
  const pairs = products.flatMap((product) =>
    product.siblingSkus.flatMap((sku) =>
      products.filter((other) => other.sku === sku).map((other) => [product, other]),
    ),
  );
  expect(pairs.length).toBeGreaterThan(0);
  for (const [a, b] of pairs) {
    if (a && b) expect(firstPictureOf(a)?.design, `${a.sku} and ${b.sku}`).toBe(firstPictureOf(b)?.design);
  }
});

describe('as files', () => {
  const signatures = new Map<string, Signature>();
  beforeAll(async () => {
    for (const source of drawn.keys()) signatures.set(source, await signatureOf(join(IMAGES, source)));
  }, 300_000);

  test('pictures are 768 pixels square and at most 30,000 bytes, 60 MB in all', async () => {
    let all = 0;
    for (const source of drawn.keys()) {
      const path = join(IMAGES, source);
      const { size } = statSync(path);
      all += size;
      const { width, height, format } = await sharp(path).metadata();
      expect([width, height, format], source).toEqual([SIDE, SIDE, 'webp']);
      expect(size, source).toBeLessThanOrEqual(MOST_BYTES);
    }
    expect(all).toBeLessThanOrEqual(MOST_BYTES_OF_ALL);
  });

  test.each([...catalog.categories.keys()])('no two pictures of %s look alike', (id) => {
    const sources = products
      .filter((product) => product.categoryIds.includes(id))
      .flatMap(({ pictures }) => pictures.flatMap(({ source }) => drawn.get(source) ?? []));
    const tooClose = sources.flatMap((a, index) =>
      sources.slice(index + 1).flatMap((b) => {
        const distance = distanceOf(signatures.get(a.source) as Signature, signatures.get(b.source) as Signature);
        const alike = a.form === b.form && !areSiblings(a, b) && distance.shape < LEAST_SHAPE;
        const near = distance.total < LEAST_TOTAL || alike;
        return near ? `${a.source} and ${b.source}: ${distance.total.toFixed(3)}, ${distance.shape.toFixed(3)}` : [];
      }),
    );
    expect(tooClose).toEqual([]);
  });
});
