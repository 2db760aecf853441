import type { ReactNode } from 'react';
import type { EditPath, ProblemAnswer } from '../../contract.ts';
import type { FormField } from '../../form-contract.ts';
import { idOf, useProblems } from './form-context.ts';
import { nameOf } from './value.ts';

/** The props that every field has. */
interface FieldProps<Field extends FormField = FormField> {
  readonly field: Field;
  readonly path: EditPath;
}

/** The attributes that tie an input to its label, hint and problems. */
interface InputTies {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/**
 * A label with its input, hint and problems.
 *
 *     <Labelled field={field} path={path}>{(ties) => <input {...ties} />}</Labelled>
 */
export function Labelled({
  field,
  path,
  isWide = false,
  children,
}: FieldProps & { readonly isWide?: boolean; readonly children: (ties: InputTies) => ReactNode }) {
  const problems = useProblems(path);
  const id = idOf(path);
  const [hint, faults] = [`${id}-hint`, `${id}-problems`];
  const described = [field.hint !== '' && hint, problems.length > 0 && faults].filter(Boolean).join(' ');
  return (
    <div className={isWide ? 'field wide' : 'field'} data-field={nameOf(path)}>
      <label htmlFor={id}>
        {field.title}
        <Needed field={field} />
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': problems.length > 0 || undefined })}
      {field.hint !== '' && (
        <p id={hint} className="soft">
          {field.hint}
          {field.example !== undefined && ` Example: ${field.example}`}
        </p>
      )}
      <FieldProblems id={faults} problems={problems} />
    </div>
  );
}

/**
 * A group of inputs with its name.
 *
 *     <Grouped field={field} path={path}>...</Grouped>
 */
export function Grouped({ field, path, children }: FieldProps & { readonly children: ReactNode }) {
  const problems = useProblems(path);
  const id = idOf(path);
  return (
    <fieldset
      className="field wide group"
      data-field={nameOf(path)}
      aria-describedby={field.hint === '' ? undefined : `${id}-hint`}
    >
      <legend>
        {field.title}
        <Needed field={field} />
      </legend>
      {field.hint !== '' && (
        <p id={`${id}-hint`} className="soft">
          {field.hint}
        </p>
      )}
      <FieldProblems id={`${id}-problems`} problems={problems} />
      {children}
    </fieldset>
  );
}

const Needed = ({ field }: { readonly field: FormField }) =>
  field.isRequired && field.title !== '' ? <span className="needed"> needed</span> : null;

function FieldProblems({ id, problems }: { readonly id: string; readonly problems: readonly ProblemAnswer[] }) {
  return (
    <div id={id}>
      {problems.map(({ code, severity, words }) => (
        <p className={severity === 'error' ? 'fault bad' : 'fault'} key={code}>
          {severity === 'error' ? 'Error' : 'Warning'}: {words}
        </p>
      ))}
    </div>
  );
}
