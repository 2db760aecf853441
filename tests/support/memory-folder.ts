import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Memory that Linux offers as a folder. Some containers have very little of it. */
const MEMORY = '/dev/shm';
/** What all tests that run at once take of it, with room to spare. */
const ENOUGH_BYTES = 2 * 2 ** 30;

export function hasMemoryFolder(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH_BYTES;
}

/** A folder for data of tests that are not about the disk: in memory where there is enough, as a busy disk holds up a sync for seconds. */
export const fastFolder = (): string => (hasMemoryFolder() ? MEMORY : tmpdir());
