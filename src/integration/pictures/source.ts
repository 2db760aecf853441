import { createHash } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';

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
