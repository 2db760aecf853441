import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { variantPaths } from '../../catalog/queries/variants.ts';
import type { Site } from '../../catalog/site.ts';
import { INDEXED_PAGES } from '../../core/site/constants.ts';
import { pageNumber } from '../../paths.ts';
import type { PageType } from '../check/budget.ts';
import { pageTypes } from '../check/page-types.ts';
import { completeRedirects } from './complete-redirects.ts';
import { writeDataFiles } from './data-files.ts';
import { writeDeliveryFiles } from './delivery-files.ts';
import { formatRedirects } from './headers.ts';
import { writeIcons } from './icons.ts';
import { writeManifest } from './manifest.ts';
import { writePriceFiles } from './price-files.ts';
import { writeSearchIndex } from './search-index.ts';
import { writeSecurityTxt } from './security-txt.ts';
import { writeSitemap } from './sitemap.ts';
import { listSpellings } from './spellings.ts';

/**
 * Writes what a site has besides pages and pictures and what needs neither, into the folder `work` of a build: icons, data, redirects,
 * sitemap. `paths` are the sorted addresses of its pages, `earlier` is the folder of the build before.
 */
export async function writeExtraFiles(
  site: Site,
  work: string,
  paths: readonly string[],
  cache: string,
  earlier: string | undefined,
): Promise<void> {
  const folder = join(work, 'site');
  await Promise.all([
    writeIcons(site, folder, cache),
    writeManifest(site, folder),
    writeSecurityTxt(site, folder),
    writePriceFiles(site, work, earlier),
    writeSearchIndex(site, work, earlier),
    writeDataFiles(site, work, earlier),
    writeDeliveryFiles(site, work, earlier),
    writeFile(
      join(folder, '_redirects'),
      formatRedirects(completeRedirects(site.catalog.redirects, paths), listSpellings(site, paths)),
    ),
    writeSitemap(site.url, publicPaths(site, paths), work, earlier),
  ]);
}

const LIST_TYPES: readonly PageType[] = ['listing', 'shop', 'directory'];

/**
 * Pages for the sitemap: no application pages, no error page, none of reviews, none that is too far in a list to be indexed, and none of
 * variants, which name their product's as canonical.
 */
function publicPaths(site: Site, paths: readonly string[]): string[] {
  const typeOf = pageTypes(site);
  const variants = variantPaths(site.catalog);
  return paths.filter((path) => {
    const type = typeOf(path);
    if (['application', 'error', 'reviews'].includes(type) || variants.has(path)) return false;
    return !(LIST_TYPES.includes(type) && pageNumber(path) > INDEXED_PAGES);
  });
}
