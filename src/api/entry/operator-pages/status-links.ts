import { linkTo, toHtml } from './html.ts';

/** "Being checked" of `being-checked`. */
const nameOf = (status: string): string => (status.charAt(0).toUpperCase() + status.slice(1)).replaceAll('-', ' ');

/** Links to the lists by status; `now` is the one that is shown. */
export const statusLinks = (path: string, statuses: readonly string[], now: string): string =>
  `<nav class="statuses" aria-label="Status"><ul>${statuses
    .map(
      (status) =>
        `<li><a href="${toHtml(linkTo(path, { status }))}"${status === now ? ' aria-current="page"' : ''}>${toHtml(nameOf(status))}</a></li>`,
    )
    .join('')}</ul></nav>`;

/** The status that an address names; the first one for any other. */
export const pickStatus = <Status extends string>(
  query: Readonly<Record<string, string>>,
  statuses: readonly [Status, ...Status[]],
): Status => statuses.find((known) => known === query['status']) ?? statuses[0];
