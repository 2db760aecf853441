import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadCatalog } from '../../src/catalog/load.ts';
import { distanceOf, signatureOf, type Signature } from '../../src/cli/draw/distance.ts';
import { listFolders, readJobs } from '../../src/cli/draw/recipes.ts';

/** The drawn pictures: each has its recipe and its product, and no two of a category could be taken for one another. */
const IMAGES = 'catalog/images';
const MOST_BYTES = 14_000;
/** Bounds of src/cli/draw/README.md, "The bar". */
const LEAST_TOTAL = 0.08;
const LEAST_SHAPE = 0.09;
const MOST_OF_ONE_CUT = 3;

const catalog = loadCatalog('catalog');
const products = [...catalog.products.values()];
const folders = await listFolders('src/cli/draw/recipes');
const jobs = (await Promise.all(folders.map((folder) => readJobs('src/cli/draw/recipes', folder)))).flat();

interface Drawn {
  readonly source: string;
  /** Kind and cut, options left out filled in. */
  readonly form: string;
  readonly finish: string;
}
const drawn = new Map(
  jobs.map(({ folder, file, recipe, kind }): [string, Drawn] => {
    const options = Object.entries(kind.cuts).map(([name, [first]]) => `${name} ${recipe.cut?.[name] ?? first}`);
    const source = `${folder}/${file}`;
    return [
      source,
      { source, form: [kind.name, ...options].join(', '), finish: JSON.stringify([recipe.pattern, recipe.view]) },
    ];
  }),
);
const firstPictures = (id: string) =>
  products
    .filter((product) => product.categoryIds.includes(id))
    .flatMap(({ pictures }) => drawn.get(pictures[0]?.source ?? '') ?? []);

test('each picture file has a recipe, and each recipe its file', () => {
  const files = readdirSync(IMAGES).flatMap((folder) =>
    readdirSync(join(IMAGES, folder)).map((file) => `${folder}/${file}`),
  );
  expect(files.sort()).toEqual([...drawn.keys()].sort());
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
    expect(new Set(alike.map(({ finish }) => finish)).size, form).toBe(alike.length);
  }
});

describe('as files', () => {
  const signatures = new Map<string, Signature>();
  beforeAll(async () => {
    for (const source of drawn.keys()) signatures.set(source, await signatureOf(join(IMAGES, source)));
  }, 300_000);

  test('pictures are 512 pixels square and at most 14,000 bytes', async () => {
    for (const source of drawn.keys()) {
      const path = join(IMAGES, source);
      expect(statSync(path).size, source).toBeLessThanOrEqual(MOST_BYTES);
      const { width, height, format } = await sharp(path).metadata();
      expect([width, height, format], source).toEqual([512, 512, 'webp']);
    }
  });

  test.each([...catalog.categories.keys()])('no two pictures of %s look alike', (id) => {
    const sources = products
      .filter((product) => product.categoryIds.includes(id))
      .flatMap(({ pictures }) => pictures.flatMap(({ source }) => drawn.get(source) ?? []));
    const tooClose = sources.flatMap((a, index) =>
      sources.slice(index + 1).flatMap((b) => {
        const distance = distanceOf(signatures.get(a.source) as Signature, signatures.get(b.source) as Signature);
        const near = distance.total < LEAST_TOTAL || (a.form === b.form && distance.shape < LEAST_SHAPE);
        return near ? `${a.source} and ${b.source}: ${distance.total.toFixed(3)}, ${distance.shape.toFixed(3)}` : [];
      }),
    );
    expect(tooClose).toEqual([]);
  });
});
