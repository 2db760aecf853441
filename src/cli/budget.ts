/**
 * `npm run budget`: prints the sizes of the pages of the last build by type, even if it was not published, which pages are over their budgets and why,
 * and what browsers fetched in the last journeys.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatBudget } from '../integration/check/budget.ts';
import {
  type BudgetRow,
  formatRow,
  listFontRows,
  listFurtherRows,
  listPageRows,
  listWalkRows,
  listWireRows,
} from '../integration/check/budget-rows.ts';
import type { SiteReport } from '../integration/check/check-site.ts';
import { formatOverBudget } from '../integration/check/explain-over-budget.ts';
import { formatFurther } from '../integration/check/further-pages.ts';
import { WALK_FILE, type WalkResults } from '../integration/check/walk-budget.ts';
import { WIRE_FILE, type WireResults } from '../integration/check/wire-budget.ts';
import { findFolders } from '../integration/files/folders.ts';
import { lastChecked, liveBuild, REPORT_FILE } from '../integration/files/publish.ts';
import { commandLine } from '../command-line.ts';
import { isInstalled } from '../package.ts';
import { readOptions } from './terminal/read-options.ts';

const USAGE = `${commandLine('budget')}    shows the bytes of the pages of the last build by type, and how much of each budget is free`;
readOptions(USAGE, {});
// If the reader of the output ends early, as `head` does, there is nothing left to print.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const { builds, out } = findFolders();
const checked = await lastChecked(builds);
if (checked === undefined) {
  console.error(`There is no site yet: run "${commandLine('build')}" first.`);
  process.exitCode = 1;
} else {
  const { sizes, faults, overBudget, further, fonts } = JSON.parse(
    await readFile(join(checked, REPORT_FILE), 'utf8'),
  ) as SiteReport;
  if (checked !== (await liveBuild(out)))
    console.log(`The last build was not published. These are its pages; "${commandLine('build')}" says why.\n`);
  console.log(`${formatBudget(sizes)}\n\nBudgets, with the page that needs most:`);
  console.log([...listPageRows(sizes), ...listFontRows(fonts)].map(formatRow).join('\n'));
  if (overBudget.length > 0)
    console.log(`\nOver budget (${overBudget.length}):\n${overBudget.map(formatOverBudget).join('\n')}`);
  if (faults.length > 0) console.log(`\nOther faults (${faults.length}):\n${faults.join('\n')}`);
  console.log(
    '\nFurther pages in browsers that take compression dictionaries, which are fetched once when the link is idle:',
  );
  console.log([formatFurther(further), ...listFurtherRows(further).map(formatRow)].join('\n'));
  const measured = [
    await readRows(WIRE_FILE, (results: WireResults) => listWireRows(results)),
    await readRows(WALK_FILE, (results: WalkResults) => listWalkRows(results)),
  ].filter((rows) => rows !== undefined);
  if (measured.length > 0) console.log(`\n${measured.join('\n\n')}`);
  else if (!isInstalled) console.log('\nThe bytes over the wire have not been measured yet: the browser tests do it.');
}

/** The bytes that browsers fetched; undefined where they were not measured. Journeys are tests of the repository, so an installed package has none. */
async function readRows<T extends { readonly at: string }>(
  file: string,
  listRows: (results: T) => BudgetRow[],
): Promise<string | undefined> {
  try {
    const results = JSON.parse(await readFile(file, 'utf8')) as T;
    const rows = listRows(results).map(formatRow);
    return `Over the wire, in a browser, ${results.at.slice(0, 16).replace('T', ' ')} UTC:\n${rows.join('\n')}`;
  } catch {
    return undefined;
  }
}
