import { listComma } from '../../messages/language.ts';
import { formatShortDay } from '../../core/calendar/short-day.ts';
import type { ShipmentStatus } from '../../core/order/order-status.ts';
import type { ProductStatus } from '../../contract/products.ts';
import type { SellerPayout, StatementLine } from '../../contract/payouts.ts';
import type { ApplicationStatus, StockProduct } from '../../contract/sellers.ts';
import type { SellerShipment } from '../../contract/seller-orders.ts';
import { undeliveredWords } from '../../core/order/undelivered.ts';
import { indianDay } from '../../core/calendar/indian-day.ts';
import type { StatementColumn } from '../../core/settlement/statement.ts';
import { sellerAccountText } from '../../messages/rooms/seller-account.ts';
import { cartText } from '../../messages/rooms/cart.ts';
import { listsText } from '../../messages/rooms/lists.ts';
import { sellerApplicationText } from '../../messages/rooms/seller-application.ts';
import { sellerOrdersText } from '../../messages/rooms/seller-orders.ts';
import { sellerStatesText } from '../../messages/rooms/seller-states.ts';
import { sellerStockText } from '../../messages/rooms/seller-stock.ts';
import { sellerProductsText } from '../../messages/rooms/seller-products.ts';

/** Texts for states, as sellers see them. */

export const SHIPMENT_WORDS: Readonly<Record<ShipmentStatus, string>> = {
  placed: sellerStatesText.new,
  accepted: sellerStatesText.accepted,
  packed: sellerStatesText.packed,
  dispatched: sellerStatesText.dispatched,
  delivered: sellerStatesText.delivered,
  cancelled: sellerStatesText.cancelled,
};

/** How the label of a state looks: done, bad, late, under way, or over. Others, what is new too, are plain. */
export type Tone = 'good' | 'warn' | 'late' | 'going' | 'soft';

export const SHIPMENT_TONES: Readonly<Partial<Record<ShipmentStatus, Tone>>> = {
  accepted: 'going',
  packed: 'going',
  dispatched: 'going',
  delivered: 'good',
  cancelled: 'soft',
};

/** What is said of an order at the seller, with its tone: of a parcel that is back, and of what was returned of one that had arrived. */
export function shipmentState({
  status,
  undelivered,
  returns,
  lines,
}: Pick<SellerShipment, 'status' | 'undelivered' | 'returns' | 'lines'>): {
  readonly words: string;
  readonly tone: Tone | undefined;
} {
  if (undelivered) return { words: undeliveredWords(undelivered), tone: 'warn' };
  const count = (pieces: readonly { readonly quantity: number }[]) =>
    pieces.reduce((sum, one) => sum + one.quantity, 0);
  const back = count(returns.filter((one) => one.status === 'received').flatMap((one) => one.lines));
  if (back > 0)
    return { words: back < count(lines) ? sellerStatesText.partlyReturned : sellerStatesText.returned, tone: 'soft' };
  return { words: SHIPMENT_WORDS[status], tone: SHIPMENT_TONES[status] };
}

export const PRODUCT_WORDS: Readonly<Record<ProductStatus, string>> = {
  draft: sellerStatesText.draft,
  submitted: sellerStatesText.inReview,
  changes: sellerStatesText.needsChanges,
  approved: sellerStatesText.approved,
  published: sellerStatesText.inShop,
  listed: sellerStatesText.inShop,
};

export const PRODUCT_TONES: Readonly<Partial<Record<ProductStatus, Tone>>> = {
  submitted: 'going',
  changes: 'warn',
  approved: 'good',
  published: 'good',
  listed: 'good',
};

export const PAYOUT_TONES: Readonly<Partial<Record<SellerPayout['status'], Tone>>> = {
  made: 'going',
  paid: 'good',
  failed: 'warn',
};

export const PAYOUT_WORDS: Readonly<Record<SellerPayout['status'], string>> = {
  made: sellerStatesText.toBePaid,
  paid: sellerStatesText.paid,
  failed: sellerStatesText.failed,
};

export const STATEMENT_WORDS: Readonly<Record<StatementLine['kind'], string>> = {
  sale: sellerAccountText.sale,
  return: sellerAccountText.return,
  tds: sellerAccountText.tdsBefore,
  adjustment: sellerAccountText.correction,
  payout: sellerAccountText.payout,
  'payout-returned': sellerAccountText.payoutBack,
};

