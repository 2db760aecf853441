import type { Edit } from '../../contract.ts';
import { attempt } from '../../../core/data/attempt.ts';

/** Unsaved changes of a file, kept in this browser so that a reload does not lose them. */
interface KeptChanges {
  /** The digest of the file that they were made to. */
  readonly digest: string;
  readonly edits: readonly Edit[];
}

const keyOf = (file: string): string => `haat-editor:${file}`;

/** The kept changes of a file; undefined where there are none or they can't be read. */
export function readKept(file: string): KeptChanges | undefined {
  const kept = attempt(() => JSON.parse(localStorage.getItem(keyOf(file)) ?? 'null') as KeptChanges | null);
  return kept && Array.isArray(kept.edits) && kept.edits.length > 0 ? kept : undefined;
}

/** Keeps the changes of a file; without edits it removes them. */
export function keepChanges(file: string, kept: KeptChanges): void {
  // It does no harm if the storage is full or closed: the page still asks before it is left.
  attempt(() => {
    if (kept.edits.length === 0) localStorage.removeItem(keyOf(file));
    else localStorage.setItem(keyOf(file), JSON.stringify(kept));
  });
}
