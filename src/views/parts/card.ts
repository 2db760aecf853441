import type { Market, Offer, Product } from '../../catalog/model.ts';
import { availabilityOf } from '../../catalog/products/catalog-index.ts';
import { boundState } from '../../catalog/delivery/delivery-files.ts';
import { settleNow, settlerOf } from '../../catalog/listings/on-the-day.ts';
import { hasDifferentPrices, leadVariant } from '../../catalog/products/variants.ts';
import { oncePerSite, type Site } from '../../catalog/site/site.ts';
import { nameState } from '../../core/address/state-names.ts';
import type { CardSize } from '../../core/size/card-sizes.ts';
import { LISTING_WIDTHS } from '../../core/site/constants.ts';
import { ratingMark } from '../../core/listing/rating-words.ts';
import { freeBadge } from '../../core/delivery/free-delivery.ts';
import { savingPercent } from '../../core/money/saving-percent.ts';
import { CARD_LINE, MINI_LINE, shortNameLength } from '../../core/text/short-name.ts';
import { deliveryText } from '../../messages/rooms/delivery.ts';
import { hasOwnScript } from '../../messages/language.ts';
import { productChoicesText } from '../../messages/rooms/product-choices.ts';
import { marketPagePath, productPath } from '../../paths.ts';
import { listChoices } from './choices.ts';
import { type CardColoursView, makeCardColours } from './colours.ts';
import { formatAway } from './stock-left.ts';
import { formatCount, formatAmount } from './format.ts';
import { chooseWords } from './variants.ts';
import { cardFits, cardPicture, type PictureAttributes, productPicture, secondPicture } from './picture-attributes.ts';
import { shapeOfShop } from './picture-shapes.ts';

/** A picture as a page shows it. */
export interface PictureView {
  readonly image: PictureAttributes;
  /** Alternative text: what the picture shows. */
  readonly alt: string;
}

/** A price as text, with the MRP and the saving if there is one. */
export interface PriceView {
  readonly now: string;
  /** Whether other variants cost more. */
  readonly isLowest?: boolean;
  /** `label` stands before the struck price ("MRP", "Was"); `percent` is a whole number from 1. */
  readonly saving?: { readonly label: string; readonly mrp: string; readonly percent: number };
}

/** Stars from 1 to 5 and the number of ratings as text. A single review has no count. */
export interface RatingView {
  readonly value: number;
  readonly count?: string;
}

/** A product's card in a list. */
export interface CardView {
  readonly sku: string;
  readonly title: string;
  /** How many characters of the title are shown, where two lines are too short for it; the rest is for assistive technology and scripts. */
  readonly shown?: number;
  /** The brand, unless the title begins with it; else the seller, in a shop with several sellers whose name is in the page's script. */
  readonly brand?: string;
  readonly path: string;
  readonly priceMinor: number;
  readonly price: PriceView;
  readonly picture?: PictureAttributes;
  /** Address of the picture that is shown while the pointer is on the card. */
  readonly second?: string;
  /** How the second picture fits a box of another shape, as in the attribute `data-fit` of the first one. */
  readonly secondFit?: string;
  readonly rating?: RatingView;
  readonly isInStock: boolean;
  /** In stock: the only state to which it is delivered, else "Free delivery" where not all products have it. Otherwise why it can't be bought now. */
  readonly badge?: string;
  /** The button's text when a variant has to be chosen: "Choose pack". */
  readonly choose?: string;
  /** Replaces `add` for a product in stock with several sizes. */
  readonly sizes?: { readonly action: string; readonly sizes: readonly CardSize[] };
  readonly colours?: CardColoursView;
  /** What the button adds to the cart; missing when something has to be chosen or the product is not in stock. */
  readonly add?: {
    /** Address of the cart page, to which the form is sent without script. */
    readonly action: string;
    readonly size?: string;
  };
}

/** A small link to a product, with picture and price. */
export interface MiniView {
  /** With SKU and price it has the button of the wishlist. */
  readonly sku?: string;
  readonly priceMinor?: number;
  readonly title: string;
  readonly path: string;
  readonly price?: PriceView;
  /** "4.2★ 8.4k", with the number of ratings; only in rows of products. */
  readonly rating?: string;
  readonly image?: PictureAttributes;
}

/** An offer's price, with the MRP where the saving is at least 1 %. */
export function makePrice({ priceMinor, mrpMinor }: Offer, market: Market): PriceView {
  const percent = savingPercent(priceMinor, mrpMinor);
  return {
    now: formatAmount(priceMinor, market),
    saving:
      percent > 0 && mrpMinor !== undefined
        ? { label: market.mrpLabel, mrp: formatAmount(mrpMinor, market), percent }
        : undefined,
  };
}

/** The price of a product in a list. @throws when the market does not sell the product. */
export const makeListPrice = (site: Site, product: Product, market: Market): PriceView => ({
  ...makePrice(offerIn(market, product), market),
  isLowest: hasDifferentPrices(product, market, settlerOf(site)) || undefined,
});

/** A rating whose count is grouped as in the market: "1,04,210". */
export const makeRating = ({ value, count }: { value: number; count: number }, market: Market): RatingView => ({
  value,
  count: formatCount(count, market.locale),
});

