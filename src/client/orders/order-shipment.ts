import type { Order, Shipment } from '../../core/contract/orders.ts';
import { indianDay } from '../../core/calendar/indian-day.ts';
import { momentOf, ORDER_WORDS, parcelCashMinor, SHIPMENT_WAY, shipmentNext } from '../../core/order/order-words.ts';
import { returnWords } from '../../core/order/return-words.ts';
import { isUndeliveredOver } from '../../core/order/undelivered.ts';
import { sizeWords } from '../../core/size/size-words.ts';
import { sellerPath } from '../../paths.ts';
import { page } from '../../browser/page.ts';
import { FAILED } from '../../browser/busy.ts';
import { changeOrder, daysOf, onceSubmitted, rootOf, type ShowChanged, tell } from './order-change.ts';
import { formatAmount, linePrice } from '../../browser/money.ts';
import { copyTemplate, formatDay, writeTexts } from '../../browser/templates.ts';
import { showThumbnail } from '../../browser/thumbnail.ts';
import { formatExpected } from './order-estimate.ts';
import { orderPath } from './order-path.ts';

/** A seller's shipment of an order: its status, lines and actions. `show` is called after a change. */
export function showShipment(container: HTMLElement, order: Order, shipment: Shipment, show: ShowChanged): HTMLElement {
  const element = copyTemplate(container, 'shipment');
  const { seller, status, courier, trackingNumber, trackingUrl } = shipment;
  const anchor = element.querySelector<HTMLAnchorElement>('[data-link=seller]');
  if (anchor) anchor.href = sellerPath(page.markets[order.market] ?? page, seller);
  // Nothing is sent before the payment.
  const isOpen = order.status !== 'awaiting-payment' && order.status !== 'expired';
  const cashMinor = parcelCashMinor(order, shipment);
  // A courier's page is on another site.
  const address = trackingUrl?.startsWith('https://') ? trackingUrl : '';
  writeTexts(element, {
    seller: seller.name,
    over: ORDER_WORDS[status],
    next: isOpen ? shipmentNext(shipment, order.shipments.length === 1, daysOf(container, order).return ?? 0) : '',
    courier: courier ? `Courier: ${courier}, tracking number ${trackingNumber ?? '–'}` : '',
    cash: cashMinor > 0 ? `To pay the courier in cash: ${formatAmount(cashMinor, order.market)}` : '',
    track: address && 'Track the parcel',
  });
  const track = element.querySelector<HTMLAnchorElement>('[data-text=track]');
  if (track && address) track.href = address;
  const steps = element.querySelector<HTMLElement>('[data-list=way]');
  // No progress for what was cancelled.
  if (steps) steps.hidden = !isOpen || status === 'cancelled';
  const alone = element.querySelector<HTMLElement>('[data-slot=over]');
  if (alone) alone.hidden = !isOpen || status !== 'cancelled';
  steps?.replaceChildren(...showWay(container, order, shipment));
  element
    .querySelector('[data-list=lines]')
    ?.replaceChildren(...shipment.lines.map((line) => showLine(container, order, line)));
  element
    .querySelector('[data-list=returns]')
    ?.replaceChildren(...shipment.returns.map((request) => showReturn(order, shipment, request)));
  offerCancel(container, element, order, shipment, show);
  offerReturn(container, element, order, shipment, show);
  return element;
}

/** The steps of a parcel with their dates: done, current, and to come. The promised one has its expected date. */
function showWay(container: HTMLElement, order: Order, { id, status, seller }: Shipment): HTMLElement[] {
  const { means, bySeller, to } = order.estimate;
  const promised = means === 'delivery' ? 'delivered' : 'dispatched';
  const estimate = { ...order.estimate, to: bySeller?.[seller.id] ?? to };
  const expected = formatExpected({ ...order, estimate, shipments: [{ status }] });
  return SHIPMENT_WAY.map((step, index) => {
    const item = copyTemplate(container, 'step');
    const isCurrent = step === status;
    const isDone = index <= SHIPMENT_WAY.indexOf(status);
    const at = momentOf(order, id, step);
    item.classList.toggle('order-way__step--done', isDone);
    if (isCurrent) item.setAttribute('aria-current', 'step');
    const date = isDone
      ? at && formatDay(indianDay(Date.parse(at)))
      : step === promised && expected && `Expected ${expected}`;
    // A bar has no room for who accepts.
    writeTexts(item, { word: step === 'accepted' ? 'Accepted' : ORDER_WORDS[step], date: date || undefined });
    return item;
  });
}

