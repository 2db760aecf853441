import { sql } from 'kysely';
import { createTable } from '../create-table.ts';
import type { QueryBuilder, Database } from '../types.ts';

/**
 * The ledger of orders (orders/ledger.ts), with constraints and triggers for its invariants: amounts are positive, entries are never
 * changed, no more is released than charged, no more owed than collected, no more paid back than owed, and every refund has an entry
 * that owes it.
 */
export async function createLedger(db: QueryBuilder, kind: Database['kind']): Promise<void> {
  await createTable(
    db,
    'ledger_entries',
    { order_id: 'text', kind: 'text', cause: 'text', amount_minor: 'bigint', at: 'bigint', reference: 'text?' },
    (table) =>
      table
        .addPrimaryKeyConstraint('ledger_entries_pk', ['order_id', 'kind', 'cause'])
        .addForeignKeyConstraint('ledger_entries_order', ['order_id'], 'orders', ['id'])
        .addCheckConstraint('ledger_entries_amount', sql`amount_minor > 0`)
        .addCheckConstraint(
          'ledger_entries_kind',
          sql`kind in ('charged', 'released', 'collected', 'owed', 'paid-back')`,
        ),
  );
  await fillLedger(db);
  // Existing entries that break the rules stay, as the money may have been sent.
  await (kind === 'sqlite' ? guardSqlite(db) : guardPostgres(db));
}

/** The sum of the first kind never exceeds that of the second. */
const COVERS = [
  ['released', 'charged'],
  ['owed', 'collected'],
  ['paid-back', 'owed'],
] as const;

const sumOf = (kind: string): string =>
  `(select coalesce(sum(amount_minor), 0) from ledger_entries where order_id = new.order_id and kind = '${kind}')`;
const OWED = `exists (select 1 from ledger_entries where order_id = new.order_id and kind = 'owed'
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
      `ledger_entries_cover_${index}`,
      // `after`, so that an insert that conflicts with an existing entry does not fire it.
      'after insert on ledger_entries',
      `new.kind = '${kind}' and ${sumOf(kind)} > ${sumOf(cover)}`,
      `ledger: more ${kind} than ${cover}`,
    );
  await guard('ledger_entries_update', 'before update on ledger_entries', 'true', 'ledger: entries are never changed');
  await guard('ledger_entries_delete', 'before delete on ledger_entries', 'true', 'ledger: entries are never deleted');
  await guard('refunds_insert', 'after insert on refunds', `not ${OWED}`, 'ledger: a refund that is not owed');
  await guard(
    'refunds_update',
    'before update on refunds',
    'new.order_id <> old.order_id or new.cause <> old.cause or new.amount_minor <> old.amount_minor',
    'ledger: a refund is owed as it is',
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
    'ledger_entries_cover',
    'after insert on ledger_entries',
    // Locks the order, so that concurrent writers see each other's entries.
    `perform 1 from orders where id = new.order_id for update; ${COVERS.map(([kind, cover]) =>
      refuse(`new.kind = '${kind}' and ${sumOf(kind)} > ${sumOf(cover)}`, `ledger: more ${kind} than ${cover}`),
    ).join(' ')}`,
  );
  await guard(
    'ledger_entries_keep',
    'before update or delete on ledger_entries',
    refuse('true', 'ledger: entries are never changed'),
  );
  await guard('refunds_insert', 'after insert on refunds', refuse(`not ${OWED}`, 'ledger: a refund that is not owed'));
  await guard(
    'refunds_update',
    'before update on refunds',
    refuse(
      'new.order_id <> old.order_id or new.cause <> old.cause or new.amount_minor <> old.amount_minor',
      'ledger: a refund is owed as it is',
    ),
  );
}

/** Makes the entries of existing orders from their rows. */
async function fillLedger(db: QueryBuilder): Promise<void> {
  const fill = (select: string) =>
    sql.raw(`insert into ledger_entries (order_id, kind, cause, amount_minor, at, reference) ${select}`).execute(db);
  await fill(`select id, 'charged', 'order', total_minor, created_at, null from orders where total_minor > 0`);
  await fill(`select p.order_id, 'collected', 'payment:' || p.id, p.amount_minor, p.at, p.id
    from provider_payments p join orders o on o.id = p.order_id
    where p.status = 'success' and p.outcome in ('paid', 'refund') and p.currency = o.currency and p.amount_minor > 0`);
  await fill(`select p.order_id, 'collected', 'part:' || p.id, p.items_minor + p.fees_minor, coalesce(p.delivered_at, p.created_at), null
    from order_parts p join orders o on o.id = p.order_id
    where p.status = 'delivered' and o.payment_method = 'cash' and p.items_minor + p.fees_minor > 0`);
  await fill(`select p.order_id, 'released', 'part:' || p.id, p.items_minor + p.fees_minor, coalesce(p.cancelled_at, p.created_at), null
    from order_parts p where p.status = 'cancelled' and p.items_minor + p.fees_minor > 0`);
  await fill(`select id, 'released', 'expired', total_minor, coalesce(pay_until, created_at), null
    from orders where stage = 'expired' and total_minor > 0`);
  await fill(`select order_id, 'owed', cause, amount_minor, created_at, null from refunds where amount_minor > 0`);
  await fill(`select order_id, 'released', cause, amount_minor, created_at, null from refunds
    where amount_minor > 0 and (cause like 'return:%' or cause like 'goodwill:%')`);
  await fill(`select order_id, 'paid-back', cause, amount_minor, created_at, reference from refunds
    where amount_minor > 0 and status = 'done'`);
  await releaseReturned(db);
  const sum = (kind: string) =>
    `(select coalesce(sum(amount_minor), 0) from ledger_entries where order_id = orders.id and kind = '${kind}')`;
  await sql
    .raw(
      `update orders set payment_status = 'void' where payment_status = 'due' and ${sum('charged')} = ${sum('released')}`,
    )
    .execute(db);
}

interface ReturnedParcel {
  readonly part_id: string;
  readonly order_id: string;
  readonly lines: string;
  readonly created_at: number;
  readonly amount_minor: number;
  readonly pieces: number;
}

/** Releases cash shipments that came back as a whole and were never marked as delivered. */
async function releaseReturned(db: QueryBuilder): Promise<void> {
  const { rows: returns } = await sql<ReturnedParcel>`
    select r.part_id, r.order_id, r.lines, r.created_at, p.items_minor + p.fees_minor as amount_minor,
      (select sum(l.quantity) from order_lines l where l.part_id = r.part_id) as pieces
    from returns r join order_parts p on p.id = r.part_id join orders o on o.id = r.order_id
    where r.status = 'received' and p.status = 'dispatched' and o.payment_status = 'due'`.execute(db);
  const back = new Map<string, number>();
  for (const row of returns) {
    const pieces = (JSON.parse(row.lines) as { readonly quantity: number }[]).reduce(
      (sum, line) => sum + line.quantity,
      0,
    );
    const before = back.get(row.part_id) ?? 0;
    back.set(row.part_id, before + pieces);
    if (before + pieces < Number(row.pieces) || before >= Number(row.pieces) || Number(row.amount_minor) <= 0) continue;
    await db
      .insertInto('ledger_entries')
      .values({
        order_id: row.order_id,
        kind: 'released',
        cause: `part:${row.part_id}`,
        amount_minor: Number(row.amount_minor),
        at: row.created_at,
        reference: null,
      })
      .execute();
  }
}
