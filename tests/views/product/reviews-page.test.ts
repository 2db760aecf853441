import { expect, test } from 'vitest';
import { divideReviews, makeReviewsPageView } from '../../../src/views/product/reviews-page.ts';
import { openSite } from '../../catalog/open-site.ts';
import { emirates, product } from '../../catalog/shop-in-a-folder.ts';

/** A product with so many reviews, in two markets, and functions that make the pages of all of them. */
function open(count: number, text = 'It keeps.') {
  const site = openSite({
    'markets/ae.json': emirates(),
    'products/tea/b.json': product({
      sku: 'B',
      title: 'Black tea',
      images: undefined,
      offers: { in: { price: 90 }, ae: { price: 5 } },
      rating: { value: 4.2, count: 900, stars: [50, 50, 100, 200, 500], fit: [1, 8, 1] },
      reviews: Array.from({ length: count }, (_, index) => ({ author: `Asha ${index}`, text, stars: (index % 5) + 1 })),
    }),
  });
  const made = site.catalog.products.get('B');
  if (!made) throw new Error('The product is not published.');
  return {
    pages: divideReviews(made).map(({ length }) => length),
    view: (page = 1, market = 'in') =>
      makeReviewsPageView(site, made, site.catalog.markets.get(market) ?? site.defaultMarket, page),
  };
}

test('products whose own page shows all reviews have no page of them', () => {
  expect(open(2).pages).toEqual([]);
});

test('a page has all reviews, the distribution by stars and the fit, and is not indexed', () => {
  const { pages, view } = open(14);
  expect(pages).toEqual([14]);
  const { head, reviews, figures, count, trail, paging, sorting } = view();
  expect(head).toMatchObject({ path: '/black-tea/p/B/reviews', isDeep: true, title: 'Reviews of Black tea' });
  expect([reviews.length, count, figures.stars?.length, paging]).toEqual([14, '14 reviews', 5, undefined]);
  expect(figures.fit).toContain('true to size');
  expect(trail.slice(-2).map(({ path }) => path)).toEqual(['/black-tea/p/B', '/black-tea/p/B/reviews']);
  expect(sorting).toEqual({ base: '/black-tea/p/B/reviews', page: 1, pageCount: 1 });
  expect(view(1, 'ae').head.path).toBe('/en-ae/black-tea/p/B/reviews');
});

test('many reviews, and long ones, are divided into pages that name those beside them', () => {
  expect(open(120).pages).toEqual([50, 50, 20]);
  const { paging, reviews, head } = open(120).view(2);
  expect(reviews).toHaveLength(50);
  expect(paging).toEqual({
    words: 'Page 2 of 3',
    links: [
      { label: 'Previous page', href: '/black-tea/p/B/reviews' },
      { label: 'Next page', href: '/black-tea/p/B/reviews/3' },
    ],
  });
  expect(head.title).toBe('Reviews of Black tea, page 2');
  const { pages } = open(9, 'अच्छी चाय '.repeat(150));
  expect(pages).toEqual([3, 3, 3]);
});

test('so many that a script can not read them all are not sorted', () => {
  expect(open(500).view().sorting?.pageCount).toBe(10);
  expect(open(501).view().sorting).toBeUndefined();
});
