import { HOST_TABLES } from './tables/host.ts';
import { AUDIT_TABLES } from './tables/audit.ts';
import { ACCOUNT_TABLES } from './tables/accounts.ts';
import { STAFF_TABLES } from './tables/staff.ts';
import { SELLER_TABLES } from './tables/sellers.ts';
import { PRODUCT_TABLES } from './tables/products.ts';
import { MESSAGE_TABLES } from './tables/messages.ts';
import { ORDER_TABLES } from './tables/orders.ts';
import { PAYMENT_TABLES } from './tables/payments.ts';
import { BALANCE_TABLES } from './tables/balances.ts';
import { SELLER_LEDGER_TABLES } from './tables/seller-ledger.ts';
import { LEDGER_SUM_TABLES } from './tables/ledger-sums.ts';
import type { RowOf } from './tables/define.ts';

export type { Kind } from './tables/accounts.ts';

/** All tables, in the order in which they are made. A file of `tables/` has those of a subject. */
export const TABLES = {
  ...HOST_TABLES,
  ...AUDIT_TABLES,
  ...ACCOUNT_TABLES,
  ...STAFF_TABLES,
  ...SELLER_TABLES,
  ...PRODUCT_TABLES,
  ...MESSAGE_TABLES,
  ...ORDER_TABLES,
  ...PAYMENT_TABLES,
  ...BALANCE_TABLES,
  ...SELLER_LEDGER_TABLES,
  ...LEDGER_SUM_TABLES,
};

/** The tables for the query builder. */
export type Tables = { [Name in keyof typeof TABLES]: RowOf<(typeof TABLES)[Name]> };

export type IdempotencyKeyRow = Tables['idempotency_keys'];
export type AccountRow = Tables['accounts'];
export type AddressRow = Tables['addresses'];
export type SessionRow = Tables['sessions'];
export type PasswordResetRow = Tables['password_resets'];
export type OneTimeCodeRow = Tables['one_time_codes'];
export type StaffRow = Tables['staff'];
export type PasskeyRow = Tables['passkeys'];
export type SellerRow = Tables['sellers'];
export type SellerChangeRow = Tables['seller_changes'];
export type SellerProductRow = Tables['seller_products'];
export type StockCountRow = Tables['stock_counts'];
export type RestockAlertRow = Tables['restock_alerts'];
export type ComplaintRow = Tables['complaints'];
export type OutboxRow = Tables['outbox'];
export type MessageLinkRow = Tables['message_links'];
export type OrderRow = Tables['orders'];
export type ShipmentRow = Tables['shipments'];
export type OrderLineRow = Tables['order_lines'];
export type OrderEventRow = Tables['order_events'];
export type ReturnRow = Tables['returns'];
export type ReturnPictureRow = Tables['return_pictures'];
export type ReviewRow = Tables['reviews'];
export type PaymentRow = Tables['payments'];
export type ProviderPaymentRow = Tables['provider_payments'];
export type RefundRow = Tables['refunds'];
export type BalanceEntryRow = Tables['balance_entries'];
export type SellerPostingRow = Tables['seller_postings'];
export type SellerEntryRow = Tables['seller_entries'];
export type PayoutRow = Tables['payouts'];
