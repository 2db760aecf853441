import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalog } from '../catalog/load/load.ts';
import type { Problem } from '../catalog/problems/problem.ts';
import { formatReport } from '../catalog/problems/report.ts';
import { listLeftOut } from '../catalog/load/set-aside.ts';
import { SOURCES_FOLDER, writePrevious } from '../catalog/snapshot/last-good.ts';
import type { Site } from '../catalog/site/site.ts';
import { skuPart } from '../core/product/sku-part.ts';
import { readSwitchedOff } from './byte-saving/setting.ts';
import { carryOver } from './carry-over.ts';
import { writeCatalogRecord } from './records/catalog-record.ts';
import { type CheckOptions, checkSite } from './check/check-site.ts';
import type { ExplainedOverBudget } from './check/explain-over-budget.ts';
import { locateFaults, locateOverBudget } from './check/locate-faults.ts';
import { type CompressOptions, compressSite } from './compress/compress-site.ts';
import { makeDictionaries, writeDictionaries } from './dictionaries/dictionaries.ts';
import type { FormCounts } from './compress/write-forms.ts';
import { writeKeepFiles } from './extras/keep-files.ts';
import { writeHeaders } from './extras/site-headers.ts';
import { writeExtraFiles, writePageSitemap } from './extras/write-extra-files.ts';
import { type MarketFeeds, writeFeeds } from './feeds/write-feeds.ts';
import type { Folders } from './files/folders.ts';
import { runAfterBuild } from './plugins/run-after-build.ts';
import { publishPictures } from './pictures/prepare.ts';
import { publishVideos } from './extras/videos.ts';
import { removeUnfinished } from './files/write-whole.ts';
import { liveBuild, publishBuild, REPORT_FILE, tidyBuilds } from './files/publish.ts';
import type { Bundle } from './render/bundle.ts';
import { tidyBundles } from './bundle-folder.ts';
import { type PageRecords, RECORDS_FILE } from './render/page-records.ts';
import { writeProductRecord } from './records/product-record.ts';
import type { PublishedReview } from '../contract/reviews.ts';
import type { StockCount } from '../contract/sellers.ts';
import type { SoldOut } from './records/sold-out.ts';
import { writeSetAsideList, writeSetAsideBeside } from './records/set-aside-list.ts';
import { weighFonts } from '../theme/font-faces.ts';
import { makeStamp, stampFile, takeFingerprint } from './stamp.ts';
import { countOf } from '../core/text/figures.ts';

/** A site that was built but must not be published: it has broken links, or pages over budget. */
export class SiteFaults extends Error {
  /** The faults as problems of the files that cause them, and the other problems of the catalogue. */
  readonly problems: readonly Problem[];

  constructor(faults: readonly Problem[], others: readonly Problem[] = []) {
    super(
      `The site was not published: ${countOf(faults.length, 'fault')} of built pages.\n\n${formatReport([...faults, ...others])}`,
    );
    this.name = 'SiteFaults';
    this.problems = [...faults, ...others];
  }
}

export interface FinishOptions extends Omit<CheckOptions, 'dictionaries'>, CompressOptions {
  /** Fingerprint of the inputs (`takeFingerprint`). Computed at the end of the build by default. */
  fingerprint?: string;
  soldOut?: readonly SoldOut[];
  counts?: readonly StockCount[];
  reviews?: readonly PublishedReview[];
  /** The folder of the previous build. Data files and compressed forms with unchanged inputs are linked from it. */
  earlier?: string;
  onWritten?: () => void;
  /** Called with the feeds that were written, and what products lack for them. */
  onFeeds?: (feeds: readonly MarketFeeds[], siteUrl: string) => void;
  /** Called with pages over budget when the store's settings allow to publish them. */
  onOverBudget?: (pages: readonly ExplainedOverBudget[]) => void;
}

/**
 * Completes the pages in the folder of a build: adds pictures and everything that is made from all pages, checks the site and publishes it with one
 * rename. Returns the numbers of its compressed forms.
 * @throws SiteFaults when the site must not be published. The old site stays.
 */
