import type { Market } from '../catalog/model.ts';
import { listBestSellers } from '../catalog/queries/best-sellers.ts';
import type { Site } from '../catalog/site.ts';
import { type CardView, makeCards } from './card.ts';

/** What others buy, for pages that have nothing else to show. */
export const makeBestSellers = (site: Site, market: Market): CardView[] =>
  makeCards(
    site,
    listBestSellers(site, market).flatMap((sku) => site.catalog.products.get(sku) ?? []),
    market,
  );
