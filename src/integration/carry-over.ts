import { copyFile, link, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { HASHED_FOLDERS } from '../paths.ts';
import { runAll } from './run-all.ts';

/**
 * A page that was loaded before a publish asks for its scripts and pictures after it. Their names hold a hash of what is in
 * them, so the files of earlier builds can stand beside the new ones without harm.
 */

/** How long a file stays after the last build that made it. */
const STAY_MS = 7 * 86_400_000;

/** Beside the site of a build: the files that it has from earlier ones, with the moment at which the last build that made them was replaced. */
export const CARRIED_FILE = 'carried.json';
type Carried = Record<string, number>;

/**
 * Gives `build` the hashed files of `earlier`, the build that it is about to replace, that it has not made itself. Files that were
 * replaced more than seven days ago are left behind.
 */
export async function carryOver(earlier: string | undefined, build: string, now: number): Promise<void> {
  const carried: Carried = {};
  if (earlier !== undefined) {
    const inherited = await readCarried(earlier);
    const own = new Set(await listHashed(join(build, 'site')));
    const files = (await listHashed(join(earlier, 'site'))).filter((file) => !own.has(file));
    await runAll(files, 16, async (file) => {
      const replaced = inherited[file] ?? now;
      if (now - replaced > STAY_MS) return;
      const from = join(earlier, 'site', file);
      const to = join(build, 'site', file);
      await mkdir(dirname(to), { recursive: true });
      // The same file under a second name costs nothing, and stays when the earlier build is removed.
      await link(from, to).catch(() => copyFile(from, to));
      carried[file] = replaced;
    });
  }
  await writeFile(join(build, CARRIED_FILE), JSON.stringify(carried));
}

async function readCarried(build: string): Promise<Carried> {
  const text = await readFile(join(build, CARRIED_FILE), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Carried;
}

/** The files of a site whose names hold a hash, as paths below it. */
async function listHashed(site: string): Promise<string[]> {
  const lists = await Promise.all(
    HASHED_FOLDERS.map(async (folder) => {
      const entries = await readdir(join(site, folder), { recursive: true, withFileTypes: true }).catch(() => []);
      return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    }),
  );
  return lists.flat().map((file) => file.slice(site.length + 1).replaceAll('\\', '/'));
}
