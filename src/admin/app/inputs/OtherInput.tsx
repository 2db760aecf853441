import { attempt } from '../../../core/data/attempt.ts';
import { useState } from 'react';
import type { InputProps } from './input-props.ts';
import { useForm } from './form-context.ts';
import { Labelled } from './Labelled.tsx';
import { isSame, type Json } from './value.ts';

function read(text: string): { readonly value: Json | undefined } | undefined {
  if (text.trim() === '') return { value: undefined };
  return attempt(() => ({ value: JSON.parse(text) as Json }));
}

const show = (value: Json | undefined): string => (value === undefined ? '' : JSON.stringify(value, null, 2));

/** A value that has no field for its kind, as JSON. */
export function OtherInput({ field, path, value }: InputProps) {
  const { set } = useForm();
  const [typed, setTyped] = useState(show(value));
  const parsed = read(typed);
  const text = parsed && !isSame(parsed.value, value) ? show(value) : typed;
  return (
    <Labelled field={field} path={path} isWide>
      {(ties) => (
        <>
          <textarea
            {...ties}
            className="code"
            rows={6}
            spellCheck={false}
            value={text}
            onChange={({ target }) => {
              setTyped(target.value);
              const next = read(target.value);
              if (next) set(path, next.value);
            }}
          />
          {!parsed && (
            <p className="fault bad">
              “{field.title}” can’t be read yet, and is not saved: a bracket, a comma or a quotation mark is missing or
              too many.
            </p>
          )}
        </>
      )}
    </Labelled>
  );
}
