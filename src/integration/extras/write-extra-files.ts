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

/** Folders of other builds than the one that is made. */
interface OtherBuilds {
  /** The one before, from which files are linked; undefined where none are. */
  readonly earlier: string | undefined;
  /** The published one, which knows when its pages have changed. */
  readonly published: string | undefined;
}

/**
 * Writes what a site has besides pages and pictures and what needs neither, into the folder `work` of a build: icons, data, redirects.
 * `paths` are the addresses of its pages, sorted; `earlier` is the folder of the build before, from which files are linked.
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

/** Writes those of them that are not made when they are asked for (`findDataFile`) into the folder of a site. */
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

/** Writes the sitemap into the folder `work` of a build, with the days on which its pages have changed. */
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
