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

const BOM = '\uFEFF';

/**
 * Writes the files of an upgrade one after the other, package.json with the new version last. Each is written beside and renamed, so that it is
 * whole at every moment; after a run that was ended in the middle, the next one does the rest.
 */
export function writeFiles(rewrites: readonly Rewrite[]): void {
  for (const { file, after } of rewrites) {
    // A link stays one.
    const target = realpathSync(file);
    // The same name each time, so that the next run replaces what an ended one has left. It is hidden: no reader of a catalogue takes it.
    const draft = join(dirname(target), `.${basename(target)}.upgrade`);
    const handle = openSync(draft, 'w');
    try {
      writeFileSync(handle, `${hasBom(target) ? BOM : ''}${after}`);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    chmodSync(draft, statSync(target).mode);
    renameSync(draft, target);
  }
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
