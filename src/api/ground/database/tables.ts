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
  /** To log in, to stand for the password, to confirm a phone number, or to confirm a change of a seller's details. */
  purpose: 'login' | 'proof' | 'phone' | 'seller';
  /** Null until the code was sent; stays null when nobody has the number. Of a seller: the id of the change. */
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
  seller_id: string | null;
  reason: string | null;
  created_at: number;
  submitted_at: number | null;
  decided_at: number | null;
  /** Time of the last sign-in; null before it was recorded. */
  seen_at: number | null;
  /** When the address was confirmed; null while it is not. */
  email_confirmed_at: number | null;
}

/** A change of an approved seller's details. */
export interface SellerChangeRow {
  id: string;
  seller_account_id: string;
  kind: 'bank' | 'email' | 'phone' | 'business';
  /**
   * Asked: waits for the code that went to the address or number on file. Unproven: waits for the link that went to the new address.
   * Cooling: confirmed, and takes effect later.
   */
  state: 'asked' | 'unproven' | 'cooling' | 'done' | 'stopped';
  /** The new address or number; the former one once done, so that it is told of further changes. */
  email: string | null;
  phone: string | null;
  /** The new fields as JSON; null once done. */
  value: string | null;
  created_at: number;
  /** Until when it waits, when it takes effect, or when it was decided. */
  due_at: number;
}

/** A document of an application. */
export interface SellerDocumentRow {
  /** `<seller id> <kind>`. */
  id: string;
  seller_account_id: string;
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
  seller_id: string;
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
