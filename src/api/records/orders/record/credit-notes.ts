import type { CreditNote, Invoice } from '../../../../contract/bills.ts';
import { localDay } from '../../../../core/calendar/local-time.ts';
import type { OrderLineRow, ReturnRow, ShipmentRow } from '../../../ground/database/tables.ts';
import { present } from '../../../ground/http/present.ts';
import type { Change } from './change.ts';
import { creditNoteOf, piecesOf } from './columns.ts';
import { nextNumber } from './document-number.ts';
import { sumLines, takenOff, taxesBetween, taxesIn } from './bill-taxes.ts';
import { readInvoice } from './invoices.ts';
import { billedOfPieces, paidOfPieces } from './paid-line.ts';
import { countReturned, type OrderRows } from './rows.ts';

/** The credit notes of an order, in the order of its returns. They stay as issued. */
export const listCreditNotes = ({ returns }: OrderRows): CreditNote[] =>
  returns.flatMap((row) => creditNoteOf(row) ?? []);

/**
 * Issues the credit note for a return that has arrived. A shipment that was never dispatched has no invoice, so its return has no
 * credit note. `feesMinor` is what is taken back of delivery and cash fee.
 */
export async function issueCreditNote(change: Change, row: ReturnRow, feesMinor: number): Promise<void> {
  const { db, now, rows, services } = change;
  const shipment = rows.shipments.find(({ id }) => id === row.shipment_id) as ShipmentRow;
  if (shipment.invoice_number === null) return;
  const shop = services.shop();
  const invoice = await readInvoice(db, rows, shipment, shop);
  const number = await nextNumber(db, 'credit-note', { shop, order: rows.order, sellerId: row.seller_id }, now);
  const lines = creditLines(rows, row, invoice);
  const note: CreditNote = {
    returnId: row.id,
    number,
    issuedOn: localDay(now, shop.markets.get(rows.order.market)?.timeZone),
    invoice: { number: shipment.invoice_number, ...present({ issuedOn: invoice.issuedOn }) },
    reason: row.reason,
    shipmentId: shipment.id,
    kind: invoice.kind,
    seller: invoice.seller,
    buyer: invoice.buyer,
    lines,
    totals: sumLines(lines, feesMinor),
  };
  await db
    .updateTable('returns')
    .set({ credit_note_number: number, credit_note: JSON.stringify(note) })
    .where('id', '=', row.id)
    .execute();
}

/** The returned pieces at the prices and tax rates of the invoice. */
function creditLines({ lines, returns }: OrderRows, row: ReturnRow, invoice: Invoice): CreditNote['lines'] {
  return piecesOf(row).flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    const billed = line && findBilled(invoice, line);
    if (!billed) return [];
    const received = countReturned(returns, lineId, ['received']);
    const before = billedOfPieces(line, 0, received);
    const grossMinor = billedOfPieces(line, received, quantity);
    const discountMinor = quantity * billed.priceMinor - grossMinor;
    const shopMinor = grossMinor - paidOfPieces(line, received, quantity);
    const { gstPercent, vatPercent } = billed;
    const taxes = (minor: number) => taxesIn(minor, billed, invoice);
    return {
      title: billed.title,
      sku: billed.sku,
      ...present({ size: billed.size, hsn: billed.hsn }),
      quantity,
      priceMinor: billed.priceMinor,
      ...takenOff(discountMinor, shopMinor),
      grossMinor,
      ...present({ gstPercent, vatPercent }),
      ...taxesBetween(taxes(before), taxes(before + grossMinor)),
    };
  });
}

const findBilled = (invoice: Invoice, line: OrderLineRow): Invoice['lines'][number] | undefined =>
  invoice.lines.find(({ sku, size }) => sku === line.sku && (size ?? null) === line.size);
