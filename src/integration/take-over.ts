import { rmdirSync, rmSync } from 'node:fs';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DATA_FOLDER, HASHED_FOLDERS, htmlFile } from '../paths.ts';
import { FORMS_RECORD } from './compress/compress-site.ts';
import { openBuild } from './files/publish.ts';
import type { EarlierPages } from './render/render-pages.ts';
import { stampFile } from './stamp.ts';
import { readBuildRecord } from './files/build-record.ts';

/**
 * A build doesn't need a new tree of folders if there is one that nobody reads any more: that of the build before the published one, which would be
 * removed now. Its pages are hard links to those of the published site, except for the few that have changed since.
 */

/** The file beside a site that lets a later build reuse the folder of the build before it. */
const TREE_FILE = 'tree.json';

interface Tree {
  /** The name of the build before this one; empty if there was none. */
  readonly earlier: string;
  /** Addresses of pages that the previous build had and this one doesn't have. */
  readonly gone: readonly string[];
  /** Files that are not pages in folders that may contain pages. */
  readonly others: readonly string[];
}

/** Folders without pages. */
const APART: readonly string[] = [...HASHED_FOLDERS, DATA_FOLDER];

/** Writes what `takeOver` needs. `files` are those of the bundle, relative to the site. */
export async function writeTree(
  work: string,
  earlier: EarlierPages | undefined,
  pages: ReadonlyMap<string, unknown>,
  files: readonly string[],
): Promise<void> {
  const tree: Tree = {
    earlier: earlier ? basename(dirname(earlier.folder)) : '',
    gone: [...(earlier?.records.pages.keys() ?? [])].filter((path) => !pages.has(path)),
    others: files.filter((file) => file.includes('/') && !APART.includes(headOf(file))),
  };
  await writeFile(join(work, TREE_FILE), JSON.stringify(tree));
}

/**
 * Turns the folder of the build before the published one into that of a new build. `published` are the pages of the published site. Only pages are
 * kept, some of which may be older than those of the published site. Undefined if nothing is known about that folder, or if its pages have compressed
 * forms.
 */
export async function takeOver(builds: string, published: EarlierPages): Promise<string | undefined> {
  const live = dirname(published.folder);
  const tree = await readTree(live);
  if (!tree || !/^[\w-]+$/.test(tree.earlier) || tree.earlier === basename(live)) return undefined;
  const before = join(builds, tree.earlier);
  const own = await readTree(before);
  if (!own || !(await isThere(stampFile(before))) || (await isThere(join(before, FORMS_RECORD)))) return undefined;
  try {
    // From here on it is not a finished build, whatever happens.
    await rm(stampFile(before));
    const work = await openBuild(builds, before);
    await leavePages(work, new Set([...published.records.pages.keys(), ...tree.gone].map(headOf)), own.others);
    for (const path of tree.gone) removePage(join(work, 'site'), path);
    return work;
  } catch {
    // Another build was faster.
    return undefined;
  }
}

/** Removes everything except pages in folders. `heads` are the names of these folders. */
async function leavePages(work: string, heads: ReadonlySet<string>, others: readonly string[]): Promise<void> {
  for (const name of await readdir(work)) if (name !== 'site') await rm(join(work, name), { recursive: true });
  const site = join(work, 'site');
  for (const entry of await readdir(site, { withFileTypes: true })) {
    const hasPages = entry.isDirectory() && heads.has(entry.name) && !APART.includes(entry.name);
    if (!hasPages) rmSync(join(site, entry.name), { recursive: true });
  }
  for (const file of others) await rm(join(site, file), { force: true });
}

/** Removes a page, if it exists, and the folders that it leaves empty. */
export function removePage(site: string, path: string): void {
  const file = join(site, htmlFile(path));
  rmSync(file, { force: true });
  for (let folder = dirname(file); folder.length > site.length; folder = dirname(folder)) {
    try {
      rmdirSync(folder);
    } catch {
      return;
    }
  }
}

/** The first segment of an address or of a path in the site. */
const headOf = (path: string): string => path.split('/', 2).find((part) => part !== '') ?? '';

const readTree = (build: string): Promise<Tree | undefined> => readBuildRecord(build, TREE_FILE);

const isThere = (file: string): Promise<boolean> => stat(file).then(Boolean, () => false);
