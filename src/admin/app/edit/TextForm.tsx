import { useEffect, useRef, useState } from 'react';
import type { ProblemAnswer } from '../../contract.ts';
import { useUnsaved } from '../frame/use-unsaved.ts';
import { ProblemList } from '../save/ProblemList.tsx';
import { SaveResult } from '../save/SaveResult.tsx';
import { useSave } from '../save/use-save.ts';
import type { FormProps } from '../forms/form-props.ts';
import { findOffset, lineAt } from './positions.ts';

/** A file as its text. Each problem leads to its line. */
export function TextForm({ file, onSaved }: FormProps) {
  const [text, setText] = useState(file.text);
  const area = useRef<HTMLTextAreaElement>(null);
  const [line, setLine] = useState(1);
  const isMissing = file.isMissing === true;
  const isChanged = isMissing || text !== file.text;
  const settle = useUnsaved(text, text !== file.text);
  const saving = useSave(() => {
    settle();
    onSaved(file.file);
  });
  useEffect(() => setText(file.text), [file.text]);
  const save = () =>
    void saving.save([
      isMissing
        ? { kind: 'create', file: file.file, text }
        : { kind: 'change', file: file.file, digest: file.digest, text },
    ]);
  const refused = saving.answer?.outcome === 'refused' ? saving.answer.problems : undefined;
  const problems = (refused ?? file.problems).filter((problem) => problem.file === file.file);
  const goTo = (problem: ProblemAnswer): void => {
    const field = area.current;
    if (!field) return;
    const [start, end] = findOffset(text, problem.line, problem.column);
    field.focus();
    field.setSelectionRange(start, end);
    // A browser scrolls to typed text, but not to a selection.
    const height = Number.parseFloat(getComputedStyle(field).lineHeight) || 20;
    field.scrollTop = Math.max(0, (problem.line - 4) * height);
    setLine(problem.line);
  };
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
      {isMissing && (
        <p>
          The shop needs this file, and it is gone.{' '}
          {text.trim() === '{}' ? 'Write' : 'Below is what the last commit had: save it, or write'} another one.
        </p>
      )}
      <SaveResult {...saving} onInsist={() => void saving.insist()} />
      {saving.answer === undefined && file.problems.length > 0 && <ProblemList problems={file.problems} />}
      {problems.some((problem) => problem.line > 0) && (
        <p className="buttons">
          {[...new Map(problems.filter((one) => one.line > 0).map((one) => [one.line, one])).values()]
            .slice(0, MOST_LINES)
            .map((problem) => (
              <button key={problem.line} type="button" className="plain" onClick={() => goTo(problem)}>
                Go to line {problem.line}
              </button>
            ))}
        </p>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <label className="wide">
          Text of the file
          <textarea
            ref={area}
            className="code"
            rows={24}
            wrap="off"
            spellCheck={false}
            value={text}
            aria-describedby="text-line"
            onChange={({ target }) => setText(target.value)}
            onSelect={({ currentTarget }) => setLine(lineAt(text, currentTarget.selectionStart))}
          />
        </label>
        <p id="text-line" className="soft">
          Line {line} of {text.split('\n').length}
        </p>
        <button type="submit" disabled={!isChanged || saving.isSaving}>
          Save
        </button>
      </form>
    </>
  );
}

/** How many lines with problems get a button that leads to them. */
const MOST_LINES = 8;
