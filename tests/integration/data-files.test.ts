import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type Catalog, loadCatalog } from '../../src/catalog/load/load.ts';
import type { Product } from '../../src/catalog/model.ts';
import { setSite, type Site } from '../../src/catalog/site/site.ts';
import { writeDataFiles } from '../../src/integration/extras/data-files.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

let catalog: Catalog;
let first: string;

const siteOf = (products: ReadonlyMap<string, Product>): Site => {
  const sources = [...catalog.products.values()].flatMap(({ pictures }) => pictures.map(({ source }) => source));
  const prepared = { digest: '0123456789ab', widths: [256, 640] };
  return setSite({ ...catalog, products }, new Map(sources.map((source) => [source, prepared])), '2026-11-21');
};

async function write(products: ReadonlyMap<string, Product>, earlier?: string): Promise<string> {
  const work = makeTemporaryFolder();
  mkdirSync(join(work, 'site'));
  await writeDataFiles(siteOf(products), work, earlier);
  return work;
}

/** The files of a build with their inodes: a linked file has the one of the build before. */
function listFiles(work: string): Map<string, number> {
  const files = readdirSync(join(work, 'site'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [file.slice(join(work, 'site').length), statSync(file).ino];
    }),
  );
}

/** The cards of the default market that were written and not linked. */
const newCards = (before: string, after: string): string[] => {
  const known = listFiles(before);
  return [...listFiles(after)]
    .filter(([path, inode]) => /^\/_data\/in\/find-\w+\/cards\//.test(path) && known.get(path) !== inode)
    .map(([path]) => path);
};

beforeAll(async () => {
  catalog = loadCatalog('catalog');
  first = await write(catalog.products);
});

test('data files are linked when nothing has changed', async () => {
  expect(listFiles(await write(catalog.products, first))).toEqual(listFiles(first));
});

test('a changed price writes one file of cards', async () => {
  const [sku, product] = [...catalog.products].find(([, { variants }]) => variants.length === 0) as [string, Product];
  const offers = { ...product.offers, in: { priceMinor: 12_300 } };
  const changed = await write(new Map(catalog.products).set(sku, { ...product, offers }), first);
  expect(newCards(first, changed)).toHaveLength(1);
});

test('a product that is gone renames the folder, so that no page mixes two numberings', async () => {
  const [sku] = catalog.products.keys();
  const fewer = new Map(catalog.products);
  fewer.delete(sku as string);
  const folderOf = (work: string) =>
    readdirSync(join(work, 'site/_data/in')).find((name) => /^find-[0-9a-f]{10}$/.test(name));
  expect(folderOf(await write(fewer, first))).not.toBe(folderOf(first));
});
