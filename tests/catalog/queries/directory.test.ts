import { describe, expect, test } from 'vitest';
import {
  DIRECTORY_PAGE_SIZE,
  directoryPath,
  listDirectories,
  listDirectoryPages,
} from '../../../src/catalog/queries/directory.ts';
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
    expect(entries).toEqual([
      { text: 'Asha', path: '/shop/a' },
      { text: 'Green Garden', path: '/shop/garden' },
      { text: 'Leaf tea', path: '/leaf-tea/p/LEAF' },
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
    const pages = listDirectoryPages(openSite(many)).filter(({ directory }) => directory.key === 'k');
    expect(
      pages.map(({ page, pageCount, entries, directory }) => [
        directoryPath(directory, page),
        pageCount,
        entries.length,
      ]),
    ).toEqual([
      ['/search/k', 2, DIRECTORY_PAGE_SIZE],
      ['/search/k/2', 2, 1],
    ]);
  });
});
