/** `npx haat upgrade` after `npm update haat`: rewrites files of a shop whose format has changed in a newer version of the package. */
import { commandLine } from '../command-line.ts';
import { findFolders } from '../integration/files/folders.ts';
import { nameCatalog } from '../integration/prepare-site.ts';
import { CodemodFault } from './upgrade/codemod.ts';
import { findChangedUses } from './upgrade/changed-uses.ts';
import { formatDifferences, formatPlan } from './upgrade/format-upgrade.ts';
import { listCodemods } from './upgrade/list-codemods.ts';
import { planUpgrade } from './upgrade/plan-upgrade.ts';
import { readShopRecord, UpgradeRefused } from './upgrade/shop-record.ts';
import { readOwnPackage } from './upgrade/versions.ts';
import { writeFiles } from './upgrade/write-files.ts';
import { ask } from './terminal/ask.ts';
import { readOptions } from './terminal/read-options.ts';
import { countOf } from '../core/text/figures.ts';

const USAGE = `${commandLine('upgrade', 'OPTIONS')}    rewrites catalogue files whose format has changed, and records the version

It shows the difference and asks before it writes. Files of the shop's src are named, not changed.

--dry-run          shows the difference, and writes nothing
--yes              writes without asking
--from VERSION     the version that the shop was made with, for one whose package.json does not say it`;
const flag = { type: 'boolean' } as const;
const { values } = readOptions(USAGE, { options: { 'dry-run': flag, yes: flag, from: { type: 'string' } } });

try {
  const isDone = await upgrade();
  if (!isDone) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof UpgradeRefused || error instanceof CodemodFault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Returns whether the shop is as the package needs it, or whether only a preview was requested. */
async function upgrade(): Promise<boolean> {
  const folders = findFolders();
  const { version, dependencies } = readOwnPackage();
  const plan = planUpgrade({
    record: readShopRecord(),
    catalog: folders.catalog,
    label: nameCatalog(folders),
    to: version,
    needed: dependencies,
    from: values.from,
    codemods: await listCodemods(),
  });
  console.log(formatPlan(plan));
  if (plan.rewrites.length > 0) console.log(`\n${formatDifferences(plan)}`);
  const uses = await findChangedUses();
  if (uses.length > 0)
    console.log(`\nTo be changed by hand, before the next build (${uses.length}):\n${uses.join('\n')}`);
  if (plan.rewrites.length === 0) {
    console.log('\nThere is nothing to write.');
    return true;
  }
  if (values['dry-run']) {
    console.log(`\nNothing was written. ${commandLine('upgrade', '--yes')} writes it.`);
    return true;
  }
  if (!values.yes && !(await askToWrite())) {
    console.log('Nothing was written.');
    return false;
  }
  writeFiles(plan.rewrites);
  console.log(
    `\nWrote ${countOf(plan.rewrites.length, 'file')}. Look at them, then run ${commandLine('check')} and ${commandLine('build')}.`,
  );
  if (plan.raised.length > 0)
    console.log(`package.json names newer versions of ${plan.raised.join(', ')}: run npm install before that.`);
  return true;
}

/** Asks on the terminal. Without a terminal the answer is no. */
async function askToWrite(): Promise<boolean> {
  if (!process.stdin.isTTY) {
    console.log(`\nNobody can be asked here: ${commandLine('upgrade', '--yes')} writes without asking.`);
    return false;
  }
  return ask('Write this?');
}
