import type { ShipmentStep } from '../../core/order/order-status.ts';
import { present } from '../http/fields.ts';
import { type Undelivered, UNDELIVERED_WORDS } from '../../core/order/undelivered.ts';
import { changeOrder } from '../orders/change.ts';
import { type StepDetails, takeStep } from '../orders/steps.ts';
import { findOnItsWay, isReported, reportUndelivered } from '../orders/undelivered.ts';
import { selectUnattended } from '../orders/unattended.ts';
import { dispatchRequest } from '../sellers/shapes.ts';
import { type OperatorCommand, OperatorError, requireOption, wantsJson } from './command.ts';
import { formatList, formatTime } from './table.ts';
import { findOrder } from './orders.ts';

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
  usage: `<number> [--shipment <id>]${more.usage} [--json]`,
  summary,
  run: async ({ services, actor }, args) => {
    const { id } = await findOrder(services, args);
    const details = more.read(args);
    const changed = await changeOrder(services, id, actor, async (change) => {
      if (change.rows.order.stage !== 'open') return 0;
      let count = 0;
      // Each order moves the counters of invoices in the same sequence, so that no two orders wait for each other.
      for (const shipment of change.rows.shipments.toSorted((a, b) => (a.shop < b.shop ? -1 : 1)))
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
    services.wake();
    const { order, shipments } = changed.rows;
    if (!wantsJson(args)) return `${changed.result} of ${shipments.length} shipments ${done}.`;
    const states = shipments.map(({ id: shipment, shop, status, invoice_number: invoiceNumber }) => ({
      shipment,
      shop,
      status,
      ...present({ invoiceNumber }),
    }));
    return JSON.stringify({ order: order.number, changed: changed.result, shipments: states }, null, 2);
  },
});

/** A command that reports the parcel of an order that is on its way as not delivered. */
const reportCommand = (state: Undelivered, summary: string): OperatorCommand => ({
  name: `orders ${state}`,
  usage: '<number> [--shipment <id>]',
  summary,
  run: async ({ services, actor }, args) => {
    const { id } = await findOrder(services, args);
    const changed = await changeOrder(services, id, actor, async (change) => {
      const candidates = await findOnItsWay(change, args.options['shipment']);
      if (candidates.length > 1)
        throw new OperatorError(
          `Several parcels are on their way. Name one: ${candidates.map(({ id: of, shop }) => `--shipment ${of} (${shop})`).join(', ')}.`,
        );
      const [shipment] = candidates;
      return shipment !== undefined && (isReported(shipment, state) || reportUndelivered(change, shipment, state));
    });
    if (!changed?.result) throw new OperatorError('This order has no parcel on its way of which that can be said now.');
    services.wake();
    return `${UNDELIVERED_WORDS[state]}.`;
  },
});

/** The steps of the seller dashboard, for orders that no seller can act on. */
export const shipmentCommands: readonly OperatorCommand[] = [
  {
    name: 'orders',
    usage: '[--most <count>]',
    summary: 'list open shipments of sellers who are suspended or have no account',
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
    read: (args) => {
      const typed = {
        courier: requireOption(args, 'courier', 'the shopper reads it'),
        trackingNumber: requireOption(args, 'tracking', 'the tracking number of the courier'),
      };
      const checked = dispatchRequest.safeParse(typed);
      if (checked.success) return checked.data;
      const [problem] = checked.error.issues;
      throw new OperatorError(`--${problem?.path[0] === 'courier' ? 'courier' : 'tracking'}: ${problem?.message}`);
    },
  }),
  stepCommand('deliver', 'record that an order was delivered', 'delivered'),
  reportCommand('attempted', 'record that the courier could not hand over a parcel, and tries again'),
  reportCommand('refused', 'record that a parcel was refused at the door, and goes back'),
  reportCommand('returning', 'record that a parcel could not be delivered, and goes back'),
  reportCommand('back', 'record that a parcel which was not delivered is back: stock and refund'),
  reportCommand('lost', 'record that a parcel was lost on its way: its refund is due'),
];
