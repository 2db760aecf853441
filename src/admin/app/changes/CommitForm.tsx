import { useState } from 'react';
import type { GitState } from '../../contract.ts';
import { announce } from '../frame/announce.tsx';
import { ask } from '../frame/ask.ts';
import { Message } from '../frame/Message.tsx';
import { ChangedFileLine } from './ChangedFiles.tsx';

interface Props {
  readonly state: GitState;
  readonly onCommitted: () => void;
}

/**
 * The changed files, each with a box, and a message.
 *
 *     <CommitForm state={answer.git} onCommitted={again} />
 */
export function CommitForm({ state, onCommitted }: Props) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [message, setMessage] = useState('');
  const [told, setTold] = useState<{ readonly text: string; readonly isError: boolean }>();
  const chosen = state.files.map(({ file }) => file).filter((file) => !left.has(file));
  const toggle = (file: string) =>
    setLeft((before) => new Set(before.has(file) ? [...before].filter((one) => one !== file) : [...before, file]));
  const commit = async () => {
    try {
      const { commit: name } = await ask('POST commit', { message, files: chosen });
      const text = `Committed as ${name}.`;
      setTold({ text, isError: false });
      announce(text);
      setMessage('');
      onCommitted();
    } catch (error) {
      setTold({ text: (error as Error).message, isError: true });
    }
  };
  return (
    <>
      {told && <Message isError={told.isError}>{told.text}</Message>}
      {state.obstacle !== undefined && <Message isError>{state.obstacle}</Message>}
      {state.files.length === 0 ? (
        <p>All is committed{state.branch && ` on the branch ${state.branch}`}.</p>
      ) : (
        <form
          className="commit"
          onSubmit={(event) => {
            event.preventDefault();
            void commit();
          }}
        >
          <fieldset>
            <legend>Files to commit{state.branch && ` on the branch ${state.branch}`}</legend>
            {state.files.map((file) => (
              <div className="choice" key={file.file}>
                <input
                  type="checkbox"
                  aria-label={`Commit ${file.file}`}
                  checked={!left.has(file.file)}
                  onChange={() => toggle(file.file)}
                />
                <span>
                  <ChangedFileLine {...file} />
                </span>
              </div>
            ))}
          </fieldset>
          <label className="wide">
            What has changed, in a few words
            <input value={message} onChange={({ target }) => setMessage(target.value)} />
          </label>
          <button type="submit" disabled={chosen.length === 0 || message.trim() === '' || state.obstacle !== undefined}>
            Commit
          </button>
        </form>
      )}
    </>
  );
}
