import { addressLines } from '../../../core/address/address.ts';
import { isPicture } from '../../../core/site/own-path.ts';
import { sizeWords } from '../../../core/size/size-words.ts';
import { toHtml } from '../../ground/http/host-page.ts';
import { drawBarcode } from './barcode.ts';
import { formatDocumentMoment } from './format.ts';
import type { Parcel } from './parcel.ts';

export interface SlipShop {
  readonly name: string;
  readonly siteUrl: string;
  readonly care: { readonly phone: string; readonly email: string };
}

/** A list for packing, which goes into the parcel: what is in it, without prices, and whom the shopper asks. */
export async function writePackSlip(
  { shipment, sender, returnDays }: Parcel,
  { name, siteUrl, care }: SlipShop,
): Promise<string> {
  const { orderNumber, placedAt, contact, address, lines } = shipment;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const rows = lines.map(
    ({ picture, title, size, sku, quantity }) =>
      `<tr><td class="tick"></td><td class="picture">${pictureOf(picture, siteUrl)}</td>` +
      `<td data-label="Item"><div><b>${toHtml(title)}</b>${size === undefined ? '' : `<br>${toHtml(sizeWords(size))}`}<br>${toHtml(sku)}</div></td>` +
      `<td data-label="Pieces" class="number"><b>${quantity}</b></td></tr>`,
  );
  return (
    `<article class="paper"><div class="paper__head"><div><h2>Pack slip</h2><p>Order <b>${toHtml(orderNumber)}</b><br>` +
    `${toHtml(formatDocumentMoment(placedAt))}</p></div><div class="paper__code">${(await drawBarcode(orderNumber)) ?? ''}</div></div>` +
    `<div class="paper__parties"><div><h3>From</h3><p><b>${toHtml(sender.name)}</b><br>${toHtml(sender.address)}</p></div>` +
    `<div><h3>To</h3><p><b>${toHtml(contact.name)}</b><br>${addressLines(address).map(toHtml).join('<br>')}</p></div></div>` +
    '<table><thead><tr><th scope="col">Packed</th><th scope="col">Picture</th><th scope="col">Item</th>' +
    `<th scope="col" class="number">Pieces</th></tr></thead><tbody>${rows.join('')}</tbody></table>` +
    `<p class="paper__total">${pieces} ${pieces === 1 ? 'piece' : 'pieces'} in this parcel</p>` +
    `<p>Something is missing or wrong? ${toHtml(name)}: ${toHtml(care.phone)}, ${toHtml(care.email)}.` +
    `${returnDays > 0 ? `<br>Returns within ${returnDays} days of delivery: ${toHtml(`${siteUrl}/order`)}` : ''}</p></article>`
  );
}

function pictureOf(picture: string | undefined, siteUrl: string): string {
  const address = pictureAddress(picture, siteUrl);
  return address === undefined ? '' : `<img src="${toHtml(address)}" alt="" width="72" height="72">`;
}

/** The whole address of a line's picture; those of prepared pictures are paths of the site. */
export function pictureAddress(picture: string | undefined, siteUrl: string): string | undefined {
  if (!isPicture(picture)) return undefined;
  return picture.startsWith('/') ? siteUrl + picture : picture;
}
