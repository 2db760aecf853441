import { listComma } from '../messages/language.ts';
import { formatShortDay } from '../core/calendar/short-day.ts';
import { indianDay } from '../core/calendar/indian-day.ts';
import type { ShipmentStatus } from '../core/order/order-status.ts';
import { undeliveredWords } from '../core/order/undelivered.ts';
import type { StateTone } from '../core/text/state-tone.ts';
import type { SellerShipment } from '../contract/seller-orders.ts';
import { sellerOrdersText } from '../messages/rooms/seller-orders.ts';
import { sellerStatesText } from '../messages/rooms/seller-states.ts';

/** What is said of an order to its seller. */

export const shipmentWords = (status: ShipmentStatus): string =>
  ({
    placed: sellerStatesText.new,
    accepted: sellerStatesText.accepted,
    packed: sellerStatesText.packed,
    dispatched: sellerStatesText.dispatched,
    delivered: sellerStatesText.delivered,
    cancelled: sellerStatesText.cancelled,
  })[status];

const SHIPMENT_TONES: Readonly<Partial<Record<ShipmentStatus, StateTone>>> = {
  accepted: 'going',
  packed: 'going',
  dispatched: 'going',
  delivered: 'done',
  cancelled: 'over',
};

/** What is said of an order at the seller, with its tone: of a parcel that is back, and of what was returned of one that had arrived. */
export function shipmentState({
  status,
  undelivered,
  returns,
  lines,
}: Pick<SellerShipment, 'status' | 'undelivered' | 'returns' | 'lines'>): {
  readonly words: string;
  readonly tone: StateTone | undefined;
} {
  if (undelivered) return { words: undeliveredWords(undelivered), tone: 'waits' };
  const count = (pieces: readonly { readonly quantity: number }[]) =>
    pieces.reduce((sum, one) => sum + one.quantity, 0);
  const back = count(returns.filter((one) => one.status === 'received').flatMap((one) => one.lines));
  if (back > 0)
    return { words: back < count(lines) ? sellerStatesText.partlyReturned : sellerStatesText.returned, tone: 'over' };
  return { words: shipmentWords(status), tone: SHIPMENT_TONES[status] };
}

/** What the courier collects on delivery, or what was paid; the worth of the goods of a cancelled order. `format` formats minor units. */
export function collectionWords(
  {
    collectMinor,
    itemsMinor,
    payment,
    status,
  }: Pick<SellerShipment, 'collectMinor' | 'itemsMinor' | 'status'> & {
    readonly payment: Pick<SellerShipment['payment'], 'method'>;
  },
  format: (minor: number) => string,
): string {
  const amount = format(collectMinor > 0 ? collectMinor : itemsMinor);
  if (collectMinor > 0) return sellerOrdersText.collect({ amount });
  const isPaid = status === 'delivered' || (status !== 'cancelled' && payment.method === 'online');
  return isPaid ? sellerOrdersText.paid({ amount }) : amount;
}

const DAY_MS = 86_400_000;

/** What is said of when an order has to go, and whether it is late. */
interface DueWords {
  readonly text: string;
  readonly isLate: boolean;
}

/** "Dispatch by 28 Nov", "Late: due 25 Nov", or where the shop sets no day, "Waiting since 24 Nov (2 days)". `today` is an ISO day in India. */
export function dueWords(
  { dispatchBy, placedAt }: Pick<SellerShipment, 'dispatchBy' | 'placedAt'>,
  today: string,
): DueWords {
  if (dispatchBy === undefined) {
    const since = indianDay(Date.parse(placedAt));
    const days = Math.round((Date.parse(today) - Date.parse(since)) / DAY_MS);
    if (days < 1) return { text: sellerOrdersText.waitingToday, isLate: false };
    const day = formatShortDay(since);
    return { text: sellerOrdersText.waitingSince({ day, days }), isLate: false };
  }
  if (dispatchBy === today) return { text: sellerOrdersText.dispatchToday, isLate: false };
  const isLate = dispatchBy < today;
  const day = formatShortDay(dispatchBy);
  return { text: isLate ? sellerOrdersText.lateDue({ day }) : sellerOrdersText.dispatchBy({ day }), isLate };
}

const TO_DO = [
  ['placed', (count: number) => sellerOrdersText.toAccept({ count })],
  ['accepted', (count: number) => sellerOrdersText.toPack({ count })],
  ['packed', (count: number) => sellerOrdersText.toDispatch({ count })],
] as const;

/** What is to be done, by step, and what is late: "3 to accept, 1 to pack; 2 late". `hasMore`: there are more orders than these. */
export function toDoWords(
  shipments: readonly Pick<SellerShipment, 'status' | 'dispatchBy'>[],
  hasMore: boolean,
  today: string,
): ReturnType<typeof sellerOrdersText.andLate> {
  const parts = TO_DO.flatMap(([status, words]) => {
    const count = shipments.filter((shipment) => shipment.status === status).length;
    // A number stays with what it counts.
    return count === 0 ? [] : [words(count).replaceAll(' ', '\u00a0')];
  });
  const late = shipments.filter(({ dispatchBy = today }) => dispatchBy < today).length;
  if (parts.length === 0) return [sellerOrdersText.nothingToDo];
  const named = parts.join(listComma());
  const work = hasMore ? sellerOrdersText.andMore({ work: named }) : named;
  return late > 0 ? sellerOrdersText.andLate({ work, count: late }) : [work];
}

/** One of several orders that were to take a step. */
interface BulkResult {
  /** Whether it has taken it, now or before. */
  readonly isDone: boolean;
  /** As it is now; missing where there is no such shipment. */
  readonly shipment?: Pick<SellerShipment, 'status'>;
}

/** What became of one of several orders that were to take a step: "7K3MQ-9XD2A: Accepted". */
export function bulkResultWords({ isDone, shipment }: BulkResult, number: string): string {
  if (!shipment) return sellerOrdersText.bulkGone({ number });
  const status = shipmentWords(shipment.status);
  return isDone ? sellerOrdersText.stepDone({ number, status }) : sellerOrdersText.bulkNow({ number, status });
}
