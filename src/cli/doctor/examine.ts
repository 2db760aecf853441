import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { commandLine } from '../../command-line.ts';
import { findFolders } from '../../integration/files/folders.ts';
import { nameCatalog } from '../../integration/prepare-site.ts';
import { packageFolder } from '../../package.ts';
import { readChangelog, type Release, releasesBetween } from '../upgrade/changelog.ts';
import { readShopRecord, type ShopRecord, UpgradeRefused } from '../upgrade/shop-record.ts';
import { readOwnPackage } from '../upgrade/versions.ts';
import { checkBuild } from './checks/build.ts';
import { checkCatalogue } from './checks/catalogue.ts';
import { checkComponents } from './checks/components.ts';
import { checkHosts } from './checks/hosts.ts';
import { checkVersions, findInstalled } from './checks/versions.ts';
import type { Finding, Shop, StoreSettings } from './checks/finding.ts';
import { attempt } from '../../core/data/attempt.ts';

/** The result of checking a shop. */
export interface Examination {
  /** Versions by name; `shop` is the one that the shop was made with. */
  readonly versions: Readonly<Record<'haat' | 'shop' | 'astro' | 'node', string | undefined>>;
  /** The most severe first. */
  readonly findings: readonly Finding[];
  /** The versions since the one with which the shop was made, up to the installed one, the newest first. */
  readonly changes: readonly Release[];
}

const ORDER: readonly Finding['severity'][] = ['error', 'warning', 'note'];

/** Checks everything about the shop in the working directory. Nothing is changed, and no other machine is contacted. */
export async function examineShop(environment: NodeJS.ProcessEnv = process.env): Promise<Examination> {
  const folder = process.cwd();
  const folders = findFolders(environment);
  const own = readOwnPackage();
  const findings: Finding[] = [];
  let record: ShopRecord | undefined;
  try {
    record = readShopRecord(folder);
  } catch (error) {
    if (!(error instanceof UpgradeRefused)) throw error;
    findings.push({
      severity: 'error',
      about: 'versions',
      what: error.message,
      where: 'package.json',
      mend: `fix the file; ${commandLine('upgrade')} writes the version that is installed`,
    });
  }
  const store = readStore(folders.catalog, nameCatalog(folders));
  const shop: Shop = { folder, folders, environment, own, store, ...(record && { record }) };
  // One after the other, as each uses all of the machine.
  for (const check of [checkVersions, checkCatalogue, checkComponents, checkHosts, checkBuild])
    findings.push(...(await check(shop)));
  const madeWith = record?.madeWith;
  return {
    versions: {
      haat: own.version,
      shop: madeWith,
      astro: findInstalled(folder, 'astro'),
      node: process.versions.node,
    },
    findings: ORDER.flatMap((severity) => findings.filter((finding) => finding.severity === severity)),
    changes: madeWith === undefined ? [] : releasesBetween(readOwnChangelog(), madeWith, own.version),
  };
}

/** What can be read of store.json, even if it has errors: the check of the catalogue reports those. */
function readStore(catalog: string, label: string): StoreSettings {
  const value: Record<string, unknown> = Object(
    attempt(() => parse(readFileSync(join(catalog, 'store.json'), 'utf8'))),
  );
  const entries = ['siteUrl', 'api', 'budgets'].flatMap((key) =>
    typeof value[key] === 'string' ? [[key, value[key]]] : [],
  );
  return { label: `${label}/store.json`, ...Object.fromEntries(entries) };
}

const readOwnChangelog = (): Release[] =>
  attempt(() => readChangelog(readFileSync(join(packageFolder, 'CHANGELOG.md'), 'utf8'))) ?? [];
