import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { loadCatalog, readCatalog } from '../../../src/catalog/load/load.ts';
import { makeSetAsideCsv } from '../../../src/catalog/problems/set-aside.ts';
import { listLeftOut } from '../../../src/catalog/load/set-aside.ts';
import { openPrevious, writePrevious } from '../../../src/catalog/snapshot/last-good.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';
import { category, home, product, seller, store, type Files, writeShop } from '../shop-in-a-folder.ts';

afterEach(() => vi.unstubAllEnvs());

const second = product({ sku: 'SECOND', title: 'Second tea' });
const broken = product({ sku: 'SECOND', offers: { in: { price: 0 } } });
const TWO: Files = { 'products/tea/second.json': second };
const load = (changes: Files) => loadCatalog(writeShop({ ...TWO, ...changes }));

describe('a product with errors', () => {
  const changes = { 'products/tea/second.json': broken };

  test('is refused by default', () => {
    expect(() => load(changes)).toThrow(/price-zero/);
  });

  test.each([
    ['by store.json', { ...changes, 'store.json': store({ onError: 'set-aside' }) }, ''],
    ['by the environment', changes, 'set-aside'],
  ])('is left out when that is chosen %s', (_by, files, onError) => {
    vi.stubEnv('ON_ERROR', onError);
    const { products, setAside, errors, warnings } = load(files);
    expect([...products.keys()]).toEqual(['LEAF']);
    expect(setAside).toEqual([
      { file: 'catalog/products/tea/second.json', sku: 'SECOND', isPrevious: false, codes: ['price-zero'] },
    ]);
    expect(errors).toHaveLength(1);
    expect(warnings).toEqual([]);
  });

  test.each([
    ['its picture is missing', { images: ['none.png'] }, 'picture-missing'],
    ['its seller does not exist', { seller: 'none' }, 'seller-unknown'],
    ['its SKU is taken', { sku: 'leaf' }, 'sku-duplicate'],
    ['it is no JSON', undefined, 'json-syntax'],
  ])('is left out when %s', (_why, fields, code) => {
    vi.stubEnv('ON_ERROR', 'set-aside');
    const { products, setAside } = load({
      'products/tea/second.json': fields ? product({ sku: 'SECOND', ...fields }) : '{',
    });
    expect([...products.keys()]).toEqual(['LEAF']);
    expect(setAside[0]?.codes).toEqual([code]);
  });

  test('is left out when a key stands twice in it', () => {
    vi.stubEnv('ON_ERROR', 'set-aside');
    const twice = JSON.stringify(second).replace('{', '{"title":"First title",');
    const { products, setAside } = load({ 'products/tea/second.json': twice });
    expect([...products.keys()]).toEqual(['LEAF']);
    expect(setAside).toEqual([expect.objectContaining({ sku: 'SECOND', codes: ['key-duplicate'] })]);
  });

  test('is listed when it is a link out of the catalogue', () => {
    vi.stubEnv('ON_ERROR', 'set-aside');
    const root = writeShop(TWO);
    const link = join(root, 'products/tea/link.json');
    symlinkSync('/etc/hostname', link);
    onTestFinished(() => rmSync(link));
    expect(loadCatalog(root).setAside).toEqual([
      { file: 'catalog/products/tea/link.json', isPrevious: false, codes: ['file-outside'] },
    ]);
  });

  test('is left out with its folder when that is no category', () => {
    vi.stubEnv('ON_ERROR', 'set-aside');
    const { setAside } = load({ 'products/cups/a.json': product({ sku: 'A' }) });
    expect(setAside).toEqual([expect.objectContaining({ file: 'catalog/products/cups/a.json', sku: 'A' })]);
    expect(setAside[0]?.codes).toEqual(['category-folder-unknown']);
  });

  test('is left out when it is in no folder', () => {
    vi.stubEnv('ON_ERROR', 'set-aside');
    const { errors, setAside } = load({ 'products/a.json': product({ sku: 'A' }) });
    expect(errors).toEqual([
      expect.objectContaining({ file: 'catalog/products/a.json', found: 'a product that is in no folder' }),
    ]);
    expect(setAside[0]?.codes).toEqual(['category-folder-unknown']);
  });

  test('is missing with a warning where it is named', () => {
    vi.stubEnv('ON_ERROR', 'set-aside');
    const { warnings, redirects } = load({
      ...changes,
      'home.json': home({
        deal: { title: 'Deal', text: 'A good one', sku: 'SECOND', label: 'See it' },
        productsForYou: { title: 'For you', skus: ['LEAF', 'SECOND'] },
      }),
      'categories/tea.json': category({ first: ['SECOND'] }),
      'products/tea/leaf.json': product({ colourSiblings: ['SECOND'] }),
      'redirects.json': { '/old': '/second-tea/p/SECOND', '/older': '/help' },
    });
    expect(warnings.map(({ code, file, field }) => `${code} ${file} ${field}`)).toEqual([
      'reference-set-aside catalog/categories/tea.json first[0]',
      'reference-set-aside catalog/home.json productsForYou.skus[1]',
      'reference-set-aside catalog/home.json deal.sku',
      'reference-set-aside catalog/products/tea/leaf.json colourSiblings[0]',
      'reference-set-aside catalog/redirects.json /old',
    ]);
    expect(redirects).toEqual({ '/older': '/help' });
  });

  test('is refused when no product would be left', () => {
    vi.stubEnv('ON_ERROR', 'set-aside');
    const all = { ...changes, 'products/tea/leaf.json': '{' };
    expect(readCatalog(writeShop({ ...TWO, ...all })).isRefused).toBe(true);
  });

  test.each(['store.json', 'home.json', 'categories/tea.json', 'sellers/garden.json', 'pages/help.json'])(
    'does not excuse an error of %s',
    (file) => {
      vi.stubEnv('ON_ERROR', 'set-aside');
      expect(() => load({ ...changes, [file]: '{' })).toThrow(/json-syntax/);
    },
  );

  test('is not left out by an unknown value of ON_ERROR', () => {
    vi.stubEnv('ON_ERROR', 'ignore');
    expect(() => load(changes)).toThrow(/one of refuse, set-aside, keep-previous/);
  });
});

