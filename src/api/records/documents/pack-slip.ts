import { addressLines } from '../../../core/address/address.ts';
import { isPicture } from '../../../core/site/own-path.ts';
import { sizeWords } from '../../../core/size/size-words.ts';
import { keepOrder } from '../../../messages/language.ts';
import { documentsText } from '../../../messages/rooms/documents.ts';
import { termsText } from '../../../messages/rooms/terms.ts';
import { type Html, html, lines, withBold } from '../../ground/http/html.ts';
import { shownAddress } from '../../ground/text/address.ts';
import { drawBarcode } from './barcode.ts';
import { formatDocumentMoment } from './format.ts';
import type { Parcel } from './parcel.ts';

interface SlipShop {
  readonly name: string;
  readonly siteUrl: string;
  readonly care: { readonly phone: string; readonly email: string };
}

/** A list for packing, which goes into the parcel: what is in it, without prices, and whom the shopper asks. */
export async function writePackSlip(
  { shipment, sender, returnDays, pages }: Parcel,
  { name, siteUrl, care }: SlipShop,
): Promise<Html> {
  const { orderNumber, placedAt, contact, address } = shipment;
  const pieces = shipment.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const rows = shipment.lines.map(({ picture, title, size, sku, quantity }) => {
    const item = lines([html`<b>${title}</b>`, size && sizeWords(size), sku]);
    return html`<tr><td class="tick"></td><td class="picture">${pictureOf(picture, siteUrl)}</td>
<td data-label="${documentsText.item}"><div>${item}</div></td><td data-label="${documentsText.pieces}" class="number"><b>${quantity}</b></td></tr>`;
  });
  const returns =
    returnDays > 0 &&
    html`<br>${documentsText.returns({ within: termsText.within({ days: returnDays }), link: `${pages}/order` })}`;
  return html`<article class="paper">
<div class="paper__head"><div><h2>${documentsText.packSlip({ count: 1 })}</h2><p>${withBold(documentsText.orderNumber({ number: orderNumber }))}<br>${formatDocumentMoment(placedAt)}</p></div>
<div class="paper__code">${await drawBarcode(orderNumber)}</div></div>
<div class="paper__parties"><div><h3>${documentsText.from}</h3><p>${lines([html`<b>${sender.name}</b>`, sender.address])}</p></div>
<div><h3>${documentsText.to}</h3><p>${lines([html`<b>${contact.name}</b>`, ...addressLines(shownAddress(address))])}</p></div></div>
<table><thead><tr><th scope="col">${documentsText.packed}</th><th scope="col">${documentsText.picture}</th><th scope="col">${documentsText.item}</th>
<th scope="col" class="number">${documentsText.pieces}</th></tr></thead><tbody>${rows}</tbody></table>
<p class="paper__total">${documentsText.piecesInParcel({ count: pieces })}</p>
<p>${documentsText.questions({ shop: name, phone: keepOrder(care.phone), email: care.email })}${returns}</p></article>`;
}

function pictureOf(picture: string | undefined, siteUrl: string): Html | undefined {
  const address = pictureAddress(picture, siteUrl);
  return address === undefined ? undefined : html`<img src="${address}" alt="" width="72" height="72">`;
}

/** The whole address of a line's picture; those of prepared pictures are paths of the site. */
export function pictureAddress(picture: string | undefined, siteUrl: string): string | undefined {
  if (!isPicture(picture)) return undefined;
  return picture.startsWith('/') ? siteUrl + picture : picture;
}
