import type { Expression } from 'kysely';
import { operatorFrameText } from '../../../../messages/rooms/operator-frame.ts';
import type { Tables } from '../../../ground/database/tables.ts';
import type { QueryBuilder } from '../../../ground/database/types.ts';
import { type Content, type Html, html } from '../../../ground/http/html.ts';
import { type NamedStatus, statusName } from '../../../entry/outcomes/words.ts';
import { hiddenFields } from '../pieces/fields.ts';
import { buttonLink } from '../pieces/html.ts';
import { icon, type IconName } from '../pieces/icons.ts';
import type { Links } from '../pieces/links.ts';
import type { Page } from './pager.ts';
import { countByStatus, countLists, type ListCounts } from './status-counts.ts';
import { tabs } from './tabs.ts';

export interface Lists<Status extends NamedStatus> {
  readonly path: string;
  /** Other parameters that choose the content of the lists. */
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly statuses: readonly Status[];
  /** The status of the list that is shown. */
  readonly now: Status;
  /** Selects the rows of each list, or names a table whose rows have these statuses. */
  readonly lists: (keyof Tables & string) | ((status: Status) => Expression<unknown>);
}

/** The search of a list, beside or below its title. */
export interface Find {
  /** What it finds: for screen readers, and as an example in the empty field. */
  readonly label: string;
  readonly example: string;
  readonly value: string | undefined;
  /** Other parameters that the search keeps. */
  readonly chosen?: Readonly<Record<string, string | undefined>>;
  /** Further filters, which can be opened. */
  readonly more?: Content;
}

const MOST_LETTERS = 100;

/** The text that somebody searches for; undefined for an empty one. */
export const readSearch = (query: Readonly<Record<string, string>>): string | undefined =>
  query['search']?.trim().slice(0, MOST_LETTERS) || undefined;

/** The status in an address; the first one for any other text. */
export const pickStatus = <Status extends string>(
  query: Readonly<Record<string, string>>,
  statuses: readonly [Status, ...Status[]],
): Status => statuses.find((known) => known === query['status']) ?? statuses[0];

/** The parts around the lists of an office: links to them, the search, the next page, and what an empty list says. */
export function listsBelow({ linkTo }: Pick<Links, 'linkTo'>, pageIcons: Readonly<Record<string, IconName>>) {
  /** Links to the lists of a page by status, which are already counted, in the order of `counts`. */
  const linksOf = <Status extends NamedStatus>(
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

  /** Shown instead of an empty list: the icon of its page, why it is empty, and what to look at instead. */
  const emptyOf = (path: string, said: string, instead?: Content): Html =>
    html`${icon(pageIcons[path] ?? 'menu')}<b>${said}</b>${instead && html` ${instead}`}`;

  return {
    linksOf,
    emptyOf,
    /** Links to the lists of a page by status, each with its count. */
    statusLinks: async <Status extends NamedStatus>(
      db: QueryBuilder,
      { path, query, statuses, now, lists }: Lists<Status>,
    ): Promise<Html> => {
      const counts = await (typeof lists === 'string'
        ? countByStatus(db, lists, statuses)
        : countLists(db, statuses, lists));
      return linksOf(path, now, counts, query);
    },
    /** Shown instead of an empty list, with a link to another list of the page. */
    elsewhere: (path: string, said: string, words: string, status: string): Html =>
      emptyOf(path, said, html`<a class="button plain" href="${linkTo(path, { status })}">${words}</a>`),
    /** The link to the next page of a list; undefined on the last one. */
    onward: (
      path: string,
      query: Readonly<Record<string, string | undefined>>,
      { next }: Pick<Page<unknown>, 'next'>,
      words: string,
    ): Html | undefined =>
      next === undefined ? undefined : buttonLink(linkTo(path, { ...query, after: next }), words),
    findForm: (path: string, { label, example, value = '', chosen = {}, more }: Find): Html =>
      html`<form class="find" method="get" action="${linkTo(path)}">${hiddenFields(chosen)}
<div class="search"><label><span class="unseen">${label}</span><input type="search" name="search" value="${value}" maxlength="${MOST_LETTERS}" placeholder="${example}"></label><button type="submit">${icon('search')}<span class="unseen">${operatorFrameText.search}</span></button></div>${more}</form>`,
  };
}
