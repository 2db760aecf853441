import { listComma } from '../messages/language.ts';
import type { CreditNote, Invoice } from '../contract/bills.ts';
import { offersText } from '../messages/rooms/offers.ts';
import { billText } from '../messages/rooms/bill.ts';
import { documentsText } from '../messages/rooms/documents.ts';
import { sizeWords } from '../core/size/size-words.ts';

/** Invoices and credit notes as tables and sentences, for the shopper's page and the seller's (src/api/documents). */

export type Bill = Pick<Invoice, 'kind' | 'seller' | 'buyer' | 'lines' | 'totals'>;
export type FormatMoney = (minor: number | undefined) => string;

/** A line of a bill, or its totals. */
export type BillRow = Invoice['lines'][number] | Invoice['totals'];
export type BillColumn = readonly [name: string, read: (row: BillRow) => string];

const hasTax = ({ kind }: Pick<Bill, 'kind'>): boolean => kind === 'tax-invoice';
const hasVat = ({ seller }: Pick<Bill, 'seller'>): boolean => seller.trn !== undefined;

export const invoiceTitle = (bill: Pick<Bill, 'kind'>): string =>
  hasTax(bill) ? billText.taxInvoice : billText.billOfSupply;

export const invoiceNote = (bill: Pick<Bill, 'kind' | 'seller'>): string => {
  if (hasVat(bill)) return billText.vatNote;
  return hasTax(bill) ? billText.taxNote : billText.noGst;
};

export const creditNoteTitle = (bill: Pick<Bill, 'seller'>): string =>
  hasVat(bill) ? billText.taxCreditNote : billText.creditNote;

export const creditNoteNote = (bill: Pick<Bill, 'kind' | 'seller'>): string => {
  if (hasVat(bill)) return billText.vatNote;
  return hasTax(bill) ? billText.creditNoteNote : billText.noGst;
};

/** The seller's number at the tax office, and whose goods these are where the shop supplies them in its own name. */
export const sellerNumbers = ({ gstin, trn, goodsOf }: Bill['seller']): string[] => [
  ...(gstin === undefined ? [] : [documentsText.gstin({ gstin })]),
  ...(trn === undefined ? [] : [billText.trn({ trn })]),
  ...(goodsOf === undefined ? [] : [billText.goodsOf({ seller: goodsOf })]),
];

/** Where the goods are supplied; Indian bills say it. */
export const supplyWords = ({ seller, buyer }: Pick<Bill, 'seller' | 'buyer'>): string | undefined =>
  buyer.state === undefined || hasVat({ seller }) ? undefined : documentsText.supply({ state: buyer.state });

/** What stands below the table: fees, what the shop pays in the buyer's place, the VAT within the whole amount and its value without it. */
export function billSums({ lines, totals }: Pick<Bill, 'lines' | 'totals'>, money: FormatMoney): [string, string][] {
  const { grossMinor, feesMinor, vatMinor, feesVatMinor = 0, shopMinor = 0 } = totals;
  const sums: [string, string][] = feesMinor > 0 ? [[billText.fees, money(feesMinor)]] : [];
  const paid: [string, string][] =
    shopMinor > 0
      ? [
          [billText.total, money(grossMinor + feesMinor)],
          [offersText.fromShop, money(-shopMinor)],
        ]
      : [];
  if (vatMinor === undefined) return [...sums, ...paid];
  const allVatMinor = vatMinor + feesVatMinor;
  const percent = lines[0]?.vatPercent ?? 0;
  return [
    ...sums,
    [billText.withoutVat, money(grossMinor + feesMinor - allVatMinor)],
    [billText.vatWithin({ percent }), money(allVatMinor)],
    ...paid,
  ];
}

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
    bill.totals.vatMinor === undefined &&
      bill.lines.some(({ hsn }) => hsn) && [billText.hsn, (row) => ('hsn' in row ? (row.hsn ?? '') : '')],
    [billText.pieces, (row) => ('quantity' in row ? String(row.quantity) : '')],
    [billText.price, (row) => ('priceMinor' in row ? money(row.priceMinor) : '')],
    bill.totals.discountMinor !== undefined && [billText.discount, ({ discountMinor }) => money(discountMinor)],
    ...(hasTax(bill) ? taxColumns(bill.totals, money) : []),
    [billText.amount, ({ grossMinor }) => money(grossMinor)],
  ];
  return columns.filter((column) => column !== false);
}

/** What is left of a bill for the buyer to pay, without what the shop pays in the buyer's place. */
export const buyerMinor = ({ grossMinor, feesMinor, shopMinor = 0 }: Bill['totals']): number =>
  grossMinor + feesMinor - shopMinor;

/** In a market with VAT that is the tax. In India it is CGST and SGST within a state, and IGST across states. */
function taxColumns({ cgstMinor = 0, sgstMinor = 0, vatMinor }: Bill['totals'], money: FormatMoney): BillColumn[] {
  if (vatMinor !== undefined)
    return [
      [billText.taxable, ({ taxableMinor }) => money(taxableMinor)],
      [billText.vat, (row) => ('vatPercent' in row && row.vatPercent !== undefined ? `${row.vatPercent}%` : '')],
      [billText.vatAmount, ({ vatMinor: minor }) => money(minor)],
    ];
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
