import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { FORMER_DAYS, RESTOCK_ALERT_DAYS, RESTOCK_TOLD_DAYS } from '../../../core/site/constants.ts';
import { releaseAudit } from '../../ground/audit/audit.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import type { Tables } from '../../ground/database/tables.ts';
import { sweepFiles } from '../../ground/outbox/outbox-files.ts';
import { KNOWN_DAYS } from '../../ground/limits/known-clients.ts';
import { eraseDue } from './erase-order.ts';
import type { Retention, RetentionName } from '../../ground/config/retention-days.ts';
import type { HostServices } from '../services.ts';

const DAY_MS = 86_400_000;
/** How many rows one transaction deletes at most, so that nothing else waits long for the write lock or the event loop. */
export const BATCH = 500;

interface Rule {
  readonly table: keyof Tables;
  /** The column of the primary key. */
  readonly key: string;
  readonly why: string;
  /** The setting with the number of days; without one, expired rows are deleted at once. */
  readonly name?: RetentionName;
  /** The condition for rows that are due at a time in epoch milliseconds. */
  due(before: number): RawBuilder<SqlBool>;
}

const rule = <T extends keyof Tables>(
  table: T,
  key: keyof Tables[T] & string,
  why: string,
  due: (before: number) => RawBuilder<SqlBool>,
  name?: RetentionName,
): Rule => ({ table, key, why, due, name });

const BOOKS =
  'books of account: the Companies Act (s. 128) requires eight financial years, the CGST Act (s. 36) 72 months';
const CONTRACT = 'belongs to its owner, and goes when the owner deletes it';
const STATE = 'current state, which does not grow with time';

/**
 * For each table the rules that delete its rows, or the reason for keeping them. Rows of orders stay; their personal data is erased by the rules of
 * privacy/retention-periods.ts.
 */
export const FATES: Readonly<Record<keyof Tables | 'migrations', readonly Rule[] | string>> = {
  accounts: CONTRACT,
  sessions: [rule('sessions', 'token_hash', 'it has expired', (before) => sql`expires_at <= ${before}`)],
  password_resets: [rule('password_resets', 'token_hash', 'it has expired', (before) => sql`expires_at <= ${before}`)],
  email_confirmations: [
    rule('email_confirmations', 'token_hash', 'it has expired', (before) => sql`expires_at <= ${before}`),
  ],
  one_time_codes: [rule('one_time_codes', 'request_hash', 'it has expired', (before) => sql`expires_at <= ${before}`)],
  addresses: CONTRACT,
  rate_limits: [rule('rate_limits', 'key', 'its time window has ended', (before) => sql`ends_at <= ${before}`)],
  known_clients: [
    rule(
      'known_clients',
      'key',
      'nobody has logged in from there for so long',
      (before) => sql`seen_at < ${before - KNOWN_DAYS * DAY_MS}`,
    ),
  ],
  idempotency_keys: [
    rule(
      'idempotency_keys',
      'key',
      'nobody repeats a request after so long',
      (before) => sql`created_at < ${before}`,
      'keys',
    ),
  ],
  orders: BOOKS,
  shipments: BOOKS,
  order_lines: BOOKS,
  order_events: BOOKS,
  returns: BOOKS,
  return_pictures: 'goes with the phone number of its order, by the rules of privacy/retention-periods.ts',
  reviews: 'published with its product until the operator refuses it, as its writer may ask',
  payments: BOOKS,
  provider_payments: BOOKS,
  refunds: BOOKS,
  balance_entries: BOOKS,
  counters: STATE,
  sellers: [
    rule(
      'sellers',
      'id',
      'an application that its seller has not come back to; approved and suspended sellers belong to the books',
      (before) => sql`status in ('draft', 'refused') and coalesce(seen_at, created_at) < ${before}`,
      'drafts',
    ),
  ],
  seller_documents: [
    rule(
      'seller_documents',
      'id',
      'its application is gone',
      () => sql`not exists (select 1 from sellers where sellers.id = seller_account_id)`,
    ),
    rule(
      'seller_documents',
      'id',
      'of an application that was refused; those of approved and suspended sellers belong to the books',
      (before) =>
        sql`exists (select 1 from sellers where sellers.id = seller_account_id and status = 'refused' and decided_at < ${before})`,
      'documents',
    ),
  ],
  seller_changes: [
    rule(
      'seller_changes',
      'id',
      'nobody has confirmed it in time',
      (before) => sql`state in ('asked', 'unproven') and due_at <= ${before}`,
    ),
    rule(
      'seller_changes',
      'id',
      'decided so long ago that former addresses are told no more',
      (before) => sql`state in ('done', 'stopped') and due_at < ${before - FORMER_DAYS * DAY_MS}`,
    ),
  ],
  sold_out: STATE,
  stock_counts: STATE,
  seller_products: STATE,
  seller_pictures: STATE,
  seller_postings: BOOKS,
  seller_entries: BOOKS,
  seller_years: BOOKS,
  seller_months: BOOKS,
  seller_month_sums: BOOKS,
  seller_open_days: BOOKS,
  payouts: BOOKS,
  complaints: [
    rule(
      'complaints',
      'ticket',
      'answered too long ago for a consumer commission (Consumer Protection Act, s. 69: two years); open ones stay',
      (before) => sql`status = 'answered' and answered_at < ${before}`,
      'complaints',
    ),
  ],
  newsletter: [
    rule(
      'newsletter',
      'email_key',
      'never confirmed, or unsubscribed',
      (before) => sql`status in ('asked', 'left') and at < ${before}`,
      'newsletter',
    ),
  ],
  restock_alerts: [
    rule(
      'restock_alerts',
      'token_hash',
      'never confirmed, told, or left; form and mail say so',
      (before) => sql`status in ('asked', 'told', 'left') and at < ${before - RESTOCK_TOLD_DAYS * DAY_MS}`,
    ),
    rule(
      'restock_alerts',
      'token_hash',
      'never back in all that time; form and mail say so',
      (before) => sql`status = 'confirmed' and at < ${before - RESTOCK_ALERT_DAYS * DAY_MS}`,
    ),
  ],
  outbox: [
    rule(
      'outbox',
      'id',
      'sent or given up; the text of a sent mail was deleted before',
      (before) => sql`send_at is null and created_at < ${before}`,
      'messages',
    ),
  ],
  message_links: [rule('message_links', 'token_hash', 'it has expired', (before) => sql`expires_at <= ${before}`)],
  opt_outs: 'until their owner wants messages again; hashed',
  daily_reports: STATE,
  audit: [
    rule(
      'audit',
      'id',
      'eight financial years after its own (Companies Act, s. 128)',
      (before) => sql`at < ${before}`,
      'audit',
    ),
  ],
  audit_release: 'empty, except while entries of the audit trail are deleted',
  staff: 'until the operator removes them',
  staff_sessions: [rule('staff_sessions', 'token_hash', 'it has expired', (before) => sql`expires_at <= ${before}`)],
  passkeys: 'until their owner removes them, or the operator their owner',
  passkey_challenges: [
    rule('passkey_challenges', 'challenge_hash', 'it has expired', (before) => sql`expires_at <= ${before}`),
  ],
  clock: STATE,
  host_facts: STATE,
  migrations: STATE,
};

