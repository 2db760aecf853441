import { withCapital } from '../../../core/text/capital.ts';
import { type Html, html } from '../../ground/http/html.ts';
import { linkTo } from './html.ts';

/** "Being checked" of `being-checked`. */
export const statusName = (status: string): string => withCapital(status).replaceAll('-', ' ');

/** Links to the lists by status; `now` is the one that is shown. */
export const statusLinks = (path: string, statuses: readonly string[], now: string): Html =>
  html`<nav class="statuses" aria-label="Status"><ul>${statuses.map(
    (status) =>
      html`<li><a href="${linkTo(path, { status })}"${status === now && html` aria-current="page"`}>${statusName(status)}</a></li>`,
  )}</ul></nav>`;

/** The status that an address names; the first one for any other. */
export const pickStatus = <Status extends string>(
  query: Readonly<Record<string, string>>,
  statuses: readonly [Status, ...Status[]],
): Status => statuses.find((known) => known === query['status']) ?? statuses[0];
