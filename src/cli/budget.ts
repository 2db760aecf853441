/** `npm run budget`: what the pages of the published site weigh, by page type. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatBudget } from '../build/check/budget.ts';
import type { SiteReport } from '../build/check/check-site.ts';
import { findFolders } from '../build/folders.ts';
import { liveBuild } from '../build/publish.ts';

const live = await liveBuild(findFolders().out);
if (live === undefined) {
  console.error('There is no site yet: run "npm run build" first.');
  process.exitCode = 1;
} else {
  const report = JSON.parse(await readFile(join(live, 'report.json'), 'utf8')) as SiteReport;
  console.log(formatBudget(report.weights));
}
