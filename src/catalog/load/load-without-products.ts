import type { Catalog } from '../catalog.ts';
import { makePromotions } from '../entities/make-promotions.ts';
import { addOwnStates, makeDelivery } from '../entities/make-delivery.ts';
import { readEntities, readFiles } from './load.ts';
import { isError } from './set-aside.ts';
import { CatalogReader } from '../source/catalog-reader.ts';
import { CatalogError, ProblemList } from '../problems/problems.ts';

export type WithoutProducts = Pick<
  Catalog,
  'root' | 'label' | 'store' | 'markets' | 'sellers' | 'categories' | 'deliveryRules' | 'promotions'
>;

/**
 * Reads the catalogue in the folder `root` without its products: of these no file is opened. Sellers have as many products as their files
 * say, else none.
 * @throws CatalogError with the problems of the files that are read
 */
export function loadWithoutProducts(root: string, label = 'catalog'): WithoutProducts {
  const problems = new ProblemList();
  const reader = new CatalogReader(root, label, problems);
  const files = readFiles(reader);
  const { markets, sellers, categories, readSellers } = readEntities(files, reader, problems);
  const deliveryRules = addOwnStates(makeDelivery(files.delivery, markets, problems), markets, readSellers);
  const promotions = makePromotions(files.offers, markets, problems);
  const store = files.store?.input;
  if (!store || problems.problems.some(isError)) throw new CatalogError(problems.problems);
  return { root, label, store, markets, sellers, categories, deliveryRules, promotions };
}
