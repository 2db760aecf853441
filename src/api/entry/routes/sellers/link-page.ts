import type { SellerShipment } from '../../../../core/contract/sellers.ts';
import { formatMoney } from '../../../../core/money/money.ts';
import { formatPhone } from '../../../../core/address/phone.ts';
import { sizeWords } from '../../../../core/size/size-words.ts';
import { DOCUMENT_WORDS, documentsOf } from '../../../../core/order/shipment-documents.ts';
import { hostPage, toHtml } from '../../../ground/http/host-page.ts';
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

/** An order of a seller, with forms for the steps that are possible now. `note` is said first; `token` needs no escaping. */
export function orderPage(dress: Dress, shipment: SellerShipment, token: string, note?: string): Response {
  const { orderNumber, status, contact, address, lines } = shipment;
  const money = (minor: number) => toHtml(formatMoney(minor, shipment.currency, 'en-IN'));
  const rows = lines.map(
    ({ title, size, sku, quantity }) =>
      `<tr><th scope="row">${toHtml(size === undefined ? title : `${title}, ${sizeWords(size)}`)} (${toHtml(sku)})</th><td>${quantity}</td></tr>`,
  );
  const place = [
    contact.name,
    address.line1,
    address.line2,
    address.landmark,
    [address.city, address.state, address.pinCode].filter(Boolean).join(', '),
    formatPhone(contact.phone),
  ].filter((part): part is string => Boolean(part));
  const isGoing = status !== 'cancelled' && status !== 'delivered';
  const pay =
    shipment.collectMinor > 0 ? `The courier collects ${money(shipment.collectMinor)} in cash.` : 'Nothing to collect.';
  const content = [
    note === undefined ? '' : `<p role="status"><strong>${toHtml(note)}</strong></p>`,
    `<p>${STATUS_WORDS[status]}</p>`,
    `<table><tbody>${rows.join('')}</tbody></table>`,
    isGoing ? `<h2>Send it to</h2><p>${place.map(toHtml).join('<br>')}</p><p>${pay}</p>` : '',
    documentLinks(shipment, token),
    formsOf(shipment, token),
  ];
  return page(dress, `Order ${toHtml(orderNumber)}`, content.join(''));
}

/** Links to the pages for printing that the order has now. */
function documentLinks(shipment: SellerShipment, token: string): string {
  const links = documentsOf(shipment).map(
    (kind) => `<li><a href="order-link/${kind}?token=${token}">${DOCUMENT_WORDS[kind]}</a></li>`,
  );
  return links.length === 0 ? '' : `<h2>Print</h2><ul class="links">${links.join('')}</ul>`;
}

function formsOf({ status }: SellerShipment, token: string): string {
  const form = (step: string, fields: string, label: string, look = '') =>
    `<form method="post" action="order-link?token=${token}"><input type="hidden" name="step" value="${step}">${fields}<button type="submit"${look}>${label}</button></form>`;
  const dispatch = `<h2>Handed to the courier</h2>${form(
    'dispatch',
    field('courier', 'Courier', 60) + field('trackingNumber', 'Tracking number', 60),
    'Dispatched',
  )}`;
  const decline = `<h2>Can’t send it?</h2>${form('decline', field('reason', 'Reason (the shopper will see it)', 300), 'Decline the order', ' class="quiet"')}`;
  if (status === 'placed') return form('accept', '', 'Accept the order') + decline;
  return status === 'accepted' || status === 'packed' ? dispatch + decline : '';
}

const field = (name: string, label: string, most: number): string =>
  `<label for="${name}">${label}</label><input id="${name}" name="${name}" maxlength="${most}" required>`;

/** For a truncated, unknown or expired link, and for sellers who have an account since. */
export const unknownLinkPage = (dress: Dress, hasAccount: boolean): Response =>
  page(
    dress,
    'This link no longer works',
    hasAccount
      ? `<p>You have an account now: your orders are on <a href="${toHtml(dress.siteUrl())}/seller-dashboard">your dashboard</a>.</p>`
      : '<p>Open the link in our mail about the order. Links work for 30 days. If it does not work, write to us or call.</p>',
  );

/** Asks before the daily summary ends, as mail scanners follow links too. */
export const stopPage = (dress: Dress, token: string): Response =>
  page(
    dress,
    'Stop the daily summary?',
    `<p>We still write to you about each order.</p>${tokenForm('stop', token, 'Stop it')}`,
  );

export const stoppedPage = (dress: Dress): Response =>
  page(dress, 'The daily summary has stopped', '<p>We still write to you about each order.</p>');

const page = (dress: Dress, title: string, content: string): Response => hostPage(dressOf(dress), title, content);
