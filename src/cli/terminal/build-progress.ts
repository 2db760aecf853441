import { join } from 'node:path';
import type { Catalog } from '../../catalog/load/load.ts';
import { formatReport } from '../../catalog/problems/report.ts';
import { CatalogError } from '../../catalog/problems/problems.ts';
import { type ExplainedOverBudget, formatOverBudget } from '../../integration/check/explain-over-budget.ts';
import type { FormCounts } from '../../integration/compress/write-forms.ts';
import { describeFeeds } from '../../integration/feeds/describe-feeds.ts';
import type { MarketFeeds } from '../../integration/feeds/write-feeds.ts';
import { SiteFaults } from '../../integration/finish-build.ts';
import { OutputError } from '../../integration/files/publish.ts';
import { findSetAsideList } from '../../integration/records/set-aside-list.ts';
import { ShardFaults } from '../../integration/shards/shard-faults.ts';
import { commandLine } from '../../command-line.ts';
import { adviseOn, describeSetAside } from './advice.ts';
import { type Screen, showProgress } from './progress.ts';
import { countOf } from '../../core/text/figures.ts';

/** Options that show on the terminal the progress of reading a catalogue. */
export function readProgress(screen: Screen = process.stdout) {
  return {
    onLoaded: ({ products, categories, sellers }: Catalog) => {
      screen.write(`${products.size} products in ${categories.size} categories from ${sellers.size} sellers.\n`);
    },
    onFetch: (done: number, total: number) => showProgress('Pictures at addresses', done, total, screen),
    onPicture: (done: number, total: number) => showProgress('Pictures', done, total, screen),
  };
}

/** Options of a build that show its progress on the terminal. */
export const BUILD_PROGRESS = {
  ...readProgress(),
  onPage: (done: number, total: number) => showProgress('Pages', done, total),
  onOverBudget: showOverBudget,
  onFeeds: showFeeds,
  onCheck: (done: number, total: number) => showProgress('Measuring pages', done, total),
  onForm: (done: number, total: number) => showProgress('Compressing files', done, total),
};

function showFeeds(feeds: readonly MarketFeeds[], siteUrl: string): void {
  if (feeds.length > 0) console.log(`\n${describeFeeds(feeds, siteUrl).join('\n')}`);
}

/** How many pages over their budgets a build shows; `npm run budget` shows all. */
const SHOWN_PAGES = 5;

function showOverBudget(pages: readonly ExplainedOverBudget[]): void {
  const count = pages.length;
  console.log(
    `\n${countOf(count, 'page')} over budget ${count === 1 ? 'is' : 'are'} published, as store.json does not say "budgets": "strict".`,
  );
  console.log(pages.slice(0, SHOWN_PAGES).map(formatOverBudget).join('\n'));
  if (count > SHOWN_PAGES) console.log(`... and ${count - SHOWN_PAGES} more: ${commandLine('budget')}`);
}

/** Prints the problems in the catalogue of a published site. `site` is the folder of the site. */
export function showProblems({ errors, warnings, setAside, root }: Catalog, site: string): void {
  const problems = [...errors, ...warnings];
  if (problems.length === 0) return;
  const advice = [
    ...describeSetAside(setAside, findSetAsideList(root, join(site, '..'))),
    ...adviseOn(problems, false),
  ];
  console.log(`\n${formatReport(problems, { advice })}`);
}

/** The compressed forms of a build, on one line. */
export const formatForms = ({ written, reused, bytes }: FormCounts): string =>
  `${written + reused} compressed forms (${(bytes / 1e6).toFixed(1)} MB): ${written} made, ${reused} as before.`;

/** Runs a build. Prints problems of the catalogue, the shards or the site, followed by `failure`. Returns whether there were none. */
export async function tryBuild(failure: string, build: () => Promise<void>): Promise<boolean> {
  try {
    console.log('Reading the catalogue ...');
    await build();
    return true;
  } catch (error) {
    if (
      !(
        error instanceof CatalogError ||
        error instanceof SiteFaults ||
        error instanceof ShardFaults ||
        error instanceof OutputError ||
        // Compared by name, as Astro may have loaded the module of the integration a second time.
        ['ShopCodeError', 'PrivateFilesError'].includes((error as Error).name)
      )
    )
      throw error;
    const message =
      error instanceof CatalogError
        ? formatReport(error.problems, { advice: adviseOn(error.problems, true) })
        : (error as Error).message;
    console.error(`\n${message}\n\n${failure}`);
    return false;
  }
}
