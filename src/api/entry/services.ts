import { writeNotices, type Notices } from '../notices/write-notices.ts';
import type { Services } from '../ground/services.ts';
import type { AccountServices } from '../records/accounts/services.ts';
import { postDelivery, postReturn } from '../records/ledger/post-events.ts';
import type { PaymentServices } from '../records/payments/services.ts';
import type { TableServices } from '../records/products/table.ts';
import type { SellerServices } from '../records/sellers/services.ts';

/** What the routes, pages, commands and workers of a host share: what its rooms need, together. */
export interface HostServices extends AccountServices, SellerServices, PaymentServices, TableServices, Notices {}

/** Hands the rooms what stands above them: the texts of notices, and the ledger of sellers to orders. */
export const handDown = (
  services: Services & Pick<HostServices, 'passwords' | 'tables' | 'provider'>,
): HostServices => ({ ...services, ...writeNotices(services), sellerLedger: { postDelivery, postReturn } });
