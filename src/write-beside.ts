import { constants, copyFile, link, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { isWithin, settlePath } from './real-paths.ts';

/** Files that a command writes where it was asked to, none of which it reads. */

/** A file can't be written where it was asked for. `message` says why, and what to do. Nothing was written. */
export class OutputRefused extends Error {}

/**
 * Checks that a file can be written without taking away what the command reads: `reads` are files and folders.
 * @throws OutputRefused
 */
export async function checkOutput(file: string, reads: readonly string[]): Promise<void> {
  const target = settlePath(file);
  const found = await stat(target).catch(() => undefined);
  if (found?.isDirectory()) throw new OutputRefused(`${file} is a folder. Give the name of a file in it.`);
  for (const read of reads) {
    const source = settlePath(read);
    if (isWithin(target, source))
      throw new OutputRefused(
        target === source
          ? `${file} is a file that this command reads: it would be lost. Give another name.`
          : `${file} lies in ${read}, which this command reads. Give another folder.`,
      );
    if (found && (await isSameFile(target, source)))
      throw new OutputRefused(`${file} is the same file as ${read}, which this command reads. Give another name.`);
  }
}

/** Whether two names are those of one file, also by links. */
export async function isSameFile(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((file) => stat(file).catch(() => undefined)));
  return a !== undefined && b !== undefined && a.ino === b.ino && a.dev === b.dev;
}

/**
 * Writes a file beside its place and renames it, so that it is whole at every moment. The name beside is hidden and always the same: the next run
 * replaces what an ended one has left. `write` gets that name.
 * @throws OutputRefused for a file that the command reads
 */
export async function writeBeside(
  file: string,
  write: (draft: string) => Promise<unknown>,
  reads: readonly string[] = [],
): Promise<void> {
  await checkOutput(file, reads);
  await mkdir(dirname(file), { recursive: true });
  const found = await stat(file).catch(() => undefined);
  // A device, such as /dev/stdout, can't be replaced by a file.
  if (found && !found.isFile()) {
    await write(file);
    return;
  }
  const draft = join(dirname(file), `.${basename(file)}.part`);
  await write(draft);
  await rename(draft, file);
}

/**
 * Writes a file of personal data, which its owner alone can read and which is whole from its first moment. A file that is there is never replaced.
 * @throws an error with the code EEXIST where there is one
 */
export async function writeNew(file: string, text: string): Promise<void> {
  const draft = join(dirname(file), `.${basename(file)}.part`);
  await rm(draft, { force: true });
  await writeFile(draft, text, { mode: 0o600, flag: 'wx', flush: true });
  try {
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') throw error;
      // A file system without links.
      return copyFile(draft, file, constants.COPYFILE_EXCL);
    });
  } finally {
    await rm(draft, { force: true });
  }
}

/** Gives a file a further name, which is returned: `goods.1.csv`, so that its bytes stay when another one takes its name. */
export async function keepFormer(file: string): Promise<string> {
  const ending = extname(file);
  for (let number = 1; ; number++) {
    const kept = `${file.slice(0, file.length - ending.length)}.${number}${ending}`;
    if ((await stat(kept).catch(() => undefined)) !== undefined) continue;
    await link(file, kept).catch(() => copyFile(file, kept));
    return kept;
  }
}
