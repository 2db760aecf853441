import { indianDay } from '../../../core/calendar/indian-day.ts';
import { isReturnable, returnUntil } from '../../../core/order/returns.ts';
import type { OrderRow } from '../../ground/database/tables.ts';
import type { Shop } from '../../ground/shop/read-shop.ts';
import { dueAt, LEAST, type OrderRule, periodOn } from './retention-periods.ts';
import { isShipmentReturned, type OrderRows } from '../../records/orders/record/rows.ts';

/** What is kept of an order, until when, and what may be erased when its shopper asks. */
export interface Erasure {
  readonly order: OrderRow;
  /** "everything", "what an invoice needs", "nothing". */
  readonly keptWords: string;
  /** ISO day on which the next rule erases; undefined while the order is under way, and when nothing is left to erase. */
  readonly dueOn?: string;
  /** The rule that a request may apply early; undefined if none may be. */
  readonly onRequest?: OrderRule;
  /** Why a request erases nothing. */
  readonly why: string;
}

const KEPT_WORDS = { all: 'everything', invoice: 'what an invoice needs', none: 'nothing' } as const;

/** Decides what a request may erase of an order: nothing while it is open, or as long as a law requires its data. `now` is in epoch milliseconds. */
export function judgeErasure(rows: OrderRows, hasComplaint: boolean, shop: Shop, now: number): Erasure {
  const { order } = rows;
  const about = { order, keptWords: KEPT_WORDS[order.personal_data] };
  if (order.personal_data === 'none') return { ...about, why: 'nothing is left' };
  const open = hasComplaint ? 'its complaint is open' : findOpen(rows, shop, now);
  if (open !== undefined) return { ...about, why: open };
  const today = indianDay(now);
  const endedAt = Math.max(order.created_at, ...rows.events.map(({ at }) => at));
  const isSupplied = rows.shipments.some((shipment) => shipment.dispatched_at !== null);
  const isPaid = rows.balanceEntries.some(({ kind }) => kind === 'collected');
  const rule: OrderRule = isSupplied || isPaid ? (order.personal_data === 'all' ? 'contact' : 'books') : 'unsupplied';
  const period = periodOn(rule, today);
  const dueOn = indianDay(dueAt(period, endedAt));
  if (period.isRequired) return { ...about, dueOn, why: period.source };
  if (LEAST.from <= today && dueAt(LEAST, endedAt) > now) return { ...about, dueOn, why: LEAST.source };
  return { ...about, dueOn, onRequest: rule, why: '' };
}

/** Why the data is still needed for the order itself; undefined when it is over. */
function findOpen(rows: OrderRows, shop: Shop, now: number): string | undefined {
  const { order, shipments, returns, refunds } = rows;
  if (order.stage === 'awaiting-payment') return 'it waits for its payment';
  if (refunds.some(({ status }) => status !== 'done')) return 'a refund is under way';
  if (returns.some(({ status }) => status === 'requested' || status === 'accepted')) return 'a return is under way';
  const { returns: terms, timeZone } = shop.markets.get(order.market) ?? {};
  for (const { id, status, delivered_at: deliveredAt } of shipments) {
    if (order.stage === 'open' && (status === 'placed' || status === 'accepted' || status === 'packed'))
      return 'it is under way';
    const until = deliveredAt === null ? undefined : returnUntil(deliveredAt, terms?.days ?? 0, timeZone);
    if (order.stage === 'open' && !isShipmentReturned(rows, id) && isReturnable(status, until, now, timeZone))
      return 'it can still be returned';
  }
  return undefined;
}
