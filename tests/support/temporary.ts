import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import type { Folders } from '../../src/integration/files/folders.ts';
import { keepBundles, lendBundles } from './kept-bundles.ts';

/** A folder that is gone when the test file is through. */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'haat-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A folder that is gone when the run is through, for what test files share. */
export const makeLastingFolder = (): string => mkdtempSync(join(tmpdir(), 'haat-test-'));

/** Does something when the test that runs now is finished; outside of tests, when the test file is through. */
function whenThrough(finish: () => void): void {
  try {
    onTestFinished(finish);
  } catch {
    afterAll(finish);
  }
}

/** A copy of the second shop that a test may change, and folders to build it into, with the bundles of other tests. */
export function makeSecondShop(): Folders {
  const work = makeTemporaryFolder();
  const catalog = join(work, 'catalog');
  cpSync(resolve('tests/fixtures/second-shop'), catalog, { recursive: true });
  // Builds have to be inside the project (src/integration/files/folders.ts).
  const builds = resolve('.builds', basename(work));
  lendBundles(builds);
  whenThrough(() => {
    keepBundles(builds);
    rmSync(builds, { recursive: true, force: true });
  });
  return { catalog, out: join(work, 'dist'), builds, cache: join(work, 'cache') };
}

/** The environment that makes the commands use these folders. */
export const environmentOf = (folders: Folders): Record<string, string> => ({
  CATALOG_DIR: folders.catalog,
  OUT_DIR: folders.out,
  BUILDS_DIR: folders.builds,
  CACHE_DIR: folders.cache,
});

/** Changes a JSON file. */
export function changeJson<T extends object>(file: string, change: (value: T) => void): void {
  const value = JSON.parse(readFileSync(file, 'utf8')) as T;
  change(value);
  writeFileSync(file, JSON.stringify(value, null, 2));
}

export { digestFolder as digestFiles } from './digest-folder.ts';
