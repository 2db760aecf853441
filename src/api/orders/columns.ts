import type { Invoice, OrderAddress, ReturnedPiece } from '../../core/contract/orders.ts';
import type { DeliveryEstimate } from '../../core/delivery-date.ts';
import { parseColumn } from '../database/json-column.ts';
import type { ShipmentRow, OrderRow, ReturnRow } from '../database/tables.ts';
import { address, estimate, invoice, returnedPieces } from './shapes.ts';

/** Parsers of the columns that hold JSON. */

export const addressOf = (row: Pick<OrderRow, 'address'>): OrderAddress => parseColumn(address, row.address);

export const estimateOf = (row: Pick<OrderRow, 'estimate'>): DeliveryEstimate => parseColumn(estimate, row.estimate);

export const piecesOf = (row: Pick<ReturnRow, 'lines'>): readonly ReturnedPiece[] =>
  parseColumn(returnedPieces, row.lines);

/** The invoice as issued; undefined when none is stored. */
export const invoiceOf = (row: Pick<ShipmentRow, 'invoice'>): Invoice | undefined =>
  row.invoice === null ? undefined : parseColumn(invoice, row.invoice);
