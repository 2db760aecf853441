import { returnStatesText } from '../messages/rooms/return-states.ts';
import type { Order, OrderLine, Refund, ReturnRequest, Shipment, TimelineEntry } from '../contract/orders.ts';
import { isUndeliveredOver } from '../core/order/undelivered.ts';

/** The way of a return, from the request to the refund, and how far the pieces of a line are on it. */

interface ReturnWayStep {
  readonly word: string;
  readonly isDone: boolean;
  /** When it was done, an ISO moment; undefined where the order's records don't tell. */
  readonly at?: string | undefined;
}

/** The refund of a return; undefined before its parcel is back, and where nothing was paid. */
export const refundOf = ({ payment }: Pick<Order, 'payment'>, { id }: Pick<ReturnRequest, 'id'>): Refund | undefined =>
  payment.refunds.find(({ returnId }) => returnId === id);

/** The steps of a return. Refused ones end there, and those with nothing to refund with their arrival. */
export function returnWay(order: Pick<Order, 'payment' | 'timeline'>, shipment: Shipment, request: ReturnRequest) {
  const { status, requestedAt, refundMinor } = request;
  const refund = refundOf(order, request);
  const when = (event: string) => momentOfReturn(order.timeline, shipment, request, event);
  const isReceived = status === 'received';
  const steps: ReturnWayStep[] = [{ word: returnStatesText.requested, isDone: true, at: requestedAt }];
  if (status === 'refused')
    return [...steps, { word: returnStatesText.refused, isDone: true, at: when('return-refused') }];
  steps.push({ word: returnStatesText.accepted, isDone: status !== 'requested', at: when('return-accepted') });
  steps.push({ word: returnStatesText.received, isDone: isReceived, at: refund?.at ?? when('return-received') });
  if (!isReceived || refundMinor > 0)
    steps.push({ word: returnStatesText.refunded, isDone: refund?.status === 'done', at: refund?.doneAt });
  return steps;
}

const REACHED: Readonly<Record<string, readonly ReturnRequest['status'][]>> = {
  'return-refused': ['refused'],
  'return-accepted': ['accepted', 'received'],
  'return-received': ['received'],
};

/**
 * When an event of a return happened. The timeline names shipments, not returns: of several returns of one, the event is known where each
 * had it before the next was requested.
 */
function momentOfReturn(
  timeline: readonly TimelineEntry[],
  { id, returns }: Shipment,
  request: ReturnRequest,
  event: string,
): string | undefined {
  const moments = timeline.flatMap((entry) => (entry.shipmentId === id && entry.event === event ? [entry.at] : []));
  const had = returns.filter(({ status }) => REACHED[event]?.includes(status));
  const isInTurn =
    moments.length === had.length && moments.every((at, index) => at <= (had[index + 1]?.requestedAt ?? at));
  return isInTurn ? moments[had.indexOf(request)] : undefined;
}

/** What became of the pieces of a line in the last of its returns: "Returned", "Refunded (1 of 2)". Empty without one, and until it is over. */
export function lineReturnWords(order: Pick<Order, 'payment'>, shipment: Shipment, line: OrderLine): string {
  if (isUndeliveredOver(shipment.undelivered)) return '';
  const request = shipment.returns.findLast(({ lines }) => lines.some(({ lineId }) => lineId === line.id));
  if (request?.status !== 'refused' && request?.status !== 'received') return '';
  const { status } = request;
  const isRefunded = refundOf(order, request)?.status === 'done';
  const taken = isRefunded ? returnStatesText.refunded : returnStatesText.lineReturned;
  const state = status === 'refused' ? returnStatesText.lineRefused : taken;
  const pieces = request.lines.find(({ lineId }) => lineId === line.id)?.quantity ?? 0;
  return pieces < line.quantity ? returnStatesText.partOfLine({ state, pieces, all: line.quantity }) : state;
}
