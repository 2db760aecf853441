import { NAMELESS } from '../../catalog/entities/make-reviews.ts';
import type { Market, Product, Review } from '../../catalog/model.ts';
import { MAX_REVIEWS } from '../../core/site/constants.ts';
import { answersText } from '../../messages/rooms/answers.ts';
import { reviewsText } from '../../messages/rooms/reviews.ts';
import { reviewsPath } from '../../paths.ts';
import type { RatingView } from '../parts/card.ts';
import { formatCount, formatDay } from '../parts/format.ts';
import type { LinkView } from '../parts/page-view.ts';

/** The average rating, and how stars and fit are distributed. */
export interface ReviewFiguresView {
  /** `value` is the average with one decimal, `shoppers` "1,204 shoppers". */
  readonly summary?: { readonly value: string; readonly shoppers: string };
  /** How many ratings have 5, 4 … 1 stars, and their share of all as "33%". Missing where the page shows every review. */
  readonly stars?: readonly { readonly stars: number; readonly words: string; readonly share: string }[];
  /** "Fit: true to size, say 84% of 120 shoppers"; missing where nobody was asked. */
  readonly fit?: string;
}

export interface ReviewView {
  readonly author: string;
  /** The date in ISO form and as it is shown; missing where the review has none. */
  readonly written?: { readonly date: string; readonly day: string };
  /** May be empty. */
  readonly text: string;
  /** Language of the text if it is not the page's. */
  readonly language?: string;
  readonly rating?: RatingView;
  readonly isVerified?: true;
  /** "Helpful to 12". */
  readonly helpful?: string;
}

/** The reviews on a product page. */
export interface ReviewsView extends ReviewFiguresView {
  readonly reviews: readonly ReviewView[];
  /** "2 of 14 reviews, the most helpful first", or "2 reviews" where the page shows all; missing without reviews. */
  readonly shown?: string;
  /** The link to all reviews, where the page does not show all. */
  readonly all?: LinkView;
}

/** The reviews on a product page; undefined when there are neither ratings nor reviews. */
export function makeReviews(product: Product, market: Market): ReviewsView | undefined {
  const { rating, reviews } = product;
  if (!rating && reviews.length === 0) return undefined;
  const shown = reviews.slice(0, MAX_REVIEWS);
  const count = formatCount(reviews.length, market.locale);
  const showsAll = shown.length === reviews.length;
  return {
    ...makeReviewFigures(product, market),
    reviews: shown.map(makeReview),
    ...(shown.length > 0 && {
      shown: showsAll
        ? reviewsText.count({ count: reviews.length, shown: count })
        : reviewsText.shown({ count: reviews.length, some: shown.length, shown: count }),
    }),
    ...(!showsAll && {
      all: { label: reviewsText.all({ count: reviews.length, shown: count }), href: reviewsPath(market, product) },
    }),
  };
}

/** The figures of a product's ratings. Those without ratings are left out. */
export const makeReviewFigures = (
  { rating, starCounts = [], fitCounts = [] }: Product,
  { locale }: Market,
): ReviewFiguresView => ({
  summary: rating && {
    value: rating.value.toFixed(1),
    shoppers: reviewsText.shoppers({ count: rating.count, shown: formatCount(rating.count, locale) }),
  },
  ...makeStarRows(starCounts, locale),
  ...describeFit(fitCounts, locale),
});

/** A review as pages show it. The first ten characters of `date` are its ISO day. */
export const makeReview = ({ author, date, text, stars, isVerified, helpful = 0 }: Review): ReviewView => ({
  author: author === NAMELESS ? answersText.nameless : author,
  written: date ? { date: date.slice(0, 10), day: formatDay(date) } : undefined,
  text,
  ...languageOf(text),
  rating: stars ? { value: stars } : undefined,
  isVerified,
  ...(helpful > 0 && { helpful: reviewsText.helpful({ count: helpful }) }),
});

/** The `lang` attribute of Hindi text, for its line height and for screen readers. */
const languageOf = (text: string) => (/\p{Script=Devanagari}/u.test(text) ? { language: 'hi' } : {});

function describeFit(counts: readonly number[], locale: string): Pick<ReviewFiguresView, 'fit'> {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const most = Math.max(...counts);
  if (all === 0) return {};
  const percent = Math.round((most / all) * 100);
  const shown = formatCount(all, locale);
  switch (counts.indexOf(most)) {
    case 0:
      return { fit: reviewsText.runsSmall({ count: all, percent, shown }) };
    case 1:
      return { fit: reviewsText.trueToSize({ count: all, percent, shown }) };
    default:
      return { fit: reviewsText.runsLarge({ count: all, percent, shown }) };
  }
}

function makeStarRows(counts: readonly number[], locale: string): Pick<ReviewFiguresView, 'stars'> {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all <= MAX_REVIEWS) return {};
  const rows = counts.map((count, index) => ({
    stars: index + 1,
    words: formatCount(count, locale),
    share: `${Math.round((count / all) * 100)}%`,
  }));
  return { stars: rows.reverse() };
}
