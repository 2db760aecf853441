import { isEmptyListing, type ListingPage } from '../../catalog/listings/list-category-products.ts';
import { categoryAudience } from '../../catalog/search/audiences.ts';
import type { Category, Market } from '../../catalog/model.ts';
import type { Site } from '../../catalog/site/site.ts';
import { LISTING_WIDTHS, THUMBNAIL_WIDTH } from '../../core/site/constants.ts';
import { countPages, rangeWords } from '../../core/listing/pagination.ts';
import { listsText } from '../../messages/rooms/lists.ts';
import { listingsText } from '../../messages/rooms/listings.ts';
import { shellText } from '../../messages/rooms/shell.ts';
import { allProductsPath, categoriesPath, categoryPath, tilePath } from '../../paths.ts';
import { categoryTrail, type Step, shopTrail } from '../parts/breadcrumb.ts';
import { type CardView, makeCards } from '../parts/card.ts';
import { describeBreadcrumb, describeList, serialiseJsonLd } from '../json-ld/json-ld.ts';
import { type FiltersControl, makeFiltersControl } from './filters.ts';
import { makeOthersBuy } from './others-buy.ts';
import { type ChipView, type PagesView, makeListHead, titleOfPage } from '../parts/list-page.ts';
import type { LinkView, PageView } from '../parts/page-view.ts';
import { limitLinks, linkToCategory, makeShellView } from '../parts/shell.ts';
import { formatCount } from '../parts/format.ts';
import { freeDeliveryWords } from '../parts/free-delivery.ts';
import { ownShape, shapeOfList } from '../parts/picture-shapes.ts';
import { largestPicture, type PictureAttributes, pictureAttributes } from '../parts/picture-attributes.ts';

/** The strip tiles of a category, each of which links to its own page. */
export interface StripView {
  /** Label of the category. */
  readonly label: string;
  /** Address of the whole category. */
  readonly href: string;
  /** Whether the page shows the whole category. */
  readonly isCurrent: boolean;
  readonly tiles: readonly {
    readonly title: string;
    readonly href: string;
    readonly image: PictureAttributes;
    readonly isCurrent: boolean;
  }[];
}

/** One page of a list of products: a category, a strip tile, or all products of a market. */
export interface ListingView extends PageView {
  readonly trail: readonly Step[];
  readonly title: string;
  /** "21–40 of 66 products". */
  readonly count: string;
  readonly intro?: string;
  /** Categories below this one, or beside it: at most `SHOWN_CATEGORIES`, then a link to the others. */
  readonly relatives: readonly ChipView[];
  readonly strip?: StripView;
  /** "Free delivery", said once for all products. */
  readonly delivery?: string;
  readonly cards: readonly CardView[];
  /** What others buy near this list, below one that is short. */
  readonly others: readonly CardView[];
  /** The shape of the pictures, where it differs from the shop's: "3:4". */
  readonly pictureShape?: string;
  /** Missing for a list that is too short for filters. */
  readonly filters?: FiltersControl;
  /** Whom the sizes of the list are for, where the category's name says so. */
  readonly audience?: string;
  readonly pages: PagesView;
  /** On a list of one value: the link that removes the value. */
  readonly chosen?: LinkView & { readonly remove: string };
  /** A link to the whole category, on a part of it that fits on this page. */
  readonly whole?: LinkView;
  /** Address of all products, which an empty list links to; missing in a shop without products. */
  readonly allProducts?: string;
  /** Sanitised HTML. */
  readonly aboutHtml?: string;
}

/** A list of so many products leaves most of a screen empty: so many others follow. */
const SHORT = { most: 5, others: 4 } as const;

