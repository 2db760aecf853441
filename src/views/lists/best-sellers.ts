import type { Market, Product } from '../../catalog/model.ts';
import { listBestSellers } from '../../catalog/listings/best-sellers.ts';
import type { Site } from '../../catalog/site/site.ts';
import { CARD_LINE, shortNameLength } from '../../core/text/short-name.ts';
import { type CardView, makeCards, makeRatedMini, type MiniView } from '../parts/card.ts';

/** What others buy, for pages that have nothing else to show. They have no bytes for whose each is. */
export const makeBestSellers = (site: Site, market: Market): CardView[] =>
  makeCards(site, listProducts(site, market), market).map(({ brand, ...card }) => card);

/** One row of them, for a page that has no bytes for cards. */
export const makeBestMinis = (site: Site, market: Market): MiniView[] =>
  listProducts(site, market)
    .slice(0, ROW)
    .map((product) => ({
      ...makeRatedMini(site, product, market),
      // They are as wide as cards, and have the same names.
      title: product.title.slice(0, shortNameLength(product.title, CARD_LINE)),
    }));

const ROW = 6;

const listProducts = (site: Site, market: Market): Product[] =>
  listBestSellers(site, market).flatMap((sku) => site.catalog.products.get(sku) ?? []);
