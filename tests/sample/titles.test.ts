import { describe, expect, test } from 'vitest';
import { loadCatalog } from '../../src/catalog/load/load.ts';

/** How products of the sample catalogue are named: short, plain, the same way throughout in both languages. */
const products = [...loadCatalog('catalog').products.values()];

const LONGEST_TITLE = 60;

/** SKUs that may have a longer title, and why. */
const LONG_TITLES: Readonly<Record<string, string>> = {
  'BH-033': 'keeps one title of more than 100 characters in the shop, which every page has to bear',
};

/** Words that have a capital letter wherever they stand: names, letters that stand for a shape, abbreviations, units. */
const CAPITALS = new Set([
  ...['Anarkali', 'Banarasi', 'Bankura', 'Bluetooth', 'Channapatna', 'Cuban', 'Diwali', 'Ganesha', 'Kashmir', 'Khurja'],
  ...['Kutch', 'Mary', 'Jane', 'Moroccan', 'Nehru', 'Pan', 'Peter', 'Sojat', 'Warli'],
  ...['A-line', 'C', 'D-rings', 'E', 'T-shirt', 'T-shirts', 'Type-C', 'V', 'V-neck'],
  ...['A4', 'AC', 'AM', 'B22', 'EVA', 'FM', 'GSM', 'ID', 'IS', 'LED', 'PA', 'PU', 'SPF', 'SUVs', 'TPU', 'USB', 'USB-A'],
  ...['USB-C', 'UV400', 'W', 'XL'],
]);

/** What stands between figures: "20 x 30", "100 psi". */
const UNITS = ['x', 'psi', 'mAh', 'pH', 'dpi', 'Hz', 'GHz', 'dB', 'oz', 'gsm', 'cc', 'lb', 's'];

/** Words behind the first that begin with a capital letter without a cause. */
const strayCapitals = (title: string): string[] =>
  (title.match(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu) ?? [])
    .slice(1)
    .filter((word) => /^\p{Lu}/u.test(word) && !CAPITALS.has(word));

describe('titles of the sample catalogue', () => {
  test(`have at most ${LONGEST_TITLE} characters, but for those with a reason`, () => {
    const long = products.filter(({ title }) => title.length > LONGEST_TITLE);
    expect(long.map(({ sku }) => sku)).toEqual(Object.keys(LONG_TITLES));
  });

  test('are in sentence case', () => {
    expect(products.filter(({ title }) => strayCapitals(title).length > 0).map(({ title }) => title)).toEqual([]);
    expect(products.filter(({ title }) => !/^[\p{Lu}\p{N}]/u.test(title)).map(({ title }) => title)).toEqual([]);
  });

  test('are recognised when they are not in sentence case', () => {
    expect(strayCapitals('Navy Polo T-Shirt for men')).toEqual(['Polo', 'T-Shirt']);
    expect(strayCapitals('Cable, USB Type-C, 1.5 m')).toEqual([]);
  });

  test('use each of the listed words with capital letters', () => {
    const words = new Set(products.flatMap(({ title }) => title.match(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu) ?? []));
    expect([...CAPITALS].filter((word) => !words.has(word))).toEqual([]);
  });

  test('name one product each', () => {
    const titles = products.map(({ title }) => title.toLowerCase());
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  test('are English: Hindi has its own field', () => {
    expect(products.filter(({ title }) => /\p{Script=Devanagari}/u.test(title)).map(({ title }) => title)).toEqual([]);
  });
});

describe('Hindi in the sample catalogue', () => {
  test('has no words in Latin letters', () => {
    // Abbreviations, sizes and units are read as they are; words are not.
    const words = (text = '') => text.match(/[A-Za-z]*[a-z][A-Za-z]*/g) ?? [];
    const odd = products.flatMap(({ sku, translations }) =>
      [...words(translations?.['hi']?.title), ...words(translations?.['hi']?.description)]
        .filter((word) => !UNITS.includes(word))
        .map((word) => `${sku}: ${word}`),
    );
    expect(odd).toEqual([]);
  });

  test('repeats no description', () => {
    const texts = products.flatMap(({ translations }) => translations?.['hi']?.description ?? []);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });
});
