import { useState } from 'react';
import { Message } from '../frame/Message.tsx';
import { openPage, pageHref } from '../frame/route.ts';
import { useAnswer } from '../frame/use-answer.ts';
import type { PageProps } from '../frame/page-props.ts';
import { SaveResult } from '../save/SaveResult.tsx';
import { useSave } from '../save/use-save.ts';
import { FileName, isName } from './FileName.tsx';
import { FieldInput } from '../inputs/FieldInput.tsx';
import { FormContext, type FormShared } from '../inputs/form-context.ts';
import { FormFields } from './FormFields.tsx';
import { type FormKind, kindOfFile } from '../../form-contract.ts';
import { pictureFolderOf, useFormParts, type FormParts } from './use-form-parts.ts';
import { useEditing } from './use-editing.ts';
import { isObject, type Json, type JsonObject, titleOf, toName } from '../inputs/value.ts';

/** Kinds of files that can be added, by their folders. */
const KINDS = [
  ['products', 'Product'],
  ['categories', 'Category'],
  ['sellers', 'Seller'],
  ['pages', 'Page'],
] as const;

/** Fields that a copy does not take over: what identifies a product, and what shoppers said about it. */
const OWN = ['sku', 'slug', 'gtin', 'mpn', 'rating', 'reviews', 'variants'];

/** A new file: `/admin/new/products`, or a copy with `?from=products/WK/kurti.json`. */
export default function NewPage({ rest, query }: PageProps) {
  const known = KINDS.find(([folder]) => folder === rest);
  const kind = kindOfFile(`${rest}/x.json`);
  const from = query.get('from');
  if (!known || !kind)
    return (
      <>
        <h1>Add to the catalogue</h1>
        <ul className="tiles">
          {KINDS.map(([folder, title]) => (
            <li key={folder}>
              <a href={pageHref('new', folder)}>
                <b>{title}</b>
                Add to {folder}
              </a>
            </li>
          ))}
        </ul>
      </>
    );
  const start = `${rest}/${rest === 'products' ? `${query.get('category') ?? ''}/` : ''}.json`;
  return from === null ? (
    <Loaded kind={kind} title={known[1]} file={start} value={EMPTY[kind] ?? {}} />
  ) : (
    <Copied kind={kind} from={from} />
  );
}

/** The first content of a new file, so that its lists have an entry. */
const EMPTY: Readonly<Partial<Record<FormKind, Json>>> = {
  page: { group: 'help', summary: [''], sections: [{ body: [''] }] },
};

function Copied({ kind, from }: { readonly kind: FormKind; readonly from: string }) {
  const { answer, error } = useAnswer('GET file', { path: from });
  if (error !== undefined) return <Message isError>{error}</Message>;
  if (!answer) return <p className="soft">Loading</p>;
  return (
    <Loaded
      kind={kind}
      title={`Copy of ${titleOf(answer.value, from)}`}
      file={from.replace(/\.json$/, '-copy.json')}
      value={copyOf(kind, answer.value)}
    />
  );
}

/** The first content of a copy. The copy of a product is a draft without what identifies it. */
export function copyOf(kind: FormKind, value: unknown): JsonObject {
  if (!isObject(value)) return {};
  if (kind !== 'product') return value;
  return { ...Object.fromEntries(Object.entries(value).filter(([key]) => !OWN.includes(key))), draft: true };
}

interface NewProps {
  readonly kind: FormKind;
  readonly title: string;
  readonly file: string;
  readonly value: Json;
}

function Loaded(props: NewProps) {
  const [file, setFile] = useState(props.file);
  const parts = useFormParts(props.kind, file);
  if (parts.error !== undefined) return <Message isError>{parts.error}</Message>;
  return parts.form ? (
    <NewForm {...props} file={file} onFile={setFile} parts={parts.form} />
  ) : (
    <p className="soft">Loading</p>
  );
}

function NewForm({
  kind,
  title,
  file,
  value: start,
  onFile,
  parts,
}: NewProps & { readonly onFile: (file: string) => void; readonly parts: FormParts }) {
  const [first] = useState(start);
  const editing = useEditing({ file: `new ${kind}`, digest: '', value: first });
  const saving = useSave(({ files }) => {
    editing.settle();
    const [made] = files;
    if (made) openPage(pageHref('edit', made.file), { keepsHistory: true });
  });
  const [isNamed, setNamed] = useState(file.endsWith('-copy.json'));
  const holder = isObject(editing.value) ? editing.value : {};
  const proposed = toName(String(holder['title'] ?? holder['name'] ?? ''));
  const path = isNamed ? file : `${file.slice(0, file.lastIndexOf('/'))}/${proposed}.json`;
  const refused = saving.answer?.outcome === 'refused' ? saving.answer.problems : [];
  const shared: FormShared = {
    ...parts,
    Input: FieldInput,
    pictureFolder: pictureFolderOf(path),
    problems: refused.filter((problem) => problem.file === path),
    value: editing.value,
    set: editing.set,
  };
  return (
    <FormContext value={shared}>
      <h1>{title.startsWith('Copy') ? title : `New ${title.toLowerCase()}`}</h1>
      {editing.isRestored && editing.edits.length > 0 && (
        <Message>
          <p>What you typed before and did not save is here again.</p>
          <button type="button" className="plain" onClick={editing.discard}>
            Drop it
          </button>
        </Message>
      )}
      <SaveResult {...saving} onInsist={() => void saving.insist()} />
      <form
        className="file"
        onSubmit={(event) => {
          event.preventDefault();
          void saving.save([{ kind: 'create', file: path, value: editing.value }]);
        }}
      >
        <FileName
          file={path}
          onChange={(next) => {
            const [before, after] = [path, next].map((one) => one.split('/').at(-1));
            if (before !== after) setNamed(true);
            onFile(next);
          }}
        />
        <FormFields kind={kind} fields={parts.fields} value={editing.value} />
        <div className="bar">
          <button type="submit" disabled={saving.isSaving || !isName(path)}>
            Save
          </button>
          <span className="soft">{isName(path) ? `As ${path}` : 'It needs a title, and a product its category.'}</span>
        </div>
      </form>
    </FormContext>
  );
}
