import { operatorFrameText } from '../../../../messages/rooms/operator-frame.ts';
import { listLanguages } from '../../../../messages/read-messages.ts';
import { type Content, type Html, html, withTags } from '../../../ground/http/html.ts';
import { hiddenFields } from '../pieces/fields.ts';
import { icon, type IconName } from '../pieces/icons.ts';
import type { Links } from '../pieces/links.ts';

/** The menu of an office. It is at the side of a wide screen; a phone has a row at the bottom, and a sheet with all pages. */

export interface MenuPage {
  readonly path: string;
  readonly text: string;
  readonly icon: IconName;
  /** Whether it is in a phone's row. */
  readonly isOften?: boolean;
}

export interface MenuGroup {
  readonly heading: string;
  readonly pages: readonly MenuPage[];
}

/** How many things wait, by the path of a page. */
export type WaitingCounts = Readonly<Record<string, number>>;

/** The menu counts up to this number. */
export const MOST_BADGE = 100;

/** The menu. It marks the present page and shows how much waits on each. */
export function menuOf(
  { linkTo }: Pick<Links, 'linkTo'>,
  groups: readonly MenuGroup[],
  current: string,
  waiting: WaitingCounts,
): Html {
  const item = ({ path, text, icon: name }: MenuPage): Html =>
    html`<li><a href="${linkTo(path)}"${path === current && html` aria-current="page"`}>${icon(name)}${text}${badge(waiting[path])}</a></li>`;
  const all = groups.flatMap(({ pages }) => pages);
  const often = all.filter(({ isOften }) => isOften).map(item);
  const further = all.filter(({ isOften }) => !isOften);
  const isFurther = further.some(({ path }) => path === current);
  const behindMore = further.reduce((sum, { path }) => sum + (waiting[path] ?? 0), 0);
  return html`<nav class="menu" aria-label="${operatorFrameText.dashboard}"><ul class="often">${often}
<li><button type="button" popovertarget="pages"${isFurther && html` aria-current="true"`}>${icon('menu')}${operatorFrameText.more}${badge(behindMore)}</button></li></ul>
<div id="pages" popover>${groups.map(({ heading, pages }) => html`<p aria-hidden="true">${heading}</p><ul aria-label="${heading}">${pages.map(item)}</ul>`)}
<button class="plain" type="button" popovertarget="pages" popovertargetaction="hide">${operatorFrameText.close}</button></div></nav>`;
}

/** The number of waiting things; undefined if there are none. */
const badge = (count = 0): Html | undefined =>
  count === 0
    ? undefined
    : html` <span class="count">${withTags(
        operatorFrameText.waitingCount({ count: count >= MOST_BADGE ? `${MOST_BADGE - 1}+` : count }),
        (_, text) => html`<span class="unseen">${text}</span>`,
      )}</span>`;

/** The name of the signed-in person, which opens links: `own` ones, the language if there is a choice, the shop, and signing out. */
export const accountMenu = (
  { linkTo, link }: Pick<Links, 'linkTo' | 'link'>,
  { name, about, own, site, formToken }: AccountMenu,
): Html =>
  html`<details class="who"><summary>${name}</summary><div>${about && html`<p class="soft">${about}</p>`}${own}${listLanguages().length > 1 && link('/language', operatorFrameText.language)}<a href="${site}">${operatorFrameText.visitShop}</a>
<form method="post" action="${linkTo('/sign-out')}">${hiddenFields({ form: formToken })}<button class="plain" type="submit">${operatorFrameText.signOut}</button></form></div></details>`;

interface AccountMenu {
  readonly name: string;
  readonly about?: string;
  readonly own: Content;
  /** The address of the shop. */
  readonly site: string;
  readonly formToken: string;
}
