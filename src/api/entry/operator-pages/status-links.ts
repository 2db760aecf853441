import { withCapital } from '../../../core/text/capital.ts';
import { type Html, html } from '../../ground/http/html.ts';
import { linkTo } from './html.ts';
import { countText, type ListCounts } from './status-counts.ts';

/** Names that differ from their statuses. */
const NAMES: Readonly<Record<string, string>> = { made: 'At the bank', changes: 'Changes asked for', done: 'Paid' };

/** "Being checked" of `being-checked`. */
export const statusName = (status: string): string => NAMES[status] ?? withCapital(status).replaceAll('-', ' ');

/** Links to the lists by status, with how much each has; `now` is the one that is shown. */
export const statusLinks = <Status extends string>(
  path: string,
  statuses: readonly Status[],
  now: Status,
  counts: ListCounts<Status>,
): Html =>
  tabs(
    'Status',
    statuses.map((status) => ({
      href: linkTo(path, { status }),
      text: statusName(status),
      count: counts[status],
      isOpen: status === now,
    })),
  );

/** Why a list is empty, and a link to the list to look at instead. */
export const elsewhere = (path: string, said: string, lead: string, status: string): Html =>
  html`<b>${said}</b> ${lead} <a href="${linkTo(path, { status })}">${statusName(status)}</a>.`;

interface Tab {
  readonly href: string;
  readonly text: string;
  readonly isOpen: boolean;
  /** How much is there; nothing is said of 0. */
  readonly count?: number;
}

/** Links to the forms of a page, in a row; `name` says what they choose. */
export const tabs = (name: string, links: readonly Tab[]): Html =>
  html`<nav class="statuses" aria-label="${name}"><ul>${links.map(
    ({ href, text, isOpen, count = 0 }) =>
      html`<li><a href="${href}"${isOpen && html` aria-current="page"`}>${text}${count > 0 && html` <span class="soft">${countText(count)}</span>`}</a></li>`,
  )}</ul></nav>`;

/** The status that an address names; the first one for any other. */
export const pickStatus = <Status extends string>(
  query: Readonly<Record<string, string>>,
  statuses: readonly [Status, ...Status[]],
): Status => statuses.find((known) => known === query['status']) ?? statuses[0];
