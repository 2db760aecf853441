import { loginText } from '../../../../messages/rooms/login.ts';
import { operatorFrameText } from '../../../../messages/rooms/operator-frame.ts';
import { type Content, type Html, html } from '../../../ground/http/html.ts';

/** Fields of forms. */

type Attributes = Readonly<Record<string, string | number | true | undefined>>;

export const attributesOf = (attributes: Attributes): Content =>
  Object.entries(attributes).map(
    ([name, value]) => value !== undefined && html` ${name}${value !== true && html`="${value}"`}`,
  );

/** What somebody typed into a form, and what is wrong with it, by the names of fields. */
export interface Typed {
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly problems?: Readonly<Record<string, string>>;
}

/** A field as it stands in a new form, and as it stands in one that is shown again with what was typed. */
export interface Field extends Html {
  readonly field: string;
  again(typed: Typed): Html;
}

/** Makes a field of what draws it; without `typed` for a new form. */
const fieldOf = (name: string, draw: (typed?: Typed) => Html): Field =>
  Object.assign(draw(), { field: name, again: draw });

/** What is said beside a field that is wrong, and the attributes of its control. */
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

/** A labelled input. `suggested` are values to choose from, where any other can be typed, too. */
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

/** Shows what is typed as a password; a script (page-scripts.ts) shows the box itself. */
export const showPassword = (): Html =>
  html`<label class="check" data-shows-password hidden><input type="checkbox"> ${loginText.showPassword}</label>`;

/** The field for a reason that a shopper or seller is told. */
export const reasonField = (reader: 'shopper' | 'seller', label = operatorFrameText.reason): Field =>
  field(operatorFrameText.reasonField({ reader, label }), 'reason', { required: true, minlength: 3, maxlength: 300 });

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

export const checkbox = (label: string, name: string, isOn: boolean): Field =>
  fieldOf(
    name,
    (typed) =>
      html`<label class="check"><input type="checkbox" name="${name}" value="yes"${(typed ? typed.values[name] !== undefined : isOn) && ' checked'}> ${label}</label>`,
  );

/** For forms that refuse the same amount within a day (limits/repeated.ts). */
export const onceMore = (): Field => checkbox(operatorFrameText.again, 'again', false);
