import { useState } from 'react';
import type { FileChange } from '../../contract.ts';
import type { FormProps } from './form-props.ts';
import { Message } from '../frame/Message.tsx';
import { openPage, pageHref } from '../frame/route.ts';
import { ProblemList } from '../save/ProblemList.tsx';
import { SaveResult } from '../save/SaveResult.tsx';
import { useSave } from '../save/use-save.ts';
import { Conflicts } from './Conflicts.tsx';
import { FileName, isName } from './FileName.tsx';
import { FieldInput } from '../inputs/FieldInput.tsx';
import { FormContext, type FormShared } from '../inputs/form-context.ts';
import { FormFields } from './FormFields.tsx';
import { HistoricalForm } from './HistoricalForm.tsx';
import { type FormKind, kindOfFile } from '../../form-contract.ts';
import { Preview } from './Preview.tsx';
import { type FormParts, pictureFolderOf, useFormParts } from './use-form-parts.ts';
import { useEditing } from './use-editing.ts';
import { isObject, type Json, titleOf } from '../inputs/value.ts';
import { countOf } from '../frame/count.ts';

const isDraft = (value: unknown): boolean => isObject(value) && value['draft'] === true;

/** The form of a file. A product in an older shape is shown, and converted on request. */
export default function FileForm(props: FormProps) {
  const { file } = props;
  const kind = kindOfFile(file.file) ?? 'product';
  const parts = useFormParts(kind, file.file);
  if (parts.error !== undefined) return <Message isError>{parts.error}</Message>;
  if (!parts.form) return <p className="soft">Loading</p>;
  const { form } = parts;
  return file.shape !== undefined && file.shape !== 'canonical' ? (
    <HistoricalForm {...props} parts={form} />
  ) : (
    <OpenForm {...props} kind={kind} parts={form} />
  );
}

function OpenForm({
  file,
  field,
  onSaved,
  kind,
  parts,
}: FormProps & { readonly kind: FormKind; readonly parts: FormParts }) {
  const editing = useEditing({ file: file.file, digest: file.digest, value: file.value as Json });
  const [name, setName] = useState(file.file);
  const saving = useSave(({ files }) => {
    editing.settle();
    // A file that was deleted can't be loaded again.
    if (files[0]) onSaved(files[0].file);
  });
  const isRenamed = name !== file.file;
  const isChanged = editing.edits.length > 0 || isRenamed;
  const change = (digest: string): FileChange => ({
    ...{ kind: 'change', file: file.file, digest, edits: editing.edits },
    ...(isRenamed && { to: name }),
  });
  const refused = saving.answer?.outcome === 'refused' ? saving.answer.problems : undefined;
  const problems = refused ?? file.problems;
  const shared: FormShared = {
    ...parts,
    Input: FieldInput,
    pictureFolder: pictureFolderOf(file.file),
    problems: problems.filter((problem) => problem.file === file.file),
    value: editing.value,
    set: editing.set,
  };
  const remove = (): void => {
    if (
      !confirm(
        `Delete ${file.file}? ${kind === 'product' ? 'Links to its page end. “Retire” takes it out of the shop and keeps it.' : ''}`,
      )
    )
      return;
    void saving.save([{ kind: 'delete', file: file.file, digest: file.digest }]).then((answer) => {
      if (answer?.outcome === 'saved')
        openPage(pageHref(kind === 'product' ? 'products' : 'files'), { keepsHistory: true });
    });
  };
  // When a save takes the page away, the preview must not load its old address.
  const isRetired =
    isDraft(editing.value) && !isDraft(file.value) && (saving.isSaving || saving.answer?.outcome === 'saved');
  const folder = file.file.split('/')[0] ?? '';
  const isOneOfMany = file.file.includes('/');
  return (
    <FormContext value={shared}>
      <h1>{titleOf(editing.value, file.file)}</h1>
      <p className="soft">
        {file.file} · <a href={pageHref('edit', file.file, { as: 'text' })}>Edit its text</a>
        {['products', 'categories', 'sellers', 'pages'].includes(folder) && (
          <>
            {' '}
            · <a href={pageHref('new', folder, { from: file.file })}>Make a copy</a>
          </>
        )}
      </p>
      {editing.isRestored && editing.edits.length > 0 && (
        <Message>
          <p>What you changed before and did not save is here again.</p>
          <button type="button" className="plain" onClick={editing.discard}>
            Drop these changes
          </button>
        </Message>
      )}
      {editing.hasOffer && (
        <Message>
          <p>You changed this file before and did not save, and the file has changed since.</p>
          <button type="button" className="plain" onClick={editing.takeOffered}>
            Make these changes to the file as it is now
          </button>{' '}
          <button type="button" className="plain" onClick={editing.discard}>
            Drop them
          </button>
        </Message>
      )}
      <SaveResult {...saving} onInsist={() => void saving.insist()} />
      <Conflicts
        answer={saving.answer}
        onTake={() => {
          editing.discard();
          saving.forget();
          onSaved(file.file);
        }}
        onMerge={(digest) => void saving.save([change(digest)])}
      />
      {!refused && shared.problems.length > 0 && <ProblemList problems={shared.problems} />}
      <div className="beside">
        <form
          className="file"
          onSubmit={(event) => {
            event.preventDefault();
            if (isChanged && isName(name)) void saving.save([change(file.digest)]);
          }}
        >
          {isOneOfMany && kind === 'product' && <FileName file={name} onChange={setName} />}
          <FormFields kind={kind} fields={parts.fields} value={editing.value} field={field} />
          {isOneOfMany && kind !== 'product' && (
            <details className="group">
              <summary>
                <h2>Name of the file</h2>
              </summary>
              <FileName file={name} onChange={setName} />
            </details>
          )}
          <div className="bar">
            <button type="submit" disabled={!isChanged || saving.isSaving || !isName(name)}>
              Save
            </button>
            <span className="soft">{summary(editing.edits.length, isRenamed)}</span>
            <button
              type="button"
              className="plain"
              disabled={!isChanged}
              onClick={() => {
                editing.discard();
                setName(file.file);
              }}
            >
              Undo all
            </button>
          </div>
          <div className="buttons">
            {kind === 'product' && !isDraft(editing.value) && (
              <button type="button" className="plain" onClick={() => editing.set(['draft'], true)}>
                Retire
              </button>
            )}
            {isOneOfMany && (
              <button type="button" className="plain" onClick={remove}>
                Delete
              </button>
            )}
          </div>
        </form>
        {/* What has no page of its own, such as the shop's profile, shows on the first one. */}
        <Preview
          file={file.file}
          address={isRetired ? undefined : (file.address ?? (kind === 'product' ? undefined : '/'))}
        />
      </div>
    </FormContext>
  );
}

/** The text of a form's bar about its changes. */
export const summary = (count: number, isRenamed: boolean): string =>
  count === 0 && !isRenamed
    ? 'Nothing is changed.'
    : [count > 0 && countOf(count, 'change'), isRenamed && 'another place'].filter(Boolean).join(', ');
