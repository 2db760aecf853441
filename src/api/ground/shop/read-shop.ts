import { type Catalog, loadCatalog } from '../../../catalog/load/load.ts';
import { loadWithoutProducts, type WithoutProducts } from '../../../catalog/load/load-without-products.ts';
import { commissionsByCategory } from '../../../catalog/seller-terms.ts';
import { inLanguage } from '../../../messages/language.ts';
import { listSold } from '../../../catalog/products/variants.ts';
import { translateProduct, wordsOf } from '../../../catalog/translations/translate-catalog.ts';
import { readIfThere } from '../../../catalog/source/read-if-there.ts';
import type { Category, Market, Product, Seller } from '../../../catalog/model.ts';

/** The catalogue as needed to price orders. Plain data that threads can send. */
export interface Shop {
  /** The catalogue's folder, and its name in `Product.file`. */
  readonly root: string;
  readonly label: string;
  readonly name: string;
  readonly store: Catalog['store'];
  /** The text of its theme.css. */
  readonly theme?: string | undefined;
  readonly markets: ReadonlyMap<string, Market>;
  /**
   * Everything that can be bought, by SKU: all products except drafts; for a product with variants, a product for each of them. Products that are not
   * published now can't be ordered.
   */
  readonly products: ReadonlyMap<string, Product>;
  readonly sellers: ReadonlyMap<string, Seller>;
  readonly categories: ReadonlyMap<string, Category>;
  readonly deliveryRules: Catalog['deliveryRules'];
  readonly promotions: Catalog['promotions'];
  /** The shop's commission by category, in hundredths of a percent. */
  readonly commissions: ReadonlyMap<string, number>;
}

/** Where the catalogue is. */
export interface CatalogFiles {
  readonly folder: string;
  /** The name of the folder in messages; `catalog` by default. */
  readonly label?: string;
  /** The folder of snapshots (`LoadOptions`). Without it every file is read. */
  readonly snapshot?: string;
  /** The file of the theme, which may not exist. */
  readonly theme?: string | undefined;
}

/** What to read again: everything, or everything except products, which takes a fraction of the time. */
export type What = 'all' | 'rest';

/** The request to a thread that reads. */
export interface ShopReading {
  readonly files: CatalogFiles;
  readonly what: What;
}

/** The host needs no reviews, which may be most of a product's bytes. */
const withoutReviews = (product: Product): Product =>
  product.reviews.length === 0 ? product : { ...product, reviews: [] };

/**
 * The products that are bought: each variant, or the product itself. In each language, a variant is named by its product's name there and its own
 * words, as in English.
 */
function listNamed(catalog: Catalog, product: Product): Product[] {
  const sold = listSold(product);
  const { variants, translations = {} } = product;
  if (variants.length === 0) return sold;
  const named = Object.keys(translations).map(
    (language) =>
      [language, inLanguage(language, () => listSold(translateProduct(product, wordsOf(catalog, language))))] as const,
  );
  return sold.map((one, index) => {
    const titles = named.map(([language, them]) => [
      language,
      { ...translations[language], title: them[index]?.title ?? one.title },
    ]);
    return { ...one, translations: Object.fromEntries(titles) };
  });
}

/** Reads a shop. @throws CatalogError when the catalogue has errors */
export function readShop({ folder, label, snapshot, theme }: CatalogFiles): Shop {
  const catalog = loadCatalog(folder, label, { everPublished: true, snapshot });
  const sold = [...catalog.products.values()].flatMap((product) => listNamed(catalog, withoutReviews(product)));
  const products = new Map(sold.map((product) => [product.sku, product]));
  return { ...asShop(catalog, theme), products };
}

/** Everything except the products, without opening their files. @throws CatalogError when other files have errors */
export const readShopWithoutProducts = ({ folder, label, theme }: CatalogFiles): Omit<Shop, 'products'> =>
  asShop(loadWithoutProducts(folder, label), theme);

/** A shop whose products are read when they are first needed. @throws CatalogError then, and at once when other files have errors */
export function readShopLazily(files: CatalogFiles): Shop {
  let products: Shop['products'] | undefined;
  return {
    ...readShopWithoutProducts(files),
    get products() {
      products ??= readShop(files).products;
      return products;
    },
  };
}

const asShop = (catalog: WithoutProducts, theme: string | undefined): Omit<Shop, 'products'> => ({
  root: catalog.root,
  label: catalog.label,
  name: catalog.store.name,
  store: catalog.store,
  theme: theme === undefined ? undefined : readIfThere(theme),
  markets: catalog.markets,
  sellers: catalog.sellers,
  categories: catalog.categories,
  deliveryRules: catalog.deliveryRules,
  promotions: catalog.promotions,
  commissions: commissionsByCategory(catalog),
});
