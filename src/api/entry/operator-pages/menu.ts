import { operatorFrameText } from '../../../messages/rooms/operator-frame.ts';
import { type Html, html, withTags } from '../../ground/http/html.ts';
import { linkTo } from './html.ts';
import { icon, PAGE_ICONS } from './icons.ts';
import { MOST_COUNTED, type WaitingCounts } from './waiting.ts';

/** The menu of the dashboard: at the side of a wide screen; on a phone a row at its end, and a sheet with all pages. */

type Section = readonly [path: string, text: string];

/** All pages of the menu, by what they are for. */
const listGroups = (): readonly (readonly [heading: string, sections: readonly Section[]])[] => [
  [
    operatorFrameText.work,
    [
      ['', operatorFrameText.today],
      ['/orders', operatorFrameText.orders],
      ['/returns', operatorFrameText.returns],
      ['/complaints', operatorFrameText.complaints],
      ['/reviews', operatorFrameText.reviews],
    ],
  ],
  [
    operatorFrameText.money,
    [
      ['/payouts', operatorFrameText.payouts],
      ['/refunds', operatorFrameText.refunds],
      ['/figures', operatorFrameText.figures],
    ],
  ],
  [
    operatorFrameText.catalogue,
    [
      ['/sellers', operatorFrameText.sellers],
      ['/products', operatorFrameText.products],
    ],
  ],
  [
    operatorFrameText.records,
    [
      ['/messages', operatorFrameText.messages],
      ['/audit', operatorFrameText.auditTrail],
    ],
  ],
];

/** The pages that a phone's row has. */
const OFTEN: ReadonlySet<string> = new Set(['', '/orders', '/returns', '/payouts']);

/** The menu, which says where one is and how much waits on each page. */
export function menuOf(current: string, waiting: WaitingCounts): Html {
  const item = ([path, text]: Section): Html =>
    html`<li><a href="${linkTo(path)}"${path === current && html` aria-current="page"`}>${icon(PAGE_ICONS[path] ?? 'menu')}${text}${badge(waiting[path])}</a></li>`;
  const groups = listGroups();
  const all = groups.flatMap(([, sections]) => sections);
  const often = all.filter(([path]) => OFTEN.has(path)).map(item);
  const further = all.filter(([path]) => !OFTEN.has(path));
  const isFurther = further.some(([path]) => path === current);
  const behindMore = further.reduce((sum, [path]) => sum + (waiting[path] ?? 0), 0);
  return html`<nav class="menu" aria-label="${operatorFrameText.dashboard}"><ul class="often">${often}
<li><button type="button" popovertarget="pages"${isFurther && html` aria-current="true"`}>${icon('menu')}${operatorFrameText.more}${badge(behindMore)}</button></li></ul>
<div id="pages" popover>${groups.map(([heading, sections]) => html`<p aria-hidden="true">${heading}</p><ul aria-label="${heading}">${sections.map(item)}</ul>`)}
<button class="plain" type="button" popovertarget="pages" popovertargetaction="hide">${operatorFrameText.close}</button></div></nav>`;
}

/** How much waits; nothing where nothing does. */
const badge = (count = 0): Html | undefined =>
  count === 0
    ? undefined
    : html` <span class="count">${withTags(
        operatorFrameText.waitingCount({ count: count >= MOST_COUNTED ? `${MOST_COUNTED - 1}+` : count }),
        (_, text) => html`<span class="unseen">${text}</span>`,
      )}</span>`;
