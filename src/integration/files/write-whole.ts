import { createHash } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning } from './publish.ts';

/** Twelve hexadecimal digits of the SHA-256 of a content. */
export function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

let temporary = 0;
/** Writes a file by renaming a temporary one, so that neither a reader nor a killed build leaves half a file. */
export async function writeWhole(path: string, content: string | Buffer | Iterable<string>): Promise<void> {
  const temporaryFile = `${path}.${process.pid}.${temporary++}.tmp`;
  await writeFile(temporaryFile, content);
  await rename(temporaryFile, path);
}

/** Removes temporary files that killed processes have left in a folder, whose finished files have these names. */
export async function removeUnfinished(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const [, pid] = UNFINISHED.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) await rm(join(folder, name), { force: true });
  }
}

const UNFINISHED = /\.(\d+)\.\d+\.tmp$/;
