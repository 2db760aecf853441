import { type Html, html } from '../../ground/http/html.ts';
import { linkTo } from './html.ts';
import { icon, PAGE_ICONS } from './icons.ts';
import { MOST_COUNTED, type WaitingCounts } from './waiting.ts';

/** The menu of the dashboard: at the side of a wide screen; on a phone a row at its end, and a sheet with all pages. */

type Section = readonly [path: string, text: string];

/** All pages of the menu, by what they are for. */
const GROUPS: readonly (readonly [heading: string, sections: readonly Section[]])[] = [
  [
    'Work',
    [
      ['', 'Today'],
      ['/orders', 'Orders'],
      ['/returns', 'Returns'],
      ['/complaints', 'Complaints'],
      ['/reviews', 'Reviews'],
    ],
  ],
  [
    'Money',
    [
      ['/payouts', 'Payouts'],
      ['/refunds', 'Refunds'],
      ['/figures', 'Figures'],
    ],
  ],
  [
    'Catalogue',
    [
      ['/sellers', 'Sellers'],
      ['/products', 'Products'],
    ],
  ],
  [
    'Records',
    [
      ['/messages', 'Messages'],
      ['/audit', 'Audit trail'],
    ],
  ],
];

const ALL: readonly Section[] = GROUPS.flatMap(([, sections]) => sections);

/** The pages that a phone's row has. */
const OFTEN: ReadonlySet<string> = new Set(['', '/orders', '/returns', '/payouts']);

/** The menu, which says where one is and how much waits on each page. */
export function menuOf(current: string, waiting: WaitingCounts): Html {
  const item = ([path, text]: Section): Html =>
    html`<li><a href="${linkTo(path)}"${path === current && html` aria-current="page"`}>${icon(PAGE_ICONS[path] ?? 'menu')}${text}${badge(waiting[path])}</a></li>`;
  const often = ALL.filter(([path]) => OFTEN.has(path)).map(item);
  const further = ALL.filter(([path]) => !OFTEN.has(path));
  const isFurther = further.some(([path]) => path === current);
  const behindMore = further.reduce((sum, [path]) => sum + (waiting[path] ?? 0), 0);
  return html`<nav class="menu" aria-label="Dashboard"><ul class="often">${often}
<li><button type="button" popovertarget="pages"${isFurther && html` aria-current="true"`}>${icon('menu')}More${badge(behindMore)}</button></li></ul>
<div id="pages" popover>${GROUPS.map(([heading, sections]) => html`<p aria-hidden="true">${heading}</p><ul aria-label="${heading}">${sections.map(item)}</ul>`)}
<button class="plain" type="button" popovertarget="pages" popovertargetaction="hide">Close</button></div></nav>`;
}

/** How much waits; nothing where nothing does. */
const badge = (count = 0): Html | undefined =>
  count === 0
    ? undefined
    : html` <span class="count">${count >= MOST_COUNTED ? `${MOST_COUNTED - 1}+` : count}<span class="unseen"> waiting</span></span>`;
