import type { Order, Refund, Shipment, OrderSummary, ReturnRequest } from '../../../../contract/orders.ts';
import { orderStatus, type ReturnState, stepShipment } from '../../../../core/order/order-status.ts';
import { isReturnable, returnUntil } from '../../../../core/order/returns.ts';
import { isTurnedBack, isUndeliveredOver } from '../../../../core/order/undelivered.ts';
import { maskUpi } from '../../../../core/money/upi.ts';
import type { OrderLineRow, ShipmentRow, OrderRow, RefundRow, ReturnRow } from '../../../ground/database/tables.ts';
import { isoMoment, present } from '../../../ground/http/present.ts';
import type { Shop } from '../../../ground/shop/read-shop.ts';
import { shownTitle } from '../../../ground/shop/shown-title.ts';
import { shownAddress } from '../../../ground/text/address.ts';
import { balanceOf, causeOfReturn, orderSums } from './balance.ts';
import { trackingUrlOf } from './courier-tracking-link.ts';
import { countReturnable, isShipmentReturned, type OrderRows, type SummaryRows } from './rows.ts';
import { addressOf, estimateOf, offersOf, piecesOf } from './columns.ts';

/** What an order and its entry in a list begin with. */
const headOf = (rows: SummaryRows) => ({
  number: rows.order.number,
  key: rows.order.access_key,
  market: rows.order.market,
  currency: rows.order.currency,
  placedAt: isoMoment(rows.order.created_at),
  status: statusOf(rows),
});

/** An order as its shopper sees it. */
export function serialiseOrder(rows: OrderRows, shop: Shop, now: number): Order {
  const { order, events } = rows;
  const shipments = rows.shipments.map((shipment) => serialiseShipment(rows, shipment, shop, now));
  const balance = balanceOf(rows.balanceEntries);
  const going = rows.shipments.filter((shipment) => shipment.status !== 'cancelled');
  return {
    ...headOf(rows),
    payment: {
      method: order.payment_method,
      status: balance.status,
      paidMinor: balance.paidMinor,
      until: order.stage === 'awaiting-payment' && order.pay_until !== null ? isoMoment(order.pay_until) : undefined,
      ...(order.stage === 'awaiting-payment' ? present({ lastFailure: order.last_failure }) : {}),
      refunds: rows.refunds.map((refund) => serialiseRefund(rows, refund)),
      canNameUpi: canNameUpi(rows) ? (true as const) : undefined,
      refundUpi: order.refund_upi === null ? undefined : maskUpi(order.refund_upi),
      ...(upiWaits(order, now) && { refundUpiFrom: isoMoment(order.refund_upi_from) }),
    },
    contact: serialiseContact(order),
    address: shownAddress(addressOf(order)),
    deliveryOption: order.delivery_option,
    amounts: {
      itemsMinor: order.items_minor,
      discountMinor: order.discount_minor || undefined,
      deliveryMinor: order.delivery_minor,
      cashFeeMinor: order.cash_fee_minor,
      totalMinor: order.total_minor,
    },
    code: offersOf(order).find(({ code }) => code !== undefined)?.code,
    dueMinor: balance.dueMinor,
    estimate: estimateOf(order),
    shipments,
    timeline: events.map(({ at, event, shipment_id: shipmentId, note }) => ({
      at: isoMoment(at),
      event,
      ...present({ shipmentId, note }),
    })),
    canCancel:
      isChangeable(order) && going.length > 0 && going.every((shipment) => stepShipment(shipment.status, 'cancel')),
    canPay: canPay(order, now),
  };
}

/** Whether the UPI ID of an order is not used yet, as it has replaced another a short time ago. */
export const upiWaits = <Order extends Pick<OrderRow, 'refund_upi_from'>>(
  order: Order,
  now: number,
): order is Order & { readonly refund_upi_from: number } =>
  order.refund_upi_from !== null && now < order.refund_upi_from;

