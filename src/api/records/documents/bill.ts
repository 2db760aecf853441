import {
  type Bill,
  billColumns,
  type BillRow,
  creditedInvoice,
  creditNoteNote,
  FEES_LABEL,
  invoiceNote,
  invoiceTitle,
} from '../../../core/order/bill.ts';
import type { CreditNote, Invoice } from '../../../core/contract/orders.ts';
import type { SellerShipment } from '../../../core/contract/sellers.ts';
import { formatMoney } from '../../../core/money/money.ts';
import { toHtml } from '../../ground/http/host-page.ts';
import { formatDocumentDay, formatDocumentMoment } from './format.ts';

type Billed = Pick<SellerShipment, 'orderNumber' | 'placedAt' | 'currency' | 'payment' | 'status'>;

/** An invoice as its shopper has it. */
export const writeInvoice = (shipment: Billed, invoice: Invoice): string =>
  writeBill(shipment, invoice, {
    title: invoiceTitle(invoice),
    number: invoice.number,
    day: invoice.issuedOn,
    note: invoiceNote(invoice),
    total: paymentOf(shipment),
  });

export const writeCreditNote = (shipment: Billed, note: CreditNote): string =>
  writeBill(shipment, note, {
    title: 'Credit note',
    number: note.number,
    day: note.issuedOn,
    against: creditedInvoice(note, formatDocumentDay),
    note: creditNoteNote(note),
    total: 'Credited',
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

function writeBill({ orderNumber, placedAt, currency }: Billed, bill: Bill, texts: BillTexts): string {
  const money = (minor: number | undefined) => (minor === undefined ? '' : formatMoney(minor, currency, 'en-IN'));
  const { seller, buyer, totals } = bill;
  const columns = billColumns(bill, money);
  const row = (line: BillRow) =>
    `<tr>${columns.map(([name, read], index) => `<td data-label="${toHtml(name)}"${index === 0 ? '' : ' class="number"'}>${toHtml(read(line))}</td>`).join('')}</tr>`;
  const sums = [
    ...(totals.feesMinor > 0 ? [[FEES_LABEL, money(totals.feesMinor)]] : []),
    [texts.total, money(totals.grossMinor + totals.feesMinor)],
  ];
  const day = texts.day === undefined ? '' : ` of ${formatDocumentDay(texts.day)}`;
  const party = (heading: string, lines: readonly (string | undefined)[]) =>
    `<div><h3>${heading}</h3><p>${lines
      .filter((line): line is string => Boolean(line))
      .map((line, index) => (index === 0 ? `<b>${toHtml(line)}</b>` : toHtml(line)))
      .join('<br>')}</p></div>`;
  return (
    `<article class="paper"><div class="paper__head"><div><h2>${toHtml(texts.title)}</h2>` +
    `<p>No. <b>${toHtml(texts.number ?? '')}</b>${toHtml(day)}</p></div>` +
    `<p>Order ${toHtml(orderNumber)}<br>${toHtml(formatDocumentMoment(placedAt))}</p></div>` +
    (texts.against === undefined ? '' : `<p>${toHtml(texts.against)}</p>`) +
    `<div class="paper__parties">${party('Sold by', [seller.name, seller.address, seller.gstin && `GSTIN ${seller.gstin}`])}` +
    `${party('Billed and sent to', [buyer.name, buyer.address, buyer.state && `Place of supply: ${buyer.state}`])}</div>` +
    `<table><thead><tr>${columns.map(([name], index) => `<th scope="col"${index === 0 ? '' : ' class="number"'}>${toHtml(name)}</th>`).join('')}</tr></thead>` +
    `<tbody>${bill.lines.map(row).join('')}</tbody><tfoot>${row(totals)}</tfoot></table>` +
    `<dl class="paper__sums">${sums.map(([label = '', value = '']) => `<div><dt>${toHtml(label)}</dt><dd>${toHtml(value)}</dd></div>`).join('')}</dl>` +
    `<p class="paper__note">${toHtml(texts.note)}</p></article>`
  );
}

/** How an invoice's amount is paid. */
function paymentOf({ payment: { method, status }, status: step }: Billed): string {
  if (status === 'void') return 'Nothing to pay';
  if (method === 'online') return 'Paid online';
  return status === 'paid' || step === 'delivered' ? 'Paid in cash' : 'Cash due on delivery';
}
