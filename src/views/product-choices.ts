import { withoutUndefined } from '../catalog/entities/without-undefined.ts';
import type { Market, Product } from '../catalog/model.ts';
import { availabilityOf } from '../catalog/queries/catalog-index.ts';
import type { Site } from '../catalog/site.ts';
import { combineAvailability, settleAvailability } from '../core/availability.ts';
import { DETAIL_WIDTHS, LISTING_WIDTHS } from '../core/constants.ts';
import { defaultSize } from '../core/default-size.ts';
import { listAsked } from '../core/size-finder.ts';
import { mailOrderLink, orderMessage, whatsappOrderLink } from '../core/order-message.ts';
import { marketPagePath, productPath } from '../paths.ts';
import { NO_PICTURE, type PictureView } from './card.ts';
import { listColours } from './colours.ts';
import { listChoices } from './choices.ts';
import { formatAvailability, formatAmount, formatLeft } from './format.ts';
import {
  type PictureAttributes,
  pictureAttributes,
  placeholderAttributes,
  productPicture,
  zoomAddress,
} from './picture-attributes.ts';

/** A picture of a product's gallery. */
export interface GalleryPictureView extends PictureView {
  readonly thumbnail: PictureAttributes;
  /** Address of its largest file; missing when the page shows that already. */
  readonly zoom?: string;
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
  readonly measures: readonly string[];
  /** A missing measurement is a dash. */
  readonly rows: readonly { readonly name: string; readonly values: readonly string[] }[];
  /** Whether it has measurements of a body, by which one can find a size. */
  readonly canFind: boolean;
}

/** Size, quantity and Add to Cart. */
export interface AddFormView {
  readonly sku: string;
  /** Address of the cart page; missing when the product can't be bought now. */
  readonly action?: string;
  readonly sizes: readonly {
    readonly name: string;
    /** The name in full. */
    readonly label?: string;
    readonly isChosen: boolean;
    readonly isInStock: boolean;
    /** Why this size can't be bought, or how few are left of it; missing when there are enough, or when no size can be bought. */
    readonly state?: string;
  }[];
}

/** Links that order a product, or one size of it, by message. */
export interface OrderLinkView {
  readonly size?: string;
  readonly chat?: string;
  readonly mail?: string;
}

/** The pictures of a product or of one of its variants, or the drawing that says that there is none. */
export function makeGallery(site: Site, product: Product, pictures: Product['pictures']): GalleryPictureView[] {
  if (pictures.length === 0) {
    const image = placeholderAttributes(site, product);
    return [{ alt: NO_PICTURE, image, thumbnail: image }];
  }
  return pictures.map((picture) => {
    const zoom = zoomAddress(site, picture);
    return {
      alt: picture.alt,
      image: pictureAttributes(site, picture, DETAIL_WIDTHS[0]),
      thumbnail: pictureAttributes(site, picture, LISTING_WIDTHS[0]),
      ...(zoom === undefined ? {} : { zoom }),
    };
  });
}

/** The colours of a product; undefined when it has only one. */
export function makeColours(site: Site, product: Product, market: Market): ColoursView | undefined {
  const siblings = listColours(site, product, market);
  if (siblings.length === 0) return undefined;
  return {
    ...(product.colour === undefined ? {} : { colour: product.colour }),
    siblings: siblings.map((sibling) => ({
      name: sibling.colour ?? sibling.title,
      href: productPath(market, sibling),
      isCurrent: sibling.sku === product.sku,
      image: productPicture(site, sibling, LISTING_WIDTHS[0]),
    })),
  };
}

/** The size chart; undefined when no size has measurements. */
export function makeSizeGuide({ sizes }: Product): SizeGuideView | undefined {
  const measures = [...new Set(sizes.flatMap((size) => Object.keys(size.measurements)))];
  if (measures.length === 0) return undefined;
  const rows = sizes.map(({ name, measurements }) => ({
    name,
    values: measures.map((measure) => measurements[measure] ?? '–'),
  }));
  return { measures, rows, canFind: listAsked({ measures, rows }).length > 0 };
}

export function makeAddForm(site: Site, product: Product, market: Market): AddFormView {
  const choices = listChoices(site, product);
  const chosen = defaultSize(choices);
  const canBuy = settleAvailability(availabilityOf(product, market), site.today) === 'in-stock';
  return {
    sku: product.sku,
    ...(canBuy ? { action: marketPagePath(market, 'cart') } : {}),
    sizes: choices.map(({ name, label, stock, now, isInStock }) => ({
      name,
      ...(label ? { label } : {}),
      isChosen: name === chosen,
      isInStock,
      ...(canBuy ? withoutUndefined({ state: isInStock ? formatLeft(stock) : formatAvailability(now) }) : {}),
    })),
  };
}

/** Order links for each size in stock. */
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
        price: formatAmount(product.offers[market.id]?.priceMinor ?? 0, market),
        url: site.url + productPath(market, product),
      });
      return {
        ...(size ? { size: size.name } : {}),
        ...(whatsapp ? { chat: whatsappOrderLink(whatsapp, message) } : {}),
        ...(email ? { mail: mailOrderLink(email, `Order ${product.sku}`, message) } : {}),
      };
    });
}
