import { sql } from 'kysely';
import { payoutEntries, payoutReturnedEntries } from '../../core/settlement/entries.ts';
import { financialYear } from '../../core/gst.ts';
import { indianDay } from '../../core/indian-day.ts';
import { type Actor, writeAudit } from '../audit.ts';
import type { PayoutRow, SellerRow } from '../database/tables.ts';
import type { QueryBuilder } from '../database/types.ts';
import { enqueue } from '../mail/outbox.ts';
import { payoutSettled } from '../mail/payout-messages.ts';
import { fieldsOf, type SellerFields } from '../sellers/application.ts';
import type { Services } from '../services.ts';
import { isDue, listOpen, type OpenPosting, sumOf } from './due.ts';
import { postForSeller } from './post.ts';

type Context = Pick<Services, 'database' | 'now' | 'shop' | 'siteUrl'>;

/** What would be paid to a shop today, and why it is not if it is not. */
export interface DuePayout {
  readonly shop: string;
  readonly currency: string;
  readonly amountMinor: number;
  /** Owed, but not due yet or held because of an open return. */
  readonly laterMinor: number;
  readonly postings: readonly OpenPosting[];
  /** The seller and its account; undefined if the shop can't be paid. */
  readonly to: { readonly seller: SellerRow; readonly bank: NonNullable<SellerFields['bank']> } | undefined;
  readonly problem: string | undefined;
}

/** The amounts that are due today, of all shops or one. */
export async function listDue(db: QueryBuilder, day: string, only?: string): Promise<DuePayout[]> {
  const byShop = Map.groupBy(await listOpen(db, only), ({ shop }) => shop);
  if (byShop.size === 0) return [];
  const sellers = await db
    .selectFrom('sellers')
    .selectAll()
    .where('shop', 'in', [...byShop.keys()])
    .execute();
  return [...byShop].map(([shop, open]) => {
    const seller = sellers.find((row) => row.shop === shop);
    const bank = seller && fieldsOf(seller).bank;
    const postings = open.filter((posting) => isDue(posting, day));
    const amountMinor = sumOf(postings);
    const problem = !seller
      ? 'no account'
      : seller.status !== 'approved'
        ? seller.status
        : !bank
          ? 'no bank account'
          : amountMinor <= 0
            ? 'nothing due'
            : undefined;
    return {
      shop,
      currency: open[0]?.currency ?? '',
      amountMinor,
      laterMinor: sumOf(open) - amountMinor,
      postings,
      to: problem === undefined && seller && bank ? { seller, bank } : undefined,
      problem,
    };
  });
}

/** An arbitrary id for the advisory lock of runs that make payouts. */
const PAYOUT_LOCK = 4_721_361;

/** Makes the payouts of what is due now, of all shops or one. */
export function makePayouts({ database, now }: Context, actor: Actor, only?: string): Promise<readonly PayoutRow[]> {
  return database.write(async (db) => {
    // Concurrent runs wait for each other, so each amount is paid once. SQLite has one writer anyway.
    if (database.kind === 'postgres') await sql`select pg_advisory_xact_lock(${PAYOUT_LOCK})`.execute(db);
    const made: PayoutRow[] = [];
    const moment = now();
    for (const due of await listDue(db, indianDay(moment), only))
      if (due.to) made.push(await makePayout(db, due, due.to, moment, actor));
    return made;
  });
}

async function makePayout(
  db: QueryBuilder,
  { shop, currency, amountMinor, postings }: DuePayout,
  { seller, bank }: NonNullable<DuePayout['to']>,
  now: number,
  actor: Actor,
): Promise<PayoutRow> {
  const row: PayoutRow = {
    id: await nextNumber(db, now),
    shop,
    seller_id: seller.id,
    currency,
    amount_minor: amountMinor,
    status: 'made',
    holder: bank.holder,
    account_number: bank.accountNumber,
    ifsc: bank.ifsc,
    made_at: now,
    settled_at: null,
    utr: null,
    reason: null,
  };
  await db.insertInto('payouts').values(row).execute();
  for (const { cause } of postings)
    await db
      .updateTable('seller_postings')
      .set({ payout_id: row.id })
      .where('shop', '=', shop)
      .where('cause', '=', cause)
      .execute();
  const entries = payoutEntries(amountMinor);
  await postForSeller(
    db,
    { shop, currency, cause: `payout:${row.id}`, kind: 'payout', payoutId: row.id, entries },
    now,
  );
  await writeAudit(db, now, actor, 'payout-made', `payout:${row.id}`, { shop, amountMinor });
  return row;
}

/** "P2627-00012": banks take letters, digits and a hyphen. */
async function nextNumber(db: QueryBuilder, now: number): Promise<string> {
  const year = financialYear(indianDay(now)).replace('-', '');
  const last = await db
    .selectFrom('payouts')
    .select('id')
    .where('id', 'like', `P${year}-%`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const number = Number(last?.id.split('-')[1] ?? 0) + 1;
  return `P${year}-${String(number).padStart(5, '0')}`;
}

/** Changes a payout that waits for the bank. Returns undefined if there is none. Of concurrent changes, one succeeds. */
async function settlePayout(
  db: QueryBuilder,
  id: string,
  to: Pick<PayoutRow, 'status' | 'settled_at' | 'utr' | 'reason'>,
): Promise<PayoutRow | undefined> {
  return db
    .updateTable('payouts')
    .set(to)
    .where('id', '=', id)
    .where('status', '=', 'made')
    .returningAll()
    .executeTakeFirst();
}

/** Records that the bank has transferred a payout, and tells the seller. */
export function payPayout(context: Context, actor: Actor, id: string, utr: string): Promise<PayoutRow | undefined> {
  return context.database.write(async (db) => {
    const now = context.now();
    const row = await settlePayout(db, id, { status: 'paid', settled_at: now, utr, reason: null });
    if (!row) return undefined;
    await writeAudit(db, now, actor, 'payout-paid', `payout:${id}`, { utr, amountMinor: row.amount_minor });
    await tellSeller(context, db, row);
    return row;
  });
}

/** Records that the bank has returned or refused a payout: its amount is owed again. */
export function failPayout(context: Context, actor: Actor, id: string, reason: string): Promise<PayoutRow | undefined> {
  return context.database.write(async (db) => {
    const now = context.now();
    const row = await settlePayout(db, id, { status: 'failed', settled_at: now, utr: null, reason });
    if (!row) return undefined;
    const { shop, currency, amount_minor: amountMinor } = row;
    await db
      .updateTable('seller_postings')
      .set({ payout_id: null })
      .where('payout_id', '=', id)
      .where('kind', '!=', 'payout')
      .execute();
    const cause = `payout-returned:${id}`;
    const entries = payoutReturnedEntries(amountMinor);
    await postForSeller(db, { shop, currency, cause, kind: 'payout-returned', payoutId: id, entries }, now);
    await writeAudit(db, now, actor, 'payout-failed', `payout:${id}`, { reason, amountMinor });
    await tellSeller(context, db, row);
    return row;
  });
}

/** The one place from which sellers are told about payouts. */
async function tellSeller({ shop, siteUrl, now }: Context, db: QueryBuilder, payout: PayoutRow): Promise<void> {
  const seller = await db.selectFrom('sellers').select('email').where('id', '=', payout.seller_id).executeTakeFirst();
  if (seller) await enqueue(db, payoutSettled(shop(), siteUrl(), seller.email, payout), now());
}
