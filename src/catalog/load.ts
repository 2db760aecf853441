import type { Catalog, CatalogFiles } from './catalog.ts';
import { collectAddresses } from './checks/addresses.ts';
import { checkLinks, checkRedirects } from './checks/links.ts';
import { checkReferences } from './checks/references.ts';
import { makeCategory } from './entities/make-category.ts';
import { makeMarket } from './entities/make-market.ts';
import { type ContentPage, makePage } from './entities/make-page.ts';
import { countProducts, makeSeller } from './entities/make-seller.ts';
import { collectAliases } from './import/aliases.ts';
import type { UnreadFiles } from './import/import-context.ts';
import { isPriced, type Market, type Product } from './model.ts';
import { readProducts } from './read-products.ts';
import { ProductSnapshot } from './snapshot/product-snapshot.ts';
import { categoryInput } from './schema/category.ts';
import { homeInput } from './schema/home.ts';
import { marketInput } from './schema/market.ts';
import { pageInput, redirectsInput } from './schema/page.ts';
import { sellerInput } from './schema/seller.ts';
import { storeInput } from './schema/store.ts';
import { type CatalogFile, CatalogReader } from './source/catalog-reader.ts';
import { listPictures } from './source/picture-folder.ts';
import { CatalogError, ProblemList } from './source/problems.ts';

export type { Catalog } from './catalog.ts';

export interface LoadOptions {
  /**
   * The folder of snapshots: what is made of product files is kept there, and these are not read again before they change.
   * Without it every file is read, and nothing is written.
   */
  snapshot?: string | undefined;
  /** Compares the contents of product files with the snapshot, not their sizes and times. */
  verify?: boolean | undefined;
}

/**
 * Reads the catalogue in the folder `root`. `label` is the name of the folder in messages.
 * @throws CatalogError with the problems of all files when one of them is an error.
 */
export function loadCatalog(root: string, label = 'catalog', options: LoadOptions = {}): Catalog {
  const problems = new ProblemList();
  const snapshot =
    options.snapshot === undefined ? undefined : new ProductSnapshot(root, label, options.snapshot, options.verify);
  const reader = new CatalogReader(root, label, problems);
  const files = readFiles(reader);
  const markets = byId(files.markets.map((file) => makeMarket(file, problems)));
  const defaultMarketId = findDefaultMarket(files, markets);
  const categories = byId(files.categories.map((file) => makeCategory(file, defaultMarketId)));
  const readSellers = files.sellers.map(makeSeller);
  const pictures = listPictures(reader.entries.files);
  const read = readProducts(
    reader,
    label,
    {
      markets,
      // The numbers of products are not known before products are read.
      sellers: byId(countProducts(readSellers, [])),
      categories,
      aliases: collectAliases(files.categories),
      defaultSellers: listDefaultSellers(files),
      pictures,
      unread: listUnread(files),
    },
    problems,
    snapshot,
  );
  // While one of these files has an error, what is made of products may be made with its defaults.
  if ([...files.markets, ...files.sellers, ...files.categories].every(({ input }) => input !== undefined))
    snapshot?.write();
  const sellers = byId(countProducts(readSellers, read.products.values()));

  const context = { markets, sellers, categories, ...read, files, defaultMarketId, pictures, problems };
  checkReferences(context);
  const addresses = collectAddresses(context);
  checkLinks(context, addresses);
  checkRedirects(context, addresses);

  const pages = makePages(files, markets, defaultMarketId, problems);
  const [store, home, redirects] = [files.store?.input, files.home?.input, files.redirects?.input];
  if (problems.errorCount > 0 || !store || !home || !redirects) throw new CatalogError(problems.problems);
  // An offer without a price is the consequence of an error: here every product has its prices.
  const products = new Map<string, Product>();
  for (const [sku, product] of read.products) if (isPriced(product)) products.set(sku, product);
  return { root, store, home, redirects, markets, sellers, categories, products, pages, warnings: problems.warnings };
}

const byId = <T extends { id: string }>(entries: readonly T[]): Map<string, T> =>
  new Map(entries.map((entry) => [entry.id, entry]));

const readFiles = (reader: CatalogReader): CatalogFiles => ({
  store: reader.readOne('store.json', storeInput),
  home: reader.readOne('home.json', homeInput),
  redirects: reader.readOne('redirects.json', redirectsInput),
  markets: reader.readAllById('markets', marketInput),
  sellers: reader.readAllById('sellers', sellerInput),
  categories: reader.readAllById('categories', categoryInput),
  pages: reader.readAll('pages', pageInput),
});

/** The id of the market that store.json names; if that is not known, of the first one without a prefix. */
function findDefaultMarket({ store }: CatalogFiles, markets: ReadonlyMap<string, Market>): string {
  const named = markets.get(store?.known.defaultMarket ?? '');
  return (named ?? [...markets.values()].find(({ prefix }) => prefix === ''))?.id ?? '';
}

/** By category id: the seller of historical records that name none. */
const listDefaultSellers = ({ categories }: CatalogFiles): Map<string, string> =>
  new Map(
    categories.flatMap(({ id, known }) => (known.historical?.seller ? [[id, known.historical.seller] as const] : [])),
  );

function listUnread({ categories, sellers, markets }: CatalogFiles): UnreadFiles {
  const idsOf = (files: readonly CatalogFile<unknown>[]) =>
    new Set(files.filter(({ input }) => input === undefined).map(({ id }) => id));
  return {
    categories: idsOf(categories),
    sellers: idsOf(sellers),
    sellerNames: sellers.some(({ known }) => known.name === undefined),
    currencies: new Set(markets.filter(({ known }) => known.currency === undefined).map(({ id }) => id)),
  };
}

function makePages(
  { pages, store }: CatalogFiles,
  markets: ReadonlyMap<string, Market>,
  defaultMarketId: string,
  problems: ProblemList,
): ContentPage[] {
  return pages.flatMap((file) => {
    const market = markets.get(file.input?.market ?? defaultMarketId);
    return (store?.input && market && makePage(file, store.input, market, problems)) ?? [];
  });
}
