import { copyFile, link, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Catalog } from '../catalog/load.ts';
import type { Site } from '../catalog/site.ts';
import { strictTransport } from '../core/strict-transport.ts';
import { HASHED_FOLDERS, marketPagePath } from '../paths.ts';
import { carryOver } from './carry-over.ts';
import { type CheckOptions, checkSite } from './check/check-site.ts';
import { pageTypes } from './check/page-types.ts';
import {
  contentSecurityPolicy,
  type ExtraSources,
  formatHeaders,
  formatRedirects,
  outsideSources,
} from './extras/headers.ts';
import { writeIcons } from './extras/icons.ts';
import { writePriceFiles } from './extras/price-files.ts';
import { writeSecurityTxt } from './extras/security-txt.ts';
import { writeSitemap } from './extras/sitemap.ts';
import { listSpellings } from './extras/spellings.ts';
import type { Folders } from './folders.ts';
import { publishPictures } from './pictures/prepare.ts';
import { planSite, type PrepareOptions } from './prepare-site.ts';
import { liveBuild, openBuild, publishBuild, tidyBuilds } from './publish.ts';
import type { Bundle } from './render/bundle.ts';
import { tidyBundles } from './render/bundle-folder.ts';
import { PageRecords } from './render/page-records.ts';
import { type EarlierPages, renderPages } from './render/render-pages.ts';
import { runAll } from './run-all.ts';
import { makeStamp, stampFile, takeFingerprint } from './stamp.ts';

/** Pictures encoded at a time while pages are rendered. Two threads of the pool stay free for reading and writing files. */
const BESIDE_RENDERING = 4;

/** The records of a build's pages, beside its site. */
const RECORDS_FILE = 'pages.json';

/** A site that was built but must not be published: broken links, pages over budget. */
export class SiteFaults extends Error {
  constructor(faults: readonly string[]) {
    super(
      `The site was not published: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}.\n  ${faults.slice(0, 50).join('\n  ')}`,
    );
    this.name = 'SiteFaults';
  }
}

export interface BuildOptions extends PrepareOptions, CheckOptions {
  /** Fingerprint of the inputs (`takeFingerprint`). Computed at the end of the build when it is not given. */
  fingerprint?: string;
  /** Threads that render pages. As many as the machine has cores by default. */
  workers?: number;
  onRender?: () => void;
  /** Whether every page is rendered, also those that are as in the build before. */
  fresh?: boolean;
  onPage?: (done: number, total: number) => void;
  onRendered?: () => void;
  onWritten?: () => void;
}

export interface BuildResult {
  /** Folder of the finished site. */
  readonly site: string;
  readonly pages: number;
  /** How many of the pages were rendered; the others are those of the build before. */
  readonly rendered: number;
  readonly warnings: Catalog['warnings'];
}

/** A build whose catalogue has been read and whose pictures are being encoded. */
export interface SiteBuild {
  readonly site: Site;
  /**
   * Writes the site with these templates, checks it and publishes it with one rename.
   * @throws CatalogError for a picture that can't be read, or SiteFaults. The old site stays published.
   */
  finish(bundle: Bundle): Promise<BuildResult>;
}

/**
 * Reads the catalogue, opens a folder for a new build and begins to encode pictures.
 * @throws CatalogError when the catalogue has errors.
 */
export async function openSiteBuild(folders: Folders, options: BuildOptions): Promise<SiteBuild> {
  const { site, encodePictures } = await planSite(folders, options);
  const pictures = Promise.allSettled([encodePictures(BESIDE_RENDERING)]);
  return {
    site,
    async finish(bundle) {
      const work = await openBuild(folders.builds);
      const folder = join(work, 'site');
      await placeFiles(bundle.files, folder);
      options.onRender?.();
      const earlier = options.fresh ? undefined : await readEarlier(folders.out);
      const { records, rendered } = await renderPages(site, bundle, folder, earlier, options);
      for (const outcome of await pictures) if (outcome.status === 'rejected') throw outcome.reason;
      options.onRendered?.();
      await finishBuild(site, folders, work, records, options);
      return { site: folder, pages: records.pages.size, rendered, warnings: site.catalog.warnings };
    },
  };
}

/** The pages of the published site; undefined when there is none or its records can't be read. */
async function readEarlier(out: string): Promise<EarlierPages | undefined> {
  const live = await liveBuild(out);
  if (live === undefined) return undefined;
  const records = await PageRecords.read(join(live, RECORDS_FILE));
  return records && { folder: join(live, 'site'), records };
}

/** Puts the files of a bundle into a site. Those that are named by their content are linked, as nobody changes them. */
async function placeFiles(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  await runAll(
    entries.filter((entry) => entry.isFile()),
    16,
    async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      const target = join(to, file.slice(from.length));
      await mkdir(dirname(target), { recursive: true });
      const isHashed = HASHED_FOLDERS.some((folder) => file.startsWith(join(from, folder)));
      if (isHashed) await link(file, target).catch(() => copyFile(file, target));
      else await copyFile(file, target);
    },
  );
}

async function finishBuild(
  site: Site,
  folders: Folders,
  work: string,
  records: PageRecords,
  options: BuildOptions,
): Promise<void> {
  const folder = join(work, 'site');
  const paths = [...records.pages.keys()].sort();
  await Promise.all([
    publishPictures(site.pictures.values(), join(folders.cache, 'pictures'), folder),
    writeIcons(site, folder, folders.cache),
    writeSecurityTxt(site, folder),
    writePriceFiles(site, folder),
    writeFile(join(folder, '_redirects'), formatRedirects(site.catalog.redirects, listSpellings(site, paths))),
  ]);
  options.onWritten?.();

  const report = await checkSite(site, folder, records, folders.cache, options);
  await writeFile(join(work, 'report.json'), JSON.stringify(report));
  if (report.faults.length > 0) throw new SiteFaults(report.faults);
  const outside = outsideSources(site.api, process.env['PAYMENT_ORIGINS'] || undefined);
  const paymentPages = [...site.catalog.markets.values()].map((market) => marketPagePath(market, 'payment'));
  const policyWith = (extra: ExtraSources) => contentSecurityPolicy(report.styleHashes, report.scriptHashes, extra);
  await writeFile(
    join(folder, '_headers'),
    formatHeaders(
      policyWith(outside.all),
      Object.fromEntries(paymentPages.map((path) => [path, policyWith(outside.payment)])),
      strictTransport(site.url, site.catalog.store.strictTransport),
    ),
  );
  await writeSitemap(site.url, publicPaths(site, paths), folder);
  await carryOver(await liveBuild(folders.out), work, Date.now());
  await records.write(join(work, RECORDS_FILE));
  // Written last: a build without a stamp is unfinished.
  await writeFile(
    stampFile(work),
    JSON.stringify(makeStamp(options.fingerprint ?? (await takeFingerprint(folders, options.soldOut)), site)),
  );
  await publishBuild(folder, folders.out, folders.builds);
  await tidyBuilds(folders.out, folders.builds);
  await tidyBundles(folders);
}

/** Pages for the sitemap: no application pages and no error page. */
function publicPaths(site: Site, paths: readonly string[]): string[] {
  const typeOf = pageTypes(site);
  return paths.filter((path) => !['application', 'error'].includes(typeOf(path)));
}
