import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseError, DatabaseGone } from './database-error.ts';

/** "Haat" in the header of our files (`PRAGMA application_id`). */
export const APPLICATION_ID = 0x48_61_61_74;

const HEADER_BYTES = 100;
/** How long a shutting host has between dropping the log of its last changes and noting that there is none. */
const SETTLE_MS = 1_000;
const SETTLE_STEP_MS = 50;

/** Makes the file where there is none. Nobody but its owner may read it, nor what SQLite puts beside it. */
export function prepareFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & 0o077) === 0) continue;
    try {
      chmodSync(path, 0o600);
    } catch (error) {
      // Another account's file: it is for that account to say who reads it.
      if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
    }
  }
}

/**
 * While a host runs, its newest changes are in `<file>-wal`, and the header of the file says so; a host that ends well
 * puts them into the file and takes that back. A file that wants its log and has none was copied without it, or has lost it.
 * @throws DatabaseError
 */
export function refuseWithoutLog(file: string): void {
  for (let waited = 0; wantsLog(file) && !existsSync(`${file}-wal`); waited += SETTLE_STEP_MS) {
    if (waited >= SETTLE_MS)
      throw new DatabaseError(
        `${file} lacks its newest changes. It was in use by a host, which keeps them in ${file}-wal, and that file is not there: a copy of a running shop's file alone has lost orders.\n` +
          '  Copy haat.db-wal as well, or better restore a backup: npm run operator -- restore <file>\n' +
          '  To go on with what the file has, set ACCEPT_INCOMPLETE_DATABASE=on for one start.',
      );
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, SETTLE_STEP_MS);
  }
}

/** Whether the header says that there is a log, in a file of ours or in one that has nothing but its header. */
function wantsLog(file: string): boolean {
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

/** Returns what throws once the file, or one that SQLite keeps beside it, is not the one any more that is open now: what is written then is lost. */
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
        `${lost.join(' and ')} was deleted or replaced under the running host. Nothing is written any more. ` +
          'Put the file back or restore a backup, then start the host again.',
      );
  };
}
