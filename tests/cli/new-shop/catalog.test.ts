import { readFileSync, writeFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type ReadCatalog, readCatalog } from '../../../src/catalog/load/load.ts';
import { listTemplate, readTemplate, readTemplateJson } from '../../../src/cli/new-shop/template.ts';
import { changeJson } from '../../support/temporary.ts';
import { ANSWERS, makeShopCatalog } from './make-shop.ts';

const open = (folder: string, forPublishing = true): ReadCatalog => readCatalog(folder, 'catalog', { forPublishing });
const codesOf = ({ problems }: ReadCatalog) => [
  ...new Set(problems.map(({ severity, code }) => `${severity} ${code}`)),
];

afterEach(() => vi.unstubAllEnvs());

describe.each(['in', 'ae'])('a new shop of the market %s', (market) => {
  const city = market === 'in' ? 'Jaipur, Rajasthan' : 'Deira, Dubai';
  const contacts = { phone: market === 'in' ? '98290 12345' : '050 123 4567', email: 'care@meera-kurtis.in' };

  test.each([
    ['sample', contacts.phone],
    ['sample', contacts.email],
    ['none', contacts.phone],
    ['none', contacts.email],
  ])('with products: %s and orders to %s is valid but for texts to fill in', async (products, contact) => {
    const gstin = market === 'in' ? ANSWERS.gstin : 'none';
    const read = open(await makeShopCatalog({ ...ANSWERS, market, city, gstin, products, contact }));
    expect(codesOf(read)).toEqual(['warning fill-in']);
    expect(read.isRefused).toBe(false);
    expect(read.catalog?.products.size).toBe(products === 'sample' ? 9 : 0);
    expect(JSON.stringify(read.catalog?.pages)).not.toMatch(/\{\{|undefined/);
    expect(JSON.stringify(read.catalog?.store)).not.toContain('{{');
  });
});

test('a new shop without a GSTIN is told where it may sell', async () => {
  const read = open(await makeShopCatalog({ ...ANSWERS, gstin: 'none' }));
  expect(codesOf(read)).toEqual(['warning fill-in', 'warning seller-without-gstin']);
});

test('a new shop is refused at a real address until all marks are filled in and the samples are gone', async () => {
  const folder = await makeShopCatalog();
  vi.stubEnv('SITE_URL', 'https://www.meera-kurtis.in');
  expect(codesOf(open(folder))).toEqual(['error fill-in', 'error sample-products']);
  const marked = new Set(open(folder).problems.map(({ file }) => file.replace('catalog/', '')));
  marked.delete('products');
  for (const file of marked) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text.replace(/\{\{fill-in: ([^{}]*)\}\}/g, (_, what: string) =>
        what.startsWith('e-mail') ? 'care@meera-kurtis.in' : 'Filled in',
      ),
    );
  }
  for (const part of ['products', 'categories', 'images']) rmSync(join(folder, part), { recursive: true });
  expect(open(folder)).toMatchObject({ isRefused: false, problems: [] });
});

test('the made-up e-mail address of --yes is refused at a real address', async () => {
  vi.stubEnv('SITE_URL', 'https://www.meera-kurtis.in');
  expect(codesOf(open(await makeShopCatalog({})))).toContain('error sample-value');
});

test('the samples can be removed, and one product takes their place, without an error', async () => {
  const folder = await makeShopCatalog();
  for (const part of ['products/bags', 'products/home', 'categories/bags.json', 'categories/home.json'])
    rmSync(join(folder, part), { recursive: true });
  for (const name of ['kaftan-polka-indigo', 'kurti-warli-rust']) rmSync(join(folder, `products/kurtis/${name}.json`));
  expect(codesOf(open(folder))).toEqual(['warning fill-in']);
  changeJson<{ images?: unknown }>(join(folder, 'products/kurtis/kurti-indigo-buti.json'), (product) => {
    delete product.images;
  });
  rmSync(join(folder, 'images'), { recursive: true });
  expect(codesOf(open(folder)).filter((code) => code.startsWith('error'))).toEqual([]);
});

test('policies name no other shop, law or way to order than those of the market', async () => {
  const textOf = async (given: Readonly<Record<string, string>>) =>
    JSON.stringify(open(await makeShopCatalog({ ...ANSWERS, ...given })).catalog?.pages);
  const indian = await textOf({});
  expect(indian).toMatch(/Grievance officer.*48 hours.*one month/);
  expect(indian).toContain('National Consumer Helpline');
  expect(indian).toContain('Send by WhatsApp');
  expect(indian).not.toMatch(/Haat|Send by email/);
  const emirati = await textOf({ market: 'ae', city: 'Dubai', gstin: 'none', contact: 'a@b.ae' });
  expect(emirati).toContain('Send by email');
  expect(emirati).not.toMatch(/India|1915|MRP|WhatsApp/);
});

test('the privacy policy says of the browser what the sample says, which knows all that is stored', () => {
  interface Page {
    readonly sections: readonly { readonly id: string; readonly body: readonly unknown[] }[];
  }
  const rowsOf = ({ sections }: Page): string[] =>
    sections
      .filter(({ id }) => id === 'browser')
      .flatMap(({ body }) => body as { table?: { rows: string[][] } }[])
      .flatMap(({ table }) => table?.rows.map((row) => row.join(' | ').replace(', log out, or', ', or')) ?? []);
  const sample = rowsOf(JSON.parse(readFileSync('catalog/pages/policies/privacy-policy.json', 'utf8')) as Page);
  const own = rowsOf(readTemplateJson('pages/privacy.json') as Page);
  expect(own.length).toBeGreaterThan(12);
  expect(own.filter((row) => !sample.includes(row))).toEqual([]);
  // What a shop without an API host never stores.
  const others = sample.filter((row) => !own.includes(row)).map((row) => /<strong>([^<]+)/.exec(row)?.[1]);
  expect(others).toEqual([
    ...['orders', 'checkout', 'accessToken', 'session', 'device', 'newsletter'],
    ...['checkout', 'complaint', 'complaint key', 'payment', 'review', 'seller-draft', 'seller-login'],
  ]);
});

test('the markets have the holidays of those of the sample', () => {
  const holidaysOf = (market: unknown) => (market as { delivery: { holidays: unknown } }).delivery.holidays;
  for (const path of listTemplate('markets'))
    expect(holidaysOf(readTemplateJson(path))).toEqual(holidaysOf(JSON.parse(readFileSync(`catalog/${path}`, 'utf8'))));
});

test('what a new shop is made of takes at most 200 KB of the package', () => {
  const files = listTemplate('.');
  expect(files.length).toBeGreaterThan(30);
  const bytes = files.reduce((sum, path) => sum + readTemplate(path).length, 0);
  expect(bytes).toBeLessThan(200_000);
  // npm leaves out .gitignore and the like, and the package its manuals.
  expect(files.filter((path) => /(?:^|\/)\.|\.md$/.test(path))).toEqual([]);
});
