import { useCallback, useState } from 'react';
import type { FileChange, SaveAnswer } from '../../contract.ts';
import { announce } from '../frame/announce.tsx';
import { ask } from '../frame/ask.ts';
import { countOf } from '../frame/count.ts';

type Saved = Extract<SaveAnswer, { readonly outcome: 'saved' }>;

interface SaveState {
  readonly isSaving: boolean;
  /** The answer of the last save. */
  readonly answer?: SaveAnswer | undefined;
  /** Why the server refused the save. */
  readonly error?: string | undefined;
}

/**
 * Saves changes of files. `SaveResult` shows the state: conflicts, and errors that `haat check` would find, with a button that saves in spite of them.
 */
export function useSave(onSaved: (answer: Saved) => void) {
  const [state, setState] = useState<SaveState>({ isSaving: false });
  const [last, setLast] = useState<readonly FileChange[]>([]);
  const save = useCallback(
    async (changes: readonly FileChange[], insists = false): Promise<SaveAnswer | undefined> => {
      setLast(changes);
      setState({ isSaving: true });
      try {
        const answer = await ask('POST save', { changes, insists });
        setState({ isSaving: false, answer });
        if (answer.outcome === 'saved') {
          announce(`Saved ${countOf(answer.files.length, 'file')}.`);
          onSaved(answer);
        }
        return answer;
      } catch (error) {
        setState({ isSaving: false, error: (error as Error).message });
        return undefined;
      }
    },
    [onSaved],
  );
  const insist = useCallback(() => save(last, true), [save, last]);
  const forget = useCallback(() => setState({ isSaving: false }), []);
  return { ...state, save, insist, forget };
}
