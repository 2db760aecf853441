import type { LinkView } from '../parts/page-view.ts';
import type { Market, Product } from '../../catalog/model.ts';
import type { Picture } from '../../catalog/picture.ts';
import { availabilityOf } from '../../catalog/products/catalog-index.ts';
import { settleNow } from '../../catalog/listings/on-the-day.ts';
import type { Site } from '../../catalog/site/site.ts';
import { inWords } from '../../catalog/values/words.ts';
import { THUMBNAIL_WIDTH } from '../../core/site/constants.ts';
import { basisWords } from '../../core/size/size-advice.ts';
import { guessBasis, listAsked } from '../../core/size/size-finder.ts';
import {
  mailOrderLink,
  orderMessage,
  orderSubject,
  SIZE_TO_WRITE,
  whatsappOrderLink,
} from '../../core/order/order-message.ts';
import { productActionsText } from '../../messages/rooms/product-actions.ts';
import { productChoicesText } from '../../messages/rooms/product-choices.ts';
import { marketPagePath, productPath } from '../../paths.ts';
import type { PictureView } from '../parts/card.ts';
import { listColours } from '../parts/colours.ts';
import { listChoices } from '../parts/choices.ts';
import { formatAvailability, formatLeft } from '../parts/stock-left.ts';
import { formatAmount } from '../parts/format.ts';
import {
  type PictureAttributes,
  galleryPicture,
  placeholderAttributes,
  productPicture,
  thumbnailAttributes,
  videoAddress,
  zoomAddress,
} from '../parts/picture-attributes.ts';

/** A picture of a product's gallery. */
export interface GalleryPictureView extends PictureView {
  readonly thumbnail: PictureAttributes;
  /** Address of its largest file, or of the video that it stands for; missing for the placeholder drawing. */
  readonly zoom?: string;
  readonly isVideo?: true;
}

/** A product's colours. */
export interface ColoursView {
  readonly colour?: string;
  readonly siblings: readonly {
    readonly name: string;
    readonly href: string;
    readonly isCurrent: boolean;
    readonly image?: PictureAttributes;
  }[];
}

/** The size chart: a row for each size, a column for each measurement. */
export interface SizeGuideView {
  /** What the measurements are of; missing for products that are not worn. */
  readonly caption?: string;
  readonly measures: readonly string[];
  /** A missing measurement is a dash. */
  readonly rows: readonly { readonly name: string; readonly values: readonly string[] }[];
  /** Whether it has body measurements, from which shoppers can find their size. */
  readonly canFind: boolean;
  /** Whom its sizes are for (`sizeAudience`); missing where no size can be found. */
  readonly audience?: string;
  /** Names of measurements and sizes as shoppers read them, by name, where they differ. Scripts use the names themselves. */
  readonly words?: Readonly<Record<string, string>>;
}

/** Size, Buy now and Add to cart. */
export interface AddFormView {
  readonly sku: string;
  /** Address of the cart page; missing when the product can't be bought now. */
  readonly action?: string;
  /** Address of the checkout, which then orders this product alone; missing when `action` is. */
  readonly buy?: string;
  /**
   * The text of the button for an e-mail when the product, or one of its sizes, is back; missing when nothing is sold out, and in a shop without an API
   * host.
   */
  readonly restock?: string;
  readonly sizes: readonly {
    /** The size's name, as orders have it. */
    readonly name: string;
    /** The name as shoppers read it, if it differs. */
    readonly text?: string;
    /** The name in full. */
    readonly label?: string;
    readonly isChosen: boolean;
    readonly isInStock: boolean;
    /** Why this size can't be bought, or how few are left; missing when there are enough, or when no size can be bought. */
    readonly state?: string;
  }[];
}

/** The pictures of a product or of one of its variants, or the placeholder drawing. */
export function makeGallery(
  site: Site,
  product: Product,
  pictures: Product['pictures'],
  shape: string,
): GalleryPictureView[] {
  const make = (picture: Picture, zoom: string) => ({
    alt: picture.alt,
    image: galleryPicture(site, picture, shape),
    thumbnail: thumbnailAttributes(site, picture, shape),
    zoom,
  });
  const shown: GalleryPictureView[] = pictures.map((picture) => make(picture, zoomAddress(site, picture)));
  const drawing = placeholderAttributes(site, product);
  if (shown.length === 0) shown.push({ alt: productChoicesText.noPicture, image: drawing, thumbnail: drawing });
  const { video } = product;
  if (video === undefined) return shown;
  const poster = video.poster ?? pictures[0];
  const still = poster ? make(poster, '') : { image: drawing, thumbnail: drawing };
  const alt = productActionsText.video({ title: video.alt ?? product.title });
  return [...shown, { ...still, alt, zoom: videoAddress(video), isVideo: true }];
}

