import { sql } from 'kysely';
import { toDecimal } from '../../core/money.ts';
import { parseMoney } from '../../core/parse-money.ts';
import { writeAudit } from '../audit.ts';
import { makeId } from '../database/ids.ts';
import type { RefundRow } from '../database/tables.ts';
import { refundSent } from '../mail/order-messages.ts';
import { type Change, changeOrder, notify, record } from '../orders/change.ts';
import { balanceOf, post } from '../orders/ledger.ts';
import { owe } from '../orders/settle.ts';
import { openPaid, turnAway } from '../payments/apply.ts';
import type { Services } from '../services.ts';
import {
  type CommandArguments,
  type OperatorCommand,
  type OperatorContext,
  OperatorError,
  recordView,
  requireOption,
  statusOption,
  wordAt,
} from './command.ts';
import { formatList, formatTime } from './table.ts';
import { findOrder } from './orders.ts';
import { type Given, refuseRepeated } from './repeated.ts';

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
      await recordView(context, 'refunds', { statuses });
      const query = context.services.database.read
        .selectFrom('refunds')
        .innerJoin('orders', 'orders.id', 'refunds.order_id')
        .selectAll('refunds')
        .select(['orders.number', 'orders.refund_upi'])
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
        row.payment_id === null ? (row.refund_upi === null ? 'by hand' : `UPI ${row.refund_upi}`) : 'provider',
        row.reference ?? '',
      ]);
    },
  },
  {
    name: 'refunds send',
    usage: '<id>',
    summary: 'send a refund through the payment provider; a running host does so',
    run: async (context, args) => {
      await changeRefund(context, args, async ({ db, now, actor, rows }, refund) => {
        if (refund.payment_id === null)
          throw new OperatorError('The order was paid in cash: transfer the money, then use "refunds settle".');
        if (refund.status !== 'due' && refund.status !== 'failed')
          throw new OperatorError(`It is ${refund.status} already.`);
        await db
          .updateTable('refunds')
          .set({ status: 'queued', try_at: now, tries: 0, reference: null })
          .where('id', '=', refund.id)
          .execute();
        const details = { amountMinor: refund.amount_minor, refund: refund.id };
        await writeAudit(db, now, actor, 'refund-queued', `order:${rows.order.number}`, details);
      });
      return 'The refund is queued.';
    },
  },
  {
    name: 'refunds settle',
    usage: '<id> --reference <text>',
    summary: 'record a refund that you paid by UPI or bank transfer, with its reference',
    run: async (context, args) => {
      const reference = requireOption(args, 'reference', 'the number of the bank transfer, which the shopper is told');
      await changeRefund(context, args, async (change, refund) => {
        if (refund.status !== 'due' && refund.status !== 'failed')
          throw new OperatorError(`It is ${refund.status} already.`);
        await change.db
          .updateTable('refunds')
          // Not the way it was paid, whatever that was.
          .set({ status: 'done', reference, try_at: null, payment_id: null })
          .where('id', '=', refund.id)
          .execute();
        await post(change, 'paid-back', refund.cause, refund.amount_minor, reference);
        const details = { amountMinor: refund.amount_minor, refund: refund.id, reference };
        await record(change, 'refund-sent', details);
        await record(change, 'refund-done', details);
        const { services } = context;
        await notify(change, (after) => refundSent(services, after, refund.id));
      });
      return 'The refund is done.';
    },
  },
  {
    name: 'refunds goodwill',
    usage: '<order number> --amount <149.00> [--again]',
    summary: 'refund an amount as goodwill; it is sent like other refunds. The same again within a day needs --again',
    run: async ({ services, actor }, args) => {
      const order = await findOrder(services, args);
      const amountMinor = parseMoney(requireOption(args, 'amount', 'in the currency of the order'), order.currency);
      if (amountMinor === undefined || amountMinor === 0)
        throw new OperatorError('The amount has to be a number such as 149.00.');
      await changeOrder(services, order.id, actor, async (change) => {
        const { status, keptMinor } = balanceOf(change.rows.ledger);
        if (status !== 'paid') throw new OperatorError('This order is not paid.');
        refuseRepeated(args, change.now, findGoodwill(change, amountMinor));
        if (amountMinor > keptMinor)
          throw new OperatorError(
            `At most ${toDecimal(Math.max(0, keptMinor), order.currency)} is left of what was paid.`,
          );
        await owe(change, { cause: `goodwill:${makeId(change.now)}`, reason: 'goodwill', amountMinor });
      });
      return 'The refund is due: "refunds", then "refunds send" or "refunds settle".';
    },
  },
  {
    name: 'payments review',
    usage: '[<payment> --as paid|refund]',
    summary: 'list payments whose amount does not match their order, or decide about one',
    run: async (context, args) =>
      args.words.length === 0 ? listReviews(context.services, args) : review(context, args),
  },
];

