import { answersOperatorText } from '../../../messages/rooms/answers-operator.ts';
import type { SellerServices } from '../sellers/services.ts';
import { sql } from 'kysely';
import { payoutEntries, payoutReturnedEntries } from '../../../core/settlement/entries.ts';
import { financialYear } from '../../../core/tax/gst.ts';
import { indianDay } from '../../../core/calendar/indian-day.ts';
import { payoutDay } from './payout-days.ts';
import { type Actor, writeAudit } from '../../ground/audit/audit.ts';
import type { PayoutRow, SellerRow } from '../../ground/database/tables.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import { enqueue, type Message } from '../../ground/outbox/outbox.ts';
import type { MailReader } from '../../ground/text/language.ts';
import { fieldsOf, type SellerFields } from '../sellers/application.ts';
import { makeChanges } from '../sellers/make-change.ts';
import { keepAccount } from '../sellers/keep-account.ts';
import { waitWords, readAccounts } from './accounts.ts';
import { giveBack, sumOpen, takeDue } from './due.ts';
import { postForSeller } from './post.ts';

/** What sellers are told about payouts. The layer of notices writes it. */
export interface PayoutNotices {
  /** The payout was transferred, or the bank returned it. */
  settled(to: MailReader, payout: PayoutRow, isAccountRight: boolean): Message;
}

/** What this room needs of the host. */
interface PayoutServices extends SellerServices {
  readonly payoutNotices: PayoutNotices;
}

type Context = Pick<
  PayoutServices,
  'database' | 'now' | 'log' | 'shop' | 'siteUrl' | 'apiUrl' | 'config' | 'sellerNotices' | 'payoutNotices'
>;

/** What would be paid to a seller today, and why it is not if it is not. */
export interface DuePayout {
  readonly sellerId: string;
  readonly currency: string;
  readonly amountMinor: number;
  /** Owed, but not due yet or held because of an open return. */
  readonly laterMinor: number;
  /** Of what is owed: held because of an open return. */
  readonly heldMinor: number;
  /** The seller and its account; undefined if the shop can't be paid. */
  readonly to: { readonly seller: SellerRow; readonly bank: NonNullable<SellerFields['bank']> } | undefined;
  readonly problem: string | undefined;
}

/** The amounts that are due today, of all sellers or one, by their ids. */
export async function listDue(db: QueryBuilder, day: string, only?: string): Promise<DuePayout[]> {
  const bySeller = await sumOpen(db, day, only);
  if (bySeller.size === 0) return [];
  let query = db.selectFrom('sellers').selectAll().where('seller_id', 'is not', null);
  if (only !== undefined) query = query.where('seller_id', '=', only);
  const sellers = new Map((await query.execute()).map((row) => [row.seller_id, row]));
  const accounts = await readAccounts(db, [...sellers.values()]);
  return [...bySeller].map(([sellerId, { currency, openMinor, dueMinor: amountMinor, heldMinor }]) => {
    const seller = sellers.get(sellerId);
    const bank = seller && fieldsOf(seller).bank;
    const wait = seller && accounts.get(seller.id);
    const problem = !seller
      ? answersOperatorText.noAccount
      : seller.status !== 'approved'
        ? seller.status
        : !bank
          ? answersOperatorText.noBankAccount
          : amountMinor <= 0
            ? answersOperatorText.nothingDue
            : wait && waitWords(wait);
    return {
      sellerId,
      currency,
      amountMinor,
      laterMinor: openMinor - amountMinor,
      heldMinor,
      to: problem === undefined && seller && bank ? { seller, bank } : undefined,
      problem,
    };
  });
}

/** Owed, but neither due yet nor held because of an open return. */
export const laterOf = ({ laterMinor, heldMinor }: DuePayout): number => laterMinor - heldMinor;

/** An arbitrary id for the advisory lock of runs that make payouts. */
const PAYOUT_LOCK = 4_721_361;

