import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeCategory } from '../../catalog/entities/make-category.ts';
import { makeMarket } from '../../catalog/entities/make-market.ts';
import { countProducts, makeSeller } from '../../catalog/entities/make-seller.ts';
import type { Category, Market, Seller } from '../../catalog/model.ts';
import { categoryInput } from '../../catalog/schema/category.ts';
import { facetsInput } from '../../catalog/schema/facets.ts';
import { marketInput } from '../../catalog/schema/market.ts';
import { sellerInput } from '../../catalog/schema/seller.ts';
import { storeInput } from '../../catalog/schema/store.ts';
import { type Aliases, collectAliases } from '../../catalog/shapes/aliases.ts';
import { CatalogReader } from '../../catalog/source/catalog-reader.ts';
import { listPictures, listVideos } from '../../catalog/source/picture-folder.ts';
import { ProblemList } from '../../catalog/problems/problems.ts';
import type { ShopFacts } from '../../tables/model.ts';

/** An import can't be made as it was requested. `message` says why and what to do. */
export class ImportRefused extends Error {}

/** What an import needs to know of a catalogue, besides its products. */
export interface Shop {
  /** The catalogue's folder. */
  readonly root: string;
  /** Its name in messages. */
  readonly label: string;
  readonly markets: Map<string, Market>;
  readonly categories: Map<string, Category>;
  readonly sellers: Map<string, Seller>;
  /** Names of the shop's pictures. Those that will be copied are added. */
  readonly pictures: Set<string>;
  readonly videos: ReadonlySet<string>;
  /** Paths of product files. */
  readonly productFiles: readonly string[];
  readonly hasFacets: boolean;
  /** Meanings of values in older formats of products. */
  readonly aliases: Aliases;
  /** The seller of records in older formats that name none, by category id. */
  readonly defaultSellers: ReadonlyMap<string, string>;
  readonly facts: ShopFacts;
}

interface ShopChoices {
  readonly market?: string | undefined;
  readonly seller?: string | undefined;
}

/**
 * Reads what an import needs to know of a catalogue. The market is the requested one, else the shop's first; the seller of products that name none is
 * the requested one, else the only one, else the first by name.
 * @throws ImportRefused when there is no such market or seller, or one of their files has an error
 */
export function readShop(root: string, label: string, choices: ShopChoices = {}): Shop {
  if (!existsSync(join(root, 'store.json')))
    throw new ImportRefused(`There is no shop in ${label}: it has no store.json. Make a shop first.`);
  const problems = new ProblemList();
  const reader = new CatalogReader(root, label, problems);
  const store = reader.readOne('store.json', storeInput);
  const markets = byId(reader.readAllById('markets', marketInput).map((file) => makeMarket(file, problems)));
  const defaultMarket = store?.known.defaultMarket ?? [...markets.values()].find(({ prefix }) => prefix === '')?.id;
  const categoryFiles = reader.readAllById('categories', categoryInput);
  const parents = new Map(categoryFiles.map((file) => [file.id, file]));
  const categories = byId(
    categoryFiles.map((file) => makeCategory(file, defaultMarket ?? '', parents.get(file.known.parent ?? ''))),
  );
  const sellers = byId(countProducts(reader.readAllById('sellers', sellerInput).map(makeSeller), []));
  reader.readOptional('facets.json', facetsInput);
  const [error] = problems.problems.filter(
    ({ severity, code, file }) => severity === 'error' && code !== 'file-outside' && !file.includes('/products/'),
  );
  if (error)
    throw new ImportRefused(
      `${error.file} has an error, so that products can't be checked against it: found ${error.found}; expected ${error.expected}. Fix it first.`,
    );
  const market = chooseOne('market', choices.market ?? defaultMarket ?? '', markets);
  const named = choices.seller ?? [...sellers.keys()][0];
  if (named === undefined)
    throw new ImportRefused(`${label}/sellers has no seller. Add a file for the one that sells these products.`);
  const seller = chooseOne('seller', named, sellers);
  return {
    root,
    label,
    markets,
    categories,
    sellers,
    pictures: new Set(listPictures(reader.entries.files)),
    videos: listVideos(reader.entries.files),
    productFiles: reader.below('products'),
    aliases: collectAliases(categoryFiles),
    defaultSellers: new Map(
      categoryFiles.flatMap(({ id, known }) =>
        known.historical?.seller ? [[id, known.historical.seller] as const] : [],
      ),
    ),
    hasFacets: reader.files.includes('facets.json'),
    facts: {
      market: market.id,
      currency: market.currency,
      seller: seller.id,
      categories: new Map([...categories.values()].map(({ id, title }) => [id, title])),
      sellers: new Map([...sellers.values()].map(({ id, name }) => [id, name])),
      declared: new Map([...sellers.values()].map(({ id, legal }) => [id, legal])),
    },
  };
}

const byId = <T extends { readonly id: string }>(entries: readonly T[]): Map<string, T> =>
  new Map(entries.map((entry) => [entry.id, entry]));

function chooseOne<T>(what: string, id: string, known: ReadonlyMap<string, T>): T {
  const found = known.get(id);
  if (found === undefined)
    throw new ImportRefused(
      `There is no ${what} ${JSON.stringify(id)}. There are: ${[...known.keys()].join(', ') || 'none'}.`,
    );
  return found;
}
