import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalog } from '../catalog/load.ts';
import type { Site } from '../catalog/site.ts';
import { checkSite } from './check/check-site.ts';
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
import { listSpellings } from './extras/spellings.ts';
import { writeSitemap } from './extras/sitemap.ts';
import { strictTransport } from '../core/strict-transport.ts';
import { marketPagePath, pageAddress } from '../paths.ts';
import type { Folders } from './folders.ts';
import { carryOver } from './carry-over.ts';
import { liveBuild, openBuild, publishBuild, tidyBuilds } from './publish.ts';
import { publishPictures } from './pictures/prepare.ts';
import { planSite, type PrepareOptions } from './prepare-site.ts';
import { shortTokens } from './short-tokens.ts';
import { makeStamp, stampFile, takeFingerprint } from './stamp.ts';

/** Pictures encoded at a time while pages are rendered. Two threads of the pool stay free for reading and writing files. */
const BESIDE_RENDERING = 4;

/** A site that was built but must not be published: broken links, pages over budget. */
export class SiteFaults extends Error {
  constructor(faults: readonly string[]) {
    super(
      `The site was not published: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}.\n  ${faults.slice(0, 50).join('\n  ')}`,
    );
    this.name = 'SiteFaults';
  }
}

export interface BuildOptions extends PrepareOptions {
  /** Fingerprint of the inputs (`takeFingerprint`). Computed at the end of the build when it is not given. */
  fingerprint?: string;
  /** How many pages to check. All of them by default; benchmarks may check fewer. */
  checkAtMost?: number;
  onRender?: () => void;
  onRendered?: () => void;
  onWritten?: () => void;
  onCheck?: (done: number, total: number) => void;
}

export interface BuildResult {
  /** Folder of the finished site. */
  readonly site: string;
  readonly pages: number;
  readonly warnings: Catalog['warnings'];
}

/** A build in progress. Pages can get its site; its folder lies beside the published one. */
export interface SiteBuild {
  readonly site: Site;
  /** Folder that the pages are written to. */
  readonly folder: string;
  readonly tokens: ReturnType<typeof shortTokens>;
  /** Starts to encode pictures while pages are rendered. */
  startPictures(): void;
  /**
   * Writes everything that is not a page, checks the site and publishes it with one rename.
   * @throws CatalogError for a picture that can't be read, or SiteFaults. The old site stays published.
   */
  finish(): Promise<BuildResult>;
}

/**
 * Reads the catalogue and opens a folder for a new build.
 * @throws CatalogError when the catalogue has errors.
 */
export async function openSiteBuild(folders: Folders, options: BuildOptions): Promise<SiteBuild> {
  const { site, encodePictures } = await planSite(folders, options);
  const work = await openBuild(folders.builds);
  const folder = join(work, 'site');
  let pictures: Promise<PromiseSettledResult<void>[]> | undefined;
  return {
    site,
    folder,
    tokens: shortTokens(),
    startPictures() {
      options.onRender?.();
      pictures = Promise.allSettled([encodePictures(BESIDE_RENDERING)]);
    },
    async finish() {
      for (const outcome of (await pictures) ?? []) if (outcome.status === 'rejected') throw outcome.reason;
      options.onRendered?.();
      return finishBuild(site, folders, work, options);
    },
  };
}

async function finishBuild(site: Site, folders: Folders, work: string, options: BuildOptions): Promise<BuildResult> {
  const folder = join(work, 'site');
  const paths = await listPages(folder);
  await Promise.all([
    publishPictures(site.pictures.values(), join(folders.cache, 'pictures'), folder),
    writeIcons(site, folder),
    writeSecurityTxt(site, folder),
    writePriceFiles(site, folder),
    writeFile(join(folder, '_redirects'), formatRedirects(site.catalog.redirects, listSpellings(site, paths))),
  ]);

  options.onWritten?.();

  let done = 0;
  const checked = takeSample(paths, options.checkAtMost ?? Number.POSITIVE_INFINITY);
  const report = await checkSite(site, folder, paths, checked, folders.cache, () =>
    options.onCheck?.(++done, checked.length),
  );
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
  // Written last: a build without a stamp is unfinished.
  await writeFile(
    stampFile(work),
    JSON.stringify(makeStamp(options.fingerprint ?? (await takeFingerprint(folders, options.soldOut)), site)),
  );
  await publishBuild(folder, folders.out, folders.builds);
  await tidyBuilds(folders.out, folders.builds);
  return { site: folder, pages: paths.length, warnings: site.catalog.warnings };
}

/** Addresses of all pages: `cart.html` is `/cart`. */
async function listPages(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files
    .filter((file) => file.endsWith('.html'))
    .map((file) => pageAddress(file.replaceAll('\\', '/')))
    .sort();
}

/** Pages for the sitemap: no application pages and no error page. */
function publicPaths(site: Site, paths: readonly string[]): string[] {
  const typeOf = pageTypes(site);
  return paths.filter((path) => !['application', 'error'].includes(typeOf(path)));
}

/** At most `most` of the paths, evenly distributed. */
function takeSample(paths: readonly string[], most: number): readonly string[] {
  const step = paths.length / most;
  return step <= 1 ? paths : Array.from({ length: most }, (_, index) => paths[Math.floor(index * step)] as string);
}
