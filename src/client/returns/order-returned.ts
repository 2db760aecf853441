import type { Order, ReturnRequest, Shipment } from '../../contract/orders.ts';
import { addDays } from '../../core/delivery/delivery-date.ts';
import { indianDay } from '../../core/calendar/indian-day.ts';
import { refundToComeWords, refundWords } from '../../orders/refund-words.ts';
import { refundOf, returnWay } from '../../orders/return-way.ts';
import { returnWords } from '../../orders/return-words.ts';
import { isUndeliveredOver } from '../../core/order/undelivered.ts';
import { listComma } from '../../messages/language.ts';
import { ordersText } from '../../messages/rooms/orders.ts';
import { returnsText } from '../../messages/rooms/returns.ts';
import { formatAmount } from '../../browser/money.ts';
import { copyTemplate, formatDay, writeTexts } from '../../browser/templates.ts';
import { daysOf } from '../own-orders/order-change.ts';
import { orderPath } from '../own-orders/order-path.ts';
import { showStep } from '../own-orders/order-step.ts';

/** Whether every piece of a parcel goes back or is back, so that its way to the shopper is over. */
export const isReturnedWhole = ({ lines, returns, undelivered }: Shipment): boolean =>
  returns.length > 0 && !isUndeliveredOver(undelivered) && lines.every(({ returnable }) => returnable === 0);

/** A return of a parcel: its pieces, its steps as one bar, and where its refund goes and by when. */
export function showReturn(
  container: HTMLElement,
  order: Order,
  shipment: Shipment,
  request: ReturnRequest,
): HTMLElement {
  const item = copyTemplate(container, 'return');
  const { id, status, lines, refundMinor, answer, creditNoteNumber } = request;
  const pieces = lines
    .map(({ lineId, quantity }) => `${quantity} × ${shipment.lines.find((line) => line.id === lineId)?.title ?? ''}`)
    .join(listComma());
  const amount = formatAmount(refundMinor, order.market);
  const isUndelivered = isUndeliveredOver(shipment.undelivered) && status === 'received';
  item.dataset['return'] = id;
  writeTexts(item, {
    what: isUndelivered ? returnsText.notDelivered({ pieces, amount }) : returnsText.returnOf({ pieces, amount }),
    next: isUndelivered || status === 'received' || status === 'refused' ? '' : `${returnWords(request, shipment)}.`,
    answer,
    note: creditNoteNumber && ordersText.creditNote({ number: creditNoteNumber }),
    refund: isUndelivered ? '' : describeRefund(container, order, request),
  });
  const way = item.querySelector<HTMLElement>('[data-list=way]');
  if (way) way.hidden = isUndelivered;
  way?.replaceChildren(...showWay(container, order, shipment, request));
  const note = item.querySelector('a');
  if (note) note.href = `${orderPath(order.number)}&view=credit-note`;
  return item;
}

function showWay(container: HTMLElement, order: Order, shipment: Shipment, request: ReturnRequest): HTMLElement[] {
  const steps = returnWay(order, shipment, request);
  const current = steps.findLastIndex(({ isDone }) => isDone);
  const since = refundOf(order, request)?.at;
  const by = since && addDays(indianDay(Date.parse(since)), daysOf(container, order).refund);
  const last = steps.length - 1;
  return steps.map(({ word, isDone, at }, index) =>
    showStep(container, {
      word,
      isDone,
      isCurrent: index === current,
      isRefused: index === last && request.status === 'refused',
      at,
      expected: index === last ? by : undefined,
    }),
  );
}

/** Where the money goes, and by when. */
function describeRefund(container: HTMLElement, order: Order, request: ReturnRequest): string {
  const { payment, market } = order;
  const { refund: days } = daysOf(container, order);
  const refund = refundOf(order, request);
  if (refund?.status === 'due') {
    const { refundUpi: upi } = payment;
    const hand = upi ? 'upi' : order.address.country === 'IN' ? 'upi-to-come' : 'hand';
    const isBack = (refund.by ?? (payment.method === 'cash' ? 'hand' : 'provider')) === 'provider';
    const day = formatDay(addDays(indianDay(Date.parse(refund.at)), days));
    const amount = formatAmount(refund.amountMinor, market);
    return returnsText.willSend({ by: isBack ? 'provider' : hand, amount, upi: upi ?? '', day });
  }
  if (refund) return refundWords(formatAmount(refund.amountMinor, market), refund, payment, days);
  const isOver = request.status === 'refused' || request.status === 'received' || request.refundMinor === 0;
  return isOver ? '' : refundToComeWords(formatAmount(request.refundMinor, market), payment, days);
}
