import { sql } from 'kysely';
import { createIndex, createTable } from './create-table.ts';
import type { Database, QueryBuilder } from '../../types.ts';

/**
 * The ledger of sellers and their payouts (ledger/). Constraints and triggers hold its invariants: each entry moves a positive amount
 * from one account to another, entries are never changed or deleted, of a posting only its payout changes, and of a payout its
 * amount and account never do.
 */
export async function createSellerLedger(db: QueryBuilder, kind: Database['kind']): Promise<void> {
  await createTable(
    db,
    'seller_postings',
    {
      seller_id: 'text',
      cause: 'text',
      kind: 'text',
      order_id: 'text?',
      shipment_id: 'text?',
      currency: 'text',
      day: 'text',
      at: 'bigint',
      due_on: 'text',
      payable_minor: 'bigint',
      value_minor: 'bigint',
      note: 'text?',
      payout_id: 'text?',
    },
    (table) => table.addPrimaryKeyConstraint('seller_postings_pk', ['seller_id', 'cause']),
  );
  await createIndex(db, 'seller_postings', 'seller_id', 'at', 'cause');
  await createIndex(db, 'seller_postings', 'payout_id', 'seller_id', 'due_on');
  await createIndex(db, 'seller_postings', 'shipment_id');
  await createTable(
    db,
    'seller_entries',
    {
      seller_id: 'text',
      cause: 'text',
      kind: 'text',
      line_id: 'text',
      debit: 'text',
      credit: 'text',
      amount_minor: 'bigint',
    },
    (table) =>
      table
        .addPrimaryKeyConstraint('seller_entries_pk', ['seller_id', 'cause', 'kind', 'line_id'])
        .addForeignKeyConstraint('seller_entries_posting', ['seller_id', 'cause'], 'seller_postings', [
          'seller_id',
          'cause',
        ])
        .addCheckConstraint('seller_entries_amount', sql`amount_minor > 0`)
        .addCheckConstraint('seller_entries_accounts', sql`debit <> credit`),
  );
  await createTable(
    db,
    'seller_years',
    { seller_id: 'text', year: 'text', base_minor: 'bigint', untaxed_minor: 'bigint', is_over: 'integer' },
    (table) => table.addPrimaryKeyConstraint('seller_years_pk', ['seller_id', 'year']),
  );
  await createTable(
    db,
    'payouts',
    {
      id: 'text',
      seller_id: 'text',
      seller_account_id: 'text',
      currency: 'text',
      amount_minor: 'bigint',
      status: 'text',
      holder: 'text',
      account_number: 'text',
      ifsc: 'text',
      made_at: 'bigint',
      settled_at: 'bigint?',
      utr: 'text?',
      reason: 'text?',
    },
    (table) =>
      table
        .addPrimaryKeyConstraint('payouts_pk', ['id'])
        .addCheckConstraint('payouts_amount', sql`amount_minor > 0`)
        .addCheckConstraint('payouts_status', sql`status in ('made', 'paid', 'failed')`),
  );
  await createIndex(db, 'payouts', 'seller_id', 'id');
  await createIndex(db, 'payouts', 'status', 'id');
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
