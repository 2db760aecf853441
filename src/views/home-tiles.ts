import { takeTurns } from '../catalog/queries/catalog-index.ts';
import { listFacetPages } from '../catalog/queries/facet-pages.ts';
import type { Market, Picture, Product } from '../catalog/model.ts';
import type { Site } from '../catalog/site.ts';
import { LISTING_WIDTHS } from '../core/site/constants.ts';
import { listingsText } from '../messages/rooms/listings.ts';
import { categoryPath, facetPath } from '../paths.ts';
import type { PictureView } from './card.ts';
import { priceFrom } from './format.ts';
import { pictureAttributes } from './picture-attributes.ts';

/** Most tiles of categories, where home.json names none. Three rows on a phone, two on tablets, one on wide screens. */
export const MOST_TILES = 12;
/** Tiles in a row of a phone. */
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

/** What a tile leads to. */
interface Found {
  readonly title: string;
  readonly text: string | undefined;
  readonly href: string;
  readonly products: readonly Product[];
}

/**
 * The categories of a market, and after them what their filters have pages of, in whole rows. Colours and sizes are left out, as they say of
 * no kind of thing; each tile has a picture of its own. Undefined where not even one row is full.
 */
export function makeMarketTiles(site: Site, market: Market): TilesView | undefined {
  const { index } = site;
  const categories = index.topCategories(market);
  const found: readonly Found[] = [
    ...categories.map((category) => {
      const href = categoryPath(market, category);
      return { title: category.label, text: priceFrom(site, href, market), href, products: index.productsOf(category) };
    }),
    ...takeTurns(
      categories.map((category) =>
        listFacetPages(site, category)
          .filter(({ facet, value }) => value.swatch === undefined && !facet.input.systems)
          .map(({ facet, value, products }) => ({
            title: value.label,
            text: category.label,
            href: facetPath(market, category, facet.id, value.id),
            products,
          })),
      ),
    ),
  ];
  const shown = new Set<Picture>();
  const titles = new Set<string>();
  const tiles: TileView[] = [];
  for (const { title, text, href, products } of found) {
    if (tiles.length === MOST_TILES) break;
    const picture = products.flatMap(({ pictures }) => pictures.slice(0, 1)).find((one) => !shown.has(one));
    if (!picture || titles.has(title)) continue;
    shown.add(picture);
    titles.add(title);
    const image = pictureAttributes(site, picture, LISTING_WIDTHS[0]);
    tiles.push({ title, text, href, image, alt: '' });
  }
  const count = tiles.length - (tiles.length % ROW);
  return count === 0 ? undefined : { title: listingsText.shopByCategory, tiles: tiles.slice(0, count) };
}
