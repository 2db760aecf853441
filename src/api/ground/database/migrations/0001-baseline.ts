import type { Database, QueryBuilder } from '../types.ts';
import { createAccounts } from './baseline/accounts.ts';
import { createAudit } from './baseline/audit.ts';
import { createHostState } from './baseline/host.ts';
import { createLedgerSums } from './baseline/ledger-sums.ts';
import { createBalances } from './baseline/balances.ts';
import { createMessages } from './baseline/messages.ts';
import { createOrders } from './baseline/orders.ts';
import { createPayments } from './baseline/payments.ts';
import { createProducts } from './baseline/products.ts';
import { createSellerLedger } from './baseline/seller-ledger.ts';
import { createSellers } from './baseline/sellers.ts';
import { createStaff } from './baseline/staff.ts';

/** All tables of the first release, a file for each subject. A table stands after those that it refers to. */
export async function createBaseline(db: QueryBuilder, kind: Database['kind']): Promise<void> {
  await createHostState(db);
  await createAudit(db, kind);
  await createAccounts(db);
  await createStaff(db);
  await createSellers(db);
  await createProducts(db);
  await createMessages(db);
  await createOrders(db);
  await createPayments(db);
  await createBalances(db, kind);
  await createSellerLedger(db, kind);
  await createLedgerSums(db, kind);
}