/** Whether the operator pays a refund: what the provider refused too, where the shopper has named a UPI ID for it. */
export const isByHand = (
  { payment_id: payment, status }: Pick<RefundRow, 'payment_id' | 'status'>,
  { refund_upi: upi }: Pick<OrderRow, 'refund_upi'>,
): boolean => payment === null || (status === 'failed' && upi !== null);

/**
 * Whether a UPI ID can be named: for a refund that the operator sends by hand, for one that did not arrive or that the provider refused, or
 * for a return of a cash order that will have one.
 */
export const canNameUpi = ({ order, refunds, returns }: OrderRows): boolean =>
  addressOf(order).country === 'IN' &&
  (refunds.some(({ payment_id: paid, status }) => status === 'failed' || (paid === null && status === 'due')) ||
    (order.payment_method === 'cash' && returns.some(({ status }) => status === 'requested' || status === 'accepted')));

/** Whether a payment may be started. */
export const canPay = (order: OrderRow, now: number): boolean =>
  order.stage === 'awaiting-payment' && order.pay_until !== null && now < order.pay_until;

export const statusOf = (rows: SummaryRows): Order['status'] =>
  orderStatus(
    rows.order.stage,
    rows.shipments.map(({ id, status }) => ({ status, isReturned: isShipmentReturned(rows, id) })),
  );

export const serialiseContact = (order: OrderRow): Order['contact'] => ({
  name: order.contact_name,
  phone: order.contact_phone,
  ...present({ email: order.contact_email }),
});

const isChangeable = ({ stage }: OrderRow): boolean => stage === 'open' || stage === 'awaiting-payment';

export function serialiseShipment(rows: OrderRows, shipment: ShipmentRow, shop: Shop, now: number): Shipment {
  const lines = rows.lines.filter((line) => line.shipment_id === shipment.id);
  const { returns, timeZone } = shop.markets.get(rows.order.market) ?? {};
  const until =
    shipment.delivered_at === null ? undefined : returnUntil(shipment.delivered_at, returns?.days ?? 0, timeZone);
  const canReturn =
    isReturnable(shipment.status, until, now, timeZone) &&
    !isTurnedBack(shipment.undelivered ?? undefined) &&
    lines.some((line) => countReturnable(rows.returns, line) > 0);
  return {
    id: shipment.id,
    seller: { id: shipment.seller_id, name: shop.sellers.get(shipment.seller_id)?.name ?? shipment.seller_id },
    status: shipment.status,
    itemsMinor: shipment.items_minor,
    feesMinor: shipment.fees_minor,
    ...present({
      courier: shipment.courier,
      trackingNumber: shipment.tracking_number,
      trackingUrl: trackingUrlOf(shop, shipment),
      invoiceNumber: shipment.invoice_number,
      reason: shipment.reason,
      undelivered: shipment.undelivered,
      returned: returnedOf(rows, shipment),
    }),
    canCancel: isChangeable(rows.order) && stepShipment(shipment.status, 'cancel') !== undefined,
    canReturn,
    ...present({ returnUntil: until }),
    lines: lines.map((line) => serialiseLine(line, rows.returns, shop)),
    returns: rows.returns.filter((row) => row.shipment_id === shipment.id).map(serialiseReturn),
  };
}

const serialiseLine = (line: OrderLineRow, returns: readonly ReturnRow[], shop: Shop): Shipment['lines'][number] => ({
  id: line.id,
  sku: line.sku,
  ...present({ size: line.size }),
  title: shownTitle(shop, line),
  path: line.path,
  ...present({ picture: line.picture }),
  quantity: line.quantity,
  priceMinor: line.price_minor,
  ...present({ discountMinor: line.discount_minor || undefined, shopMinor: line.shop_minor || undefined }),
  returnable: countReturnable(returns, line),
});

export const serialiseReturn = (row: ReturnRow): ReturnRequest => ({
  id: row.id,
  status: row.status,
  reason: row.reason,
  ...present({ note: row.note, answer: row.answer }),
  refundMinor: row.refund_minor,
  requestedAt: isoMoment(row.created_at),
  lines: piecesOf(row),
  ...present({ creditNoteNumber: row.credit_note_number, pictureCount: row.picture_count || undefined }),
});

