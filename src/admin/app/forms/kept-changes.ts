import type { Edit } from '../../contract.ts';
import { attempt } from '../../../core/data/attempt.ts';

/** Changes that are not saved yet, kept in this browser for a file, so that a reload does not lose them. */
interface KeptChanges {
  /** Of the file that they were made to. */
  readonly digest: string;
  readonly edits: readonly Edit[];
}

const keyOf = (file: string): string => `haat-editor:${file}`;

export function readKept(file: string): KeptChanges | undefined {
  const kept = attempt(() => JSON.parse(localStorage.getItem(keyOf(file)) ?? 'null') as KeptChanges | null);
  return kept && Array.isArray(kept.edits) && kept.edits.length > 0 ? kept : undefined;
}

export function keepChanges(file: string, kept: KeptChanges): void {
  // A full or closed storage does no harm: the page asks before it is left in any case.
  attempt(() => {
    if (kept.edits.length === 0) localStorage.removeItem(keyOf(file));
    else localStorage.setItem(keyOf(file), JSON.stringify(kept));
  });
}
