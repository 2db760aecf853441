import type { Order, OrderLine, Shipment } from '../../contract/orders.ts';
import { momentOf, parcelCashMinor, shipmentChoices, shipmentNext } from '../../orders/order-words.ts';
import { lineReturnWords } from '../../orders/return-way.ts';
import { sizeWords } from '../../core/size/size-words.ts';
import { listComma } from '../../messages/language.ts';
import { ordersText } from '../../messages/rooms/orders.ts';
import { cartText } from '../../messages/rooms/cart.ts';
import { returnsText } from '../../messages/rooms/returns.ts';
import { sellerPath } from '../../paths.ts';
import { page } from '../../browser/page.ts';
import { FAILED } from '../../browser/busy.ts';
import { changeOrder, daysOf, onceSubmitted, rootOf, type ShowChanged, tell } from '../own-orders/order-change.ts';
import { formatAmount, linePrice } from '../../browser/money.ts';
import { offerCopy } from '../../browser/alerts/offer-copy.ts';
import { copyTemplate, formatDay, writeTexts } from '../../browser/templates.ts';
import { showThumbnail } from '../../browser/pictures/thumbnail.ts';
import { isReturnedWhole, showReturn } from '../returns/order-returned.ts';
import { formatDayOf } from '../own-orders/order-step.ts';
import { fillWay, isOpen } from './order-way.ts';
import { loadReturnStyles } from '../returns/return-styles.ts';

/** A seller's shipment of an order: its status, lines and actions. `show` is called after a change. */
export function showShipment(container: HTMLElement, order: Order, shipment: Shipment, show: ShowChanged): HTMLElement {
  const element = copyTemplate(container, 'shipment');
  const { seller, status } = shipment;
  const anchor = element.querySelector<HTMLAnchorElement>('[data-link=seller]');
  if (anchor) anchor.href = sellerPath(page.markets[order.market] ?? page, seller);
  const cashMinor = parcelCashMinor(order, shipment);
  const next = isOpen(order) ? describeNext(order, shipment) : '';
  writeTexts(element, {
    seller: seller.name,
    over: status === 'cancelled' ? next : '',
    next: status === 'cancelled' ? '' : next,
    choices: isOpen(order) ? shipmentChoices(shipment, daysOf(container, order).return) : '',
    cash: cashMinor > 0 ? ordersText.courierCash({ amount: formatAmount(cashMinor, order.market) }) : '',
  });
  const trackingNumber = fillWay(container, element, order, shipment, isReturnedWhole(shipment));
  // Where no page tells where the parcel is, the courier does, who asks for the number.
  const copy = element.querySelector<HTMLElement>('[data-act=copyTracking]');
  if (copy && trackingNumber) {
    copy.hidden = false;
    offerCopy(copy, trackingNumber, ordersText.trackingCopied);
  }
  element
    .querySelector('[data-list=lines]')
    ?.replaceChildren(...shipment.lines.map((line) => showLine(container, order, shipment, line)));
  element
    .querySelector('[data-list=returns]')
    ?.replaceChildren(...shipment.returns.map((request) => showReturn(container, order, shipment, request)));
  offerCancel(container, element, order, shipment, show);
  offerReturn(container, element, order, shipment, show);
  return element;
}

/** What happens next; of a parcel that comes back, when it was delivered. */
function describeNext(order: Order, shipment: Shipment): string {
  const at = isReturnedWhole(shipment) && momentOf(order, shipment.id, 'delivered');
  if (at) return ordersText.deliveredOn({ day: formatDayOf(at) });
  return shipmentNext(shipment, order.shipments.length === 1);
}

function showLine(container: HTMLElement, order: Order, shipment: Shipment, line: OrderLine): HTMLElement {
  const item = copyTemplate(container, 'orderLine');
  const { price, each } = linePrice(line, order.market);
  item.dataset['line'] = line.id;
  item.classList.toggle('review__line--away', shipment.status === 'cancelled');
  const link = item.querySelector('a');
  if (link) link.href = line.path;
  showThumbnail(item, line.picture);
  writeTexts(item, {
    title: line.title,
    count: [line.size && sizeWords(line.size), cartText.pieces({ pieces: line.quantity }), each]
      .filter(Boolean)
      .join(listComma()),
    amount: price,
    state: lineReturnWords(order, shipment, line),
  });
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
    cancelShipment: ordersText.cancelParcel({ seller: shipment.seller.name }),
  });
  onceSubmitted(form, rootOf(container), async () => {
    await changeOrder(
      rootOf(container),
      order,
      '/cancel',
      { shipmentIds: [shipment.id] },
      ordersText.parcelCancelled,
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
    writeTexts(details, { returnItems: returnsText.open({ day: formatDay(shipment.returnUntil) }) });
  // Until somebody says that it has arrived, only the shopper may know.
  else writeTexts(details, { returnItems: returnsText.openEarly });
  details.addEventListener('toggle', () => {
    const fill = async () => {
      const [{ fillReturn }] = await Promise.all([import('../returns/order-return.ts'), loadReturnStyles()]);
      fillReturn(container, details, order, shipment, show);
    };
    if (details.open) fill().catch(() => tell(rootOf(container), FAILED));
  });
}
