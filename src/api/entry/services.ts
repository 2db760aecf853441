import { writeNotices, type Notices } from '../notices/write-notices.ts';
import type { Services } from '../ground/services.ts';
import type { AccountServices } from '../records/accounts/services.ts';
import { postDelivery, postReturn } from '../records/ledger/post-events.ts';
import type { PaymentServices } from '../records/payments/services.ts';
import type { TableServices } from '../records/products/table.ts';
import type { SellerServices } from '../records/sellers/services.ts';

/** Everything that the routes, pages, commands and workers of a host share: the services of all its rooms. */
export interface HostServices extends AccountServices, SellerServices, PaymentServices, TableServices, Notices {}

/** Gives the rooms what belongs to rooms above them: the texts of notices, and to orders the ledger of sellers. */
export const handDown = (
  services: Services & Pick<HostServices, 'passwords' | 'tables' | 'provider'>,
): HostServices => ({ ...services, ...writeNotices(services), sellerLedger: { postDelivery, postReturn } });
