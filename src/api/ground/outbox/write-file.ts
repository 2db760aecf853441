import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes a message into the folder for messages that are not sent; a repeated message replaces its file. Synchronous: four short system calls take a
 * tenth of the time that Node's threads take for them, and nothing is synced.
 */
export function writeMessageFile(folder: string, name: string, content: string | Uint8Array): void {
  const file = join(folder, name);
  const write = () => writeFileSync(`${file}.part`, content, { mode: 0o600 });
  try {
    write();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    write();
  }
  renameSync(`${file}.part`, file);
}
