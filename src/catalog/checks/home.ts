import { savingPercent } from '../../core/money/saving-percent.ts';
import { keyOfSku } from '../../core/product/sku-part.ts';
import { type Offer, UNREAD_OFFER } from '../model.ts';
import { checkPicture } from '../source/picture-folder.ts';
import type { CheckContext } from './check-context.ts';
import { checkId, checkIds, checkMarketKey, reportSku } from './named-ids.ts';

/** Checks that the pictures, products, categories, sellers and markets exist that home.json names. */
export function checkHome(context: CheckContext): void {
  const { home } = context.files;
  if (!home) return;
  const { known, source } = home;
  const checkImage = ({ image }: { readonly image?: string | undefined }, ...path: PropertyKey[]) => {
    if (image !== undefined) checkPicture(image, context.pictures, source, [...path, 'image'], context.problems);
  };
  known.hero?.forEach((slide, index) => {
    checkImage(slide, 'hero', index);
  });
  known.marketHeroes?.forEach(({ slides }, position) => {
    slides.forEach((slide, index) => {
      checkImage(slide, 'marketHeroes', position, 'slides', index);
    });
  });
  known.banners?.forEach(({ banners }, position) => {
    banners.forEach((banner, index) => {
      checkImage(banner, 'banners', position, 'banners', index);
    });
  });
  known.categories?.cards?.forEach((card, index) => {
    checkImage(card, 'categories', 'cards', index);
  });
  known.trends?.tiles.forEach((tile, index) => {
    checkImage(tile, 'trends', 'tiles', index);
  });
  if (known.memberGifts) checkImage(known.memberGifts, 'memberGifts');
  checkHomeProducts(context);
  checkHomeLists(context);
}

/** Checks the categories, sellers and markets that rows of the home page name. */
function checkHomeLists(context: CheckContext): void {
  const { home } = context.files;
  if (!home) return;
  const { known, source } = home;
  checkIds(context, 'categories', known.bestSellers?.categories, source, ['bestSellers', 'categories']);
  checkIds(context, 'categories', known.priceShops?.without, source, ['priceShops', 'without']);
  checkIds(context, 'sellers', known.newShops?.sellers, source, ['newShops', 'sellers']);
  for (const id of Object.keys(known.priceShops?.limits ?? {}))
    checkMarketKey(context, id, source, ['priceShops', 'limits']);
  for (const [index, { market }] of (known.marketHeroes ?? []).entries())
    checkId(context, 'markets', market, source, ['marketHeroes', index, 'market']);
}

function checkHomeProducts(context: CheckContext): void {
  const { files, markets, products, problems } = context;
  const { home, store } = files;
  if (!home) return;
  const { known, source } = home;
  const marketId = markets.get(store?.known.defaultMarket ?? '')?.id;
  const offerOf = (sku: string): Offer | typeof UNREAD_OFFER | undefined => products.get(sku)?.offers[marketId ?? ''];
  const checkSku = (sku: string, ...path: PropertyKey[]) => {
    if (marketId === undefined || offerOf(sku)) return;
    reportSku(context, sku, source, path, {
      expected: 'the SKU of a product of the default market',
      list: () => [...products.keys()].filter(offerOf),
    });
  };
  known.productsForYou?.skus?.forEach((sku, index) => {
    checkSku(sku, 'productsForYou', 'skus', index);
  });
  known.seasons?.forEach(({ skus }, position) => {
    skus.forEach((sku, index) => {
      checkSku(sku, 'seasons', position, 'skus', index);
    });
  });
  if (!known.deal) return;
  checkSku(known.deal.sku, 'deal', 'sku');
  // Where two files have this SKU, the other may be the right one.
  if (isNamedByBroken(known.deal.sku, context)) return;
  const deal = offerOf(known.deal.sku);
  if (deal && deal !== UNREAD_OFFER && savingPercent(deal.priceMinor, deal.mrpMinor) === 0)
    problems.add(source, ['deal', 'sku'], {
      code: 'deal-without-saving',
      severity: 'warning',
      expected: 'a product whose price is at least 1 % below its MRP; the deal is left out',
    });
}

/** Whether a file with errors has this SKU, or one with the same form in addresses; not whether its SKU is unknown. */
const isNamedByBroken = (sku: string, { broken }: CheckContext): boolean => {
  const part = keyOfSku(sku);
  return [...broken.values()].some((other) => other !== undefined && keyOfSku(other) === part);
};