/** @throws when the market does not sell the product. */
export function offerIn(market: Market, product: Product): Offer {
  const offer = product.offers[market.id];
  if (!offer) throw new Error(`${product.sku} has no offer for ${market.id}.`);
  return offer;
}

/** The product's first picture, else the placeholder drawing. `largest` is the greatest width in CSS pixels at which it is shown. */
export const makeProductPicture = (site: Site, product: Product, largest: number): PictureView => ({
  image: productPicture(site, product, largest),
  alt: product.pictures[0]?.alt ?? productChoicesText.noPicture,
});

/** The maker's brand; undefined where there is none or it is the seller, whom the page names anyway. */
export function brandOf(site: Site, product: Product): string | undefined {
  const isSeller = product.brand?.toLowerCase() === site.index.sellerOf(product.sellerId).name.toLowerCase();
  return isSeller ? undefined : product.brand;
}

/** Whether the shop has several sellers. */
const hasSellers = oncePerSite('hasSellers', ({ catalog }: Site) => catalog.sellers.size > 1);

/**
 * The brand, unless the title begins with it, else the seller where there are several. A name in Latin letters is left out where the language has its
 * own script: a card is in one language, and lists in such languages have no bytes for it (decisions/core-lists.md).
 */
function cardBrand(site: Site, product: Product): string | undefined {
  const brand = brandOf(site, product);
  if (brand && !product.title.toLowerCase().startsWith(brand.toLowerCase())) return brand;
  if (!hasSellers(site)) return undefined;
  const { name } = site.index.sellerOf(product.sellerId);
  return hasOwnScript(site.language) && /[a-z]/i.test(name) ? undefined : name;
}

const leadSku = (site: Site, product: Product, market: Market): string =>
  leadVariant(product, market, settlerOf(site))?.sku ?? product.sku;

/** Results of `shortNameLength` for each line, as a product's name stands in several lists and rows. */
const lengths = new Map<number, WeakMap<Product, { readonly length: number | undefined }>>();

function shownLength(product: Product, line: number): number | undefined {
  const ofLine = lengths.get(line) ?? new WeakMap();
  lengths.set(line, ofLine);
  const known = ofLine.get(product) ?? { length: shortNameLength(product.title, line) };
  ofLine.set(product, known);
  return known.length;
}

function makeCard(site: Site, product: Product, market: Market, shape: string): CardView {
  const offer = offerIn(market, product);
  const choose = chooseWords(product);
  const availability = settleNow(site, availabilityOf(product, market));
  const isInStock = availability === 'in-stock';
  const colours = makeCardColours(site, product, market);
  const badge = isInStock
    ? (restrictionWords(site, product, market) ?? freeBadge(market.delivery, offer.priceMinor))
    : formatAway(availability, site.today);
  return {
    // The wishlist keeps the variant with which the product's page opens.
    sku: leadSku(site, product, market),
    title: product.title,
    shown: shownLength(product, CARD_LINE),
    brand: cardBrand(site, product),
    path: productPath(market, product),
    priceMinor: offer.priceMinor,
    price: makeListPrice(site, product, market),
    picture: cardPicture(site, product, shape),
    second: secondPicture(site, product),
    secondFit: cardFits(site, product, shape)[1],
    rating: product.rating && makeRating(product.rating, market),
    isInStock,
    badge,
    choose,
    colours,
    ...(isInStock && choose === undefined ? makeAction(site, product, market) : {}),
  };
}

/** "West Bengal addresses only", for a seller that may sell only there. */
function restrictionWords(site: Site, { sellerId }: Product, market: Market): string | undefined {
  const state = boundState(site, market, sellerId);
  return state === undefined ? undefined : deliveryText.onlyIn({ state: nameState(state) });
}

function makeAction(site: Site, product: Product, market: Market): Pick<CardView, 'add' | 'sizes'> {
  const action = marketPagePath(market, 'cart');
  const sizes = listChoices(site, product).map(({ name, isInStock }) => ({ name, isInStock }));
  if (sizes.length > 1) return { sizes: { action, sizes } };
  const [only] = sizes;
  return { add: { action, size: only?.name } };
}

/** `shape` is that of the pictures in the list. @throws when the market does not sell one of the products. */
export const makeCards = (
  site: Site,
  products: readonly Product[],
  market: Market,
  shape = shapeOfShop(site),
): CardView[] => products.map((product) => makeCard(site, product, market, shape));

/** A small link to a product. It has no price where the market does not sell the product. */
export function makeMini(site: Site, product: Product, market: Market): MiniView {
  const offer = product.offers[market.id];
  return {
    title: product.title,
    path: productPath(market, product),
    price: offer && makeListPrice(site, product, market),
    image: productPicture(site, product, LISTING_WIDTHS[0]),
  };
}

/** A small link with a short name, the wishlist's button and the rating, for rows of products. @throws when the market does not sell the product. */
export function makeRatedMini(site: Site, product: Product, market: Market): MiniView {
  const make = (): MiniView => ({
    ...makeMini(site, product, market),
    title: product.title.slice(0, shownLength(product, MINI_LINE)),
    sku: leadSku(site, product, market),
    priceMinor: offerIn(market, product).priceMinor,
    rating: product.rating && ratingMark(product.rating.value, formatCount(product.rating.count, market.locale)),
  });
  return site.recorder ? site.recorder.share(`mini-${market.id}-${product.sku}`, product, make) : make();
}