describe('with keep-previous, a product whose file breaks', () => {
  const keeps = { 'store.json': store({ onError: 'keep-previous' }) };
  /** Builds with a snapshot, as only then digests are known, and returns the folder of the records. */
  const build = (files: Files, before?: string) => {
    const folder = makeTemporaryFolder();
    const root = writeShop({ ...TWO, ...keeps, ...files });
    const findPrevious = openPrevious(before);
    const catalog = loadCatalog(root, 'catalog', { snapshot: makeTemporaryFolder(), findPrevious });
    writePrevious(folder, root, catalog.sources, before);
    return { folder, catalog };
  };

  test('stays as it was, build after build, in its place', () => {
    const first = build({ 'products/tea/alpha.json': product({ sku: 'ALPHA', title: 'Good tea' }) });
    expect(first.catalog.setAside).toEqual([]);
    const changes = { 'products/tea/alpha.json': product({ sku: 'ALPHA', title: 'nan' }) };
    const next = build(changes, first.folder);
    const last = build(changes, next.folder);
    for (const { catalog } of [next, last]) {
      expect([...catalog.products.values()].map(({ title }) => title)).toEqual(['Good tea', 'Leaf tea', 'Second tea']);
      expect(catalog.setAside).toEqual([
        { file: 'catalog/products/tea/alpha.json', sku: 'ALPHA', isPrevious: true, codes: ['title-placeholder'] },
      ]);
    }
  });

  test('is set aside when it was never without errors', () => {
    const { catalog } = build({ 'products/tea/new.json': '{' }, build({}).folder);
    expect(catalog.setAside).toEqual([expect.objectContaining({ isPrevious: false })]);
  });

  test('is set aside when its earlier version has an error now', () => {
    const potter = { 'sellers/potter.json': seller({ name: 'Potter' }) };
    const first = build({ ...potter, 'products/tea/second.json': product({ sku: 'SECOND', seller: 'potter' }) });
    const { catalog } = build({ 'products/tea/second.json': broken }, first.folder);
    expect([...catalog.products.keys()]).toEqual(['LEAF']);
    expect(catalog.setAside).toEqual([expect.objectContaining({ isPrevious: false })]);
  });

  test('gives way to another file with its SKU', () => {
    const first = build({});
    const files = {
      'products/tea/second.json': broken,
      'products/tea/third.json': product({ sku: 'SECOND', title: 'Moved' }),
    };
    const { catalog } = build(files, first.folder);
    expect(catalog.products.get('SECOND')?.title).toBe('Moved');
    expect(catalog.setAside).toEqual([
      expect.objectContaining({ file: 'catalog/products/tea/second.json', isPrevious: false }),
    ]);
  });

  test('is gone when its file is', () => {
    const { catalog } = build({ 'products/tea/second.json': undefined }, build({}).folder);
    expect([...catalog.products.keys()]).toEqual(['LEAF']);
  });

  test('has its earlier text in the records', () => {
    const first = build({});
    const find = openPrevious(build({ 'products/tea/second.json': '{' }, first.folder).folder);
    expect(JSON.parse(String(find('products/tea/second.json')))).toEqual(second);
    const root = writeShop({ ...TWO, ...keeps });
    expect(String(find('products/tea/leaf.json'))).toBe(readFileSync(`${root}/products/tea/leaf.json`, 'utf8'));
    expect(find('products/tea/none.json')).toBeUndefined();
  });
});

test('the list of what is left out has every file and folder that nothing reads', () => {
  const catalog = load({
    'store.json': store({ onError: 'set-aside' }),
    'products/tea/second.json': broken,
    'products/tea/~$third.json': 'x',
    'products/tea/third.json.txt': '{}',
    'products/tea/fourth.xlsx': 'x',
    'images/notes.pdf': 'x',
    'prices.csv': 'x',
    'prodcts/tea/fifth.json': '{}',
  });
  const list = listLeftOut(catalog);
  expect(list.map(({ file, codes }) => `${file} ${codes.join(' ')}`).sort()).toEqual([
    'catalog/images/notes.pdf file-ignored',
    'catalog/prices.csv file-ignored',
    'catalog/prodcts folder-unknown',
    'catalog/products/tea/fourth.xlsx file-ignored',
    'catalog/products/tea/second.json price-zero',
    'catalog/products/tea/third.json.txt file-ignored',
    'catalog/products/tea/~$third.json file-ignored',
  ]);
  expect(makeSetAsideCsv(list)).toContain('catalog/prices.csv,,no,file-ignored');
  expect(catalog.setAside).toHaveLength(1);
});
