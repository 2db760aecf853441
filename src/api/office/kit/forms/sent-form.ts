import { type Content, type Html, html } from '../../../ground/http/html.ts';
import type { Links } from '../pieces/links.ts';
import { type Field, hiddenFields, type Typed } from '../pieces/fields.ts';
import type { OfficeSession, OfficeVisit } from '../page/office.ts';

/** A form with a subject, its fields, and a button. If it was refused, it shows again what was typed. */

interface SentForm {
  /** The path to which it is sent, below that of the office. */
  readonly path: string;
  /** The names and values of its subject, besides the token of the session. */
  readonly hidden?: Readonly<Record<string, string | undefined>>;
  readonly fields?: readonly Field[];
  readonly button: string;
  readonly isPlain?: boolean;
  readonly isDisabled?: boolean;
  /** Whether it is only as wide as a column of text. */
  readonly isNarrow?: boolean;
}

/** What was typed into a form that was refused; undefined for all other forms. `names` are those of its fields. */
export function typedInto(
  { refused }: Pick<OfficeVisit<OfficeSession>, 'refused'>,
  { path, hidden = {} }: Pick<SentForm, 'path' | 'hidden'>,
  names: readonly string[],
): Typed | undefined {
  if (refused?.path !== path) return undefined;
  const { typed, notice } = refused;
  const isIt = Object.entries(hidden).every(([name, value]) => value === undefined || typed.get(name) === value);
  if (!isIt || (names.length > 0 && !names.some((name) => typed.has(name)))) return undefined;
  const { field, text } = notice;
  const isOfField = field !== undefined && names.includes(field);
  return { values: Object.fromEntries(typed), ...(isOfField && { problems: { [field]: text } }) };
}

/** A form that leads back to its own page. */
export function sentForm(
  { linkTo }: Pick<Links, 'linkTo'>,
  visit: OfficeVisit<OfficeSession>,
  { path, hidden = {}, fields = [], button, isPlain = false, isDisabled = false, isNarrow = false }: SentForm,
): Html {
  const typed = typedInto(
    visit,
    { path, hidden },
    fields.map(({ field }) => field),
  );
  const all = { form: visit.session.formToken, ...hidden, back: visit.here };
  return html`<form${isNarrow && html` class="narrow"`} method="post" action="${linkTo(path)}">${hiddenFields(all)}${typed && problemOf(visit, typed)}${fields.map(
    (one) => (typed ? one.again(typed) : one),
  )}<button${isPlain && html` class="plain"`} type="submit"${isDisabled && ' disabled'}>${button}</button></form>`;
}

/** What is wrong with the form as a whole, where no field says it. It gets the focus, which opens a closed part of the page. */
const problemOf = ({ refused }: OfficeVisit<OfficeSession>, { problems }: Typed): Content =>
  problems === undefined && html`<p class="bad" tabindex="-1" autofocus>${refused?.notice.text}</p>`;