/** The newest refund of this amount as goodwill for the order. */
function findGoodwill({ rows }: Change, amountMinor: number): Given | undefined {
  const same = rows.refunds.findLast(
    ({ reason, amount_minor: minor }) => reason === 'goodwill' && minor === amountMinor,
  );
  if (!same) return undefined;
  const amount = `${same.currency} ${toDecimal(amountMinor, same.currency)}`;
  return { at: same.created_at, words: `${amount} as goodwill for order ${rows.order.number} (refund ${same.id})` };
}

/** Statuses of refunds that were or will be sent. */
const BACK = new Set<RefundRow['status']>(['queued', 'sent', 'done']);

/** Changes the refund named by the first argument, with its order locked. */
async function changeRefund(
  { services, actor }: OperatorContext,
  args: CommandArguments,
  work: (change: Change, refund: RefundRow) => Promise<void>,
): Promise<void> {
  const id = wordAt(args, 0, 'refund');
  const found = await services.database.read
    .selectFrom('refunds')
    .select('order_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw new OperatorError(`There is no refund ${id}.`);
  await changeOrder(services, found.order_id, actor, async (change) => {
    const refund = change.rows.refunds.find((row) => row.id === id);
    if (!refund) throw new OperatorError(`There is no refund ${id}.`);
    const goingMinor = change.rows.refunds.reduce(
      (sum, { id: other, status, amount_minor: minor }) => (other !== id && BACK.has(status) ? sum + minor : sum),
      refund.amount_minor,
    );
    // Only possible for refunds from before the ledger.
    if (goingMinor > balanceOf(change.rows.ledger).collectedMinor)
      throw new OperatorError('The refunds would exceed what was collected for this order.');
    await work(change, refund);
  });
}

async function listReviews({ database }: Services, args: CommandArguments): Promise<string> {
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

/** Accepts such a payment for the order, or owes it back. */
async function review({ services, actor }: OperatorContext, args: CommandArguments): Promise<string> {
  const id = wordAt(args, 0, 'payment');
  const as = requireOption(args, 'as', 'paid or refund');
  if (as !== 'paid' && as !== 'refund') throw new OperatorError('--as is paid or refund.');
  const found = await services.database.read
    .selectFrom('provider_payments')
    .select('order_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw new OperatorError(`There is no payment ${id}.`);
  await changeOrder(services, found.order_id, actor, async (change) => {
    const { stage, payment_status: status } = change.rows.order;
    if (as === 'paid' && (status === 'paid' || stage === 'cancelled'))
      throw new OperatorError('The order is paid or cancelled: the payment can only be refunded.');
    const payment = await change.db
      .updateTable('provider_payments')
      .set({ outcome: as })
      .where('id', '=', id)
      .where('outcome', '=', 'review')
      .returningAll()
      .executeTakeFirst();
    if (!payment) throw new OperatorError('This payment does not need review.');
    if (payment.currency !== change.rows.order.currency || payment.amount_minor <= 0)
      throw new OperatorError('It is in another currency than the order: refund it at the provider.');
    await record(change, 'payment-received', { note: as, providerPayment: id });
    if (as === 'paid') {
      await change.db.updateTable('payments').set({ status: 'paid' }).where('id', '=', payment.payment_id).execute();
      await openPaid(change, payment);
    } else await turnAway(change, payment, 'late-payment');
  });
  return as === 'paid' ? 'The order is paid.' : 'The refund is due.';
}
