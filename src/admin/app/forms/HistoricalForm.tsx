import type { FormProps } from './form-props.ts';
import { Message } from '../frame/Message.tsx';
import { pageHref } from '../frame/route.ts';
import { useAnswer } from '../frame/use-answer.ts';
import { Difference } from '../save/Difference.tsx';
import { ProblemList } from '../save/ProblemList.tsx';
import { SaveResult } from '../save/SaveResult.tsx';
import { useSave } from '../save/use-save.ts';
import { FieldInput } from '../inputs/FieldInput.tsx';
import { FormContext, type FormShared } from '../inputs/form-context.ts';
import { FormFields } from './FormFields.tsx';
import { Preview } from './Preview.tsx';
import { pictureFolderOf, type FormParts } from './use-form-parts.ts';
import { type Json, titleOf } from '../inputs/value.ts';

/** A product in an older shape: its text, the same in today's shape, and a button that converts it. */
export function HistoricalForm({ file, onSaved, parts }: FormProps & { readonly parts: FormParts }) {
  const { answer, error } = useAnswer('GET converted', { path: file.file });
  const saving = useSave(() => onSaved(file.file));
  const shared: FormShared = {
    ...parts,
    Input: FieldInput,
    pictureFolder: pictureFolderOf(file.file),
    problems: [],
    value: answer?.value as Json | undefined,
    set: () => {},
  };
  return (
    <FormContext value={shared}>
      <h1>{titleOf(answer?.value, file.file)}</h1>
      <p className="soft">
        {file.file} · <a href={pageHref('edit', file.file, { as: 'text' })}>Edit its text</a>
      </p>
      <SaveResult {...saving} onInsist={() => void saving.insist()} />
      {file.problems.length > 0 && <ProblemList problems={file.problems} />}
      {error !== undefined && <Message isError>{error}</Message>}
      {answer && (
        <>
          <Message>
            <p>
              This file has an older shape. The shop reads it as shown below. To change it here, convert it: what
              shoppers see stays the same. The table of products changes prices and stock without that.
            </p>
            <p className="buttons">
              <button
                type="button"
                disabled={saving.isSaving}
                onClick={() =>
                  void saving.save([{ kind: 'change', file: file.file, digest: file.digest, text: answer.text }])
                }
              >
                Convert the file
              </button>
            </p>
            <details>
              <summary>Show the difference</summary>
              <Difference before={file.text} after={answer.text} label="The file as it is, and converted" />
            </details>
          </Message>
          <div className="beside">
            <fieldset className="file" disabled>
              <legend className="unseen">What the file says</legend>
              <FormFields kind="product" fields={parts.fields} value={answer.value as Json} />
            </fieldset>
            <Preview file={file.file} address={file.address} />
          </div>
        </>
      )}
    </FormContext>
  );
}