export const COLUMN_WORDS: Readonly<Record<StatementColumn, string>> = {
  sales: sellerAccountText.sales,
  returns: sellerAccountText.returns,
  commission: sellerAccountText.commission,
  shipping: sellerAccountText.shipping,
  gst: sellerAccountText.gst,
  tcs: sellerAccountText.tcs,
  tds: sellerAccountText.tds,
  adjustments: sellerAccountText.corrections,
  payouts: sellerAccountText.paidOut,
};

export const APPLICATION_WORDS: Readonly<Record<ApplicationStatus, { readonly title: string; readonly text: string }>> =
  {
    draft: { title: sellerApplicationText.draftTitle, text: sellerApplicationText.draftText },
    submitted: {
      title: sellerApplicationText.submittedTitle,
      text: sellerApplicationText.submittedText,
    },
    refused: {
      title: sellerApplicationText.refusedTitle,
      text: sellerApplicationText.refusedText,
    },
    approved: { title: sellerApplicationText.approvedTitle, text: '' },
    suspended: {
      title: sellerApplicationText.suspendedTitle,
      text: sellerApplicationText.suspendedText,
    },
  };

/** What is said of an application that was sent: what the applicant has to do first, or that it is being checked. */
export function submittedWords(
  isEmailConfirmed: boolean,
  missing: number,
): (typeof APPLICATION_WORDS)[ApplicationStatus] {
  const text = sellerApplicationText.onceDone;
  if (!isEmailConfirmed) return { title: sellerApplicationText.confirmEmail, text };
  if (missing > 0) return { title: sellerApplicationText.sendDocuments({ count: missing }), text };
  return APPLICATION_WORDS.submitted;
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
export interface DueWords {
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
export interface BulkResult {
  /** Whether it has taken it, now or before. */
  readonly isDone: boolean;
  /** As it is now; missing where there is no such shipment. */
  readonly shipment?: Pick<SellerShipment, 'status'>;
}

/** What became of one of several orders that were to take a step: "7K3MQ-9XD2A: Accepted". */
export function bulkResultWords({ isDone, shipment }: BulkResult, number: string): string {
  if (!shipment) return sellerOrdersText.bulkGone({ number });
  const status = SHIPMENT_WORDS[shipment.status];
  return isDone ? sellerOrdersText.stepDone({ number, status }) : sellerOrdersText.bulkNow({ number, status });
}

/** What is said of a product's stock, with its tone, and whether nothing of it can be ordered. */
export interface StockState {
  readonly words: string;
  readonly tone: Tone;
  readonly isOut?: boolean;
  /** Those of all sizes, where all are counted. */
  readonly pieces?: number;
}

/** "Sold out", "12 pieces", or "S, M sold out"; "In stock" where pieces are not counted and everything can be ordered. */
export function stockState({ soldOut, pieces, sizes }: Omit<StockProduct, 'sku' | 'title'>): StockState {
  const isGone = (part: { readonly soldOut: boolean; readonly pieces?: number }): boolean =>
    part.soldOut || part.pieces === 0;
  const gone = sizes.filter(isGone);
  const count = countPieces({ sizes, ...(pieces !== undefined && { pieces }) });
  const counted = count === undefined ? {} : { pieces: count };
  if (soldOut || pieces === 0 || (gone.length > 0 && gone.length === sizes.length))
    return { words: sellerStockText.soldOut, tone: 'warn', isOut: true, ...counted };
  if (gone.length > 0) {
    const names = gone.map(({ name }) => name).join(listComma());
    return { words: sellerStockText.sizesOut({ sizes: names }), tone: 'warn', ...counted };
  }
  if (count === undefined) return { words: sellerStockText.inStock, tone: 'good' };
  return { words: cartText.pieces({ pieces: count }), tone: 'good', ...counted };
}

/** The pieces of all sizes; undefined where one of them is not counted. */
function countPieces({ pieces, sizes }: Pick<StockProduct, 'pieces' | 'sizes'>): number | undefined {
  const counts = sizes.length > 0 ? sizes.map((size) => size.pieces) : [pieces];
  return counts.reduce((sum, one) => (sum === undefined || one === undefined ? undefined : sum + one), 0);
}

/** "24 products", or of a search "3 of 24 products". */
export const foundWords = (found: number, all: number): string =>
  found === all ? listsText.products({ count: all, shown: all }) : sellerProductsText.found({ found, all });
