/**
 * `npm run budget`: prints the sizes of the pages of the last build by type, also of one that was not published, which pages are over
 * their budgets and why, and what browsers fetched in the last journeys.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatBudget } from '../integration/check/budget.ts';
import type { SiteReport } from '../integration/check/check-site.ts';
import { formatOverBudget } from '../integration/check/explain-over-budget.ts';
import { formatFurther } from '../integration/check/further-pages.ts';
import { formatWire, WIRE_FILE, type WireResults } from '../integration/check/wire-budget.ts';
import { findFolders } from '../integration/folders.ts';
import { lastChecked, liveBuild, REPORT_FILE } from '../integration/publish.ts';

const { builds, out } = findFolders();
const checked = await lastChecked(builds);
if (checked === undefined) {
  console.error('There is no site yet: run "npm run build" first.');
  process.exitCode = 1;
} else {
  const { sizes, faults, overBudget, further } = JSON.parse(
    await readFile(join(checked, REPORT_FILE), 'utf8'),
  ) as SiteReport;
  if (checked !== (await liveBuild(out)))
    console.log('The last build was not published. These are its pages; "npm run build" says why.\n');
  console.log(formatBudget(sizes));
  if (overBudget.length > 0)
    console.log(`\nOver budget (${overBudget.length}):\n${overBudget.map(formatOverBudget).join('\n')}`);
  if (faults.length > 0) console.log(`\nOther faults (${faults.length}):\n${faults.join('\n')}`);
  console.log(`\n${formatFurther(further)}`);
  console.log(`\n${await describeWire()}`);
}

async function describeWire(): Promise<string> {
  try {
    return formatWire(JSON.parse(await readFile(WIRE_FILE, 'utf8')) as WireResults);
  } catch {
    return 'The bytes over the wire have not been measured yet: run "npm run test:browser".';
  }
}
