import { useCallback, useReducer } from 'react';
import type { Edits } from './table-rows.ts';

/** The edits of the table now, with the earlier and the undone ones. */
export interface History {
  readonly past: readonly Edits[];
  readonly now: Edits;
  readonly future: readonly Edits[];
}

export type Step =
  | { readonly kind: 'set'; readonly edits: Edits }
  | { readonly kind: 'undo' | 'redo' }
  /** After a save, which can't be undone here. */
  | { readonly kind: 'start'; readonly edits: Edits };

const MOST_STEPS = 200;

/** The history after a step. Undo and redo change nothing at their ends. */
export function takeStep({ past, now, future }: History, step: Step): History {
  switch (step.kind) {
    case 'set':
      return step.edits === now
        ? { past, now, future }
        : { past: [...past, now].slice(-MOST_STEPS), now: step.edits, future: [] };
    case 'undo': {
      const last = past.at(-1);
      return last ? { past: past.slice(0, -1), now: last, future: [now, ...future] } : { past, now, future };
    }
    case 'redo': {
      const [next, ...rest] = future;
      return next ? { past: [...past, now], now: next, future: rest } : { past, now, future };
    }
    case 'start':
      return { past: [], now: step.edits, future: [] };
  }
}

/** Edits of the table with undo and redo. */
export function useHistory() {
  const [{ past, now, future }, step] = useReducer(takeStep, { past: [], now: new Map(), future: [] });
  return {
    edits: now,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    set: useCallback((edits: Edits) => step({ kind: 'set', edits }), []),
    undo: useCallback(() => step({ kind: 'undo' }), []),
    redo: useCallback(() => step({ kind: 'redo' }), []),
    start: useCallback((edits: Edits) => step({ kind: 'start', edits }), []),
  };
}