/** How far a refund is, for shoppers and sellers: queued and failed ones count as due. */
export const refundStatusOf = ({ status }: Pick<RefundRow, 'status'>): Refund['status'] =>
  status === 'sent' || status === 'done' ? status : 'due';

/** Whether a refund goes through the provider; one that the provider refused goes by hand, unless it is sent again. */
export const refundBy = ({
  payment_id: paid,
  status,
}: Pick<RefundRow, 'payment_id' | 'status'>): NonNullable<Refund['by']> =>
  paid === null || status === 'failed' ? 'hand' : 'provider';

/** How far the returns of a shipment are. One that never arrived has none. */
function returnedOf(rows: SummaryRows, { id, undelivered }: ShipmentRow): ReturnState | undefined {
  const own = rows.returns.filter((row) => row.shipment_id === id && row.status !== 'refused');
  if (own.length === 0 || isUndeliveredOver(undelivered ?? undefined)) return undefined;
  if (own.some(({ status }) => status !== 'received')) return 'requested';
  const isIn = (kind: 'owed' | 'paid-back', row: ReturnRow) =>
    rows.balanceEntries.some((entry) => entry.kind === kind && entry.cause === causeOfReturn(row.id));
  const owed = own.filter((row) => isIn('owed', row));
  const isRefunded = owed.length > 0 && owed.every((row) => isIn('paid-back', row));
  if (isShipmentReturned(rows, id)) return isRefunded ? 'refunded' : 'returned';
  return isRefunded ? 'part-refunded' : 'part-returned';
}

const serialiseRefund = ({ returns, balanceEntries }: OrderRows, row: RefundRow): Refund => ({
  amountMinor: row.amount_minor,
  reason: row.reason,
  status: refundStatusOf(row),
  at: isoMoment(row.created_at),
  ...present(whatOf(returns, row)),
  ...present({ doneAt: doneAt(balanceEntries, row) }),
  by: refundBy(row),
  // Before, it may be what the provider said of a failure.
  ...(refundStatusOf(row) !== 'due' && present({ reference: row.reference })),
});

/** The shipment, and the return, that a refund is of. */
function whatOf(returns: readonly ReturnRow[], { cause }: RefundRow) {
  const [kind, id] = cause.split(':');
  if (kind === 'shipment') return { shipmentId: id };
  const row = kind === 'return' ? returns.find((one) => one.id === id) : undefined;
  return { shipmentId: row?.shipment_id, returnId: row?.id };
}

const doneAt = (entries: OrderRows['balanceEntries'], { cause }: RefundRow): string | undefined => {
  const entry = entries.find((one) => one.kind === 'paid-back' && one.cause === cause);
  return entry && isoMoment(entry.at);
};

/** Most pictures of an order in a list. */
const SUMMARY_PICTURES = 3;

export function serialiseSummary(rows: SummaryRows, shop: Shop): OrderSummary {
  const { order, shipments } = rows;
  // What still comes is shown first.
  const cancelled = new Set(shipments.filter(({ status }) => status === 'cancelled').map(({ id }) => id));
  const isCancelled = ({ shipment_id }: OrderLineRow) => cancelled.has(shipment_id);
  const lines = [...rows.lines.filter((line) => !isCancelled(line)), ...rows.lines.filter(isCancelled)];
  const [first] = lines;
  return {
    ...headOf(rows),
    totalMinor: order.total_minor,
    sums: { method: order.payment_method, ...orderSums(rows.balanceEntries) },
    title: first ? shownTitle(shop, first) : order.title,
    pictures: lines.flatMap(({ picture }) => picture ?? []).slice(0, SUMMARY_PICTURES),
    lineCount: order.line_count,
    pieces: order.pieces,
    shipments: shipments.map((one) => ({
      status: one.status,
      ...present({ undelivered: one.undelivered, returned: returnedOf(rows, one) }),
    })),
    estimate: estimateOf(order),
  };
}
