import { sql } from 'kysely';
import { toDecimal } from '../../../core/money/money.ts';
import { parseMoney } from '../../../core/money/parse-money.ts';
import type { OrderRow, RefundRow } from '../../ground/database/tables.ts';
import {
  giveGoodwill,
  type Goodwill,
  type QueuedRefund,
  queueRefund,
  type RefundRefusal,
  type SettledRefund,
  settleRefund,
} from '../../records/orders/refunds.ts';
import {
  decidePayment,
  type PaymentReview,
  PAYMENT_DECISIONS,
  type PaymentDecision,
} from '../../records/payments/review.ts';
import { upiWaits } from '../../records/orders/serialise-order.ts';
import type { HostServices } from '../services.ts';
import {
  type CommandArguments,
  type OperatorCommand,
  type OperatorContext,
  OperatorError,
  recordViewed,
  requireOption,
  statusOption,
  wordAt,
} from './command.ts';
import { formatList, formatTime } from './table.ts';
import { findOrder, unknownOrder } from './orders.ts';
import { repeated } from './repeated.ts';

const REFUND_STATUSES = ['due', 'failed', 'queued', 'sent', 'done'] as const satisfies readonly RefundRow['status'][];
/** Refunds with these wait for the operator. */
const WAITING_REFUNDS: readonly RefundRow['status'][] = ['due', 'failed'];

/** Commands on refunds, and on payments that need review. */
export const moneyCommands: readonly OperatorCommand[] = [
  {
    name: 'refunds',
    usage: '[--status due|queued|sent|done|failed] [--most <count>]',
    summary: 'list refunds, by default those that wait for you, with the UPI IDs that shoppers named',
    run: async (context, args) => {
      const statuses = args.options['status'] ? [statusOption(args, REFUND_STATUSES)] : WAITING_REFUNDS;
      await recordViewed(context, 'refunds', { statuses });
      const query = context.services.database.read
        .selectFrom('refunds')
        .innerJoin('orders', 'orders.id', 'refunds.order_id')
        .selectAll('refunds')
        .select(['orders.number', 'orders.refund_upi', 'orders.refund_upi_from'])
        .where('refunds.status', 'in', statuses)
        .orderBy('refunds.id');
      const headings = ['id', 'since', 'status', 'order', 'amount', 'for', 'through', 'reference'];
      return formatList(args, query, headings, (row) => [
        row.id,
        formatTime(row.created_at),
        row.status,
        row.number,
        `${row.currency} ${toDecimal(row.amount_minor, row.currency)}`,
        row.reason,
        wordWay(row, context.services.now()),
        row.reference ?? '',
      ]);
    },
  },
  {
    name: 'refunds send',
    usage: '<id>',
    summary: 'send a refund through the payment provider; a running host does so',
    run: async ({ services, actor }, args) => {
      const id = wordAt(args, 0, 'refund');
      return wordQueued(await queueRefund(services, actor, id), id);
    },
  },
  {
    name: 'refunds settle',
    usage: '<id> --reference <text>',
    summary: 'record a refund that you paid by UPI or bank transfer, with its reference',
    run: async ({ services, actor }, args) => {
      const reference = requireOption(args, 'reference', 'the number of the bank transfer, which the shopper is told');
      const id = wordAt(args, 0, 'refund');
      return wordSettled(await settleRefund(services, actor, id, reference), id);
    },
  },
  {
    name: 'refunds goodwill',
    usage: '<order number> --amount <149.00> --reason <text> [--again]',
    summary:
      'refund an amount as goodwill, for a reason that the shopper sees; it is sent like other refunds. The same again within a day needs --again',
    run: async ({ services, actor }, args) => {
      const order = await findOrder(services, args);
      const amountMinor = readGoodwill(requireOption(args, 'amount', 'in the currency of the order'), order);
      const isAgain = args.options['again'] !== undefined;
      const note = requireOption(
        args,
        'reason',
        'what it is given for, which the shopper reads in the history of the order',
      );
      const goodwill = await giveGoodwill(services, actor, { orderId: order.id, amountMinor, note, isAgain });
      return wordGoodwill(goodwill, order, amountMinor);
    },
  },
  {
    name: 'payments review',
    usage: '[<payment> --as paid|refund]',
    summary: 'list payments whose amount does not match their order, or decide about one',
    run: async (context, args) =>
      args.words.length === 0 ? listReviews(context.services, args) : decideReview(context, args),
  },
];

/** Which way a refund goes: "provider", "UPI asha@okbank", "by hand". */
function wordWay(
  row: Pick<RefundRow, 'payment_id' | 'status'> & Pick<OrderRow, 'refund_upi' | 'refund_upi_from'>,
  now: number,
): string {
  if (row.payment_id !== null && row.status !== 'failed') return 'provider';
  if (row.refund_upi === null) return row.payment_id === null ? 'by hand' : 'provider';
  const waits = upiWaits(row, now) ? `, changed: waits until ${formatTime(row.refund_upi_from)}` : '';
  return `UPI ${row.refund_upi}${waits}`;
}

