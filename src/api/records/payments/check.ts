import type { PaymentServices } from './services.ts';
import { sql } from 'kysely';
import { beyond } from '../../ground/clock/clock.ts';
import { changeOrder } from '../orders/record/change.ts';
import { PAYMENT_WINDOW_MS } from '../orders/make-rows.ts';
import { askProvider } from './ask.ts';
import { expireOrder } from './sync.ts';
import { setPayUntil } from '../orders/set-order.ts';

/** The workers for payments that no client asks about. */

/** Pauses between queries to the provider, in case a webhook was lost. */
const CHECKS_MS = [60, 120, 300, 600, 1_800, 3_600, 21_600, 86_400, 172_800].map((seconds) => seconds * 1000);

/** The time of the next query: at growing intervals, and when the time to pay ends. Null after the last one. */
function nextCheck(checks: number, payUntil: number | null, now: number): number | null {
  const wait = CHECKS_MS[checks];
  if (wait === undefined) return null;
  return payUntil !== null && payUntil > now ? Math.min(now + wait, payUntil) : now + wait;
}

/** Checks the payments that are due. Of several hosts, one checks each. Returns the number checked. */
export async function checkPayments(services: PaymentServices, signal: AbortSignal): Promise<number> {
  const { database, now } = services;
  const due = await database.read
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.id', 'payments.check_at', 'payments.checks', 'orders.pay_until'])
    .where((eb) =>
      eb.or([
        eb('payments.check_at', '<=', now()),
        eb('payments.check_at', '>', beyond(now(), CHECKS_MS.at(-1) as number)),
      ]),
    )
    .orderBy('payments.check_at')
    .limit(20)
    .execute();
  let checked = 0;
  for (const { id, check_at: checkAt, checks, pay_until: payUntil } of due) {
    if (signal.aborted) break;
    const next = nextCheck(checks, payUntil, now());
    /** Changes the row, unless another host has taken it. */
    const move = (from: number | null, values: { check_at: number | null; checks: number }) =>
      database.write((db) =>
        db
          .updateTable('payments')
          .set(values)
          .where('id', '=', id)
          .where('check_at', 'is not distinct from', from)
          .returning('id')
          .executeTakeFirst(),
      );
    if (!(await move(checkAt, { check_at: next, checks: checks + 1 }))) continue;
    checked++;
    // A failed query does not lengthen the interval.
    if (!(await askProvider(services, id))) await move(next, { check_at: now() + (CHECKS_MS[0] as number), checks });
  }
  return checked;
}

/** Expires unpaid orders without a payment. */
export async function expireUnpaid(services: PaymentServices, signal: AbortSignal): Promise<number> {
  const { database, now } = services;
  const orders = await database.read
    .selectFrom('orders')
    .select('id')
    // A literal, so that SQLite uses the partial index.
    .where('stage', '=', sql.lit('awaiting-payment'))
    .where((eb) =>
      eb.or([
        eb('pay_until', '>', beyond(now(), PAYMENT_WINDOW_MS)),
        eb.and([
          eb('pay_until', '<=', now()),
          eb.not(
            eb.exists(
              eb
                .selectFrom('payments')
                .select('payments.id')
                .whereRef('payments.order_id', '=', 'orders.id')
                .where('payments.status', 'in', ['creating', 'active']),
            ),
          ),
        ]),
      ]),
    )
    .limit(50)
    .execute();
  for (const { id } of orders) {
    if (signal.aborted) break;
    await changeOrder(services, id, 'host', async (change) => {
      const { rows, now: at } = change;
      const until = rows.order.pay_until ?? 0;
      if (until <= at) await expireOrder(change);
      // The order was placed while a clock was ahead: its time to pay starts now.
      else if (until > beyond(at, PAYMENT_WINDOW_MS)) await setPayUntil(change, at + PAYMENT_WINDOW_MS);
    });
  }
  return orders.length;
}
