import { describe, expect, test } from 'vitest';
import { listImported, selectionPath } from '../../../src/catalog/listings/imported.ts';
import { openSite } from '../open-site.ts';
import { type Files, product } from '../shop-in-a-folder.ts';

describe('the imported products', () => {
  const importer = { name: 'Port Traders', address: '2 Port Road' };
  const from = (entries: readonly (readonly [country: string, price: number])[]): Files =>
    Object.fromEntries(
      entries.map(([countryOfOrigin, price], index) => [
        `products/tea/i${index}.json`,
        product({
          sku: `I${index}`,
          offers: { in: { price } },
          legal: { genericName: 'Tea', netQuantity: '1 N', countryOfOrigin, importer },
        }),
      ]),
    );
  const selectionsOf = (changes: Files) => {
    const site = openSite(changes);
    return listImported(site).map((selection) => [
      selectionPath(site, selection),
      selection.country,
      selection.products.map(({ sku }) => sku).join(' '),
    ]);
  };

  test('are sorted by country and by price, and filtered by country', () => {
    expect(
      selectionsOf(
        from([
          ['China', 50],
          ['Nepal', 20],
          ['China', 10],
          ['India', 5],
        ]),
      ),
    ).toEqual([
      ['/imported', undefined, 'I2 I0 I1'],
      ['/imported/price', undefined, 'I2 I1 I0'],
      ['/imported/from-china', 'China', 'I2 I0'],
      ['/imported/from-nepal', 'Nepal', 'I1'],
    ]);
  });

  test('of one country in two spellings are on one page', () => {
    expect(
      selectionsOf(
        from([
          ['China', 50],
          ['CHINA', 20],
        ]),
      ).slice(2),
    ).toEqual([['/imported/from-china', 'CHINA', 'I1 I0']]);
  });

  test('of countries with accents and signs have a readable address', () => {
    const [, , first] = selectionsOf(from([['Côte d’Ivoire', 50]]));
    expect(first?.[0]).toBe('/imported/from-cote-d-ivoire');
  });

  test('of countries in other scripts share one page that names them', () => {
    expect(
      selectionsOf(
        from([
          ['चीन', 50],
          ['नेपाल', 20],
        ]),
      ).slice(2),
    ).toEqual([['/imported/from-other', 'नेपाल, चीन', 'I1 I0']]);
  });

  test('never have two pages at one address', () => {
    const paths = selectionsOf(
      from([
        ['China', 1],
        ['china', 2],
        ['China ', 3],
        ['Korea (South)', 4],
        ['Korea, South', 5],
        ['चीन', 6],
        ['中国', 7],
      ]),
    ).map(([path]) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('are none where all products come from the country of the market', () => {
    expect(selectionsOf({})).toEqual([
      ['/imported', undefined, ''],
      ['/imported/price', undefined, ''],
    ]);
  });
});
