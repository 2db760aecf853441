import { describe, expect, test } from 'vitest';
import { builtPath, findListingPage, listListings } from '../../../src/catalog/listings/list-category-products.ts';
import { makeFiltersControl } from '../../../src/views/lists/filters.ts';
import { makeListingView } from '../../../src/views/lists/listing.ts';
import { priceShop } from '../../../src/views/parts/price-shops.ts';
import { openSite } from '../open-site.ts';
import { home, product } from '../shop-in-a-folder.ts';

const banner = (href: string) => ({ image: 'leaf.png', title: 'Good things', label: 'See all', href });
const prices = [100, 200, 299, 300, 500];
/** A shop with a product at each price, and these links on its home page. */
const open = (links: readonly string[], fields: Record<string, unknown> = {}) =>
  openSite({
    'home.json': home({
      banners: links.length > 0 ? links.map((link) => ({ after: 'deal', banners: [banner(link)] })) : undefined,
      ...fields,
    }),
    'facets.json': { facets: [{ id: 'colour', label: 'Colour', from: ['colour'], pages: 1 }] },
    ...Object.fromEntries(
      prices.map((price, index) => [
        `products/tea/${index === 0 ? 'leaf' : `t${index}`}.json`,
        product({
          sku: index === 0 ? 'LEAF' : `T${index}`,
          title: `Tea ${index}`,
          offers: { in: { price, mrp: price } },
          colour: index < 3 ? 'Red' : 'Blue',
          images: undefined,
        }),
      ]),
    ),
  });
const viewAt = (site: ReturnType<typeof open>, path: string) => makeListingView(site, findListingPage(site, path, '1'));

describe('a list that a link of the home page filters', () => {
  test.each([
    ['/products?price=-299', '/products/up-to-299', 'Up to ₹299', 3],
    ['/products?price=200-299', '/products/200-to-299', '₹200 to ₹299', 2],
    ['/products?price=300-', '/products/from-300', '₹300 or more', 2],
    ['/tea?price=-199.50', '/tea/up-to-199_5', 'Tea: Up to ₹199.50', 1],
    ['/products?colour=red&price=-200', '/products/colour-red-up-to-200', 'Up to ₹200, Red', 2],
    // The page of a value that is built anyway.
    ['/tea?colour=red', '/tea/colour-red', 'Tea: Red', 3],
  ])('has a page of its own, which has these products without scripts: %s', (link, path, title, count) => {
    const site = open([link]);
    expect(builtPath(site, link)).toBe(path);
    const view = viewAt(site, path);
    expect([view.title, view.cards.length]).toEqual([title, count]);
    // With scripts, its filters go on from the choice, and the choice can be taken back.
    const [list = '', query] = link.split('?');
    expect(view.chosen?.href).toBe(list);
    expect(view.filters).toMatchObject({ list: `${list}?${query?.replace('199.50', '199.5')}` });
    expect(makeFiltersControl(site, site.defaultMarket, list).filters?.list).toBeUndefined();
  });

  test('has one page for two links, and none where nothing is chosen', () => {
    const site = open([
      '/products?price=-299',
      '/products?price=-299&page=2',
      '/products?price=-50',
      '/products?no=thing',
    ]);
    const paths = listListings(site).flatMap(({ facet, pathOf }) => (facet ? [pathOf(1)] : []));
    expect(paths.filter((path) => path.startsWith('/products'))).toEqual(['/products/up-to-299']);
    expect(builtPath(site, '/products?price=-50')).toBe('/products?price=-50');
    expect(builtPath(site, '/products')).toBe('/products');
  });

  test('is that of the rows up to a price, too', () => {
    const site = open([], { priceShops: { limits: { in: [299] } } });
    expect(priceShop(site, 29_900, site.defaultMarket)).toEqual({
      title: 'Up to ₹299',
      href: '/products/up-to-299',
    });
  });
});
