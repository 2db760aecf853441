import type { CreditNote, Invoice } from '../contract/orders.ts';
import { sizeWords } from '../size/size-words.ts';

/** Invoices and credit notes as tables and sentences, for the shopper's page and the seller's (src/api/documents). */

export type Bill = Pick<Invoice, 'kind' | 'seller' | 'buyer' | 'lines' | 'totals'>;
export type FormatMoney = (minor: number | undefined) => string;

/** A line of a bill, or its totals. */
export type BillRow = Invoice['lines'][number] | Invoice['totals'];
export type BillColumn = readonly [name: string, read: (row: BillRow) => string];

const hasTax = ({ kind }: Pick<Bill, 'kind'>): boolean => kind === 'tax-invoice';

export const invoiceTitle = (bill: Pick<Bill, 'kind'>): string => (hasTax(bill) ? 'Tax invoice' : 'Bill of supply');

const NO_GST = 'The seller charges no GST. Computer-generated; no signature needed.';

export const invoiceNote = (bill: Pick<Bill, 'kind'>): string =>
  hasTax(bill)
    ? 'Prices include GST. Tax is not payable on reverse charge. Computer-generated; no signature needed.'
    : NO_GST;

export const creditNoteNote = (bill: Pick<Bill, 'kind'>): string =>
  hasTax(bill)
    ? 'Credit note under section 34 of the CGST Act. Prices include GST. Computer-generated; no signature needed.'
    : NO_GST;

/** What a credit note belongs to: "For tax invoice no. 26-27/00001 of Fri, 20 Nov 2026. Reason: Too small." */
export function creditedInvoice(note: CreditNote, formatDay: (day: string) => string): string {
  const { invoice, reason } = note;
  const day = invoice.issuedOn ? ` of ${formatDay(invoice.issuedOn)}` : '';
  return `For ${invoiceTitle(note).toLowerCase()} no. ${invoice.number}${day}. Reason: ${reason}.`;
}

export const FEES_LABEL = 'Delivery and cash on delivery';

/** The columns that a bill needs. */
export function billColumns(bill: Pick<Bill, 'kind' | 'lines' | 'totals'>, money: FormatMoney): BillColumn[] {
  const columns: (BillColumn | false)[] = [
    [
      'Item',
      (row) =>
        'title' in row ? [row.title, row.size && sizeWords(row.size), row.sku].filter(Boolean).join(', ') : 'Total',
    ],
    bill.lines.some(({ hsn }) => hsn) && ['HSN', (row) => ('hsn' in row ? (row.hsn ?? '') : '')],
    ['Pieces', (row) => ('quantity' in row ? String(row.quantity) : '')],
    ['Price', (row) => ('priceMinor' in row ? money(row.priceMinor) : '')],
    ...(hasTax(bill) ? taxColumns(bill.totals, money) : []),
    ['Amount', ({ grossMinor }) => money(grossMinor)],
  ];
  return columns.filter((column) => column !== false);
}

/** Within a state the tax is split into CGST and SGST; across states it is IGST. */
function taxColumns({ cgstMinor = 0, sgstMinor = 0 }: Bill['totals'], money: FormatMoney): BillColumn[] {
  return [
    ['Taxable', ({ taxableMinor }) => money(taxableMinor)],
    ['GST', (row) => ('gstPercent' in row && row.gstPercent !== undefined ? `${row.gstPercent}%` : '')],
    ...(cgstMinor + sgstMinor > 0
      ? ([
          ['CGST', (row) => money(row.cgstMinor)],
          ['SGST', (row) => money(row.sgstMinor)],
        ] satisfies BillColumn[])
      : ([['IGST', (row) => money(row.igstMinor)]] satisfies BillColumn[])),
  ];
}
