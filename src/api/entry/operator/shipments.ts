import { present } from '../../ground/http/present.ts';
import { indianMinute } from '../../../core/calendar/indian-day.ts';
import type { Undelivered } from '../../../core/order/undelivered.ts';
import { type OperatorStep, reportParcel, stepOrder, type TakenStep } from '../../records/orders/operator-steps.ts';
import type { StepDetails } from '../../records/orders/steps.ts';
import { selectUnattended } from '../../records/orders/unattended.ts';
import { type OperatorCommand, requireOption, wantsJson } from './command.ts';
import { listCommand } from './list-command.ts';
import { findOrder } from './orders.ts';
import { readDispatch, wordReport, wordStep } from '../outcomes/orders.ts';

/** A command that takes a step for all shipments of an order that are ready for it, or for the named one. */
const stepCommand = (
  name: OperatorStep,
  summary: string,
  more: { readonly usage: string; readonly read: (args: Parameters<OperatorCommand['run']>[1]) => StepDetails } = {
    usage: '',
    read: () => ({}),
  },
): OperatorCommand => ({
  name: `orders ${name}`,
  usage: `<number> [--shipment <id>]${more.usage} [--json]`,
  summary,
  run: async ({ services, actor }, args) => {
    const { id, number } = await findOrder(services, args);
    const shipment = args.options['shipment'];
    const taken = await stepOrder(services, actor, id, { step: name, shipment, details: more.read(args) });
    return wantsJson(args) && taken.kind === 'taken' ? listStates(taken) : wordStep(taken, number, name);
  },
});

function listStates({ count, rows: { order, shipments } }: Extract<TakenStep, { readonly kind: 'taken' }>): string {
  const states = shipments.map(({ id: shipment, seller_id: sellerId, status, invoice_number: invoiceNumber }) => ({
    shipment,
    sellerId,
    status,
    ...present({ invoiceNumber }),
  }));
  return JSON.stringify({ order: order.number, changed: count, shipments: states }, null, 2);
}

/** A command that reports a parcel on its way as not delivered. */
const reportCommand = (state: Undelivered, summary: string): OperatorCommand => ({
  name: `orders ${state}`,
  usage: '<number> [--shipment <id>]',
  summary,
  run: async ({ services, actor }, args) => {
    const { id, number } = await findOrder(services, args);
    return wordReport(await reportParcel(services, actor, id, state, args.options['shipment']), number);
  },
});

/** The steps of the seller dashboard, for orders whose seller can't act. */
export const shipmentCommands: readonly OperatorCommand[] = [
  listCommand(
    {
      name: 'orders',
      summary: 'list open shipments of sellers who are suspended or have no account',
    },
    selectUnattended,
    {
      order: (row) => row.number,
      shipment: (row) => row.id,
      since: (row) => indianMinute(row.created_at),
      seller: (row) => row.seller_id,
      account: (row) => row.account ?? 'none',
      status: (row) => row.status,
    },
  ),
  stepCommand('accept', 'accept an order for its seller'),
  stepCommand('pack', 'record that an order is packed'),
  stepCommand('dispatch', 'record the handover to the courier; the invoice gets its number', {
    usage: ' --courier <name> --tracking <number>',
    read: (args) =>
      readDispatch(
        requireOption(args, 'courier', 'the shopper reads it'),
        requireOption(args, 'tracking', 'the tracking number of the courier'),
      ),
  }),
  stepCommand('deliver', 'record that an order was delivered'),
  reportCommand('attempted', 'record that the courier could not hand over a parcel, and tries again'),
  reportCommand('refused', 'record that a parcel was refused at the door, and goes back'),
  reportCommand('returning', 'record that a parcel could not be delivered, and goes back'),
  reportCommand('back', 'record that a parcel which was not delivered is back: stock and refund'),
  reportCommand('lost', 'record that a parcel was lost on its way: its refund is due'),
];
