import { sql } from 'kysely';
import type { Database } from '../../../src/api/ground/database/types.ts';

/** The days of the return window, after which a sale is due. */
const RETURN_DAYS = 7;
/** An order's line of each position (tests/bench/api/many-orders.ts), as the ledger has it: 280 rupees together, of which some are kept. */
const SOLD: Readonly<Record<1 | 2, number>> = { 1: 9_000, 2: 19_000 };
const LINE_ENTRIES = [
  ['commission', 'commission', 0.1],
  ['commission-gst', 'charges-gst', 0.018],
  ['tcs', 'tcs', 0.005],
  ['tds', 'tds', 0.001],
] as const;
const PARCEL_ENTRIES = [
  ['shipping', 'shipping', 4_500],
  ['shipping-gst', 'charges-gst', 810],
] as const;
const FEES_MINOR = 8_000;

/** So many that no statement takes longer than the host lets one. */
const DAY_MS = 86_400_000;

/**
 * Posts all delivered shipments and received returns that `insertManyOrders` has made, as of when they came. Returns how many
 * postings there are.
 */
export async function fillLedger(database: Database): Promise<number> {
  const first = await database.read
    .selectFrom('shipments')
    .select((eb) => eb.fn.min('created_at').as('at'))
    .executeTakeFirst();
  const sellers = await database.read.selectFrom('shipments').select('seller_id').distinct().execute();
  for (let from = Number(first?.at); from <= Date.now(); from += DAY_MS)
    for (const { seller_id: sellerId } of sellers) await fillDay(database, sellerId, from);
  if (database.kind === 'postgres') await sql`analyze`.execute(database.read);
  const count = await database.read
    .selectFrom('seller_months')
    .select((eb) => eb.fn.sum('postings').as('count'))
    .executeTakeFirst();
  return Number(count?.count ?? 0);
}

async function fillDay(database: Database, sellerId: string, from: number): Promise<void> {
  const within = (column: string) => `${column} >= ${from} and ${column} < ${from + DAY_MS}`;
  const isSqlite = database.kind === 'sqlite';
  const dayAt = (at: string, later = 0) =>
    sql.raw(
      isSqlite
        ? `strftime('%Y-%m-%d', ${at} / 1000 + 19800 + ${later * 86_400}, 'unixepoch')`
        : `to_char(to_timestamp(${at} / 1000 + ${later * 86_400}) at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`,
    );
  const lineMinor = Object.values(SOLD).reduce((sum, minor) => sum + minor, 0);
  const kept =
    Object.values(SOLD).reduce(
      (sum, minor) => sum + LINE_ENTRIES.reduce((all, [, , part]) => all + Math.round(minor * part), 0),
      0,
    ) + PARCEL_ENTRIES.reduce((sum, [, , minor]) => sum + minor, 0);
  const delivered = sql`from shipments where seller_id = ${sellerId} and status = 'delivered' and ${sql.raw(within('created_at'))}`;
  const received = sql`from returns where seller_id = ${sellerId} and status = 'received' and ${sql.raw(within('created_at'))}`;
  await database.write(async (db) => {
    const columns = sql.raw(
      'shop, cause, kind, order_id, shipment_id, currency, day, at, due_on, payable_minor, value_minor, note, payout_id',
    );
    await sql`insert into seller_postings (${columns})
      select seller_id, 'sale:' || id, 'sale', order_id, id, 'INR', ${dayAt('delivered_at')}, delivered_at,
        ${dayAt('delivered_at', RETURN_DAYS + 1)}, ${sql.lit(lineMinor - kept)}, 0, null, null ${delivered}`.execute(
      db,
    );
    await sql`insert into seller_postings (${columns})
      select seller_id, 'return:' || id, 'return', order_id, shipment_id, 'INR', ${dayAt('created_at')}, created_at,
        ${dayAt('created_at', RETURN_DAYS + 1)}, -refund_minor, 0, null, null ${received}`.execute(db);
    const entry = (kind: string, line: string, debit: string, credit: string, minor: string) =>
      sql.raw(`'${kind}', ${line}, '${debit}', '${credit}', ${minor}`);
    for (const [position, minor] of Object.entries(SOLD)) {
      const ofLines = sql`from shipments join order_lines on order_lines.order_id = shipments.order_id
        where seller_id = ${sellerId} and status = 'delivered' and ${sql.raw(within('created_at'))} and order_lines.position = ${sql.lit(Number(position))}`;
      for (const what of [
        entry('sale', 'order_lines.id', 'courier', 'payable', String(minor)),
        ...LINE_ENTRIES.map(([kind, credit, part]) =>
          entry(kind, 'order_lines.id', 'payable', credit, String(Math.round(minor * part))),
        ),
      ])
        await sql`insert into seller_entries select seller_id, 'sale:' || shipments.id, ${what} ${ofLines}`.execute(db);
    }
    for (const what of [
      entry('fees', `''`, 'courier', 'fees', String(FEES_MINOR)),
      ...PARCEL_ENTRIES.map(([kind, credit, minor]) => entry(kind, `''`, 'payable', credit, String(minor))),
    ])
      await sql`insert into seller_entries select seller_id, 'sale:' || id, ${what} ${delivered}`.execute(db);
    const back = entry('return', `''`, 'payable', 'refunds', 'refund_minor');
    await sql`insert into seller_entries select seller_id, 'return:' || id, ${back} ${received}`.execute(db);
  });
}
