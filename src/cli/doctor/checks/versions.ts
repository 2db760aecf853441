import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { commandLine } from '../../../command-line.ts';
import { CodemodFault } from '../../upgrade/codemod.ts';
import { listCodemods } from '../../upgrade/list-codemods.ts';
import { planUpgrade } from '../../upgrade/plan-upgrade.ts';
import { UpgradeRefused } from '../../upgrade/shop-record.ts';
import { compareVersions, isVersion } from '../../upgrade/versions.ts';
import type { Finding, Shop } from './finding.ts';
import { countOf } from '../../../core/text/figures.ts';
import { attempt } from '../../../core/data/attempt.ts';

/** The version of a package as the shop's own code finds it; undefined where it is not installed. */
export const findInstalled = (folder: string, name: string): string | undefined =>
  attempt(() => {
    const file = createRequire(join(folder, 'package.json')).resolve(`${name}/package.json`);
    return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  });

/** Compares the versions of the package, of the shop's record, and of Astro. */
export async function checkVersions(shop: Shop): Promise<Finding[]> {
  const { folder, own, record } = shop;
  const findings: Finding[] = [];
  const add = (finding: Omit<Finding, 'about'>) => findings.push({ ...finding, about: 'versions' });
  const { name, version } = own;
  const madeWith = record?.madeWith;
  if (record && madeWith === undefined)
    add({
      severity: 'warning',
      what: 'package.json does not say with which version the shop was made, so an upgrade does not know what to change.',
      where: 'package.json',
      mend: commandLine('upgrade', `--from ${version}`),
    });
  const age = madeWith === undefined ? 0 : compareVersions(madeWith, version);
  if (age < 0)
    add({
      severity: 'warning',
      what: `The shop is of version ${madeWith}, and ${name} ${version} is installed.${await describeRewrites(shop)}`,
      where: 'package.json',
      mend: commandLine('upgrade'),
    });
  if (age > 0)
    add({
      severity: 'error',
      what: `The shop is of version ${madeWith}, and ${name} ${version}, which is older, is installed.`,
      where: 'package.json',
      mend: `npm install, with version ${madeWith} or a later one as the dependency "${name}"`,
    });
  const asked = record?.dependencies[name];
  const askedVersion = asked === undefined ? undefined : versionIn(asked);
  if (askedVersion !== undefined && askedVersion !== version)
    add({
      severity: 'error',
      what: `package.json asks for ${name} ${askedVersion}, and ${version} is installed.`,
      where: 'package.json',
      mend: 'npm install',
    });
  const needed = own.dependencies['astro'];
  const astro = findInstalled(folder, 'astro');
  if (astro === undefined)
    add({ severity: 'error', what: 'Astro is not installed in the folder of the shop.', mend: 'npm install' });
  else if (needed !== undefined && isVersion(needed) && astro !== needed)
    add({
      severity: astro.split('.')[0] === needed.split('.')[0] ? 'warning' : 'error',
      what: `Astro ${astro} is installed for the shop, and ${name} ${version} runs with ${needed}: there are two of it.`,
      where: 'package.json',
      mend: `npm install --save-exact astro@${needed}`,
    });
  return findings;
}

/** How many files an upgrade would rewrite, in words; empty where there are none, or where a file has to be fixed first. */
async function describeRewrites({ record, folders, own, store }: Shop): Promise<string> {
  if (!record) return '';
  try {
    const label = store.label.slice(0, store.label.lastIndexOf('/'));
    const question = {
      record,
      catalog: folders.catalog,
      label,
      to: own.version,
      needed: own.dependencies,
      codemods: await listCodemods(),
    };
    const files = planUpgrade(question).rewrites.filter(({ file }) => file !== record.file).length;
    return files === 0 ? '' : ` An upgrade rewrites ${countOf(files, 'file')} of the catalogue.`;
  } catch (error) {
    if (error instanceof UpgradeRefused || error instanceof CodemodFault) return '';
    throw error;
  }
}

/** The single version that a dependency names: `0.2.0`, `file:vendor/haat-0.2.0.tgz`; undefined for a range, or an address without a version. */
function versionIn(asked: string): string | undefined {
  if (isVersion(asked)) return asked;
  const name = asked.slice(asked.lastIndexOf('/') + 1);
  const start = name.indexOf('-') + 1;
  const version = name.endsWith('.tgz') && start > 0 ? name.slice(start, -'.tgz'.length) : '';
  return isVersion(version) ? version : undefined;
}
