import { z } from 'zod';
import { addDays } from '../../core/delivery-date.ts';
import { toDecimal } from '../../core/money.ts';
import { isoDay, money } from '../http/fields.ts';
import type { Services } from '../services.ts';
import { type SellerPart, viewParts, visibleParts } from './parts.ts';

export const figures = z.object({
  day: isoDay,
  currency: z.string(),
  /** Orders placed on the day, their pieces and worth; cancelled ones are counted apart. */
  orders: z.int(),
  pieces: z.int(),
  salesMinor: money,
  cancelled: z.int(),
  dispatched: z.int(),
  delivered: z.int(),
  /** Returns asked for on the day. */
  returns: z.int(),
  /** Orders that wait for the seller now, whatever their day. */
  waiting: z.int(),
});
export type Figures = z.output<typeof figures>;

/** The moments between which a day of India lies. */
const spanOf = (from: string, to: string): readonly [number, number] => [
  Date.parse(`${from}T00:00:00+05:30`),
  Date.parse(`${addDays(to, 1)}T00:00:00+05:30`),
];

/** A day's figures of a shop, in the currency of the default market. */
export async function countDay(services: Services, shop: string, day: string): Promise<Figures> {
  const { store } = services;
  const [start, end] = spanOf(day, day);
  const catalog = services.shop();
  const currency = catalog.markets.get(catalog.store.defaultMarket)?.currency ?? 'INR';
  const parts = visibleParts(services, shop).where('orders.currency', '=', currency);
  const placed = await parts
    .clearSelect()
    .select(['order_parts.id', 'order_parts.status', 'order_parts.items_minor'])
    .where('order_parts.created_at', '>=', start)
    .where('order_parts.created_at', '<', end)
    .execute();
  const sold = placed.filter(({ status }) => status !== 'cancelled');
  const pieces =
    sold.length === 0
      ? []
      : await store.read
          .selectFrom('order_lines')
          .select('quantity')
          .where(
            'part_id',
            'in',
            sold.map(({ id }) => id),
          )
          .execute();
  const countIn = async (column: 'dispatched_at' | 'delivered_at'): Promise<number> =>
    (await parts.where(`order_parts.${column}`, '>=', start).where(`order_parts.${column}`, '<', end).execute()).length;
  const returns = await store.read
    .selectFrom('returns')
    .select('id')
    .where('shop', '=', shop)
    .where('created_at', '>=', start)
    .where('created_at', '<', end)
    .execute();
  const waiting = await parts.where('order_parts.status', 'in', ['placed', 'accepted', 'packed']).execute();
  return {
    day,
    currency,
    orders: sold.length,
    pieces: pieces.reduce((sum, { quantity }) => sum + quantity, 0),
    salesMinor: sold.reduce((sum, row) => sum + row.items_minor, 0),
    cancelled: placed.length - sold.length,
    dispatched: await countIn('dispatched_at'),
    delivered: await countIn('delivered_at'),
    returns: returns.length,
    waiting: waiting.length,
  };
}

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

/** The orders placed between two days as a table for a spreadsheet: a row for each line. */
export async function writeCsv(services: Services, shop: string, from: string, to: string): Promise<string> {
  const [start, end] = spanOf(from, to);
  const found = await visibleParts(services, shop)
    .where('order_parts.created_at', '>=', start)
    .where('order_parts.created_at', '<', end)
    .orderBy('order_parts.id')
    .execute();
  const rows = (await viewParts(services, found)).flatMap(csvRows);
  return `${[COLUMNS, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

function csvRows(part: SellerPart): string[][] {
  const { address } = part;
  const place = [address.line1, address.line2, address.landmark, address.city, address.state, address.pinCode];
  return part.lines.map((line) => [
    part.orderNumber,
    part.placedAt,
    part.status,
    line.sku,
    line.size ?? '',
    line.title,
    String(line.quantity),
    toDecimal(line.priceMinor, part.currency),
    part.currency,
    part.payment.method,
    toDecimal(part.collectMinor, part.currency),
    part.contact.name,
    part.contact.phone,
    place.filter(Boolean).join(', '),
    part.courier ?? '',
    part.trackingNumber ?? '',
    part.invoiceNumber ?? '',
  ]);
}

/** A cell that no spreadsheet takes for a formula, whatever a shopper has typed. */
const csvCell = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^\+?\d+$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
