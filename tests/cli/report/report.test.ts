import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadCatalog } from '../../../src/catalog/load/load.ts';
import { findChanges, readProductRecord, writeProductRecord } from '../../../src/integration/records/product-record.ts';
import { collectReport, type ReportData } from '../../../src/cli/report/collect.ts';
import { makeReportPage } from '../../../src/cli/report/page.ts';
import { divideByPrice } from '../../../src/cli/report/price-bins.ts';
import { validateHtml } from '../../html/html-validate.ts';
import { makeSecondShop, makeTemporaryFolder } from '../../support/temporary.ts';

const NOW = Date.parse('2026-11-24T03:00:00Z');

test('the report of a shop names its products, categories, sellers and problems, without script or another file', async () => {
  const page = makeReportPage(await collectReport(makeSecondShop(), {}, NOW));
  for (const text of [
    'Chai Ghar: report',
    '24 November 2026, 08:30 in India',
    'Prices in India',
    'There is nothing to compare with',
  ])
    expect(page).toContain(text);
  expect(await validateHtml('report', page)).toEqual([]);
  expect(page).not.toMatch(/<script|<link|<img|src=|NaN|undefined|\[object/);
});

test('the report of an empty shop says that there is nothing yet', async () => {
  const nothing: ReportData = {
    shop: { name: 'A <b> & "c"', url: '' },
    now: NOW,
    isRefused: true,
    products: 0,
    categories: [],
    sellers: [],
    prices: [],
    lacks: [],
    untranslated: [],
    causes: [],
    errors: 0,
    warnings: 0,
  };
  const page = makeReportPage(nothing);
  expect(await validateHtml('report', page)).toEqual([]);
  expect(page).toContain('There are no products yet.');
  expect(page).toContain('<title>Report: A &lt;b&gt; &amp; &quot;c&quot;</title>');
});

test('what other languages show in English is in a table', () => {
  const page = makeReportPage({
    shop: { name: 'Tea', url: '' },
    now: NOW,
    isRefused: false,
    products: 0,
    categories: [],
    sellers: [],
    prices: [],
    lacks: [],
    untranslated: [
      { language: 'hi', kind: 'seller', field: 'aboutHtml', missing: 2, of: 3 },
      { language: 'hi', kind: 'words', field: 'texts', missing: 40, of: 50 },
    ],
    causes: [],
    errors: 0,
    warnings: 0,
  });
  expect(page).toContain('hi: about of sellers');
  expect(page).toContain('hi: words');
});

test('a later build tells what is new, changed and gone', async () => {
  const catalog = loadCatalog('tests/fixtures/second-shop');
  const [first, second] = [makeTemporaryFolder(), makeTemporaryFolder()];
  await writeProductRecord(catalog, first, undefined, NOW);
  const [[sku, one], ...others] = [...catalog.products] as [[string, never], ...[string, never][]];
  const products = new Map([
    ...others.slice(1),
    [sku, { ...(one as object), title: 'Another' } as never],
    ['NEW', { ...(one as object), sku: 'NEW' } as never],
  ]);
  await writeProductRecord({ ...catalog, products }, second, first, NOW);
  const record = await readProductRecord(second);
  expect(record?.since).toMatchObject({ added: { count: 1 }, changed: { count: 1 }, gone: { count: 1 } });
  expect(record && findChanges({ ...catalog, products }, record).changed.count).toBe(0);
  writeFileSync(join(second, 'products.json'), '{');
  expect(await readProductRecord(second)).toBeUndefined();
});

test('prices are divided by 1, 2, 5, 10 and so on', () => {
  expect(divideByPrice([900, 1_500, 1_999, 60_000], 100)).toEqual([
    { fromMinor: 0, toMinor: 1_000, count: 1 },
    { fromMinor: 1_000, toMinor: 2_000, count: 2 },
    { fromMinor: 2_000, toMinor: 5_000, count: 0 },
    { fromMinor: 5_000, toMinor: 10_000, count: 0 },
    { fromMinor: 10_000, toMinor: 20_000, count: 0 },
    { fromMinor: 20_000, toMinor: 50_000, count: 0 },
    { fromMinor: 50_000, toMinor: 100_000, count: 1 },
  ]);
  expect(divideByPrice([], 100)).toEqual([]);
});
