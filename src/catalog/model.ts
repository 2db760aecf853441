import type { CashLimits } from '../core/order/cash-limits.ts';
import type { MarketVat } from '../core/tax/vat.ts';
import type { Availability } from './values/availability.ts';
import type { Declarations, NetQuantity } from './values/declared.ts';
import type { TaxClass } from '../core/tax/gst.ts';
import type { Placeholder } from '../core/pictures/drawings.ts';
import type { Translated } from './values/translate-entity.ts';
import type { DeclarationsInput } from './schema/declarations.ts';
import type { PlainFields } from './schema/product.ts';
import type { Picture, Video } from './picture.ts';

/** The entities of a catalogue. Products written in other shapes are converted to `Product`. */

export interface Offer {
  readonly priceMinor: number;
  /** Maximum retail price, inclusive of all taxes. */
  readonly mrpMinor?: number;
}

/** An offer whose price can't be read, because the file of its market has no valid currency. */
export const UNREAD_OFFER = 'unread';

export interface Size {
  readonly name: string;
  /** The long form of the name: "Extra Small". */
  readonly label?: string;
  readonly availability: Availability;
  /** Pieces that are left; missing where the catalogue does not count them. */
  readonly stock?: number;
  readonly measurements: Readonly<Record<string, string>>;
}

/** One combination of a product's options. It is bought by its own SKU. */
export interface Variant {
  readonly sku: string;
  /** Its values, in the order of the product's options. */
  readonly values: readonly string[];
  /** By market id. */
  readonly offers: Readonly<Record<string, Offer>>;
  readonly availability: Availability;
  /** Pieces that are left; missing where the catalogue does not count them. */
  readonly stock?: number;
  readonly weightGrams?: number;
  /** Barcode number. */
  readonly gtin?: string;
  /** Part number of the maker. */
  readonly mpn?: string;
  /** Missing where it is the product's. */
  readonly netQuantity?: NetQuantity;
  readonly picture?: Picture;
}

export interface Review {
  readonly author: string;
  /** ISO date in Indian time; missing where the catalogue has none. */
  readonly date?: string;
  readonly text: string;
  readonly stars?: number;
  /** How many shoppers found it helpful. */
  readonly helpful?: number;
  /** Whether the API host knows that its writer has bought the product. */
  readonly isVerified?: true;
}

export type ProductShape = 'canonical' | 'structured' | 'sheet' | 'listing';

/** The texts of a product that can be in other languages. */
export interface ProductTexts {
  readonly title?: string;
  readonly description?: string;
  readonly descriptionLines?: readonly string[];
  readonly detailsHtml?: string;
  readonly features?: readonly string[];
}

/** What a page can show of a product: fields as its file says them (schema/product.ts), and what is made of the others. */
export interface Product extends Translated<ProductTexts>, PlainFields {
  /** Of a product in another language: its short texts in it, by English text (translations/shown-words.ts). */
  readonly words?: Readonly<Record<string, string>>;
  /** First part of the address: the title in lower-case Latin letters with hyphens. */
  readonly slug: string;
  readonly sellerId: string;
  /** The maker's brand; in historical records the seller's name (specification section 3). */
  readonly brand?: string;
  /** Categories it is listed in, the one of its folder first. */
  readonly categoryIds: readonly string[];
  /** Paths of the strip tiles it belongs to. */
  readonly tiles: readonly string[];
  /** Whether it may appear on the home page and among all products (`category: mainPage` in historical records). */
  readonly onMainPage: boolean;
  /** Whether it is checked only. */
  readonly isDraft?: true;
  /** When it is published, as a time in India: "2026-12-01T09:30:00". */
  readonly publishFrom?: string;
  /** When it is not published any more. */
  readonly publishUntil?: string;
  /** Plain text, one or two sentences. */
  readonly description: string;
  /** The lines of a description of several, as plain text: each is a paragraph. */
  readonly descriptionLines?: readonly string[];
  /** Sanitised HTML blocks; may be empty. */
  readonly detailsHtml: string;
  readonly features: readonly string[];
  readonly attributes: readonly (readonly [name: string, value: string])[];
  /** May be empty. */
  readonly pictures: readonly Picture[];
  readonly video?: Video;
  /** By market id. Of a product with variants these are the offers of the variants that lists show (`products/variants.ts`). */
  readonly offers: Readonly<Record<string, Offer>>;
  readonly availability: Availability;
  readonly sizes: readonly Size[];
  /** What the variants differ in; empty for a product without variants. */
  readonly options: readonly string[];
  /** A product with variants can't be bought itself. */
  readonly variants: readonly Variant[];
  readonly weightGrams?: number;
  /** Part number of the maker. */
  readonly mpn?: string;
  /** SKUs of the same product in other colours. */
  readonly siblingSkus: readonly string[];
  /** SKUs of products that complete the look. */
  readonly goesWith?: readonly string[];
  readonly tags: readonly string[];
  readonly rating?: { readonly value: number; readonly count: number };
  /** The most helpful ones first. */
  readonly reviews: readonly Review[];
  /** How many ratings have 1, 2 … 5 stars, as far as that is known. */
  readonly starCounts?: readonly number[];
  /** How many shoppers found that it fits smaller than its size, as its size, and larger. */
  readonly fitCounts?: readonly number[];
  readonly declarations: Declarations;
  readonly file: string;
  readonly shape: ProductShape;
}

