import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadCatalog } from '../../src/catalog/load.ts';
import { easeWords } from '../../src/core/size/size-advice.ts';
import { guessBasis } from '../../src/core/size/size-finder.ts';
import { makeSizeGuide } from '../../src/views/product-choices.ts';
import { unbroken } from '../../src/core/text/unbroken.ts';

const { products, pages } = loadCatalog('catalog');

test('each size chart of the sample with measurements of a body says what it is of', () => {
  const charts = [...products.values()].flatMap((product) => {
    const guide = makeSizeGuide(product);
    return guide && guessBasis(guide) ? [product] : [];
  });
  expect(charts.length).toBeGreaterThan(300);
  expect(charts.filter(({ measurementsOf }) => measurementsOf === undefined).map(({ file }) => file)).toEqual([]);
});

test('help page and manual say how much wider a garment is chosen, as the finder counts it', () => {
  const help = pages.find(({ path, marketId }) => path === '/help' && marketId === 'in');
  expect(JSON.stringify(help?.sections.find(({ id }) => id === 'sizes'))).toContain(unbroken(easeWords()));
  expect(readFileSync('catalog/README.md', 'utf8').replaceAll(/\s+/g, ' ')).toContain(easeWords());
});
