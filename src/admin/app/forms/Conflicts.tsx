import type { SaveAnswer } from '../../contract.ts';

interface Props {
  readonly answer?: SaveAnswer | undefined;
  /** Discards what was changed here, and shows the file as it is now. */
  readonly onTake: () => void;
  /** Applies what was changed here to the file as it is now, and saves. */
  readonly onMerge: (digest: string) => void;
}

/**
 * The choices when a file has changed meanwhile. `SaveResult` shows both versions above them.
 *
 *     <Conflicts answer={saving.answer} onTake={...} onMerge={...} />
 */
export function Conflicts({ answer, onTake, onMerge }: Props) {
  if (answer?.outcome !== 'conflict') return null;
  const [conflict] = answer.conflicts;
  const now = conflict?.now;
  return (
    <p className="buttons">
      <button type="button" className="plain" onClick={onTake}>
        Drop my changes and show the file as it is now
      </button>
      {now && conflict.merged !== undefined && (
        <button type="button" className="plain" onClick={() => onMerge(now.digest)}>
          Save my changes onto the file as it is now
        </button>
      )}
    </p>
  );
}
