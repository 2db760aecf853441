import { indianDay, indianDayStart } from '../../../core/calendar/indian-day.ts';
import { OPEN_RETURNS } from '../../../core/order/order-status.ts';
import { firstId } from '../../ground/database/ids.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import { isStopped } from '../../ground/outbox/opt-outs.ts';
import { linkWith, makeLink } from '../../ground/outbox/links.ts';
import { dashboardOf, type OperatorWork, operatorOf, operatorSummary } from '../../notices/operator-messages.ts';
import { enqueue } from '../../ground/outbox/outbox.ts';
import { inLanguageOf } from '../../ground/text/language.ts';
import { type SellerWork, sellerSummary } from '../../notices/seller-messages.ts';
import { findContact, officeOf } from '../../notices/tell-sellers.ts';
import { writeToSeller } from '../../notices/write-for.ts';
import { countPayoutsToday } from '../../records/ledger/payouts.ts';
import { countNewOrders } from '../../records/orders/new-orders.ts';
import { listStuck } from '../../records/orders/stuck.ts';
import type { HostServices } from '../services.ts';

/** The hour in India from which daily reports are sent, the first one outside of quiet hours. */
const FROM_HOUR = 10;
const HOUR_MS = 3_600_000;
const URGENT_MS = 24 * HOUR_MS;
/** How many rows of one kind are counted at most. More are reported as this number. */
const MOST = 1_000;

/** Makes a worker's round that sends the day's summaries to sellers and operator, once each. A round returns how many were sent. */
export function createDailyReports(): (services: HostServices, signal: AbortSignal) => Promise<number> {
  /** The ISO day of the last complete round, as there is one each day. */
  let doneOn = '';
  return async (services, signal) => {
    const { now, shop } = services;
    const day = indianDay(now());
    if (day === doneOn || now() < indianDayStart(day) + FROM_HOUR * HOUR_MS) return 0;
    let sent = 0;
    for (const name of ['operator', ...[...shop().sellers.keys()].map((id) => `seller:${id}`)]) {
      if (signal.aborted) return sent;
      if (await report(services, name)) sent++;
    }
    doneOn = day;
    if (sent > 0) services.wake();
    return sent;
  };
}

/** Writes one report, unless it was already written today. */
async function report(services: HostServices, name: string): Promise<boolean> {
  const { database, now } = services;
  const day = indianDay(now());
  const last = await database.read
    .selectFrom('daily_reports')
    .select('day')
    .where('name', '=', name)
    .executeTakeFirst();
  if (last && last.day >= day) return false;
  const sellerId = name.startsWith('seller:') ? name.slice('seller:'.length) : undefined;
  // Later events are in tomorrow's summary.
  const before = firstId(indianDayStart(day) + FROM_HOUR * HOUR_MS);
  const work = sellerId === undefined ? undefined : await countSellerWork(database.read, sellerId, before);
  // Most sellers have nothing to do, and a read is cheaper than a write.
  if (work && isIdle(work)) return false;
  const operatorWork = work ? undefined : await countOperatorWork(database.read, now());
  return database.write(async (db) => {
    const mine = await db
      .insertInto('daily_reports')
      .values({ name, day })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ day }).where('daily_reports.day', '<', day))
      .returning('name')
      .executeTakeFirst();
    if (!mine) return false;
    const message = work && sellerId !== undefined ? await writeSummary(db, services, sellerId, work) : undefined;
    const operator = operatorOf(services);
    const mail =
      message ??
      (operatorWork &&
        inLanguageOf(operator, () =>
          operatorSummary(services.shop(), operator.email, operatorWork, dashboardOf(services)),
        ));
    if (mail) await enqueue(db, mail, now());
    return mail !== undefined;
  });
}

const isIdle = (work: SellerWork): boolean => Object.values(work).every((count) => count === 0);

async function writeSummary(db: QueryBuilder, services: HostServices, sellerId: string, work: SellerWork) {
  const contact = await findContact(db, services, sellerId);
  if (!contact || (await isStopped(db, { summaryOf: sellerId }))) return undefined;
  // The operator handles returns to sellers without an account.
  const own = contact.hasAccount ? work : { ...work, returns: 0 };
  if (isIdle(own)) return undefined;
  // Messages to a phone can be stopped on the phone.
  const stop =
    'email' in contact.recipient
      ? linkWith(
          `${services.apiUrl()}/seller/summary/stop`,
          await makeLink(db, 'summary', sellerId, services.now()),
          contact.recipient,
        )
      : undefined;
  const link = contact.hasAccount ? officeOf(services) : undefined;
  return writeToSeller(services, contact.recipient, () =>
    sellerSummary(services.shop(), contact.recipient, own, link, stop),
  );
}

async function countSellerWork(db: QueryBuilder, sellerId: string, before: string): Promise<SellerWork> {
  const count = async (status: 'placed' | 'accepted' | 'packed') => {
    const rows = await db
      .selectFrom('shipments')
      .innerJoin('orders', 'orders.id', 'shipments.order_id')
      .select('orders.stage')
      .where('shipments.seller_id', '=', sellerId)
      .where('shipments.status', '=', status)
      .where('shipments.id', '<', before)
      .limit(MOST)
      .execute();
    return rows.filter(({ stage }) => stage === 'open').length;
  };
  const returns = await db
    .selectFrom('returns')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('status', 'in', OPEN_RETURNS)
    .where('id', '<', before)
    .limit(MOST)
    .execute();
  return {
    placed: await count('placed'),
    accepted: await count('accepted'),
    packed: await count('packed'),
    returns: returns.length,
  };
}

async function countOperatorWork(db: QueryBuilder, now: number): Promise<OperatorWork> {
  const length = async (query: { execute(): Promise<readonly unknown[]> }) => (await query.execute()).length;
  const complaints = await db
    .selectFrom('complaints')
    .select('created_at')
    .where('status', '=', 'open')
    .limit(MOST)
    .execute();
  return {
    stuck: (await listStuck(db, now)).rows.length,
    messagesGivenUp: await length(
      db.selectFrom('outbox').select('id').where('sent_at', 'is', null).where('send_at', 'is', null).limit(MOST),
    ),
    complaintsOpen: complaints.length,
    complaintsUrgent: complaints.filter(({ created_at: at }) => at < now - URGENT_MS).length,
    refunds: await length(db.selectFrom('refunds').select('id').where('status', 'in', ['due', 'failed']).limit(MOST)),
    payments: await length(db.selectFrom('provider_payments').select('id').where('outcome', '=', 'review').limit(MOST)),
    applications: await length(db.selectFrom('sellers').select('id').where('status', '=', 'submitted').limit(MOST)),
    reviews: await length(db.selectFrom('reviews').select('line_id').where('status', '=', 'waiting').limit(MOST)),
    newOrders: await countNewOrders(db, { by: 'operator' }),
    returns: await length(db.selectFrom('returns').select('id').where('status', 'in', OPEN_RETURNS).limit(MOST)),
    products: await length(db.selectFrom('seller_products').select('id').where('status', '=', 'submitted').limit(MOST)),
    payouts: await countPayoutsToday(db, now),
  };
}
