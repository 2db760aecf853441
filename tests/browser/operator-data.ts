import { randomInt, randomUUID } from 'node:crypto';
import type { Product } from '../../src/catalog/model.ts';
import { PRODUCT_STATUSES } from '../../src/contract/products.ts';
import type { RealHost } from './real-host.ts';
import { apply, call, confirmEmail, newApplicant, operate, order, takeShop } from './seller-steps.ts';

/** A host with something in each list of the operator's dashboard, in each status. */

const DAY_MS = 86_400_000;
const LONG_NOTE = 'The seam at the left shoulder is open, and the colour is not that of the pictures.';

type Placed = Awaited<ReturnType<typeof order>>;

export interface ShopSeller {
  readonly id: string;
  readonly product: Product;
  /** Some of its products, with the one above. */
  readonly products: readonly Product[];
  readonly token: string;
  readonly email: string;
}

/** What a filled host has. */
export interface Filled {
  readonly sellers: readonly [ShopSeller, ShopSeller];
  /** Numbers of orders. */
  readonly late: string;
  readonly delivered: readonly string[];
  /** Ticket of a complaint that is late. */
  readonly ticket: string;
  /** Id of a product to decide about. */
  readonly product: string;
  /** Ids of the accounts of sellers. */
  readonly accounts: readonly string[];
  readonly month: string;
}

/** Fills a host, whose clock stands as before afterwards. */
export async function fillEveryState(shop: RealHost): Promise<Filled> {
  const { services, database } = shop.host;
  const { now } = services;
  let shift = 0;
  Object.assign(services, { now: () => now() + shift });
  const daysAgo = (days: number) => {
    shift = -days * DAY_MS;
  };

  daysAgo(12);
  const [first, second] = [await openShop(shop), await openShop(shop)];
  daysAgo(6);
  const delivered: Placed[] = [];
  for (const [index, { products, token }] of Array.from({ length: 4 }, () => [first, second])
    .flat()
    .entries()) {
    const placed = await order(shop, products[(index >> 1) % products.length] as Product);
    await take(shop, placed, token, 'accept', 'pack', 'dispatch', 'deliver');
    delivered.push(placed);
  }
  const late = await fillOrders(shop, [first, second], daysAgo);
  await fillReturns(shop, delivered);
  await fillPayouts(shop, [first, second]);
  await fillReviews(shop, delivered);
  const ticket = await fillComplaints(shop, daysAgo);
  const product = await insertProducts(shop, first.id);
  const accounts = await fillSellers(shop);
  const [sent, waiting] = await database.read.selectFrom('outbox').select('id').orderBy('id').limit(2).execute();
  const setMessage = (id = '', changes: object) =>
    database.write((db) => db.updateTable('outbox').set(changes).where('id', '=', id).execute());
  const recipient = 'ramesh.chhipa@mail.example';
  await setMessage(sent?.id, {
    recipient,
    send_at: null,
    sent_at: null,
    failure: 'ECONNREFUSED: 127.0.0.1:587',
    tries: 9,
  });
  await setMessage(waiting?.id, { send_at: now() + DAY_MS, sent_at: null, tries: 1 });
  shift = 0;
  const month = new Date(now() + 330 * 60_000).toISOString().slice(0, 7);
  return {
    sellers: [first, second],
    late: late.number,
    delivered: delivered.map(({ number }) => number),
    ticket,
    product,
    accounts,
    month,
  };
}

/** The pages of single things on a filled host. */
export const singlePages = ({ sellers: [{ id }], ...has }: Filled): readonly string[] => [
  ...[has.late, ...has.delivered.slice(0, 4)].map((number) => `/orders/${number}`),
  `/payouts/seller?seller=${id}`,
  `/payouts/statement?seller=${id}&month=${has.month}`,
  '/payouts/ledger',
  '/payouts/ledger?check=yes',
  `/complaints/${has.ticket}`,
  `/products/${has.product}`,
  ...has.accounts.map((account) => `/sellers/${account}`),
  '/language',
  '/passkeys',
];

/** A seller with a shop of the catalogue. */
async function openShop(shop: RealHost): Promise<ShopSeller> {
  const { id, product, products } = takeShop(shop);
  const { name, gstin } = shop.host.shop.current().sellers.get(id) ?? {};
  const { token, ...applicant } = await apply(shop, { ...newApplicant(), businessName: name ?? id }, gstin);
  await confirmEmail(shop, applicant);
  await operate(shop, 'sellers approve', [applicant.email], { seller: id });
  return { id, product, products, token, email: applicant.email };
}

