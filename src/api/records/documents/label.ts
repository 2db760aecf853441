import { formatMoney } from '../../../core/money/format-price.ts';
import { formatGrams } from './parcel-goods.ts';
import { formatPhone } from '../../../core/address/phone.ts';
import { keepOrder } from '../../../messages/language.ts';
import { documentsText } from '../../../messages/rooms/documents.ts';
import { type Content, type Html, html, lines, withBold } from '../../ground/http/html.ts';
import { drawBarcode } from './barcode.ts';
import type { Parcel } from './parcel.ts';

/** Recipients, and senders, whose text is longer than this are printed smaller, so that a label stays one page. */
const LONG = 200;
const LONGER = 400;

const countries = new Intl.DisplayNames('en', { type: 'region' });

/** A shipping label: where it goes, what the courier collects, from whom it comes. Only outlines, as browsers print no backgrounds. */
export async function writeLabel(parcel: Parcel, shopName: string): Promise<Html> {
  const { shipment, sender } = parcel;
  const { orderNumber, courier, trackingNumber } = shipment;
  const tracking = trackingNumber === undefined ? undefined : await drawBarcode(trackingNumber);
  const recipient = recipientLines(parcel);
  const length = recipient.join('').length + sender.name.length + sender.address.length;
  const size = length > LONGER ? ' label--longer' : length > LONG ? ' label--long' : '';
  const sent =
    courier !== undefined &&
    html`<div class="label__courier">${tracking}<p>${courier} <b>${trackingNumber}</b></p></div>`;
  return html`<article class="label${size}">
<div class="label__head"><span>${shopName}</span>${payment(parcel)}</div>${sent}
<div class="label__to"><h2>${documentsText.deliverTo}</h2><p class="label__name">${shipment.contact.name}</p>
<p>${lines(recipient)}</p><p>${withBold(documentsText.phoneNumber({ phone: keepOrder(formatPhone(shipment.contact.phone)) }))}</p><p class="label__pin">${destination(parcel)}</p></div>
<div class="label__order">${await drawBarcode(orderNumber)}<p>${withBold(documentsText.orderNumber({ number: orderNumber }))}</p></div>
<p class="label__facts">${lines(facts(parcel))}</p>
<div class="label__from"><h2>${documentsText.fromAndBack}</h2><p>${lines(senderLines(parcel))}</p></div></article>`;
}

/** The address without what stands below it in large print. */
function recipientLines({ shipment: { address } }: Parcel): string[] {
  const cityLine = [address.city, address.state].filter(Boolean).join(', ');
  return [address.line1, address.line2, address.landmark, cityLine].filter((line): line is string => Boolean(line));
}

/** The PIN code, by which couriers sort; abroad the country. */
const destination = ({ shipment: { address } }: Parcel): string =>
  address.country === 'IN' && address.pinCode !== undefined
    ? documentsText.pin({ pinCode: address.pinCode })
    : (countries.of(address.country) ?? address.country).toUpperCase();

function payment({ shipment }: Parcel): Html {
  const { collectMinor, currency } = shipment;
  return collectMinor > 0
    ? html`<p class="label__pay">${withBold(documentsText.collect({ amount: formatMoney(collectMinor, currency, 'en-IN') }))}</p>`
    : html`<p class="label__pay">${withBold(documentsText.prepaid)}</p>`;
}

function facts({ shipment, grams, goods, isSurfaceOnly, needsEwayBill }: Parcel): readonly Content[] {
  const pieces = shipment.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const weight = grams === undefined ? documentsText.notWeighed : formatGrams(grams);
  return [
    documentsText.facts({ goods, pieces, weight }),
    isSurfaceOnly ? documentsText.surfaceOnly : documentsText.declared,
    needsEwayBill && documentsText.ewayBill,
  ];
}

const senderLines = ({ sender: { name, address, phone, gstin }, shipment }: Parcel): readonly Content[] => [
  name,
  address,
  phone !== undefined && documentsText.phone({ phone: keepOrder(phone) }),
  gstin === undefined
    ? shipment.address.country === 'IN' && documentsText.notRegistered
    : documentsText.gstin({ gstin }),
];
