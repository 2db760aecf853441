import { indianMinute } from '../../../core/calendar/indian-day.ts';
import { parseMoney } from '../../../core/money/parse-money.ts';
import { operatorOutcomesText } from '../../../messages/rooms/operator-outcomes.ts';
import { upiPaymentText } from '../../../messages/rooms/upi-payment.ts';
import type { OrderRow } from '../../ground/database/tables.ts';
import type { Goodwill, QueuedRefund, RefundRefusal, SettledRefund } from '../../records/orders/refunds.ts';
import { PAYMENT_DECISIONS, type PaymentDecision, type PaymentReview } from '../../records/payments/review.ts';
import type { UpiCheck } from '../../records/payments/upi.ts';
import { OperatorError } from './operator-error.ts';
import { amountWords, repeated, statusName, unknownOrder } from './words.ts';

/** Words for the results of refunds, goodwill and payments that needed review. */

function refusalOf(refused: RefundRefusal, id: string): OperatorError {
  switch (refused.kind) {
    case 'unknown-refund':
      return new OperatorError(operatorOutcomesText.noRefund({ id }));
    case 'other-status':
      return new OperatorError(operatorOutcomesText.refundIs({ status: statusName(refused.status) }));
    case 'more-than-collected':
      return new OperatorError(operatorOutcomesText.moreThanCollected);
  }
}

/** Says that a refund was queued. @throws OperatorError if it was not */
export function wordQueued(queued: QueuedRefund, id: string): string {
  if (queued.kind === 'queued') return operatorOutcomesText.refundQueued;
  if (queued.kind === 'paid-in-cash') throw new OperatorError(operatorOutcomesText.paidInCash);
  throw refusalOf(queued, id);
}

/** Says that a refund was settled. @throws OperatorError if it was not */
export function wordSettled(settled: SettledRefund, id: string): string {
  if (settled.kind === 'settled') return operatorOutcomesText.refundDone;
  if (settled.kind === 'upi-waits')
    throw new OperatorError(operatorOutcomesText.upiWaits({ moment: indianMinute(settled.from) }));
  throw refusalOf(settled, id);
}

/** Reads an amount in an order's currency, in minor units. @throws OperatorError */
export function readAmount(typed: string, { currency }: Pick<OrderRow, 'currency'>): number {
  const amountMinor = parseMoney(typed, currency);
  if (amountMinor === undefined || amountMinor === 0)
    throw new OperatorError(operatorOutcomesText.amountForm, 'amount');
  return amountMinor;
}

/** Says that goodwill was given. @throws OperatorError if it was not */
export function wordGoodwill(
  goodwill: Goodwill,
  { number, currency }: Pick<OrderRow, 'number' | 'currency'>,
  amountMinor: number,
): string {
  switch (goodwill.kind) {
    case 'unknown-order':
      throw unknownOrder(number);
    case 'not-paid':
      throw new OperatorError(operatorOutcomesText.notPaid);
    case 'repeated': {
      const amount = amountWords(amountMinor, currency);
      throw repeated(goodwill.at, operatorOutcomesText.goodwillFor({ amount, number }));
    }
    case 'too-much':
      throw new OperatorError(operatorOutcomesText.atMost({ amount: amountWords(goodwill.mostMinor, currency) }));
    case 'due':
      return operatorOutcomesText.goodwillDue;
  }
}

/** Reads a decision about a payment. @throws OperatorError */
export function readDecision(typed: string): PaymentDecision {
  const decision = PAYMENT_DECISIONS.find((known) => known === typed);
  if (decision === undefined) throw new OperatorError(operatorOutcomesText.decisionForm);
  return decision;
}

/** Says what was decided about a payment to the UPI ID. @throws OperatorError if nothing was */
export function wordUpi(check: UpiCheck, reference: string, isReceived: boolean): string {
  if (check === 'unknown') throw new OperatorError(operatorOutcomesText.noPayment({ id: reference }));
  if (check === 'not-waiting') throw new OperatorError(upiPaymentText.notWaiting);
  return isReceived ? upiPaymentText.doneReceived : upiPaymentText.doneMissed;
}

/** Says what was decided about a payment. @throws OperatorError if nothing was */
export function wordReview(review: PaymentReview, id: string, as: PaymentDecision): string {
  switch (review.kind) {
    case 'unknown-payment':
      throw new OperatorError(operatorOutcomesText.noPayment({ id }));
    case 'only-refund':
      throw new OperatorError(operatorOutcomesText.onlyRefund);
    case 'not-in-review':
      throw new OperatorError(operatorOutcomesText.notInReview);
    case 'other-currency':
      throw new OperatorError(operatorOutcomesText.otherCurrency);
    case 'decided':
      return as === 'paid' ? operatorOutcomesText.orderPaid : operatorOutcomesText.refundDue;
  }
}
