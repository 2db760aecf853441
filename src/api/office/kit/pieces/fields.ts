import { loginText } from '../../../../messages/rooms/login.ts';
import { operatorFrameText } from '../../../../messages/rooms/operator-frame.ts';
import { type Content, type Html, html } from '../../../ground/http/html.ts';

/** Fields of forms. */

type Attributes = Readonly<Record<string, string | number | true | undefined>>;

/** Attributes as markup. `true` writes the name alone; those without a value are left out. */
export const attributesOf = (attributes: Attributes): Content =>
  Object.entries(attributes).map(
    ([name, value]) => value !== undefined && html` ${name}${value !== true && html`="${value}"`}`,
  );

/** What was typed into a form, and what is wrong with it, by the names of fields. */
export interface Typed {
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly problems?: Readonly<Record<string, string>>;
}

/** A field for a new form, which can also be drawn again with what was typed. */
export interface Field extends Html {
  readonly field: string;
  again(typed: Typed): Html;
}

/** Makes a field from a function that draws it; without `typed` it draws the field of a new form. */
const fieldOf = (name: string, draw: (typed?: Typed) => Html): Field =>
  Object.assign(draw(), { field: name, again: draw });

/** The message beside a wrong field, and the attributes of its control. */
function faultOf(name: string, typed: Typed | undefined): { readonly marks: Attributes; readonly words: Content } {
  const problem = typed?.problems?.[name];
  return problem === undefined
    ? { marks: {}, words: undefined }
    : {
        marks: { 'aria-invalid': 'true', autofocus: true },
        words: html` <span class="bad">${problem}</span>`,
      };
}

/** Hidden fields of a form. */
export const hiddenFields = (fields: Readonly<Record<string, string | undefined>>): Html =>
  html`${Object.entries(fields).map(([name, value]) => value !== undefined && html`<input type="hidden" name="${name}" value="${value}">`)}`;

/** A labelled input. `suggested` has values to choose from; other values can be typed too. */
export const field = (
  label: Content,
  name: string,
  attributes: Attributes = {},
  suggested?: { readonly list: string; readonly values: readonly string[] },
): Field =>
  fieldOf(name, (typed) => {
    const { marks, words } = faultOf(name, typed);
    const isPassword = attributes['type'] === 'password';
    const value = typed && !isPassword ? { value: typed.values[name] } : {};
    return html`<label>${label} <input${attributesOf({ name, ...attributes, list: suggested?.list, ...value, ...marks })}>${words}</label>${isPassword && showPassword()}${suggested && html`<datalist id="${suggested.list}">${suggested.values.map((one) => html`<option value="${one}">`)}</datalist>`}`;
  });

/** A checkbox that shows a typed password. It is hidden until a script (page-scripts.ts) shows it. */
export const showPassword = (): Html =>
  html`<label class="check" data-shows-password hidden><input type="checkbox"> ${loginText.showPassword}</label>`;

/** The field for a reason that a shopper or seller will read. */
export const reasonField = (reader: 'shopper' | 'seller', label = operatorFrameText.reason): Field =>
  field(operatorFrameText.reasonField({ reader, label }), 'reason', { required: true, minlength: 3, maxlength: 300 });

/** A labelled text of several lines. */
export const area = (label: string, name: string, attributes: Attributes = {}): Field =>
  fieldOf(name, (typed) => {
    const { marks, words } = faultOf(name, typed);
    return html`<label class="wide">${label} <textarea${attributesOf({ name, rows: 4, ...attributes, ...marks })}>
${typed?.values[name]}</textarea>${words}</label>`;
  });

/** A labelled choice. Options are pairs of value and text. */
export const choice = (
  label: Content,
  name: string,
  options: readonly (readonly [value: string, text: string])[],
  chosen = '',
): Field =>
  fieldOf(name, (typed) => {
    const { marks, words } = faultOf(name, typed);
    const now = typed?.values[name] ?? chosen;
    return html`<label>${label} <select${attributesOf({ name, ...marks })}>${options.map(
      ([value, text]) => html`<option value="${value}"${value === now && ' selected'}>${text}</option>`,
    )}</select>${words}</label>`;
  });

/** A labelled checkbox, which sends `yes` when it is checked. */
export const checkbox = (label: string, name: string, isOn: boolean): Field =>
  fieldOf(
    name,
    (typed) =>
      html`<label class="check"><input type="checkbox" name="${name}" value="yes"${(typed ? typed.values[name] !== undefined : isOn) && ' checked'}> ${label}</label>`,
  );

/** The checkbox of forms that refuse the same amount within a day (limits/repeated.ts). */
export const onceMore = (): Field => checkbox(operatorFrameText.again, 'again', false);
