import type {
  AccountRow,
  SessionRow,
  EmailConfirmationRow,
  OneTimeCodeRow,
  AddressRow,
  PasswordResetRow,
} from './account-tables.ts';
import type {
  CounterRow,
  BalanceEntryRow,
  OrderEventRow,
  OrderLineRow,
  ShipmentRow,
  OrderRow,
  PaymentRow,
  ProviderPaymentRow,
  RefundRow,
  ReturnPictureRow,
  ReturnRow,
  ReviewRow,
} from './order-tables.ts';
import type { DailyReportRow, MessageLinkRow, OptOutRow, OutboxRow } from './message-tables.ts';
import type { SellerPictureRow, SellerProductRow, StockCountRow } from './product-tables.ts';
import type { SellerChangeRow, SellerDocumentRow, SellerRow, SoldOutRow } from './seller-tables.ts';
import type { PasskeyChallengeRow, PasskeyRow, StaffRow, StaffSessionRow } from './staff-tables.ts';
import type {
  PayoutRow,
  SellerEntryRow,
  SellerMonthRow,
  SellerMonthSumRow,
  SellerOpenDayRow,
  SellerPostingRow,
  SellerYearRow,
} from './ledger-tables.ts';

export type * from './account-tables.ts';
export type * from './ledger-tables.ts';
export type * from './message-tables.ts';
export type * from './order-tables.ts';
export type * from './product-tables.ts';
export type * from './seller-tables.ts';
export type * from './staff-tables.ts';

/**
 * The tables, for the query builder. Times are epoch milliseconds, flags 0 or 1, amounts minor units, and lists or records JSON text, on
 * both SQLite and PostgreSQL.
 */
export interface Tables {
  accounts: AccountRow;
  sessions: SessionRow;
  password_resets: PasswordResetRow;
  email_confirmations: EmailConfirmationRow;
  one_time_codes: OneTimeCodeRow;
  addresses: AddressRow;
  rate_limits: RateLimitRow;
  known_clients: KnownClientRow;
  idempotency_keys: IdempotencyKeyRow;
  orders: OrderRow;
  shipments: ShipmentRow;
  order_lines: OrderLineRow;
  order_events: OrderEventRow;
  returns: ReturnRow;
  return_pictures: ReturnPictureRow;
  reviews: ReviewRow;
  payments: PaymentRow;
  provider_payments: ProviderPaymentRow;
  refunds: RefundRow;
  balance_entries: BalanceEntryRow;
  counters: CounterRow;
  sellers: SellerRow;
  seller_documents: SellerDocumentRow;
  seller_changes: SellerChangeRow;
  sold_out: SoldOutRow;
  stock_counts: StockCountRow;
  seller_products: SellerProductRow;
  seller_pictures: SellerPictureRow;
  seller_postings: SellerPostingRow;
  seller_entries: SellerEntryRow;
  seller_years: SellerYearRow;
  seller_months: SellerMonthRow;
  seller_month_sums: SellerMonthSumRow;
  seller_open_days: SellerOpenDayRow;
  payouts: PayoutRow;
  complaints: ComplaintRow;
  newsletter: NewsletterRow;
  restock_alerts: RestockAlertRow;
  outbox: OutboxRow;
  message_links: MessageLinkRow;
  opt_outs: OptOutRow;
  daily_reports: DailyReportRow;
  audit: AuditRow;
  audit_release: AuditReleaseRow;
  staff: StaffRow;
  staff_sessions: StaffSessionRow;
  passkeys: PasskeyRow;
  passkey_challenges: PasskeyChallengeRow;
  clock: ClockRow;
  host_facts: HostFactRow;
}

/** An address or a browser that somebody has logged in from. */
export interface KnownClientRow {
  /** SHA-256 of whose it is and of what it is. */
  key: string;
  /** A kind and an id: "shopper 4f…". */
  whose: string;
  seen_at: number;
}

export interface RateLimitRow {
  key: string;
  count: number;
  /** End of the time window of `count`. */
  ends_at: number;
}

export interface IdempotencyKeyRow {
  key: string;
  /** SHA-256 of the request that used the key. */
  digest: string;
  /** What the request has made: an order's number, a return's id, a complaint's ticket. */
  result: string;
  created_at: number;
}

export interface ComplaintRow {
  ticket: string;
  name: string;
  phone: string | null;
  email: string | null;
  order_number: string | null;
  /** 1 where the log-in or the order's key came with it; null without an order. */
  is_order_proved: number | null;
  text: string;
  status: 'open' | 'answered';
  answer: string | null;
  created_at: number;
  /** When the grievance officer acknowledged it; null if that was the answer, or is still to be done. */
  acknowledged_at: number | null;
  answered_at: number | null;
  /** The language of what is written to its reader, a BCP-47 tag; null is English. */
  language: string | null;
}

export interface NewsletterRow {
  email_key: string;
  email: string;
  token_hash: string;
  status: 'asked' | 'confirmed' | 'left';
  at: number;
  /** The language of what is written to its reader, a BCP-47 tag; null is English. */
  language: string | null;
}

/** An address that wants to be told when a product can be bought again. */
export interface RestockAlertRow {
  email_key: string;
  sku: string;
  /** Empty for a product without sizes, and for any of its sizes. */
  size: string;
  email: string;
  /** The market whose page is linked. */
  market: string;
  /** SHA-256 of the token in the links of the newest mail. */
  token_hash: string;
  status: 'asked' | 'confirmed' | 'told' | 'left';
  /** Time of the status. */
  at: number;
  /** The language of what is written to its reader, a BCP-47 tag; null is English. */
  language: string | null;
}

/** The last trusted time of a host (clock.ts). */
export interface ClockRow {
  name: string;
  at: number;
}

/**
 * What the host keeps for itself. `site-url`: the address of the site that it serves, for the operator's commands. `debit-account`: the number
 * of the shop's own account, of the last file for the bank.
 */
export interface HostFactRow {
  name: 'site-url' | 'debit-account';
  value: string;
}

/** Entries of the audit trail from before this time may be deleted; only seen within a transaction (audit.ts). */
export interface AuditReleaseRow {
  before: number;
}

export interface AuditRow {
  id: string;
  at: number;
  /** `operator:<name>`, `seller-account:<id>`, `seller:<id>` (with a link, without an account), `shopper`, `provider`, `host`. */
  actor: string;
  action: string;
  subject: string;
  details: string;
}
