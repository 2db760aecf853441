import { copyFile, link, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { HASHED_FOLDERS } from '../../paths.ts';
import { runAll } from './run-all.ts';
import { listFilesBelow } from '../../real-paths.ts';

/** The folder with the files of a bundle, and those of its other languages. */
interface BundledFiles {
  readonly files: string;
  readonly further?: Readonly<Record<string, { readonly files: string }>>;
}

/**
 * Puts the files of a bundle into a site and returns their paths there. Files with a hash in their names are linked, as they never change. Bundles of
 * further languages contain no others.
 */
export async function putFiles({ files: from, further = {} }: BundledFiles, to: string): Promise<string[]> {
  const put = new Set(await putFolder(from, to, () => true));
  for (const { files } of Object.values(further))
    for (const file of await putFolder(files, to, (name) => isHashed(name) && !put.has(name))) put.add(file);
  return [...put];
}

/** Puts only those files of a bundle into a site that have a hash in their names. */
export async function putHashedFiles({ files }: Pick<BundledFiles, 'files'>, to: string): Promise<void> {
  await putFolder(files, to, isHashed);
}

const isHashed = (file: string) => HASHED_FOLDERS.some((folder) => file.startsWith(`${folder}/`));

async function putFolder(from: string, to: string, isWanted: (file: string) => boolean): Promise<string[]> {
  const files = listFilesBelow(from).filter(isWanted);
  await runAll(files, 16, async (name) => {
    const [file, target] = [join(from, name), join(to, name)];
    await mkdir(dirname(target), { recursive: true });
    if (isHashed(name)) await linkOrCopy(file, target);
    else {
      // The existing file may be a link that belongs to another build as well.
      await rm(target, { force: true });
      await copyFile(file, target);
    }
  });
  return files;
}

/** Gives a file that never changes a second path: by a hard link, which takes no space, or by a copy across file systems. */
export const linkOrCopy = (from: string, to: string): Promise<void> => link(from, to).catch(() => copyFile(from, to));
