import type { PageRoute } from '../../ground/http/page-route.ts';
import type { HostServices } from '../../entry/services.ts';
import { actionRoute } from './actions/actions.ts';
import { page, shopPage } from './frame/visit.ts';
import { languagePages } from './language.ts';
import { ordersPage } from './orders/orders.ts';
import { signInPages } from './sign-in.ts';
import { todayPage } from './today.ts';

/** The seller's office: pages of plain HTML at `/api/seller-office`, which work without script. */
export const sellerPages = (services: HostServices): PageRoute[] => [
  ...signInPages(services),
  ...languagePages(services),
  actionRoute(services),
  page(services, '', todayPage),
  shopPage(services, '/orders', ordersPage),
];
