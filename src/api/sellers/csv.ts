import type { SellerShipment } from '../../core/contract/sellers.ts';
import { toDecimal } from '../../core/money.ts';
import type { Background } from '../background.ts';
import { firstId } from '../database/ids.ts';
import type { Services } from '../services.ts';
import { viewShipments, walkShipments } from './shipments.ts';

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
];

/** Shipments of one piece of the file: what is read and written without a pause. */
const AT_ONCE = 100;
/** Without it Excel takes the text for another than UTF-8, and names of India become signs. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The orders placed between two days as a table for a spreadsheet, piece by piece: a row for each line. Each piece waits for
 * its turn in the background, however fast it is asked for.
 */
export async function* writeCsv(
  services: Services,
  shop: string,
  [start, end]: readonly [number, number],
  background: Background,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + writeRow(COLUMNS);
  const walk = walkShipments(services, shop, { from: firstId(start), before: firstId(end), most: AT_ONCE });
  const next = async (): Promise<string | undefined> => {
    const { done, value } = await walk.next();
    return done ? undefined : (await viewShipments(services, value)).flatMap(csvRows).map(writeRow).join('');
  };
  for (let text = await background.run(next); text !== undefined; text = await background.run(next)) yield text;
}

const writeRow = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvRows(shipment: SellerShipment): string[][] {
  const { address } = shipment;
  const place = [address.line1, address.line2, address.landmark, address.city, address.state, address.pinCode];
  return shipment.lines.map((line) => [
    shipment.orderNumber,
    shipment.placedAt,
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
    place.filter(Boolean).join(', '),
    shipment.courier ?? '',
    shipment.trackingNumber ?? '',
    shipment.invoiceNumber ?? '',
  ]);
}

/**
 * What a spreadsheet takes for the beginning of a formula, in ASCII or full width: at the beginning of a cell, and behind
 * whatever it may take for the end of one (many read `;` so).
 */
const FORMULA = /(^|[;|\t\r\n])(?=[\s"']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;
const PHONE = /^\+?\d+$/;

/** A cell that no spreadsheet takes for a formula, whatever a shopper has typed. */
const csvCell = (text: string): string => {
  const safe = PHONE.test(text) ? text : text.replace(FORMULA, "$1'");
  return /[",;|\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
