import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setValue } from '../../catalog/json/edit-json.ts';
import { NAMED_BY_SHOPS, packageFolder } from '../../package.ts';
import { compareVersions, isVersion, readOwnPackage } from './versions.ts';
import { attempt } from '../../core/data/attempt.ts';

/** The package.json of a shop, which has the version with which it was made or last upgraded: `"haat": { "madeWith": "0.1.0" }`. */
export interface ShopRecord {
  readonly file: string;
  readonly text: string;
  /** Undefined if it has none. */
  readonly madeWith?: string;
  /** Packages that the shop installs, with the versions as it writes them. */
  readonly dependencies: Readonly<Record<string, string>>;
  /** Whether the shop is the sample in a checkout of the package. It has no record, as its version is that of the checkout. */
  readonly isSample: boolean;
}

/** A shop can't be upgraded. The message says why, and what was written. */
export class UpgradeRefused extends Error {}

/** Reads the record of the shop in `folder`. @throws UpgradeRefused where package.json is missing or can't be read, or the record is not a version */
export function readShopRecord(folder = process.cwd()): ShopRecord {
  const file = join(folder, 'package.json');
  let text: string;
  let value: { name?: unknown; dependencies?: unknown; haat?: unknown };
  try {
    text = readFileSync(file, 'utf8');
    value = Object(JSON.parse(text)) as typeof value;
  } catch (error) {
    throw new UpgradeRefused(`${file} can't be read: ${(error as Error).message}`);
  }
  const isSample = resolve(folder) === resolve(packageFolder);
  const { madeWith } = Object(value.haat) as { madeWith?: unknown };
  if (madeWith !== undefined && (typeof madeWith !== 'string' || !isVersion(madeWith)))
    throw new UpgradeRefused(
      `${file}: "haat.madeWith" is ${JSON.stringify(madeWith)}. It has to be the version that the shop was made with, such as "0.1.0".`,
    );
  return {
    file,
    text,
    dependencies: Object(value.dependencies) as Record<string, string>,
    isSample,
    ...(isSample ? { madeWith: readOwnPackage().version } : madeWith !== undefined && { madeWith }),
  };
}

/**
 * The text of package.json with another version in its record, and with the package's own versions of packages that the shop also names: with two
 * versions of Astro or React, both would be installed. The rest stays as it is written.
 */
export function writeRecord(
  { text, dependencies }: Pick<ShopRecord, 'text' | 'dependencies'>,
  version: string,
  needed: Readonly<Record<string, string>>,
): string {
  let after = setValue(text, ['haat', 'madeWith'], version) ?? setValue(text, ['haat'], { madeWith: version }) ?? text;
  for (const name of findOlderPackages(dependencies, needed))
    after = setValue(after, ['dependencies', name], needed[name]) ?? after;
  return after;
}

/** The packages that a shop names in an older version than the package needs. Ranges, tags and addresses are left to the shop. */
export const findOlderPackages = (
  dependencies: ShopRecord['dependencies'],
  needed: Readonly<Record<string, string>>,
): string[] =>
  NAMED_BY_SHOPS.filter((name) => {
    const [own = '', wanted = ''] = [dependencies[name], needed[name]];
    return isVersion(own) && isVersion(wanted) && compareVersions(own, wanted) < 0;
  });

/** The version of the shop in the working directory, if the running package is newer; otherwise, or if that is unknown, undefined. */
export function findOlderVersion(): string | undefined {
  const madeWith = attempt(readShopRecord)?.madeWith;
  return madeWith !== undefined && compareVersions(madeWith, readOwnPackage().version) < 0 ? madeWith : undefined;
}
