// Made from ../en/operator-refunds.json, which is what to change.
import type { MessagePart } from '../format/evaluate.ts';
import { readRoom } from '../read-room.ts';

interface OperatorRefundsText {
  readonly title: string;
  readonly noneToSend: string;
  readonly noneQueued: string;
  readonly noneSent: string;
  readonly nonePaid: string;
  readonly seePaid: string;
  readonly seeToSend: string;
  readonly later: string;
  readonly earlier: string;
  readonly order: string;
  readonly waits: string;
  readonly since: string;
  readonly reason: string;
  readonly phone: string;
  readonly through: string;
  readonly ownTransfer: string;
  readonly provider: string;
  readonly toUpi: string;
  readonly upiWaits: (values: { moment: string | number }) => string;
  readonly lastTry: string;
  readonly reference: string;
  readonly noAccount: readonly MessagePart<'b' | 'phone'>[];
  readonly amountTo: (values: { amount: string | number; shopper: string | number }) => string;
  readonly failedOn: (values: { why: string | number; day: string | number }) => string;
  readonly notArrived: string;
  readonly notSaid: string;
  readonly copy: string;
  readonly referenceField: string;
  readonly markPaid: string;
  readonly send: string;
  readonly paidOtherwise: string;
  readonly paid: string;
  readonly orderTotal: string;
  readonly paysOrder: string;
  readonly refundIt: string;
  readonly orderLinked: readonly MessagePart<'number'>[];
  readonly wrongPayments: string;
  readonly referenceNeeded: string;
  readonly goodwillNeeded: string;
  readonly goodwillDue: string;
  readonly decisionNeeded: string;
}

export const operatorRefundsText: OperatorRefundsText = readRoom('operator-refunds');
