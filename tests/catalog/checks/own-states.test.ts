import { describe, expect, test } from 'vitest';
import { complain, emirates, findProblems, market, product, seller } from '../shop-in-a-folder.ts';

const PUNJAB = seller({ gstin: undefined, name: 'Jutti', address: '14 Adalat Bazaar, Patiala 147001' });
const jutti = (sku: string, fields: Record<string, unknown> = {}) => ({
  [`products/tea/${sku}.json`]: product({ sku, title: sku, seller: 'jutti', ...fields }),
});

describe('a seller without a GSTIN', () => {
  test('is told of once, with its state and the number of its products', () => {
    expect(
      complain({ 'sellers/jutti.json': PUNJAB, ...jutti('A'), ...jutti('B'), ...jutti('C', { draft: true }) }),
    ).toMatchInlineSnapshot(`
      "
      warning  catalog/sellers/jutti.json:1:1  gstin  [seller-without-gstin]
        found     no GSTIN, and 2 products
        expected  a GSTIN; without one, only shoppers in Punjab can order from this seller

      0 errors, 1 warning
      "
    `);
  });

  test('is told of when it has no product yet', () => {
    expect(findProblems({ 'sellers/jutti.json': PUNJAB })).toEqual([
      expect.objectContaining({ severity: 'warning', field: 'gstin', found: 'no GSTIN, and 0 products' }),
    ]);
  });

  test('is told of at its address when that names no state', () => {
    const nowhere = seller({ gstin: undefined, name: 'Jutti', address: 'Somewhere' });
    expect(findProblems({ 'sellers/jutti.json': nowhere, ...jutti('A') })).toEqual([
      expect.objectContaining({
        code: 'seller-without-gstin',
        field: 'address',
        found: 'no GSTIN, and 1 product, with an address in no state that is known',
      }),
    ]);
  });

  test('binds only the products that are sold in India', () => {
    const abroad = { offers: { ae: { price: 9 } }, categories: ['ae-tea'] };
    const files = {
      'markets/ae.json': emirates(),
      'categories/ae-tea.json': { title: 'Tea', description: 'Tea.', market: 'ae' },
      'sellers/jutti.json': PUNJAB,
      ...jutti('A'),
      'products/ae-tea/b.json': product({ sku: 'B', title: 'B', seller: 'jutti', ...abroad, categories: [] }),
    };
    expect(findProblems(files).filter(({ code }) => code === 'seller-without-gstin')).toEqual([
      expect.objectContaining({ found: 'no GSTIN, and 1 product' }),
    ]);
  });

  test('needs no word in a shop that sells nowhere in India', () => {
    const files = { 'markets/in.json': market({ country: 'AE' }), 'sellers/garden.json': seller({ gstin: undefined }) };
    expect(findProblems(files).filter(({ code }) => code === 'seller-without-gstin')).toEqual([]);
  });

  test('is not one whose GSTIN has an error', () => {
    expect(findProblems({ 'sellers/garden.json': seller({ gstin: '27AABCU1234' }) })).toEqual([
      expect.objectContaining({ severity: 'error', field: 'gstin' }),
    ]);
  });
});
