import { indianMinute } from '../../../core/calendar/indian-day.ts';
import { toDecimal } from '../../../core/money/format-price.ts';
import type { OrderRow, RefundRow } from '../../ground/database/tables.ts';
import { giveGoodwill, queueRefund, settleRefund } from '../../records/orders/refunds.ts';
import { decidePayment, queryReviews } from '../../records/payments/review.ts';
import { missUpi, receiveUpi } from '../../records/payments/upi.ts';
import { UPI_PAYMENT } from '../../../core/money/upi.ts';
import { isByHand, upiWaits } from '../../records/orders/record/serialise-order.ts';
import type { HostServices } from '../services.ts';
import {
  type CommandArguments,
  type OperatorCommand,
  type OperatorContext,
  recordViewed,
  requireOption,
  statusOption,
  wordAt,
} from './command.ts';
import { formatList } from './table.ts';
import { findOrder } from './orders.ts';
import {
  readDecision,
  readAmount,
  wordGoodwill,
  wordQueued,
  wordReview,
  wordSettled,
  wordUpi,
} from '../outcomes/refunds.ts';

const REFUND_STATUSES = ['due', 'failed', 'queued', 'sent', 'done'] as const satisfies readonly RefundRow['status'][];
/** Refunds with these statuses wait for the operator. */
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
        indianMinute(row.created_at),
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
      const amountMinor = readAmount(requireOption(args, 'amount', 'in the currency of the order'), order);
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
  {
    name: 'payments check',
    usage: '[--most <count>]',
    summary: 'list UPI payments whose reference shoppers sent, to look for in the bank account',
    run: async ({ services }, args) => {
      const query = queryReviews(services.database.read, 'pending');
      return formatList(args, query, ['reference', 'since', 'order', 'amount'], (row) => [
        row.id.slice(UPI_PAYMENT.length),
        indianMinute(row.at),
        row.number,
        `${row.currency} ${toDecimal(row.amount_minor, row.currency)}`,
      ]);
    },
  },
  {
    name: 'payments received',
    usage: '<reference> [--amount <149.00>]',
    summary: 'record that a UPI payment has come, of exactly the amount of the order unless you say another',
    run: async ({ services, actor }, args) => {
      const reference = wordAt(args, 0, 'reference');
      const { amount } = args.options;
      const amountMinor = typeof amount === 'string' ? readAmount(amount, { currency: 'INR' }) : undefined;
      return wordUpi(await receiveUpi(services, actor, reference, amountMinor), reference, true);
    },
  },
  {
    name: 'payments missing',
    usage: '<reference> --reason <text>',
    summary: 'record that a UPI payment has not come, for a reason that the shopper sees',
    run: async ({ services, actor }, args) => {
      const reference = wordAt(args, 0, 'reference');
      const reason = requireOption(args, 'reason', 'what the shopper reads');
      return wordUpi(await missUpi(services, actor, reference, reason), reference, false);
    },
  },
];

/** The way of a refund: "provider", "UPI asha@okbank", "by hand". */
function wordWay(
  row: Pick<RefundRow, 'payment_id' | 'status'> & Pick<OrderRow, 'refund_upi' | 'refund_upi_from'>,
  now: number,
): string {
  if (!isByHand(row, row)) return 'provider';
  if (row.refund_upi === null) return 'by hand';
  const waits = upiWaits(row, now) ? `, changed: waits until ${indianMinute(row.refund_upi_from)}` : '';
  return `UPI ${row.refund_upi}${waits}`;
}

async function listReviews({ database }: HostServices, args: CommandArguments): Promise<string> {
  const query = queryReviews(database.read, 'success');
  return formatList(args, query, ['payment', 'since', 'order', 'paid', 'total of the order'], (row) => [
    row.id,
    indianMinute(row.at),
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
