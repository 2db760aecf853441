import type { Market, Picture, Product, Seller } from '../catalog/model.ts';
import type { Site } from '../catalog/site.ts';
import { LISTING_WIDTHS, PAGE_SIZE } from '../core/site/constants.ts';
import { townOf } from '../core/address/town.ts';
import { ownStateOf } from '../core/delivery/own-state.ts';
import { countPages, slicePage } from '../core/listing/pagination.ts';
import { countWord } from '../core/text/text.ts';
import { allProductsPath, productPath, sellerPath } from '../paths.ts';
import { type Step, shopTrail } from './breadcrumb.ts';
import { type CardView, type MiniView, makeCards, makeRating, type RatingView } from './card.ts';
import { type FiltersControl, makeFiltersControl } from './filters.ts';
import { describeBreadcrumb, describeList, serialiseJsonLd } from './json-ld.ts';
import { type PagesView, makeListHead } from './list-page.ts';
import { type ContactView, type LinkView, makeContact, makeShellView, type PageView } from './shell.ts';
import { describeTerms, formatCount, formatMonth } from './format.ts';
import { freeDeliveryWords } from './free-delivery.ts';
import { pictureAttributes } from './picture-attributes.ts';

/** A number with its unit: "1,204" and "Followers". */
export interface FigureView {
  readonly value: string;
  readonly word: string;
}

/** The seller on a product page. */
export interface SellerView {
  readonly name: string;
  readonly shop: string;
  /** Rating with the number of ratings where there is one, followers, products. */
  readonly figures: readonly FigureView[];
  readonly legalName: string;
  readonly address: string;
  readonly care: ContactView;
  /** The only state that it sells to, as it has no GSTIN. */
  readonly ownState?: string;
}

/** One page of a seller's shop. */
export interface SellerPageView extends PageView {
  readonly trail: readonly Step[];
  readonly name: string;
  /** Links to its best-selling products with a near view of each, for the banner of the first page; none where fewer have one. */
  readonly banner: readonly MiniView[];
  readonly rating?: RatingView;
  /** Followers and products. */
  readonly figures: readonly FigureView[];
  /** "Lucknow, Uttar Pradesh", where the address says it. */
  readonly town?: string;
  /** "On Haat since April 2019". */
  readonly since?: string;
  /** What delivery costs and how long returns are taken, in sentences, and the pages that say more. */
  readonly terms: string;
  readonly policies: readonly LinkView[];
  /** Sanitised HTML; only on the first page. */
  readonly aboutHtml?: string;
  /** "Free delivery", said once for all products. */
  readonly delivery?: string;
  readonly cards: readonly CardView[];
  /** Missing for a shop that is too small for filters. */
  readonly filters?: FiltersControl;
  readonly pages: PagesView;
  /** Address of all products, to which an empty shop links. */
  readonly allProducts: string;
  readonly legalName: string;
  readonly address: string;
  readonly care: ContactView & { readonly hours?: string };
  readonly gstin?: string;
  /** The only state that it sells to, as it has no GSTIN. */
  readonly ownState?: string;
}

const followersAndProducts = ({ followers, products }: Seller, { locale }: Market): FigureView[] => [
  // A shop without accounts counts none.
  ...(followers > 0
    ? [{ value: formatCount(followers, locale), word: followers === 1 ? 'follower' : 'followers' }]
    : []),
  { value: formatCount(products, locale), word: countWord(products, 'product', 'products') },
];

const findOwnState = ({ catalog }: Site, { id }: Seller, market: Market): string | undefined =>
  ownStateOf(catalog.deliveryRules.get(market.id) ?? [], id);

export function makeSeller(site: Site, seller: Seller, market: Market): SellerView {
  const ownState = findOwnState(site, seller, market);
  const { name, rating, ratings, legalName, address, care } = seller;
  const count = `${formatCount(ratings, market.locale)} ${ratings === 1 ? 'rating' : 'ratings'}`;
  return {
    name,
    shop: sellerPath(market, seller),
    figures: [
      ...(rating === undefined ? [] : [{ value: `★ ${rating}`, word: count }]),
      ...followersAndProducts(seller, market),
    ],
    legalName,
    address,
    care: makeContact(care),
    ownState: ownState || undefined,
  };
}

/** Products in the banner of a shop. */
const IN_BANNER = 3;

/** A near view of each, which is its second picture, as its card has the first. */
function makeBanner(site: Site, products: readonly Product[], market: Market): MiniView[] {
  const shown = products.filter(({ pictures }) => pictures.length > 1).slice(0, IN_BANNER);
  return shown.length < IN_BANNER
    ? []
    : shown.map((product) => ({
        title: product.title,
        path: productPath(market, product),
        image: pictureAttributes(site, product.pictures[1] as Picture, LISTING_WIDTHS[0]),
      }));
}

const policiesOf = ({ catalog }: Site, { shippingPage }: Market): LinkView[] => [
  { label: 'Delivery', href: shippingPage },
  { label: 'Returns and refunds', href: catalog.store.pages.returns },
];

/** `page` counts from 1. */
export function makeSellerPageView(site: Site, seller: Seller, market: Market, page: number): SellerPageView {
  const products = site.index.productsOfSeller(seller.id, market);
  const ownState = findOwnState(site, seller, market);
  const { name, rating, ratings, legalName, address, since, care, gstin, aboutHtml } = seller;
  const pageCount = countPages(products.length, PAGE_SIZE);
  const shown = slicePage(products, page, PAGE_SIZE);
  const pathOf = (number: number) => sellerPath(market, seller, number);
  const trail = [...shopTrail(market), { name, path: pathOf(1) }];
  const count = `${formatCount(products.length, market.locale)} ${countWord(products.length, 'product', 'products')}`;
  return {
    shell: makeShellView(site, market),
    head: {
      title: page === 1 ? `${name}, shop` : `${name}, shop, page ${page}`,
      description: `${name} on ${site.catalog.store.name}: ${count} from ${legalName}, ${address}.`,
      ...makeListHead(page, pageCount, pathOf),
      jsonLd: [
        describeBreadcrumb(site, trail),
        describeList(site, name, market, shown, (page - 1) * PAGE_SIZE + 1),
      ].map(serialiseJsonLd),
    },
    trail,
    name,
    banner: page === 1 ? makeBanner(site, products, market) : [],
    town: townOf(address),
    since: since && `On ${site.catalog.store.name} since ${formatMonth(since)}`,
    terms: describeTerms(market),
    policies: policiesOf(site, market),
    rating: rating === undefined ? undefined : makeRating({ value: rating, count: ratings }, market),
    figures: followersAndProducts(seller, market),
    aboutHtml: page === 1 && aboutHtml ? aboutHtml : undefined,
    delivery: freeDeliveryWords(market),
    cards: makeCards(site, shown, market),
    ...makeFiltersControl(site, market, pathOf(1)),
    pages: { page, pageCount, base: pathOf(1), label: `Pages of ${name}` },
    allProducts: allProductsPath(market),
    legalName,
    address,
    care: { ...makeContact(care), hours: care.hours || undefined },
    gstin: gstin || undefined,
    ownState: ownState || undefined,
  };
}
