import { describe, expect, test } from 'vitest';
import { loadCatalog } from '../../src/catalog/load/load.ts';
import { commissionsByCategory, shippingTerms } from '../../src/catalog/seller-terms.ts';
import { stripMarkup } from '../../src/catalog/values/sanitise.ts';
import { formatSigned } from '../../src/core/money/format-signed.ts';
import { listEarnings } from '../../src/core/seller/seller-earnings.ts';
import { CHARGES_GST_RATES, rateOn, TCS_RATES, TDS_RATES } from '../../src/core/settlement/source-taxes.ts';

/** What the page about commission says in words and tables, and what the calculator counts with, are the same terms. */
const { store, pages, categories } = loadCatalog('catalog');
const terms = store.sellerTerms;
const page = pages.find(({ path }) => path === '/pricing-commission');
const tables = (page?.sections ?? [])
  .flatMap(({ parts }) => parts)
  .flatMap((part) => (part.kind === 'table' ? [part.rows.map((row) => row.map(stripMarkup))] : []));
const [commission = [], shipping = [], example = []] = tables;
if (!terms) throw new Error('The sample shop has no terms for sellers.');
/** The worked example has the rates of the page's date. */
const day = page?.updated ?? '';
const known = {
  ...terms,
  shipping: shippingTerms(terms.shipping),
  gstPercent: rateOn(CHARGES_GST_RATES, day),
  tcsPercent: rateOn(TCS_RATES, day),
  tdsPercent: rateOn(TDS_RATES, day),
};

describe('the terms for sellers', () => {
  test('have the commission of the table', () => {
    expect(commission).toEqual(terms.commission.map(({ name, percent }) => [name, `${percent}%`]));
  });

  test('have a commission for every category, which is that of its parent', () => {
    const rates = commissionsByCategory({ store, categories });
    for (const { id, parentId } of categories.values())
      expect(rates.get(id), id).toBe(parentId === undefined ? rates.get(id) : rates.get(parentId));
    expect([...categories.keys()].filter((id) => !rates.has(id))).toEqual([]);
  });

  test('have the shipping charge of the table', () => {
    const charges = [...terms.shipping.steps.map(({ charge }) => charge), terms.shipping.furtherKg];
    expect(shipping.map(([, charge]) => charge)).toEqual(charges.map((charge) => `₹${charge}`));
  });

  test.each([
    ['the kurta', 1, { priceMinor: 29_900, grams: 400, commissionPercent: 10, goodsGstPercent: 5 }],
    ['the bed sheet set', 2, { priceMinor: 64_900, grams: 900, commissionPercent: 8, goodsGstPercent: 5 }],
  ])('come for %s to the figures of the worked example', (_name, column, sale) => {
    const plain = (text: string): string => text.replace(/[+−\s]/g, '');
    expect(example.map((row) => plain(row[column] ?? ''))).toEqual(
      listEarnings(known, sale).map(({ minor }) => plain(formatSigned(minor, 'INR', 'en-IN'))),
    );
  });
});