/** Takes steps of an order's shipment as its seller. */
async function take(shop: RealHost, { shipments }: Placed, token: string, ...steps: readonly string[]): Promise<void> {
  const body = (step: string) =>
    step === 'dispatch' ? { courier: 'Delhivery', trackingNumber: `14908${randomInt(10_000_000, 99_999_999)}` } : {};
  for (const step of steps)
    await call(shop, `/seller/shipments/${shipments[0]?.id}/${step}`, { body: body(step), token });
}

/** Orders in each status; returns the one that is late. */
async function fillOrders(
  shop: RealHost,
  [first, second]: readonly [ShopSeller, ShopSeller],
  daysAgo: (days: number) => void,
): Promise<Placed> {
  const { database, shop: catalogue } = shop.host;
  const own = [...catalogue.current().products.values()].find(
    ({ sellerId, offers, availability, sizes }) =>
      ![first.id, second.id].includes(sellerId) && offers['in'] && availability === 'in-stock' && sizes.length === 0,
  );
  if (!own) throw new Error('The shop has no such product.');
  daysAgo(3);
  const late = await order(shop, own, 1, { contact: { name: 'Meenakshi Subramaniam', phone: '98765 43211' } });
  daysAgo(0.2);
  await order(shop, first.product, 2);
  for (const [index, steps] of [['accept'], ['accept', 'pack'], ['accept', 'pack', 'dispatch']].entries())
    await take(shop, await order(shop, second.products[index] ?? second.product), second.token, ...steps);
  const cancelled = await order(shop, first.product);
  await operate(shop, 'orders cancel', [cancelled.number], { reason: 'It is not made any more' });
  for (const stage of ['awaiting-payment', 'expired'] as const) {
    const { number } = await order(shop, own);
    const unpaid = { stage, payment_method: 'online' } as const;
    await database.write((db) => db.updateTable('orders').set(unpaid).where('number', '=', number).execute());
  }
  return late;
}

/** A return in each status; of those that were received, a refund in each status. */
async function fillReturns(shop: RealHost, delivered: readonly Placed[]): Promise<void> {
  const { read } = shop.host.database;
  for (const [index, { number, key, shipments }] of delivered.entries())
    await call(shop, `/orders/${number}/returns`, {
      headers: { 'x-order-key': key },
      body: {
        lines: [{ lineId: shipments[0]?.lines[0]?.id, quantity: 1 }],
        reason: 'damaged on arrival',
        ...(index === 0 && { note: LONG_NOTE }),
      },
    });
  const rows = await read.selectFrom('returns').select('id').orderBy('id').execute();
  const [, accepted = '', refused = '', ...received] = rows.map(({ id }) => id);
  await operate(shop, 'returns accept', [accepted]);
  await operate(shop, 'returns refuse', [refused], { reason: 'The parcel was opened after its seven days' });
  for (const id of received) for (const step of ['accept', 'received']) await operate(shop, `returns ${step}`, [id]);
  const now = shop.host.services.now();
  const tries = { try_at: now + DAY_MS, reference: 'AXISN123456789' };
  const refunds = await read.selectFrom('refunds').select(['id', 'order_id']).orderBy('id').execute();
  for (const [index, status] of (['queued', 'sent', 'done', 'failed'] as const).entries())
    await shop.host.database.write((db) =>
      db
        .updateTable('refunds')
        .set({ status, ...tries, failed_at: status === 'failed' ? now : null })
        .where('id', '=', refunds[index]?.id ?? '')
        .execute(),
    );
  // Of the last one, which is to be sent, it is known where to.
  const named = { refund_upi: 'asha.devi@okhdfcbank', refund_upi_at: now };
  await shop.host.database.write((db) =>
    db
      .updateTable('orders')
      .set(named)
      .where('id', '=', refunds.at(-1)?.order_id ?? '')
      .execute(),
  );
}

