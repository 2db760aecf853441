import type { z } from 'zod';
import { formErrorsText } from '../../../../messages/rooms/form-errors.ts';
import type { FormField } from '../../../../core/site/form-field.ts';
import { missingWords } from '../../../../core/text/missing-words.ts';
import { type Content, type Html, html } from '../../../ground/http/html.ts';
import { attributesOf, showPassword, type Typed } from '../pieces/fields.ts';
import { around } from '../pieces/html.ts';

/** Forms whose fields are data. Each field is shown with its typed value, its hint, and what is wrong with it. */

/** The id of the control of a field. */
export const idOf = (name: string): string => `field-${name.replaceAll('.', '-')}`;

/** A field with its label. `isNeeded` makes browsers require it before they send the form. */
export function formField(
  { name, label, hint, choices, type, rows, attributes }: FormField,
  { values, problems = {} }: Typed,
  isNeeded = false,
): Html {
  const id = idOf(name);
  const problem = problems[name];
  const described = [problem !== undefined && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const value = type === 'password' ? undefined : values[name];
  const common = {
    ...{ id, name, required: isNeeded || undefined },
    'aria-invalid': problem === undefined ? undefined : 'true',
    'aria-describedby': described || undefined,
  };
  const control = choices
    ? html`<select${attributesOf({ ...common, ...attributes })}>${choices().map(
        ([option, text]) => html`<option value="${option}"${option === (value ?? '') && ' selected'}>${text}</option>`,
      )}</select>`
    : rows === undefined
      ? html`<input${attributesOf({ ...common, type, ...attributes, value: value === '' ? undefined : value })}>`
      : html`<textarea${attributesOf({ ...common, rows, ...attributes })}>
${value}</textarea>`;
  return html`<div class="field${rows !== undefined && ' wide'}"><label for="${id}">${label()}</label>${control}${type === 'password' && showPassword()}${
    hint && html`<span class="soft" id="${id}-hint">${hint()}</span>`
  }${problem !== undefined && html`<span class="bad" id="${id}-error">${problem}</span>`}</div>`;
}

/** The fields one after the other. With `isNeeded`, browsers require all except optional ones. */
export const formFields = (fields: readonly FormField[], typed: Typed, isNeeded = false): Html =>
  html`${fields.map((field) => formField(field, typed, isNeeded && !field.isOptional))}`;

/** A part of a long form. */
export const formPart = (legend: string, content: Content): Html =>
  html`<fieldset class="card"><legend>${legend}</legend>${content}</fieldset>`;

/** What is wrong with a form, with links to its fields; it gets the focus. Empty if nothing is wrong. */
export const problemSummary = ({ problems = {} }: Typed, fields: readonly FormField[]): Html =>
  around(
    fields.flatMap((field) =>
      problems[field.name] === undefined
        ? []
        : [html`<li><a href="#${idOf(field.name)}">${field.label()}</a>: ${problems[field.name]}</li>`],
    ),
    (list) =>
      html`<div class="notice error" role="alert" tabindex="-1" autofocus><p>${formErrorsText.correct({ fields: Object.keys(problems).length })}</p><ul>${list}</ul></div>`,
  );

/** The messages of required fields that are empty. */
export const missingFields = (fields: readonly FormField[], { values }: Typed): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fields
      .filter(({ name, isOptional }) => !isOptional && !values[name]?.trim())
      .map(({ name, label, missing, choices }) => [name, missing?.() ?? missingWords(label(), choices !== undefined)]),
  );

/** What is wrong with typed fields, by the path of each. */
export const problemsOf = (error: z.ZodError | undefined): Record<string, string> =>
  Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
