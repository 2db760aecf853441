import { describe, expect, test } from 'vitest';
import {
  DIRECTORY_PAGE_SIZE,
  directoryPath,
  listDirectories,
  listDirectoryPages,
} from '../../../src/catalog/listings/directory.ts';
import { openSite } from '../open-site.ts';
import { category, emirates, type Files, product, seller } from '../shop-in-a-folder.ts';

const titled = (titles: readonly string[]): Files =>
  Object.fromEntries(
    titles.map((title, index) => [`products/tea/t${index}.json`, product({ sku: `T${index}`, title })]),
  );

describe('the directory', () => {
  const keysOf = (changes: Files) => listDirectories(openSite(changes)).map(({ key }) => key);

  test('lists the shops, then letters, figures and other scripts', () => {
    expect(keysOf(titled(['banana', 'Zebra', 'Apple', '3 cups', 'कुल्हड़', '४ कप', '★']))).toEqual([
      'shops',
      'a',
      'b',
      'l',
      'z',
      '0-9',
      'other',
    ]);
  });

  test.each([
    ['Émail cup', 'e'],
    ['"Quoted" cup', 'q'],
    ['=SUM cup', 's'],
    ['  ½ litre', '0-9'],
    ['Ａ wide letter', 'a'],
  ])('lists %j under %s', (title, key) => {
    expect(keysOf(titled([title]))).toContain(key);
  });

  test('sorts names without regard to case and accents, and numbers by their value', () => {
    const [, directory] = listDirectories(
      openSite({
        ...titled(['Cup 10', 'cup 9', 'Cup 1', 'Café', 'Cafe b']),
        'products/tea/leaf.json': product({ title: 'Caa' }),
      }),
    );
    expect(directory?.entries.map(({ text }) => text)).toEqual(['Caa', 'Café', 'Cafe b', 'Cup 1', 'cup 9', 'Cup 10']);
  });

  test('links to products and shops', () => {
    const entries = listDirectories(openSite({ 'sellers/a.json': seller({ name: 'Asha' }) })).flatMap(
      (directory) => directory.entries,
    );
    expect(entries.map(({ text, path, product }) => ({ text, path, sku: product?.sku }))).toEqual([
      { text: 'Asha', path: '/shop/a' },
      { text: 'Green Garden', path: '/shop/garden' },
      { text: 'Leaf tea', path: '/leaf-tea/p/LEAF', sku: 'LEAF' },
    ]);
  });

  test('leaves out products that the default market does not sell', () => {
    const changes = {
      'markets/ae.json': emirates(),
      'categories/ae-tea.json': category({ market: 'ae' }),
      'products/ae-tea/x.json': product({ sku: 'X', title: 'Xylophone', offers: { ae: { price: 9 } } }),
    };
    expect(keysOf(changes)).toEqual(['shops', 'l']);
  });

  test('divides a letter with many products into pages', () => {
    const many = titled(Array.from({ length: DIRECTORY_PAGE_SIZE + 1 }, (_, index) => `Kurti ${index}`));
    const site = openSite(many);
    const pages = listDirectoryPages(site).filter(({ directory }) => directory.key === 'k');
    expect(
      pages.map(({ page, pageCount, entries, directory }) => [
        directoryPath(site, directory, page),
        pageCount,
        entries.length,
      ]),
    ).toEqual([
      ['/search/k', 2, DIRECTORY_PAGE_SIZE],
      ['/search/k/2', 2, 1],
    ]);
  });

  const pagesOfK = (titles: readonly string[]) =>
    listDirectoryPages(openSite(titled(titles))).filter(({ directory }) => directory.key === 'k');

  test('cuts long titles, and has fewer entries on a page of them', () => {
    const pages = pagesOfK(Array.from({ length: 150 }, (_, index) => `Kurti ${index} ${'with a border '.repeat(12)}`));
    expect(pages.length).toBeGreaterThan(1);
    const texts = pages.flatMap(({ entries }) => entries.map(({ text }) => text));
    expect(texts).toHaveLength(150);
    expect(Math.max(...texts.map(({ length }) => length))).toBeLessThanOrEqual(80);
    expect(texts[0]).toMatch(/…$/);
  });

  test('names the beginnings of the parts of a long list', () => {
    const syllables = ['ka', 'ke', 'ki', 'ko', 'ku'].flatMap((one) => ['la', 'ma', 'na', 'ra'].map((two) => one + two));
    const pages = pagesOfK(
      syllables.flatMap((word) => Array.from({ length: 60 }, (_, index) => `${word} cotton ${1000 + index}`)),
    );
    expect(pages).toHaveLength(12);
    expect(pages[0]?.parts.map(({ text, page }) => `${page} ${text}`)).toEqual([
      '1 kala',
      '2 kama cotton 1040',
      '3 kara cotton 1020',
      '4 kema',
      '5 kena cotton 1040',
      '6 kila cotton 1020',
      '7 kina',
      '8 kira cotton 1040',
      '9 koma cotton 1020',
      '10 kora',
      '11 kula cotton 1040',
      '12 kuna cotton 1020',
    ]);
    expect(pages.every(({ parts }) => parts === pages[0]?.parts)).toBe(true);
  });

  test('has no parts of a list that is not long', () => {
    expect(pagesOfK(['Kurti', 'Kaftan'])[0]?.parts).toEqual([]);
  });
});
