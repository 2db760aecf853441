import { makeId, makeOrderNumber, makeToken } from '../../../src/api/ground/database/ids.ts';
import type { Database } from '../../../src/api/ground/database/types.ts';
import type {
  BalanceEntryRow,
  OrderEventRow,
  OrderLineRow,
  ShipmentRow,
  OrderRow,
  ReturnRow,
} from '../../../src/api/ground/database/tables.ts';

interface ManyOrders {
  readonly count: number;
  /** Id of the seller in the catalogue, of whom all of them are. */
  readonly sellerId: string;
  /** Whose orders they are; guests' where it is left out. */
  readonly accountId?: string;
  /** The moments of the first and the last. */
  readonly from: number;
  readonly until: number;
  /** For tests with long texts. */
  readonly name?: string;
}

/** So few rows that no statement has more variables than any database takes. */
const AT_ONCE = 250;

/**
 * Puts finished orders of a shop's life into an empty database, many at a time: of ten, six are delivered, of which one comes
 * back, two wait for the seller, one was cancelled, and one was never paid.
 */
export async function insertManyOrders(database: Database, wanted: ManyOrders): Promise<void> {
  for (let begun = 0; begun < wanted.count; begun += AT_ONCE) {
    const made = Array.from({ length: Math.min(AT_ONCE, wanted.count - begun) }, (_, i) =>
      makeOrder(wanted, begun + i),
    );
    const returns = made.flatMap((order) => order.returns);
    await database.write(async (db) => {
      await db
        .insertInto('orders')
        .values(made.map(({ order }) => order))
        .execute();
      await db
        .insertInto('shipments')
        .values(made.map(({ shipment }) => shipment))
        .execute();
      await db
        .insertInto('order_lines')
        .values(made.flatMap(({ lines }) => lines))
        .execute();
      await db
        .insertInto('order_events')
        .values(made.flatMap(({ events }) => events))
        .execute();
      await db
        .insertInto('balance_entries')
        .values(made.flatMap(({ balanceEntries }) => balanceEntries))
        .execute();
      if (returns.length > 0) await db.insertInto('returns').values(returns).execute();
    });
  }
}

function makeOrder({ count, sellerId, accountId, from, until, name }: ManyOrders, index: number) {
  const at = from + Math.floor(((until - from) * index) / count);
  const kind = index % 10;
  const isUnpaid = kind === 0;
  const status = kind === 1 ? 'cancelled' : kind < 4 ? 'placed' : 'delivered';
  const order: OrderRow = {
    id: makeId(at),
    number: makeOrderNumber(),
    access_key: makeToken(),
    account_id: accountId ?? null,
    market: 'in',
    currency: 'INR',
    stage: isUnpaid ? 'expired' : kind === 1 ? 'cancelled' : 'open',
    payment_method: isUnpaid ? 'online' : 'cash',
    payment_status: isUnpaid || kind === 1 ? 'void' : kind < 4 ? 'due' : 'paid',
    pay_until: isUnpaid ? at + 1_800_000 : null,
    last_failure: null,
    contact_name: name ?? 'Asha Devi',
    contact_phone: '+919876543210',
    contact_email: null,
    address: JSON.stringify({
      line1: '12 Mango Lane',
      city: 'Jaipur',
      state: 'Rajasthan',
      pinCode: '302001',
      country: 'IN',
    }),
    delivery_option: 'standard',
    items_minor: 28_000,
    delivery_minor: 6_000,
    cash_fee_minor: 2_000,
    total_minor: 36_000,
    estimate: JSON.stringify({ from: '2026-11-24', to: '2026-11-28', means: 'delivery' }),
    title: 'Leaf tea',
    line_count: 2,
    pieces: 3,
    created_at: at,
    refund_upi: null,
    refund_upi_at: null,
    refund_upi_from: null,
    personal_data: 'all',
    language: null,
    discount_minor: 0,
    offers: null,
    code_offer: null,
  };
  const shipment: ShipmentRow = {
    id: makeId(at),
    order_id: order.id,
    position: 1,
    seller_id: sellerId,
    status,
    items_minor: order.items_minor,
    fees_minor: order.delivery_minor + order.cash_fee_minor,
    courier: status === 'delivered' ? 'Hill Post' : null,
    tracking_number: status === 'delivered' ? `HP-${index}` : null,
    invoice_number: status === 'delivered' ? `26-27/${index}` : null,
    invoice: null,
    reason: null,
    created_at: at,
    dispatched_at: status === 'delivered' ? at + 1_000 : null,
    delivered_at: status === 'delivered' ? at + 2_000 : null,
    cancelled_at: kind === 1 ? at + 1_000 : null,
    undelivered: null,
    undelivered_at: null,
  };
  const lines = [1, 2].map(
    (quantity): OrderLineRow => ({
      id: makeId(at),
      order_id: order.id,
      shipment_id: shipment.id,
      position: quantity,
      sku: quantity === 1 ? 'LEAF' : 'TUNIC',
      size: quantity === 1 ? null : 'S',
      title: 'Leaf tea',
      path: '/Tea/p/LEAF',
      picture: null,
      quantity,
      price_minor: 9_000 + quantity * 250,
      gst_basis_points: 500,
      hsn: null,
      commission_basis_points: 0,
      stock_taken: 0,
      discount_minor: 0,
      shop_minor: 0,
      grams: null,
    }),
  );
  const events = [status === 'delivered' ? 'delivered' : 'placed'].map(
    (event): OrderEventRow => ({
      id: makeId(at),
      order_id: order.id,
      shipment_id: shipment.id,
      at,
      event,
      note: null,
    }),
  );
  const returns = (kind === 9 ? [lines[0]] : []).map(
    (line): ReturnRow => ({
      id: makeId(at),
      order_id: order.id,
      shipment_id: shipment.id,
      seller_id: sellerId,
      status: index % 100 === 9 ? 'requested' : 'received',
      reason: 'Too bitter',
      note: null,
      answer: null,
      lines: JSON.stringify([{ lineId: line?.id, quantity: 1 }]),
      refund_minor: 9_250,
      created_at: at,
      credit_note_number: null,
      credit_note: null,
      picture_count: 0,
    }),
  );
  const kinds = ['charged', ...(kind < 2 ? ['released' as const] : kind < 4 ? [] : ['collected' as const])] as const;
  const balanceEntries = kinds.map(
    (entry): BalanceEntryRow => ({
      order_id: order.id,
      kind: entry,
      cause: entry === 'charged' ? 'order' : isUnpaid ? 'expired' : `shipment:${shipment.id}`,
      amount_minor: order.total_minor,
      at,
      reference: null,
    }),
  );
  return { order, shipment, lines, events, returns, balanceEntries };
}
