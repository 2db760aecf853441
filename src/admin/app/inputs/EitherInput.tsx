import type { FormField } from '../../form-contract.ts';
import type { InputProps } from './input-props.ts';
import { idOf, useForm } from './form-context.ts';
import { OtherInput } from './OtherInput.tsx';
import { isList, isObject, type Json, nameOf } from './value.ts';

/** Whether a value is of this kind. */
function isOf(option: FormField, value: Json): boolean {
  switch (option.kind) {
    case 'object':
      return isObject(value) && Object.keys(value).every((key) => option.fields.some((field) => field.key === key));
    case 'list':
      return isList(value);
    case 'choice':
      return typeof value === 'string' && option.values.includes(value);
    default:
      return typeof value !== 'object';
  }
}

/** The name of an option: a text, or the names of its fields. */
function labelOf(option: FormField): string {
  if (option.kind === 'object')
    return option.fields
      .map(({ title }) => title)
      .join(', ')
      .slice(0, 60);
  if (option.kind === 'choice') return option.values.join(' or ');
  return option.kind === 'text' ? 'Text' : 'Value';
}

function emptyOf(option: FormField): Json {
  if (option.kind === 'choice') return option.values[0] ?? '';
  if (option.kind !== 'object') return '';
  const [first] = option.fields;
  return first ? { [first.key]: first.kind === 'list' ? [] : first.kind === 'object' ? {} : '' } : {};
}

/** A value of one of several kinds: the kind is chosen first, then the value typed. */
export function EitherInput({ field, path, value }: InputProps<'either'>) {
  const { set, Input } = useForm();
  const chosen = value === undefined ? -1 : field.options.findIndex((option) => isOf(option, value));
  const option = field.options[chosen];
  const id = `${idOf(path)}-kind`;
  const texts = { key: field.key, title: field.title || 'Part', hint: field.hint, isRequired: field.isRequired };
  return (
    <div className="either wide" data-field={nameOf(path)}>
      <label htmlFor={id}>Kind{field.title !== '' && ` of “${field.title}”`}</label>
      <select
        id={id}
        value={chosen}
        onChange={({ target }) => {
          const next = field.options[Number(target.value)];
          set(path, next && emptyOf(next));
        }}
      >
        {(!field.isRequired || chosen === -1) && <option value={-1}>Not said</option>}
        {field.options.map((one, index) => (
          <option key={labelOf(one)} value={index}>
            {labelOf(one)}
          </option>
        ))}
      </select>
      {value !== undefined && !option && <OtherInput field={field} path={path} value={value} />}
      {option && (
        <Input
          field={option.kind === 'object' ? option : ({ ...option, ...texts } as FormField)}
          path={path}
          value={value}
        />
      )}
    </div>
  );
}
