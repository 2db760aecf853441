import { indianClock, indianDay } from '../../../core/calendar/indian-day.ts';
import { formatMoney } from '../../../core/money/money.ts';
import { BASE } from '../../ground/http/app.ts';
import { toHtml } from '../../ground/http/host-page.ts';

/** Pieces of the dashboard's pages. Functions take plain text unless a parameter says that it is HTML. */

export { toHtml };

/** Where the dashboard is, below the host's base path. */
export const HOME = '/operator';
export { BASE as BASE_PATH };

/** The address of a page of the dashboard, with a query of the parameters that have a value. */
export function linkTo(path: string, query: Readonly<Record<string, string | undefined>> = {}): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const text = new URLSearchParams(given).toString();
  return `${BASE}${HOME}${path}${text === '' ? '' : `?${text}`}`;
}

export const link = (path: string, text: string): string => `<a href="${toHtml(linkTo(path))}">${toHtml(text)}</a>`;

/** "20 Nov 2026", of an ISO date. */
export const formatDay = (day: string): string =>
  new Date(day).toLocaleDateString('en-IN', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** "November 2026", of a month such as 2026-11. */
export const formatMonth = (month: string): string =>
  new Date(`${month}-01`).toLocaleDateString('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "20 Nov 2026, 13:00", Indian time. */
export const formatMoment = (at: number): string => `${formatDay(indianDay(at))}, ${indianClock(at).slice(11, 16)}`;

export const money = (minor: number, currency: string): string => toHtml(formatMoney(minor, currency, 'en-IN'));

/** "3 hours", "2 days". */
export function formatSpan(ms: number): string {
  const hours = Math.floor(ms / 3_600_000);
  if (hours < 1) return 'Less than an hour';
  if (hours < 48) return hours === 1 ? '1 hour' : `${hours} hours`;
  return `${Math.floor(hours / 24)} days`;
}

/** A column: its heading, and whether it has amounts. */
export type Column = string | { readonly heading: string; readonly isNumber: true };

/** A column of amounts. */
export const numberColumn = (heading: string): Column => ({ heading, isNumber: true });

/** In the place of an empty list. */
export const NOTHING = '<p class="soft">Nothing here.</p>';

/** A table whose rows are cards on a phone. Cells are HTML. */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[], caption: string): string {
  if (rows.length === 0) return NOTHING;
  const headingOf = (column: Column | undefined) => (typeof column === 'object' ? column.heading : (column ?? ''));
  const classOf = (column: Column | undefined) => (typeof column === 'object' ? ' class="number"' : '');
  const head = columns.map((column) => `<th scope="col"${classOf(column)}>${toHtml(headingOf(column))}</th>`).join('');
  const body = rows
    .map(
      (cells) =>
        `<tr>${cells.map((cell, index) => `<td data-label="${toHtml(headingOf(columns[index]))}"${classOf(columns[index])}>${cell === '' ? '' : `<div>${cell}</div>`}</td>`).join('')}</tr>`,
    )
    .join('');
  return `<table class="rows" aria-label="${toHtml(caption)}"><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

/** A list of names and values; values are HTML, and those that are empty are left out. */
export const facts = (entries: readonly (readonly [name: string, html: string])[]): string =>
  `<dl>${entries
    .filter(([, html]) => html !== '')
    .map(([name, html]) => `<dt>${toHtml(name)}</dt><dd>${html}</dd>`)
    .join('')}</dl>`;

type Attributes = Readonly<Record<string, string | number | true | undefined>>;

const attributesOf = (attributes: Attributes): string =>
  Object.entries(attributes)
    .flatMap(([name, value]) => {
      if (value === undefined) return [];
      return value === true ? [` ${name}`] : [` ${name}="${toHtml(String(value))}"`];
    })
    .join('');

/** Hidden fields of a form. */
export const hiddenFields = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${toHtml(value)}">`)
    .join('');

/** A labelled input. */
export const field = (label: string, name: string, attributes: Attributes = {}): string =>
  `<label>${toHtml(label)} <input${attributesOf({ name, ...attributes })}></label>`;

/** The field for a reason that a shopper or seller is told. */
export const reasonField = (reader: 'shopper' | 'seller', label = 'Reason'): string =>
  field(`${label} (the ${reader} will see it)`, 'reason', { required: true, minlength: 3, maxlength: 300 });

export const area = (label: string, name: string, attributes: Attributes = {}): string =>
  `<label class="wide">${toHtml(label)} <textarea${attributesOf({ name, rows: 4, ...attributes })}></textarea></label>`;

/** A labelled choice. Options are pairs of value and text. */
export const choice = (
  label: string,
  name: string,
  options: readonly (readonly [value: string, text: string])[],
  chosen = '',
): string =>
  `<label>${toHtml(label)} <select name="${name}">${options
    .map(
      ([value, text]) =>
        `<option value="${toHtml(value)}"${value === chosen ? ' selected' : ''}>${toHtml(text)}</option>`,
    )
    .join('')}</select></label>`;

export const checkbox = (label: string, name: string, isOn: boolean): string =>
  `<label class="check"><input type="checkbox" name="${name}" value="yes"${isOn ? ' checked' : ''}> ${toHtml(label)}</label>`;

/** For forms that refuse the same amount within a day (operator/repeated.ts). */
export const ONCE_MORE = checkbox('Do it again, although the same was done in the last 24 hours', 'again', false);

/** Content behind a summary, for what needs a second thought. `html` is HTML. */
export const behind = (summary: string, html: string): string =>
  html === '' ? '' : `<details><summary>${toHtml(summary)}</summary>${html}</details>`;
