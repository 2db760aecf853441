import { z } from 'zod';
import type { DeliveryEstimate } from '../../../../core/delivery/delivery-date.ts';
import { parseColumn } from '../../../ground/database/json-column.ts';
import type { ShipmentRow, OrderRow, ReturnRow } from '../../../ground/database/tables.ts';
import {
  type OrderAddress,
  type ReturnedPiece,
  address,
  estimate,
  returnedPiece,
  paymentMethod,
} from '../../../../contract/orders.ts';
import { money } from '../../../../contract/fields.ts';
import { type CreditNote, type Invoice, creditNote, invoice } from '../../../../contract/bills.ts';

/** Parsers of the columns that hold JSON. */

/** Parses once for each row: answers and messages about an order ask for the same again. */
function onceForEach<Row extends object, T>(parse: (row: Row) => T): (row: Row) => T {
  const known = new WeakMap<Row, T>();
  return (row) => {
    const found = known.get(row) ?? parse(row);
    known.set(row, found);
    return found;
  };
}

export const addressOf = onceForEach(
  (row: Pick<OrderRow, 'address'>): OrderAddress => parseColumn(address, row.address),
);

export const estimateOf = onceForEach(
  (row: Pick<OrderRow, 'estimate'>): DeliveryEstimate => parseColumn(estimate, row.estimate),
);

const heldOffer = z.object({
  /** The name of its file. */
  id: z.string(),
  class: z.enum(['goods', 'delivery']),
  paidBy: z.enum(['shop', 'seller']),
  /** What it took off. */
  minor: money,
  code: z.string().optional(),
  /** The only way to pay with which it holds. */
  payment: paymentMethod.optional(),
});
export type HeldOffer = z.output<typeof heldOffer>;

/** The offers that hold for an order: at most one of each class. */
export const offersOf = onceForEach((row: Pick<OrderRow, 'offers'>): readonly HeldOffer[] =>
  row.offers === null ? [] : parseColumn(z.array(heldOffer), row.offers),
);

export const piecesOf = (row: Pick<ReturnRow, 'lines'>): readonly ReturnedPiece[] =>
  parseColumn(z.array(returnedPiece), row.lines);

/** The invoice as issued; undefined when none is stored. */
export const invoiceOf = (row: Pick<ShipmentRow, 'invoice'>): Invoice | undefined =>
  row.invoice === null ? undefined : parseColumn(invoice, row.invoice);

/** The credit note as issued; undefined when the return has none. */
export const creditNoteOf = (row: Pick<ReturnRow, 'credit_note'>): CreditNote | undefined =>
  row.credit_note === null ? undefined : parseColumn(creditNote, row.credit_note);
