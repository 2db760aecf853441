import type { Market, Product, Review } from '../catalog/model.ts';
import { divideByWeight } from '../catalog/queries/divide-by-weight.ts';
import type { Site } from '../catalog/site.ts';
import { MAX_REVIEWS, REVIEW_PAGE, SORTED_REVIEW_PAGES } from '../core/site/constants.ts';
import { shorten } from '../core/text/text.ts';
import { marketPagePath, reviewsPath } from '../paths.ts';
import { productTrail, type Step } from './breadcrumb.ts';
import { makeMini, type MiniView } from './card.ts';
import { formatCount } from './format.ts';
import { headTitle } from './long-texts.ts';
import { makeListHead } from './list-page.ts';
import { makeReview, makeReviewFigures, type ReviewFiguresView, type ReviewView } from './reviews.ts';
import { type LinkView, makeShellView, type PageView } from './shell.ts';

/** A page of all reviews of a product. */
export interface ReviewsPageView extends PageView {
  readonly trail: readonly Step[];
  readonly product: MiniView;
  readonly figures: ReviewFiguresView;
  /** Address of the shopper's orders, on whose pages reviews are written; missing in a shop without an API host. */
  readonly orders?: string;
  /** "14 reviews". */
  readonly count: string;
  readonly reviews: readonly ReviewView[];
  /** What a script needs to sort all of them; missing where there are too many. */
  readonly sorting?: { readonly base: string; readonly page: number; readonly pageCount: number };
  /** "Page 2 of 3", and the pages before and after; missing where there is one page. */
  readonly paging?: { readonly words: string; readonly links: readonly LinkView[] };
}

/** The reviews of a product by page; none where the product's own page shows all. */
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
  const count = `${formatCount(product.reviews.length, market.locale)} reviews`;
  const words = `Page ${page} of ${pageCount}`;
  const title = headTitle(`Reviews of ${product.title}`);
  return {
    shell: makeShellView(site, market, site.index.mainCategory(product, market)),
    head: {
      title: page === 1 ? title : `${title}, page ${page}`,
      description: shorten(
        `${count} of ${product.title}${figures.summary ? `, ${figures.summary.value} of 5 from ${figures.summary.shoppers}` : ''}.`,
        160,
      ),
      ...makeListHead(page, pageCount, pathOf),
      // The product's own page is the one to be found.
      isDeep: true,
    },
    trail: [...productTrail(site, product, market), { name: 'Reviews', path: pathOf(1) }],
    product: makeMini(site, product, market),
    figures,
    orders: site.api && marketPagePath(market, 'orders'),
    count,
    reviews: (pages[page - 1] ?? []).map(makeReview),
    sorting: pageCount <= SORTED_REVIEW_PAGES ? { base: pathOf(1), page, pageCount } : undefined,
    paging:
      pageCount > 1
        ? {
            words,
            links: [
              ...(page > 1 ? [{ label: 'Previous page', href: pathOf(page - 1) }] : []),
              ...(page < pageCount ? [{ label: 'Next page', href: pathOf(page + 1) }] : []),
            ],
          }
        : undefined,
  };
}
