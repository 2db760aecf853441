import type { Catalog } from '../catalog/load.ts';
import type { Product, Review } from '../catalog/model.ts';
import { countStars, sortReviews } from '../catalog/queries/sort-reviews.ts';
import { listSkus } from '../catalog/queries/variants.ts';
import { BEST_RATING, MAX_REVIEW_AUTHOR, MAX_REVIEW_TEXT, MAX_REVIEWS } from '../core/constants.ts';
import type { PublishedReview } from '../core/contract/reviews.ts';

/** The catalogue with reviews by buyers, which the operator of the API host has approved. */
export function withReviews(catalog: Catalog, reviews: readonly PublishedReview[]): Catalog {
  if (reviews.length === 0) return catalog;
  const products = new Map(catalog.products);
  const owners = new Map(
    [...products.values()].flatMap((product) => listSkus(product).map((sku) => [sku, product.sku])),
  );
  const groups = Map.groupBy(reviews, ({ sku }) => owners.get(sku) ?? sku);
  for (const [sku, group] of groups) {
    const product = products.get(sku);
    // The product may have left the catalogue since.
    if (product) products.set(sku, addReviews(product, group));
  }
  return { ...catalog, products };
}

/** Adds reviews to those of the catalogue: its ratings stay counted, and the average is that of all. */
function addReviews(product: Product, added: readonly PublishedReview[]): Product {
  const { rating, reviews, reviewCount = reviews.length, starCounts = countStars([]) } = product;
  const sum = added.reduce((total, { stars }) => total + stars, 0);
  const count = (rating?.count ?? 0) + added.length;
  const value = ((rating?.value ?? 0) * (rating?.count ?? 0) + sum) / count;
  const counted = countStars(added.map(({ stars }) => stars));
  const sorted = sortReviews([...reviews, ...added.map(toReview)]);
  return {
    ...product,
    rating: { value: Math.round(value * 10) / 10, count },
    reviews: sorted.slice(0, MAX_REVIEWS),
    ...(reviewCount + added.length > MAX_REVIEWS && { reviewCount: reviewCount + added.length }),
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

/**
 * Fetches the approved reviews from an API host; `url` is the address of its `/reviews`.
 * @throws an error that says what to do when the host can't be reached or its answer is not as expected.
 */
export async function fetchReviews(url: string): Promise<PublishedReview[]> {
  const remedy = 'Start the host, correct REVIEWS_URL, or build without it.';
  let answer: { data?: { reviews?: unknown } };
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    if (!response.ok) throw new Error(`it answered with status ${response.status}`);
    answer = (await response.json()) as typeof answer;
  } catch (cause) {
    throw new Error(`The reviews could not be read from ${url}: ${(cause as Error).message}. ${remedy}`, { cause });
  }
  const list = answer.data?.reviews;
  if (!Array.isArray(list) || !list.every(isReview))
    throw new Error(`The reviews could not be read from ${url}: the answer has no list "data.reviews". ${remedy}`);
  return list;
}

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
