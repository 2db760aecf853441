import { createAccounts } from './migrations/0001-accounts.ts';
import { createOrders } from './migrations/0002-orders.ts';
import { createPayments } from './migrations/0003-payments.ts';
import { createSellers } from './migrations/0004-sellers.ts';
import { createMessages } from './migrations/0005-messages.ts';
import { createTrust } from './migrations/0006-trust.ts';
import { createLedger } from './migrations/0007-ledger.ts';
import { addInvoicesAndAsks } from './migrations/0008-invoices.ts';
import { createOutboxIndex } from './migrations/0009-observe.ts';
import { addClaims } from './migrations/0010-claims.ts';
import { createListIndices } from './migrations/0011-indices.ts';
import { createClock } from './migrations/0012-clock.ts';
import { renameParts } from './migrations/0013-shipments.ts';
import { createReviews } from './migrations/0014-reviews.ts';
import { addPictures } from './migrations/0015-pictures.ts';
import { createOwnAccount } from './migrations/0016-own-account.ts';
import { createRestockAlerts } from './migrations/0017-restock-alerts.ts';
import { addChannels } from './migrations/0018-channels.ts';
import { createRecords } from './migrations/0019-records.ts';
import { createSellerLedger } from './migrations/0020-seller-ledger.ts';
import { indexOrderSearch } from './migrations/0021-order-search.ts';
import { createStaff } from './migrations/0022-staff.ts';
import { createProducts } from './migrations/0023-products.ts';
import { createPasskeys } from './migrations/0024-passkeys.ts';
import { addReturnPictures } from './migrations/0025-return-pictures.ts';
import { createSellerDocuments } from './migrations/0026-seller-documents.ts';
import { addResults } from './migrations/0027-results.ts';
import { createKnownClients } from './migrations/0028-known-clients.ts';
import { addUndelivered } from './migrations/0029-undelivered.ts';
import { addLedgerSums } from './migrations/0030-ledger-sums.ts';
import { guardAudit } from './migrations/0031-audit-guard.ts';
import { createSellerChanges } from './migrations/0032-seller-changes.ts';
import type { QueryBuilder, Database } from './types.ts';

/**
 * All migrations, oldest first, by the names recorded in databases. Released migrations are never changed. Each runs on SQLite and
 * PostgreSQL.
 */
export const migrations: Readonly<Record<string, (db: QueryBuilder, kind: Database['kind']) => Promise<void>>> = {
  '2026-11-accounts': createAccounts,
  '2026-11-orders': createOrders,
  '2026-11-payments': createPayments,
  '2026-11-sellers': createSellers,
  '2026-11-messages': createMessages,
  '2026-11-trust': createTrust,
  '2026-11-ledger': createLedger,
  '2026-11-invoices': addInvoicesAndAsks,
  '2026-11-observe': createOutboxIndex,
  '2026-11-claims': addClaims,
  '2026-11-indices': createListIndices,
  '2026-11-clock': createClock,
  '2026-11-shipments': renameParts,
  '2026-11-reviews': createReviews,
  '2026-11-pictures': addPictures,
  '2026-11-own-account': createOwnAccount,
  '2026-11-restock-alerts': createRestockAlerts,
  '2026-11-channels': addChannels,
  '2026-11-records': createRecords,
  '2026-11-seller-ledger': createSellerLedger,
  '2026-11-order-search': indexOrderSearch,
  '2026-11-staff': createStaff,
  '2026-11-products': createProducts,
  '2026-11-passkeys': createPasskeys,
  '2026-11-return-pictures': addReturnPictures,
  '2026-11-seller-documents': createSellerDocuments,
  '2026-11-results': addResults,
  '2026-11-known-clients': createKnownClients,
  '2026-11-undelivered': addUndelivered,
  '2026-11-ledger-sums': addLedgerSums,
  '2026-11-audit-guard': guardAudit,
  '2026-11-seller-changes': createSellerChanges,
};
