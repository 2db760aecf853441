import type { IconName } from '../../kit/pieces/icons.ts';
import { linksBelow } from '../../kit/pieces/links.ts';
import { listsBelow } from '../../kit/lists/lists.ts';
import type { OfficeHome } from '../../kit/page/office.ts';

/**
 * Where the seller's office is. Its cookie is also sent after links in mails, and with the form on the shop's own page, which may be on another host.
 */
export const HOME: OfficeHome = { path: '/seller-office', cookie: 'haat-seller', followsLinks: true };

/** The icons of the pages of the menu, by their paths. */
export const PAGE_ICONS = {
  '': 'calendar',
  '/orders': 'bag',
  '/returns': 'return',
  '/products': 'tag',
  '/stock': 'box',
  '/payouts': 'cash',
  '/figures': 'bars',
} as const satisfies Readonly<Record<string, IconName>>;

const links = linksBelow(HOME.path);

export const { linkTo, link, nameLink, pageLink, backLink, taskNotice } = links;
export const { emptyOf, findForm, onward } = listsBelow(links, PAGE_ICONS);
