import type { PageRoute } from '../../ground/http/page-route.ts';
import type { HostServices } from '../services.ts';
import { actionRoute } from './actions.ts';
import { auditPage } from './audit.ts';
import { complaintPage, complaintsPage } from './complaints.ts';
import { figuresPage } from './figures.ts';
import { languagePages } from './language.ts';
import { ledgerPage } from './ledger.ts';
import { messagesPage } from './messages.ts';
import { orderPage } from './order.ts';
import { ordersPage } from './orders.ts';
import { passkeyPages } from './passkeys.ts';
import { bankFileRoute } from './made-payouts.ts';
import { payoutsPage } from './payouts.ts';
import { productPage, productPicture, productsPage, productThumbnail } from './products.ts';
import { refundsPage } from './refunds.ts';
import { returnPicture, returnsPage } from './returns.ts';
import { reviewsPage } from './reviews.ts';
import { sellerAccountPage, statementPage } from './seller-account.ts';
import { sellerDocument, sellerFile, sellerPage } from './seller.ts';
import { sellersPage } from './sellers.ts';
import { signInPages } from './sign-in.ts';
import { todayPage } from './today.ts';
import { page } from './visit.ts';

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
