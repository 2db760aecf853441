import { expect, test } from 'vitest';
import { listImported } from '../../../src/catalog/listings/imported.ts';
import { makeImportedView } from '../../../src/views/lists/imported.ts';
import { openSite } from '../../catalog/open-site.ts';
import { product } from '../../catalog/shop-in-a-folder.ts';

const opened = openSite(
  Object.fromEntries(
    ['China', 'Nepal'].map((countryOfOrigin, index) => [
      `products/tea/i${index}.json`,
      product({
        sku: `I${index}`,
        legal: {
          genericName: 'Tea',
          netQuantity: '1 N',
          countryOfOrigin,
          importer: { name: 'Port Traders', address: '2 Port Road' },
        },
      }),
    ]),
  ),
);
const site = { ...opened, pictures: new Map([['leaf.png', { digest: '0123456789ab', widths: [256] }]]) };
const viewOf = (key: string) => {
  const selection = listImported(site).find((one) => one.key === key);
  if (!selection) throw new Error(`There is no selection ${key}.`);
  return makeImportedView(site, selection, 1);
};
const namesOf = (links: readonly { readonly label: string; readonly isCurrent: boolean }[]) =>
  links.map(({ label, isCurrent }) => (isCurrent ? `${label} *` : label));

test('sorts and countries of imported products are apart, and each product says where it is from', () => {
  const all = viewOf('all');
  expect(namesOf(all.orders)).toEqual(['Country of origin *', 'Price: low to high']);
  expect(namesOf(all.countries)).toEqual(['All *', 'China', 'Nepal']);
  expect(all.origins).toEqual(['From China', 'From Nepal']);
  expect(all.count).toBe('2 products');
});

test('the imported products of one country have one order', () => {
  const { orders, countries, count } = viewOf('from-nepal');
  expect(orders).toEqual([]);
  expect(namesOf(countries)).toEqual(['All', 'China', 'Nepal *']);
  expect(count).toBe('1 product');
});
