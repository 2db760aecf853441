import { sql } from 'kysely';
import { openSession } from '../../../src/api/records/accounts/sessions/sessions.ts';
import { makeId } from '../../../src/api/ground/database/ids.ts';
import { openWithoutMigrating } from '../../../src/api/ground/database/engines/connect.ts';
import type { Database } from '../../../src/api/ground/database/types.ts';
import { findFolders } from '../../../src/integration/files/folders.ts';
import { loadCatalog } from '../../../src/catalog/load/load.ts';
import { insertManyOrders } from '../../bench/api/many-orders.ts';
import { ask } from './ask.ts';

export const PASSWORD = 'a long password';
/** The operator's, for what a host measures. */
export const METRICS_TOKEN = 'the-token-of-the-operator';
export const DAY_MS = 86_400_000;
/** Orders in the database, all of one seller, and how many of them one account has. */
export const ALL_ORDERS = 100_000;
const OWN_ORDERS = 2_000;
/** Orders of a shop whose seller has no account, beside them. */
const LINKED_ORDERS = 1_000;
/** One of twelve buyers of the older orders wrote a review, which is approved. */
const REVIEWS = 5_000;
/** All of them are of the last days, so that a day has thousands. */
const DAYS = 30;
/** The phone of all of them. */
export const PHONE = '+919876543210';

/** An order, with one shipment and two lines, as requests name it. */
export interface Known {
  readonly id: string;
  readonly number: string;
  readonly access_key: string;
  readonly shipmentId: string;
  readonly lineId: string;
}

/** A host's shop with a life behind it, and what requests about it need. */
export interface FullShop {
  readonly address: string;
  readonly database: Database;
  /** The account with many orders. */
  readonly account: { readonly id: string; readonly token: string };
  /** The seller of all orders. */
  readonly seller: { readonly id: string; readonly token: string; readonly sku: string; readonly sellerId: string };
  /** Orders for cash, of one line and of as many as there may be, at their totals of now. */
  readonly order: object;
  readonly longOrder: object;
  /** The next order of a state that no request has changed yet: the account's own, or a guest's. */
  take(state: 'placed' | 'delivered', whose: 'own' | 'guest'): Known;
  /** The next return that waits for its seller. */
  takeReturn(): string;
  /** The next shipment that waits for a seller who has no account. */
  takeLinked(): string;
  /** A number that was not given before. */
  unique(): number;
  close(): Promise<void>;
}

interface Quoted {
  readonly quote: { readonly isComplete: boolean; readonly amounts: { readonly totalMinor: number } };
}

/** Fills the database of a host that runs. */
export async function fillShop(address: string, databaseUrl: string, orders = ALL_ORDERS): Promise<FullShop> {
  // The host has made its tables. Filling them takes longer than its time limits allow.
  const database = await openWithoutMigrating({ url: databaseUrl });
  const catalog = loadCatalog(findFolders().catalog);
  // Sellers without a GSTIN sell within their own state, which is not that of these orders.
  const products = [...catalog.products.values()].filter(
    ({ availability, sellerId }) => availability === 'in-stock' && catalog.sellers.get(sellerId)?.gstin !== undefined,
  );
  const sellerId = catalog.sellers.keys().next().value as string;
  const token = await register(address, 'asha');
  const checked = await ask<{ account: { id: string } }>(address, 'GET', '/isValidSession', undefined, bearer(token));
  const account = { id: checked.data.account.id, token };
  const seller = await insertSeller(database, sellerId);
  const now = Date.now();
  const from = now - DAYS * DAY_MS;
  await insertManyOrders(database, { count: orders - OWN_ORDERS, sellerId, from, until: now });
  await insertManyOrders(database, {
    count: OWN_ORDERS,
    sellerId,
    accountId: account.id,
    from: now - DAY_MS,
    until: now,
  });
  const linked = [...catalog.sellers.keys()][1] as string;
  await insertManyOrders(database, { count: LINKED_ORDERS, sellerId: linked, from: now - DAY_MS, until: now });
  await insertReviews(database);
  if (database.kind === 'postgres') await sql`analyze`.execute(database.read);

  const priced = async (wanted: object): Promise<object> => {
    const { data } = await ask<Quoted>(address, 'POST', '/quote', wanted);
    if (!data?.quote.isComplete) throw new Error('Not all of the order can be had.');
    return {
      ...wanted,
      contact: { name: 'Asha Devi', phone: '98765 43210' },
      address: { line1: '12 Mango Lane', city: 'Jaipur', state: 'Rajasthan', pinCode: '302001' },
      expectedTotalMinor: data.quote.amounts.totalMinor,
    };
  };
  const market = catalog.store.defaultMarket;
  const lines = products
    .filter(({ sizes, variants }) => sizes.length === 0 && variants.length === 0)
    .slice(0, 100)
    .map(({ sku }) => ({ sku, quantity: 1 }));
  const pools = new Map<string, Known[]>();
  for (const state of ['placed', 'delivered'] as const)
    for (const whose of ['own', 'guest'] as const)
      pools.set(`${state} ${whose}`, await readOrders(database, sellerId, state, whose === 'own' ? account.id : null));
  const linkedOrders = await readOrders(database, linked, 'placed', null);
  const returns = await database.read
    .selectFrom('returns')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('status', '=', 'requested')
    .execute();
  let count = 0;
  const next = <T>(pool: T[] = []): T => {
    const first = pool.pop();
    if (first === undefined) throw new Error('There is none left.');
    return first;
  };
  return {
    address,
    database,
    account,
    seller: { ...seller, sellerId, sku: products.find((product) => product.sellerId === sellerId)?.sku ?? '' },
    order: await priced({ market, lines: lines.slice(0, 1), payment: 'cash' }),
    longOrder: await priced({ market, lines, payment: 'cash' }),
    take: (state, whose) => next(pools.get(`${state} ${whose}`)),
    takeReturn: () => next(returns).id,
    takeLinked: () => next(linkedOrders).shipmentId,
    unique: () => ++count,
    close: () => database.close(),
  };
}

