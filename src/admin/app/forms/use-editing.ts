import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Edit, EditPath } from '../../contract.ts';
import { useUnsaved } from '../frame/use-unsaved.ts';
import { applyEdits, findEdits } from './find-edits.ts';
import { keepChanges, readKept } from './kept-changes.ts';
import { type Json, withValue } from '../inputs/value.ts';

/** How long after the last keystroke changes are kept, in milliseconds. */
const SETTLE_MS = 300;

interface Edited {
  readonly file: string;
  readonly digest: string;
  readonly value: Json;
}

/** The value of a file while it is edited. Changes are kept over a reload; if the file has changed since, they are only offered. */
export function useEditing({ file, digest, value: saved }: Edited) {
  const [kept] = useState(() => readKept(file));
  const isFitting = kept?.digest === digest;
  const [value, setValue] = useState<Json>(() => (kept && isFitting ? applyEdits(saved, kept.edits) : saved));
  const [isRestored, setRestored] = useState(kept !== undefined && isFitting);
  const [offered, setOffered] = useState<readonly Edit[] | undefined>(isFitting ? undefined : kept?.edits);
  const edits = useMemo(() => findEdits(saved, value), [saved, value]);
  const leave = useUnsaved(value, edits.length > 0);
  const first = useRef(digest);
  useEffect(() => {
    // The file was saved: its new content is now the one that is edited.
    if (first.current === digest) return;
    first.current = digest;
    setValue(saved);
    setRestored(false);
  }, [digest, saved]);
  useEffect(() => {
    if (offered) return;
    const timer = setTimeout(() => keepChanges(file, { digest, edits }), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [file, digest, edits, offered]);
  const set = useCallback(
    (path: EditPath, next: Json | undefined) => setValue((before) => withValue(before, path, next) ?? {}),
    [],
  );
  const discard = (): void => {
    setValue(saved);
    setRestored(false);
    setOffered(undefined);
    keepChanges(file, { digest, edits: [] });
  };
  const takeOffered = (): void => {
    if (offered) setValue(applyEdits(saved, offered));
    setOffered(undefined);
  };
  /** From now on the page may be left without a question. */
  const settle = (): void => {
    leave();
    keepChanges(file, { digest, edits: [] });
  };
  return { value, set, edits, isRestored, hasOffer: offered !== undefined, takeOffered, discard, settle };
}
