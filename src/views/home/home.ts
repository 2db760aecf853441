import { HOME_SECTIONS, type HomeInput, type HomeSection } from '../../catalog/schema/home.ts';
import { builtPath } from '../../catalog/listings/list-category-products.ts';
import type { Site } from '../../catalog/site/site.ts';
import { LISTING_WIDTHS, TILE_WIDTH } from '../../core/site/constants.ts';
import { DETAIL_WIDTHS } from '../../core/pictures/picture-widths.ts';
import { savingPercent } from '../../core/money/saving-percent.ts';
import { allProductsPath, categoryPath, marketPath, productPath } from '../../paths.ts';
import {
  makeListPrice,
  makeProductPicture,
  makeRating,
  type PictureView,
  type PriceView,
  type RatingView,
} from '../parts/card.ts';
import { FEWEST_IN_ROW, noticeIn, RailMaker, type RailView } from './home-rails.ts';
import { MOST_TILES, type TilesView, type TileView } from './home-tiles.ts';
import type { PageView } from '../parts/page-view.ts';
import { makeShellView } from '../parts/shell.ts';
import { priceFrom } from '../parts/format.ts';
import { namedPicture } from '../parts/picture-attributes.ts';
import { leadsToProducts, makeSlides, type SceneView, type SlideView, withPictures } from './slides.ts';

/** One or two banners below a section. */
interface BannersView {
  readonly after: HomeSection;
  readonly banners: readonly SceneView[];
}

/** The deal of the week. */
export interface DealView {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  /** Title of the product. */
  readonly name: string;
  readonly href: string;
  readonly savingPercent: number;
  readonly price: PriceView;
  readonly rating?: RatingView;
  readonly picture?: PictureView;
}

export interface MemberGiftsView extends SceneView {
  readonly text: string;
  readonly note?: string;
}

export interface TrendsView {
  readonly title: string;
  readonly text?: string;
  readonly tiles: readonly TileView[];
}

/** A term that holds for every order, with the page that says more. */
export interface PromiseView {
  readonly title: string;
  /** Shown only on wide screens. */
  readonly text: string;
  readonly icon: 'truck' | 'clock' | 'cash' | 'return' | 'refund' | 'support' | 'tag' | 'shield';
  readonly href: string;
}

/** The home page of the default market. What home.json leaves out is missing or an empty list. */
export interface HomeView extends PageView {
  readonly heading: string;
  readonly slides: readonly SlideView[];
  readonly banners: readonly BannersView[];
  readonly promises: readonly PromiseView[];
  readonly categories?: TilesView;
  /** Said in a shop without products. */
  readonly notice?: string;
  /** Rows of the season, then products by price. */
  readonly seasons: readonly RailView[];
  readonly priceShops: readonly RailView[];
  readonly occasions: readonly RailView[];
  readonly bestSellers: readonly RailView[];
  readonly newShops: readonly RailView[];
  /** Missing when the default market does not sell the product, or its price saves nothing. */
  readonly deal?: DealView;
  readonly trends?: TrendsView;
  readonly productsForYou: readonly RailView[];
  readonly memberGifts?: MemberGiftsView;
  /** All sections below slides and promises, from top to bottom, including those that the page leaves out. */
  readonly order: readonly HomeSection[];
}

