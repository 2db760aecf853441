import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keptOrigins, type Site } from '../catalog/site.ts';
import { strictTransport } from '../core/strict-transport.ts';
import { marketPagePath } from '../paths.ts';
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
import { liveBuild, publishBuild, tidyBuilds } from './publish.ts';
import { tidyBundles } from './render/bundle-folder.ts';
import { type PageRecords, RECORDS_FILE } from './render/page-records.ts';
import type { SoldOut } from './sold-out.ts';
import { makeStamp, stampFile, takeFingerprint } from './stamp.ts';

/** A site that was built but must not be published: broken links, pages over budget. */
export class SiteFaults extends Error {
  constructor(faults: readonly string[]) {
    super(
      `The site was not published: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}.\n  ${faults.slice(0, 50).join('\n  ')}`,
    );
    this.name = 'SiteFaults';
  }
}

export interface FinishOptions extends CheckOptions {
  /** Fingerprint of the inputs (`takeFingerprint`). Computed at the end of the build when it is not given. */
  fingerprint?: string;
  soldOut?: readonly SoldOut[];
  onWritten?: () => void;
}

/**
 * Makes a site of the pages in the folder of a build: adds pictures and everything that is made of all pages, checks it and publishes
 * it with one rename.
 * @throws SiteFaults. The old site stays published.
 */
export async function finishBuild(
  site: Site,
  folders: Folders,
  work: string,
  records: PageRecords,
  options: FinishOptions,
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
  const outside = outsideSources(site.api, process.env['PAYMENT_ORIGINS'] || undefined, keptOrigins(site));
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
  await tidyBuilds(folders.out, folders.builds, true);
  await tidyBundles(folders);
}

/** Pages for the sitemap: no application pages and no error page. */
function publicPaths(site: Site, paths: readonly string[]): string[] {
  const typeOf = pageTypes(site);
  return paths.filter((path) => !['application', 'error'].includes(typeOf(path)));
}
