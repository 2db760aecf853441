import type { SellerShipment } from '../../../../contract/seller-orders.ts';
import { formatMoney } from '../../../../core/money/format-price.ts';
import { formatPhone } from '../../../../core/address/phone.ts';
import { sizeWords } from '../../../../core/size/size-words.ts';
import { documentsOf, documentWords } from '../../../../core/order/shipment-documents.ts';
import { listComma } from '../../../../messages/language.ts';
import { hostPagesText } from '../../../../messages/rooms/host-pages.ts';
import { type Html, html, lines, withTags } from '../../../ground/http/html.ts';
import { hostPage } from '../../../ground/http/host-page.ts';
import { tokenForm } from '../../../ground/http/link-pages.ts';
import { languageQuery } from '../../../ground/text/language.ts';
import { dressOf } from '../page-dress.ts';
import { officeOf } from '../../../notices/tell-sellers.ts';
import type { HostServices } from '../../services.ts';

/** The pages behind links in mails to sellers without an account. They work without script. */

type Dress = Pick<HostServices, 'shop' | 'siteUrl' | 'apiUrl'>;

const STATUS_WORDS: Readonly<Record<SellerShipment['status'], () => string>> = {
  placed: () => hostPagesText.placed,
  accepted: () => hostPagesText.accepted,
  packed: () => hostPagesText.packed,
  dispatched: () => hostPagesText.dispatched,
  delivered: () => hostPagesText.delivered,
  cancelled: () => hostPagesText.cancelled,
};

/** An order of a seller, with forms for the steps that are possible now. `note` is shown first. */
export function orderPage(dress: Dress, shipment: SellerShipment, token: string, note?: string): Response {
  const { orderNumber, status, contact, address } = shipment;
  const rows = shipment.lines.map(
    ({ title, size, sku, quantity }) =>
      html`<tr><th scope="row">${size === undefined ? title : `${title}${listComma()}${sizeWords(size)}`} (${sku})</th><td>${quantity}</td></tr>`,
  );
  const addressParts = [
    contact.name,
    address.line1,
    address.line2,
    address.landmark,
    [address.city, address.state, address.pinCode].filter(Boolean).join(listComma()),
    formatPhone(contact.phone),
  ];
  const isGoing = status !== 'cancelled' && status !== 'delivered';
  const { collectMinor, currency } = shipment;
  const pay =
    collectMinor > 0
      ? hostPagesText.collects({ amount: formatMoney(collectMinor, currency, 'en-IN') })
      : hostPagesText.nothingToCollect;
  const content = html`${note && html`<p role="status"><strong>${note}</strong></p>`}
<p>${STATUS_WORDS[status]()}</p>
<table><tbody>${rows}</tbody></table>
${isGoing && html`<h2>${hostPagesText.sendTo}</h2><p>${lines(addressParts)}</p><p>${pay}</p>`}
${documentLinks(shipment, token)}${formsOf(shipment, token)}`;
  return page(dress, hostPagesText.order({ number: orderNumber }), content);
}

/** Links to the pages for printing that exist for the order now. */
function documentLinks(shipment: SellerShipment, token: string): Html | undefined {
  const links = documentsOf(shipment).map(
    (kind) => html`<li><a href="order-link/${kind}?token=${token}${languageQuery()}">${documentWords(kind)}</a></li>`,
  );
  return links.length === 0 ? undefined : html`<h2>${hostPagesText.print}</h2><ul class="links">${links}</ul>`;
}

function formsOf({ status }: SellerShipment, token: string): Html | undefined {
  const form = (step: string, label: string, fields: readonly Html[], look?: Html) =>
    html`<form method="post" action="order-link?token=${token}${languageQuery()}"><input type="hidden" name="step" value="${step}">${fields}<button type="submit"${look}>${label}</button></form>`;
  const parcel = [
    field('courier', hostPagesText.courier, 60),
    field('trackingNumber', hostPagesText.trackingNumber, 60),
  ];
  const dispatch = html`<h2>${hostPagesText.handedOver}</h2>${form('dispatch', hostPagesText.dispatch, parcel)}`;
  const reason = [field('reason', hostPagesText.reason, 300)];
  const decline = html`<h2>${hostPagesText.cannotSend}</h2>${form('decline', hostPagesText.decline, reason, html` class="quiet"`)}`;
  if (status === 'placed') return html`${form('accept', hostPagesText.accept, [])}${decline}`;
  return status === 'accepted' || status === 'packed' ? html`${dispatch}${decline}` : undefined;
}

const field = (name: string, label: string, most: number): Html =>
  html`<label for="${name}">${label}</label><input id="${name}" name="${name}" maxlength="${most}" required>`;

/** The page for a truncated, unknown or expired link, and for sellers who have an account by now. */
export const unknownLinkPage = (dress: Dress, hasAccount: boolean): Response =>
  page(
    dress,
    hostPagesText.deadLink,
    hasAccount
      ? html`<p>${withTags(hostPagesText.useDashboard, (_, text) => html`<a href="${officeOf(dress)}">${text}</a>`)}</p>`
      : html`<p>${hostPagesText.useMail}</p>`,
  );

/** Asks before the daily summary ends, as mail scanners follow links too. */
export const stopPage = (dress: Dress, token: string): Response =>
  page(
    dress,
    hostPagesText.summaryAsk,
    html`<p>${hostPagesText.eachOrder}</p>${tokenForm('stop', token, hostPagesText.stop)}`,
  );

/** Says that the daily summary has ended. */
export const stoppedPage = (dress: Dress): Response =>
  page(dress, hostPagesText.summaryStopped, html`<p>${hostPagesText.eachOrder}</p>`);

const page = (dress: Dress, title: string, content: Html): Response => hostPage(dressOf(dress), title, content);