/** The home page of the default market, in the order of home.json. Tiles and slides that lead to no products are left out. */
export function makeHomeView(site: Site): HomeView {
  const { catalog, defaultMarket: market } = site;
  const { home, store } = catalog;
  const deal = makeDeal(site);
  /** The tiles that lead to products; empty if others are left out and hardly any remain. */
  const filledOf = <Tile extends { readonly href: string }>(tiles: readonly Tile[]): readonly Tile[] => {
    const filled = tiles.filter((tile) => leadsToProducts(site, tile));
    return filled.length < tiles.length && filled.length < FEWEST_IN_ROW ? [] : filled;
  };
  const cards = withPictures(
    site,
    inHeaderOrder(site, filledOf(home.categories ? (home.categories.cards ?? topCards(site)) : [])),
  );
  const trends = filledOf(home.trends?.tiles ?? []);
  const rails = new RailMaker(site, market, deal && home.deal ? [home.deal.sku] : []);
  const forYou = home.productsForYou && { title: home.productsForYou.title, href: allProductsPath(market) };
  const wanted = home.productsForYou?.skus ?? [];
  const areGone = wanted.every((sku) => !catalog.products.has(sku));
  // This row is made first, as each product is in one row only.
  const named = forYou ? (areGone ? rails.all(forYou) : rails.named(forYou, wanted)) : [];
  const rows = {
    seasons: rails.seasons(),
    priceShops: rails.priceShops(),
    occasions: rails.occasions(),
    bestSellers: rails.bestSellers(),
    newShops: rails.newShops(),
  };
  const productsForYou = forYou && areGone && named.length === 0 ? rails.first(forYou) : named;
  /** A picture that home.json names. `width` is in pixels. */
  const pictureOf = (
    named: { image: string; alt?: string | undefined },
    largest: number,
    smallest?: number,
  ): PictureView => ({
    image: namedPicture(site, named, largest, smallest),
    alt: named.alt ?? '',
  });
  return {
    shell: makeShellView(site),
    head: {
      title: home.title,
      description: home.description,
      path: marketPath(market),
    },
    heading: `${store.name}: ${home.title}`,
    slides: makeSlides(site, home.hero ?? [], market),
    banners: (home.banners ?? [])
      .map(({ after, banners }) => ({
        after,
        banners: withPictures(
          site,
          banners.filter((banner) => leadsToProducts(site, banner)),
        ).map((banner) => {
          const { scene, title, label, href } = banner;
          const text = banner.text ?? priceFrom(site, href);
          return {
            scene,
            title,
            text: text || undefined,
            label,
            href: builtPath(site, href),
            ...pictureOf(banner, LISTING_WIDTHS[1]),
          };
        }),
      }))
      .filter(({ banners }) => banners.length > 0),
    promises: store.promises.map(({ title, text, icon, href }) => ({ title, text, icon, href })),
    categories:
      home.categories && cards.length > 0
        ? {
            title: home.categories.title,
            tiles: cards.map((card) => {
              const { title, href } = card;
              const text = card.text ?? priceFrom(site, href);
              return { title, text: text || undefined, href, ...pictureOf(card, LISTING_WIDTHS[1], TILE_WIDTH) };
            }),
          }
        : undefined,
    deal,
    trends:
      home.trends && trends.length > 0
        ? {
            title: home.trends.title,
            text: home.trends.text || undefined,
            tiles: trends.map((tile) => {
              const { title, text, href } = tile;
              return { title, text, href, ...pictureOf(tile, DETAIL_WIDTHS[0]) };
            }),
          }
        : undefined,
    ...rows,
    productsForYou,
    order: [...new Set([...(home.order ?? []), ...HOME_SECTIONS])],
    notice: noticeIn(site, market),
    memberGifts: home.memberGifts && {
      scene: home.memberGifts.scene,
      title: home.memberGifts.title,
      text: home.memberGifts.text,
      note: home.memberGifts.note,
      label: home.memberGifts.label,
      href: home.memberGifts.href,
      ...pictureOf(home.memberGifts, LISTING_WIDTHS[1]),
    },
  };
}

/** In the order of header and menu, by the top-level category that each leads to; what leads elsewhere comes last. */
function inHeaderOrder<Card extends { readonly href: string }>(
  { index, defaultMarket: market }: Site,
  cards: readonly Card[],
): readonly Card[] {
  const tops = index.topCategories(market);
  const categories = index.categoriesOf(market);
  const positionOf = ({ href }: Card): number => {
    const category = categories.find((one) => categoryPath(market, one) === href);
    const position = tops.findIndex((top) => category && index.branchOf(category)[0] === top);
    return position < 0 ? tops.length : position;
  };
  return cards.toSorted((one, other) => positionOf(one) - positionOf(other));
}

/** A card for each top-level category, for a home.json that names none. */
function topCards({ index, defaultMarket }: Site): NonNullable<NonNullable<HomeInput['categories']>['cards']> {
  const categories = index.topCategories(defaultMarket);
  return categories.length < FEWEST_IN_ROW
    ? []
    : categories
        .slice(0, MOST_TILES)
        .map((category) => ({ title: category.label, href: categoryPath(defaultMarket, category) }));
}

/** The deal of the week. Its saving is computed from the product's price and MRP; without a saving there is no deal. */
function makeDeal(site: Site): DealView | undefined {
  const { catalog, defaultMarket: market } = site;
  if (!catalog.home.deal) return undefined;
  const { sku, title, text, label } = catalog.home.deal;
  const product = catalog.products.get(sku);
  const offer = product?.offers[market.id];
  if (!product || !offer) return undefined;
  const saving = savingPercent(offer.priceMinor, offer.mrpMinor);
  if (saving === 0) return undefined;
  return {
    title,
    text,
    label,
    name: product.title,
    href: productPath(market, product),
    savingPercent: saving,
    price: makeListPrice(site, product, market),
    rating: product.rating && makeRating(product.rating, market),
    picture: makeProductPicture(site, product, LISTING_WIDTHS[1]),
  };
}
