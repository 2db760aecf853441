import { settleAvailability, type Availability } from '../../catalog/values/availability.ts';
import type { Market, Product } from '../../catalog/model.ts';
import { availabilityOf } from '../../catalog/products/catalog-index.ts';
import { boundState } from '../../catalog/delivery/delivery-files.ts';
import { variantProduct, variantsIn } from '../../catalog/products/variants.ts';
import type { Site } from '../../catalog/site/site.ts';
import { storePages } from '../parts/market-pages.ts';
import { largestFile } from '../parts/picture-attributes.ts';
import { regionCode } from '../json-ld/region-code.ts';

/** What all items of a market's feeds share. Plain data: its digest decides whether feeds have to be made again. */
export interface SharedFacts {
  readonly market: Market;
  /** Address of the site without a slash at the end. */
  readonly url: string;
  readonly shop: { readonly name: string; readonly description: string; readonly country: string };
  /** Whole address of the page about returns. */
  readonly returnsPage: string;
}

/** Something that is sold: a product, or one of its variants. */
export interface SoldFacts {
  readonly sold: Product;
  /** As it is on the day of the build, as in structured data. */
  readonly availability: Availability;
  /** The largest file of each picture, as structured data names it, and its shorter side in pixels. */
  readonly pictures: readonly { readonly url: string; readonly side: number }[];
  /** Values of a variant's options by property of schema.org: `color`, `size`, `material`, `pattern`. */
  readonly options: readonly (readonly [name: string, value: string])[];
}

/** Everything that the items of a product are made of, besides the shared facts. */
export interface ProductFacts {
  readonly product: Product;
  readonly seller: { readonly id: string; readonly name: string };
  /** The code of the only state that the seller may sell to. */
  readonly region?: string;
  /** Titles of its category in the market and of those above it, from the top. */
  readonly trail: readonly string[];
  readonly sold: readonly SoldFacts[];
}

/** The facts that all items of a market's feeds share. */
export const collectShared = (site: Site, market: Market): SharedFacts => {
  const { catalog, url, defaultMarket } = site;
  return {
    market,
    url,
    shop: { name: catalog.store.name, description: catalog.store.description, country: defaultMarket.country },
    returnsPage: url + storePages(site, market).returns,
  };
};

/** The facts of a product for feeds. The market must sell it. */
export function collectFacts(site: Site, product: Product, market: Market): ProductFacts {
  const seller = site.index.sellerOf(product.sellerId);
  const state = boundState(site, market, seller.id);
  const category = site.index.mainCategory(product, market);
  const collectSold = (sold: Product, options: SoldFacts['options']): SoldFacts => ({
    sold,
    availability: settleAvailability(availabilityOf(sold, market), site.today),
    pictures: sold.pictures.map((picture) => largestFile(site, picture)),
    options,
  });
  return {
    product,
    seller: { id: seller.id, name: seller.name },
    region: state && regionCode(state),
    trail: category ? site.index.branchOf(category).map(({ title }) => title) : [],
    sold:
      product.variants.length === 0
        ? [collectSold(product, [])]
        : variantsIn(product, market).map((variant) =>
            collectSold(
              variantProduct(product, variant),
              product.options.map((name, index) => [name, variant.values[index] ?? ''] as const),
            ),
          ),
  };
}