export async function finishBuild(
  site: Site,
  bundle: Bundle,
  folders: Folders,
  work: string,
  records: PageRecords,
  options: FinishOptions,
): Promise<FormCounts | undefined> {
  const folder = join(work, 'site');
  const paths = [...records.pages.keys()].sort();
  const live = await liveBuild(folders.out);
  const [feeds] = await Promise.all([
    writeFeeds(site, work, options.earlier),
    publishPictures(site.pictures, join(folders.cache, 'pictures'), folder),
    publishVideos(site.catalog, folder, live && join(live, 'site')),
    writeExtraFiles(site, work, [...records.pages.keys()].sort(), folders, options.earlier),
    writePageSitemap(site, work, records, { earlier: options.earlier, published: live }),
  ]);
  const dictionaries = await makeDictionaries(site, bundle, live && join(live, 'site'));
  await writeDictionaries(dictionaries, folder);
  await writeKeepFiles(site, folder, folders.cache);
  await runAfterBuild(bundle.afterBuild, site, folder, paths);
  options.onWritten?.();

  const report = await checkSite(site, folder, records, folders.cache, { ...options, dictionaries });
  await writeFile(
    join(work, REPORT_FILE),
    JSON.stringify({ ...report, fonts: await weighFonts(folders.theme), feeds }),
  );
  // A site without byte savers is for debugging, so its sizes don't matter.
  const isStrict = site.catalog.store.budgets === 'strict' && readSwitchedOff().length === 0;
  const faults = [
    ...locateFaults(
      report.faults.filter((fault) => !leadsAside(fault, site.catalog)),
      site,
    ),
    ...(isStrict ? report.overBudget.map(locateOverBudget) : []),
  ];
  if (faults.length > 0) throw new SiteFaults(faults, [...site.catalog.errors, ...site.catalog.warnings]);
  if (report.overBudget.length > 0) options.onOverBudget?.(report.overBudget);
  options.onFeeds?.(feeds, site.url);
  await writeHeaders(site, bundle, folder, records, dictionaries);
  await carryOver(live, work, Date.now());
  const forms = await compressSite(work, dictionaries, live, options);
  await records.write(join(work, RECORDS_FILE));
  await writeRecords(site.catalog, work, folders);
  await writeCatalogRecord(work, folders, site.catalog);
  await writeProductRecord(site.catalog, work, live, Date.now());
  // Written last: a build without a stamp is unfinished.
  await writeFile(
    stampFile(work),
    JSON.stringify(
      makeStamp(options.fingerprint ?? (await takeFingerprint(folders, options)), site, records.pages.size),
    ),
  );
  await publishBuild(folder, folders.out, folders.builds);
  writeSetAsideList(site.catalog.root, listLeftOut(site.catalog));
  await tidyFolders(folders);
  return forms;
}

/** Removes what earlier builds left behind, including unfinished ones. The build before the live one stays. */
export async function tidyFolders(folders: Folders): Promise<void> {
  await tidyBuilds(folders.out, folders.builds, true);
  await tidyBundles(folders);
  await removeUnfinished(folders.cache, await readdir(folders.cache).catch(() => []));
}

/** Whether a fault is a link to a product that is set aside. The catalogue has its own warning for that. */
function leadsAside(fault: string, { setAside, products }: Catalog): boolean {
  const sku = /: a link to \S*\/p\/([^\s/?#]+)[^\s]*, which does not exist$/.exec(fault)?.[1];
  return (
    sku !== undefined &&
    !products.has(sku) &&
    setAside.some((entry) => entry.sku === undefined || skuPart(entry.sku) === sku)
  );
}

/** Writes records of everything that is not on the site, for later builds and for people. */
async function writeRecords(catalog: Catalog, work: string, { out }: Folders): Promise<void> {
  const { onError, root, sources } = catalog;
  writeSetAsideBeside(work, listLeftOut(catalog));
  if (onError !== 'keep-previous') return;
  const live = await liveBuild(out);
  writePrevious(join(work, SOURCES_FOLDER), root, sources, live && join(live, SOURCES_FOLDER));
}
