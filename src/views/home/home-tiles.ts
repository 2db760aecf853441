import { listFacetPages } from '../../catalog/facets/facet-pages.ts';
import type { Category, Market, Product } from '../../catalog/model.ts';
import type { Picture } from '../../catalog/picture.ts';
import type { Site } from '../../catalog/site/site.ts';
import { LISTING_WIDTHS } from '../../core/site/constants.ts';
import { listingsText } from '../../messages/rooms/listings.ts';
import { categoryPath, facetPath, tilePath } from '../../paths.ts';
import type { PictureView } from '../parts/card.ts';
import { formatAmount } from '../parts/format.ts';
import { pictureAttributes } from '../parts/picture-attributes.ts';

/** Most category tiles where home.json names none. Three rows on a phone, two on tablets, one on wide screens. */
export const MOST_TILES = 12;
/** Tiles in a row on a phone. */
const ROW = 4;

/** A picture with a link. */
export interface TileView extends PictureView {
  readonly title: string;
  readonly text?: string;
  readonly href: string;
}

/** Tiles below a heading. */
export interface TilesView {
  readonly title: string;
  readonly tiles: readonly TileView[];
}

/** A tile for which no picture has been chosen yet. */
interface Found {
  readonly title: string;
  readonly href: string;
  readonly products: readonly Product[];
  /** The picture that the shop names. */
  readonly picture?: Picture;
}

/**
 * The categories of a market, followed by the subcategories of each, in whole rows. No two tiles have the same picture. Undefined where not even one
 * row is full.
 */
export function makeMarketTiles(site: Site, market: Market): TilesView | undefined {
  const { index } = site;
  const categories = index.topCategories(market);
  const found: readonly Found[] = [
    ...categories.map((category) => ({
      title: category.label,
      href: categoryPath(market, category),
      products: index.productsOf(category),
    })),
    ...takeTurns(categories.map((category) => listKinds(site, category, market))),
  ];
  const shown = new Set<string>();
  const titles = new Set<string>();
  const tiles: TileView[] = [];
  for (const { title, href, products, picture: own } of found) {
    if (tiles.length === MOST_TILES) break;
    if (products.length === 0) continue;
    const picture = [own, ...products.map(({ pictures }) => pictures[0])].find((one) => one && !shown.has(one.source));
    if (!picture || titles.has(title)) continue;
    shown.add(picture.source);
    titles.add(title);
    const image = pictureAttributes(site, picture, LISTING_WIDTHS[0]);
    tiles.push({ title, text: lowestPrice(products, market), href, image, alt: '' });
  }
  const count = tiles.length - (tiles.length % ROW);
  return count === 0 ? undefined : { title: listingsText.shopByCategory, tiles: tiles.slice(0, count) };
}

/** The subcategories of a category; without them, the pages of the filter that it names first. Colours and sizes don't describe a kind of product. */
function listKinds(site: Site, category: Category, market: Market): readonly Found[] {
  if (category.strip.length > 0)
    return category.strip.map((tile) => ({
      title: tile.title,
      href: tilePath(market, category, tile),
      products: site.index.productsOfTile(category, tile),
      picture: tile.picture,
    }));
  return listFacetPages(site, category)
    .filter(
      ({ facet, value }) => facet.id === category.facetIds?.[0] && value.swatch === undefined && !facet.input.systems,
    )
    .map(({ facet, value, products }) => ({
      title: value.label,
      href: facetPath(market, category, facet.id, value.id),
      products,
    }));
}

function lowestPrice(products: readonly Product[], market: Market): string | undefined {
  const prices = products.flatMap(({ offers }) => offers[market.id]?.priceMinor ?? []);
  return prices.length === 0
    ? undefined
    : listingsText.priceFrom({ amount: formatAmount(Math.min(...prices), market) });
}

/** The first entry of each list, then the second of each, and so on. */
function takeTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const taken: T[] = [];
  let open = lists;
  for (let round = 0; open.length > 0; round++) {
    open = open.filter(({ length }) => length > round);
    for (const list of open) taken.push(...list.slice(round, round + 1));
  }
  return taken;
}
