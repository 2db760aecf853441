import type { DeliveryRule } from '../core/delivery/delivery-rules.ts';
import type { ContentPage } from './page.ts';
import type { Category, Market, Product, ReadProduct, Seller } from './model.ts';
import type { SetAside } from './problems/set-aside.ts';
import type { OnError } from './values/on-error.ts';
import type { DeliveryInput } from './schema/delivery.ts';
import type { CategoryInput } from './schema/category.ts';
import type { FacetsInput } from './schema/facets.ts';
import type { HomeInput } from './schema/home.ts';
import type { MarketInput } from './schema/market.ts';
import type { OfferInput } from './schema/offer.ts';
import type { OwnPageFile } from './own-pages.ts';
import type { PageInput } from './schema/page.ts';
import type { SearchInput } from './schema/search.ts';
import type { SellerInput } from './schema/seller.ts';
import type { StoreProfile } from './schema/store.ts';
import type { WordsInput } from './schema/words.ts';
import type { Words } from './values/words.ts';
import type { Promotions } from './values/promotion.ts';
import type { CatalogFile } from './source/catalog-reader.ts';
import type { Problem } from './problems/problems.ts';

/** A catalogue that can be published: its products have no errors. Maps keep the order of the files. */
export interface Catalog {
  /** The catalogue's folder; its pictures are below `images`. */
  readonly root: string;
  /** The name of that folder in messages. */
  readonly label: string;
  readonly store: StoreProfile;
  /** Width to height of pictures, as the theme says: "3:4"; missing where it says nothing. */
  readonly pictureShape?: string;
  readonly home: HomeInput;
  /** The filters of lists; missing for a shop with the built-in ones only. */
  readonly facets?: FacetsInput;
  /** Words for the search; missing for a shop without any of its own. */
  readonly search?: SearchInput;
  /** By language; missing in a catalogue without any. */
  readonly dictionaries?: ReadonlyMap<string, Words>;
  /** Of a catalogue in another language (translations/translate-catalog.ts): the words of that language. */
  readonly words?: Words;
  readonly markets: ReadonlyMap<string, Market>;
  readonly sellers: ReadonlyMap<string, Seller>;
  readonly categories: ReadonlyMap<string, Category>;
  /** The published products, by SKU. */
  readonly products: ReadonlyMap<string, Product>;
  /** The time in India from which other products are published: "2026-12-01T09:30:00"; missing if there is none. */
  readonly publishedUntil?: string;
  readonly pages: readonly ContentPage[];
  /** The files of the shop's own pages. */
  readonly ownPages?: readonly OwnPageFile[];
  /** Old path to new path. */
  readonly redirects: Readonly<Record<string, string>>;
  /** By market id: what differs by PIN code and seller from the market's terms of delivery. Markets without such rules are missing. */
  readonly deliveryRules: ReadonlyMap<string, readonly DeliveryRule[]>;
  /** The offers on orders. */
  readonly promotions: Promotions;
  readonly warnings: readonly Problem[];
  /** The errors of products that are set aside. */
  readonly errors: readonly Problem[];
  /** What happens with products that have errors. */
  readonly onError: OnError;
  /** Product files with errors, when `onError` does not refuse them. */
  readonly setAside: readonly SetAside[];
  /** By path of a product file below `root`: digest of the contents that its product was made of. */
  readonly sources: ReadonlyMap<string, string>;
}

/** The files of a catalogue, without those of products, for checks across files. */
export interface CatalogFiles {
  readonly store: CatalogFile<StoreProfile> | undefined;
  readonly home: CatalogFile<HomeInput> | undefined;
  readonly redirects: CatalogFile<Record<string, string>> | undefined;
  /** Missing in a shop that delivers alike to every place. */
  readonly delivery: CatalogFile<DeliveryInput> | undefined;
  /** Undefined in a catalogue without it. */
  readonly facets: CatalogFile<FacetsInput> | undefined;
  readonly search: CatalogFile<SearchInput> | undefined;
  readonly markets: readonly CatalogFile<MarketInput>[];
  readonly sellers: readonly CatalogFile<SellerInput>[];
  readonly categories: readonly CatalogFile<CategoryInput>[];
  readonly pages: readonly CatalogFile<PageInput>[];
  readonly offers: readonly CatalogFile<OfferInput>[];
  readonly words: readonly CatalogFile<WordsInput>[];
  readonly ownPages?: readonly OwnPageFile[];
}

/** What the product files of a catalogue have become. */
export interface ReadProducts {
  /** By SKU, in the order of their files. */
  readonly products: ReadonlyMap<string, ReadProduct>;
  /** The product whose SKU has this form in addresses (`skuPart`), in upper or lower case. */
  readonly productAt: (part: string) => ReadProduct | undefined;
  /** Whether the file of this SKU, or of the SKU with this form in addresses, has an error. A reference to it from another file is then no error. */
  readonly isBroken: (sku: string) => boolean;
  /** Whether any product file has an error. */
  readonly hasBroken: boolean;
  /** Product files with errors, by path below the catalogue's folder, with the SKU if it is clear. */
  readonly broken: ReadonlyMap<string, string | undefined>;
  /** Paths of product files with errors whose products were made of their earlier contents. */
  readonly previous: ReadonlySet<string>;
  /** By path: digest of the contents that a product was made of. Empty without a snapshot. */
  readonly sources: ReadonlyMap<string, string>;
}
