import { join, resolve } from 'node:path';
import type { Product } from '../../catalog/model.ts';
import type { Site } from '../../catalog/site/site.ts';
import type { CatalogFollower } from '../../integration/follow-catalog.ts';
import type { DevSite } from '../../integration/dev-server.ts';
import { OWN_MESSAGES } from '../../integration/messages/own-message-problems.ts';
import { nameCatalog } from '../../integration/prepare-site.ts';
import { categoryPath, productPath, sellerPath } from '../../paths.ts';
import { CatalogFolder } from './catalog-folder.ts';
import { ProductRows } from './product-rows.ts';

/** What the endpoints of the editor share: the catalogue that `npm run dev` shows. */
export interface AdminContext {
  readonly site: DevSite;
  readonly follower: Pick<CatalogFollower, 'change'>;
  readonly folder: CatalogFolder;
  readonly rows: ProductRows;
  /** The name of the catalogue's folder in messages. */
  readonly label: string;
  /** The folder of the editor's own files: the journal of a save, pictures that wait for one, previews, the bundled pages. */
  readonly journal: string;
  /** The address of the page that shows a file, or with a SKU the variant of its product. Undefined where no page does. */
  addressOf(file: string, sku?: string): string | undefined;
}

/** `follower` keeps others from reading the catalogue while a save changes it. */
export function makeContext(site: DevSite, follower: AdminContext['follower']): AdminContext {
  const folder = new CatalogFolder(site.folders.catalog, {
    theme: site.folders.theme,
    messages: resolve(OWN_MESSAGES),
  });
  const label = nameCatalog(site.folders);
  const pages = new PageFinder(label);
  return {
    ...{ site, follower, folder, label },
    rows: new ProductRows(folder),
    journal: join(site.folders.cache, 'admin'),
    addressOf: (file, sku) => (site.site ? pages.find(site.site, file, sku) : undefined),
  };
}

/** Finds the pages of files in the site that is shown now. */
class PageFinder {
  readonly #label: string;
  #site: Site | undefined;
  #products = new Map<string, Product>();

  constructor(label: string) {
    this.#label = label;
  }

  find(site: Site, file: string, sku: string | undefined): string | undefined {
    if (this.#site !== site)
      this.#products = new Map([...site.catalog.products.values()].map((one) => [one.file, one]));
    this.#site = site;
    const { categories, markets, sellers, pages } = site.catalog;
    const id = file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
    const product = this.#products.get(`${this.#label}/${file}`);
    if (product) {
      const market = markets.get(categories.get(product.categoryIds[0] ?? '')?.marketId ?? '');
      const variant = product.variants.some((one) => one.sku === sku) ? sku : undefined;
      return market && productPath(market, { slug: product.slug, sku: variant ?? product.sku });
    }
    if (file === 'home.json') return '/';
    if (file.startsWith('categories/')) {
      const category = categories.get(id);
      const market = category && markets.get(category.marketId);
      return category && market && categoryPath(market, category);
    }
    if (file.startsWith('sellers/')) {
      const seller = sellers.get(id);
      return seller && sellerPath(site.defaultMarket, seller);
    }
    return file.startsWith('pages/') ? pages.find((one) => one.file === `${this.#label}/${file}`)?.path : undefined;
  }
}
