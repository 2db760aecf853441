import type { Order, OrderPart, OrderSummary, ReturnRequest } from '../../core/contract/orders.ts';
import { orderStatus, stepPart } from '../../core/order-status.ts';
import { isReturnable, returnUntil } from '../../core/returns.ts';
import type { OrderLineRow, OrderPartRow, OrderRow, RefundRow, ReturnRow } from '../database/tables.ts';
import { isoMoment, present } from '../http/fields.ts';
import type { Shop } from '../read-shop.ts';
import { balanceOf } from './ledger.ts';
import { countReturnable, isPartReturned, type OrderRows, type SummaryRows } from './rows.ts';
import { addressOf, estimateOf, piecesOf } from './columns.ts';

/** An order as its shopper sees it. */
export function viewOrder(rows: OrderRows, shop: Shop, now: number): Order {
  const { order, events } = rows;
  const parts = rows.parts.map((part) => viewPart(rows, part, shop, now));
  const status = statusOf(rows);
  const balance = balanceOf(rows.ledger);
  const going = rows.parts.filter((part) => part.status !== 'cancelled');
  return {
    number: order.number,
    key: order.access_key,
    market: order.market,
    currency: order.currency,
    placedAt: isoMoment(order.created_at),
    status,
    payment: {
      method: order.payment_method,
      status: balance.status,
      paidMinor: balance.paidMinor,
      ...(order.stage === 'awaiting-payment' && order.pay_until !== null ? { until: isoMoment(order.pay_until) } : {}),
      ...(order.stage === 'awaiting-payment' ? present({ lastFailure: order.last_failure }) : {}),
      refunds: rows.refunds.map(viewRefund),
    },
    contact: viewContact(order),
    address: addressOf(order),
    deliveryOption: order.delivery_option,
    amounts: {
      itemsMinor: order.items_minor,
      deliveryMinor: order.delivery_minor,
      cashFeeMinor: order.cash_fee_minor,
      totalMinor: order.total_minor,
    },
    dueMinor: balance.dueMinor,
    estimate: estimateOf(order),
    parts,
    timeline: events.map(({ at, event, part_id: partId, note }) => ({
      at: isoMoment(at),
      event,
      ...present({ partId, note }),
    })),
    canCancel: isChangeable(order) && going.length > 0 && going.every((part) => stepPart(part.status, 'cancel')),
    canPay: canPay(order, now),
  };
}

/** Whether a payment may be begun. */
export const canPay = (order: OrderRow, now: number): boolean =>
  order.stage === 'awaiting-payment' && order.pay_until !== null && now < order.pay_until;

export const statusOf = (rows: SummaryRows): Order['status'] =>
  orderStatus(
    rows.order.stage,
    rows.parts.map(({ id, status }) => ({ status, isReturned: isPartReturned(rows, id) })),
  );

export const viewContact = (order: OrderRow): Order['contact'] => ({
  name: order.contact_name,
  phone: order.contact_phone,
  ...present({ email: order.contact_email }),
});

const isChangeable = ({ stage }: OrderRow): boolean => stage === 'open' || stage === 'awaiting-payment';

export function viewPart(rows: OrderRows, part: OrderPartRow, shop: Shop, now: number): OrderPart {
  const lines = rows.lines.filter((line) => line.part_id === part.id);
  const days = shop.markets.get(rows.order.market)?.returns.days ?? 0;
  const until = part.delivered_at === null ? undefined : returnUntil(part.delivered_at, days);
  const canReturn =
    isReturnable(part.status, until, now) && lines.some((line) => countReturnable(rows.returns, line) > 0);
  return {
    id: part.id,
    seller: { id: part.shop, name: shop.sellers.get(part.shop)?.name ?? part.shop },
    status: part.status,
    itemsMinor: part.items_minor,
    feesMinor: part.fees_minor,
    ...present({
      courier: part.courier,
      trackingNumber: part.tracking_number,
      invoiceNumber: part.invoice_number,
      reason: part.reason,
    }),
    canCancel: isChangeable(rows.order) && stepPart(part.status, 'cancel') !== undefined,
    canReturn,
    ...present({ returnUntil: until }),
    lines: lines.map((line) => viewLine(line, rows.returns)),
    returns: rows.returns.filter((row) => row.part_id === part.id).map(viewReturn),
  };
}

const viewLine = (line: OrderLineRow, returns: readonly ReturnRow[]): OrderPart['lines'][number] => ({
  id: line.id,
  sku: line.sku,
  ...present({ size: line.size }),
  title: line.title,
  path: line.path,
  quantity: line.quantity,
  priceMinor: line.price_minor,
  returnable: countReturnable(returns, line),
});

export const viewReturn = (row: ReturnRow): ReturnRequest => ({
  id: row.id,
  status: row.status,
  reason: row.reason,
  ...present({ note: row.note, answer: row.answer }),
  refundMinor: row.refund_minor,
  requestedAt: isoMoment(row.created_at),
  lines: piecesOf(row),
});

const viewRefund = (row: RefundRow): Order['payment']['refunds'][number] => ({
  amountMinor: row.amount_minor,
  reason: row.reason,
  // What the operator has queued or has to look at is still on its way to the shopper.
  status: row.status === 'sent' || row.status === 'done' ? row.status : 'due',
  at: isoMoment(row.created_at),
});

export function viewSummary(rows: SummaryRows): OrderSummary {
  const { order } = rows;
  return {
    number: order.number,
    key: order.access_key,
    market: order.market,
    currency: order.currency,
    placedAt: isoMoment(order.created_at),
    status: statusOf(rows),
    totalMinor: order.total_minor,
    title: order.title,
    lineCount: order.line_count,
    pieces: order.pieces,
    estimate: estimateOf(order),
  };
}
