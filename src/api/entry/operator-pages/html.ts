import { currentLocale } from '../../../messages/language.ts';
import { indianDay } from '../../../core/calendar/indian-day.ts';
import { formatShortDay } from '../../../core/calendar/short-day.ts';
import { formatPhone } from '../../../core/address/phone.ts';
import { decimalsOf } from '../../../core/money/money.ts';
import { operatorFrameText } from '../../../messages/rooms/operator-frame.ts';
import { BASE } from '../../ground/http/app.ts';
import { type Content, type Html, html, lines, withTags } from '../../ground/http/html.ts';
import { formatDocumentDay, formatDocumentMoment } from '../../records/documents/format.ts';

/** Pieces of the dashboard's pages. */

/** Where the dashboard is, below the host's base path. */
export const HOME = '/operator';
export { BASE as BASE_PATH };

/** The address of a page of the dashboard, with a query of the parameters that have a value. */
export function linkTo(path: string, query: Readonly<Record<string, string | undefined>> = {}): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const text = new URLSearchParams(given).toString();
  return `${BASE}${HOME}${path}${text === '' ? '' : `?${text}`}`;
}

export const link = (path: string, text: string): Html => html`<a href="${linkTo(path)}">${text}</a>`;

/** A link that is the name of what it leads to: an order, a seller, a product. */
export const nameLink = (path: string, name: string): Html => html`<a class="name" href="${linkTo(path)}">${name}</a>`;

/** A link that looks like a button, in a paragraph of its own. */
export const buttonLink = (href: string, text: string): Html =>
  html`<p><a class="button plain" href="${href}">${text}</a></p>`;

/** A link that looks like a button, to the page of a row; `about` says which to those who hear it. */
export const pageLink = (path: string, text: string, about: string): Html =>
  html`<a class="button plain" href="${linkTo(path)}">${text}<span class="unseen"> ${about}</span></a>`;

/** A text that is not broken at its spaces. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** "20 Nov 2026", of an ISO day. */
export const formatDay = (day: string): string => unbroken(formatDocumentDay(day));

/** "28 Nov to 3 Dec 2026", of ISO days; one day where both are the same. */
export function formatDays(from: string, to: string): string {
  if (from === to) return formatDay(from);
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const first = isOneMonth ? String(Number(from.slice(8))) : isOneYear ? formatShortDay(from) : formatDay(from);
  return operatorFrameText.days({ from: first, to: formatDay(to) });
}

