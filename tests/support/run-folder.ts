import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Before all tests: makes the folder in which they make their temporary ones, until all have ended. Test files share what support modules put there. */
export default function makeRunFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'haat-tests-'));
  // Some programs are started as an account without rights.
  chmodSync(folder, 0o711);
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
