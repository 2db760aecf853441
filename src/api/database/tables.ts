import type {
  CounterRow,
  LedgerEntryRow,
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
import type { PasskeyChallengeRow, PasskeyRow, StaffRow, StaffSessionRow } from './staff-tables.ts';
import type { PayoutRow, SellerEntryRow, SellerPostingRow, SellerYearRow } from './ledger-tables.ts';

export type * from './ledger-tables.ts';
export type * from './message-tables.ts';
export type * from './order-tables.ts';
export type * from './product-tables.ts';
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
  ledger_entries: LedgerEntryRow;
  counters: CounterRow;
  sellers: SellerRow;
  seller_documents: SellerDocumentRow;
  sold_out: SoldOutRow;
  stock_counts: StockCountRow;
  seller_products: SellerProductRow;
  seller_pictures: SellerPictureRow;
  seller_postings: SellerPostingRow;
  seller_entries: SellerEntryRow;
  seller_years: SellerYearRow;
  payouts: PayoutRow;
  complaints: ComplaintRow;
  newsletter: NewsletterRow;
  restock_alerts: RestockAlertRow;
  outbox: OutboxRow;
  message_links: MessageLinkRow;
  opt_outs: OptOutRow;
  daily_reports: DailyReportRow;
  audit: AuditRow;
  staff: StaffRow;
  staff_sessions: StaffSessionRow;
  passkeys: PasskeyRow;
  passkey_challenges: PasskeyChallengeRow;
  clock: ClockRow;
  host_facts: HostFactRow;
}

export type Kind = 'shopper' | 'seller';

export interface AccountRow {
  id: string;
  username: string;
  /** Normalised for comparison. */
  username_key: string;
  /** The confirmed address, or the claimed one while none is confirmed. */
  email: string;
  /** The normalised confirmed address; a placeholder that matches no address while there is none. */
  email_key: string;
  /** The normalised unconfirmed address. */
  claimed_email_key: string | null;
  /** The confirmed number. */
  phone: string | null;
  claimed_phone: string | null;
  password: string;
  /** Id of the market that the account uses; null until one is chosen. */
  market: string | null;
  created_at: number;
}

/** A session of a shopper's account or of a seller. */
export interface SessionRow {
  /** SHA-256 of the token. */
  token_hash: string;
  kind: Kind;
  subject_id: string;
  device_type: number | null;
  created_at: number;
  expires_at: number;
  /** Indian day of the last use; null before it was recorded. */
  used_on: string | null;
  /** "Chrome on Android". */
  browser: string | null;
}

/** A link that confirms an email address. */
export interface EmailConfirmationRow {
  token_hash: string;
  account_id: string;
  email: string;
  expires_at: number;
}

/** A one-time code. Its request is a token that only the browser which asked for the code has. */
export interface OneTimeCodeRow {
  /** SHA-256 of the request's token. */
  request_hash: string;
  /** To log in, to stand for the password, or to confirm a phone number. */
  purpose: 'login' | 'proof' | 'phone';
  /** Null until the code was sent; stays null when nobody has the number. */
  account_id: string | null;
  /** How the code was sent. */
  channel: string | null;
  /** SHA-256 of the request's token and the code. */
  code_hash: string;
  tries: number;
  expires_at: number;
}

/** A saved address of an account. */
export interface AddressRow {
  id: string;
  account_id: string;
  market: string;
  name: string;
  phone: string;
  line1: string;
  line2: string | null;
  landmark: string | null;
  city: string;
  state: string | null;
  pin_code: string | null;
  /** 1 for one address of each market that has any. */
  is_default: number;
  created_at: number;
  changed_at: number;
}

export interface PasswordResetRow {
  token_hash: string;
  kind: Kind;
  subject_id: string;
  expires_at: number;
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
  /** The answer as JSON. */
  answer: string;
  created_at: number;
}

export interface SellerRow {
  id: string;
  email: string;
  email_key: string;
  phone: string;
  password: string;
  status: 'draft' | 'submitted' | 'approved' | 'refused' | 'suspended';
  /** The fields of the application as JSON, normalised. */
  fields: string;
  /** Id in the catalogue, once approved. */
  shop: string | null;
  reason: string | null;
  created_at: number;
  submitted_at: number | null;
  decided_at: number | null;
  /** Time of the last sign-in; null before it was recorded. */
  seen_at: number | null;
}

/** A document of an application. */
export interface SellerDocumentRow {
  /** `<seller id> <kind>`. */
  id: string;
  seller_id: string;
  kind: string;
  media_type: string;
  bytes: number;
  /** Base64. */
  data: string;
  created_at: number;
}

/** A switch that is on. `size` is empty for the whole product. */
export interface SoldOutRow {
  sku: string;
  size: string;
  shop: string;
  at: number;
}

export interface ComplaintRow {
  ticket: string;
  name: string;
  phone: string | null;
  email: string | null;
  order_number: string | null;
  text: string;
  status: 'open' | 'answered';
  answer: string | null;
  created_at: number;
  /** When the grievance officer acknowledged it; null if that was the answer, or is still to be done. */
  acknowledged_at: number | null;
  answered_at: number | null;
}

export interface NewsletterRow {
  email_key: string;
  email: string;
  token_hash: string;
  status: 'asked' | 'confirmed' | 'left';
  at: number;
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
}

/** The last trusted time of a host (clock.ts). */
export interface ClockRow {
  name: string;
  at: number;
}

/** What a running host tells the operator's commands. `site-url`: the address of the site that it serves. */
export interface HostFactRow {
  name: 'site-url';
  value: string;
}

export interface AuditRow {
  id: string;
  at: number;
  /** `operator:<name>`, `seller:<id>`, `shopper`, `provider`, `host`. */
  actor: string;
  action: string;
  subject: string;
  details: string;
}
