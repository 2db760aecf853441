import { auditData } from '../../ground/audit/personal-data.ts';
import { limitData } from '../../ground/limits/personal-data.ts';
import { outboxData } from '../../ground/outbox/personal-data.ts';
import type { PersonalData } from '../../ground/privacy/personal-data.ts';
import { impersonal, type TableRule } from '../../ground/privacy/rules.ts';
import { accountData } from '../../records/accounts/personal-data.ts';
import { complaintData } from '../../records/complaints/personal-data.ts';
import { ledgerData } from '../../records/ledger/personal-data.ts';
import { newsletterData } from '../../records/newsletter/personal-data.ts';
import { orderData } from '../../records/orders/personal-data.ts';
import { paymentData } from '../../records/payments/personal-data.ts';
import { productData } from '../../records/products/personal-data.ts';
import { restockData } from '../../records/restock/personal-data.ts';
import { reviewData } from '../../records/reviews/personal-data.ts';
import { sellerData } from '../../records/sellers/personal-data.ts';
import { staffData } from '../../records/staff/personal-data.ts';
import { stockData } from '../../records/stock/personal-data.ts';

/** Tables of the host itself. */
const hostData: PersonalData = {
  tables: {
    daily_reports: impersonal('name', 'day'),
    clock: impersonal('name', 'at'),
    host_facts: impersonal('name', 'value'),
    migrations: impersonal('name'),
  },
};

/** The data that each room keeps about people. An account is deleted in this order, as reviews find theirs by its orders. */
export const ROOMS: readonly PersonalData[] = [
  ...[accountData, reviewData, orderData, paymentData, complaintData, newsletterData, restockData],
  ...[outboxData, limitData, auditData, sellerData, ledgerData, productData, stockData, staffData, hostData],
];

/** The rules of all tables, by name. */
export const RULES: Readonly<Record<string, TableRule>> = Object.assign({}, ...ROOMS.map(({ tables }) => tables));

/**
 * Backups have all data of their time, and none of these rules changes them. `restore` therefore erases again what was erased since in the database
 * that it replaces, and says what to do if there is none.
 */
export const BACKUPS =
  'Backups keep what was erased since, until you delete them. Delete them after 30 days; after restoring one, erase again what people asked for since.';