/** "November 2026", of a month such as 2026-11. */
export const formatMonth = (month: string): string =>
  new Date(`${month}-01`).toLocaleDateString(currentLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "20 Nov 2026, 1:00 pm", Indian time. It is broken before the time at most. */
export const formatMoment = (at: number): string => formatDocumentMoment(at).split(', ').map(unbroken).join(', ');

/** "20 Nov", of an ISO day; with the year where that is not the year of `now`. */
export const formatRecentDay = (day: string, now: number): string =>
  day.slice(0, 4) === indianDay(now).slice(0, 4) ? formatShortDay(day) : formatDay(day);

/** "20 Nov, 1:00 pm", Indian time; with the year where that is not the year of `now`. */
export const formatRecent = (at: number, now: number): string =>
  `${formatRecentDay(indianDay(at), now)}, ${formatTime(at)}`;

/** "1:00 pm", Indian time. */
export const formatTime = (at: number): string => unbroken(formatDocumentMoment(at).split(', ').at(-1) ?? '');

const amounts = new Map<string, Intl.NumberFormat>();

/** Minor units with all decimals, so that amounts of a column stand below each other: "₹45.00", "− ₹29.90". */
export function money(minor: number, currency: string): string {
  const format = amounts.get(currency) ?? new Intl.NumberFormat('en-IN', { style: 'currency', currency });
  amounts.set(currency, format);
  return `${minor < 0 ? '−\u00a0' : ''}${format.format(Math.abs(minor) / 10 ** decimalsOf(currency))}`;
}

const MINUTE_MS = 60_000;

/** "12 minutes", "3 hours", "2 days": a figure stays beside its unit. */
export const formatSpan = (ms: number): string =>
  ms < MINUTE_MS ? operatorFrameText.lessThanMinute : unbroken(spanWords(ms));

function spanWords(ms: number): string {
  const hours = Math.floor(ms / 3_600_000);
  if (hours < 1) return operatorFrameText.spanMinutes({ minutes: Math.floor(ms / MINUTE_MS) });
  if (hours < 48) return operatorFrameText.spanHours({ hours });
  return operatorFrameText.spanDays({ days: Math.floor(hours / 24) });
}

/** A span as the figure of a tile: "3 hours", "< 1 min". */
export const spanFigure = (ms: number): string =>
  ms < MINUTE_MS ? unbroken(operatorFrameText.lessThanMinuteFigure) : formatSpan(ms);

/** What the cards of a phone say besides, where no heading of a column does. */
export const slim = (content: Content): Html => html`<span class="slim">${content}</span>`;

/** How long something waits, and where there is room, since which day: "2 days" and "since 20 Nov"; on a phone "Waiting 2 days". */
export const waitingSince = (at: number, now: number): Html =>
  lines([
    html`<span class="whole waiting">${withTags(operatorFrameText.waitingFor({ span: formatSpan(now - at) }), (_, text) => slim(text))}</span>`,
    html`<span class="soft whole roomy">${operatorFrameText.since({ day: formatShortDay(indianDay(at)) })}</span>`,
  ]);

/** The same in one line, on a phone, too. */
export const waitsInline = (at: number, now: number): Html =>
  withTags(
    operatorFrameText.waitingInline({ span: formatSpan(now - at), day: formatShortDay(indianDay(at)) }),
    (_, text) => html`<span class="soft">${text}</span>`,
  );

/**
 * A column: its heading, and whether it has amounts, or states, which stand beside the first column on a phone, or values that say nothing
 * without its heading, or what stands in a row of its own on a phone, or
 * who sells and who buys, or forms.
 */
export type Column =
  | string
  | {
      readonly heading: string;
      readonly holds: 'number' | 'number sum' | 'status' | 'named' | 'line' | 'from' | 'to' | 'do';
    };

/** A column of amounts. */
export const numberColumn = (heading: string): Column => ({ heading, holds: 'number' });

/** A column of amounts that stand beside the first column on the cards of a phone. */
export const sumColumn = (heading: string): Column => ({ heading, holds: 'number sum' });

/** A column whose heading stands before its values on the cards of a phone. */
export const namedColumn = (heading: string): Column => ({ heading, holds: 'named' });

/** A column whose values stand in rows of their own on the cards of a phone. */
export const lineColumn = (heading: string): Column => ({ heading, holds: 'line' });

/** A column of forms, named by the field that they have: its label is `slim`. */
export const formColumn = (heading: string): Column => ({ heading, holds: 'do' });

/** A column of states. */
export const stateColumn = (heading = operatorFrameText.status): Column => ({ heading, holds: 'status' });

/** What the cards of a phone leave out, as the page of the row has it. */
export const roomy = (content: Content): Html => html`<span class="roomy">${content}</span>`;

/** The head of a list: what it has, and beside it what can be done with all of it. */
export const listHead = (heading: Content, form?: Content): Html =>
  html`<div class="bar"><h2>${heading}</h2>${form}</div>`;

/** "20 Nov, 1:00 pm"; on a phone the day alone. */
export const recentMoment = (at: number, now: number): Html =>
  html`${formatRecentDay(indianDay(at), now)}${roomy([', ', formatTime(at)])}`;

/** The day, and in a wide table the time below it: "20 Nov" and "1:00 pm". */
export const momentBelow = (at: number, now: number): Html =>
  lines([formatRecentDay(indianDay(at), now), html`<span class="soft whole">${formatTime(at)}</span>`]);

/** A remark about a page or a form. */
export const hint = (words: Content): Html => html`<p class="soft">${words}</p>`;

/** In the place of an empty list: what would be there, and what to do next. */
export const nothing = (words: Content): Html => html`<p class="empty">${words}</p>`;

/** What stands around a content; nothing around one that writes nothing. */
export const around = (content: Content, wrap: (shown: Html) => Html): Html => {
  const shown = html`${content}`;
  return shown.length === 0 ? shown : wrap(shown);
};

interface TableOptions {
  readonly caption: string;
  /** What stands in the place of a table without rows. */
  readonly empty?: Content;
  /**
   * `list`: rows are short lines on a phone, a name and amounts. `low`: cards of a phone have no labels, as their values say what they are;
   * the link of the first column is as large as the card; `priced` has its amount below its state, `settled` its state at the end, and `problems` much room for one. `orders`:
   * the same for columns that have one width in each table, `newest` with a phone's rows in one card. `amounts`: those of a phone stand at the right, the last one
   * beside the name, `due` with columns of one width in each table. `entries`: of a statement, which a phone shows as a list of its own. `sides`: a table on a phone, too.
   */
  readonly look?:
    | 'list'
    | 'low'
    | 'low priced'
    | 'low settled'
    | 'low problems'
    | 'orders'
    | 'orders newest'
    | 'amounts'
    | 'amounts due'
    | 'entries'
    | 'sides';
}

/** Words that stay on one line of a wide screen: names of sellers, moments. */
const MOST_SHORT = 24;
export const isShort = (content: Content): boolean =>
  typeof content === 'string' && content !== '' && content.length <= MOST_SHORT;

/** A table whose rows are cards on a phone. A column without a heading has what can be done with a row. */
export function table(
  columns: readonly Column[],
  rows: readonly (readonly Content[])[],
  { caption, empty, look }: TableOptions,
): Html {
  if (rows.length === 0) return around(empty, nothing);
  const heads = columns.map((column) =>
    typeof column === 'object'
      ? { heading: column.heading, kind: column.holds }
      : { heading: column, kind: column === '' && 'do' },
  );
  const classOf = (...names: readonly (string | false | undefined)[]): Content => {
    const given = names.filter(Boolean).join(' ');
    return given !== '' && html` class="${given}"`;
  };
  const cell = (content: Content, index: number) => {
    const { heading = '', kind } = heads[index] ?? {};
    return html`<td${heading && html` data-label="${heading}"`}${classOf(kind, isShort(content) && 'short')}>${around(content, (shown) => html`<div>${shown}</div>`)}</td>`;
  };
  return html`<table class="${look === 'sides' ? look : ['rows', look].filter(Boolean).join(' ')}" aria-label="${caption}">
<thead><tr>${heads.map(({ heading, kind }) => (heading === '' ? html`<td></td>` : html`<th scope="col"${classOf(kind)}>${heading}</th>`))}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map(cell)}</tr>`)}</tbody></table>`;
}

/** Figures with more characters make all of their row smaller. */
const MOST_IN_TILE = 13;

/** Figures of one size with what they count: side by side, on a phone one below the other. */
export const tiles = (figures: readonly (readonly [figure: string, words: Content])[]): Html =>
  html`<ul class="tiles sums${figures.some(([figure]) => figure.length > MOST_IN_TILE) && ' long'}">${figures.map(([figure, words]) => html`<li><div><b>${figure}</b> <span>${words}</span></div></li>`)}</ul>`;

/** A list of names and values. Those that are empty are left out; nothing where all are. */
export const facts = (entries: readonly (readonly [name: string, value: Content])[]): Html =>
  around(
    entries.map(([name, value]) => around(value, (shown) => html`<dt>${name}</dt><dd>${shown}</dd>`)),
    (shown) => html`<dl>${shown}</dl>`,
  );

type Attributes = Readonly<Record<string, string | number | true | undefined>>;

const attributesOf = (attributes: Attributes): Content =>
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

/** For forms that refuse the same amount within a day (operator/repeated.ts). */
export const onceMore = (): Html => checkbox(operatorFrameText.again, 'again', false);

/** What is to be done about what a page shows, with where that is done. */
export const taskNotice = (words: Content, path: string, button: string): Html =>
  html`<div class="notice warn"><p>${words}</p><a class="button" href="${linkTo(path)}">${button}</a></div>`;

/** Content behind a summary, for what needs a second thought; nothing without content. */
export const behind = (summary: Content, content: Content): Html =>
  around(content, (shown) => html`<details><summary>${summary}</summary>${shown}</details>`);

/** The same behind what looks like a button. */
export const behindButton = (summary: string, content: Content): Html =>
  around(
    content,
    (shown) => html`<details class="asking"><summary class="button plain">${summary}</summary>${shown}</details>`,
  );

/** What can be done, side by side. */
export const actions = (forms: Content): Html => around(forms, (shown) => html`<div class="actions">${shown}</div>`);

/** A card about one thing of a list. */
export const card = (heading: Content, content: Content, id?: string): Html =>
  html`<article class="card"${id !== undefined && html` id="${id}"`}><h2>${heading}</h2>${content}</article>`;

/** A number that can be called, and an address that can be written to. */
export const phoneLink = (phone: string | null): Content =>
  phone && html`<a class="whole" href="tel:${phone}">${formatPhone(phone)}</a>`;
export const mailLink = (email: string | null): Content =>
  email && html`<a href="mailto:${email}">${mailWords(email)}</a>`;

/** An address that may be broken before its "@" and the dots of its name. */
export const mailWords = (email: string): Html => {
  const [name = '', ...host] = email.split('@');
  const parts = name.split('.').map((part, index) => (index === 0 ? part : html`<wbr>.${part}`));
  return html`${parts}${host.map((part) => html`<wbr>@${part}`)}`;
};

/** How the label of a state looks: done, waiting for somebody, under way, or over. Others are plain. */
export type Tone = 'done' | 'waits' | 'going' | 'over';

/** The label of a state. */
export const stateLabel = (words: Content, tone?: Tone): Html =>
  html`<span class="state${tone && ` ${tone}`}">${words}</span>`;

/** A link to the list that a page belongs to. */
export const backLink = (path: string, text: string): Html =>
  html`<p class="back"><a href="${linkTo(path)}">${text}</a></p>`;