function refusalOf(refused: RefundRefusal, id: string): OperatorError {
  switch (refused.kind) {
    case 'unknown-refund':
      return new OperatorError(`There is no refund ${id}.`);
    case 'other-status':
      return new OperatorError(`It is ${refused.status} already.`);
    case 'more-than-collected':
      return new OperatorError('The refunds would exceed what was collected for this order.');
  }
}

/** @throws OperatorError for a refund that is not queued */
export function wordQueued(queued: QueuedRefund, id: string): string {
  if (queued.kind === 'queued') return 'The refund is queued.';
  if (queued.kind === 'paid-in-cash')
    throw new OperatorError('The order was paid in cash: transfer the money, then use "refunds settle".');
  throw refusalOf(queued, id);
}

/** @throws OperatorError for a refund that is not settled */
export function wordSettled(settled: SettledRefund, id: string): string {
  if (settled.kind === 'settled') return 'The refund is done.';
  if (settled.kind === 'upi-waits')
    throw new OperatorError(
      `The shopper changed the UPI ID: pay after ${formatTime(settled.from)}, so that they can say before that it is not theirs.`,
    );
  throw refusalOf(settled, id);
}

/** An amount in an order's currency, in minor units. @throws OperatorError */
export function readGoodwill(typed: string, { currency }: Pick<OrderRow, 'currency'>): number {
  const amountMinor = parseMoney(typed, currency);
  if (amountMinor === undefined || amountMinor === 0)
    throw new OperatorError('The amount has to be a number such as 149.00.');
  return amountMinor;
}

/** @throws OperatorError for goodwill that is not given */
export function wordGoodwill(
  goodwill: Goodwill,
  { number, currency }: Pick<OrderRow, 'number' | 'currency'>,
  amountMinor: number,
): string {
  switch (goodwill.kind) {
    case 'unknown-order':
      throw unknownOrder(number);
    case 'not-paid':
      throw new OperatorError('This order is not paid.');
    case 'repeated': {
      const amount = `${currency} ${toDecimal(amountMinor, currency)}`;
      throw repeated(goodwill.at, `${amount} as goodwill for order ${number} (refund ${goodwill.refund})`);
    }
    case 'too-much':
      throw new OperatorError(`At most ${toDecimal(goodwill.mostMinor, currency)} is left of what was paid.`);
    case 'due':
      return 'The refund is due: "refunds", then "refunds send" or "refunds settle".';
  }
}

async function listReviews({ database }: HostServices, args: CommandArguments): Promise<string> {
  const query = database.read
    .selectFrom('provider_payments')
    .innerJoin('orders', 'orders.id', 'provider_payments.order_id')
    .selectAll('provider_payments')
    .select(['orders.number', 'orders.total_minor', 'orders.currency as order_currency'])
    .where('provider_payments.outcome', '=', sql.lit('review'))
    .orderBy('provider_payments.at');
  return formatList(args, query, ['payment', 'since', 'order', 'paid', 'total of the order'], (row) => [
    row.id,
    formatTime(row.at),
    row.number,
    `${row.currency} ${toDecimal(Math.max(0, row.amount_minor), row.currency)}`,
    `${row.order_currency} ${toDecimal(row.total_minor, row.order_currency)}`,
  ]);
}

async function decideReview({ services, actor }: OperatorContext, args: CommandArguments): Promise<string> {
  const id = wordAt(args, 0, 'payment');
  const as = readDecision(requireOption(args, 'as', 'paid or refund'));
  return wordReview(await decidePayment(services, actor, id, as), id, as);
}

/** @throws OperatorError */
export function readDecision(typed: string): PaymentDecision {
  const decision = PAYMENT_DECISIONS.find((known) => known === typed);
  if (decision === undefined) throw new OperatorError('--as is paid or refund.');
  return decision;
}

/** @throws OperatorError for a payment about which nothing was decided */
export function wordReview(review: PaymentReview, id: string, as: PaymentDecision): string {
  switch (review.kind) {
    case 'unknown-payment':
      throw new OperatorError(`There is no payment ${id}.`);
    case 'only-refund':
      throw new OperatorError('The order is paid or cancelled: the payment can only be refunded.');
    case 'not-in-review':
      throw new OperatorError('This payment does not need review.');
    case 'other-currency':
      throw new OperatorError('It is in another currency than the order: refund it at the provider.');
    case 'decided':
      return as === 'paid' ? 'The order is paid.' : 'The refund is due.';
  }
}
