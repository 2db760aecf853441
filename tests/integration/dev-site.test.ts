import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DevSite } from '../../src/integration/dev-server.ts';
import { makeOverlay } from '../../src/integration/dev-problems.ts';
import { getSite } from '../../src/catalog/site/site.ts';
import { makeSecondShop } from '../support/temporary.ts';

test('npm run dev starts on a catalogue with errors and shows what has none', async () => {
  const folders = makeSecondShop();
  const edit = (path: string, text: string) => {
    const file = join(folders.catalog, path);
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, text);
    return () => writeFileSync(file, before);
  };
  const mendHome = edit('home.json', '{');
  const mendTea = edit('products/tea/first-flush.json', '{');
  const site = await DevSite.open(folders, {});
  expect([site.isReady, site.hasErrors]).toEqual([false, true]);

  mendHome();
  expect(await site.reload()).toBe(true);
  expect([site.isReady, site.hasErrors]).toEqual([true, true]);
  expect([...getSite().catalog.products.values()].map(({ file }) => file)).not.toContain('first-flush');
  const { message } = makeOverlay(site.problems);
  expect(message).toMatch(/^error {2}\S+first-flush\.json/);
  expect(message).not.toContain('warning  ');

  edit('home.json', '{');
  expect(await site.reload()).toBe(false);
  expect([site.isReady, site.hasErrors]).toEqual([true, true]);

  mendHome();
  mendTea();
  expect(await site.reload()).toBe(true);
  expect(site.hasErrors).toBe(false);
});
