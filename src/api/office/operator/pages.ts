import type { PageRoute } from '../../ground/http/page-route.ts';
import type { HostServices } from '../../entry/services.ts';
import { actionRoute } from './actions/actions.ts';
import { auditPage } from './trail/audit.ts';
import { complaintPage, complaintsPage } from './orders/complaints.ts';
import { figuresPage } from './money/figures.ts';
import { languagePages } from './staff/language.ts';
import { ledgerPage } from './money/ledger.ts';
import { messagesPage } from './orders/messages.ts';
import { orderPage } from './orders/order.ts';
import { ordersPage } from './orders/orders.ts';
import { passkeyPages } from './staff/passkeys.ts';
import { bankFileRoute } from './money/made-payouts.ts';
import { payoutsPage } from './money/payouts.ts';
import { productPage, productPicture } from './sellers/product.ts';
import { productsPage, productThumbnail } from './sellers/products.ts';
import { refundsPage } from './money/refunds.ts';
import { returnPicture, returnsPage } from './orders/returns.ts';
import { reviewsPage } from './orders/reviews.ts';
import { sellerAccountPage, statementPage } from './money/seller-account.ts';
import { sellerDocument, sellerFile, sellerPage } from './sellers/seller.ts';
import { sellersPage } from './sellers/sellers.ts';
import { signInPages } from './staff/sign-in.ts';
import { todayPage } from './today.ts';
import { page } from './frame/visit.ts';

/** The operator's dashboard: pages of plain HTML at `/api/operator`, which work without script. */
export const operatorPages = (services: HostServices): PageRoute[] => [
  ...signInPages(services),
  ...passkeyPages(services),
  ...languagePages(services),
  actionRoute(services),
  page(services, '', todayPage),
  page(services, '/orders', ordersPage),
  page(services, '/orders/{number}', orderPage, '/orders'),
  page(services, '/returns', returnsPage),
  returnPicture(services),
  page(services, '/refunds', refundsPage),
  page(services, '/payouts', payoutsPage),
  page(services, '/payouts/seller', sellerAccountPage, '/payouts'),
  page(services, '/payouts/statement', statementPage, '/payouts'),
  page(services, '/payouts/ledger', ledgerPage, '/payouts'),
  bankFileRoute(services),
  page(services, '/complaints', complaintsPage),
  page(services, '/complaints/{ticket}', complaintPage, '/complaints'),
  page(services, '/reviews', reviewsPage),
  page(services, '/products', productsPage),
  page(services, '/products/{id}', productPage, '/products'),
  productPicture(services),
  productThumbnail(services),
  page(services, '/sellers', sellersPage),
  page(services, '/sellers/{id}', sellerPage, '/sellers'),
  sellerDocument(services),
  sellerFile(services),
  page(services, '/messages', messagesPage),
  page(services, '/figures', figuresPage),
  page(services, '/audit', auditPage),
];
