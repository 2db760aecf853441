import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../../package.ts';

const VERSION = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})(?:-([0-9A-Za-z.-]{1,100}))?$/;

/** Whether a text is a version in the form of releases: `0.2.0`, `1.0.0-rc.1`. */
export const isVersion = (text: string): boolean => VERSION.test(text);

/** Compares two versions: below 0 if the first is older. A pre-release is older than its release; two of the same release compare as texts. */
export function compareVersions(first: string, second: string): number {
  const [a, b] = [VERSION.exec(first) ?? [], VERSION.exec(second) ?? []];
  for (const index of [1, 2, 3]) {
    const difference = Number(a[index] ?? 0) - Number(b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  const [before, after] = [a[4], b[4]];
  if (before === after) return 0;
  if (before === undefined) return 1;
  if (after === undefined) return -1;
  return before.localeCompare(after, 'en', { numeric: true });
}

/** Facts of the package's own package.json. */
export interface OwnPackage {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Reads the package.json of the running package. */
export const readOwnPackage = (): OwnPackage =>
  JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as OwnPackage;
