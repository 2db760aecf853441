import { answerCancelled } from '../routes/orders/answer-order.ts';
import { cancelOrder } from '../../records/orders/cancel.ts';
import { findByNumber } from '../../records/orders/record/find.ts';
import { indianMinute } from '../../../core/calendar/indian-day.ts';
import { OPEN_RETURNS } from '../../../core/order/order-status.ts';
import type { ReturnStep } from '../../../core/order/returns.ts';
import { answerReturn } from '../../records/orders/returns.ts';
import { readOrder } from '../../records/orders/record/rows.ts';
import { serialiseOrder } from '../../records/orders/record/serialise-order.ts';
import type { OrderRow } from '../../ground/database/tables.ts';
import type { HostServices } from '../services.ts';
import {
  type CommandArguments,
  dataOf,
  type OperatorCommand,
  recordViewed,
  requireOption,
  wantsJson,
  wordAt,
} from './command.ts';
import { listCommand } from './list-command.ts';
import { wordCancelled, wordReturn } from '../outcomes/orders.ts';
import { unknownOrder } from '../outcomes/words.ts';

/** The order named by the first argument. @throws OperatorError */
export const findOrder = (services: HostServices, args: CommandArguments): Promise<OrderRow> =>
  orderNamed(services, wordAt(args, 0, 'order number'));

/** The order with a typed number. @throws OperatorError */
export async function orderNamed(services: HostServices, number: string): Promise<OrderRow> {
  const order = await findByNumber(services, number);
  if (!order) throw unknownOrder(number);
  return order;
}

const returnCommand = (step: ReturnStep, summary: string): OperatorCommand => ({
  name: `returns ${step}`,
  usage: step === 'refuse' ? '<id> --reason <text>' : '<id>',
  summary,
  run: async ({ services, actor }, args) => {
    const id = wordAt(args, 0, 'return');
    const details = step === 'refuse' ? { reason: requireOption(args, 'reason', 'the shopper reads it') } : {};
    return wordReturn(await answerReturn(services, id, actor, step, details));
  },
});

/** Commands on orders and returns, for when the seller can't act. */
export const orderCommands: readonly OperatorCommand[] = [
  {
    name: 'orders show',
    usage: '<number>',
    summary: 'show an order, as JSON',
    run: async (context, args) => {
      const { services } = context;
      const { id, number } = await findOrder(services, args);
      await recordViewed(context, `order:${number}`);
      const rows = await readOrder(services.database.read, id);
      // The key gives access to the order, and is not needed here.
      const { key: _key, ...order } = serialiseOrder(rows as NonNullable<typeof rows>, services.shop(), services.now());
      const { refunds, balanceEntries, order: row } = rows ?? {};
      return JSON.stringify({ ...order, refundUpi: row?.refund_upi ?? undefined, refunds, balanceEntries }, null, 2);
    },
  },
  {
    name: 'orders cancel',
    usage: '<number> --reason <text> [--shipment <id>] [--json]',
    summary: 'cancel the shipments that are not dispatched; what was paid becomes due as a refund',
    run: async ({ services, actor }, args) => {
      const { id } = await findOrder(services, args);
      const reason = requireOption(args, 'reason', 'the shopper reads it');
      const shipment = args.options['shipment'];
      const cancelled = await cancelOrder(services, id, actor, {
        reason,
        shipmentIds: shipment === undefined ? undefined : [shipment],
      });
      if (!wantsJson(args)) return wordCancelled(cancelled);
      const { order } = dataOf(answerCancelled(cancelled));
      const states = order.shipments.map(({ id: one, seller, status }) => ({
        shipment: one,
        sellerId: seller.id,
        status,
      }));
      return JSON.stringify({ order: order.number, status: order.status, shipments: states }, null, 2);
    },
  },
  listCommand(
    {
      name: 'returns',
      summary: 'list the open returns',
      viewed: 'returns',
    },
    ({ database }) =>
      database.read
        .selectFrom('returns')
        .innerJoin('orders', 'orders.id', 'returns.order_id')
        .selectAll('returns')
        .select('orders.number')
        .where('returns.status', 'in', OPEN_RETURNS)
        .orderBy('returns.id'),
    {
      id: (row) => row.id,
      since: (row) => indianMinute(row.created_at),
      status: (row) => row.status,
      order: (row) => row.number,
      seller: (row) => row.seller_id,
      photos: (row) => (row.picture_count === 0 ? '' : String(row.picture_count)),
      reason: (row) => row.reason,
    },
  ),
  returnCommand('accept', 'accept a return'),
  returnCommand('refuse', 'refuse a return'),
  returnCommand('received', 'record that a return has arrived; the refund becomes due'),
];
