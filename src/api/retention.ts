import type { SelectQueryBuilder } from 'kysely';
import type { QueryBuilder } from './database/types.ts';
import type { Tables } from './database/tables.ts';
import type { RetentionName } from './retention-days.ts';
import type { Services } from './services.ts';

const DAY_MS = 86_400_000;
/** Rows that one transaction deletes at most: nobody waits long for the write lock, nor for the event loop. */
export const BATCH = 500;

interface Rule {
  /** The setting that says how many days; without one, what has run out goes at once. */
  readonly name?: RetentionName;
  readonly why: string;
  /** Key of the table, by which its rows are deleted. */
  readonly key: string;
  /** The keys of what is older than a moment. */
  due(db: QueryBuilder, before: number): SelectQueryBuilder<Tables, never, object>;
}

const rule = <T extends SelectQueryBuilder<Tables, never, object>>(
  key: string,
  why: string,
  due: (db: QueryBuilder, before: number) => unknown,
  name?: RetentionName,
): Rule => ({ key, why, due: due as (db: QueryBuilder, before: number) => T, ...(name && { name }) });

const BOOKS =
  'books of account: the Companies Act (s. 128) wants eight financial years, the CGST Act (s. 36) 72 months';
const CONTRACT = 'belongs to whoever has it, and goes when its owner deletes it';
const STATE = 'says how things are now, and does not grow with time';

/**
 * What becomes of each table: the rules by which its rows are deleted, or why they are kept. Names and addresses of orders
 * stay with their order, as an invoice has to name its buyer for as long as the books are kept.
 */
export const FATES: Readonly<Record<keyof Tables | 'migrations', readonly Rule[] | string>> = {
  accounts: CONTRACT,
  sessions: [
    rule('token_hash', 'it has run out', (db, before) =>
      db.selectFrom('sessions').select('token_hash').where('expires_at', '<=', before),
    ),
  ],
  password_resets: [
    rule('token_hash', 'it has run out', (db, before) =>
      db.selectFrom('password_resets').select('token_hash').where('expires_at', '<=', before),
    ),
  ],
  email_confirmations: [
    rule('token_hash', 'it has run out', (db, before) =>
      db.selectFrom('email_confirmations').select('token_hash').where('expires_at', '<=', before),
    ),
  ],
  rate_limits: [
    rule('key', 'nothing is counted against it any more', (db, before) =>
      db.selectFrom('rate_limits').select('key').where('ends_at', '<=', before),
    ),
  ],
  idempotency_keys: [
    rule(
      'key',
      'nobody tries the same request for so long',
      (db, before) => db.selectFrom('idempotency_keys').select('key').where('created_at', '<', before),
      'keys',
    ),
  ],
  orders: BOOKS,
  shipments: BOOKS,
  order_lines: BOOKS,
  order_events: BOOKS,
  returns: BOOKS,
  payments: BOOKS,
  provider_payments: BOOKS,
  refunds: BOOKS,
  ledger_entries: BOOKS,
  counters: STATE,
  sellers: [
    rule(
      'id',
      'an application that its seller has not come back to; approved and suspended sellers stand in the books',
      (db, before) =>
        db
          .selectFrom('sellers')
          .select('id')
          .where('status', 'in', ['draft', 'refused'])
          .where((eb) => eb(eb.fn.coalesce('seen_at', 'created_at'), '<', before)),
      'drafts',
    ),
  ],
  sold_out: STATE,
  complaints: [
    rule(
      'ticket',
      'answered, and too long ago for a consumer commission (Consumer Protection Act, s. 69: two years); an open one stays',
      (db, before) =>
        db.selectFrom('complaints').select('ticket').where('status', '=', 'answered').where('answered_at', '<', before),
      'complaints',
    ),
  ],
  newsletter: [
    rule(
      'email_key',
      'nobody has confirmed it, or its owner has left',
      (db, before) =>
        db
          .selectFrom('newsletter')
          .select('email_key')
          .where('status', 'in', ['asked', 'left'])
          .where('at', '<', before),
      'newsletter',
    ),
  ],
  outbox: [
    rule(
      'id',
      'sent or given up; of what was sent, only the trace was left',
      (db, before) =>
        db.selectFrom('outbox').select('id').where('send_at', 'is', null).where('created_at', '<', before),
      'mails',
    ),
  ],
  audit: [
    rule(
      'id',
      'eight financial years after the one that it belongs to (Companies Act, s. 128)',
      (db, before) => db.selectFrom('audit').select('id').where('at', '<', before),
      'audit',
    ),
  ],
  clock: STATE,
  migrations: STATE,
};

/** Deletes what the rules say, a batch of each. Returns how much it was: where there was something there may be more. */
export async function clean({ database, now, config, log }: Services, signal?: AbortSignal): Promise<number> {
  let done = 0;
  for (const [table, rules] of Object.entries(FATES)) {
    if (typeof rules === 'string') continue;
    for (const { key, due, name } of rules) {
      if (signal?.aborted) return done;
      const before = now() - (name ? config.retention[name] * DAY_MS : 0);
      // Mostly there is nothing: that costs no write.
      if ((await due(database.read, before).limit(1).execute()).length === 0) continue;
      const deleted = await database.write((db) =>
        db
          .deleteFrom(table as 'audit')
          .where(key as 'id', 'in', due(db, before).limit(BATCH) as never)
          .executeTakeFirst(),
      );
      const rows = Number(deleted.numDeletedRows);
      done += rows;
      log.info('deleted by rule', { table, rows });
    }
  }
  return done;
}
