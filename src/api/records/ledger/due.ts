import { type SelectQueryBuilder, sql } from 'kysely';
import { OPEN_RETURNS } from '../../../core/order/order-status.ts';
import { changeSlices } from '../../ground/database/read-slices.ts';
import type { Tables } from '../../ground/database/tables.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';

/** The sums of a seller's postings that are in no payout yet, as of a day. */
interface OpenSums {
  readonly currency: string;
  /** Everything. */
  readonly openMinor: number;
  /** What can be paid out on the day. */
  readonly dueMinor: number;
  /** What waits because its shipment has a return that is not settled yet, due or not. */
  readonly heldMinor: number;
}

interface Sums {
  readonly sellerId: string;
  readonly currency: string;
  readonly sum: number | string;
  readonly due: number | string;
}

/** Sums of all sellers or one, by seller, in the order of their ids. */
export async function sumOpen(db: QueryBuilder, day: string, only?: string): Promise<ReadonlyMap<string, OpenSums>> {
  const isAsked = only === undefined ? sql`1 = 1` : sql`seller_id = ${only}`;
  const sums = sql`sum(payable_minor) as sum, sum(case when due_on <= ${day} then payable_minor else 0 end) as due`;
  const { rows: open } =
    await sql<Sums>`select seller_id as "sellerId", min(currency) as currency, ${sums} from seller_open_days
    where ${isAsked} group by seller_id order by seller_id`.execute(db);
  // `cross join` makes SQLite begin with the returns, which are few, instead of with everything that is open.
  const { rows: held } = await sql<Sums>`select seller_id as "sellerId", min(currency) as currency, ${sums}
    from (select distinct shipment_id as id from returns where status in (${sql.join(OPEN_RETURNS)}) and ${isAsked}) held
    cross join seller_postings where shipment_id = held.id and payout_id is null group by seller_id`.execute(db);
  const heldOf = new Map(held.map((row) => [row.sellerId, row]));
  return new Map(
    open.map(({ sellerId, currency, sum, due }) => {
      const waiting = heldOf.get(sellerId);
      return [
        sellerId,
        {
          currency,
          openMinor: Number(sum),
          dueMinor: Number(due) - Number(waiting?.due ?? 0),
          heldMinor: Number(waiting?.sum ?? 0),
        },
      ];
    }),
  );
}

/** Puts what is due of a seller on a day into a payout. Returns its sum. */
export async function takeDue(db: QueryBuilder, sellerId: string, day: string, payoutId: string): Promise<number> {
  await changeSlices((most) => {
    const due = db
      .selectFrom('seller_postings')
      .select('cause')
      .where('payout_id', 'is', null)
      .where('seller_id', '=', sellerId)
      .where('due_on', '<=', day)
      .where((eb) => {
        const held = eb
          .selectFrom('returns')
          .select('returns.shipment_id')
          .where('returns.seller_id', '=', sellerId)
          .where('returns.status', 'in', OPEN_RETURNS);
        return eb.or([eb('shipment_id', 'is', null), eb('shipment_id', 'not in', held)]);
      })
      .limit(most);
    return setPayout(db, sellerId, due, payoutId);
  });
  const taken = await db
    .selectFrom('seller_postings')
    .select((eb) => eb.fn.sum('payable_minor').as('sum'))
    .where('payout_id', '=', payoutId)
    .executeTakeFirst();
  return Number(taken?.sum ?? 0);
}

/** Takes what was due out of a payout again. */
export const giveBack = (db: QueryBuilder, sellerId: string, payoutId: string): Promise<void> =>
  changeSlices((most) => {
    const taken = db
      .selectFrom('seller_postings')
      .select('cause')
      .where('payout_id', '=', payoutId)
      .where('kind', '!=', 'payout')
      .limit(most);
    return setPayout(db, sellerId, taken, null);
  });

/** Sets the payout of postings of a seller. Returns how many they are. */
async function setPayout(
  db: QueryBuilder,
  sellerId: string,
  causes: SelectQueryBuilder<Tables, 'seller_postings', { cause: string }>,
  payoutId: string | null,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('seller_postings')
    .set({ payout_id: payoutId })
    .where('seller_id', '=', sellerId)
    .where('cause', 'in', causes)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
