import type { Order, OrderAddress } from '../../core/contract/orders.ts';
import { gstRateOf } from '../../core/gst.ts';
import { shareMinor } from '../../core/order-total.ts';
import type { Market } from '../../catalog/model.ts';
import { makeId, makeOrderNumber, makeToken } from '../database/ids.ts';
import type { QueryBuilder } from '../database/types.ts';
import type { AccountRow, ShipmentRow, OrderRow } from '../database/tables.ts';
import { type Answer, fail, invalid, ok, tooMany } from '../http/answer.ts';
import { claimKey, findAnswer } from '../idempotency.ts';
import { type Charge, charge } from '../limits.ts';
import { orderPlaced } from '../mail/messages.ts';
import { enqueueLimited } from '../mail/outbox.ts';
import type { Services } from '../services.ts';
import { refuseCash } from './cash-rules.ts';
import { checkContact } from './check-contact.ts';
import { checkLines, type Pricing, priceOrder } from './pricing.ts';
import type { ReadOrderRequest } from './requests.ts';
import type { OrderRows } from './rows.ts';
import { order } from './shapes.ts';
import { viewOrder } from './view.ts';

/** Time to pay an online order. */
export const PAYMENT_WINDOW_MS = 30 * 60_000;

interface Placing {
  readonly request: ReadOrderRequest;
  readonly key: string;
  readonly account: AccountRow | undefined;
  readonly clientAddress: string;
}

type Placed = Answer<{ readonly order: Order }>;

/** Everything of a request that was checked and brought into the form that is kept. */
interface Checked {
  readonly market: Market;
  readonly request: ReadOrderRequest;
  readonly accountId: string | null;
  readonly phone: string;
  readonly email: string | null;
  readonly address: OrderAddress;
}

/** Places an order exactly once for a key (README.md, "Place once"). */
export async function placeOrder(services: Services, placing: Placing): Promise<Placed> {
  const { request, key, account, clientAddress } = placing;
  const shop = services.shop();
  const market = shop.markets.get(request.market);
  if (!market) return invalid({ market: 'A market of this shop.' });
  const contact = checkContact(market, request.contact.phone, request.address);
  const fields = { ...contact.fields, ...checkLines(shop, request.lines) };
  const checked: Checked = {
    market,
    request,
    accountId: account?.id ?? null,
    phone: contact.phone,
    email: request.contact.email ?? account?.email ?? null,
    address: contact.address,
  };
  const identity = { request, accountId: checked.accountId };
  const answer = await services.database.write(async (db): Promise<Placed> => {
    const before = await findAnswer(db, key, identity, order);
    if (before) return replay(before);
    const counted: Charge = account ? ['order-account', account.id] : ['order-address', clientAddress];
    const wait = await charge(db, services.config.limits, [counted], services.now());
    if (wait !== undefined) return tooMany(wait);
    if (Object.keys(fields).length > 0) return invalid(fields);

    const pricing = await priceOrder(db, shop, market, request, services.config.provider, services.now());
    const { quote } = pricing;
    if (!quote.payments.includes(request.payment)) return invalid({ payment: 'This market does not take that.' });
    if (!quote.isComplete) return fail(409, "Something in the order can't be had any more.", { quote });
    if (quote.amounts.totalMinor !== request.expectedTotalMinor) return fail(409, 'The total has changed.', { quote });

    if (request.payment === 'cash') {
      const asked = { market, phone: checked.phone, address: checked.address, totalMinor: quote.amounts.totalMinor };
      const refusal = await refuseCash(db, services, asked);
      if (refusal !== undefined) return invalid({ payment: refusal });
    }
    const rows = makeRows(checked, pricing, services.now());
    const view = viewOrder(rows, shop, services.now());
    if (!(await claimKey(db, key, identity, view, services.now()))) {
      const winner = await findAnswer(db, key, identity, order);
      return replay(winner ?? 'other');
    }
    await insertRows(db, rows);
    const message = rows.order.stage === 'open' ? orderPlaced(shop, services.siteUrl(), rows) : undefined;
    if (message) await enqueueLimited(services, db, message);
    return ok({ order: view });
  });
  if (answer.data) services.wake();
  return answer;
}

