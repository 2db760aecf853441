import { present } from '../../ground/http/fields.ts';
import { type Undelivered, undeliveredWords } from '../../../core/order/undelivered.ts';
import {
  type OperatorStep,
  type ReportedParcel,
  reportParcel,
  stepOrder,
  type TakenStep,
} from '../../records/orders/operator-steps.ts';
import type { StepDetails } from '../../records/orders/steps.ts';
import { selectUnattended } from '../../records/orders/unattended.ts';
import { dispatchRequest } from '../../records/seller-orders/shapes.ts';
import { type OperatorCommand, OperatorError, requireOption, wantsJson } from './command.ts';
import { formatList, formatTime } from './table.ts';
import { findOrder, unknownOrder } from './orders.ts';

/** A command that moves on all shipments of an order that are ready for the step, or the named one. */
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

const DONE: Readonly<Record<OperatorStep, string>> = {
  accept: 'accepted',
  pack: 'packed',
  dispatch: 'dispatched',
  deliver: 'delivered',
};

/** @throws OperatorError for a step that was not taken */
export function wordStep(taken: TakenStep, number: string, step: OperatorStep): string {
  switch (taken.kind) {
    case 'unknown-order':
      throw unknownOrder(number);
    case 'not-ready':
      throw new OperatorError(
        `No shipment of this order can be ${DONE[step]} now: ${taken.shipments.map(({ status }) => status).join(', ')}.`,
      );
    case 'taken':
      return `${taken.count} of ${taken.rows.shipments.length} shipments ${DONE[step]}.`;
  }
}

function listStates({ count, rows: { order, shipments } }: Extract<TakenStep, { readonly kind: 'taken' }>): string {
  const states = shipments.map(({ id: shipment, seller_id: sellerId, status, invoice_number: invoiceNumber }) => ({
    shipment,
    sellerId,
    status,
    ...present({ invoiceNumber }),
  }));
  return JSON.stringify({ order: order.number, changed: count, shipments: states }, null, 2);
}

/** The handover to a courier, by the rules of the seller dashboard. @throws OperatorError */
export function readDispatch(courier: string, trackingNumber: string): StepDetails {
  const checked = dispatchRequest.safeParse({ courier, trackingNumber });
  if (checked.success) return checked.data;
  const [problem] = checked.error.issues;
  throw new OperatorError(`--${problem?.path[0] === 'courier' ? 'courier' : 'tracking'}: ${problem?.message}`);
}

/** A command that reports the parcel of an order that is on its way as not delivered. */
const reportCommand = (state: Undelivered, summary: string): OperatorCommand => ({
  name: `orders ${state}`,
  usage: '<number> [--shipment <id>]',
  summary,
  run: async ({ services, actor }, args) => {
    const { id, number } = await findOrder(services, args);
    return wordReport(await reportParcel(services, actor, id, state, args.options['shipment']), number);
  },
});

/** @throws OperatorError for a report that was not taken */
export function wordReport(reported: ReportedParcel, number: string): string {
  switch (reported.kind) {
    case 'unknown-order':
      throw unknownOrder(number);
    case 'several': {
      const names = reported.shipments.map(({ id, seller_id: sellerId }) => `--shipment ${id} (${sellerId})`);
      throw new OperatorError(`Several parcels are on their way. Name one: ${names.join(', ')}.`);
    }
    case 'none':
      throw new OperatorError('This order has no parcel on its way of which that can be said now.');
    case 'reported':
      return `${undeliveredWords(reported.state)}.`;
  }
}

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
        ['order', 'shipment', 'since', 'seller', 'account', 'status'],
        (row) => [row.number, row.id, formatTime(row.created_at), row.seller_id, row.account ?? 'none', row.status],
      ),
  },
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
