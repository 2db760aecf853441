import { sql } from 'kysely';
import type { Database, QueryBuilder } from '../../types.ts';

/**
 * The ledger of sellers and their payouts (ledger/). Constraints and triggers hold its invariants: each entry moves a positive amount
 * from one account to another, entries are never changed or deleted, of a posting only its payout changes, and of a payout its
 * amount and account never do.
 */
export async function guardLedger(db: QueryBuilder, kind: Database['kind']): Promise<void> {
  await (kind === 'sqlite' ? guardSqlite(db) : guardPostgres(db));
}

const differ = (...columns: readonly string[]): string =>
  columns.map((column) => `new.${column} <> old.${column}`).join(' or ');

/** By name of a trigger: its table and event, the condition under which it refuses, and its message. */
const GUARDS: Readonly<Record<string, readonly [table: string, event: string, refuses: string, message: string]>> = {
  seller_entries_update: ['seller_entries', 'update', 'true', 'ledger: entries are never changed'],
  seller_entries_delete: ['seller_entries', 'delete', 'true', 'ledger: entries are never deleted'],
  seller_postings_update: [
    'seller_postings',
    'update',
    differ('seller_id', 'cause', 'kind', 'currency', 'day', 'at', 'due_on', 'payable_minor', 'value_minor'),
    'ledger: of a posting only its payout changes',
  ],
  seller_postings_delete: ['seller_postings', 'delete', 'true', 'ledger: postings are never deleted'],
  payouts_update: [
    'payouts',
    'update',
    differ('seller_id', 'currency', 'amount_minor', 'account_number', 'ifsc', 'made_at'),
    'ledger: amount and account of a payout are never changed',
  ],
  payouts_delete: ['payouts', 'delete', 'true', 'ledger: payouts are never deleted'],
};

async function guardSqlite(db: QueryBuilder): Promise<void> {
  for (const [name, [table, event, refuses, message]] of Object.entries(GUARDS))
    await sql
      .raw(
        `create trigger ${name} before ${event} on ${table} for each row when ${refuses} begin select raise(abort, '${message}'); end`,
      )
      .execute(db);
}

async function guardPostgres(db: QueryBuilder): Promise<void> {
  for (const [name, [table, event, refuses, message]] of Object.entries(GUARDS)) {
    const last = event === 'delete' ? 'old' : 'new';
    await sql
      .raw(
        `create or replace function ${name}() returns trigger language plpgsql as $$ begin
         if ${refuses} then raise exception '${message}' using errcode = 'check_violation'; end if; return ${last}; end $$`,
      )
      .execute(db);
    await sql
      .raw(`create trigger ${name} before ${event} on ${table} for each row execute function ${name}()`)
      .execute(db);
  }
}
