import { expect, test } from 'vitest';
import { makeCategory } from '../../src/catalog/entities/make-category.ts';
import { makeMarket } from '../../src/catalog/entities/make-market.ts';
import { countProducts, makeSeller } from '../../src/catalog/entities/make-seller.ts';
import { isPriced, UNREAD_OFFER } from '../../src/catalog/model.ts';
import { listPictures } from '../../src/catalog/source/picture-folder.ts';
import { ProblemList } from '../../src/catalog/problems/problems.ts';
import { CatalogReader } from '../../src/catalog/source/catalog-reader.ts';
import { readProducts } from '../../src/catalog/load/read-products.ts';
import { categoryInput } from '../../src/catalog/schema/category.ts';
import { marketInput } from '../../src/catalog/schema/market.ts';
import { sellerInput } from '../../src/catalog/schema/seller.ts';
import { findProblems, loadProduct, market, writeShop } from './shop-in-a-folder.ts';

/** The product of the smallest shop, read while the currency of these markets is not known. */
function readWithout(currencies: readonly string[]) {
  const root = writeShop({});
  const problems = new ProblemList();
  const reader = new CatalogReader(root, 'catalog', problems);
  const byId = <T extends { id: string }>(entries: T[]) => new Map(entries.map((entry) => [entry.id, entry]));
  const { products } = readProducts(
    reader,
    'catalog',
    {
      markets: byId(reader.readAllById('markets', marketInput).map((file) => makeMarket(file, problems))),
      sellers: byId(countProducts(reader.readAllById('sellers', sellerInput).map(makeSeller), [])),
      categories: byId(reader.readAllById('categories', categoryInput).map((file) => makeCategory(file, 'in'))),
      aliases: { categories: new Map(), tiles: new Map() },
      defaultSellers: new Map(),
      pictures: listPictures(reader.entries.files),
      videos: new Set(),
      unread: { categories: new Set(), sellers: new Set(), sellerNames: false, currencies: new Set(currencies) },
    },
    problems,
    '2026-05-01T12:00:00',
  );
  expect(problems.problems).toEqual([]);
  return products.get('LEAF');
}

test('a price in a market without a valid currency is unread', () => {
  const product = readWithout(['in']);
  expect(product?.offers).toEqual({ in: UNREAD_OFFER });
  expect(product && isPriced(product)).toBe(false);
});

test('a price in a market with a currency is read', () => {
  expect(readWithout([])?.offers).toEqual({ in: { priceMinor: 9000, mrpMinor: 12_000 } });
  expect(loadProduct({}).offers).toEqual({ in: { priceMinor: 9000, mrpMinor: 12_000 } });
});

test('a deal with an unread price is reported only for the currency', () => {
  const problems = findProblems({ 'markets/in.json': market({ currency: 5 }) });
  expect(problems.map(({ file, field }) => `${file} ${field}`)).toEqual(['catalog/markets/in.json currency']);
});
