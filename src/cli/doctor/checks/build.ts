import { readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { indianClock } from '../../../core/calendar/indian-day.ts';
import { commandLine } from '../../../command-line.ts';
import { keepsRoom, listPageRows } from '../../../integration/check/budget-rows.ts';
import type { SiteReport } from '../../../integration/check/check-site.ts';
import { lastChecked, liveBuild, REPORT_FILE } from '../../../integration/files/publish.ts';
import { listInputs, type Stamp, stampFile, takeFingerprint } from '../../../integration/stamp.ts';
import type { Finding, Shop } from './finding.ts';
import { countOf } from '../../../core/text/figures.ts';
import { attempt } from '../../../core/data/attempt.ts';

/** Checks the last build: whether it was published, its budgets, and whether it is older than the files from which it was made. */
export async function checkBuild(shop: Shop): Promise<Finding[]> {
  const { builds, out } = shop.folders;
  const live = await liveBuild(out);
  const checked = await lastChecked(builds);
  const build = commandLine('build');
  if (live === undefined && checked === undefined)
    return [{ severity: 'note', about: 'build', what: 'The shop has not been built yet.', mend: build }];
  const findings: Finding[] = [];
  if (checked !== undefined) findings.push(...checkReport(shop, checked, checked !== live));
  if (live !== undefined && live === checked) findings.push(...(await checkAge(shop, live)));
  return findings;
}

function checkReport({ store }: Shop, build: string, isRefused: boolean): Finding[] {
  const report = readJson<SiteReport>(join(build, REPORT_FILE));
  if (!report) return [];
  const { sizes, faults, overBudget } = report;
  const findings: Finding[] = [];
  const add = (finding: Omit<Finding, 'about'>) => findings.push({ ...finding, about: 'build' });
  const [fault] = faults;
  if (isRefused)
    add({
      severity: 'error',
      what:
        fault === undefined
          ? 'The last build was not published.'
          : `The last build was not published, with ${countOf(faults.length, 'fault')}. The first: ${fault}`,
      mend: commandLine('build'),
    });
  const [over] = overBudget;
  if (over)
    add({
      severity: store.budgets === 'strict' ? 'error' : 'warning',
      what: `${countOf(overBudget.length, 'page')} of the last build over a budget. The first: ${over.what}, ${over.bytes} of ${over.limit} B.`,
      where: over.path,
      mend: commandLine('budget'),
    });
  const near = listPageRows(sizes).filter((row) => row.measured <= row.limit && row.limit > 0 && !keepsRoom(row));
  for (const { label, measured, limit, page } of near)
    add({
      severity: 'note',
      what: `Near its budget: ${label}, ${measured} of ${limit} B.`,
      where: page,
      mend: commandLine('budget'),
    });
  return findings;
}

/** Whether a build would make the same site again, as far as that is known without asking the API host. */
async function checkAge({ folders, folder, environment }: Shop, build: string): Promise<Finding[]> {
  const stamp = readJson<Stamp>(stampFile(build));
  if (!stamp) return [];
  const found = (what: string, where?: string): Finding[] => [
    { severity: 'warning', about: 'build', what, ...(where !== undefined && { where }), mend: commandLine('build') },
  ];
  if (indianClock(Date.now()) >= stamp.until) return found(`The last build was right until ${stamp.until}.`);
  if (environment['STOCK_URL'] || environment['REVIEWS_URL']) return [];
  if (stamp.fingerprint === (await takeFingerprint(folders))) return [];
  const time = Number(/^\d+/.exec(basename(build))?.[0] ?? Number.POSITIVE_INFINITY);
  const newer = listInputs(folders)
    .map((file) => ({ file, changed: statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .filter(({ changed }) => changed > time)
    .sort((a, b) => b.changed - a.changed);
  const [newest] = newer;
  if (newest)
    return found(
      `The last build is older than ${countOf(newer.length, 'file')}. The newest:`,
      relative(folder, newest.file),
    );
  return [
    {
      severity: 'note',
      about: 'build',
      what: 'The last build was made with other settings, another version of Node, what an API host said, or files that are gone.',
      mend: commandLine('build'),
    },
  ];
}

const readJson = <T>(file: string): T | undefined => attempt(() => JSON.parse(readFileSync(file, 'utf8')) as T);
