import { describeTrouble } from '../../browser/api/api-answer.ts';
import { askHost } from '../../browser/api/api.ts';
import { showErrors, validateForm } from '../../browser/forms/form-errors.ts';
import { loadStyles } from '../../browser/load-styles.ts';
import { findPart, showParts } from '../../browser/parts.ts';
import { copyTemplate, writeTexts } from '../../browser/templates.ts';
import type { AskedCode } from '../../contract/accounts.ts';
import type { Order } from '../../contract/orders.ts';
import type { CodeWay, TrackedOrder, TrackedShipment } from '../../contract/tracking.ts';
import { orderState, orderTone, shipmentNext } from '../../orders/order-words.ts';
import { cartText } from '../../messages/rooms/cart.ts';
import { documentsText } from '../../messages/rooms/documents.ts';
import { orderTrackingText } from '../../messages/rooms/order-tracking.ts';
import { ordersText } from '../../messages/rooms/orders.ts';
import { onSend } from '../forms/form-send.ts';
import { readValues } from '../forms/form-values.ts';
import { pathOfOrder } from '../own-orders/ask-about-order.ts';
import { keepCodes } from '../own-orders/keep-codes.ts';
import { keyHash, rememberOrder } from '../own-orders/known-orders.ts';
import { formatDate } from '../own-orders/moments.ts';
import styles from './order-detail.css?url';
import { describeEstimate } from '../own-orders/order-estimate.ts';
import { orderPath } from '../own-orders/order-path.ts';
import { fillWay, isOpen } from './order-way.ts';

/**
 * An order by its number and phone (components/orders/TrackedTemplates.astro): how its parcels are, to read alone, as both stand on its parcels.
 * Whoever ordered opens it with a code.
 */
export async function showTracked(container: HTMLElement, order: TrackedOrder, phone: string): Promise<void> {
  const root = findPart(container, 'order');
  if (!root) return;
  await loadStyles(styles);
  const element = copyTemplate(container, 'tracked');
  const { number, placedAt, shipments } = order;
  const { words, notes } = orderState(order);
  const headline = describeEstimate(order);
  writeTexts(element, {
    number,
    notes,
    estimate: headline || words,
    status: headline ? words : '',
    placed: ordersText.placedOn({ day: formatDate(placedAt) }),
  });
  element.querySelector('.order-status')?.classList.add(`order-status--${orderTone(order)}`);
  element
    .querySelector('[data-list=shipments]')
    ?.replaceChildren(...shipments.map((shipment) => showParcel(container, order, shipment)));
  offerCode(element, order, phone);
  keepCodes(element);
  root.replaceChildren(element);
  showParts(container, 'order');
  document.title = document.title.replace(/^[^|]*/, `${documentsText.order({ number })} `);
  element.querySelector<HTMLElement>('h1')?.focus();
}

function showParcel(container: HTMLElement, order: TrackedOrder, shipment: TrackedShipment): HTMLElement {
  const element = copyTemplate(container, 'trackedParcel');
  const { seller, pieces } = shipment;
  writeTexts(element, {
    seller: seller.name,
    pieces: cartText.pieces({ pieces }),
    next: isOpen(order) ? shipmentNext(shipment, order.shipments.length === 1) : '',
  });
  fillWay(container, element, order, shipment);
  return element;
}

/** Asks for a code the ways that there are, and opens the order with it. */
function offerCode(element: HTMLElement, order: TrackedOrder, phone: string): void {
  const change = element.querySelector<HTMLElement>('[data-act=change]');
  const ask = element.querySelector<HTMLFormElement>('[data-slot=ask]');
  const enter = element.querySelector<HTMLFormElement>('[data-slot=enter]');
  const none = element.querySelector<HTMLElement>('[data-slot=noWay]');
  if (!change || !ask || !enter || !none) return;
  const path = `${pathOfOrder(order.number)}/code`;
  // It is what the code belongs to, and stays in memory.
  let request = '';
  change.addEventListener('click', () => {
    const shown = order.codeBy.length > 0 ? ask : none;
    change.hidden = true;
    shown.hidden = false;
    shown.querySelector<HTMLElement>('button:not([hidden]), a')?.focus();
  });
  for (const button of ask.querySelectorAll('button')) button.hidden = !order.codeBy.includes(button.value as CodeWay);
  onSend(ask, async (by) => {
    const answer = await askHost<AskedCode>(path, { body: { phone, by } });
    if (!answer.ok) {
      showErrors(ask, answer.fields, describeTrouble(answer) ?? answer.message);
      return;
    }
    ({ request } = answer.data);
    writeTexts(enter, { sent: by === 'mail' ? orderTrackingText.sentByMail : orderTrackingText.sentToPhone });
    ask.hidden = true;
    enter.hidden = false;
    enter.querySelector('input')?.focus();
  });
  const back = (why = '') => {
    enter.reset();
    enter.hidden = true;
    ask.hidden = false;
    if (why) showErrors(ask, {}, why);
    else ask.querySelector<HTMLElement>('button:not([hidden])')?.focus();
  };
  onSend(enter, async () => {
    if (!validateForm(enter)) return;
    const { code } = readValues(enter);
    const answer = await askHost<{ order: Order }>(`${path}/confirm`, { body: { request, code } });
    if (answer.ok) {
      const { number, market, key } = answer.data.order;
      rememberOrder({ number, key });
      leaveTo(orderPath(number, market), key);
    } else if (answer.code === 410) back(answer.message);
    else showErrors(enter, answer.fields, describeTrouble(answer));
  });
  enter.querySelector('[data-act=resend]')?.addEventListener('click', () => back());
}

/** Opens the order's page, also where the address has its number already. */
function leaveTo(path: string, key: string): void {
  const before = location.pathname + location.search;
  location.assign(path + keyHash(key));
  if (before === path) location.reload();
}