/** A page of a list. Description, text and structured data of the products are only on the first page. */
export function makeListingView(site: Site, listing: ListingPage): ListingView {
  const { title, description, market, pageSize, pathOf, category, tile, facet, page, products } = listing;
  const pageCount = countPages(listing.total, pageSize);
  const total = formatCount(listing.total, market.locale);
  const tileTitle = category?.strip.find(({ path }) => path === tile)?.title;
  const trail = [
    ...(category ? categoryTrail(site, category, market) : shopTrail(market)),
    ...(tile ? [{ name: tileTitle ?? tile, path: pathOf(1) }] : []),
    ...(facet ? [{ name: facet.label, path: pathOf(1) }] : []),
  ];
  const picture = products[0]?.pictures[0];
  const full = page === 1 && !tile && !facet ? category : undefined;
  const shop = allProductsPath(market);
  const shape = shapeOfList(site, category);
  return {
    shell: makeShellView(site, market, category),
    head: {
      title: titleOfPage(title, page),
      description: page === 1 ? description : listingsText.laterDescription({ description, page, pages: pageCount }),
      ...makeListHead(page, pathOf),
      image: picture && largestPicture(site, picture),
      imageAlt: picture?.alt,
      jsonLd: [
        describeBreadcrumb(site, trail),
        ...(page === 1 ? [describeList(site, title, market, products)] : []),
      ].map(serialiseJsonLd),
    },
    trail,
    title,
    count:
      products.length === 0
        ? listingsText.none
        : rangeWords(page, pageSize, listing.total, listingsText.products({ count: listing.total, shown: total })),
    intro: full || (page === 1 && listing.isPart) ? description : undefined,
    relatives: category ? listRelatives(site, category, market) : [],
    strip: category && !facet ? makeStrip(site, category, market, tile) : undefined,
    delivery: products.length > 0 ? freeDeliveryWords(market) : undefined,
    cards: makeCards(site, products, market, shape),
    others:
      pageCount === 1 && listing.total <= SHORT.most
        ? makeOthersBuy(site, market, { category, shown: products, most: SHORT.others })
        : [],
    pictureShape: ownShape(site, shape),
    ...makeFiltersControl(site, market, facet?.whole ?? pathOf(1), category, facet?.query),
    audience: (category && categoryAudience(site, category.id)) || undefined,
    pages: { page, pageCount, base: pathOf(1), label: listingsText.pagesOf({ title }) },
    chosen: facet && {
      label: facet.label,
      href: facet.whole,
      remove: listsText.removeChoice({ facet: facet.name, choice: facet.label }),
    },
    whole:
      category && !full && pageCount === 1 && !isEmptyListing(site, categoryPath(market, category))
        ? { label: shellText.allIn({ category: category.label }), href: categoryPath(market, category) }
        : undefined,
    allProducts: listing.total === 0 && !isEmptyListing(site, shop) ? shop : undefined,
    aboutHtml: full?.aboutHtml || undefined,
  };
}

/** The first categories below this one, or beside it when there are none. The page's own category comes first, a link to all of them last. */
function listRelatives({ index }: Site, category: Category, market: Market): readonly ChipView[] {
  const parent = index.childrenOf(category).length > 0 ? category : index.parentOf(category);
  if (!parent) return [];
  const children = index.childrenOf(parent);
  const others = children.filter((child) => child !== category);
  return limitLinks(
    [...(parent === category ? [] : [category]), ...others].map((relative) => ({
      ...linkToCategory(market, relative),
      isCurrent: relative === category,
    })),
    { label: shellText.allIn({ category: parent.label }), href: categoriesPath(market, parent), isCurrent: false },
  );
}

/** Tiles without products are left out, except for the page's own. */
function makeStrip(site: Site, category: Category, market: Market, active: string | undefined): StripView | undefined {
  const tiles = category.strip.filter(
    (tile) => tile.path === active || !isEmptyListing(site, tilePath(market, category, tile)),
  );
  if (tiles.length === 0) return undefined;
  return {
    label: category.label,
    href: categoryPath(market, category),
    isCurrent: !active,
    tiles: tiles.map((tile) => ({
      title: tile.title,
      href: tilePath(market, category, tile),
      image: pictureAttributes(site, tile.picture, LISTING_WIDTHS[0], THUMBNAIL_WIDTH),
      isCurrent: tile.path === active,
    })),
  };
}
