import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '../../catalog/site/site.ts';
import type { Folders } from '../files/folders.ts';
import type { PageRecords } from '../render/page-records.ts';
import { writeCommonResults } from './common-results.ts';
import { completeRedirects } from './complete-redirects.ts';
import { writeDataFiles } from './data-files.ts';
import { writeDeliveryFiles } from './delivery-files.ts';
import { formatRedirects } from './headers.ts';
import { writeIcons } from './icons.ts';
import { writeManifest } from './manifest.ts';
import { recordChanges } from './page-changes.ts';
import { writePriceFiles } from './price-files.ts';
import { writeSearchIndex } from './search-index.ts';
import { writeSecurityTxt } from './security-txt.ts';
import { writeSitemap } from './sitemap.ts';
import { listSitemapPages } from './sitemap-pages.ts';
import { listSpellings } from './spellings.ts';

/** The folders of earlier builds. */
interface OtherBuilds {
  /** The previous build, from which files are linked; undefined if nothing is linked. */
  readonly earlier: string | undefined;
  /** The published build, which knows when its pages have changed. */
  readonly published: string | undefined;
}

/**
 * Writes everything in a site that depends on neither pages nor pictures, such as icons, data and redirects, into `work`, the folder of a build.
 * `paths` are the sorted addresses of its pages; files are linked from `earlier`, the folder of the previous build.
 */
export async function writeExtraFiles(
  site: Site,
  work: string,
  paths: readonly string[],
  folders: Pick<Folders, 'cache' | 'theme'>,
  earlier: string | undefined,
): Promise<void> {
  await Promise.all([
    writeFirstFiles(site, join(work, 'site'), paths, folders),
    writePriceFiles(site, work, earlier),
    Promise.all([writeSearchIndex(site, work, earlier), writeDataFiles(site, work, earlier)]).then(([digests]) =>
      writeCommonResults(site, work, earlier, digests, join(folders.cache, 'pictures')),
    ),
    writeDeliveryFiles(site, work, earlier),
  ]);
}

/** Writes the files that a provisional site has from the start. All others are made on request (`findDataFile`). */
export async function writeFirstFiles(
  site: Site,
  folder: string,
  paths: readonly string[],
  folders: Pick<Folders, 'cache' | 'theme'>,
): Promise<void> {
  await Promise.all([
    writeIcons(site, folder, folders),
    writeManifest(site, folder, folders.theme),
    writeSecurityTxt(site, folder),
    writeFile(
      join(folder, '_redirects'),
      formatRedirects(completeRedirects(site.catalog.redirects, paths), listSpellings(site, paths)),
    ),
  ]);
}

/** Writes the sitemap into `work`, the folder of a build, with the dates on which pages changed. */
export async function writePageSitemap(
  site: Site,
  work: string,
  records: PageRecords,
  { earlier, published }: OtherBuilds,
): Promise<void> {
  const contents = new Map(records.sorted().map(([path, { content }]) => [path, content]));
  const changedOn = await recordChanges(contents, work, published, site.today);
  await writeSitemap(site.url, listSitemapPages(site, [...contents.keys()], changedOn), work, earlier);
}
