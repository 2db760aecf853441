import type { Catalog } from './catalog.ts';
import { checkAddresses } from './checks/addresses.ts';
import { checkReferences } from './checks/references.ts';
import { makePage } from './entities/make-page.ts';
import { collectAliases, makeCategory, makeMarket, makeSeller } from './entities/make-market.ts';
import { isPriced, type Product, type ReadProduct, type Seller } from './model.ts';
import { listPictures } from './source/picture-folder.ts';
import { CatalogError, ProblemList } from './source/problems.ts';
import { CatalogReader, type Part } from './source/catalog-reader.ts';
import { readProducts } from './import/read-products.ts';
import { categoryInput } from './schema/category.ts';
import { homeInput } from './schema/home.ts';
import { marketInput } from './schema/market.ts';
import { pageInput, redirectsInput } from './schema/page.ts';
import { sellerInput } from './schema/seller.ts';
import { storeInput } from './schema/store.ts';

export type { Catalog } from './catalog.ts';

/**
 * Reads the catalogue below `root`. `label` is how messages name that folder.
 * @throws CatalogError with all problems of all files when there is an error among them.
 */
export function loadCatalog(root: string, label = 'catalog'): Catalog {
  const problems = new ProblemList();
  const reader = new CatalogReader(root, label, problems);
  const parts = {
    store: reader.readOne('store.json', storeInput),
    home: reader.readOne('home.json', homeInput),
    redirects: reader.readOne('redirects.json', redirectsInput),
    markets: reader.readAllById('markets', marketInput),
    sellers: reader.readAllById('sellers', sellerInput),
    categories: reader.readAllById('categories', categoryInput),
    pages: reader.readAll('pages', pageInput),
  };
  const byId = <T extends { id: string }>(entries: T[]) => new Map(entries.map((entry) => [entry.id, entry]));
  const markets = byId(parts.markets.map((part) => makeMarket(part, problems)));
  const named = markets.get(parts.store?.known.defaultMarket ?? '');
  const defaultMarketId = (named ?? [...markets.values()].find(({ prefix }) => prefix === ''))?.id ?? '';
  const categories = byId(parts.categories.map((part) => makeCategory(part, defaultMarketId)));
  const writtenSellers = parts.sellers.map(makeSeller);
  const pictures = listPictures(root);

  const { products, ...broken } = readProducts(
    reader,
    label,
    {
      markets,
      sellers: byId(writtenSellers.map((seller) => ({ ...seller, products: seller.products ?? 0 }))),
      categories,
      aliases: collectAliases(parts.categories),
      defaultSellers: new Map(
        parts.categories.flatMap(({ id, known }) => (known.historical?.seller ? [[id, known.historical.seller]] : [])),
      ),
      unread: {
        categories: unreadIds(parts.categories),
        sellers: unreadIds(parts.sellers),
        sellerNames: parts.sellers.some(({ known }) => known.name === undefined),
        currencies: new Set(parts.markets.flatMap(({ id, known }) => (known.currency ? [] : [id]))),
      },
      pictures,
    },
    problems,
  );
  const sellers = byId(countProducts(writtenSellers, products));

  const catalog = { root, markets, sellers, categories };
  checkReferences({ ...catalog, products, ...broken }, parts, pictures, problems);
  checkAddresses({ ...catalog, products, ...broken }, parts, defaultMarketId, problems);

  const { store, home, redirects } = parts;
  const pages = parts.pages.flatMap((part) => {
    const market = markets.get(part.input?.market ?? defaultMarketId);
    return (store?.input && market && makePage(part, store.input, market, problems)) ?? [];
  });
  if (problems.errors.length > 0 || !store?.input || !home?.input || !redirects?.input) {
    throw new CatalogError(problems.problems);
  }
  return {
    ...catalog,
    // A market without a currency is an error: here every offer has a price.
    products: new Map([...products].filter((entry): entry is [string, Product] => isPriced(entry[1]))),
    store: store.input,
    home: home.input,
    redirects: redirects.input,
    pages,
    warnings: problems.warnings,
  };
}

const unreadIds = (parts: readonly Part<unknown>[]): Set<string> =>
  new Set(parts.filter(({ input }) => !input).map(({ id }) => id));

/** A seller whose file does not say how many products it has, has those of the catalogue. */
function countProducts(written: ReturnType<typeof makeSeller>[], products: ReadonlyMap<string, ReadProduct>): Seller[] {
  const counts = new Map<string, number>();
  for (const { sellerId } of products.values()) counts.set(sellerId, (counts.get(sellerId) ?? 0) + 1);
  return written.map((seller) => ({ ...seller, products: seller.products ?? counts.get(seller.id) ?? 0 }));
}
