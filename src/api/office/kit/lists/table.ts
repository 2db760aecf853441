import { indianDay } from '../../../../core/calendar/indian-day.ts';
import { formatShortDay } from '../../../../core/calendar/short-day.ts';
import { operatorFrameText } from '../../../../messages/rooms/operator-frame.ts';
import { type Content, type Html, html, lines, withTags } from '../../../ground/http/html.ts';
import { formatRecentDay, formatSpan, formatTime } from '../pieces/format.ts';
import { around, nothing } from '../pieces/html.ts';

/** Lists of an office: their columns are data, and on a phone their rows are cards. */

/** Words that only the cards of a phone have, which show no headings of columns. */
export const slim = (content: Content): Html => html`<span class="slim">${content}</span>`;

/** How long something has been waiting, with the day if there is room: "2 days" and "since 20 Nov"; on a phone "Waiting 2 days". */
export const waitingSince = (at: number, now: number): Html =>
  lines([
    html`<span class="whole waiting">${withTags(operatorFrameText.waitingFor({ span: formatSpan(now - at) }), (_, text) => slim(text))}</span>`,
    html`<span class="soft whole roomy">${operatorFrameText.since({ day: formatShortDay(indianDay(at)) })}</span>`,
  ]);

/** The same in one line, on phones too. */
export const waitsInline = (at: number, now: number): Html =>
  withTags(
    operatorFrameText.waitingInline({ span: formatSpan(now - at), day: formatShortDay(indianDay(at)) }),
    (_, text) => html`<span class="soft">${text}</span>`,
  );

/**
 * A column: a heading, and optionally what its cells hold. On a phone, states stand beside the first column, `named` values after their heading, and
 * `line` values in a separate row.
 */
export type Column =
  | string
  | {
      readonly heading: string;
      readonly holds: 'number' | 'number sum' | 'status' | 'named' | 'line' | 'from' | 'to' | 'do';
    };

/** A column of amounts. */
export const numberColumn = (heading: string): Column => ({ heading, holds: 'number' });

/** A column of amounts that stand beside the first column on a phone's cards. */
export const sumColumn = (heading: string): Column => ({ heading, holds: 'number sum' });

/** A column whose heading stands before its values on a phone's cards. */
export const namedColumn = (heading: string): Column => ({ heading, holds: 'named' });

/** A column whose values stand in separate rows on a phone's cards. */
export const lineColumn = (heading: string): Column => ({ heading, holds: 'line' });

/** A column of forms. It is named like the field in them, whose label is `slim`. */
export const formColumn = (heading: string): Column => ({ heading, holds: 'do' });

/** A column of states. */
export const stateColumn = (heading = operatorFrameText.status): Column => ({ heading, holds: 'status' });

/** Content that a phone's cards leave out, as the row's own page has it. */
export const roomy = (content: Content): Html => html`<span class="roomy">${content}</span>`;

/** The head of a list: its heading, and beside it a form for the whole list. */
export const listHead = (heading: Content, form?: Content): Html =>
  html`<div class="bar"><h2>${heading}</h2>${form}</div>`;

/** "20 Nov, 1:00 pm"; on a phone only the day. */
export const recentMoment = (at: number, now: number): Html =>
  html`${formatRecentDay(indianDay(at), now)}${roomy([', ', formatTime(at)])}`;

/** The day, and in a wide table the time below it: "20 Nov" and "1:00 pm". */
export const momentBelow = (at: number, now: number): Html =>
  lines([formatRecentDay(indianDay(at), now), html`<span class="soft whole">${formatTime(at)}</span>`]);

interface TableOptions {
  readonly caption: string;
  /** Shown instead of a table without rows. */
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

/** The longest words that stay on one line of a wide screen, such as names of sellers and moments. */
const MOST_SHORT = 24;

/** Whether a cell has so few words that they stay on one line. */
export const isShort = (content: Content): boolean =>
  typeof content === 'string' && content !== '' && content.length <= MOST_SHORT;

/** A table whose rows are cards on a phone. A column without a heading has the actions of a row. */
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
