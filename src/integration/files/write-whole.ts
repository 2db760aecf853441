import { createHash } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning } from './publish.ts';

/** The first twelve hexadecimal digits of the SHA-256 of a content. */
export function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

let temporary = 0;
/** Writes a file under a temporary name and renames it, so that neither a reader nor a killed build ever leaves half a file. */
export async function writeWhole(path: string, content: string | Buffer | Iterable<string>): Promise<void> {
  const temporaryFile = `${path}.${process.pid}.${temporary++}.tmp`;
  await writeFile(temporaryFile, content);
  await rename(temporaryFile, path);
}

/** Removes temporary files of killed processes from a folder. `names` are the names of its files. */
export async function removeUnfinished(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const [, pid] = UNFINISHED.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) await rm(join(folder, name), { force: true });
  }
}

const UNFINISHED = /\.(\d+)\.\d+\.tmp$/;
