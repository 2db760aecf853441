import { expect, test } from 'vitest';
import { numberProducts } from '../../../src/catalog/queries/numbered.ts';
import { makeSearchIndex } from '../../../src/catalog/queries/search-index.ts';
import { setSite, type Site } from '../../../src/catalog/site.ts';
import { openSearch } from '../../../src/core/search/search.ts';
import { measureCosts } from '../../bench/search/costs.ts';
import { measure, judgeQueries, sampleCatalog } from '../../bench/search/quality.ts';
import { makeManyProducts } from '../../bench/search/many-products.ts';
import { openSite } from '../open-site.ts';
import { findProblems, product } from '../shop-in-a-folder.ts';

function open(site: Site) {
  const index = makeSearchIndex(site, site.defaultMarket);
  const { products } = numberProducts(site, site.defaultMarket);
  const search = openSearch((name) => Promise.resolve(index.get(name)));
  const skusOf = async (query: string) =>
    (await search.search(query)).numbers.map((number) => products[number]?.sku ?? '');
  return { search, products, skusOf };
}

const sample = open(setSite(sampleCatalog(), new Map(), '2026-11-21'));

test.each([
  ['red saree under 600', 'SS-004'],
  ['helmet', 'CB-013'],
  ['gift for a 5 year old', 'KD-009'],
  ['size 8 black shoes for men', 'RBMS-1009'],
  ['काजल', 'BH-020'],
  ['RBMS-1009', 'RBMS-1009'],
])('"%s" leads to a fitting product in the first five', async (query, sku) => {
  expect((await sample.skusOf(query)).slice(0, 5)).toContain(sku);
});

test('The first right product of the reported half of the queries is near the top, and hardly any finds nothing', async () => {
  const judged = judgeQueries(sample.products).filter(({ query }) => !query.isForTuning);
  const find = async (query: string) =>
    (await sample.search.search(query)).numbers.flatMap((number) => sample.products[number] ?? []);
  const figures = await Promise.all(judged.map(({ query, right }) => measure(find, query, right)));
  const mean = (value: (one: (typeof figures)[number]) => number) =>
    figures.reduce((sum, one) => sum + value(one), 0) / figures.length;
  expect(mean(({ reciprocalRank }) => reciprocalRank)).toBeGreaterThan(0.85);
  expect(mean(({ isEmpty }) => Number(isEmpty))).toBeLessThan(0.02);
});

test('A corrected word is named, and marked in a title', async () => {
  const found = await sample.search.search('helmat');
  expect(found.words).toEqual([{ typed: 'helmat', used: 'helmet' }]);
  expect(found.mark('Helmet, open face')).toEqual([[0, 6]]);
});

test('A query that nothing fits says what was left out and offers the nearest', async () => {
  const found = await sample.search.search('helmet under 100');
  expect(found).toMatchObject({ isNearest: true, price: { maxMinor: 10_000, isDropped: true } });
  expect(found.numbers.length).toBeGreaterThan(0);
  expect(await sample.search.search('qqxyzzyq')).toMatchObject({ numbers: [], isNearest: true });
});

test('An index is the same each time it is made', () => {
  const make = () => {
    const site = setSite(sampleCatalog(), new Map(), '2026-11-21');
    return [...makeSearchIndex(site, site.defaultMarket)];
  };
  expect(make()).toEqual(make());
});

test('A shop without search.json can be searched, and one with it by its own words', async () => {
  const title = (text: string) => ({ 'products/tea/leaf.json': product({ title: text }) });
  expect(await open(openSite(title('Assam tea'))).skusOf('assam')).toContain('LEAF');
  const own = { 'search.json': { same: [['tea', 'kahwa']] }, ...title('Assam tea') };
  expect(await open(openSite(own)).skusOf('kahwa')).toContain('LEAF');
});

test('An error in search.json is told with its place', () => {
  const problems = findProblems({ 'search.json': { same: [['tea']], compounds: ['dumbbell'] } });
  expect(problems.map(({ file, field }) => `${file} ${field}`)).toEqual([
    'catalog/search.json same[0]',
    'catalog/search.json compounds[0]',
  ]);
});

test('At 10,000 products a query is at most 20,000 bytes and suggestions 12,000, in two round trips', async () => {
  const site = makeManyProducts(10_000);
  const { results, suggestions } = await measureCosts(site, makeSearchIndex(site, site.defaultMarket));
  expect(results.filter(({ bytes }) => bytes > 20_000)).toEqual([]);
  expect(suggestions.filter(({ bytes }) => bytes > 12_000)).toEqual([]);
}, 120_000);
