import type { Catalog } from '../../catalog/load/load.ts';
import type { Product, Review } from '../../catalog/model.ts';
import { countStars, sortReviews } from '../../catalog/values/sort-reviews.ts';
import { ownersOfVariants } from '../../catalog/products/variants.ts';
import { BEST_RATING, MAX_REVIEW_AUTHOR, MAX_REVIEW_TEXT } from '../../core/site/constants.ts';
import type { PublishedReview } from '../../contract/reviews.ts';
import type { HostList } from '../files/fetch-list.ts';

/** The catalogue with the buyers' reviews that the operator of the API host has approved. */
export function withReviews(catalog: Catalog, reviews: readonly PublishedReview[]): Catalog {
  if (reviews.length === 0) return catalog;
  const products = new Map(catalog.products);
  const owners = ownersOfVariants(catalog);
  const groups = Map.groupBy(reviews, ({ sku }) => owners.get(sku) ?? sku);
  for (const [sku, group] of groups) {
    const product = products.get(sku);
    // The product may have left the catalogue since.
    if (product) products.set(sku, addReviews(product, group));
  }
  return { ...catalog, products };
}

/** Adds reviews to a product. The catalogue's ratings still count, and the average includes all of them. */
function addReviews(product: Product, added: readonly PublishedReview[]): Product {
  const { rating, reviews, starCounts = countStars([]) } = product;
  const sum = added.reduce((total, { stars }) => total + stars, 0);
  const count = (rating?.count ?? 0) + added.length;
  const value = ((rating?.value ?? 0) * (rating?.count ?? 0) + sum) / count;
  const counted = countStars(added.map(({ stars }) => stars));
  return {
    ...product,
    rating: { value: Math.round(value * 10) / 10, count },
    reviews: sortReviews([...reviews, ...added.map(toReview)]),
    starCounts: starCounts.map((known, index) => known + (counted[index] ?? 0)),
  };
}

const toReview = ({ author, date, text, stars }: PublishedReview): Review => ({
  author,
  date,
  text: text ?? '',
  stars,
  isVerified: true,
});

/** The list of approved reviews: `/reviews` of an API host. */
export const REVIEWS_LIST: HostList<PublishedReview> = {
  name: 'reviews',
  variable: 'REVIEWS_URL',
  field: 'reviews',
  isEntry: isReview,
};

function isReview(value: unknown): value is PublishedReview {
  const { sku, stars, text = '', author, date } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof sku === 'string' &&
    Number.isInteger(stars) &&
    Number(stars) >= 1 &&
    Number(stars) <= BEST_RATING &&
    typeof text === 'string' &&
    text.length <= MAX_REVIEW_TEXT &&
    typeof author === 'string' &&
    author.length <= MAX_REVIEW_AUTHOR &&
    typeof date === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(date)
  );
}
