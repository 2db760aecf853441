import type { OrderStatus } from '../../../core/order/order-status.ts';
import type { RefundRow } from '../../ground/database/tables.ts';
import type { ListedStatus } from '../operator/list-orders.ts';
import { NOT_BACK_MS, RETURN_STUCK_MS, STUCK_AFTER_MS, type StuckReason } from '../../records/orders/stuck.ts';
import { type Html, html } from '../../ground/http/html.ts';
import { formatSpan, stateLabel, type Tone } from './html.ts';
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
  stateLabel(statusName(status), status === 'failed' ? 'waits' : undefined);

export const ORDER_STATUS_WORDS: Readonly<Record<OrderStatus, string>> = { ...STATUS_WORDS, returned: 'Returned' };

export const STUCK_WORDS: Readonly<Record<StuckReason, string>> = {
  suspended: 'The seller is suspended: it is yours',
  'not-accepted': `Not accepted for over ${formatSpan(STUCK_AFTER_MS.placed)}`,
  'not-dispatched': `Not dispatched for over ${formatSpan(STUCK_AFTER_MS.packed)}`,
  'not-delivered': `On its way for over ${formatSpan(STUCK_AFTER_MS.dispatched)}`,
  'not-back': `Not delivered, and not back for over ${formatSpan(NOT_BACK_MS)}`,
  'return-not-answered': `A return is not answered for over ${formatSpan(RETURN_STUCK_MS.requested)}`,
  'return-not-received': `A return is not back for over ${formatSpan(RETURN_STUCK_MS.accepted)}`,
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
  SELLER_WORDS[status] === undefined ? undefined : html` <span class="soft">(${SELLER_WORDS[status]})</span>`;
