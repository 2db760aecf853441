import { BEST_RATING } from '../../core/site/constants.ts';
import { shorten } from '../../core/text/text.ts';
import type { ImportContext } from '../shapes/import-context.ts';
import type { RawProduct } from '../shapes/raw-product.ts';
import type { Product, Review } from '../model.ts';
import { isMoment } from '../schema/fields.ts';
import { countStars, sortReviews } from '../values/sort-reviews.ts';
import { stripMarkup } from '../values/sanitise.ts';

/**
 * Ratings and reviews. What can't be read of them is left out with a warning: it must not keep a product from being sold.
 */

type RawReview = NonNullable<RawProduct['input']['reviews']>[number];

/** The rating; empty where there is none, or none with a count. */
export function makeRating(raw: RawProduct, { source, problems }: ImportContext): Pick<Product, 'rating'> {
  const { rating } = raw.input;
  const warn = (field: 'value' | 'count', expected: string) =>
    problems.add(source, raw.locate(['rating', field]), {
      code: field === 'count' ? 'rating-without-count' : 'rating-unreadable',
      severity: 'warning',
      expected,
    });
  if (!rating || isNothing(rating.value)) return {};
  const value = readStars(rating.value);
  const count = readCount(rating.count);
  if (value === undefined) warn('value', 'a rating from 1 to 5 such as 4.3; this one is not shown');
  else if (!count) warn('count', 'a count of at least 1: a rating without a count is not shown');
  if (value === undefined || !count) return {};
  const shown = Math.round(value * 10) / 10;
  if (Math.abs(shown - value) > 1e-9) warn('value', `a rating with at most one decimal; this one is shown as ${shown}`);
  return { rating: { value: shown, count } };
}

/** The reviews, the most helpful ones first, and counts by star and by fit. */
export function makeReviews(
  raw: RawProduct,
  context: ImportContext,
): Pick<Product, 'reviews' | 'starCounts' | 'fitCounts'> {
  warnOfUnreadable(raw.input.reviews ?? [], raw, context);
  const reviews = (raw.input.reviews ?? [])
    .map(toReview)
    .filter(({ text, stars }) => text !== '' || stars !== undefined);
  const starCounts = readStarCounts(raw, context) ?? countStars(reviews.map(({ stars }) => stars));
  const fitCounts = raw.input.rating?.fit ?? [];
  return {
    reviews: sortReviews(reviews),
    starCounts: starCounts.some((count) => count > 0) ? starCounts : undefined,
    fitCounts: fitCounts.some((count) => count > 0) ? fitCounts : undefined,
  };
}

/** The counts by star of a rating; undefined where it has none, or where they are not those of its count. */
function readStarCounts({ input: { rating }, locate }: RawProduct, { source, problems }: ImportContext) {
  if (!rating?.stars) return undefined;
  const count = readCount(rating.count);
  if (rating.stars.reduce((sum, one) => sum + one, 0) === count) return rating.stars;
  problems.add(source, locate(['rating', 'stars']), {
    code: 'rating-unreadable',
    severity: 'warning',
    expected: `numbers of 1 to 5 stars that add up to the count, ${count ?? 0}; these are not shown`,
  });
  return undefined;
}

/** Characters of a review that a page shows. */
const LONGEST = { author: 100, text: 5000 } as const;

/** Adds a warning for the first text that is too long, and the first date and the first number of stars that can't be read. */
function warnOfUnreadable(
  reviews: readonly RawReview[],
  { locate }: RawProduct,
  { source, problems }: ImportContext,
): void {
  const warn = (field: 'date' | 'stars', isUnreadable: (review: RawReview) => boolean, expected: string) => {
    const index = reviews.findIndex(isUnreadable);
    if (index < 0) return;
    const count = reviews.filter(isUnreadable).length;
    problems.add(source, locate(['reviews', index, field]), {
      code: 'review-unreadable',
      severity: 'warning',
      expected: `${expected}; ${count > 1 ? `${count} of this product are` : 'this one is'} not shown`,
    });
  };
  for (const field of ['author', 'text'] as const) {
    const index = reviews.findIndex((review) => (review[field] ?? '').length > LONGEST[field]);
    if (index < 0) continue;
    problems.add(source, locate(['reviews', index, field]), {
      code: 'text-too-long',
      severity: 'warning',
      expected: `at most ${LONGEST[field]} characters; the rest is not shown`,
    });
  }
  warn('date', ({ date }) => !isNothing(date) && readDate(date) === undefined, 'a date such as "2025-11-02 18:20:11"');
  warn(
    'stars',
    ({ stars }) => !isNothing(stars) && readWholeStars(stars) === undefined,
    'a whole number of stars from 1 to 5',
  );
}

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Reads "4.3", "4.3/5", "4.3 out of 5", "4,3 stars"; undefined for anything else, and for a number below 1 or above 5. */
function readStars(value: string | number | null | undefined): number | undefined {
  const text = /^(\d(?:[.,]\d+)?)\s*(?:\/\s*5|out of 5|stars?|★)?$/i.exec(String(value ?? '').trim())?.[1];
  const stars = text === undefined ? Number(value ?? Number.NaN) : Number(text.replace(',', '.'));
  return stars >= 1 && stars <= BEST_RATING ? stars : undefined;
}

function readWholeStars(value: string | number | null | undefined): number | undefined {
  const stars = readStars(value);
  return Number.isInteger(stars) ? stars : undefined;
}

/** A whole number, also with separators; undefined for anything else. */
function readCount(value: string | number | null | undefined): number | undefined {
  const text = String(value ?? '').trim();
  return /^\d[\d,]*$/.test(text) ? Number(text.replaceAll(',', '')) : undefined;
}

function readDate(date: string | null | undefined): string | undefined {
  const text = (date ?? '').trim();
  return isMoment(text) ? text.replace(' ', 'T') : undefined;
}

/** The label of a button that scrapers copy with each review. */
const BUTTON_LABEL = /(?:READ MORE|Read more|Show more)$/;

/** The author of a review without a name; pages say it in their language. */
export const NAMELESS = 'Shopper';

const toReview = ({ author, date, text, stars, helpful }: RawReview): Review => ({
  author: shorten(author || NAMELESS, LONGEST.author),
  date: readDate(date),
  text: shorten(
    stripMarkup(text ?? '')
      .replace(BUTTON_LABEL, '')
      .trimEnd(),
    LONGEST.text,
  ),
  stars: readWholeStars(stars),
  helpful,
});
