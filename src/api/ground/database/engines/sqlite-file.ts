import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { commandLine } from '../../../../command-line.ts';
import { DatabaseError, DatabaseGone } from '../database-error.ts';

/** "Haat", in the header of our files (`PRAGMA application_id`). */
export const APPLICATION_ID = 0x48_61_61_74;

const HEADER_BYTES = 100;
/** Time for a closing host between deleting the log and updating the header. */
const SETTLE_MS = 1_000;
const SETTLE_STEP_MS = 50;

/** Creates the file if needed, and restricts it and its log files to their owner. */
export function prepareFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & 0o077) === 0) continue;
    try {
      chmodSync(path, 0o600);
    } catch (error) {
      // The file belongs to another account, which controls its mode.
      if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
    }
  }
}

/**
 * While a host runs, its newest changes are in `<file>-wal`, which the header of the file marks. A host that closes properly copies
 * them into the file and removes the mark. A marked file without its log was copied without it, or has lost it.
 * @throws DatabaseError
 */
export function refuseWithoutLog(file: string): void {
  for (let waited = 0; needsLog(file) && !existsSync(`${file}-wal`); waited += SETTLE_STEP_MS) {
    if (waited >= SETTLE_MS)
      throw new DatabaseError(
        `${file} lacks its newest changes. It was in use by a host, which keeps them in ${file}-wal, and that file is missing. A copy of the database file of a running host without it has lost orders.\n` +
          `  Copy haat.db-wal as well, or restore a backup: ${commandLine('operator', 'restore <file>')}\n` +
          '  To continue without the missing changes, set ACCEPT_INCOMPLETE_DATABASE=on for one start.',
      );
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, SETTLE_STEP_MS);
  }
}

/** Whether the header marks a log, in a file of ours or in an empty one. */
function needsLog(file: string): boolean {
  const header = Buffer.alloc(HEADER_BYTES);
  const handle = openSync(file, 'r');
  try {
    if (readSync(handle, header, 0, HEADER_BYTES, 0) < HEADER_BYTES) return false;
  } finally {
    closeSync(handle);
  }
  const isLogged = header[18] === 2;
  const pages = header.readUInt32BE(28);
  return isLogged && (header.readUInt32BE(68) === APPLICATION_ID || pages <= 1);
}

/** Returns a function that throws once the file or its log files have been replaced, as later writes would be lost. */
export function guardFiles(file: string): () => void {
  const paths = [file, `${file}-wal`, `${file}-shm`];
  const identify = (path: string) => {
    const entry = statSync(path, { throwIfNoEntry: false });
    return entry && `${entry.dev}:${entry.ino}`;
  };
  const known = paths.map(identify);
  return () => {
    const lost = paths.filter((path, index) => identify(path) !== known[index]);
    if (lost.length > 0)
      throw new DatabaseGone(
        `${lost.join(' and ')} ${lost.length > 1 ? 'were' : 'was'} deleted or replaced under the running host. Nothing is written any more. ` +
          'Put the file back or restore a backup, then start the host again.',
      );
  };
}
