import { editionsOf } from '../../catalog/site/editions.ts';
import { findFolder } from '../../catalog/site/numbered.ts';
import { makeSearchIndex } from '../../catalog/search/search-index.ts';
import type { Site } from '../../catalog/site/site.ts';
import { inLanguage } from '../../messages/language.ts';
import { listDataFiles } from '../../views/parts/data-files.ts';
import { findCommonResults } from './common-results.ts';

/**
 * The text of a data file by its address, for sites that are not built: a file of views/parts/data-files.ts, of the search index, or the results of a
 * common search.
 */
export async function findSearchFile(site: Site, path: string): Promise<string | undefined> {
  for (const edition of editionsOf(site)) {
    const found = await inLanguage(edition.language, () => findIn(edition, path));
    if (found !== undefined) return found;
  }
  return undefined;
}

async function findIn(site: Site, path: string): Promise<string | undefined> {
  const data = listDataFiles(site).get(path);
  if (data) return data.make(site);
  for (const market of site.catalog.markets.values()) {
    const folder = findFolder(site, market);
    if (!path.startsWith(`${folder}/`)) continue;
    const index = makeSearchIndex(site, market);
    const name = path.slice(folder.length + 1);
    const read = async (part: string) => index.get(part) ?? listDataFiles(site).get(`${folder}/${part}`)?.make(site);
    return index.get(name) ?? findCommonResults(site, market, name, read);
  }
  return undefined;
}
