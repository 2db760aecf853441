import {
  chmodSync,
  closeSync,
  fsyncSync,
  openSync,
  readSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Rewrite } from './plan-upgrade.ts';
import { UpgradeRefused } from './shop-record.ts';

const BOM = '\uFEFF';

/**
 * Writes the files of an upgrade one after the other, package.json with the new version last. Each is written beside and renamed, so that it is
 * whole at every moment; after a run that was ended in the middle, the next one does the rest.
 * @throws UpgradeRefused where a file can't be written
 */
export function writeFiles(rewrites: readonly Rewrite[]): void {
  for (const [index, { file, label, after }] of rewrites.entries()) {
    try {
      writeFile(file, after);
    } catch (error) {
      throw new UpgradeRefused(
        `${label} can't be written: ${(error as Error).message}. ${index} of ${rewrites.length} files were written before it. Fix that, then run the same command again: it does the rest.`,
      );
    }
  }
}

function writeFile(file: string, text: string): void {
  // A link stays one.
  const target = realpathSync(file);
  // The same name each time, so that the next run replaces what an ended one has left. It is hidden: no reader of a catalogue takes it.
  const draft = join(dirname(target), `.${basename(target)}.upgrade`);
  const handle = openSync(draft, 'w');
  try {
    writeFileSync(handle, `${hasBom(target) ? BOM : ''}${text}`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  chmodSync(draft, statSync(target).mode);
  renameSync(draft, target);
}

/** Whether a file begins with a byte-order mark, which its text has not. */
function hasBom(file: string): boolean {
  const bytes = Buffer.alloc(BOM.length * 3);
  const handle = openSync(file, 'r');
  try {
    readSync(handle, bytes);
  } finally {
    closeSync(handle);
  }
  return bytes.equals(Buffer.from(BOM));
}
