import type { Market, Product } from '../../catalog/model.ts';
import { listBestSellers } from '../../catalog/listings/best-sellers.ts';
import type { Site } from '../../catalog/site/site.ts';
import { CARD_LINE, shortNameLength } from '../../core/text/short-name.ts';
import { type CardView, makeCards, makeRatedMini, type MiniView } from '../parts/card.ts';

/** What others buy, for pages that have nothing else to show. These cards don't say who sells them, to save bytes. */
export const makeBestSellers = (site: Site, market: Market): CardView[] =>
  makeCards(site, listProducts(site, market), market).map(({ brand, ...card }) => card);

/** One row of small links, for pages that have no bytes for cards. */
export const makeBestMinis = (site: Site, market: Market): MiniView[] =>
  listProducts(site, market)
    .slice(0, ROW)
    .map((product) => ({
      ...makeRatedMini(site, product, market),
      // They are as wide as cards, so their names are cut in the same way.
      title: product.title.slice(0, shortNameLength(product.title, CARD_LINE)),
    }));

const ROW = 6;

const listProducts = (site: Site, market: Market): Product[] =>
  listBestSellers(site, market).flatMap((sku) => site.catalog.products.get(sku) ?? []);
