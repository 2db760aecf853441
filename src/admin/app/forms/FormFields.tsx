import { useEffect, useRef } from 'react';
import type { FormField, FormKind } from '../../form-contract.ts';
import { FieldInput } from '../inputs/FieldInput.tsx';
import { useForm } from '../inputs/form-context.ts';
import { type FormGroup, LAYOUTS } from './layouts.ts';
import { isObject, type Json } from '../inputs/value.ts';

interface Props {
  readonly kind: FormKind;
  readonly fields: readonly FormField[];
  readonly value: Json;
  /** The field that takes the focus, as problems name it. */
  readonly field?: string | undefined;
}

/** The groups of a form with their fields. Fields that no group names are in the last one. */
export function FormFields({ kind, fields, value, field }: Props) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (field !== undefined) focusField(root.current, field);
  }, [field]);
  const groups = LAYOUTS[kind];
  const named = groups.flatMap(({ keys }) => keys);
  const others = fields.filter(({ key }) => !named.includes(key));
  return (
    <div ref={root}>
      {groups.map((group, index) => {
        const own = group.keys.flatMap((key) => fields.find((one) => one.key === key) ?? []);
        const shown = index === groups.length - 1 ? [...own, ...others] : own;
        return shown.length === 0 ? null : <Group key={group.title} group={group} fields={shown} value={value} />;
      })}
    </div>
  );
}

function Group({
  group,
  fields,
  value,
}: {
  readonly group: FormGroup;
  readonly fields: readonly FormField[];
  readonly value: Json;
}) {
  const { problems } = useForm();
  const holder = isObject(value) ? value : {};
  const inputs = (
    <>
      {group.hint !== undefined && <p className="soft">{group.hint}</p>}
      <div className={fields.length === 1 ? 'fields single' : 'fields'}>
        {fields.map((field) => (
          <FieldInput key={field.key} field={field} path={[field.key]} value={holder[field.key]} />
        ))}
      </div>
    </>
  );
  if (!group.isFurther)
    return (
      <section className="group">
        <h2>{group.title}</h2>
        {inputs}
      </section>
    );
  const starts = (name: string): boolean =>
    fields.some(({ key }) => name === key || name.startsWith(`${key}.`) || name.startsWith(`${key}[`));
  const said = fields.filter(({ key }) => holder[key] !== undefined).length;
  return (
    <details className="group" open={problems.some(({ field }) => starts(field)) || undefined}>
      <summary>
        <h2>{group.title}</h2> {said === 0 && <span className="soft">nothing yet</span>}
      </summary>
      {inputs}
    </details>
  );
}

/** Shows a field, or the innermost one that contains it, and gives it the focus. */
function focusField(root: HTMLElement | null, field: string): void {
  for (let name = field; name !== ''; name = name.replace(/(?:^|\.)[^.[\]]*$|\[\d+\]$/, '')) {
    const found = root?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
    if (!found) continue;
    for (let outer = found.closest('details'); outer; outer = outer.parentElement?.closest('details') ?? null)
      outer.open = true;
    found.scrollIntoView({ block: 'center' });
    found.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
    return;
  }
}
