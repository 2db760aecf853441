import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { makeRooms } from '../../src/messages/types/check-rooms.mjs';

/**
 * Before all tests: makes types of messages that are missing, as vitest may be started alone, and the folder in which tests make their
 * temporary ones, until all have ended. Test files share what support modules put there.
 */
export default function prepareRun(): () => void {
  makeRooms(resolve('.'), process.execPath);
  const folder = mkdtempSync(join(tmpdir(), 'haat-tests-'));
  // Some programs are started as an account without rights.
  chmodSync(folder, 0o711);
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
