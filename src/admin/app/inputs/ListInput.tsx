import { useState } from 'react';
import type { FormField } from '../../form-contract.ts';
import type { InputProps } from './input-props.ts';
import { useForm } from './form-context.ts';
import { Grouped } from './Labelled.tsx';
import { OtherInput } from './OtherInput.tsx';
import { moved, SortableList } from './SortableList.tsx';
import { isList, isObject, type Json } from './value.ts';

/** How many entries are shown at once: a product may have thousands of reviews. */
const SHOWN = 20;
const NAMES = ['title', 'name', 'label', 'id', 'sku', 'question', 'author', 'note', 'path'];

/** The name of an entry: "Slide 2: Wedding season", or "Slide 2" if it has no text of its own. */
export function nameEntry(field: FormField, entry: Json | undefined, index: number): string {
  const own = isObject(entry)
    ? NAMES.map((key) => entry[key]).find((text) => typeof text === 'string' && text !== '')
    : undefined;
  const number = `${singular(field.title)} ${index + 1}`;
  return own === undefined ? number : `${number}: ${String(own).slice(0, 60)}`;
}

/** The singular of a title: "Slides" gives "Slide", "Categories" gives "Category". */
const singular = (title: string): string =>
  /ies$/.test(title) ? title.replace(/ies$/, 'y') : title.replace(/(?<!s)s$/, '');

/** The value of a new entry. */
export const emptyOf = (entry: FormField): Json =>
  entry.kind === 'object' ? {} : entry.kind === 'list' ? Array.from({ length: entry.length ?? 0 }, () => '') : '';

/** A list of entries of one kind. */
export function ListInput({ field, path, value }: InputProps<'list'>) {
  const { set, Input } = useForm();
  const [shown, setShown] = useState(SHOWN);
  if (value !== undefined && value !== null && !isList(value))
    return <OtherInput field={field} path={path} value={value} />;
  const list = isList(value) ? value : [];
  const { entry } = field;
  const change = (next: readonly Json[]): void => set(path, next.length === 0 && !field.isRequired ? undefined : next);
  const fieldOf = (index: number): FormField =>
    entry.title === '' && entry.kind !== 'object'
      ? {
          ...entry,
          isRequired: false,
          title: field.length === undefined ? `${singular(field.title)} ${index + 1}` : (ORDINALS[index] ?? ''),
        }
      : entry;
  if (field.length !== undefined)
    return (
      <Grouped field={field} path={path}>
        <div className="fields">
          {Array.from({ length: field.length }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: there are always as many
            <Input key={index} field={fieldOf(index)} path={[...path, index]} value={list[index]} />
          ))}
        </div>
      </Grouped>
    );
  return (
    <Grouped field={field} path={path}>
      <SortableList
        className={entry.kind === 'text' || entry.kind === 'choice' || entry.kind === 'id' ? 'texts' : ''}
        nameOf={(index) => nameEntry(field, list[index], index)}
        count={Math.min(list.length, shown)}
        onMove={(from, to) => change(moved(list, from, to))}
        onRemove={(index) => change(list.filter((_, position) => position !== index))}
        render={(index) => <Input field={fieldOf(index)} path={[...path, index]} value={list[index]} />}
      />
      {list.length > shown && (
        <button type="button" className="plain" onClick={() => setShown(shown + SHOWN)}>
          Show more of {list.length}
        </button>
      )}
      <button
        type="button"
        className="plain"
        disabled={list.length >= field.most}
        onClick={() => {
          change([...list, emptyOf(entry)]);
          setShown(Math.max(shown, list.length + 1));
        }}
      >
        Add to “{field.title}”
      </button>
    </Grouped>
  );
}

/** Names of the entries of lists that always have two, such as fewest and most days; the others are numbered. */
const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];
