import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { HASHED_FOLDERS } from '../paths.ts';
import { linkOrCopy } from './link-or-copy.ts';
import { runAll } from './run-all.ts';

/** Puts the files of a bundle into a site. Those that are named by their content are linked, as nobody changes them. */
export async function placeFiles(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  await runAll(
    entries.filter((entry) => entry.isFile()),
    16,
    async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      const target = join(to, file.slice(from.length));
      await mkdir(dirname(target), { recursive: true });
      const isHashed = HASHED_FOLDERS.some((folder) => file.startsWith(join(from, folder)));
      if (isHashed) await linkOrCopy(file, target);
      else await copyFile(file, target);
    },
  );
}
