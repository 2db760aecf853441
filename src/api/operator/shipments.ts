import type { ShipmentStep } from '../../core/order-status.ts';
import { changeOrder } from '../orders/change.ts';
import { type StepDetails, takeStep } from '../orders/steps.ts';
import type { Services } from '../services.ts';
import { type OperatorCommand, OperatorError, requireOption } from './command.ts';
import { formatList, formatTime } from './table.ts';
import { findOrder } from './orders.ts';

/** Open shipments without a seller who could act: the shop is suspended or has no account. */
export const selectUnattended = ({ database }: Services) =>
  database.read
    .selectFrom('shipments')
    .innerJoin('orders', 'orders.id', 'shipments.order_id')
    .leftJoin('sellers', 'sellers.shop', 'shipments.shop')
    .select(['shipments.id', 'shipments.shop', 'shipments.status', 'orders.number', 'orders.created_at'])
    .select('sellers.status as seller')
    .where('orders.stage', '=', 'open')
    .where('shipments.status', 'not in', ['delivered', 'cancelled'])
    .where((eb) => eb.or([eb('sellers.status', 'is', null), eb('sellers.status', '!=', 'approved')]))
    .orderBy('shipments.id');

type Step = Exclude<ShipmentStep, 'deliver' | 'decline' | 'cancel'>;

/** A command that moves on all shipments of an order that are ready for the step, or the named one. */
const stepCommand = (
  name: Step | 'deliver',
  summary: string,
  done: string,
  more: { readonly usage: string; readonly read: (args: Parameters<OperatorCommand['run']>[1]) => StepDetails } = {
    usage: '',
    read: () => ({}),
  },
): OperatorCommand => ({
  name: `orders ${name}`,
  usage: `<number> [--shipment <id>]${more.usage}`,
  summary,
  run: async ({ services, actor }, args) => {
    const { id } = await findOrder(services, args);
    const details = more.read(args);
    const changed = await changeOrder(services, id, actor, async (change) => {
      if (change.rows.order.stage !== 'open') return 0;
      let count = 0;
      for (const shipment of change.rows.shipments)
        if (
          (args.options['shipment'] ?? shipment.id) === shipment.id &&
          (await takeStep(change, shipment, name, details))
        )
          count++;
      return count;
    });
    if (!changed?.result)
      throw new OperatorError(
        `No shipment of this order can be ${done} now: ${changed?.rows.shipments.map(({ status }) => status).join(', ')}.`,
      );
    return `${changed.result} of ${changed.rows.shipments.length} shipments ${done}.`;
  },
});

/** The steps of the seller dashboard, for orders that no seller can act on. */
export const shipmentCommands: readonly OperatorCommand[] = [
  {
    name: 'orders',
    usage: '[--most <count>]',
    summary: 'list open shipments that no seller can act on: suspended, or without an account',
    run: ({ services }, args) =>
      formatList(
        args,
        selectUnattended(services),
        ['order', 'shipment', 'since', 'shop', 'seller', 'status'],
        (row) => [row.number, row.id, formatTime(row.created_at), row.shop, row.seller ?? 'none', row.status],
      ),
  },
  stepCommand('accept', 'accept an order for its seller', 'accepted'),
  stepCommand('pack', 'record that an order is packed', 'packed'),
  stepCommand('dispatch', 'record the handover to the courier; the invoice gets its number', 'dispatched', {
    usage: ' --courier <name> --tracking <number>',
    read: (args) => ({
      courier: requireOption(args, 'courier', 'the shopper reads it'),
      trackingNumber: requireOption(args, 'tracking', 'the tracking number of the courier'),
    }),
  }),
  stepCommand('deliver', 'record that an order was delivered', 'delivered'),
];
