import type { OrderStatus } from '../../../../core/order/order-status.ts';
import { operatorOrderText } from '../../../../messages/rooms/operator-order.ts';
import { operatorStatesText } from '../../../../messages/rooms/operator-states.ts';
import type { RefundRow } from '../../../ground/database/tables.ts';
import type { ListedPayment, ListedStatus } from '../../../entry/operator/lists/list-orders.ts';
import { RETURN_STUCK_MS, type StuckReason } from '../../../records/orders/stuck.ts';
import { type Html, html } from '../../../ground/http/html.ts';
import { find, nameWords } from '../../kit/pieces/code-words.ts';
import { formatSpan } from '../../kit/pieces/format.ts';
import { linkTo } from './links.ts';
import { stateLabel, type Tone } from '../../kit/pieces/html.ts';
import { statusName, statusWords } from '../../../entry/outcomes/words.ts';

/** Words for statuses and reasons on the dashboard. */

const STATUS_TONES: Readonly<Partial<Record<ListedStatus | OrderStatus, Tone>>> = {
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
  stateLabel(statusWords(status), STATUS_TONES[status]);

/** The label of a refund's status, as in the lists of refunds. */
export const refundLabel = (status: RefundRow['status']): Html =>
  stateLabel(statusName(status === 'due' ? 'to-send' : status), REFUND_TONES[status]);

const REFUND_TONES: Readonly<Partial<Record<RefundRow['status'], Tone>>> = {
  failed: 'waits',
  queued: 'going',
  sent: 'going',
  done: 'done',
};

/** Why a shipment is stuck, and for how long: "Not accepted for 3 days". */
export function stuckWords(reason: StuckReason, since: number | undefined, now: number): string {
  const span = formatSpan(now - (since ?? now));
  switch (reason) {
    case 'suspended':
      return operatorStatesText.stuckSuspended;
    case 'not-accepted':
      return operatorStatesText.stuckNotAccepted({ span });
    case 'not-dispatched':
      return operatorStatesText.stuckNotDispatched({ span });
    case 'not-delivered':
      return operatorStatesText.stuckNotDelivered({ span });
    case 'not-back':
      return operatorStatesText.stuckNotBack({ span });
    case 'return-not-answered':
      return operatorStatesText.stuckNotAnswered({ span: formatSpan(RETURN_STUCK_MS.requested) });
    case 'return-not-received':
      return operatorStatesText.stuckNotReceived({ span: formatSpan(RETURN_STUCK_MS.accepted) });
  }
}

const refundWords = (status: RefundRow['status']): string =>
  ({
    failed: operatorStatesText.refundFailed,
    due: operatorStatesText.refundToSend,
    queued: operatorStatesText.refundQueued,
    sent: operatorStatesText.refundSent,
    done: operatorStatesText.refunded,
  })[status];

/** The state of a shipment's payment, or of its refund if it came back. */
export const paymentWords = (payment: ListedPayment): string =>
  ({
    'not-paid': operatorStatesText.notPaid,
    'nothing-due': operatorStatesText.nothingDue,
    'cash-due': operatorOrderText.paymentIs({ method: 'cash', state: 'due' }),
    'cash-paid': operatorOrderText.paymentIs({ method: 'cash', state: 'paid' }),
    'online-due': operatorOrderText.paymentIs({ method: 'online', state: 'due' }),
    'online-paid': operatorOrderText.paymentIs({ method: 'online', state: 'paid' }),
    'refund-failed': refundWords('failed'),
    'refund-due': refundWords('due'),
    'refund-queued': refundWords('queued'),
    'refund-sent': refundWords('sent'),
    'refund-done': refundWords('done'),
  })[payment];

/** The same for places where nothing else mentions a refund, with its way beside it. */
export const refundState = (status: RefundRow['status']): Html =>
  html`${stateLabel(refundWords(status), REFUND_TONES[status])}<br><a href="${refundsLike(status)}">${operatorStatesText.seeRefund}</a>`;

/** The name of the list with refunds of a status. */
export const refundsLike = (status: RefundRow['status']): string =>
  linkTo('/refunds', { status: status === 'due' || status === 'failed' ? undefined : status });

/** The reason of a refund, by its code. */
export const REFUND_REASONS: Readonly<Record<RefundRow['reason'], () => string>> = {
  cancelled: () => operatorStatesText.reasonCancelled,
  returned: () => operatorStatesText.reasonReturned,
  'late-payment': () => operatorStatesText.reasonLatePayment,
  'double-payment': () => operatorStatesText.reasonDoublePayment,
  goodwill: () => operatorStatesText.reasonGoodwill,
  undelivered: () => operatorStatesText.reasonUndelivered,
};

/** The reason of a refund; the words of its code if that is unknown. */
export const refundReason = (reason: string): string => find(REFUND_REASONS, reason)?.() ?? nameWords(reason);

const sellerWords = (): Readonly<Record<string, string>> => ({
  none: operatorStatesText.sellerNone,
  draft: operatorStatesText.sellerDraft,
  submitted: operatorStatesText.sellerApplied,
  refused: operatorStatesText.sellerRefused,
  suspended: operatorStatesText.sellerSuspended,
});

/** What to add to a seller's name; undefined if its account is approved. */
export function sellerNote(status: string): Html | undefined {
  const words = sellerWords()[status];
  return words === undefined ? undefined : html`<span class="soft whole">${words}</span>`;
}