/** The colours of a product; undefined when it has only one. */
export function makeColours(site: Site, product: Product, market: Market, shape?: string): ColoursView | undefined {
  const siblings = listColours(site, product, market);
  if (siblings.length === 0) return undefined;
  return {
    colour: product.colour && inWords(product.words, product.colour),
    siblings: siblings.map((sibling) => ({
      name: sibling.colour === undefined ? sibling.title : inWords(sibling.words, sibling.colour),
      href: productPath(market, sibling),
      isCurrent: sibling.sku === product.sku,
      image: productPicture(site, sibling, THUMBNAIL_WIDTH, THUMBNAIL_WIDTH, shape),
    })),
  };
}

/** The size chart; undefined when no size has measurements. `audienceOf` is called only where a size can be found. */
export function makeSizeGuide(product: Product, audienceOf = (): string => ''): SizeGuideView | undefined {
  const { sizes, measurementsOf, words } = product;
  const measures = [...new Set(sizes.flatMap((size) => Object.keys(size.measurements)))];
  if (measures.length === 0) return undefined;
  const rows = sizes.map(({ name, measurements }) => ({
    name,
    values: measures.map((measure) => measurements[measure] ?? '–'),
  }));
  const basis = measurementsOf ?? guessBasis({ measures, rows });
  const canFind = listAsked({ measures, rows }).length > 0;
  return {
    caption: basis && basisWords(basis),
    measures,
    rows,
    canFind,
    audience: (canFind && audienceOf()) || undefined,
    words,
  };
}

/** Labels that only spell out a size's letters: "Extra large". */
const PLAIN = /^(?:\w+ )?(?:extra )?(?:small|medium|large)$/i;

/** What a label adds to the name: "(EU 37)" for "IND 4 (EU 37)"; undefined for "Large", which says no more than L. */
function describeSize({ words }: Product, name: string, label: string | undefined): string | undefined {
  if (!label || PLAIN.test(label)) return undefined;
  const [said, before] = [inWords(words, label), `${inWords(words, name)} `];
  return said.startsWith(before) ? said.slice(before.length) : said;
}

/** The form of a product. A single size in stock is already chosen. */
export function makeAddForm(site: Site, product: Product, market: Market): AddFormView {
  const choices = listChoices(site, product);
  const canBuy = settleNow(site, availabilityOf(product, market)) === 'in-stock';
  return {
    sku: product.sku,
    action: canBuy ? marketPagePath(market, 'cart') : undefined,
    buy: canBuy ? marketPagePath(market, 'checkout') : undefined,
    restock: site.api ? describeRestock(canBuy, choices) : undefined,
    sizes: choices.map(({ name, label, stock, now, isInStock }) => ({
      name,
      text: product.words?.[name],
      label: describeSize(product, name, label),
      // Shoppers choose among several sizes themselves.
      isChosen: choices.length === 1 && isInStock,
      isInStock,
      state: canBuy ? (isInStock ? formatLeft(stock) : formatAvailability(now)) : undefined,
    })),
  };
}

/** The text of the button for an e-mail; undefined when nothing is sold out. */
function describeRestock(canBuy: boolean, choices: readonly { readonly isInStock: boolean }[]): string | undefined {
  if (!canBuy) return productActionsText.restock;
  return choices.every(({ isInStock }) => isInStock) ? undefined : productChoicesText.restockSize;
}

/**
 * A message with everything that an order needs, which asks for the size where there are several (the page names them): by WhatsApp, or by e-mail if
 * the shop has no number. A second link would take 100 bytes of each page.
 */
export function makeOrderLink(site: Site, product: Product, market: Market): LinkView | undefined {
  const { store } = site.catalog;
  const { whatsapp, email } = store.orderChannel;
  const sizes = listChoices(site, product).filter(({ isInStock }) => isInStock);
  if (settleNow(site, product.availability) !== 'in-stock') return undefined;
  if (product.sizes.length > 0 && sizes.length === 0) return undefined;
  const line = {
    sku: product.sku,
    size: sizes.length > 1 ? SIZE_TO_WRITE : sizes[0]?.name || undefined,
    price: formatAmount(product.offers[market.id]?.priceMinor ?? 0, market),
    url: site.url + productPath(market, product),
  };
  const message = orderMessage(store.name, market.country, line);
  const label = orderLinkLabel(store.orderChannel);
  if (whatsapp) return { label, href: whatsappOrderLink(whatsapp, message) };
  return email ? { label, href: mailOrderLink(email, orderSubject(line), message) } : undefined;
}

/** The text of the link to an order message, which other texts quote. */
export const orderLinkLabel = ({ whatsapp }: Site['catalog']['store']['orderChannel']): string =>
  whatsapp ? productChoicesText.byWhatsapp : productChoicesText.byEmail;