function showLine(container: HTMLElement, { market }: Order, line: Shipment['lines'][number]): HTMLElement {
  const item = copyTemplate(container, 'orderLine');
  const { price, each } = linePrice(line, market);
  item.dataset['line'] = line.id;
  const link = item.querySelector('a');
  if (link) link.href = line.path;
  showThumbnail(item, line.picture);
  writeTexts(item, {
    title: line.title,
    count: [line.size && sizeWords(line.size), `${line.quantity} piece${each ? 's' : ''}`, each]
      .filter(Boolean)
      .join(', '),
    amount: price,
  });
  return item;
}

function showReturn({ market, number }: Order, shipment: Shipment, request: Shipment['returns'][number]): HTMLElement {
  const item = document.createElement('li');
  item.dataset['return'] = request.id;
  const pieces = request.lines.map(
    ({ lineId, quantity }) => `${quantity} × ${shipment.lines.find(({ id }) => id === lineId)?.title ?? ''}`,
  );
  const isUndelivered = isUndeliveredOver(shipment.undelivered) && request.status === 'received';
  item.textContent = [
    `${isUndelivered ? 'Not delivered:' : 'Return of'} ${pieces.join(', ')} (${formatAmount(request.refundMinor, market)})`,
    !isUndelivered && `${returnWords(request, shipment)}.`,
    request.answer,
  ]
    .filter(Boolean)
    .join(' – ');
  if (request.creditNoteNumber) {
    const link = document.createElement('a');
    link.href = `${orderPath(number)}&view=credit-note`;
    link.textContent = `Credit note ${request.creditNoteNumber}`;
    item.append(' ', link);
  }
  return item;
}

/** With several sellers, each shipment can be cancelled by itself; with one, the whole order is. */
function offerCancel(
  container: HTMLElement,
  element: HTMLElement,
  order: Order,
  shipment: Shipment,
  show: ShowChanged,
): void {
  const details = element.querySelector<HTMLElement>('[data-slot=cancelShipment]');
  const form = details?.querySelector('form');
  if (!details || !form) return;
  details.hidden = !shipment.canCancel || order.shipments.length === 1 || order.status === 'awaiting-payment';
  writeTexts(element, {
    cancelShipment: `Only the items from ${shipment.seller.name} are cancelled. The rest of the order continues.`,
  });
  onceSubmitted(form, rootOf(container), async () => {
    await changeOrder(
      rootOf(container),
      order,
      '/cancel',
      { shipmentIds: [shipment.id] },
      'This parcel is cancelled.',
      show,
    );
  });
}

/** The form is filled once it is opened. */
function offerReturn(
  container: HTMLElement,
  element: HTMLElement,
  order: Order,
  shipment: Shipment,
  show: ShowChanged,
): void {
  const details = element.querySelector<HTMLDetailsElement>('[data-slot=return]');
  if (!details) return;
  details.hidden = !shipment.canReturn || !shipment.lines.some(({ returnable }) => returnable > 0);
  if (shipment.returnUntil)
    writeTexts(details, { returnItems: `Return items (until ${formatDay(shipment.returnUntil)})` });
  // Until somebody says that it has arrived, only the shopper may know.
  else writeTexts(details, { returnItems: 'It has arrived: return items' });
  details.addEventListener('toggle', () => {
    const fill = async () => (await import('./order-return.ts')).fillReturn(container, details, order, shipment, show);
    if (details.open) fill().catch(() => tell(rootOf(container), FAILED));
  });
}
