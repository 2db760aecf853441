import type { Market, Product } from '../../catalog/model.ts';
import { findFolder, numberProducts } from '../../catalog/site/numbered.ts';
import { listFilteredLists, makeListFile, makeRangeTable } from '../../catalog/listings/facet-lists.ts';
import { oncePerSite, type Site } from '../../catalog/site/site.ts';
import { CARDS_A_FILE, cardFileName } from '../../core/listing/card-record.ts';
import { tableFileName } from '../../core/facets/list-file.ts';
import { ROWS_A_FILE } from '../../core/facets/pick-rows.ts';
import { findPointerPath, listFilePath } from '../../core/site/data-paths.ts';
import { makeCardRecord } from './card-record.ts';

/** A file of data that pages fetch. */
interface DataFile {
  /** Its address. */
  readonly path: string;
  /** The entities from which it is made. */
  readonly subjects: readonly (Product | Market)[];
  /** Makes its text. A later build makes it again if anything that this reads of `site` has changed. */
  make(site: Site): string;
}

/** The files from which browsers make lists, of every market, by address. */
export const listDataFiles = oncePerSite('dataFiles', (site: Site): ReadonlyMap<string, DataFile> => {
  const files = [...site.catalog.markets.values()].flatMap((market) => [
    listPointer(market),
    ...listCardFiles(site, market),
    ...listRangeFiles(site, market),
  ]);
  files.push(...listListFiles(site));
  return new Map(files.map((file) => [file.path, file]));
});

function listPointer(market: Market): DataFile {
  return {
    path: findPointerPath(market.id),
    subjects: [market],
    make: (asked) => JSON.stringify({ folder: findFolder(asked, market) }),
  };
}

function listCardFiles(site: Site, market: Market): DataFile[] {
  const { products, folder } = numberProducts(site, market);
  return Array.from({ length: Math.ceil(products.length / CARDS_A_FILE) }, (_, file) => {
    const own = products.slice(file * CARDS_A_FILE, (file + 1) * CARDS_A_FILE);
    return {
      path: `${folder}/${cardFileName(file)}`,
      subjects: [market, ...own],
      make: (asked) => JSON.stringify(own.map((product) => makeCardRecord(asked, product, market))),
    };
  });
}

/** The facet tables, each for a range of product numbers. */
function listRangeFiles(site: Site, market: Market): DataFile[] {
  const { products, folder } = numberProducts(site, market);
  return Array.from({ length: Math.ceil(products.length / ROWS_A_FILE) }, (_, file) => ({
    path: `${folder}/${tableFileName(file)}`,
    subjects: [market],
    make: (asked) => makeRangeTable(asked, market, file),
  }));
}

/** The data of lists with filters. */
const listListFiles = (site: Site): DataFile[] =>
  listFilteredLists(site).map(({ path, market }) => ({
    path: listFilePath(market.id, path),
    subjects: [market],
    make: (asked) => makeListFile(asked, path),
  }));
