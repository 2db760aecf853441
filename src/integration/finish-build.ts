import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalog } from '../catalog/load.ts';
import type { Problem } from '../catalog/problems/problem.ts';
import { formatReport } from '../catalog/problems/report.ts';
import { makeSetAsideCsv } from '../catalog/problems/set-aside.ts';
import { variantPaths } from '../catalog/queries/variants.ts';
import { SOURCES_FOLDER, writePrevious } from '../catalog/snapshot/last-good.ts';
import { keptOrigins, type Site } from '../catalog/site.ts';
import { strictTransport } from '../core/strict-transport.ts';
import { INDEXED_PAGES } from '../core/constants.ts';
import { skuPart } from '../core/sku-part.ts';
import { marketPagePath, pageNumber } from '../paths.ts';
import { carryOver } from './carry-over.ts';
import type { PageType } from './check/budget.ts';
import { type CheckOptions, checkSite } from './check/check-site.ts';
import type { ExplainedOverBudget } from './check/explain-over-budget.ts';
import { locateFaults, locateOverBudget } from './check/locate-faults.ts';
import { pageTypes } from './check/page-types.ts';
import { writeDataFiles } from './extras/data-files.ts';
import {
  contentSecurityPolicy,
  type ExtraSources,
  formatHeaders,
  formatRedirects,
  outsideSources,
} from './extras/headers.ts';
import { writeIcons } from './extras/icons.ts';
import { writeDeliveryFiles } from './extras/delivery-files.ts';
import { writePriceFiles } from './extras/price-files.ts';
import { writeSearchIndex } from './extras/search-index.ts';
import { writeSecurityTxt } from './extras/security-txt.ts';
import { writeSitemap } from './extras/sitemap.ts';
import { listSpellings } from './extras/spellings.ts';
import type { Folders } from './folders.ts';
import { publishPictures } from './pictures/prepare.ts';
import { liveBuild, publishBuild, REPORT_FILE, tidyBuilds } from './publish.ts';
import { tidyBundles } from './render/bundle-folder.ts';
import { type PageRecords, RECORDS_FILE } from './render/page-records.ts';
import type { PublishedReview } from '../core/contract/reviews.ts';
import type { SoldOut } from './sold-out.ts';
import { makeStamp, stampFile, takeFingerprint } from './stamp.ts';

/** A site that was built but must not be published: broken links, pages over budget. */
export class SiteFaults extends Error {
  /** The faults with the files that cause them, and what is wrong with the catalogue besides. */
  readonly problems: readonly Problem[];

  constructor(faults: readonly Problem[], others: readonly Problem[] = []) {
    const count = `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`;
    super(`The site was not published: ${count} of built pages.\n\n${formatReport([...faults, ...others])}`);
    this.name = 'SiteFaults';
    this.problems = [...faults, ...others];
  }
}

/** The list of products that are left out, beside the site; also as .csv. */
export const SET_ASIDE_FILE = 'set-aside.json';

export interface FinishOptions extends CheckOptions {
  /** Fingerprint of the inputs (`takeFingerprint`). Computed at the end of the build when it is not given. */
  fingerprint?: string;
  soldOut?: readonly SoldOut[];
  reviews?: readonly PublishedReview[];
  /** Folder of the build before, from which data files are taken when nothing that they are made of has changed. */
  earlier?: string;
  onWritten?: () => void;
  /** Called with pages over their budgets, which are published when the store says so. */
  onOverBudget?: (pages: readonly ExplainedOverBudget[]) => void;
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
    writeSearchIndex(site, work, options.earlier),
    writeDataFiles(site, work, options.earlier),
    writeDeliveryFiles(site, folder),
    writeFile(join(folder, '_redirects'), formatRedirects(site.catalog.redirects, listSpellings(site, paths))),
  ]);
  options.onWritten?.();

  const report = await checkSite(site, folder, records, folders.cache, options);
  await writeFile(join(work, REPORT_FILE), JSON.stringify(report));
  const isStrict = site.catalog.store.budgets === 'strict';
  const faults = [
    ...locateFaults(
      report.faults.filter((fault) => !leadsAside(fault, site.catalog)),
      site,
    ),
    ...(isStrict ? report.overBudget.map(locateOverBudget) : []),
  ];
  if (faults.length > 0) throw new SiteFaults(faults, [...site.catalog.errors, ...site.catalog.warnings]);
  if (report.overBudget.length > 0) options.onOverBudget?.(report.overBudget);
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
  await writeRecords(site.catalog, work, folders);
  // Written last: a build without a stamp is unfinished.
  await writeFile(
    stampFile(work),
    JSON.stringify(
      makeStamp(options.fingerprint ?? (await takeFingerprint(folders, options)), site, records.pages.size),
    ),
  );
  await publishBuild(folder, folders.out, folders.builds);
  await tidyBuilds(folders.out, folders.builds, true);
  await tidyBundles(folders);
}

/** Whether a fault is a link to a product that is set aside. The catalogue has a warning for it. */
function leadsAside(fault: string, { setAside, products }: Catalog): boolean {
  const sku = /: a link to \S*\/p\/([^\s/?#]+)[^\s]*, which does not exist$/.exec(fault)?.[1];
  return (
    sku !== undefined &&
    !products.has(sku) &&
    setAside.some((entry) => entry.sku === undefined || skuPart(entry.sku) === sku)
  );
}

/** Writes what later builds and people need to know of products with errors. */
async function writeRecords(catalog: Catalog, work: string, { out }: Folders): Promise<void> {
  const { setAside, onError, root, sources } = catalog;
  if (setAside.length > 0) {
    await writeFile(join(work, SET_ASIDE_FILE), JSON.stringify(setAside, null, 2));
    await writeFile(join(work, SET_ASIDE_FILE.replace('.json', '.csv')), makeSetAsideCsv(setAside));
  }
  if (onError !== 'keep-previous') return;
  const live = await liveBuild(out);
  writePrevious(join(work, SOURCES_FOLDER), root, sources, live && join(live, SOURCES_FOLDER));
}

const LIST_TYPES: readonly PageType[] = ['listing', 'shop', 'directory'];

/**
 * Pages for the sitemap: no application pages, no error page, none that is too far in a list to be indexed, and none of variants,
 * which name their product's as canonical.
 */
function publicPaths(site: Site, paths: readonly string[]): string[] {
  const typeOf = pageTypes(site);
  const variants = variantPaths(site.catalog);
  return paths.filter((path) => {
    const type = typeOf(path);
    if (['application', 'error'].includes(type) || variants.has(path)) return false;
    return !(LIST_TYPES.includes(type) && pageNumber(path) > INDEXED_PAGES);
  });
}
