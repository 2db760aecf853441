import type { Market, Product, Seller } from '../../catalog/model.ts';
import type { Picture } from '../../catalog/picture.ts';
import { boundState } from '../../catalog/delivery/delivery-files.ts';
import type { Site } from '../../catalog/site/site.ts';
import { inWords } from '../../catalog/values/words.ts';
import { LISTING_WIDTHS, PAGE_SIZE } from '../../core/site/constants.ts';
import { ratingMark } from '../../core/listing/rating-words.ts';
import { townOf } from '../../core/address/town.ts';
import { countPages, rangeWords, slicePage } from '../../core/listing/pagination.ts';
import { initialsOf } from '../../core/text/initials.ts';
import { unbroken } from '../../core/text/unbroken.ts';
import { listingsText } from '../../messages/rooms/listings.ts';
import { shopsText } from '../../messages/rooms/shops.ts';
import { allProductsPath, productPath, sellerPath } from '../../paths.ts';
import { type Step, shopTrail } from '../parts/breadcrumb.ts';
import { type CardView, type MiniView, makeCards, makeRating, type RatingView } from '../parts/card.ts';
import { type FiltersControl, makeFiltersControl } from './filters.ts';
import { describeBreadcrumb, describeList, serialiseJsonLd } from '../json-ld/json-ld.ts';
import { type PagesView, makeListHead } from '../parts/list-page.ts';
import { storePages } from '../parts/market-pages.ts';
import type { ContactView, LinkView, PageView } from '../parts/page-view.ts';
import { makeContact, makeShellView } from '../parts/shell.ts';
import { describeTerms, formatCount, formatMonth } from '../parts/format.ts';
import { makeOfferTerms } from '../parts/market-rules.ts';
import { pictureAttributes } from '../parts/picture-attributes.ts';

/** A number with its unit: "1,204" and "Followers". */
interface FigureView {
  readonly value: string;
  readonly word: string;
}

/** The seller on a product page. */
export interface SellerView {
  readonly name: string;
  readonly shop: string;
  /** "3.9★"; missing without ratings. */
  readonly rating?: string;
  /** The rating with the number of ratings, if there is one; followers; products. */
  readonly figures: readonly FigureView[];
  readonly legalName: string;
  readonly address: string;
  readonly care: ContactView;
  /** The only state to which it sells, as it has no GSTIN. */
  readonly ownState?: string;
}

/** One page of a seller's shop. */
export interface SellerPageView extends PageView {
  readonly trail: readonly Step[];
  readonly name: string;
  /** The first letters of the name, in place of a logo. */
  readonly initials: string;
  /** Links to three products with pictures, for the banner of the first page; none where it has fewer. */
  readonly banner: readonly MiniView[];
  readonly rating?: RatingView;
  /** "11,094 followers", the town, and since when it sells here, as far as they are known. */
  readonly facts: readonly string[];
  /** Cost of delivery, payment and returns, in few words each. */
  readonly shortTerms: readonly { readonly icon: 'truck' | 'cash' | 'return'; readonly text: string }[];
  /** Cost of delivery and days for returns in sentences, and links to the pages that say more. */
  readonly terms: string;
  readonly policies: readonly LinkView[];
  /** Sanitised HTML; only on the first page. */
  readonly aboutHtml?: string;
  /** "66 products", on later pages "21–40 of 66 products". */
  readonly count: string;
  readonly cards: readonly CardView[];
  /** Missing for a shop that is too small for filters. */
  readonly filters?: FiltersControl;
  readonly pages: PagesView;
  /** Address of all products, which an empty shop links to. */
  readonly allProducts: string;
  readonly legalName: string;
  readonly address: string;
  readonly care: ContactView & { readonly hours?: string };
  readonly gstin?: string;
  /** The only state to which it sells, as it has no GSTIN. */
  readonly ownState?: string;
}

/** A shop without accounts counts none. */
const countFollowers = ({ followers }: Seller, { locale }: Market): FigureView[] =>
  followers > 0 ? [{ value: formatCount(followers, locale), word: shopsText.followers({ count: followers }) }] : [];

const followersAndProducts = (seller: Seller, market: Market): FigureView[] => [
  ...countFollowers(seller, market),
  { value: formatCount(seller.products, market.locale), word: shopsText.products({ count: seller.products }) },
];

