import { ACCOUNT_TABLES } from '../tables/accounts.ts';
import { AUDIT_TABLES } from '../tables/audit.ts';
import { BALANCE_TABLES } from '../tables/balances.ts';
import { HOST_TABLES } from '../tables/host.ts';
import { LEDGER_SUM_TABLES } from '../tables/ledger-sums.ts';
import { MESSAGE_TABLES } from '../tables/messages.ts';
import { ORDER_TABLES } from '../tables/orders.ts';
import { PAYMENT_TABLES } from '../tables/payments.ts';
import { PRODUCT_TABLES } from '../tables/products.ts';
import { SELLER_LEDGER_TABLES } from '../tables/seller-ledger.ts';
import { SELLER_TABLES } from '../tables/sellers.ts';
import { STAFF_TABLES } from '../tables/staff.ts';
import type { Database, QueryBuilder } from '../types.ts';
import { guardAudit } from './baseline/guard-audit.ts';
import { guardBalances } from './baseline/guard-balances.ts';
import { guardLedger } from './baseline/guard-ledger.ts';
import { sumLedger } from './baseline/sum-ledger.ts';
import { createTables } from './create-tables.ts';

/** All tables of the first release, with what guards and sums their rows. A table stands after those that it refers to. */
export async function createBaseline(db: QueryBuilder, kind: Database['kind']): Promise<void> {
  await createTables(db, { ...HOST_TABLES, ...AUDIT_TABLES });
  await guardAudit(db, kind);
  await createTables(db, { ...ACCOUNT_TABLES, ...STAFF_TABLES, ...SELLER_TABLES, ...PRODUCT_TABLES });
  await createTables(db, { ...MESSAGE_TABLES, ...ORDER_TABLES, ...PAYMENT_TABLES, ...BALANCE_TABLES });
  await guardBalances(db, kind);
  await createTables(db, SELLER_LEDGER_TABLES);
  await guardLedger(db, kind);
  await createTables(db, LEDGER_SUM_TABLES);
  await sumLedger(db, kind);
}
