import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Catalog, loadCatalog, type ReadCatalog, readCatalog } from '../../src/catalog/load/load.ts';
import type { Product } from '../../src/catalog/model.ts';
import { explainCode } from '../../src/catalog/problems/schema-codes.ts';
import { listPicturesOf, listSkus } from '../../src/catalog/products/variants.ts';
import { CatalogError, type Problem } from '../../src/catalog/problems/problems.ts';
import { setSite } from '../../src/catalog/site/site.ts';
import { productPath } from '../../src/paths.ts';
import { ROUTES } from '../../src/views/routes.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';
import { copyRealShop, EXPECTED, type Expected, expectedOf, REFUSED } from './real-shop.ts';

const NOW = Date.parse('2026-05-01T12:00:00+05:30');
/** Problems of files that have no lines, or none that could be read. */
const WHOLE_FILE = /^(?:file-(?:empty|encoding|ignored|outside)|folder-unknown|category-folder-unknown|picture-none)$/;

const root = join(makeTemporaryFolder(), 'catalog');
const files = copyRealShop(root);
const read = (onError: 'refuse' | 'set-aside'): ReadCatalog => readCatalog(root, 'catalog', { onError, now: NOW });
const kept = read('set-aside');
const pathOf = ({ file }: { readonly file: string }): string => file.slice('catalog/'.length);
const products = [...(kept.catalog?.products.values() ?? [])];
const published = new Map(products.map((product) => [pathOf(product), product]));
const setAside = new Map((kept.catalog?.setAside ?? []).map((entry) => [pathOf(entry), entry]));
const problemsByFile = Map.groupBy(kept.problems, pathOf);
const rows = files.filter((path) => path.startsWith('products/'));

/** What became of a file. */
function outcomeOf(path: string): Expected {
  const codes = (severity: Problem['severity']) =>
    (problemsByFile.get(path) ?? []).filter((problem) => problem.severity === severity).map(({ code }) => code);
  const [errors, warnings] = [codes('error').sort(), codes('warning').sort()];
  return {
    is: published.has(path)
      ? 'published'
      : setAside.has(path)
        ? 'set aside'
        : !files.includes(path)
          ? 'not a file'
          : warnings.includes('file-ignored')
            ? 'ignored'
            : 'unpublished',
    ...(errors.length > 0 ? { errors } : {}),
    ...(warnings.length > 0 ? { warnings } : {}),
  };
}

/** The part of the table that is true of every file. */
const plain = ({ is, errors = [], warnings = [] }: Expected): Expected => ({
  is,
  ...(errors.length > 0 ? { errors: [...errors].sort() } : {}),
  ...(warnings.length > 0 ? { warnings: [...warnings].sort() } : {}),
});

/** The files of the table with a fact about their products. */
const having = <K extends keyof Expected>(key: K) =>
  Object.entries(EXPECTED).flatMap(([path, entry]) => {
    const value = entry[key];
    return value === undefined ? [] : [[path, value] as const];
  });

const productOf = (path: string): Product => {
  const product = published.get(path);
  if (!product) throw new Error(`${path} is not published.`);
  return product;
};

const addressOf = (product: Product): string => productPath({ prefix: '' }, product).slice(1);

describe('a catalogue of real rows', () => {
  test('has at least 500 of them, in every shape, of many categories, sellers and scripts', () => {
    expect(rows.length).toBeGreaterThanOrEqual(500);
    expect(new Set(products.map(({ shape }) => shape)).size).toBe(4);
    expect(new Set(products.flatMap(({ categoryIds }) => categoryIds)).size).toBeGreaterThanOrEqual(12);
    expect(new Set(products.map(({ sellerId }) => sellerId)).size).toBeGreaterThanOrEqual(6);
    const titles = products.map(({ title }) => title).join(' ');
    for (const script of ['Latin', 'Devanagari', 'Tamil', 'Bengali', 'Arabic'])
      expect(titles).toMatch(new RegExp(`\\p{Script=${script}}`, 'u'));
  });

  test('is published, set aside and warned about as the table says', () => {
    const paths = [...new Set([...rows, ...problemsByFile.keys(), ...Object.keys(EXPECTED)])].sort();
    const expected = paths.map((path) => [path, plain(expectedOf(path) ?? { is: 'published' })]);
    expect(Object.fromEntries(paths.map((path) => [path, outcomeOf(path)]))).toEqual(Object.fromEntries(expected));
  });

  test('loses no row without naming it', () => {
    const unnamed = rows.filter((path) => !published.has(path) && !setAside.has(path) && !problemsByFile.has(path));
    // Drafts, and what is published at another time.
    const silent = Object.entries(EXPECTED).filter(([, { is, warnings }]) => is === 'unpublished' && !warnings);
    expect(unnamed).toEqual(silent.map(([path]) => path));
    expect([...setAside.values()].filter(({ codes }) => codes.length === 0)).toEqual([]);
    expect(kept.catalog?.errors.filter((problem) => published.has(pathOf(problem)))).toEqual([]);
  });

  test('has a file, a place, a code with help and what is expected for every problem', () => {
    const vague = kept.problems.filter(
      ({ file, code, line, column, found, expected }) =>
        !file.startsWith('catalog/') ||
        explainCode(code) === undefined ||
        (line > 0 && column > 0) === WHOLE_FILE.test(code) ||
        [found, expected].some((text) => text === '' || text.length > 600),
    );
    expect(vague).toEqual([]);
  });

  test('quotes nothing of a file outside of it', () => {
    expect(JSON.stringify(kept.problems)).not.toMatch(/SECRET|Not of this catalogue/);
  });

  test('is refused by default, with the same errors', () => {
    const refused = read('refuse');
    const errorsOf = ({ problems }: ReadCatalog) =>
      problems.filter(({ severity }) => severity === 'error').map(({ file, line, code }) => `${file}:${line} ${code}`);
    expect(refused.isRefused).toBe(true);
    expect(errorsOf(refused)).toEqual(errorsOf(kept));
    expect(() => loadCatalog(root, 'catalog', { onError: 'refuse', now: NOW })).toThrow(CatalogError);
  });

  test.each(REFUSED)('is refused because of $path, whatever becomes of products', ({ path, codes, bytes }) => {
    const file = join(root, path);
    const before = readFileSync(file);
    writeFileSync(file, bytes);
    try {
      const { isRefused, problems } = read('set-aside');
      expect(isRefused).toBe(true);
      const own = problems.filter((problem) => pathOf(problem) === path && problem.severity === 'error');
      expect(own.map(({ code }) => code).sort()).toEqual(codes);
    } finally {
      writeFileSync(file, before);
    }
  });
});

