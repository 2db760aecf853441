import { sql } from 'kysely';
import type { Database, QueryBuilder } from '../../types.ts';

/**
 * The balances of orders (orders/record/balance.ts), with constraints and triggers for its invariants: amounts are positive, entries are never
 * changed, no more is released than charged, no more owed than collected, no more paid back than owed, and every refund has an entry
 * that owes it.
 */
export async function guardBalances(db: QueryBuilder, kind: Database['kind']): Promise<void> {
  await (kind === 'sqlite' ? guardSqlite(db) : guardPostgres(db));
}

/** The sum of the first kind never exceeds that of the second. */
const COVERS = [
  ['released', 'charged'],
  ['owed', 'collected'],
  ['paid-back', 'owed'],
] as const;

const sumOf = (kind: string): string =>
  `(select coalesce(sum(amount_minor), 0) from balance_entries where order_id = new.order_id and kind = '${kind}')`;
const OWED = `exists (select 1 from balance_entries where order_id = new.order_id and kind = 'owed'
  and cause = new.cause and amount_minor = new.amount_minor)`;

async function guardSqlite(db: QueryBuilder): Promise<void> {
  const guard = (name: string, event: string, condition: string, message: string) =>
    sql
      .raw(
        `create trigger ${name} ${event} for each row when ${condition} begin select raise(abort, '${message}'); end`,
      )
      .execute(db);
  for (const [index, [kind, cover]] of COVERS.entries())
    await guard(
      `balance_entries_cover_${index}`,
      // `after`, so that an insert that conflicts with an existing entry does not fire it.
      'after insert on balance_entries',
      `new.kind = '${kind}' and ${sumOf(kind)} > ${sumOf(cover)}`,
      `balance: more ${kind} than ${cover}`,
    );
  await guard(
    'balance_entries_update',
    'before update on balance_entries',
    'true',
    'balance: entries are never changed',
  );
  await guard(
    'balance_entries_delete',
    'before delete on balance_entries',
    'true',
    'balance: entries are never deleted',
  );
  await guard('refunds_insert', 'after insert on refunds', `not ${OWED}`, 'balance: a refund that is not owed');
  await guard(
    'refunds_update',
    'before update on refunds',
    'new.order_id <> old.order_id or new.cause <> old.cause or new.amount_minor <> old.amount_minor',
    'balance: a refund is owed as it is',
  );
}

async function guardPostgres(db: QueryBuilder): Promise<void> {
  const guard = async (name: string, event: string, body: string) => {
    await sql
      .raw(
        `create or replace function ${name}() returns trigger language plpgsql as $$ begin ${body}
         if tg_op = 'DELETE' then return old; end if; return new; end $$`,
      )
      .execute(db);
    await sql.raw(`create trigger ${name} ${event} for each row execute function ${name}()`).execute(db);
  };
  const refuse = (condition: string, message: string): string =>
    `if ${condition} then raise exception '${message}' using errcode = 'check_violation'; end if;`;
  await guard(
    'balance_entries_cover',
    'after insert on balance_entries',
    // Locks the order, so that concurrent writers see each other's entries.
    `perform 1 from orders where id = new.order_id for update; ${COVERS.map(([kind, cover]) =>
      refuse(`new.kind = '${kind}' and ${sumOf(kind)} > ${sumOf(cover)}`, `balance: more ${kind} than ${cover}`),
    ).join(' ')}`,
  );
  await guard(
    'balance_entries_keep',
    'before update or delete on balance_entries',
    refuse('true', 'balance: entries are never changed'),
  );
  await guard('refunds_insert', 'after insert on refunds', refuse(`not ${OWED}`, 'balance: a refund that is not owed'));
  await guard(
    'refunds_update',
    'before update on refunds',
    refuse(
      'new.order_id <> old.order_id or new.cause <> old.cause or new.amount_minor <> old.amount_minor',
      'balance: a refund is owed as it is',
    ),
  );
}
