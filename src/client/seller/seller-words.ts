import { formatShortDay } from '../../core/calendar/short-day.ts';
import type { ShipmentStatus, ShipmentStep } from '../../core/order/order-status.ts';
import type { ProductStatus } from '../../core/contract/products.ts';
import type { SellerPayout, StatementLine } from '../../core/contract/payouts.ts';
import type { ApplicationStatus, BulkAcceptResult, SellerShipment, StockProduct } from '../../core/contract/sellers.ts';
import { UNDELIVERED_WORDS } from '../../core/order/undelivered.ts';
import { indianDay } from '../../core/calendar/indian-day.ts';
import type { StatementColumn } from '../../core/settlement/statement.ts';

/** Texts for states, as sellers see them. */

export const SHIPMENT_WORDS: Readonly<Record<ShipmentStatus, string>> = {
  placed: 'New',
  accepted: 'Accepted',
  packed: 'Packed',
  dispatched: 'Dispatched',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

/** How the label of a state looks: done, waiting for the seller, late, under way, or over. Others are plain. */
export type Tone = 'good' | 'warn' | 'late' | 'going' | 'soft';

export const SHIPMENT_TONES: Readonly<Partial<Record<ShipmentStatus, Tone>>> = {
  placed: 'warn',
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
  if (undelivered) return { words: UNDELIVERED_WORDS[undelivered], tone: 'warn' };
  const count = (pieces: readonly { readonly quantity: number }[]) =>
    pieces.reduce((sum, one) => sum + one.quantity, 0);
  const back = count(returns.filter((one) => one.status === 'received').flatMap((one) => one.lines));
  if (back > 0) return { words: back < count(lines) ? 'Partly returned' : 'Returned', tone: 'soft' };
  return { words: SHIPMENT_WORDS[status], tone: SHIPMENT_TONES[status] };
}

/** The message after a step. */
export const STEP_DONE: Readonly<Partial<Record<ShipmentStep, string>>> = {
  accept: 'accepted',
  pack: 'packed',
  dispatch: 'dispatched',
  deliver: 'delivered',
  decline: 'declined',
};

export const PRODUCT_WORDS: Readonly<Record<ProductStatus, string>> = {
  draft: 'Draft',
  submitted: 'We are reviewing it',
  changes: 'Needs changes',
  approved: 'In the shop soon',
  published: 'In the shop',
  listed: 'In the shop',
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
  made: 'At the bank',
  paid: 'Paid',
  failed: 'Failed',
};

export const STATEMENT_WORDS: Readonly<Record<StatementLine['kind'], string>> = {
  sale: 'Delivered',
  return: 'Returned',
  tds: 'TDS on earlier sales of the year',
  adjustment: 'Correction',
  payout: 'Payout',
  'payout-returned': 'Payout returned by the bank',
};

export const COLUMN_WORDS: Readonly<Record<StatementColumn, string>> = {
  sales: 'Sales',
  returns: 'Returns',
  commission: 'Commission',
  shipping: 'Shipping charges',
  gst: 'GST on commission and shipping',
  tcs: 'TCS',
  tds: 'TDS',
  adjustments: 'Corrections',
  payouts: 'Paid out',
};

export const APPLICATION_WORDS: Readonly<Record<ApplicationStatus, { readonly title: string; readonly text: string }>> =
  {
    draft: { title: 'Your application is not finished', text: 'It is saved. Send it when everything is filled in.' },
    submitted: {
      title: 'We are checking your application',
      text: 'We’ll reply by email within 3 business days. You’ll see the answer here too.',
    },
    refused: {
      title: 'Your application was not accepted yet',
      text: 'Correct the points below and send it again.',
    },
    approved: { title: 'Your shop is open', text: '' },
    suspended: {
      title: 'Your shop is suspended',
      text: 'Its products can’t be ordered. We are handling the open orders. Please write to us.',
    },
  };

/** What is said of an application that was sent: what the applicant has to do first, or that it is being checked. */
export function submittedWords(
  isEmailConfirmed: boolean,
  missing: number,
): (typeof APPLICATION_WORDS)[ApplicationStatus] {
  const text = 'We have your application. We check it once this is done.';
  if (!isEmailConfirmed) return { title: 'Confirm your email address', text };
  if (missing > 0) return { title: `Send us ${missing === 1 ? '1 document' : `${missing} documents`}`, text };
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
  if (collectMinor > 0) return `COD ${format(collectMinor)}`;
  const isPaid = status === 'delivered' || (status !== 'cancelled' && payment.method === 'online');
  return `${isPaid ? 'Paid ' : ''}${format(itemsMinor)}`;
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
    if (days < 1) return { text: 'Waiting since today', isLate: false };
    return { text: `Waiting since ${formatShortDay(since)} (${days} ${days === 1 ? 'day' : 'days'})`, isLate: false };
  }
  if (dispatchBy === today) return { text: 'Dispatch today', isLate: false };
  const isLate = dispatchBy < today;
  return { text: `${isLate ? 'Late: due' : 'Dispatch by'} ${formatShortDay(dispatchBy)}`, isLate };
}

