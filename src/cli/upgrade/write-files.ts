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
 * Writes the files of an upgrade one after the other, package.json with the new version last. Each is replaced by a rename, so that it is whole at any
 * moment; after an interrupted run, the next one does the rest.
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
  // A link stays a link.
  const target = realpathSync(file);
  // Always the same hidden name, so that the next run replaces what an interrupted one has left, and no reader of a catalogue reads it.
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

/** Whether a file begins with a byte-order mark, which its text in the plan doesn't have. */
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
