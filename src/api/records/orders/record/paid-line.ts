import { billedMinor, ofPieces, type PaidLine, paidMinor } from '../../../../core/promotions/paid-line.ts';
import type { OrderLineRow } from '../../../ground/database/tables.ts';

/** What was billed and paid for a line of an order, and for some of its pieces. Amounts are minor units. */

const read = (row: OrderLineRow): PaidLine => ({
  priceMinor: row.price_minor,
  quantity: row.quantity,
  discountMinor: row.discount_minor,
  shopMinor: row.shop_minor,
});

/** What the seller bills for it. */
export const billedOf = (row: OrderLineRow): number => billedMinor(read(row));

/** The same of some pieces, after others. */
export const billedOfPieces = (row: OrderLineRow, before: number, pieces: number): number =>
  ofPieces(billedOf(row), row.quantity, before, pieces);

/** What the shopper has paid for some pieces, after others: all returns of a line add up to what was paid for it. */
export const paidOfPieces = (row: OrderLineRow, before: number, pieces: number): number =>
  ofPieces(paidMinor(read(row)), row.quantity, before, pieces);