/** Makes the payouts of what is due now, of all sellers or one: each in a transaction of its own, so that none of them is long. */
export async function makePayouts(context: Context, actor: Actor, only?: string): Promise<readonly PayoutRow[]> {
  const { database, now } = context;
  const made: PayoutRow[] = [];
  await makeChanges(context);
  for (const { sellerId, to } of await listDue(database.read, indianDay(now()), only)) {
    const row = to && (await database.write((db) => makePayout(db, context, actor, sellerId)));
    if (row) made.push(row);
  }
  return made;
}

/** Makes the payout of a seller; undefined if another run was first. */
async function makePayout(
  db: QueryBuilder,
  { database, now }: Context,
  actor: Actor,
  sellerId: string,
): Promise<PayoutRow | undefined> {
  // Concurrent runs wait for each other, so each amount is paid once. SQLite has one writer anyway.
  if (database.kind === 'postgres') await sql`select pg_advisory_xact_lock(${PAYOUT_LOCK})`.execute(db);
  const moment = now();
  const day = indianDay(moment);
  const [due] = await listDue(db, day, sellerId);
  if (!due?.to) return undefined;
  const { currency, to } = due;
  const id = await nextNumber(db, moment);
  const amountMinor = await takeDue(db, sellerId, day, id);
  // A return that was posted a moment ago may have left nothing.
  if (amountMinor <= 0) {
    await giveBack(db, sellerId, id);
    return undefined;
  }
  const row: PayoutRow = {
    id,
    seller_id: sellerId,
    seller_account_id: to.seller.id,
    currency,
    amount_minor: amountMinor,
    status: 'made',
    holder: to.bank.holder,
    account_number: to.bank.accountNumber,
    ifsc: to.bank.ifsc,
    made_at: moment,
    settled_at: null,
    utr: null,
    reason: null,
  };
  await db.insertInto('payouts').values(row).execute();
  const entries = payoutEntries(amountMinor);
  await postForSeller(
    db,
    { seller_id: sellerId, currency, cause: `payout:${id}`, kind: 'payout', payoutId: id, entries },
    moment,
  );
  await writeAudit(db, moment, actor, 'payout-made', `payout:${id}`, { sellerId, amountMinor });
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

/**
 * Records that the bank has returned or refused a payout: its amount is owed again. Its account is not used again until the seller or
 * the operator enters one, unless it is said to be right.
 */
export function failPayout(
  context: Context,
  actor: Actor,
  id: string,
  reason: string,
  isAccountRight: boolean,
): Promise<PayoutRow | undefined> {
  return context.database.write(async (db) => {
    const now = context.now();
    const row = await settlePayout(db, id, { status: 'failed', settled_at: now, utr: null, reason });
    if (!row) return undefined;
    const { seller_id: sellerId, currency, amount_minor: amountMinor } = row;
    await giveBack(db, sellerId, id);
    const cause = `payout-returned:${id}`;
    const entries = payoutReturnedEntries(amountMinor);
    await postForSeller(
      db,
      { seller_id: sellerId, currency, cause, kind: 'payout-returned', payoutId: id, entries },
      now,
    );
    if (isAccountRight) await keepAccount(context.database, db, row.seller_account_id, now);
    await writeAudit(db, now, actor, 'payout-failed', `payout:${id}`, { reason, amountMinor, isAccountRight });
    await tellSeller(context, db, row, isAccountRight);
    return row;
  });
}

/** The one place from which sellers are told about payouts. */
async function tellSeller(
  { payoutNotices, now }: Context,
  db: QueryBuilder,
  payout: PayoutRow,
  isAccountRight = true,
): Promise<void> {
  const seller = await db
    .selectFrom('sellers')
    .select(['email', 'language'])
    .where('id', '=', payout.seller_account_id)
    .executeTakeFirst();
  if (seller) await enqueue(db, payoutNotices.settled(seller, payout, isAccountRight), now());
}

/** What can be paid today. */
export const listPayable = async (db: QueryBuilder, day: string): Promise<DuePayout[]> =>
  (await listDue(db, day)).filter(({ to }) => to !== undefined);

/** The sellers that are paid today; none on other days than those of payouts. */
export async function countPayoutsToday(db: QueryBuilder, now: number): Promise<number> {
  const today = indianDay(now);
  if (payoutDay(today) !== today) return 0;
  return (await listPayable(db, today)).length;
}
