import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from '../../src/integration/run-astro.ts';
import { digestFiles, makeSecondShop } from '../support/temporary.ts';

/** More than the main thread renders by itself (batch-renderer.ts). */
const PRODUCTS = 150;

test('one worker, two and three make the same files', async () => {
  const folders = makeSecondShop();
  const product = JSON.parse(readFileSync(join(folders.catalog, 'products/cups/blue.json'), 'utf8')) as object;
  for (let number = 1; number <= PRODUCTS; number++)
    writeFileSync(
      join(folders.catalog, `products/cups/cup-${number}.json`),
      JSON.stringify({ ...product, sku: `CUP-MANY-${number}`, title: `Cup number ${number}`, colourSiblings: [] }),
    );
  const build = async (workers: number) => {
    const { site, pages, rendered } = await buildSite(folders, 'workers', { workers, fresh: true });
    expect(rendered).toBe(pages);
    return digestFiles(site);
  };
  const files = await build(1);
  expect(Object.keys(files).length).toBeGreaterThan(PRODUCTS);
  expect(await build(2)).toEqual(files);
  expect(await build(3)).toEqual(files);
});
