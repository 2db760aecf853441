import type { OrderStatus } from '../../../core/order/order-status.ts';
import { withCapital } from '../../../core/text/capital.ts';
import type { RefundRow } from '../../ground/database/tables.ts';
import type { ListedStatus } from '../operator/list-orders.ts';
import { REFUND_WORDS as REFUND_SENTENCES } from '../operator/returned.ts';
import { RETURN_STUCK_MS, type StuckReason } from '../../records/orders/stuck.ts';
import { type Html, html } from '../../ground/http/html.ts';
import { formatSpan, linkTo, stateLabel, type Tone } from './html.ts';
import { statusName } from './status-links.ts';

/** Names of statuses and reasons on the dashboard. */

export const STATUS_WORDS: Readonly<Record<ListedStatus, string>> = {
  placed: 'New',
  accepted: 'Accepted',
  packed: 'Packed',
  dispatched: 'Dispatched',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  'awaiting-payment': 'Awaiting payment',
  expired: 'Not paid in time',
};

const STATUS_TONES: Readonly<Partial<Record<ListedStatus | OrderStatus, Tone>>> = {
  placed: 'waits',
  'awaiting-payment': 'waits',
  accepted: 'going',
  packed: 'going',
  dispatched: 'going',
  delivered: 'done',
  cancelled: 'over',
  expired: 'over',
  returned: 'over',
};

/** The label of the status of an order or shipment. */
export const statusLabel = (status: ListedStatus | OrderStatus): Html =>
  stateLabel(ORDER_STATUS_WORDS[status], STATUS_TONES[status]);

/** The label of the status of a refund. */
export const refundLabel = (status: RefundRow['status']): Html =>
  stateLabel(REFUND_WORDS[status], REFUND_TONES[status]);

/** Of refunds, as the lists of their page say. */
const REFUND_WORDS: Readonly<Record<RefundRow['status'], string>> = {
  due: 'To send',
  failed: 'Failed',
  queued: statusName('queued'),
  sent: statusName('sent'),
  done: statusName('done'),
};
const REFUND_TONES: Readonly<Partial<Record<RefundRow['status'], Tone>>> = {
  due: 'waits',
  failed: 'waits',
  queued: 'going',
  sent: 'going',
  done: 'done',
};

export const ORDER_STATUS_WORDS: Readonly<Record<OrderStatus, string>> = { ...STATUS_WORDS, returned: 'Returned' };

const STUCK_WORDS: Readonly<Record<StuckReason, string>> = {
  suspended: 'The seller is suspended: it is yours',
  'not-accepted': 'Not accepted for',
  'not-dispatched': 'Not dispatched for',
  'not-delivered': 'On its way for',
  'not-back': 'Not delivered, and not back for',
  'return-not-answered': `A return is not answered for over ${formatSpan(RETURN_STUCK_MS.requested)}`,
  'return-not-received': `A return is not back for over ${formatSpan(RETURN_STUCK_MS.accepted)}`,
};

/** Why a shipment is stuck, and for how long: "Not accepted for 3 days". */
export const stuckWords = (reason: StuckReason, since: number | undefined, now: number): string =>
  since === undefined ? STUCK_WORDS[reason] : `${STUCK_WORDS[reason]} ${formatSpan(now - since)}`;

/** The same where nothing else says that it is about a refund, and beside it the way there. */
export const refundState = (status: RefundRow['status']): Html =>
  html`${stateLabel(withCapital(REFUND_SENTENCES[status]), REFUND_TONES[status])}<br><a href="${refundsLike(status)}">See the refund</a>`;

/** The list of refunds that has those with a status. */
export const refundsLike = (status: RefundRow['status']): string =>
  linkTo('/refunds', { status: status === 'due' || status === 'failed' ? undefined : status });

/** What a refund is for. */
export const REFUND_REASONS: Readonly<Record<RefundRow['reason'], string>> = {
  cancelled: 'Order cancelled',
  returned: 'Item returned',
  'late-payment': 'Paid too late',
  'double-payment': 'Paid twice',
  goodwill: 'Goodwill',
  undelivered: 'Not delivered',
};

const SELLER_WORDS: Readonly<Record<string, string>> = {
  none: 'no account',
  draft: 'no account yet',
  submitted: 'has applied',
  refused: 'refused',
  suspended: 'suspended',
};

/** What to add to a seller's name; undefined for one whose account is approved. */
export const sellerNote = (status: string): Html | undefined =>
  SELLER_WORDS[status] === undefined ? undefined : html`<span class="soft whole">(${SELLER_WORDS[status]})</span>`;
