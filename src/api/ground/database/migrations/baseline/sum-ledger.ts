import { sql } from 'kysely';
import type { Database, QueryBuilder } from '../../types.ts';

/**
 * Sums of the sellers' ledger: by month, and of what is in no payout yet by the day on which it is due. Triggers add to them in the
 * transaction of each posting.
 */
export async function sumLedger(db: QueryBuilder, kind: Database['kind']): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  for (const statement of kind === 'sqlite' ? SQLITE : POSTGRES) await run(statement);
}

const MONTH = 'substr(day, 1, 7)';

/** Adds the inserted row to the one that is there. */
const addTo = (table: string, key: string, ...columns: readonly string[]): string =>
  `on conflict (${key}) do update set ${columns.map((column) => `${column} = ${table}.${column} + excluded.${column}`).join(', ')};`;

const ADD_MONTH = addTo('seller_months', 'seller_id, month', 'postings', 'payable_minor');
const ADD_ENTRIES = addTo('seller_month_sums', 'seller_id, month, kind, debit, credit', 'amount_minor');
const ADD_OPEN = addTo('seller_open_days', 'seller_id, due_on, currency', 'postings', 'payable_minor');

/** 1 if a posting leaves its payout, -1 if it gets into one. */
const signOf = (row: string): string => `(case when ${row}.payout_id is null then 1 else -1 end)`;

const SQLITE: readonly string[] = [
  `create trigger seller_postings_sum after insert on seller_postings for each row begin
    insert into seller_months values (new.seller_id, substr(new.day, 1, 7), 1, new.payable_minor) ${ADD_MONTH}
    insert into seller_open_days select new.seller_id, new.due_on, new.currency, 1, new.payable_minor
      where new.payout_id is null ${ADD_OPEN} end`,
  `create trigger seller_entries_sum after insert on seller_entries for each row begin
    insert into seller_month_sums select new.seller_id, ${MONTH}, new.kind, new.debit, new.credit, new.amount_minor
      from seller_postings where seller_id = new.seller_id and cause = new.cause ${ADD_ENTRIES} end`,
  `create trigger seller_postings_open after update of payout_id on seller_postings for each row
    when (old.payout_id is null) <> (new.payout_id is null) begin
    insert into seller_open_days values (new.seller_id, new.due_on, new.currency, ${signOf('new')}, ${signOf('new')} * new.payable_minor) ${ADD_OPEN}
    delete from seller_open_days where seller_id = new.seller_id and due_on = new.due_on and currency = new.currency and postings = 0; end`,
];

/** Statement by statement, in the order of keys: concurrent transactions then wait for each other instead of blocking each other. */
const POSTGRES: readonly string[] = [
  `create or replace function seller_postings_sum() returns trigger language plpgsql as $$ begin
    insert into seller_open_days select seller_id, due_on, currency, count(*), sum(payable_minor) from added
      where payout_id is null group by 1, 2, 3 order by 1, 2, 3 ${ADD_OPEN}
    insert into seller_months select seller_id, ${MONTH}, count(*), sum(payable_minor) from added group by 1, 2 order by 1, 2 ${ADD_MONTH}
    return null; end $$`,
  `create trigger seller_postings_sum after insert on seller_postings referencing new table as added
    for each statement execute function seller_postings_sum()`,
  `create or replace function seller_entries_sum() returns trigger language plpgsql as $$ begin
    insert into seller_month_sums select added.seller_id, ${MONTH}, added.kind, debit, credit, sum(amount_minor)
      from added join seller_postings using (seller_id, cause) group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5 ${ADD_ENTRIES}
    return null; end $$`,
  `create trigger seller_entries_sum after insert on seller_entries referencing new table as added
    for each statement execute function seller_entries_sum()`,
  `create or replace function seller_postings_open() returns trigger language plpgsql as $$ begin
    insert into seller_open_days
      select seller_id, changed.due_on, changed.currency, sum(${signOf('changed')}), sum(${signOf('changed')} * changed.payable_minor)
      from changed join former using (seller_id, cause)
      where (former.payout_id is null) <> (changed.payout_id is null) group by 1, 2, 3 order by 1, 2, 3 ${ADD_OPEN}
    delete from seller_open_days where postings = 0 and seller_id in (select seller_id from changed);
    return null; end $$`,
  `create trigger seller_postings_open after update on seller_postings referencing old table as former new table as changed
    for each statement execute function seller_postings_open()`,
];