describe('a published row', () => {
  test('has an address of its own, and so have its variants', () => {
    const addresses = products.flatMap((product) =>
      listSkus(product).map((sku) => addressOf({ ...product, sku }).toLowerCase()),
    );
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.filter((address) => !/^[a-z0-9-]+\/p\/[a-z0-9][\w.-]*$/.test(address))).toEqual([]);
  });

  test.each(having('slug'))('%s has the address %s', (path, slug) => {
    expect(addressOf(productOf(path))).toMatch(slug.endsWith('/') ? new RegExp(`^${slug}`) : new RegExp(`^${slug}$`));
  });

  test.each(having('title'))('%s has the title %s', (path, title) => {
    expect(productOf(path).title).toBe(title);
  });

  test.each(having('priceMinor'))('%s costs %d paise', (path, priceMinor) => {
    expect(productOf(path).offers['in']?.priceMinor).toBe(priceMinor);
  });

  test.each(having('sizes'))('%s has its sizes', (path, sizes) => {
    expect(productOf(path).sizes.map(({ name }) => name)).toEqual(sizes);
  });

  test.each(having('skus'))('%s has its SKUs', (path, skus) => {
    expect(listSkus(productOf(path))).toEqual(skus);
  });

  test('has reviews with the joiners of its script, and without the labels of buttons', () => {
    const { reviews } = productOf('products/beauty/reviews-with-joiners.json');
    expect(reviews.map(({ text }) => text)).toEqual([
      'র\u200d্যাশ হয়নি, ভালো লাগল…',
      'श्री क्\u200dष रंग अच्छा, र्\u200dयाल नहीं लगा',
      '👩\u200d👩\u200d👧 we all use it 🧡',
      '',
    ]);
  });

  test('has no control, bidirectional or zero-width character in its title', () => {
    const odd = /[\p{Cc}\p{Co}\p{Cs}\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufffd]/u;
    expect(products.filter(({ title }) => odd.test(title) || title !== title.trim())).toEqual([]);
  });
});

describe('the site of a catalogue of real rows', () => {
  const picture = { ratio: 1, files: [{ width: 96, url: '/_img/picture.webp' }] };
  const pictures = new Map(products.flatMap(listPicturesOf).map(({ source }) => [source, picture]));
  const site = setSite(kept.catalog as Catalog, pictures, '2026-05-01');

  test('has one page at each address', () => {
    const paths = Object.values(ROUTES).flatMap(({ listPages }) => listPages(site).map(({ path }) => path));
    const counts = Map.groupBy(paths, (path) => path.toLowerCase());
    expect([...counts.values()].filter(({ length }) => length > 1)).toEqual([]);
    expect(paths.length).toBeGreaterThan(700);
  });

  test.each(having('hostile'))('gives the templates of %s no markup but that of the allow-list', (path) => {
    const product = productOf(path);
    const addresses = listSkus(product).map((sku) => `/${addressOf({ ...product, sku })}`);
    const pages = ROUTES.product.listPages(site).filter((page) => addresses.includes(page.path));
    expect(pages.length).toBeGreaterThan(0);
    for (const { makeView } of pages) expect(findDangerous('', makeView(site))).toEqual([]);
  });
});

const SAFE_TAG =
  /<\/?(?:p|ul|ol|li|dl|dt|dd|h3|h4|table|thead|tbody|tr|th|td|caption|blockquote|strong|em|u|s|sub|sup)>/g;
const SAFE_LINK =
  /<\/a>|<(?:br|hr) \/>|<a(?: href="(?:\/(?![/\\])|https?:|mailto:|tel:)[^"<>]*"(?: rel="[a-z ]*")?)?>/g;

/** Values of a view model that a template writes as markup or as an address, and that could run. */
function findDangerous(key: string, value: unknown): string[] {
  if (typeof value === 'string') {
    const isMarkup = /html$/i.test(key) && /</.test(value.replaceAll(SAFE_TAG, '').replaceAll(SAFE_LINK, ''));
    const isScript = /^(?:href|src|url|path)$/i.test(key) && !/^(?:$|\/(?!\/)|#|https:|mailto:|tel:)/.test(value);
    return isMarkup || isScript ? [`${key}: ${value}`] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => findDangerous(Array.isArray(value) ? key : name, inner));
}
