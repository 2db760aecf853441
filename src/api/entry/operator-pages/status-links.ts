import type { Expression } from 'kysely';
import { operatorFrameText } from '../../../messages/rooms/operator-frame.ts';
import type { Tables } from '../../ground/database/tables.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import { type Content, type Html, html } from '../../ground/http/html.ts';
import { type NamedStatus, statusName } from '../outcomes/words.ts';
import { linkTo } from './html.ts';
import { icon, PAGE_ICONS } from './icons.ts';
import { countByStatus, countLists, countText, type ListCounts } from './status-counts.ts';

interface Lists<Status extends NamedStatus> {
  readonly path: string;
  /** What else chooses what the lists have. */
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly statuses: readonly Status[];
  /** The one that is shown. */
  readonly now: Status;
  /** What a list has, or the table whose rows have these statuses. */
  readonly lists: (keyof Tables & string) | ((status: Status) => Expression<unknown>);
}

/** Links to the lists of a page by status, with how much each has. */
export async function statusLinks<Status extends NamedStatus>(
  db: QueryBuilder,
  { path, query, statuses, now, lists }: Lists<Status>,
): Promise<Html> {
  const counts = await (typeof lists === 'string'
    ? countByStatus(db, lists, statuses)
    : countLists(db, statuses, lists));
  return linksOf(path, now, counts, query);
}

/** The same, of lists that are counted already, in the order of `counts`. */
export const linksOf = <Status extends NamedStatus>(
  path: string,
  now: Status,
  counts: ListCounts<Status>,
  query: Lists<Status>['query'] = {},
): Html =>
  tabs(
    operatorFrameText.status,
    (Object.keys(counts) as Status[]).map((status) => ({
      href: linkTo(path, { ...query, status }),
      text: statusName(status),
      count: counts[status],
      isOpen: status === now,
    })),
  );

/** In the place of an empty list: the icon of its page, why it is empty, and what to look at instead. */
export const emptyOf = (path: string, said: string, instead?: Content): Html =>
  html`${icon(PAGE_ICONS[path] ?? 'menu')}<b>${said}</b>${instead && html` ${instead}`}`;

/** The same, with a link to another list of the page. */
export const elsewhere = (path: string, said: string, words: string, status: string): Html =>
  emptyOf(path, said, html`<a class="button plain" href="${linkTo(path, { status })}">${words}</a>`);

export interface Tab {
  readonly href: string;
  readonly text: string;
  /** Whether it is shown, or a part of it. */
  readonly isOpen: boolean | 'within';
  /** How much is there; nothing is said of 0. */
  readonly count?: number;
}

/** Links to the forms of a page, in a row; `name` says what they choose. */
export const tabs = (name: string, links: readonly Tab[]): Html =>
  html`<nav class="statuses" aria-label="${name}"><ul>${links.map(
    ({ href, text, isOpen, count = 0 }) =>
      html`<li><a href="${href}"${isOpen && html` aria-current="${isOpen === 'within' ? 'true' : 'page'}"`}>${text}${count > 0 && html` <span class="count">${countText(count)}</span>`}</a></li>`,
  )}</ul></nav>`;

/** The status that an address names; the first one for any other. */
export const pickStatus = <Status extends string>(
  query: Readonly<Record<string, string>>,
  statuses: readonly [Status, ...Status[]],
): Status => statuses.find((known) => known === query['status']) ?? statuses[0];