/** A payout in each status, one that is due, and one that can't be made. */
async function fillPayouts(shop: RealHost, [first, second]: readonly [ShopSeller, ShopSeller]): Promise<void> {
  const { read } = shop.host.database;
  const owe = (seller: string, amount: string) =>
    operate(shop, 'payouts adjust', [seller], { amount, reason: `A parcel was lost, ${amount}` });
  const settle = async (name: string, options: Record<string, string>) => {
    await operate(shop, 'payouts make', []);
    const made = await read.selectFrom('payouts').select('id').where('status', '=', 'made').execute();
    for (const { id } of made) await operate(shop, name, [id], options);
  };
  await owe(first.id, '12345.50');
  await settle('payouts pay', { utr: 'AXISN123456789' });
  await owe(second.id, '1890.50');
  await settle('payouts fail', { reason: 'The account is closed', 'account-right': 'yes' });
  await operate(shop, 'payouts make', []);
  await owe(first.id, '123456.75');
  const other = [...shop.host.shop.current().sellers.keys()].find((id) => id !== first.id && id !== second.id);
  await owe(other ?? '', '320');
}

/** A review in each status. */
async function fillReviews(shop: RealHost, delivered: readonly Placed[]): Promise<void> {
  const ids: string[] = [];
  for (const { number, key, shipments } of delivered.slice(0, 3)) {
    const line = shipments[0]?.lines[0]?.id ?? '';
    await call(shop, `/orders/${number}/reviews/${line}`, {
      method: 'PUT',
      headers: { 'x-order-key': key },
      body: { stars: 4, text: 'Soft cloth, good stitching. A little darker than on the picture.', author: 'Asha' },
    });
    ids.push(line);
  }
  await operate(shop, 'reviews approve', ids.slice(1, 2));
  await operate(shop, 'reviews refuse', ids.slice(2, 3), { reason: 'It names a person' });
}

/** A late complaint and one that is answered; returns the ticket of the first. */
async function fillComplaints(shop: RealHost, daysAgo: (days: number) => void): Promise<string> {
  const complain = async (text: string) => {
    const body = { name: 'Meenakshi Subramaniam', email: 'meenakshi.subramaniam@mail.example', text };
    const headers = { 'idempotency-key': randomUUID() };
    return (await call<{ ticket: string }>(shop, '/complaints', { headers, body })).ticket;
  };
  daysAgo(3);
  const ticket = await complain(
    'The cup came broken, and nobody answers the phone of the seller. I want my money back.',
  );
  daysAgo(0.1);
  await operate(shop, 'complaints answer', [await complain('Where is my parcel?')], { text: 'It comes tomorrow.' });
  return ticket;
}

/** A product in each status; returns the id of the one to decide about. */
async function insertProducts({ host }: RealHost, seller: string): Promise<string> {
  const at = host.services.now() - 2 * DAY_MS;
  const [category] = host.shop.current().categories.values();
  for (const status of PRODUCT_STATUSES) {
    const sku = `NEW-${status.toUpperCase()}`;
    const title = 'Hand block printed cotton kurta set, indigo';
    const document = { sku, title, description: 'Leaf by leaf.', offers: { in: { price: 1299 } }, images: [] };
    const moments = { created_at: at, changed_at: at, submitted_at: at, decided_at: null, tell_since: null };
    await host.database.write((db) =>
      db
        .insertInto('seller_products')
        .values({
          ...{ id: `product-${status}`, seller_id: seller, sku, sku_key: sku.toLowerCase(), title, version: 1 },
          ...{ category: category?.id ?? '', document: JSON.stringify(document), file: `products/${sku}.json` },
          ...{ file_digest: null, reason: status === 'changes' ? LONG_NOTE : null, status },
          ...moments,
        } as never)
        .execute(),
    );
  }
  return 'product-submitted';
}

/** An account of a seller in each status; returns their ids. */
async function fillSellers(shop: RealHost): Promise<readonly string[]> {
  await apply(shop);
  const [refused, suspended] = [await apply(shop), await openShop(shop)];
  await operate(shop, 'sellers refuse', [refused.email], { reason: 'The GSTIN is of another business' });
  await operate(shop, 'sellers suspend', [suspended.email], { reason: 'Orders are not sent' });
  const { id } = await shop.host.database.read
    .selectFrom('sellers')
    .select('id')
    .where('email', '=', (await apply(shop)).email)
    .executeTakeFirstOrThrow();
  await shop.host.database.write((db) =>
    db.updateTable('sellers').set({ status: 'draft', submitted_at: null }).where('id', '=', id).execute(),
  );
  return (await shop.host.database.read.selectFrom('sellers').select('id').execute()).map((row) => row.id);
}
