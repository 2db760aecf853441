import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '../../catalog/site/site.ts';
import { htmlFile } from '../../paths.ts';
import type { PageRecord, PageRecords } from '../render/page-records.ts';
import type { MadeMarket } from '../compress/compressed-forms.ts';
import type { MarketFeeds } from '../feeds/write-feeds.ts';
import { findOverBudget, type PageSize } from './budget.ts';
import { CompressedSizes } from '../examine/compressed-size.ts';
import type { OwnAddresses } from '../examine/counted-text.ts';
import { type ExplainedOverBudget, explainOverBudget } from './explain-over-budget.ts';
import { type FurtherReport, measureFurtherPages } from './further-pages.ts';
import { findBrokenLinks } from './links.ts';
import { measureClosely } from './measure-closely.ts';
import { pageTypes } from './page-types.ts';
import { ScriptFiles } from './script-files.ts';
import { attempt } from '../../core/data/attempt.ts';

export interface SiteReport {
  /** The shop's own addresses. Budgets count them as if they had a fixed length. */
  readonly addresses: OwnAddresses;
  readonly sizes: readonly PageSize[];
  /** Reasons not to publish the site, one line each. */
  readonly faults: readonly string[];
  /** Exceeded budgets. Whether they prevent publishing is a setting of the store. */
  readonly overBudget: readonly ExplainedOverBudget[];
  readonly further: FurtherReport;
  /** The feeds of each market, and what is missing in them. */
  readonly feeds?: readonly MarketFeeds[];
  /** Bytes of the theme's web fonts by address; missing when it has none. */
  readonly fonts?: Readonly<Record<string, number>>;
}

export interface CheckOptions {
  /** The brotli quality with which HTML is measured: 11, except in tests. */
  readonly quality?: number;
  /** Called after each page that is measured exactly. */
  readonly onCheck?: (done: number, total: number) => void;
  /** The dictionaries for measuring further pages. Without them these are not measured. */
  readonly dictionaries?: readonly MadeMarket[];
}

/** Checks the pages in a folder by their records: sizes, links, ids, inline styles and scripts. Adds the sizes to the records. */
export async function checkSite(
  site: Site,
  folder: string,
  records: PageRecords,
  cache: string,
  { quality, onCheck = () => {}, dictionaries = [] }: CheckOptions = {},
): Promise<SiteReport> {
  const compressed = await CompressedSizes.open(cache, site);
  const pages = records.sorted();
  const scriptFiles = new ScriptFiles(folder, compressed);
  const quick = await measurePages(site, folder, records, pages, compressed, scriptFiles);
  const measures = {
    html: (html: string) => (quality === undefined ? compressed.measure(html) : compressed.measureAt(quality, html)),
    closerHtml: (html: string) => compressed.measureBound(html),
  };
  const measure = async ({ path }: PageSize, name: keyof typeof measures): Promise<number> => {
    const page = records.pages.get(path) as PageRecord;
    page[name] ??= await measures[name](await readFile(join(folder, htmlFile(path)), 'utf8'));
    return page[name];
  };
  const sizes = await measureClosely(
    quick,
    { exactly: (size) => measure(size, 'html'), closer: (size) => measure(size, 'closerHtml') },
    onCheck,
  );
  const effort = quality === undefined ? 'best' : 'fast';
  const measureFurther: Parameters<typeof measureFurtherPages>[2] = async (path, dictionary) => {
    const page = records.pages.get(path);
    if (page?.further && compressed.keepWith(dictionary, effort, page.further)) return page.further.bytes;
    const measured = await compressed.measureWith(
      await readFile(join(folder, htmlFile(path)), 'utf8'),
      dictionary,
      effort,
    );
    if (page) page.further = measured;
    return measured.bytes;
  };
  const weigh = (content: Buffer) => compressed.measure(content.toString());
  const further = await measureFurtherPages(sizes, dictionaries, measureFurther, weigh);
  await compressed.close();
  const faults = [
    ...pages.flatMap(([path, page]) => records.list(page.faults).map((fault) => `${path}: ${fault}`)),
    ...(await findBrokenLinks(records, folder, site.api)),
    ...(await findUnnamedScripts(records, pages, scriptFiles)),
  ];
  return {
    addresses: { url: site.url, api: site.api },
    sizes,
    faults: faults.sort(),
    overBudget: await explainOverBudget(site, folder, findOverBudget(sizes)),
    further,
  };
}

/** The sizes of all pages. Those of HTML are upper bounds. */
async function measurePages(
  site: Site,
  folder: string,
  records: PageRecords,
  pages: readonly [string, PageRecord][],
  compressed: CompressedSizes,
  scriptFiles: ScriptFiles,
): Promise<PageSize[]> {
  const typeOf = pageTypes(site);
  const further = [...site.allMarkets.values()].flatMap((market) => market.languages ?? []);
  const languages = new Map(further.map(({ language, prefix }) => [prefix, language]));
  const inlineSizes = new Map<number, number>();
  const inlineSize = async (number: number): Promise<number> => {
    const size = inlineSizes.get(number) ?? (await compressed.measure(records.texts[number] as string));
    inlineSizes.set(number, size);
    return size;
  };
  const sizes: PageSize[] = [];
  const pictureSizes = new Map<string, number>();
  const pictureSize = (file: string): number => {
    const size = pictureSizes.get(file) ?? sizeOf(folder, file);
    pictureSizes.set(file, size);
    return size;
  };
  for (const [, page] of pages) page.picture ??= Math.max(0, ...records.list(page.firstView).map(pictureSize));
  for (const [path, page] of pages) {
    const { bytes, reactBytes } = await scriptFiles.measure(records.list(page.scriptFiles));
    const { quickHtml: htmlBound, picture = 0 } = page;
    const { islands, reactBytes: ofIslands } = await scriptFiles.measureIslands(
      records.list(page.islandFiles),
      records.list(page.scriptFiles),
    );
    let script = bytes;
    for (const number of page.scripts) script += await inlineSize(number);
    const hasOutsidePicture = records.list(page.firstView).some((file) => file !== '' && !file.startsWith('/'));
    const language = languages.get(path.split('/')[1] ?? '');
    sizes.push({
      path,
      type: typeOf(path),
      ...(language === undefined ? {} : { language }),
      htmlBound,
      script,
      react: reactBytes + ofIslands,
      ...(islands.length > 0 ? { islands } : {}),
      picture,
      hasOutsidePicture,
    });
  }
  return sizes;
}

/** Scripts that the page does not name, so that they would cost another round trip. */
async function findUnnamedScripts(
  records: PageRecords,
  pages: readonly [string, PageRecord][],
  scriptFiles: ScriptFiles,
): Promise<string[]> {
  const faults: string[] = [];
  // Pages with the same scripts share one array of numbers.
  const unnamed = new Map<readonly number[], string[]>();
  for (const [path, { scriptFiles: list }] of pages) {
    const files = unnamed.get(list) ?? (await scriptFiles.findUnnamed(records.list(list)));
    unnamed.set(list, files);
    for (const file of files)
      faults.push(`${path}: a script imports ${file}, which is no script of the page: that is one more round trip`);
  }
  return faults;
}

/**
 * The size of a file in bytes; 0 when it is missing, as a template's picture may have no address. Synchronous: awaiting each file takes ten times as
 * long.
 */
function sizeOf(folder: string, file: string): number {
  const entry = attempt(() => statSync(join(folder, file)));
  return entry?.isFile() ? entry.size : 0;
}