const RULES = Object.values(FATES).flatMap((fate) => (typeof fate === 'string' ? [] : fate));

/** The rules that delete rows, for the operator: "365 days", or "at once" if rows are deleted when they expire. */
export const describeFates = (
  retention: Retention,
): { readonly table: string; readonly days: string; readonly why: string }[] =>
  RULES.map(({ table, name, why }) => ({ table, days: name ? `${retention[name]} days` : 'at once', why }));

/**
 * Deletes rows that are due and erases personal data of orders, at most a batch for each rule. Returns the number of rows; unless it is 0, there may be
 * more.
 */
export async function clean(services: HostServices, signal?: AbortSignal): Promise<number> {
  const { database, now, config, log } = services;
  let done = 0;
  for (const rule of RULES) {
    if (signal?.aborted) return done;
    const before = now() - (rule.name ? config.retention[rule.name] * DAY_MS : 0);
    // Usually nothing is due, and a read is cheaper than a write.
    if ((await selectDue(rule, before, 1).execute(database.read)).rows.length === 0) continue;
    const rows = await database.write((db) => deleteDue(db, rule, before));
    done += rows;
    log.info('deleted by retention rule', { table: rule.table, rows });
  }
  const erased = await eraseDue(services, signal);
  if (erased > 0) log.info('personal data erased by retention rule', { orders: erased });
  // Messages are deleted from the database by age, and so are the files that replace them without a mail server.
  const files = await sweepFiles(database.read, config.dataDir);
  if (files > 0) log.info('files of messages deleted by retention rule', { files });
  return done + erased;
}

const selectDue = ({ table, key, due }: Rule, before: number, most: number): RawBuilder<unknown> =>
  sql`select ${sql.ref(key)} from ${sql.table(table)} where ${due(before)} limit ${most}`;

async function deleteDue(db: QueryBuilder, rule: Rule, before: number): Promise<number> {
  const work = () =>
    db
      .deleteFrom(rule.table)
      .where(sql<SqlBool>`${sql.ref(rule.key)} in (${selectDue(rule, before, BATCH)})`)
      .executeTakeFirst();
  const { numDeletedRows } = await (rule.table === 'audit' ? releaseAudit(db, before, work) : work());
  return Number(numDeletedRows);
}
