import { addDays } from '../../../core/delivery/delivery-date.ts';
import { indianDay } from '../../../core/calendar/indian-day.ts';
import { returnUntil } from '../../../core/order/returns.ts';
import { chargeParcel, shareOfPieces, shippingCharge, type SoldLine } from '../../../core/settlement/charge-parcel.ts';
import { catchUpEntries, type Entry, returnEntries, saleEntries } from '../../../core/settlement/entries.ts';
import { isSameTaxYear } from '../../../core/settlement/source-taxes.ts';
import type { OrderLineRow, ReturnRow, ShipmentRow } from '../../ground/database/tables.ts';
import type { OrderAtEvent } from '../orders/record/services.ts';
import { addressOf, piecesOf } from '../orders/record/columns.ts';
import { billedOf, billedOfPieces } from '../orders/record/paid-line.ts';
import { countReturned } from '../orders/record/rows.ts';
import type { Shop } from '../../ground/shop/read-shop.ts';
import { postForSeller } from './post.ts';
import { readEntries } from './read.ts';
import { chargesGst, findSettledSeller, settledCurrency, shippingOf } from './settled-seller.ts';
import { countReturn, countSale } from './tds-years.ts';

/** Postings to the seller's ledger, in the transactions of the events of orders. Each event counts once. */

const saleOf = (shipmentId: string): string => `sale:${shipmentId}`;

/** Lines of orders from before the ledger have no rate: theirs is today's of the catalogue. */
const soldLine = (line: OrderLineRow, shop: Shop): SoldLine => ({
  grossMinor: billedOf(line),
  gstBasisPoints: line.gst_basis_points,
  commissionBasisPoints:
    line.commission_basis_points ?? shop.commissions.get(shop.products.get(line.sku)?.categoryIds[0] ?? '') ?? 0,
});

/** The charge for a parcel with these pieces. Where the weight of one is not known, that of the lightest parcel. */
function chargeFor(shop: Shop, pieces: readonly { readonly grams: number | null; readonly count: number }[]): number {
  const terms = shippingOf(shop);
  if (!terms) return 0;
  const isKnown = pieces.every(({ grams }) => grams !== null);
  const grams = pieces.reduce((sum, piece) => sum + (piece.grams ?? 0) * piece.count, 0);
  return shippingCharge(terms, isKnown ? grams : undefined);
}

/** Owes a delivered shipment to its seller, from the day after its return window. `collectedMinor` is what the courier took. */
export async function postDelivery(change: OrderAtEvent, shipment: ShipmentRow, collectedMinor: number): Promise<void> {
  const { db, now, rows, services } = change;
  const shop = services.shop();
  const { order } = rows;
  if (order.currency !== settledCurrency(shop)) return;
  const day = indianDay(now);
  const lines = rows.lines.filter((line) => line.shipment_id === shipment.id);
  const sold = lines.map((line) => soldLine(line, shop));
  const shippingMinor = chargeFor(
    shop,
    lines.map(({ grams, quantity: count }) => ({ grams, count })),
  );
  const { taxes, hasTdsLimit } = await findSettledSeller(db, shop, shipment, addressOf(order).state, day);
  const full = chargeParcel(sold, shippingMinor, taxes);
  const valueMinor = full.lines.reduce((sum, line) => sum + line.valueMinor, 0);
  const counted = await countSale(db, shipment.seller_id, day, valueMinor, hasTdsLimit);
  const charges = counted.isTaxed ? full : chargeParcel(sold, shippingMinor, { ...taxes, tdsPercent: 0 });
  const posting = { seller_id: shipment.seller_id, currency: order.currency, order_id: order.id };
  const returnDays = shop.markets.get(order.market)?.returns.days ?? 0;
  await postForSeller(
    db,
    {
      ...posting,
      cause: saleOf(shipment.id),
      kind: 'sale',
      shipment_id: shipment.id,
      dueOn: addDays(returnUntil(now, returnDays), 1),
      valueMinor,
      entries: saleEntries({
        lines: lines.map(({ id }, index) => ({ id, grossMinor: sold[index]?.grossMinor ?? 0 })),
        feesMinor: shipment.fees_minor,
        offersMinor: lines.reduce((sum, line) => sum + line.shop_minor, 0),
        payment: order.payment_method,
        collectedMinor,
        charges,
      }),
    },
    now,
  );
  const entries = catchUpEntries(counted.catchUpMinor, taxes.tdsPercent);
  if (entries.length > 0)
    await postForSeller(db, { ...posting, cause: `tds:${counted.year}`, kind: 'tds', entries }, now);
}

/** Takes returned pieces of a delivered shipment back from its seller. */
export async function postReturn(change: OrderAtEvent, row: ReturnRow, refundMinor: number): Promise<void> {
  const { db, now, rows, services } = change;
  const cause = saleOf(row.shipment_id);
  const found = await db
    .selectFrom('seller_postings')
    .selectAll()
    .where('seller_id', '=', row.seller_id)
    .where('cause', '=', cause)
    .executeTakeFirst();
  // The courier brought it back, or it was delivered before there was a ledger.
  if (!found) return;
  const sale = await readEntries(db, row.seller_id, cause);
  const earlier = rows.returns.filter(({ id }) => id !== row.id);
  const pieces = piecesOf(row).flatMap(({ lineId, quantity }) => {
    const line = rows.lines.find(({ id }) => id === lineId);
    return line ? [{ line, count: quantity, before: countReturned(earlier, lineId, ['received']) }] : [];
  });
  const day = indianDay(now);
  const isSameYear = isSameTaxYear(found.day, day);
  const valueMinor = isSameYear ? returnedValue(found.value_minor, sale, rows.lines, earlier, pieces) : 0;
  if (valueMinor > 0) await countReturn(db, row.seller_id, day, valueMinor);
  const shop = services.shop();
  await postForSeller(
    db,
    {
      seller_id: row.seller_id,
      cause: `return:${row.id}`,
      kind: 'return',
      order_id: rows.order.id,
      shipment_id: row.shipment_id,
      currency: found.currency,
      dueOn: found.due_on,
      valueMinor: -valueMinor,
      entries: returnEntries({
        sale,
        pieces: pieces.map(({ line, count, before }) => ({
          lineId: line.id,
          pieces: count,
          before,
          all: line.quantity,
        })),
        refundMinor,
        isSameTaxYear: isSameYear,
        shippingMinor: chargeFor(
          shop,
          pieces.map(({ line: { grams }, count }) => ({ grams, count })),
        ),
        gstPercent: chargesGst(shop, day),
      }),
    },
    now,
  );
}

/** The part of the value of a sale that returned pieces have, in proportion to their prices. */
function returnedValue(
  saleValueMinor: number,
  sale: readonly Entry[],
  lines: readonly OrderLineRow[],
  earlier: readonly ReturnRow[],
  pieces: readonly { readonly line: OrderLineRow; readonly count: number }[],
): number {
  const sold = new Set(sale.map(({ lineId }) => lineId));
  const own = lines.filter(({ id }) => sold.has(id));
  const worth = (countOf: (line: OrderLineRow) => number): number =>
    own.reduce((sum, line) => sum + billedOfPieces(line, 0, countOf(line)), 0);
  const countBefore = ({ id }: OrderLineRow) => countReturned(earlier, id, ['received']);
  const before = worth(countBefore);
  const after = worth((row) => countBefore(row) + (pieces.find(({ line }) => line.id === row.id)?.count ?? 0));
  return shareOfPieces(
    saleValueMinor,
    before,
    after - before,
    worth(({ quantity }) => quantity),
  );
}
