import type { Category, Market, Product } from '../../catalog/model.ts';
import { listOthersBuy } from '../../catalog/listings/others-buy.ts';
import type { Site } from '../../catalog/site/site.ts';
import { CARD_LINE, shortNameLength } from '../../core/text/short-name.ts';
import { type CardView, makeCards, makeRatedMini, type MiniView } from '../parts/card.ts';

/** What a page is about that shows what others buy. */
interface About {
  readonly category?: Category | undefined;
  /** What the page shows already. */
  readonly shown?: readonly Product[];
  readonly most?: number;
}

/** What others buy, on the page of a market. These cards don't say who sells them, to save bytes. */
export const makeOthersBuy = (site: Site, market: Market, about?: About): CardView[] =>
  makeCards(site, listOthers(site, market, about), market).map(({ brand, ...card }) => card);

/** One row of small links, for pages that have no bytes for cards. */
export const makeOthersBuyRow = (site: Site, market: Market): MiniView[] =>
  listOthers(site, market, { most: ROW }).map((product) => ({
    ...makeRatedMini(site, product, market),
    // They are as wide as cards, so their names are cut in the same way.
    title: product.title.slice(0, shortNameLength(product.title, CARD_LINE)),
  }));

const ROW = 6;

/** The products of what others buy on the page of a market. */
export const listOthers = (site: Site, market: Market, { category, shown = [], ...about }: About = {}): Product[] =>
  listOthersBuy(site, market, { ...about, categoryId: category?.id, shown: shown.map(({ sku }) => sku) }).flatMap(
    (sku) => site.catalog.products.get(sku) ?? [],
  );
