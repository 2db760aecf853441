import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isCompressedForm } from './compress/compressed-forms.ts';
import { HASHED_FOLDERS } from '../paths.ts';
import { linkOrCopy } from './files/put-files.ts';
import { runAll } from './files/run-all.ts';
import { attempt } from '../core/data/attempt.ts';
import { listFilesBelow } from '../real-paths.ts';
import { readBuildRecord } from './files/build-record.ts';

/**
 * A page that was loaded before the new site was published still requests its old scripts and pictures. Their names contain a hash of their content,
 * so the files of earlier builds can be kept beside the new ones.
 */

/** Keeps a file this long after it was replaced: as long as browsers keep copies of pages (core/offline/copy-index.ts). */
const STAY_MS = 30 * 86_400_000;

/** Records the files that a build took over from earlier ones, each with the time at which it was replaced. */
export const CARRIED_FILE = 'carried.json';
type Carried = Record<string, number>;

/**
 * Links the hashed files of `earlier`, the build that is being replaced, into `build`, except those that `build` made itself and those that were
 * replaced more than 30 days ago.
 */
export async function carryOver(earlier: string | undefined, build: string, now: number): Promise<void> {
  const carried: Carried = {};
  if (earlier !== undefined) {
    const inherited = await readCarried(earlier);
    const own = new Set(listHashed(join(build, 'site')));
    const files = listHashed(join(earlier, 'site')).filter((file) => !own.has(file));
    await runAll(files, 16, async (file) => {
      const replaced = inherited[file] ?? now;
      if (now - replaced > STAY_MS) return;
      const from = join(earlier, 'site', file);
      const to = join(build, 'site', file);
      await mkdir(dirname(to), { recursive: true });
      // A hard link survives when the earlier build is removed.
      await linkOrCopy(from, to);
      carried[file] = replaced;
    });
  }
  await writeFile(join(build, CARRIED_FILE), JSON.stringify(carried));
}

const readCarried = async (build: string): Promise<Carried> => (await readBuildRecord(build, CARRIED_FILE)) ?? {};

/**
 * Files of a site with a hash in their names, as paths relative to the site. Compressed forms are not among them, as each build has or makes its own.
 */
const listHashed = (site: string): string[] =>
  HASHED_FOLDERS.flatMap((folder) => {
    const files = attempt(() => listFilesBelow(join(site, folder))) ?? [];
    return files.filter((file) => !isCompressedForm(file)).map((file) => `${folder}/${file}`);
  });