const replay = (before: { readonly answer: Order } | 'other'): Placed =>
  before === 'other'
    ? fail(409, 'An order was placed with this key already, and it was another one.')
    : ok({ order: before.answer });

/** The order as rows: a shipment for each seller, which carries its share of the fees. */
function makeRows(checked: Checked, { quote, lines }: Pricing, now: number): OrderRows {
  const { market, request, address } = checked;
  const isOnline = request.payment === 'online';
  const order: OrderRow = {
    id: makeId(now),
    number: makeOrderNumber(),
    access_key: makeToken(),
    account_id: checked.accountId,
    market: market.id,
    currency: market.currency,
    stage: isOnline ? 'awaiting-payment' : 'open',
    payment_method: request.payment,
    payment_status: 'due',
    pay_until: isOnline ? now + PAYMENT_WINDOW_MS : null,
    last_failure: null,
    contact_name: request.contact.name,
    contact_phone: checked.phone,
    contact_email: checked.email,
    address: JSON.stringify(address),
    delivery_option: request.deliveryOption,
    items_minor: quote.amounts.itemsMinor,
    delivery_minor: quote.amounts.deliveryMinor,
    cash_fee_minor: quote.amounts.cashFeeMinor,
    total_minor: quote.amounts.totalMinor,
    estimate: JSON.stringify(quote.estimate),
    title: lines[0]?.product.title ?? '',
    line_count: lines.length,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    created_at: now,
  };
  const shops = [...new Set(lines.map(({ product }) => product.sellerId))];
  const worths = shops.map((shop) =>
    lines.reduce((sum, line) => (line.product.sellerId === shop ? sum + line.priceMinor * line.quantity : sum), 0),
  );
  const fees = shareMinor(order.delivery_minor + order.cash_fee_minor, worths);
  const shipments = shops.map((shop, index): ShipmentRow => ({
    id: makeId(now),
    order_id: order.id,
    position: index + 1,
    shop,
    status: 'placed',
    items_minor: worths[index] ?? 0,
    fees_minor: fees[index] ?? 0,
    courier: null,
    tracking_number: null,
    invoice_number: null,
    invoice: null,
    reason: null,
    created_at: now,
    dispatched_at: null,
    delivered_at: null,
    cancelled_at: null,
  }));
  return {
    order,
    shipments,
    lines: lines.map(({ product, size, quantity, priceMinor, path }, index) => ({
      id: makeId(now),
      order_id: order.id,
      shipment_id: shipments[shops.indexOf(product.sellerId)]?.id ?? '',
      position: index + 1,
      sku: product.sku,
      size: size ?? null,
      title: product.title,
      path,
      quantity,
      price_minor: priceMinor,
      gst_basis_points: Math.round(gstRateOf({ ...product.declarations, priceMinor }) * 100),
      hsn: product.declarations.hsn ?? null,
    })),
    events: [
      {
        id: makeId(now),
        order_id: order.id,
        shipment_id: null,
        at: now,
        event: isOnline ? 'awaiting-payment' : 'placed',
        note: null,
      },
    ],
    returns: [],
    refunds: [],
    ledger: [
      {
        order_id: order.id,
        kind: 'charged',
        cause: 'order',
        amount_minor: order.total_minor,
        at: now,
        reference: null,
      },
    ],
  };
}

async function insertRows(db: QueryBuilder, { order, shipments, lines, events, ledger }: OrderRows): Promise<void> {
  await db.insertInto('orders').values(order).execute();
  await db
    .insertInto('shipments')
    .values([...shipments])
    .execute();
  await db
    .insertInto('order_lines')
    .values([...lines])
    .execute();
  await db
    .insertInto('order_events')
    .values([...events])
    .execute();
  await db
    .insertInto('ledger_entries')
    .values([...ledger])
    .execute();
}
