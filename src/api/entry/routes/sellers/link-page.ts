import type { SellerShipment } from '../../../../core/contract/sellers.ts';
import { formatMoney } from '../../../../core/money/money.ts';
import { formatPhone } from '../../../../core/address/phone.ts';
import { sizeWords } from '../../../../core/size/size-words.ts';
import { DOCUMENT_WORDS, documentsOf } from '../../../../core/order/shipment-documents.ts';
import { type Html, html, lines } from '../../../ground/http/html.ts';
import { hostPage } from '../../../ground/http/host-page.ts';
import { tokenForm } from '../../../ground/http/link-pages.ts';
import { dressOf } from '../page-dress.ts';
import type { HostServices } from '../../services.ts';

/** The pages behind the links in mails to sellers without an account. They need no script. */

type Dress = Pick<HostServices, 'shop' | 'siteUrl'>;

const STATUS_WORDS: Readonly<Record<SellerShipment['status'], string>> = {
  placed: 'New. Please accept it, or decline it if you can’t send it.',
  accepted: 'Accepted. Enter the tracking number from the courier’s receipt, and hand the parcel over.',
  packed: 'Packed. Enter the tracking number from the courier’s receipt, and hand the parcel over.',
  dispatched: 'On its way.',
  delivered: 'Delivered.',
  cancelled: 'Cancelled. Please don’t send it.',
};

/** An order of a seller, with forms for the steps that are possible now. `note` is said first. */
export function orderPage(dress: Dress, shipment: SellerShipment, token: string, note?: string): Response {
  const { orderNumber, status, contact, address } = shipment;
  const rows = shipment.lines.map(
    ({ title, size, sku, quantity }) =>
      html`<tr><th scope="row">${size === undefined ? title : `${title}, ${sizeWords(size)}`} (${sku})</th><td>${quantity}</td></tr>`,
  );
  const addressParts = [
    contact.name,
    address.line1,
    address.line2,
    address.landmark,
    [address.city, address.state, address.pinCode].filter(Boolean).join(', '),
    formatPhone(contact.phone),
  ];
  const isGoing = status !== 'cancelled' && status !== 'delivered';
  const { collectMinor, currency } = shipment;
  const pay =
    collectMinor > 0
      ? `The courier collects ${formatMoney(collectMinor, currency, 'en-IN')} in cash.`
      : 'Nothing to collect.';
  const content = html`${note && html`<p role="status"><strong>${note}</strong></p>`}
<p>${STATUS_WORDS[status]}</p>
<table><tbody>${rows}</tbody></table>
${isGoing && html`<h2>Send it to</h2><p>${lines(addressParts)}</p><p>${pay}</p>`}
${documentLinks(shipment, token)}${formsOf(shipment, token)}`;
  return page(dress, `Order ${orderNumber}`, content);
}

/** Links to the pages for printing that the order has now. */
function documentLinks(shipment: SellerShipment, token: string): Html | undefined {
  const links = documentsOf(shipment).map(
    (kind) => html`<li><a href="order-link/${kind}?token=${token}">${DOCUMENT_WORDS[kind]}</a></li>`,
  );
  return links.length === 0 ? undefined : html`<h2>Print</h2><ul class="links">${links}</ul>`;
}

function formsOf({ status }: SellerShipment, token: string): Html | undefined {
  const form = (step: string, label: string, fields: readonly Html[], look?: Html) =>
    html`<form method="post" action="order-link?token=${token}"><input type="hidden" name="step" value="${step}">${fields}<button type="submit"${look}>${label}</button></form>`;
  const parcel = [field('courier', 'Courier', 60), field('trackingNumber', 'Tracking number', 60)];
  const dispatch = html`<h2>Handed to the courier</h2>${form('dispatch', 'Dispatched', parcel)}`;
  const reason = [field('reason', 'Reason (the shopper will see it)', 300)];
  const decline = html`<h2>Can’t send it?</h2>${form('decline', 'Decline the order', reason, html` class="quiet"`)}`;
  if (status === 'placed') return html`${form('accept', 'Accept the order', [])}${decline}`;
  return status === 'accepted' || status === 'packed' ? html`${dispatch}${decline}` : undefined;
}

const field = (name: string, label: string, most: number): Html =>
  html`<label for="${name}">${label}</label><input id="${name}" name="${name}" maxlength="${most}" required>`;

/** For a truncated, unknown or expired link, and for sellers who have an account since. */
export const unknownLinkPage = (dress: Dress, hasAccount: boolean): Response =>
  page(
    dress,
    'This link no longer works',
    hasAccount
      ? html`<p>You have an account now: your orders are on <a href="${dress.siteUrl()}/seller-dashboard">your dashboard</a>.</p>`
      : html`<p>Open the link in our mail about the order. Links work for 30 days. If it does not work, write to us or call.</p>`,
  );

/** Asks before the daily summary ends, as mail scanners follow links too. */
export const stopPage = (dress: Dress, token: string): Response =>
  page(
    dress,
    'Stop the daily summary?',
    html`<p>We still write to you about each order.</p>${tokenForm('stop', token, 'Stop it')}`,
  );

export const stoppedPage = (dress: Dress): Response =>
  page(dress, 'The daily summary has stopped', html`<p>We still write to you about each order.</p>`);

const page = (dress: Dress, title: string, content: Html): Response => hostPage(dressOf(dress), title, content);