export const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

/** Makes an account and returns its token. */
export async function register(address: string, username: string): Promise<string> {
  const body = { username, email: `${username}@mail.example`, password: PASSWORD };
  return (await ask<{ token: string }>(address, 'POST', '/register', body)).data.token;
}

/** Somebody who applies to sell. */
export const makeApplicant = (shop: Pick<FullShop, 'unique'>) => ({
  businessName: 'Green Garden',
  contactName: 'Anil',
  phone: `9${100_000_000 + shop.unique()}`,
  email: `seller-${shop.unique()}@mail.example`,
  password: PASSWORD,
});

/** Newest last: whoever takes from the end gets what can still be sent back. */
const readOrders = (
  database: Database,
  sellerId: string,
  state: 'placed' | 'delivered',
  accountId: string | null,
): Promise<Known[]> =>
  database.read
    .selectFrom('orders')
    .innerJoin('shipments', 'shipments.order_id', 'orders.id')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['orders.id', 'orders.number', 'orders.access_key'])
    .select(['shipments.id as shipmentId', 'order_lines.id as lineId'])
    .where('shipments.seller_id', '=', sellerId)
    .where('shipments.status', '=', state)
    .where('orders.stage', '=', 'open')
    .where('orders.account_id', accountId === null ? 'is' : '=', accountId)
    .where('order_lines.position', '=', 2)
    .where('orders.created_at', '>', Date.now() - 5 * DAY_MS)
    .orderBy('orders.id')
    .execute();

/** Reviews of the first lines of the oldest delivered orders. */
async function insertReviews(database: Database): Promise<void> {
  const at = sql.lit(Date.now());
  const text =
    'Good tea for its price. It came after four days, well packed, and smells as fresh as in the shop. '.repeat(2);
  await database.write((db) =>
    sql`insert into reviews
      (line_id, order_id, sku, stars, text, author, status, reason, edits, created_at, changed_at, decided_at)
      select order_lines.id, order_lines.order_id, order_lines.sku, 4, ${sql.lit(text)}, 'Asha', 'approved', null, 0, ${at}, ${at}, ${at}
      from order_lines join shipments on shipments.id = order_lines.shipment_id
      where shipments.status = 'delivered' and order_lines.position = 1
      order by order_lines.id limit ${sql.lit(REVIEWS)}`.execute(db),
  );
}

export async function insertSeller(
  database: Database,
  sellerId: string,
): Promise<{ readonly id: string; readonly token: string }> {
  const now = Date.now();
  const id = makeId(now);
  const contact = { email: 'seller@mail.example', email_key: 'seller@mail.example', phone: '+919876500001' };
  const state = { password: '-', status: 'approved' as const, fields: '{}', seller_id: sellerId, reason: null };
  const moments = { created_at: now, submitted_at: null, decided_at: now, seen_at: now, email_confirmed_at: now };
  const token = await database.write(async (db) => {
    await db
      .insertInto('sellers')
      .values({ id, ...contact, ...state, ...moments })
      .execute();
    return openSession(db, { kind: 'seller', subjectId: id }, now);
  });
  return { id, token };
}
