import { hash } from 'node:crypto';
import { listFirstParts } from '../../core/search/parts.ts';
import { findFolderPath } from '../../core/site/data-paths.ts';
import type { Market, Product } from '../model.ts';
import { oncePerSite, type Site } from './site.ts';

/** The products of a market by number, and the folder of the files that name products by number. */
interface Numbering {
  readonly products: readonly Product[];
  /** By SKU. */
  readonly numbers: ReadonlyMap<string, number>;
  /**
   * Address of the folder: named by a digest of the SKUs in their order, so that files of two releases with different numbers are never
   * mixed. A changed price or title leaves it as it is, unless the title moves the product.
   */
  readonly folder: string;
}

const numberingOf = oncePerSite('numbering', ({ catalog }: Site, marketId: string): Numbering => {
  const keyed = [...catalog.products.values()]
    .filter((product) => product.offers[marketId])
    .map((product): [string, Product] => [`${product.categoryIds[0] ?? ''}\n${product.slug}\n${product.sku}`, product])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const products = keyed.map(([, product]) => product);
  const digest = hash('sha1', products.map(({ sku }) => sku).join('\n'), 'hex').slice(0, 10);
  return {
    products,
    numbers: new Map(products.map(({ sku }, number) => [sku, number])),
    folder: findFolderPath(marketId, digest),
  };
});

/**
 * Numbers the products of a market from 0, so that short files can name them. Products of one category with like addresses are neighbours:
 * what is found together stands in few files.
 */
export const numberProducts = (site: Site, market: Market): Numbering => numberingOf(site, market.id);

const folderOf = oncePerSite('findFolder', (site: Site, marketId: string) => numberingOf(site, marketId).folder);

/** The folder of these files alone, for what does not depend on the products. */
export const findFolder = (site: Site, market: Market): string => folderOf(site, market.id);

const firstFilesOf = oncePerSite('firstFiles', (site: Site, marketId: string) => {
  const { products, folder } = numberingOf(site, marketId);
  return listFirstParts(products.length).map((name) => `${folder}/${name}`);
});

/** Addresses of the files of the search index that every query needs. */
export const listFirstFiles = (site: Site, market: Market): readonly string[] => firstFilesOf(site, market.id);
