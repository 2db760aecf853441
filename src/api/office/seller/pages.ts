import type { PageRoute } from '../../ground/http/page-route.ts';
import type { HostServices } from '../../entry/services.ts';
import { actionRoute } from './actions/actions.ts';
import { figuresPage, ORDERS_FILE } from './money/figures.ts';
import { ordersFile } from './money/orders-file.ts';
import { payoutsPage, statementPage } from './money/payouts.ts';
import { productPages } from './products/product.ts';
import { productTablePages } from './products/product-table.ts';
import { PRODUCTS, productsPage, productThumbnail } from './products/products.ts';
import { page, shopPage } from './frame/visit.ts';
import { applicationPages } from './account/application.ts';
import { confirmationRoute } from './account/application-state.ts';
import { detailsPages } from './account/change-details.ts';
import { documentPages } from './account/documents.ts';
import { languagePages } from './account/language.ts';
import { pinCodeRoute } from './account/pin-code.ts';
import { signUpPages } from './account/sign-up.ts';
import { orderPage } from './orders/order.ts';
import { ordersPage } from './orders/orders.ts';
import { printPage } from './orders/print.ts';
import { togetherRoute } from './orders/together.ts';
import { returnPage, returnPicture } from './returns/return.ts';
import { returnsPage } from './returns/returns.ts';
import { stockRoute } from './stock/save-stock.ts';
import { stockPage } from './stock/stock.ts';
import { signInPages } from './account/sign-in.ts';
import { todayPage } from './today.ts';

/** The seller's office: pages of plain HTML at `/api/seller-office`, which work without script. */
export const sellerPages = (services: HostServices): PageRoute[] => [
  ...signInPages(services),
  ...languagePages(services),
  ...signUpPages(services),
  ...applicationPages(services),
  confirmationRoute(services),
  ...documentPages(services),
  ...detailsPages(services),
  pinCodeRoute,
  actionRoute(services),
  page(services, '', todayPage),
  shopPage(services, '/orders', ordersPage),
  togetherRoute(services),
  shopPage(services, '/orders/{shipment}', orderPage, '/orders'),
  printPage(services),
  shopPage(services, '/returns', returnsPage),
  shopPage(services, '/returns/{id}', returnPage, '/returns'),
  returnPicture(services),
  shopPage(services, PRODUCTS, productsPage),
  productThumbnail(services),
  ...productTablePages(services),
  ...productPages(services),
  shopPage(services, '/payouts', payoutsPage),
  shopPage(services, '/payouts/{month}', statementPage, '/payouts'),
  shopPage(services, '/figures', figuresPage),
  shopPage(services, ORDERS_FILE, ordersFile, '/figures'),
  shopPage(services, '/stock', stockPage),
  stockRoute(services),
];