/** A product of a catalogue that may have errors. */
export type ReadProduct = Omit<Product, 'offers' | 'variants'> & {
  readonly offers: ReadOffers;
  readonly variants: readonly ReadVariant[];
};
export type ReadVariant = Omit<Variant, 'offers'> & { readonly offers: ReadOffers };
export type ReadOffers = Readonly<Record<string, Offer | typeof UNREAD_OFFER>>;

/** Whether all its prices could be read. */
export const isPriced = (product: ReadProduct): product is Product =>
  [product, ...product.variants].every(({ offers }) => Object.values(offers).every((offer) => offer !== UNREAD_OFFER));

export interface Tile {
  /** As of an entity (values/translate-entity.ts). */
  readonly english?: readonly string[];
  readonly path: string;
  readonly title: string;
  readonly picture: Picture;
  /** Values of the historical `subcategory` field, in lower case. */
  readonly subcategories: readonly string[];
}

/** The texts of a category that can be in other languages. */
export interface CategoryTexts {
  readonly title?: string;
  readonly label?: string;
  readonly description?: string;
  readonly aboutHtml?: string;
  readonly returnCondition?: string;
  /** By path of the tile. */
  readonly tiles?: Readonly<Record<string, { readonly title?: string; readonly alt?: string }>>;
}

export interface Category extends Translated<CategoryTexts> {
  readonly id: string;
  readonly title: string;
  readonly label: string;
  readonly marketId: string;
  /** Part of the address after the market's prefix, without slashes. */
  readonly path: string;
  readonly parentId?: string;
  /** Place in the header, from 1. */
  readonly nav?: number;
  readonly description: string;
  readonly aboutHtml: string;
  /** Shown after "7-day easy return": "unopened". */
  readonly returnCondition?: string;
  /** Tax class and HSN code of products that have none of their own. */
  readonly taxClass?: TaxClass;
  readonly hsn?: string;
  /** What stands for the picture of a product that has none. */
  readonly placeholder: Placeholder;
  /** Width to height of pictures in its lists: "3:4"; missing where it is as everywhere. */
  readonly pictureShape?: string;
  readonly pageSize: number;
  /** The facets of its list; missing for its parent's, else those that every list has. */
  readonly facetIds?: readonly string[];
  /** Ids of the categories from which the look of its products is completed; missing for its parent's. */
  readonly goesWith?: readonly string[];
  readonly firstSkus: readonly string[];
  /** Whether its list also has the products of the categories below it. */
  readonly listsBelow: boolean;
  readonly strip: readonly Tile[];
  readonly file: string;
}

/** The texts of a seller that can be in other languages. */
export interface SellerTexts {
  readonly aboutHtml?: string;
}

export interface Seller extends Translated<SellerTexts> {
  /** As of a product. */
  readonly words?: Readonly<Record<string, string>>;
  readonly id: string;
  readonly name: string;
  readonly legalName: string;
  readonly aboutHtml: string;
  readonly address: string;
  /** `email` is empty for a seller that has none. */
  readonly care: { readonly phone: string; readonly email: string; readonly hours?: string };
  readonly gstin?: string;
  /** The VAT number of a seller who is registered in the Emirates. */
  readonly trn?: string;
  readonly rating?: number;
  readonly ratings: number;
  /** The month since which the shop has it: "2019-04". */
  readonly since?: string;
  readonly followers: number;
  /** As the seller's file says, else counted in the catalogue. */
  readonly products: number;
  /** Declarations of products that leave them out. */
  readonly legal: DeclarationsInput;
}

export interface DeliveryOption {
  readonly name: string;
  readonly time: string;
  readonly priceMinor?: number;
  readonly note?: string;
}

/** A further language of a market's pages. */
export interface MarketLanguage {
  /** Its tag, by which the folder of its messages is named: "hi". */
  readonly language: string;
  /** First part of the addresses of the pages in it: "hi", "ar-ae". */
  readonly prefix: string;
}

export interface Market {
  readonly id: string;
  readonly name: string;
  /** First part of the addresses of its pages; empty for the default market. */
  readonly prefix: string;
  readonly currency: string;
  readonly locale: string;
  /** The languages of its pages besides English, which has `prefix`; missing where there is none. */
  readonly languages?: readonly MarketLanguage[];
  readonly country: string;
  /** The IANA time zone of its times; missing for India's. */
  readonly timeZone?: string;
  /** What stands before a struck price: "MRP", "Was". */
  readonly mrpLabel: string;
  readonly delivery: {
    readonly feeMinor: number;
    /** Order value from which delivery is free. */
    readonly freeFromMinor?: number;
    /** Missing where there is no cash on delivery. */
    readonly cashOnDeliveryFeeMinor?: number;
    /** Fewest and most business days. */
    readonly days: readonly [number, number];
    readonly daysMean: 'processing' | 'delivery';
    /** Business days in which sellers hand an order to the courier, after the days of making. */
    readonly dispatchDays?: number;
    readonly holidays: readonly { readonly date: string; readonly name: string }[];
  };
  readonly cashOnDelivery?: CashLimits;
  /** Ways to pay online, as shoppers read them ("UPI"); empty where the market names none. */
  readonly onlinePayments: readonly string[];
  /** VAT that prices include, and who supplies the goods; missing where bills show none. */
  readonly vat?: MarketVat;
  readonly shippingPage: string;
  readonly returns: {
    readonly days: number;
    readonly refundDays: number;
    /** What a return costs the shopper; missing where the market does not say. */
    readonly feeMinor?: number;
  };
  readonly deliveryOptions: readonly DeliveryOption[];
  readonly otherOptions?: {
    readonly title: string;
    readonly currency: string;
    readonly rows: readonly DeliveryOption[];
  };
}
