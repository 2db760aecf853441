import type { SellerShipment } from '../../../contract/seller-orders.ts';
import { indianMinute } from '../../../core/calendar/indian-day.ts';
import { toDecimal } from '../../../core/money/format-price.ts';
import type { Background } from '../../ground/threads/background.ts';
import { BYTE_ORDER_MARK, writeCsvRow } from '../../../core/text/csv-cell.ts';
import { firstId } from '../../ground/database/ids.ts';
import type { Services } from '../../ground/services.ts';
import { serialiseShipments, walkShipments } from './shipments.ts';

const COLUMNS = [
  'order',
  'placed',
  'status',
  'sku',
  'size',
  'title',
  'quantity',
  'price',
  'currency',
  'payment',
  'collect',
  'name',
  'phone',
  'address',
  'courier',
  'tracking',
  'invoice',
  'discount',
  'shop_pays',
];

/** Shipments that are read and written without a pause. */
const AT_ONCE = 100;

/**
 * The orders placed between two days as CSV, in chunks, with a row for each order line. The chunks are made by the background queue,
 * at its pace.
 */
export async function* writeCsv(
  services: Services,
  sellerId: string,
  [start, end]: readonly [number, number],
  background: Background,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + writeCsvRow(COLUMNS);
  const walk = walkShipments(services.database.read, sellerId, {
    from: firstId(start),
    before: firstId(end),
    most: AT_ONCE,
  });
  const next = async (): Promise<string | undefined> => {
    const { done, value } = await walk.next();
    return done ? undefined : (await serialiseShipments(services, value)).flatMap(csvRows).map(writeCsvRow).join('');
  };
  for (let text = await background.run(next); text !== undefined; text = await background.run(next)) yield text;
}

function csvRows(shipment: SellerShipment): string[][] {
  const { address } = shipment;
  const parts = [address.line1, address.line2, address.landmark, address.city, address.state, address.pinCode];
  return shipment.lines.map((line) => [
    shipment.orderNumber,
    // Spreadsheets read it, and show it as it is.
    indianMinute(Date.parse(shipment.placedAt)),
    shipment.status,
    line.sku,
    line.size ?? '',
    line.title,
    String(line.quantity),
    toDecimal(line.priceMinor, shipment.currency),
    shipment.currency,
    shipment.payment.method,
    toDecimal(shipment.collectMinor, shipment.currency),
    shipment.contact.name,
    shipment.contact.phone,
    parts.filter(Boolean).join(', '),
    shipment.courier ?? '',
    shipment.trackingNumber ?? '',
    shipment.invoiceNumber ?? '',
    // Of all pieces: taken off by the seller, and paid by the shop in the shopper's place.
    toDecimal(line.discountMinor ?? 0, shipment.currency),
    toDecimal(line.shopMinor ?? 0, shipment.currency),
  ]);
}
