import { type Undelivered, undeliveredWords } from '../../../core/order/undelivered.ts';
import { operatorOutcomesText } from '../../../messages/rooms/operator-outcomes.ts';
import type { Acknowledged, Answered, Told } from '../../records/complaints/answer-complaints.ts';
import type { CancelledOrder } from '../../records/orders/cancel.ts';
import type { OperatorStep, ReportedParcel, TakenStep } from '../../records/orders/operator-steps.ts';
import type { AnsweredReturn } from '../../records/orders/returns.ts';
import type { StepDetails } from '../../records/orders/steps.ts';
import type { DecidedReview } from '../../records/reviews/decide.ts';
import { dispatchRequest } from '../../../contract/seller-orders.ts';
import { answerCancelled } from '../routes/orders/answer-order.ts';
import { dataOf, OperatorError } from './operator-error.ts';
import { refusalOfFields, statusName, statusWords, unknownOrder } from './words.ts';

/** What came of steps of orders, returns, reviews, complaints and messages. */

const STATUS_OF = {
  accept: 'accepted',
  pack: 'packed',
  dispatch: 'dispatched',
  deliver: 'delivered',
} as const satisfies Record<OperatorStep, string>;

/** @throws OperatorError for a step that was not taken */
export function wordStep(taken: TakenStep, number: string, step: OperatorStep): string {
  switch (taken.kind) {
    case 'unknown-order':
      throw unknownOrder(number);
    case 'not-ready': {
      const statuses = taken.shipments.map(({ status }) => statusWords(status)).join(', ');
      throw new OperatorError(operatorOutcomesText.notReady({ statuses }));
    }
    case 'taken': {
      const all = taken.rows.shipments.length;
      return operatorOutcomesText.stepTaken({ count: taken.count, all, status: statusWords(STATUS_OF[step]) });
    }
  }
}

/** The handover to a courier, by the rules of the seller dashboard. @throws OperatorError */
export function readDispatch(courier: string, trackingNumber: string): StepDetails {
  const checked = dispatchRequest.safeParse({ courier, trackingNumber });
  if (checked.success) return checked.data;
  throw refusalOfFields(checked.error);
}

/** @throws OperatorError for a report that was not taken */
export function wordReport(reported: ReportedParcel, number: string): string {
  switch (reported.kind) {
    case 'unknown-order':
      throw unknownOrder(number);
    case 'several': {
      const parcels = reported.shipments.map(({ id, seller_id: sellerId }) => `${id} (${sellerId})`).join(', ');
      throw new OperatorError(operatorOutcomesText.severalParcels({ parcels }));
    }
    case 'none':
      throw new OperatorError(operatorOutcomesText.noParcel);
    case 'reported':
      return wordState(reported.state);
  }
}

const wordState = (state: Undelivered): string => operatorOutcomesText.reported({ state: undeliveredWords(state) });

/** @throws OperatorError for a step that was not taken */
export function wordReturn(answered: AnsweredReturn): string {
  switch (answered.kind) {
    case 'unknown-return':
      throw new OperatorError(operatorOutcomesText.noReturn);
    case 'impossible':
      throw new OperatorError(operatorOutcomesText.returnNotNow);
    case 'answered':
      return operatorOutcomesText.returnIs({ status: statusName(answered.return.status) });
  }
}

/** @throws OperatorError when nothing was cancelled */
export const wordCancelled = (cancelled: CancelledOrder): string =>
  operatorOutcomesText.orderIs({ status: statusWords(dataOf(answerCancelled(cancelled)).order.status) });

/** @throws OperatorError for a complaint that was not acknowledged */
export function wordAcknowledged(outcome: Acknowledged, ticket: string): string {
  if (outcome.kind === 'not-waiting') throw new OperatorError(operatorOutcomesText.noTicketWaiting({ ticket }));
  return withCall(operatorOutcomesText.acknowledged({ ticket, day: outcome.settleBy }), outcome);
}

/** @throws OperatorError for a complaint that there is not */
export function wordAnswered(outcome: Answered, ticket: string): string {
  if (outcome.kind === 'unknown-ticket') throw new OperatorError(operatorOutcomesText.noTicket({ ticket }));
  return withCall(operatorOutcomesText.ticketAnswered({ ticket }), outcome);
}

const withCall = (said: string, { complaint: { name, phone }, isTold }: Told): string =>
  isTold ? said : `${said} ${operatorOutcomesText.tellByPhone({ name, phone: phone ?? '' })}`;

/** @throws OperatorError when there was nothing to send again */
export function wordRetried(count: number): string {
  if (count === 0) throw new OperatorError(operatorOutcomesText.noMessage);
  return operatorOutcomesText.retried({ count });
}

/** @throws OperatorError for a review that there is not */
export function wordDecidedReview(decided: DecidedReview, id: string): string {
  if (decided.kind === 'unknown-review') throw new OperatorError(operatorOutcomesText.noReview({ id }));
  return `${id}: ${statusName(decided.status)}.`;
}
