import type { OfficeHome } from '../../kit/page/office.ts';
import type { IconName } from '../../kit/pieces/icons.ts';
import { linksBelow } from '../../kit/pieces/links.ts';
import { listsBelow } from '../../kit/lists/lists.ts';

/** Where the operator's office is. */
export const HOME: OfficeHome = { path: '/operator', cookie: 'haat-operator', followsLinks: false };

/** The icons of the pages of the menu, by their paths. */
export const PAGE_ICONS = {
  '': 'calendar',
  '/orders': 'bag',
  '/returns': 'return',
  '/complaints': 'support',
  '/reviews': 'star',
  '/payouts': 'cash',
  '/refunds': 'refund',
  '/figures': 'bars',
  '/sellers': 'shop',
  '/products': 'tag',
  '/messages': 'mail',
  '/audit': 'clock',
} as const satisfies Readonly<Record<string, IconName>>;

const links = linksBelow(HOME.path);

export const { linkTo, link, nameLink, pageLink, backLink, taskNotice } = links;
export const { statusLinks, linksOf, emptyOf, elsewhere, findForm, onward } = listsBelow(links, PAGE_ICONS);
