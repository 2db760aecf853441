import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeBenchCatalog } from './make-catalog.ts';
import { changeHeader, changeOrder, changePrice, changeTemplate } from './shop-changes.ts';

test('the benchmark of builds changes the heading of the product page as it is now', () => {
  const project = mkdtempSync(join(tmpdir(), 'haat-changes-'));
  try {
    const template = 'src/layouts/ProductPage.astro';
    mkdirSync(join(project, 'src/layouts'), { recursive: true });
    copyFileSync(template, join(project, template));
    changeTemplate(project);
    expect(readFileSync(join(project, template), 'utf8')).toContain('<h1 data-changed');
  } finally {
    rmSync(project, { recursive: true });
  }
});

test('the benchmark of builds finds a price, an order and a place in the header to change in a catalogue of any size', async () => {
  const project = mkdtempSync(join(tmpdir(), 'haat-changes-'));
  try {
    await makeBenchCatalog(join(project, 'catalog'), 9);
    changePrice(project, 777);
    changeOrder(project);
    changeHeader(project);
    const read = (file: string) => JSON.parse(readFileSync(join(project, 'catalog', file), 'utf8'));
    expect(read('products/category-001/p-000004.json')).toMatchObject({ offers: { in: { price: 777 } } });
    expect(read('categories/category-001.json')).toMatchObject({ first: ['SKU-000008'], nav: 99 });
  } finally {
    rmSync(project, { recursive: true });
  }
});
