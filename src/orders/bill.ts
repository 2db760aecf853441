import { listComma } from '../messages/language.ts';
import type { CreditNote, Invoice } from '../contract/bills.ts';
import { billText } from '../messages/rooms/bill.ts';
import { sizeWords } from '../core/size/size-words.ts';

/** Invoices and credit notes as tables and sentences, for the shopper's page and the seller's (src/api/documents). */

export type Bill = Pick<Invoice, 'kind' | 'seller' | 'buyer' | 'lines' | 'totals'>;
export type FormatMoney = (minor: number | undefined) => string;

/** A line of a bill, or its totals. */
export type BillRow = Invoice['lines'][number] | Invoice['totals'];
export type BillColumn = readonly [name: string, read: (row: BillRow) => string];

const hasTax = ({ kind }: Pick<Bill, 'kind'>): boolean => kind === 'tax-invoice';

export const invoiceTitle = (bill: Pick<Bill, 'kind'>): string =>
  hasTax(bill) ? billText.taxInvoice : billText.billOfSupply;

export const invoiceNote = (bill: Pick<Bill, 'kind'>): string => (hasTax(bill) ? billText.taxNote : billText.noGst);

export const creditNoteNote = (bill: Pick<Bill, 'kind'>): string =>
  hasTax(bill) ? billText.creditNoteNote : billText.noGst;

/** What a credit note belongs to: "For tax invoice no. 26-27/00001 of Fri, 20 Nov 2026. Reason: Too small." */
export function creditedInvoice(note: CreditNote, formatDay: (day: string) => string): string {
  const { kind, reason } = note;
  const { number, issuedOn } = note.invoice;
  if (!issuedOn) return billText.credited({ kind, number, reason });
  const day = formatDay(issuedOn);
  return billText.creditedOf({ kind, number, day, reason });
}

/** The columns that a bill needs. */
export function billColumns(bill: Pick<Bill, 'kind' | 'lines' | 'totals'>, money: FormatMoney): BillColumn[] {
  const columns: (BillColumn | false)[] = [
    [
      billText.item,
      (row) =>
        'title' in row
          ? [row.title, row.size && sizeWords(row.size), billText.code({ code: row.sku })]
              .filter(Boolean)
              .join(listComma())
          : billText.total,
    ],
    bill.lines.some(({ hsn }) => hsn) && [billText.hsn, (row) => ('hsn' in row ? (row.hsn ?? '') : '')],
    [billText.pieces, (row) => ('quantity' in row ? String(row.quantity) : '')],
    [billText.price, (row) => ('priceMinor' in row ? money(row.priceMinor) : '')],
    ...(hasTax(bill) ? taxColumns(bill.totals, money) : []),
    [billText.amount, ({ grossMinor }) => money(grossMinor)],
  ];
  return columns.filter((column) => column !== false);
}

/** Within a state the tax is split into CGST and SGST; across states it is IGST. */
function taxColumns({ cgstMinor = 0, sgstMinor = 0 }: Bill['totals'], money: FormatMoney): BillColumn[] {
  return [
    [billText.taxable, ({ taxableMinor }) => money(taxableMinor)],
    [billText.gst, (row) => ('gstPercent' in row && row.gstPercent !== undefined ? `${row.gstPercent}%` : '')],
    ...(cgstMinor + sgstMinor > 0
      ? ([
          [billText.cgst, (row) => money(row.cgstMinor)],
          [billText.sgst, (row) => money(row.sgstMinor)],
        ] satisfies BillColumn[])
      : ([[billText.igst, (row) => money(row.igstMinor)]] satisfies BillColumn[])),
  ];
}
