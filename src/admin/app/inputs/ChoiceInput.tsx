import type { InputProps } from './input-props.ts';
import { type FormShared, useForm } from './form-context.ts';
import { Labelled } from './Labelled.tsx';
import type { Json } from './value.ts';

/** With more ids than this, the id is typed with suggestions, as a list of them is too long to look through. */
const MOST_CHOICES = 60;
/** Flags that are either set or missing. */
const TICKED = ['draft', 'mainPage'];

interface Choice {
  readonly value: string;
  readonly label: string;
}

function Select({
  ties,
  choices,
  value,
  isRequired,
  onChange,
}: {
  readonly ties: object;
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly isRequired: boolean;
  readonly onChange: (value: string) => void;
}) {
  const isKnown = value === '' || choices.some((choice) => choice.value === value);
  return (
    <select {...ties} value={value} onChange={({ target }) => onChange(target.value)}>
      {(!isRequired || value === '') && <option value="">{isRequired ? 'Choose' : 'Not said'}</option>}
      {!isKnown && <option value={value}>{value}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

const textOf = (value: Json | undefined): string => (value === undefined || value === null ? '' : String(value));

/** One of a few words. */
export function ChoiceInput({ field, path, value }: InputProps<'choice'>) {
  const { set } = useForm();
  return (
    <Labelled field={field} path={path}>
      {(ties) => (
        <Select
          ties={ties}
          choices={field.values.map((one) => ({ value: one, label: one }))}
          value={textOf(value)}
          isRequired={field.isRequired}
          onChange={(next) => set(path, next || undefined)}
        />
      )}
    </Labelled>
  );
}

/** Yes, no, or not set. */
export function FlagInput({ field, path, value }: InputProps<'flag'>) {
  const { set } = useForm();
  return (
    <Labelled field={field} path={path}>
      {(ties) =>
        TICKED.includes(field.key) && value !== false ? (
          <input
            {...ties}
            type="checkbox"
            checked={value === true}
            onChange={({ target }) => set(path, target.checked || undefined)}
          />
        ) : (
          <Select
            ties={ties}
            choices={[
              { value: 'true', label: 'Yes' },
              { value: 'false', label: 'No' },
            ]}
            value={textOf(value)}
            isRequired={field.isRequired}
            onChange={(next) => set(path, next === '' ? undefined : next === 'true')}
          />
        )
      }
    </Labelled>
  );
}

/** The names of sellers, categories and markets, by id. */
function choicesOf({ shop, ids }: FormShared, of: 'category' | 'facet' | 'market' | 'page' | 'seller'): Choice[] {
  const names = new Map<string, string>(
    of === 'seller'
      ? shop.sellers.map(({ id, name }) => [id, name])
      : of === 'category'
        ? shop.categories.map(({ id, title }) => [id, title])
        : of === 'market'
          ? shop.markets.map(({ id, name }) => [id, name])
          : [],
  );
  return ids[of].map((id) => ({ value: id, label: names.has(id) ? `${names.get(id)} (${id})` : id }));
}

/** The id of something that exists: chosen from a list, or typed with suggestions where there are many, and for addresses of pages. */
export function IdInput({ field, path, value }: InputProps<'id'>) {
  const shared = useForm();
  const choices = field.of === 'product' ? [] : choicesOf(shared, field.of);
  const change = (next: string): void => shared.set(path, next || undefined);
  return (
    <Labelled field={field} path={path}>
      {(ties) =>
        field.of === 'page' || choices.length > MOST_CHOICES ? (
          <>
            <input
              {...ties}
              list={`${ties.id}-list`}
              value={textOf(value)}
              onChange={({ target }) => change(target.value)}
            />
            <datalist id={`${ties.id}-list`}>
              {choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </datalist>
          </>
        ) : (
          <Select ties={ties} choices={choices} value={textOf(value)} isRequired={field.isRequired} onChange={change} />
        )
      }
    </Labelled>
  );
}
