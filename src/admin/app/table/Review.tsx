import { useEffect, useRef, useState } from 'react';
import type { PreviewAnswer } from '../../contract.ts';
import { ask } from '../frame/ask.ts';
import { Message } from '../frame/Message.tsx';
import { Difference } from '../save/Difference.tsx';
import { formatCell, type Lists, titleOf } from './cell-text.ts';
import { cellKey, type ChangedCell, keyOf, makeChanges } from './table-rows.ts';
import { countOf } from '../frame/count.ts';

interface Props {
  readonly cells: readonly ChangedCell[];
  readonly lists: Lists;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

const SHOWN_FILES = 20;

/**
 * The changes that a save would make, by cell and as lines of the files.
 *
 *     <Review cells={cells} lists={shop} onSave={save} onClose={close} />
 */
export function Review({ cells, lists, onSave, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [lines, setLines] = useState<PreviewAnswer | string>();
  useEffect(() => dialog.current?.showModal(), []);
  const files = new Set(cells.map(({ row }) => row.file)).size;
  const showLines = () =>
    void ask('POST preview', { changes: makeChanges(cells) }).then(setLines, (error: Error) => setLines(error.message));
  return (
    <dialog ref={dialog} className="review" aria-labelledby="review-title" onClose={onClose}>
      <h2 id="review-title">
        {countOf(cells.length, 'change')} in {countOf(files, 'file')}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keyboard */}
      <section className="scrolled" tabIndex={0} aria-label="Changes">
        <table>
          <thead>
            <tr>
              <th scope="col">SKU</th>
              <th scope="col">Product</th>
              <th scope="col">Field</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {cells.map(({ row, field, before, after }) => (
              <tr key={cellKey(keyOf(row), field)}>
                <td>{row.sku}</td>
                <td>{row.options ?? String(row.values.title ?? '')}</td>
                <td>{titleOf(field, lists)}</td>
                <td>{formatCell(field, before) || <span className="soft">none</span>}</td>
                <td>{formatCell(field, after) || <span className="soft">none</span>}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {typeof lines === 'string' && <Message isError>{lines}</Message>}
        {typeof lines === 'object' && (
          <>
            {lines.files.slice(0, SHOWN_FILES).map(({ file, before, after }) => (
              <Difference key={file} before={before} after={after} label={file} />
            ))}
            {lines.files.length > SHOWN_FILES && <p>and {lines.files.length - SHOWN_FILES} more files</p>}
          </>
        )}
      </section>
      <div className="actions">
        <button type="button" onClick={onSave}>
          Save
        </button>
        <button type="button" className="plain" onClick={showLines}>
          Show lines of files
        </button>
        <button type="button" className="plain" onClick={() => dialog.current?.close()}>
          Go on editing
        </button>
      </div>
    </dialog>
  );
}
