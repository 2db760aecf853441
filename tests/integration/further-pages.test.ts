import { expect, test } from 'vitest';
import type { Market } from '../../src/catalog/model.ts';
import type { PageSize } from '../../src/integration/check/budget.ts';
import { formatRow, listFurtherRows } from '../../src/integration/check/budget-rows.ts';
import { formatFurther, furtherBudget, measureFurtherPages } from '../../src/integration/check/further-pages.ts';
import type { MadeMarket } from '../../src/integration/compress/compressed-forms.ts';
import { makeSampleProducts } from '../../src/integration/dictionaries/sample-products.ts';
import { hasOwnScript, inLanguage } from '../../src/messages/language.ts';

const market = (prefix: string, id: string): MadeMarket => ({
  prefix,
  current: {
    id,
    path: `/_dict/${id}.dict`,
    available: '',
    content: Buffer.from(id),
    forms: { br: Buffer.of(), zst: Buffer.of() },
  },
  earlier: [],
});
const size = (path: string, type: PageSize['type'], language?: string) =>
  ({ path, type, ...(language && { language }) }) as PageSize;

test('further pages have a row for each language, with the dictionary of that language', async () => {
  const pages = [size('/a', 'product'), size('/hi/a', 'product', 'hi'), size('/hi/b', 'product', 'hi')];
  const lists = [size('/hi/list', 'listing', 'hi'), size('/cart', 'application')];
  const report = await measureFurtherPages(
    [...pages, ...lists],
    [market('/hi', 'in.hi'), market('', 'in')],
    async (path, { id }) => (id === 'in.hi' ? 2_000 : 1_000) + path.length,
    async (content) => content.length,
  );
  const rows = listFurtherRows(report).map(formatRow);
  expect(rows).toEqual([
    '    1002 of   2000  a further product page, 95th percentile, 49.9 % free  (product, en)',
    '    2005 of   2000  a further product page, 95th percentile, -0.3 % free  (product, hi)',
    expect.stringMatching(/^ {4}2008 of {3}\d{4} {2}a further listing page.*\(listing, hi\)$/),
    '       5 of  14000  the dictionary of a market, 100.0 % free  (/_dict/in.hi.dict)',
    '       2 of  14000  the dictionary of a market, 100.0 % free  (/_dict/in.dict)',
  ]);
  expect(formatFurther(report)).toContain(
    'product in hi  median 2005, 95th percentile 2005, largest 2005 (2 of 2 pages)',
  );
});

test('only lists in Hindi and Tamil may have more than those of the first language', () => {
  expect(['hi', 'ta'].map((language) => furtherBudget('listing', language))).toEqual([3_650, 3_660]);
  for (const language of ['en', 'ar', 'mr']) expect(furtherBudget('listing', language)).toBe(3_500);
  for (const language of ['en', 'hi', 'ta', 'ar', 'mr']) expect(furtherBudget('product', language)).toBe(2_000);
});

const INDIA = { id: 'in' } as Market;
for (const language of ['hi', 'ta', 'ar'])
  test(`a dictionary in ${language} is made of products whose texts are in it, with short ones by their English words`, () => {
    expect(hasOwnScript(language)).toBe(true);
    const english = makeSampleProducts('kurtis', INDIA);
    const own = inLanguage(language, () => makeSampleProducts('kurtis', INDIA));
    expect(own.map(({ slug }) => slug)).toEqual(english.map(({ slug }) => slug));
    for (const [number, product] of own.entries()) {
      expect(product.title).not.toBe(english[number]?.title);
      expect(product.features).not.toEqual(english[number]?.features);
      // What is found by its English name, and shown by `words`.
      expect(product.attributes).toEqual(english[number]?.attributes);
      for (const [name, value] of product.attributes)
        for (const text of [name, value]) expect([text, product.words?.[text]]).not.toEqual([text, text]);
    }
  });
