import type { Market, Product } from '../catalog/model.ts';
import { availabilityOf } from '../catalog/queries/catalog-index.ts';
import { preparedPicture, type Site } from '../catalog/site.ts';
import { combineAvailability, settleAvailability } from '../core/availability.ts';
import { DETAIL_WIDTHS, HARDLY_WIDER, LISTING_WIDTHS } from '../core/constants.ts';
import { defaultSize } from '../core/default-size.ts';
import { mailOrderLink, orderMessage, whatsappOrderLink } from '../core/order-message.ts';
import { marketPagePath, picturePath, productPath } from '../paths.ts';
import type { PictureView } from './card.ts';
import { listChoices } from './choices.ts';
import { type PictureAttributes, pictureAttributes, showAvailability, showMoney } from './show.ts';

/** A picture of a product's gallery. */
export interface GalleryPictureView extends PictureView {
  readonly thumbnail: PictureAttributes;
  /** Address of its largest file, where that is larger than the page shows. */
  readonly zoom?: string;
}

/** The same product in its colours. */
export interface ColoursView {
  readonly colour?: string;
  readonly siblings: readonly {
    readonly name: string;
    readonly href: string;
    readonly isCurrent: boolean;
    readonly image?: PictureAttributes;
  }[];
}

/** The size chart: a row for each size, a column for each measure. */
export interface SizeGuideView {
  readonly measures: readonly string[];
  /** What a size does not have is a dash. */
  readonly rows: readonly { readonly name: string; readonly values: readonly string[] }[];
}

/** Size, quantity and Add to Cart. */
export interface AddFormView {
  readonly sku: string;
  /** Address of the cart page; missing for what can't be bought now. */
  readonly action?: string;
  readonly sizes: readonly {
    readonly name: string;
    /** The name in full. */
    readonly label?: string;
    readonly isChosen: boolean;
    readonly isInStock: boolean;
    /** What keeps this size from being bought, where others can be. */
    readonly state?: string;
  }[];
}

/** Addresses of the messages that order a product, or one size of it. */
export interface OrderLinkView {
  readonly size?: string;
  readonly chat?: string;
  readonly mail?: string;
}

export const makeGallery = (site: Site, product: Product): GalleryPictureView[] =>
  product.pictures.map((picture) => {
    const { digest, widths } = preparedPicture(site, picture);
    const largest = widths.at(-1) as number;
    return {
      alt: picture.alt,
      image: pictureAttributes(site, picture, DETAIL_WIDTHS[0]),
      thumbnail: pictureAttributes(site, picture, LISTING_WIDTHS[0]),
      ...(largest > DETAIL_WIDTHS[0] * HARDLY_WIDER ? { zoom: picturePath(digest, largest) } : {}),
    };
  });

/** Undefined for a product of one colour. */
export function makeColours(site: Site, product: Product, market: Market): ColoursView | undefined {
  const siblings = site.index.colourSiblings(product, market);
  if (siblings.length < 2) return undefined;
  return {
    ...(product.colour === undefined ? {} : { colour: product.colour }),
    siblings: siblings.map((sibling) => {
      const [picture] = sibling.pictures;
      return {
        name: sibling.colour ?? sibling.title,
        href: productPath(market, sibling),
        isCurrent: sibling.sku === product.sku,
        ...(picture ? { image: pictureAttributes(site, picture, LISTING_WIDTHS[0]) } : {}),
      };
    }),
  };
}

/** Undefined for sizes without measurements. */
export function makeSizeGuide({ sizes }: Product): SizeGuideView | undefined {
  const measures = [...new Set(sizes.flatMap((size) => Object.keys(size.measurements)))];
  if (measures.length === 0) return undefined;
  return {
    measures,
    rows: sizes.map(({ name, measurements }) => ({
      name,
      values: measures.map((measure) => measurements[measure] ?? '–'),
    })),
  };
}

export function makeAddForm(site: Site, product: Product, market: Market): AddFormView {
  const choices = listChoices(site, product);
  const chosen = defaultSize(choices);
  const canBuy = settleAvailability(availabilityOf(product), site.today) === 'in-stock';
  return {
    sku: product.sku,
    ...(canBuy ? { action: marketPagePath(market, 'cart') } : {}),
    sizes: choices.map(({ name, label, now, isInStock }) => ({
      name,
      ...(label ? { label } : {}),
      isChosen: name === chosen,
      isInStock,
      ...(canBuy && !isInStock ? { state: showAvailability(now) } : {}),
    })),
  };
}

/** One for each size in stock; none for what can't be bought now. */
export function makeOrderLinks(site: Site, product: Product, market: Market): OrderLinkView[] {
  const { store } = site.catalog;
  const { whatsapp, email } = store.orderChannel;
  const sold = product.sizes.length > 0 ? product.sizes : [undefined];
  return sold
    .filter(
      (size) =>
        settleAvailability(
          size ? combineAvailability(product.availability, size.availability) : product.availability,
          site.today,
        ) === 'in-stock',
    )
    .map((size) => {
      const message = orderMessage(store.name, {
        title: product.title,
        sku: product.sku,
        ...(size ? { size: size.name } : {}),
        price: showMoney(product.offers[market.id]?.priceMinor ?? 0, market),
        url: site.url + productPath(market, product),
      });
      return {
        ...(size ? { size: size.name } : {}),
        ...(whatsapp ? { chat: whatsappOrderLink(whatsapp, message) } : {}),
        ...(email ? { mail: mailOrderLink(email, `Order ${product.sku}`, message) } : {}),
      };
    });
}
