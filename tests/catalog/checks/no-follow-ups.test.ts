import { describe, expect, test } from 'vitest';
import type { Problem } from '../../../src/catalog/problems/problems.ts';
import { type Files, findProblems, SHOP } from '../shop-in-a-folder.ts';
import { WIDE } from '../wide-shop.ts';

const shop: Files = { ...SHOP, ...WIDE };
const paths = Object.keys(shop).filter((path) => path.endsWith('.json'));
const anyway = new Set(findProblems(WIDE).map((problem) => JSON.stringify(problem)));
/** Problems of a shop in which one file was damaged, but for those that it has anyway. */
const findNew = (changes: Files): Problem[] =>
  findProblems({ ...WIDE, ...changes }).filter((problem) => !anyway.has(JSON.stringify(problem)));

test('the wide shop of these tests has no error', () => {
  expect(findProblems(WIDE).filter(({ severity }) => severity === 'error')).toEqual([]);
});

describe('an error in one file is not reported for another', () => {
  const damages: [string, (text: string) => string | Uint8Array][] = [
    ['has lost a comma', (text) => text.replace('",\n', '"\n')],
    ['ends in the middle', (text) => text.slice(0, text.length / 2)],
    ['ends at its start', () => '{'],
    ['is empty', () => ''],
    ['is null', () => 'null'],
    ['is a text', () => '"text"'],
    ['is a number', () => '5'],
    ['is a list', () => '[]'],
    ['is in UTF-16', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['holds a byte that is not UTF-8', (text) => Buffer.from(text.replace('"', '"\u00e9'), 'latin1')],
  ];
  const cases = damages.flatMap(([name, damage]) => paths.map((path) => [path, name, damage] as const));

  test.each(cases)('%s when it %s', (path, name, damage) => {
    const text = JSON.stringify(shop[path], null, 2);
    const damaged = damage(text);
    // A file without a text that ends a line has no comma to lose there.
    if (damaged === text) return expect(name).toBe('has lost a comma');
    const problems = findNew({ [path]: damaged });
    expect(problems).not.toEqual([]);
    expect(problems.filter(({ file }) => file !== `catalog/${path}`)).toEqual([]);
  });

  const keys = paths.flatMap((path) => Object.keys(shop[path] as object).map((key) => [path, key] as const));

  test.each(keys)('%s when its field %s is a list in a list', (path, key) => {
    const problems = findNew({ [path]: { ...(shop[path] as object), [key]: [[]] } });
    expect(problems).not.toEqual([]);
    // A product without pictures is published, and counted with others like it.
    const others = problems.filter(({ file, code }) => file !== `catalog/${path}` && code !== 'picture-none');
    expect(others).toEqual([]);
  });
});

describe('an error in one file does not hide errors in others', () => {
  const home = shop['home.json'] as object;
  const broken: [string, object][] = [
    ['products/tea/leaf.json', { titel: 'x' }],
    ['products/tea/mini-1.json', { prise: 5 }],
    ['products/cups/one.json', { shopName: 5 }],
    ['products/cups/two.json', { title: 5 }],
    ['products/tea/blue.json', { seller: 'nobody' }],
    ['categories/cups.json', { nav: 0 }],
    ['sellers/potter.json', { rating: 9 }],
    ['markets/ae.json', { locale: 5 }],
    ['pages/more.json', { group: 'none' }],
    ['store.json', { tagline: 5 }],
  ];

  test.each(broken)('%s no unknown SKU and no broken link of the home page', (path, fields) => {
    const problems = findNew({
      [path]: { ...(shop[path] as object), ...fields },
      'home.json': {
        ...home,
        productsForYou: { title: 'For you', skus: ['NOTHING-LIKE-IT'] },
        categories: { title: 'All', cards: [{ image: 'leaf.png', title: 'a', href: '/nothing-like-it' }] },
      },
    });
    const errors = problems.filter(({ severity }) => severity === 'error').map(({ file, field }) => `${file} ${field}`);
    expect(errors).toEqual(
      expect.arrayContaining([
        'catalog/home.json productsForYou.skus[0]',
        'catalog/home.json categories.cards[0].href',
      ]),
    );
    expect(errors.some((error) => error.startsWith(`catalog/${path} `))).toBe(true);
  });
});
