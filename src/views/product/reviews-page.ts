import type { Market, Product, Review } from '../../catalog/model.ts';
import { divideByWeight } from '../../catalog/listings/divide-by-weight.ts';
import type { Site } from '../../catalog/site/site.ts';
import { MAX_REVIEWS, REVIEW_PAGE, SORTED_REVIEW_PAGES } from '../../core/site/constants.ts';
import { shorten } from '../../core/text/text.ts';
import { listsText } from '../../messages/rooms/lists.ts';
import { reviewsText } from '../../messages/rooms/reviews.ts';
import { marketPagePath, reviewsPath } from '../../paths.ts';
import { productTrail, type Step } from '../parts/breadcrumb.ts';
import { makeMini, type MiniView } from '../parts/card.ts';
import { formatCount } from '../parts/format.ts';
import { headTitle } from '../parts/long-texts.ts';
import { makeListHead, titleOfPage } from '../parts/list-page.ts';
import { makeReview, makeReviewFigures, type ReviewFiguresView, type ReviewView } from './reviews.ts';
import type { LinkView, PageView } from '../parts/page-view.ts';
import { makeShellView } from '../parts/shell.ts';

/** One page of all reviews of a product. */
export interface ReviewsPageView extends PageView {
  readonly trail: readonly Step[];
  readonly product: MiniView;
  readonly figures: ReviewFiguresView;
  /** Address of the shopper's orders, on whose pages reviews are written; missing in a shop without an API host. */
  readonly orders?: string;
  /** "14 reviews". */
  readonly count: string;
  readonly reviews: readonly ReviewView[];
  /** What a script needs to sort all reviews; missing where there are too many. */
  readonly sorting?: { readonly base: string; readonly page: number; readonly pageCount: number };
  /** "Page 2 of 3", and links to the pages before and after; missing where there is only one page. */
  readonly paging?: { readonly words: string; readonly links: readonly LinkView[] };
}

/** The reviews of a product, divided into pages; empty if the product's own page shows all of them. */
export const divideReviews = ({ reviews }: Product): (readonly Review[])[] =>
  reviews.length > MAX_REVIEWS
    ? divideByWeight(reviews, REVIEW_PAGE.reviews, REVIEW_PAGE.bytes, ({ text }) => Buffer.byteLength(text))
    : [];

/** `page` counts from 1. */
export function makeReviewsPageView(site: Site, product: Product, market: Market, page: number): ReviewsPageView {
  const pages = divideReviews(product);
  const pageCount = pages.length;
  const pathOf = (number: number) => reviewsPath(market, product, number);
  const figures = makeReviewFigures(product, market);
  const written = { count: product.reviews.length, shown: formatCount(product.reviews.length, market.locale) };
  const title = headTitle(reviewsText.title({ product: product.title }));
  return {
    shell: makeShellView(site, market, site.index.mainCategory(product, market)),
    head: {
      title: titleOfPage(title, page),
      description: shorten(describeReviews(product, written, figures), 160),
      ...makeListHead(page, pathOf),
      // Search engines should find the product's own page.
      isDeep: true,
    },
    trail: [...productTrail(site, product, market), { name: reviewsText.step, path: pathOf(1) }],
    product: makeMini(site, product, market),
    figures,
    orders: site.api && marketPagePath(market, 'orders'),
    count: reviewsText.count({ count: written.count, shown: written.shown }),
    reviews: (pages[page - 1] ?? []).map(makeReview),
    sorting: pageCount <= SORTED_REVIEW_PAGES ? { base: pathOf(1), page, pageCount } : undefined,
    paging:
      pageCount > 1
        ? {
            words: listsText.pageOf({ page, pages: pageCount }),
            links: [
              ...(page > 1 ? [{ label: reviewsText.previous, href: pathOf(page - 1) }] : []),
              ...(page < pageCount ? [{ label: reviewsText.next, href: pathOf(page + 1) }] : []),
            ],
          }
        : undefined,
  };
}

function describeReviews(
  { title: product }: Product,
  { count, shown }: { readonly count: number; readonly shown: string },
  { summary }: ReviewFiguresView,
): string {
  if (!summary) return reviewsText.description({ count, shown, product });
  const { value: rating, shoppers } = summary;
  return reviewsText.descriptionRated({ count, shown, product, rating, shoppers });
}
