import { useEffect, useState } from 'react';
import { useUnsaved } from '../frame/use-unsaved.ts';
import { ProblemList } from '../save/ProblemList.tsx';
import { SaveResult } from '../save/SaveResult.tsx';
import { useSave } from '../save/use-save.ts';
import type { FormProps } from './form-props.ts';

/** A file as its text. */
export function TextForm({ file, onSaved }: FormProps) {
  const [text, setText] = useState(file.text);
  const isChanged = text !== file.text;
  const settle = useUnsaved(text, isChanged);
  const saving = useSave(() => {
    settle();
    onSaved(file.file);
  });
  useEffect(() => setText(file.text), [file.text]);
  const save = () => void saving.save([{ kind: 'change', file: file.file, digest: file.digest, text }]);
  return (
    <>
      <h1>{file.file}</h1>
      {file.address !== undefined && (
        <p>
          <a href={file.address} target="_blank" rel="noreferrer">
            See the page
          </a>
        </p>
      )}
      <SaveResult {...saving} onInsist={() => void saving.insist()} />
      {saving.answer === undefined && file.problems.length > 0 && <ProblemList problems={file.problems} />}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <label className="wide">
          Text of the file
          <textarea
            className="code"
            rows={24}
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <button type="submit" disabled={!isChanged || saving.isSaving}>
          Save
        </button>
      </form>
    </>
  );
}
