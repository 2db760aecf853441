import { indianDay } from '../../../../core/calendar/indian-day.ts';
import { BEFORE_DISPATCH, OPEN_RETURNS } from '../../../../core/order/order-status.ts';
import { documentsOf } from '../../../../core/order/shipment-documents.ts';
import type { SellerShipment } from '../../../../contract/seller-orders.ts';
import { collectionWords, dueWords, shipmentState } from '../../../../orders/seller-shipment-words.ts';
import { answersText } from '../../../../messages/rooms/answers.ts';
import { hostPagesText } from '../../../../messages/rooms/host-pages.ts';
import { operatorFrameText } from '../../../../messages/rooms/operator-frame.ts';
import { operatorOrderText } from '../../../../messages/rooms/operator-order.ts';
import { sellerOrdersText } from '../../../../messages/rooms/seller-orders.ts';
import { type Content, type Html, html, lines } from '../../../ground/http/html.ts';
import { findShipment } from '../../../records/seller-orders/shipments.ts';
import { OperatorError } from '../../../entry/outcomes/operator-error.ts';
import { formatMoment, formatRecentDay, money } from '../../kit/pieces/format.ts';
import { facts, phoneLink, stateLabel } from '../../kit/pieces/html.ts';
import type { PageContent } from '../../kit/page/layout.ts';
import { addressWords, itemTable } from '../../kit/shared/parcel.ts';
import { backLink, taskNotice } from '../frame/links.ts';
import type { ShopVisit } from '../frame/visit.ts';
import { printLinks } from './print.ts';
import { stepForms } from './steps.ts';

/** The label of an order's state. */
export function stateOf(shipment: SellerShipment): Html {
  const { words, tone } = shipmentState(shipment);
  return stateLabel(words, tone);
}

/** The day by which an order has to be sent, in red once it is over; undefined if it was sent. */
export function dueOf(shipment: SellerShipment, now: number): Html | undefined {
  if (!BEFORE_DISPATCH.includes(shipment.status)) return undefined;
  const { text, isLate } = dueWords(shipment, indianDay(now));
  return html`<span class="${isLate ? 'bad' : 'soft'}">${text}</span>`;
}

/** The cash that the courier collects, or the amount that was paid. */
export const amountOf = (shipment: SellerShipment): string =>
  collectionWords(shipment, (minor) => money(minor, shipment.currency));

/** One order of a shop, with the possible steps and the documents to print. */
export async function orderPage(visit: ShopVisit): Promise<PageContent> {
  const { services, shop, params } = visit;
  const shipment = await findShipment(services, shop.sellerId, params['shipment'] ?? '');
  if (!shipment) throw new OperatorError(answersText.noOrder);
  const { status, orderNumber: number, contact, lines: goods, feesMinor, currency, payment } = shipment;
  const now = services.now();
  const printed = status === 'placed' ? [] : documentsOf(shipment);
  const paper =
    printed.length > 0 &&
    html`<section class="card"><h2>${hostPagesText.print}</h2><div class="actions">${printLinks(printed, shipment.id)}</div></section>`;
  const content = html`${shipment.returns.map((entry) => returnNotice(entry, now))}<div class="split"><div><section class="card"><h2>${operatorOrderText.items}</h2>
${facts([
  [sellerOrdersText.nextStep, dueOf(shipment, now)],
  [operatorOrderText.courier, shipment.courier],
  [operatorOrderText.tracking, tracking(shipment)],
  [operatorOrderText.invoice, shipment.invoiceNumber],
  [operatorFrameText.reason, shipment.reason],
])}${itemTable(services, goods, { currency, feesMinor })}${stepForms(visit, shipment)}</section></div>
<div><section class="card"><h2>${operatorOrderText.delivery}</h2>${facts([
    [operatorOrderText.placed, formatMoment(Date.parse(shipment.placedAt))],
    [operatorOrderText.shopper, lines([contact.name, phoneLink(contact.phone)])],
    [operatorOrderText.address, addressWords(shipment.address)],
  ])}</section>
<section class="card"><h2>${operatorOrderText.payment}</h2>${facts([
    [sellerOrdersText.amount, html`<b>${amountOf(shipment)}</b>`],
    [operatorOrderText.method, operatorOrderText.paymentIs({ method: payment.method, state: payment.status })],
  ])}</section>${paper}</div></div>`;
  return {
    title: operatorOrderText.title({ number }),
    state: stateOf(shipment),
    content,
    back: backLink('/orders', operatorOrderText.allOrders),
    section: '/orders',
  };
}

const tracking = ({ trackingNumber: number, trackingUrl }: SellerShipment): Content =>
  trackingUrl === undefined ? number : html`<a href="${trackingUrl}">${number}</a>`;

/** What the shopper wants to return, with a link to where it is answered; for a closed return, a link to it. */
function returnNotice({ id, status, reason, requestedAt }: SellerShipment['returns'][number], now: number): Html {
  const day = formatRecentDay(indianDay(Date.parse(requestedAt)), now);
  const path = `/returns/${id}`;
  if (status === 'requested')
    return taskNotice(operatorOrderText.returnAsked({ day, reason }), path, operatorOrderText.answerReturn);
  const words = OPEN_RETURNS.some((open) => open === status)
    ? operatorOrderText.returnUnderWay({ day, reason })
    : operatorOrderText.returnAsked({ day, reason });
  return taskNotice(words, path, operatorOrderText.openReturn);
}
