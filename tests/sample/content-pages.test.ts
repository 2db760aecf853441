import { expect, test } from 'vitest';
import { loadCatalog } from '../../src/catalog/load/load.ts';
import { setSite } from '../../src/catalog/site/site.ts';
import { makeContentView } from '../../src/views/content.ts';

/** The texts of the sample shop. */
const catalog = loadCatalog('catalog');
const { pages } = catalog;

test('what costs nothing is said in words', () => {
  const withZero = pages.filter((page) => /₹0(?![\d.,])/.test(JSON.stringify(page)));
  expect(withZero.map(({ path }) => path)).toEqual([]);
});

test('pages for sellers follow each other as a seller reads them', () => {
  expect(pages.filter(({ group }) => group === 'seller').map(({ label }) => label)).toEqual([
    'Sell online',
    'How it works',
    'Pricing and commission',
    'Apply for GST',
    'Product ads',
    'Grow your business',
  ]);
});

test('all pages of a group have its title', () => {
  const site = setSite(catalog, new Map(), '2026-11-23');
  for (const group of ['policy', 'seller', 'help']) {
    const titles = pages
      .filter((page) => page.group === group && page.marketId === 'in')
      .map((page) => makeContentView(site, page).groupTitle);
    expect(new Set(titles).size, group).toBe(1);
    expect(titles).not.toContain('Related pages');
  }
});
