import { createClock } from './clock-2026-11.ts';
import { addInvoicesAndAsks, createLedger } from './money-2026-11.ts';
import { createListIndices } from './indices-2026-11.ts';
import { createMessages, createPayments, createSellers } from './more-tables-2026-11.ts';
import { createOutboxIndex } from './observe-2026-11.ts';
import type { Database, Store } from './store.ts';
import { createAccounts, createOrders } from './tables-2026-11.ts';
import { createTrust } from './trust-2026-11.ts';
import { addClaims } from './accounts-2026-11.ts';

/**
 * The history of the tables, oldest first. What has been released is never changed: a new version adds an entry. Each runs
 * on SQLite and PostgreSQL alike.
 */
export const migrations: Readonly<Record<string, (db: Database, kind: Store['kind']) => Promise<void>>> = {
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
};
