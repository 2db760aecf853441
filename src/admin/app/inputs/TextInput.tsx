import { useState } from 'react';
import type { FormLook } from '../../form-contract.ts';
import type { InputProps } from './input-props.ts';
import { useForm } from './form-context.ts';
import { Labelled } from './Labelled.tsx';
import { isSame, type Json } from './value.ts';

const NUMBERS: readonly FormLook[] = ['amount', 'count', 'number'];
/** Fields of one long line. */
const WIDE = ['title', 'description', 'address'];
/** Lines of a text before it grows. */
const LINES = 3;

/** The value of a typed text for the file: a number where it is one, and undefined for an empty text. */
function read(text: string, look: FormLook): Json | undefined {
  if (text.trim() === '') return undefined;
  return NUMBERS.includes(look) && /^\d{1,15}(?:\.\d{1,6})?$/.test(text.trim()) ? Number(text) : text;
}

const show = (value: Json | undefined): string =>
  value === undefined || value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);

/** One line, several lines, a number or a day. What can't be read as a number stays a text, and the check says what is wrong. */
export function TextInput({ field, path, value }: InputProps<'text'>) {
  const { set } = useForm();
  const [typed, setTyped] = useState(show(value));
  // "4." is on its way to a number and already means 4.
  const text = isSame(read(typed, field.look), value) ? typed : show(value);
  const change = (next: string): void => {
    setTyped(next);
    set(path, read(next, field.look));
  };
  const isLong = field.look === 'block' || field.look === 'html';
  const list = field.look === 'availability' ? ['in stock', 'sold out'] : undefined;
  return (
    <Labelled field={field} path={path} isWide={isLong || WIDE.includes(field.key)}>
      {(ties) =>
        isLong ? (
          <textarea
            {...ties}
            rows={Math.max(LINES, Math.min(12, text.split('\n').length + 1))}
            value={text}
            onChange={({ target }) => change(target.value)}
          />
        ) : (
          <>
            <input
              {...ties}
              inputMode={NUMBERS.includes(field.look) ? 'decimal' : undefined}
              list={list && `${ties.id}-list`}
              value={text}
              onChange={({ target }) => change(target.value)}
            />
            {list && (
              <datalist id={`${ties.id}-list`}>
                {list.map((one) => (
                  <option key={one} value={one} />
                ))}
              </datalist>
            )}
          </>
        )
      }
    </Labelled>
  );
}
