/** `npm run budget`: prints the sizes of the published pages by type, and what browsers fetched in the last journeys. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatBudget } from '../integration/check/budget.ts';
import type { SiteReport } from '../integration/check/check-site.ts';
import { formatWire, WIRE_FILE, type WireResults } from '../integration/check/wire-budget.ts';
import { findFolders } from '../integration/folders.ts';
import { liveBuild } from '../integration/publish.ts';

const live = await liveBuild(findFolders().out);
if (live === undefined) {
  console.error('There is no site yet: run "npm run build" first.');
  process.exitCode = 1;
} else {
  const report = JSON.parse(await readFile(join(live, 'report.json'), 'utf8')) as SiteReport;
  console.log(formatBudget(report.sizes));
  console.log(`\n${await describeWire()}`);
}

async function describeWire(): Promise<string> {
  try {
    return formatWire(JSON.parse(await readFile(WIRE_FILE, 'utf8')) as WireResults);
  } catch {
    return 'The bytes over the wire have not been measured yet: run "npm run test:browser".';
  }
}