/** "1 order", "3 orders". */
export const countWords = (count: number): string => `${count} ${count === 1 ? 'order' : 'orders'}`;

const TO_DO = [
  ['placed', 'to accept'],
  ['accepted', 'to pack'],
  ['packed', 'to dispatch'],
] as const;

/** What is to be done, by step, and what is late: "3 to accept, 1 to pack; 2 late". `hasMore`: there are more orders than these. */
export function toDoWords(
  shipments: readonly Pick<SellerShipment, 'status' | 'dispatchBy'>[],
  hasMore: boolean,
  today: string,
): string {
  const parts = TO_DO.flatMap(([status, words]) => {
    const count = shipments.filter((shipment) => shipment.status === status).length;
    return count === 0 ? [] : [`${count} ${words}`];
  });
  const late = shipments.filter(({ dispatchBy = today }) => dispatchBy < today).length;
  return parts.length === 0
    ? 'Nothing to do now.'
    : `${parts.join(', ')}${hasMore ? ', and more' : ''}${late > 0 ? `; ${late} late` : ''}`;
}

/** What became of one of several orders that were to be accepted: "7K3MQ-9XD2A: accepted". */
export function bulkResultWords({ isAccepted, shipment }: BulkAcceptResult, number: string): string {
  if (isAccepted) return `${number}: accepted`;
  return `${number}: not accepted. ${shipment ? `Now: ${SHIPMENT_WORDS[shipment.status]}` : 'It is not there any more'}`;
}

/** "Sold out", "12 pieces", or "S, M sold out"; "In stock" where pieces are not counted and everything can be ordered. */
export function stockWords({ soldOut, pieces, sizes }: Omit<StockProduct, 'sku' | 'title'>): string {
  const isGone = (part: { readonly soldOut: boolean; readonly pieces?: number }): boolean =>
    part.soldOut || part.pieces === 0;
  const gone = sizes.filter(isGone);
  if (soldOut || pieces === 0 || (gone.length > 0 && gone.length === sizes.length)) return 'Sold out';
  if (gone.length > 0) return `${gone.map(({ name }) => name).join(', ')} sold out`;
  const count = countPieces({ sizes, ...(pieces !== undefined && { pieces }) });
  if (count === undefined) return 'In stock';
  return `${count} ${count === 1 ? 'piece' : 'pieces'}`;
}

/** The pieces of all sizes; undefined where one of them is not counted. */
export function countPieces({ pieces, sizes }: Pick<StockProduct, 'pieces' | 'sizes'>): number | undefined {
  const counts = sizes.length > 0 ? sizes.map((size) => size.pieces) : [pieces];
  return counts.reduce((sum, one) => (sum === undefined || one === undefined ? undefined : sum + one), 0);
}

/** The look of what `stockWords` says. */
export const stockTone = (words: string): Tone => (words.toLowerCase().includes('sold out') ? 'warn' : 'good');

/** "24 products", or of a search "3 of 24 products". */
export const foundWords = (found: number, all: number): string =>
  `${found === all ? '' : `${found} of `}${all} ${all === 1 ? 'product' : 'products'}`;
