import { Fragment, useState } from 'react';
import { previewOf } from '../../contract.ts';
import type { FormField } from '../../form-contract.ts';
import { sendPicture } from '../frame/ask.ts';
import type { InputProps } from './input-props.ts';
import { idOf, useForm } from './form-context.ts';
import { Grouped } from './Labelled.tsx';
import { isList, isObject, type Json, type JsonObject } from './value.ts';
import type { EditPath } from '../../contract.ts';

/** The file name or address of a picture's value; empty for a value that is not a picture. */
export const sourceOf = (value: Json | undefined): string =>
  isObject(value) ? String(value['src'] ?? '') : typeof value === 'string' ? value : '';

/** A picture with another source or text. Without a text it stays the name of a file if it was one. */
function withPicture(
  value: Json | undefined,
  change: { readonly src?: string; readonly alt?: string; readonly focus?: readonly [x: number, y: number] },
): Json {
  const before: JsonObject = isObject(value) ? value : { src: sourceOf(value) };
  const { alt, ...others } = { ...before, ...change } as JsonObject;
  if (alt !== undefined && alt !== '') return { ...others, alt };
  return isObject(value) || change.focus ? others : sourceOf(others);
}

/** The same picture without a focus. */
function withoutFocus(value: Json | undefined): Json | undefined {
  if (!isObject(value)) return value;
  const { focus: _, ...others } = value;
  return others;
}

const readFocus = (value: Json | undefined): readonly [x: number, y: number] | undefined => {
  const [x, y] = isObject(value) && isList(value['focus']) ? value['focus'] : [];
  return typeof x === 'number' && typeof y === 'number' ? [x, y] : undefined;
};

/** The point of the picture that stays visible where it is cut, in percent. */
function FocusFields({ path, value }: { readonly path: EditPath; readonly value: Json | undefined }) {
  const { set } = useForm();
  const focus = readFocus(value);
  const id = `${idOf(path)}-focus`;
  const change = (index: 0 | 1, text: string) => {
    const share = Math.min(100, Math.max(0, Math.round(Number(text))));
    const [x, y] = focus ?? [50, 50];
    if (text === '' || Number.isNaN(share)) set(path, withoutFocus(value));
    else set(path, withPicture(value, { focus: index === 0 ? [share, y] : [x, share] }));
  };
  return (
    <>
      {(['from the left', 'from the top'] as const).map((side, index) => (
        <Fragment key={side}>
          <label htmlFor={`${id}-${index}`}>{`Focus, percent ${side}`}</label>
          <input
            id={`${id}-${index}`}
            type="number"
            min={0}
            max={100}
            value={focus?.[index] ?? ''}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => change(index as 0 | 1, target.value)}
          />
        </Fragment>
      ))}
      <p id={`${id}-hint`} className="soft">
        What stays to be seen where the picture fills a place of another shape. Leave both empty to let the shop choose.
      </p>
    </>
  );
}

/** A picture with its preview, file and alternative text. */
export function PictureFields({ path, value }: { readonly path: EditPath; readonly value: Json | undefined }) {
  const { set } = useForm();
  const src = sourceOf(value);
  const alt = isObject(value) ? String(value['alt'] ?? '') : '';
  const id = idOf(path);
  return (
    <div className="picture">
      {src === '' ? <span className="no-picture" /> : <img src={previewOf(src)} alt={alt} loading="lazy" />}
      <div className="field">
        <label htmlFor={`${id}-alt`}>What it shows</label>
        <input
          id={`${id}-alt`}
          value={alt}
          aria-describedby={`${id}-alt-hint`}
          onChange={({ target }) => set(path, withPicture(value, { alt: target.value }))}
        />
        <p id={`${id}-alt-hint`} className="soft">
          For people who cannot see the picture.
        </p>
        <label htmlFor={`${id}-src`}>File or address</label>
        <input
          id={`${id}-src`}
          value={src}
          onChange={({ target }) => set(path, withPicture(value, { src: target.value }))}
        />
        {src !== '' && <FocusFields path={path} value={value} />}
      </div>
    </div>
  );
}

/** Sends pictures to the server; `onStored` gets their names in the catalogue. */
export function useUpload(folder: string, onStored: (src: readonly string[]) => void) {
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly error?: string }>({ isBusy: false });
  const send = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0) return;
    setState({ isBusy: true });
    const stored: string[] = [];
    const errors: string[] = [];
    for (const file of files) {
      try {
        stored.push((await sendPicture(file, folder)).src);
      } catch (error) {
        errors.push((error as Error).message);
      }
    }
    setState({ isBusy: false, ...(errors.length > 0 && { error: errors.join(' ') }) });
    if (stored.length > 0) onStored(stored);
  };
  return { ...state, send };
}

/** One picture of a file. A picture can be dropped on it. */
export function PictureInput({ field, path, value }: InputProps<'picture'>) {
  const { set, pictureFolder } = useForm();
  const upload = useUpload(pictureFolder, ([src = '']) => set(path, withPicture(value, { src })));
  return (
    <Grouped field={field as FormField} path={path}>
      {value !== undefined && <PictureFields path={path} value={value} />}
      <DropZone
        isMultiple={false}
        isBusy={upload.isBusy}
        error={upload.error}
        onFiles={(files) => void upload.send(files)}
        id={`${idOf(path)}-file`}
      />
      {value !== undefined && (
        <button type="button" className="plain" onClick={() => set(path, undefined)}>
          Take out the picture
        </button>
      )}
    </Grouped>
  );
}

/** The area where files are dropped or chosen. */
export function DropZone({
  id,
  isMultiple,
  isBusy,
  error,
  onFiles,
}: {
  readonly id: string;
  readonly isMultiple: boolean;
  readonly isBusy: boolean;
  readonly error?: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}) {
  const [isOver, setIsOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files are dropped on it; the field inside does the same by keyboard
    <div
      className={isOver ? 'drop over' : 'drop'}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <label htmlFor={id}>
        {isMultiple ? 'Add pictures: drop them here, or choose files' : 'Drop a picture here, or choose a file'}
      </label>
      <input
        id={id}
        type="file"
        accept="image/*"
        multiple={isMultiple}
        disabled={isBusy}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      {isBusy && <p role="status">Reading the pictures</p>}
      {error !== undefined && (
        <p className="fault bad" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
