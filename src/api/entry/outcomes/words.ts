import type { z } from 'zod';
import { indianMinute } from '../../../core/calendar/indian-day.ts';
import type { OrderStatus, ShipmentStatus } from '../../../core/order/order-status.ts';
import { formatMoney } from '../../../core/money/format-price.ts';
import { currentLocale } from '../../../messages/language.ts';
import { operatorOutcomesText } from '../../../messages/rooms/operator-outcomes.ts';
import { operatorStatesText } from '../../../messages/rooms/operator-states.ts';
import { OperatorError } from './operator-error.ts';

/**
 * The results of an operator's actions in words, in the reader's language. Commands and dashboard share them, so nothing here names a command or an
 * option.
 */

/** An amount in minor units: "₹4,49,432.53". */
export const amountWords = (minor: number, currency: string): string => formatMoney(minor, currency, currentLocale());

/** The statuses in lists and rows. */
const statusNames = () => ({
  accepted: operatorStatesText.accepted,
  answered: operatorStatesText.answered,
  approved: operatorStatesText.approved,
  changes: operatorStatesText.changes,
  done: operatorStatesText.done,
  draft: operatorStatesText.draft,
  due: operatorStatesText.due,
  failed: operatorStatesText.failed,
  made: operatorStatesText.made,
  open: operatorStatesText.open,
  paid: operatorStatesText.paid,
  published: operatorStatesText.published,
  queued: operatorStatesText.queued,
  received: operatorStatesText.received,
  refused: operatorStatesText.refused,
  requested: operatorStatesText.requested,
  sent: operatorStatesText.sent,
  submitted: operatorStatesText.submitted,
  suspended: operatorStatesText.suspended,
  'to-send': operatorStatesText.toSend,
  waiting: operatorStatesText.waiting,
});
export type NamedStatus = keyof ReturnType<typeof statusNames>;

/** The name of a status: "To send" for `to-send`. */
export const statusName = (status: NamedStatus): string => statusNames()[status];

/** The status of an order or shipment. */
export const statusWords = (status: ShipmentStatus | OrderStatus): string =>
  ({
    placed: operatorStatesText.orderNew,
    accepted: operatorStatesText.orderAccepted,
    packed: operatorStatesText.orderPacked,
    dispatched: operatorStatesText.orderDispatched,
    delivered: operatorStatesText.orderDelivered,
    cancelled: operatorStatesText.orderCancelled,
    'awaiting-payment': operatorStatesText.awaitingPayment,
    expired: operatorStatesText.notPaidInTime,
    returned: operatorStatesText.orderReturned,
  })[status];

/** The name of a form's field, as on the page. */
export const fieldName = (field: string): string =>
  ({
    reason: operatorOutcomesText.fieldReason,
    amount: operatorOutcomesText.fieldAmount,
    reference: operatorOutcomesText.fieldReference,
    text: operatorOutcomesText.fieldText,
    utr: operatorOutcomesText.fieldUtr,
    seller: operatorOutcomesText.fieldSeller,
    shipment: operatorOutcomesText.fieldParcel,
    courier: operatorOutcomesText.fieldCourier,
    trackingNumber: operatorOutcomesText.fieldTracking,
    tracking: operatorOutcomesText.fieldTracking,
    as: operatorOutcomesText.fieldDecision,
    version: operatorOutcomesText.fieldVersion,
    email: operatorOutcomesText.fieldEmail,
    phone: operatorOutcomesText.fieldPhone,
    gstin: operatorOutcomesText.fieldGstin,
    pickup: operatorOutcomesText.fieldPickup,
    bank: operatorOutcomesText.fieldBank,
  })[field] ?? field;

/** A field's name, followed by what is wrong with it: "Courier: …". */
export const fieldProblem = (name: string, problem: string): string =>
  operatorOutcomesText.fieldProblem({ field: fieldName(name), problem });

/** The refusal of fields, with what is wrong with the first one. */
export const refusalOfFields = ({ issues: [issue] }: Pick<z.ZodError, 'issues'>): OperatorError =>
  new OperatorError(fieldProblem(String(issue?.path[0]), issue?.message ?? ''), String(issue?.path[0]));

/** The refusal of an amount that was already given for the same purpose at `at` (epoch milliseconds). */
export const repeated = (at: number, what: string): OperatorError =>
  new OperatorError(operatorOutcomesText.repeated({ moment: indianMinute(at), what }));

/** The refusal of an order's number that no order has. */
export const unknownOrder = (number: string): OperatorError =>
  new OperatorError(operatorOutcomesText.noOrder({ number }));

/** The refusal of a seller's id or email address that no seller has. */
export const unknownSeller = (named: string): OperatorError =>
  new OperatorError(operatorOutcomesText.noSeller({ named }));
