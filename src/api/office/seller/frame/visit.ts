import { operatorFrameText } from '../../../../messages/rooms/operator-frame.ts';
import { sellerApplicationText } from '../../../../messages/rooms/seller-application.ts';
import { sellerDashboardText } from '../../../../messages/rooms/seller-dashboard.ts';
import { sellerOfficeText } from '../../../../messages/rooms/seller-office.ts';
import { sellerPagesText } from '../../../../messages/rooms/seller-pages.ts';
import { sellerPath } from '../../../../paths.ts';
import type { SellerRow } from '../../../ground/database/tables.ts';
import { html } from '../../../ground/http/html.ts';
import type { StreamedAnswer } from '../../../ground/http/streamed-answer.ts';
import type { PageRoute } from '../../../ground/http/page-route.ts';
import {
  closeSession,
  findSellerSession,
  type SellerSession,
  setSessionNotice,
} from '../../../records/accounts/sessions/sessions.ts';
import type { ActingSeller } from '../../../records/seller-orders/shipments.ts';
import { fieldsOf } from '../../../records/sellers/application.ts';
import type { HostServices } from '../../../entry/services.ts';
import { accountMenu, type MenuGroup, menuOf } from '../../kit/page/menu.ts';
import { type PageContent, redirectTo } from '../../kit/page/layout.ts';
import type { Office, OfficeVisit } from '../../kit/page/office.ts';
import { officeRoutes } from '../../kit/page/routes.ts';
import { link, linkTo, PAGE_ICONS, HOME } from './links.ts';
import { countWaiting } from './waiting.ts';

/** A seller whose shop is open, as functions of the records take it. */
export interface OpenShop extends ActingSeller {
  /** The id of the account. */
  readonly id: string;
}

/** What actions get. */
export interface SellerContext {
  readonly services: HostServices;
  readonly seller: SellerRow;
  /** Undefined until the shop is open, and while it is suspended. */
  readonly shop: OpenShop | undefined;
}

/** The rights of a seller: `account` is for everybody who has signed in, `shop` for those whose shop is open. */
export type SellerRight = 'account' | 'shop';

/** A signed-in seller's request for a page of the office. */
export interface Visit extends OfficeVisit<SellerSession> {
  readonly context: SellerContext;
  may(right: SellerRight): boolean;
}

/** The same by somebody whose shop is open. */
export interface ShopVisit extends Visit {
  readonly shop: OpenShop;
}

/** The pages in the menu of an open shop, in groups. */
const listGroups = (): readonly MenuGroup[] => [
  {
    heading: operatorFrameText.work,
    pages: [
      { path: '', text: operatorFrameText.today, icon: PAGE_ICONS[''], isOften: true },
      { path: '/orders', text: sellerDashboardText.orders, icon: PAGE_ICONS['/orders'], isOften: true },
      { path: '/returns', text: sellerDashboardText.returns, icon: PAGE_ICONS['/returns'], isOften: true },
    ],
  },
  {
    heading: operatorFrameText.catalogue,
    pages: [
      { path: '/products', text: sellerDashboardText.products, icon: PAGE_ICONS['/products'], isOften: true },
      { path: '/stock', text: sellerDashboardText.stock, icon: PAGE_ICONS['/stock'] },
    ],
  },
  {
    heading: operatorFrameText.money,
    pages: [
      { path: '/payouts', text: sellerDashboardText.payouts, icon: PAGE_ICONS['/payouts'] },
      { path: '/figures', text: sellerDashboardText.figures, icon: PAGE_ICONS['/figures'] },
    ],
  },
];

/** Without an open shop, only the application is in the menu. */
const listApplicationGroups = (): readonly MenuGroup[] => [
  {
    heading: operatorFrameText.work,
    pages: [{ path: '', text: sellerDashboardText.application, icon: PAGE_ICONS[''], isOften: true }],
  },
];

const openShopOf = ({ id, seller_id: sellerId, status }: SellerRow): OpenShop | undefined =>
  sellerId !== null && status === 'approved' ? { id, sellerId, actor: `seller-account:${id}` } : undefined;

/** The seller's office. */
export const office: Office<SellerSession, Visit> = {
  home: HOME,
  title: (words) => sellerOfficeText.pageTitle(words),
  tag: () => sellerPagesText.brand,
  findSession: findSellerSession,
  closeSession: (services, _, token) => closeSession(services, token),
  setNotice: setSessionNotice,
  readerOf: ({ seller }) => seller,
  visit: (base) => {
    const { seller } = base.session;
    const shop = openShopOf(seller);
    return {
      ...base,
      context: { services: base.services, seller, shop },
      may: (right) => right === 'account' || shop !== undefined,
    };
  },
  frame: async ({ services, session: { seller, formToken }, context: { shop } }, section) => ({
    who: accountMenu(
      { link, linkTo },
      {
        name: fieldsOf(seller).businessName ?? sellerPagesText.yourShop,
        own: shop
          ? [
              link('/details', sellerPagesText.details),
              link('/documents', sellerApplicationText.documents),
              services.shop().sellers.has(shop.sellerId) &&
                html`<a href="${services.siteUrl()}${sellerPath({ prefix: '' }, { id: shop.sellerId })}">${sellerPagesText.shopPage}</a>`,
            ]
          : undefined,
        site: services.siteUrl(),
        formToken,
      },
    ),
    menu: menuOf(
      { linkTo },
      shop ? listGroups() : listApplicationGroups(),
      section,
      shop ? await countWaiting(services, shop) : {},
    ),
  }),
};

export const { readSession, page, form, upload, file, picture, signOut } = officeRoutes(office);

/** The visit of somebody whose shop is open; undefined for others. */
export const shopOf = (visit: Visit): ShopVisit | undefined => {
  const { shop } = visit.context;
  return shop && { ...visit, shop };
};

/** A page for sellers whose shop is open. Others are redirected to the page about the state of theirs. */
export const shopPage = (
  services: HostServices,
  path: string,
  draw: (visit: ShopVisit) => Promise<PageContent | Response | StreamedAnswer>,
  section = path,
): PageRoute =>
  page(
    services,
    path,
    async (visit) => {
      const open = shopOf(visit);
      return open ? draw(open) : redirectTo(HOME, HOME.path);
    },
    section,
  );
