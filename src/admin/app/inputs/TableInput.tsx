import { useState } from 'react';
import type { FormField } from '../../form-contract.ts';
import type { InputProps } from './input-props.ts';
import { idOf, useForm } from './form-context.ts';
import { Grouped } from './Labelled.tsx';
import { OtherInput } from './OtherInput.tsx';
import { isObject, type Json, type JsonObject } from './value.ts';

const emptyOf = (entry: FormField): Json => (entry.kind === 'object' ? {} : entry.kind === 'list' ? [] : '');

/** An object whose keys are data: one row for each market, or rows with a name and a value. */
export function TableInput({ field, path, value }: InputProps<'table'>) {
  const { shop, Input } = useForm();
  if (value !== undefined && !isObject(value)) return <OtherInput field={field} path={path} value={value} />;
  if (field.keysOf === 'market') {
    const known = shop.markets.map(({ id }) => id);
    const names = new Map(shop.markets.map(({ id, name }) => [id, name]));
    const all = [...known, ...Object.keys(value ?? {}).filter((key) => !known.includes(key))];
    return (
      <Grouped field={field} path={path}>
        {all.map((market) => (
          <fieldset className="row" key={market}>
            <legend>{names.get(market) ?? market}</legend>
            <Input
              field={
                field.entry.title === '' && field.entry.kind !== 'object'
                  ? { ...field.entry, isRequired: false, title: names.get(market) ?? market }
                  : field.entry
              }
              path={[...path, market]}
              value={value?.[market]}
            />
          </fieldset>
        ))}
      </Grouped>
    );
  }
  return <NamedRows field={field} path={path} value={value} />;
}

function NamedRows({ field, path, value = {} }: InputProps<'table'> & { readonly value: JsonObject | undefined }) {
  const { set, attributes, Input } = useForm();
  const isAttributes = path.length === 1 && path[0] === 'attributes';
  const proposed = isAttributes ? attributes : [];
  const missing = proposed.filter(({ name }) => value[name] === undefined);
  const add = (name: string): void => set([...path, name], emptyOf(field.entry));
  const [fresh, setFresh] = useState('');
  const id = idOf(path);
  const submit = (): void => {
    const name = fresh.trim();
    if (name === '' || value[name] !== undefined) return;
    add(name);
    setFresh('');
  };
  return (
    <Grouped field={field} path={path}>
      {Object.keys(value).map((name) => (
        <div className="row named" key={name}>
          <Input
            field={
              field.entry.kind === 'object'
                ? field.entry
                : ({ ...field.entry, title: name, hint: '', isRequired: false } as FormField)
            }
            path={[...path, name]}
            value={value[name]}
          />
          <Values
            of={proposed.find((one) => one.name === name)?.values}
            onPick={(text) => set([...path, name], text)}
            current={value[name]}
          />
          <button
            type="button"
            className="plain small"
            aria-label={`Take out ${name}`}
            onClick={() => set([...path, name], undefined)}
          >
            ✕
          </button>
        </div>
      ))}
      {missing.length > 0 && (
        <p className="proposals">
          <span className="soft">Others of this category have:</span>{' '}
          {missing.slice(0, 12).map(({ name }) => (
            <button type="button" className="plain small" key={name} onClick={() => add(name)}>
              + {name}
            </button>
          ))}
        </p>
      )}
      <div className="row named">
        <div className="field">
          <label htmlFor={`${id}-new`}>Name of a further row</label>
          <input
            id={`${id}-new`}
            value={fresh}
            onChange={({ target }) => setFresh(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              submit();
            }}
          />
        </div>
        <button type="button" className="plain" disabled={fresh.trim() === ''} onClick={submit}>
          Add row
        </button>
      </div>
    </Grouped>
  );
}

/** Suggested values of other products, shown while nothing is typed. */
function Values({
  of = [],
  current,
  onPick,
}: {
  readonly of?: readonly string[] | undefined;
  readonly current: Json | undefined;
  readonly onPick: (text: string) => void;
}) {
  if (current !== '' || of.length === 0) return null;
  return (
    <p className="proposals">
      {of.slice(0, 8).map((text) => (
        <button type="button" className="plain small" key={text} onClick={() => onPick(text)}>
          {text}
        </button>
      ))}
    </p>
  );
}
