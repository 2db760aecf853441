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
  ReturnRow,
  ReviewRow,
} from './order-tables.ts';

export type * from './order-tables.ts';

/**
 * The tables, for the query builder. Times are epoch milliseconds, flags 0 or 1, amounts minor units, and lists or records JSON text, on
 * both SQLite and PostgreSQL.
 */
export interface Tables {
  accounts: AccountRow;
  sessions: SessionRow;
  password_resets: PasswordResetRow;
  email_confirmations: EmailConfirmationRow;
  rate_limits: RateLimitRow;
  idempotency_keys: IdempotencyKeyRow;
  orders: OrderRow;
  shipments: ShipmentRow;
  order_lines: OrderLineRow;
  order_events: OrderEventRow;
  returns: ReturnRow;
  reviews: ReviewRow;
  payments: PaymentRow;
  provider_payments: ProviderPaymentRow;
  refunds: RefundRow;
  ledger_entries: LedgerEntryRow;
  counters: CounterRow;
  sellers: SellerRow;
  sold_out: SoldOutRow;
  complaints: ComplaintRow;
  newsletter: NewsletterRow;
  outbox: OutboxRow;
  audit: AuditRow;
  clock: ClockRow;
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

/** A link that confirms an e-mail address. */
export interface EmailConfirmationRow {
  token_hash: string;
  account_id: string;
  email: string;
  expires_at: number;
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
  answered_at: number | null;
}

export interface NewsletterRow {
  email_key: string;
  email: string;
  token_hash: string;
  status: 'asked' | 'confirmed' | 'left';
  at: number;
}

/** Messages to be sent. Sent ones keep their row for a while, without the text. */
export interface OutboxRow {
  id: string;
  kind: string;
  recipient: string;
  subject: string;
  body: string;
  /** Address of one-click unsubscribe, for newsletter mails. */
  unsubscribe: string | null;
  created_at: number;
  /** Time of the next attempt; null once it was sent or given up. */
  send_at: number | null;
  tries: number;
  sent_at: number | null;
}

/** The last trusted time of a host (clock.ts). */
export interface ClockRow {
  name: string;
  at: number;
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
