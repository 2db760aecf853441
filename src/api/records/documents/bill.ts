import {
  type Bill,
  billColumns,
  type BillRow,
  buyerMinor,
  creditedInvoice,
  billSums,
  creditNoteNote,
  creditNoteTitle,
  invoiceNote,
  invoiceTitle,
  sellerNumbers,
  supplyWords,
} from '../../../orders/bill.ts';
import type { Market } from '../../../catalog/model.ts';
import type { CreditNote, Invoice } from '../../../contract/bills.ts';
import type { SellerShipment } from '../../../contract/seller-orders.ts';
import { formatSigned } from '../../../core/money/format-signed.ts';
import { localeIn } from '../../../messages/language.ts';
import { documentsText } from '../../../messages/rooms/documents.ts';
import { type Content, type Html, html, lines, withBold } from '../../ground/http/html.ts';
import { formatDocumentDay, formatDocumentMoment } from './format.ts';

type Billed = Pick<SellerShipment, 'orderNumber' | 'placedAt' | 'currency' | 'payment' | 'status'> & {
  /** The market of the order; missing where the shop has it no longer. */
  readonly market: Pick<Market, 'locale' | 'country' | 'timeZone'> | undefined;
};

/** An invoice as its shopper has it. */
export const writeInvoice = (shipment: Billed, invoice: Invoice): Html =>
  writeBill(shipment, invoice, {
    title: invoiceTitle(invoice),
    number: invoice.number,
    day: invoice.issuedOn,
    note: invoiceNote(invoice),
    total: paymentOf(shipment),
  });

export const writeCreditNote = (shipment: Billed, note: CreditNote): Html =>
  writeBill(shipment, note, {
    title: creditNoteTitle(note),
    number: note.number,
    day: note.issuedOn,
    against: creditedInvoice(note, formatDocumentDay),
    note: creditNoteNote(note),
    total: documentsText.credited,
  });

interface BillTexts {
  readonly title: string;
  readonly number: string | undefined;
  readonly day: string | undefined;
  readonly against?: string;
  readonly note: string;
  /** The label of the last sum. */
  readonly total: string;
}

function writeBill({ orderNumber, placedAt, currency, market }: Billed, bill: Bill, texts: BillTexts): Html {
  const money = (minor: number | undefined) =>
    minor === undefined ? '' : formatSigned(minor, currency, localeIn(market));
  const { seller, buyer, totals } = bill;
  const columns = billColumns(bill, money);
  const look = (index: number) => index > 0 && html` class="number"`;
  const row = (line: BillRow) =>
    html`<tr>${columns.map(([name, read], index) => html`<td data-label="${name}"${look(index)}>${read(line)}</td>`)}</tr>`;
  const sums = [...billSums(bill, money), [texts.total, money(buyerMinor(totals))]];
  const number = texts.number ?? '';
  const party = (heading: string, all: readonly Content[]) => {
    const [first, ...others] = all.filter(Boolean);
    return html`<div><h3>${heading}</h3><p>${lines([html`<b>${first}</b>`, ...others])}</p></div>`;
  };
  return html`<article class="paper"><div class="paper__head"><div><h2>${texts.title}</h2><p>${withBold(texts.day ? documentsText.billNumberOf({ number, day: formatDocumentDay(texts.day) }) : documentsText.billNumber({ number }))}</p></div>
<p>${documentsText.order({ number: orderNumber })}<br>${formatDocumentMoment(placedAt, market?.timeZone)}</p></div>
${texts.against && html`<p>${texts.against}</p>`}
<div class="paper__parties">
${party(documentsText.soldBy, [seller.name, seller.address, ...sellerNumbers(seller)])}
${party(documentsText.billedTo, [buyer.name, buyer.address, supplyWords(bill)])}
</div>
<table><thead><tr>${columns.map(([name], index) => html`<th scope="col"${look(index)}>${name}</th>`)}</tr></thead>
<tbody>${bill.lines.map(row)}</tbody><tfoot>${row(totals)}</tfoot></table>
<dl class="paper__sums">${sums.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
<p class="paper__note">${texts.note}</p></article>`;
}

/** How an invoice's amount is paid. */
function paymentOf({ payment: { method, status }, status: step }: Billed): string {
  if (status === 'void') return documentsText.nothingToPay;
  if (method === 'online') return documentsText.paidOnline;
  return status === 'paid' || step === 'delivered' ? documentsText.paidInCash : documentsText.cashDue;
}
