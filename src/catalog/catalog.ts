import type { ContentPage } from './entities/make-page.ts';
import type { Category, Market, Product, Seller } from './model.ts';
import type { Problem } from './source/problems.ts';
import type { Part } from './source/catalog-reader.ts';
import type { CategoryInput } from './schema/category.ts';
import type { HomeInput } from './schema/home.ts';
import type { MarketInput } from './schema/market.ts';
import type { PageInput } from './schema/page.ts';
import type { SellerInput } from './schema/seller.ts';
import type { StoreInput } from './schema/store.ts';

/** A whole catalogue, checked. Maps keep the order of the files. */
export interface Catalog {
  /** Folder that holds it; its pictures are below `images`. */
  readonly root: string;
  readonly store: StoreInput;
  readonly home: HomeInput;
  readonly markets: ReadonlyMap<string, Market>;
  readonly sellers: ReadonlyMap<string, Seller>;
  readonly categories: ReadonlyMap<string, Category>;
  /** By SKU. */
  readonly products: ReadonlyMap<string, Product>;
  readonly pages: readonly ContentPage[];
  /** Old path to new path. */
  readonly redirects: Readonly<Record<string, string>>;
  readonly warnings: readonly Problem[];
}

/** Every part of a catalogue with the file it came from, for checks that look across files. */
export interface Parts {
  readonly store: Part<StoreInput> | undefined;
  readonly home: Part<HomeInput> | undefined;
  readonly redirects: Part<Record<string, string>> | undefined;
  readonly markets: readonly Part<MarketInput>[];
  readonly sellers: readonly Part<SellerInput>[];
  readonly categories: readonly Part<CategoryInput>[];
  readonly pages: readonly Part<PageInput>[];
}
