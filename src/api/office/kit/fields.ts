import { operatorFrameText } from '../../../messages/rooms/operator-frame.ts';
import { type Content, type Html, html } from '../../ground/http/html.ts';

/** Fields of forms. */

type Attributes = Readonly<Record<string, string | number | true | undefined>>;

export const attributesOf = (attributes: Attributes): Content =>
  Object.entries(attributes).map(
    ([name, value]) => value !== undefined && html` ${name}${value !== true && html`="${value}"`}`,
  );

/** Hidden fields of a form. */
export const hiddenFields = (fields: Readonly<Record<string, string | undefined>>): Html =>
  html`${Object.entries(fields).map(([name, value]) => value !== undefined && html`<input type="hidden" name="${name}" value="${value}">`)}`;

/** A labelled input. */
export const field = (label: Content, name: string, attributes: Attributes = {}): Html =>
  html`<label>${label} <input${attributesOf({ name, ...attributes })}></label>`;

/** The field for a reason that a shopper or seller is told. */
export const reasonField = (reader: 'shopper' | 'seller', label = operatorFrameText.reason): Html =>
  field(operatorFrameText.reasonField({ reader, label }), 'reason', { required: true, minlength: 3, maxlength: 300 });

export const area = (label: string, name: string, attributes: Attributes = {}): Html =>
  html`<label class="wide">${label} <textarea${attributesOf({ name, rows: 4, ...attributes })}></textarea></label>`;

/** A labelled choice. Options are pairs of value and text. */
export const choice = (
  label: Content,
  name: string,
  options: readonly (readonly [value: string, text: string])[],
  chosen = '',
): Html =>
  html`<label>${label} <select name="${name}">${options.map(
    ([value, text]) => html`<option value="${value}"${value === chosen && ' selected'}>${text}</option>`,
  )}</select></label>`;

export const checkbox = (label: string, name: string, isOn: boolean): Html =>
  html`<label class="check"><input type="checkbox" name="${name}" value="yes"${isOn && ' checked'}> ${label}</label>`;

/** For forms that refuse the same amount within a day (limits/repeated.ts). */
export const onceMore = (): Html => checkbox(operatorFrameText.again, 'again', false);
