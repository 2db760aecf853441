import { copyFile, link, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { HASHED_FOLDERS } from '../paths.ts';
import { runAll } from './run-all.ts';

/**
 * Puts the files of a bundle into a site and returns their paths there. Those that are named by their content are linked, as nobody changes
 * them.
 */
export async function putFiles(from: string, to: string): Promise<string[]> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  await runAll(files, 16, async ({ parentPath, name }) => {
    const file = join(parentPath, name);
    const target = join(to, file.slice(from.length));
    await mkdir(dirname(target), { recursive: true });
    const isHashed = HASHED_FOLDERS.some((folder) => file.startsWith(join(from, folder)));
    if (isHashed) await linkOrCopy(file, target);
    else {
      // What is there may be a file of another build, too.
      await rm(target, { force: true });
      await copyFile(file, target);
    }
  });
  return files.map(({ parentPath, name }) => relative(from, join(parentPath, name)).replaceAll('\\', '/'));
}

/** Puts a file that nobody changes in a second place: as a hard link, which takes no space; across file systems as a copy. */
export const linkOrCopy = (from: string, to: string): Promise<void> => link(from, to).catch(() => copyFile(from, to));
