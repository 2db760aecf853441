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

/** Words for the results of steps of orders, returns, reviews, complaints and messages. */

const STATUS_OF = {
  accept: 'accepted',
  pack: 'packed',
  dispatch: 'dispatched',
  deliver: 'delivered',
} as const satisfies Record<OperatorStep, string>;

/** Says that a step was taken. @throws OperatorError if it was not */
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

/** Reads the courier and tracking number of a dispatch, by the rules of the seller dashboard. @throws OperatorError */
export function readDispatch(courier: string, trackingNumber: string): StepDetails {
  const checked = dispatchRequest.safeParse({ courier, trackingNumber });
  if (checked.success) return checked.data;
  throw refusalOfFields(checked.error);
}

/** Says that a parcel was reported. @throws OperatorError if it was not */
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

/** Says how a return was answered. @throws OperatorError if it was not */
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

/** Says what was cancelled. @throws OperatorError if nothing was */
export const wordCancelled = (cancelled: CancelledOrder): string =>
  operatorOutcomesText.orderIs({ status: statusWords(dataOf(answerCancelled(cancelled)).order.status) });

/** Says that a complaint was acknowledged. @throws OperatorError if it was not */
export function wordAcknowledged(outcome: Acknowledged, ticket: string): string {
  if (outcome.kind === 'not-waiting') throw new OperatorError(operatorOutcomesText.noTicketWaiting({ ticket }));
  return withCall(operatorOutcomesText.acknowledged({ ticket, day: outcome.settleBy }), outcome);
}

/** Says that a complaint was answered. @throws OperatorError for an unknown one */
export function wordAnswered(outcome: Answered, ticket: string): string {
  if (outcome.kind === 'unknown-ticket') throw new OperatorError(operatorOutcomesText.noTicket({ ticket }));
  return withCall(operatorOutcomesText.ticketAnswered({ ticket }), outcome);
}

const withCall = (said: string, { complaint: { name, phone }, isTold }: Told): string =>
  isTold ? said : `${said} ${operatorOutcomesText.tellByPhone({ name, phone: phone ?? '' })}`;

/** Says how many messages are sent again. @throws OperatorError if there were none */
export function wordRetried(count: number): string {
  if (count === 0) throw new OperatorError(operatorOutcomesText.noMessage);
  return operatorOutcomesText.retried({ count });
}

/** Says how a review was decided. @throws OperatorError for an unknown one */
export function wordDecidedReview(decided: DecidedReview, id: string): string {
  if (decided.kind === 'unknown-review') throw new OperatorError(operatorOutcomesText.noReview({ id }));
  return `${id}: ${statusName(decided.status)}.`;
}