/** The seller on a product page. */
export function makeSeller(site: Site, seller: Seller, market: Market): SellerView {
  const ownState = boundState(site, market, seller.id);
  const { name, rating, ratings, legalName, address, care } = seller;
  const mark = rating === undefined ? undefined : ratingMark(rating);
  const count = shopsText.ratings({ count: ratings, shown: formatCount(ratings, market.locale) });
  return {
    name,
    shop: sellerPath(market, seller),
    rating: mark,
    figures: [...(mark === undefined ? [] : [{ value: mark, word: count }]), ...followersAndProducts(seller, market)],
    legalName,
    address: unbroken(address),
    care: makeContact(care),
    ownState: ownState ? inWords(seller.words, ownState) : undefined,
  };
}

/** Products in the banner of a shop. */
const IN_BANNER = 3;
/** How many products the first two rows have on wide screens. */
const IN_TWO_ROWS = 10;

/** The first pictures that show their products whole. The banner skips those of the first two rows, where there are enough others. */
function makeBanner(site: Site, products: readonly Product[], market: Market): MiniView[] {
  const withPicture = products.filter(({ pictures }) => pictures.length > 0);
  if (withPicture.length < IN_BANNER) return [];
  const start = Math.min(IN_TWO_ROWS, withPicture.length - IN_BANNER);
  return withPicture.slice(start, start + IN_BANNER).map((product) => ({
    title: product.title,
    path: productPath(market, product),
    image: pictureAttributes(site, product.pictures[0] as Picture, LISTING_WIDTHS[0]),
  }));
}

function makeShortTerms(market: Market): SellerPageView['shortTerms'] {
  const { fee, cash, returns } = makeOfferTerms(market, undefined, {
    isBuyable: true,
    isMade: false,
    asksPinCode: false,
  });
  return [
    { icon: 'truck', text: fee },
    ...(cash === undefined ? [] : [{ icon: 'cash' as const, text: cash }]),
    { icon: 'return', text: returns },
  ];
}

const policiesOf = (site: Site, market: Market): LinkView[] => [
  { label: shopsText.delivery, href: market.shippingPage },
  { label: shopsText.returns, href: storePages(site, market).returns },
];

/** `page` counts from 1. */
export function makeSellerPageView(site: Site, seller: Seller, market: Market, page: number): SellerPageView {
  const products = site.index.productsOfSeller(seller.id, market);
  const ownState = boundState(site, market, seller.id);
  const { name, rating, ratings, legalName, address, since, care, gstin, aboutHtml } = seller;
  const town = townOf(address);
  const pageCount = countPages(products.length, PAGE_SIZE);
  const shown = slicePage(products, page, PAGE_SIZE);
  const pathOf = (number: number) => sellerPath(market, seller, number);
  const trail = [...shopTrail(market), { name, path: pathOf(1) }];
  const count = listingsText.products({
    count: products.length,
    shown: formatCount(products.length, market.locale),
  });
  const shop = site.catalog.store.name;
  return {
    shell: makeShellView(site, market),
    head: {
      title: page === 1 ? shopsText.title({ name }) : shopsText.titleOfPage({ name, page }),
      description: shopsText.description({ name, shop, products: count, legalName, address }),
      ...makeListHead(page, pathOf),
      jsonLd: [describeBreadcrumb(site, trail), ...(page === 1 ? [describeList(site, name, market, shown)] : [])].map(
        serialiseJsonLd,
      ),
    },
    trail,
    name,
    initials: initialsOf(name),
    banner: page === 1 ? makeBanner(site, products, market) : [],
    shortTerms: makeShortTerms(market),
    terms: describeTerms(market),
    policies: policiesOf(site, market),
    rating: rating === undefined ? undefined : makeRating({ value: rating, count: ratings }, market),
    facts: [town && inWords(seller.words, town), since && shopsText.since({ shop, month: formatMonth(since) })].filter(
      (fact) => fact !== undefined,
    ),
    aboutHtml: page === 1 && aboutHtml ? aboutHtml : undefined,
    count: rangeWords(page, PAGE_SIZE, products.length, count),
    // All cards are of this seller.
    cards: makeCards(site, shown, market).map(({ brand, ...card }) => card),
    ...makeFiltersControl(site, market, pathOf(1)),
    pages: { page, pageCount, base: pathOf(1), label: listingsText.pagesOf({ title: name }) },
    allProducts: allProductsPath(market),
    legalName,
    address: unbroken(address),
    care: { ...makeContact(care), hours: care.hours || undefined },
    gstin: gstin || undefined,
    ownState: ownState ? inWords(seller.words, ownState) : undefined,
  };
}
