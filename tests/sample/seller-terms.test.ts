import { describe, expect, test } from 'vitest';
import { loadCatalog } from '../../src/catalog/load.ts';
import { stripMarkup } from '../../src/catalog/sanitise.ts';
import { formatSigned } from '../../src/core/money.ts';
import { listEarnings } from '../../src/core/seller-earnings.ts';

/** What the page about commission says in words and tables, and what the calculator counts with, are the same terms. */
const { store, pages } = loadCatalog('catalog');
const terms = store.sellerTerms;
const page = pages.find(({ path }) => path === '/pricing-commission');
const tables = (page?.sections ?? [])
  .flatMap(({ parts }) => parts)
  .flatMap((part) => (part.kind === 'table' ? [part.rows.map((row) => row.map(stripMarkup))] : []));
const [commission = [], shipping = [], example = []] = tables;
if (!terms) throw new Error('The sample shop has no terms for sellers.');
const toMinor = (amount: number): number => Math.round(amount * 100);
const known = {
  ...terms,
  shipping: {
    steps: terms.shipping.steps.map(({ upToGrams, charge }) => ({ upToGrams, chargeMinor: toMinor(charge) })),
    furtherKgMinor: toMinor(terms.shipping.furtherKg),
  },
};

describe('the terms for sellers', () => {
  test('have the commission of the table', () => {
    expect(commission).toEqual(terms.commission.map(({ name, percent }) => [name, `${percent}%`]));
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
