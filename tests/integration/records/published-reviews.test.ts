import { describe, expect, test } from 'vitest';
import { loadCatalog } from '../../../src/catalog/load/load.ts';
import type { Product } from '../../../src/catalog/model.ts';
import type { PublishedReview } from '../../../src/contract/reviews.ts';
import { withReviews } from '../../../src/integration/records/published-reviews.ts';

const review = (sku: string, fields: Partial<PublishedReview> = {}): PublishedReview => ({
  sku,
  stars: 5,
  text: 'It keeps tea warm for an hour, and the glaze has no flaw.',
  author: 'Asha',
  date: '2026-11-20',
  ...fields,
});

describe('approved reviews', () => {
  const catalog = loadCatalog('tests/fixtures/second-shop');
  const [rated, unrated] = [true, false].map((isRated) => {
    const found = [...catalog.products.values()].find(({ rating }) => (rating !== undefined) === isRated);
    if (!found) throw new Error('the second shop has no such product');
    return found;
  }) as [Product, Product];

  test('are added to those of the catalogue, whose ratings stay counted', () => {
    const { rating = { value: 0, count: 0 }, reviews } = rated;
    const found = withReviews(catalog, [review(rated.sku, { stars: 1 }), review(rated.sku, { stars: 5 })]);
    const product = found.products.get(rated.sku) ?? rated;
    const count = rating.count + 2;
    expect(product.rating).toEqual({
      value: Math.round(((rating.value * rating.count + 6) / count) * 10) / 10,
      count,
    });
    expect(product.reviews[0]).toMatchObject({ author: 'Asha', isVerified: true });
    expect(product.reviews).toHaveLength(reviews.length + 2);
    expect(product.starCounts?.[0]).toBe((rated.starCounts?.[0] ?? 0) + 1);
  });

  test('are the rating of a product that had none', () => {
    const { products } = withReviews(catalog, [review(unrated.sku, { stars: 4 }), review(unrated.sku, { stars: 5 })]);
    expect(products.get(unrated.sku)).toMatchObject({ rating: { value: 4.5, count: 2 }, starCounts: [0, 0, 0, 1, 1] });
  });

  test('of variants are those of their product, and of products that are gone nobody’s', () => {
    const grouped = [...catalog.products.values()].find(({ variants }) => variants.length > 0);
    if (grouped?.variants[0]) {
      const { products } = withReviews(catalog, [review(grouped.variants[0].sku)]);
      expect(products.get(grouped.sku)?.reviews[0]).toMatchObject({ isVerified: true });
    }
    expect([...withReviews(catalog, [review('GONE')]).products.values()]).toEqual([...catalog.products.values()]);
  });
});
