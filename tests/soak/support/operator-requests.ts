import { request } from 'node:http';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { makeId, makeTicket } from '../../../src/api/ground/database/ids.ts';
import type { Database } from '../../../src/api/ground/database/types.ts';
import type { Role } from '../../../src/api/records/staff/roles.ts';
import { openStaffSession } from '../../../src/api/records/staff/sessions.ts';
import { DAY_MS, type FullShop, type Known, PHONE } from './full-shop.ts';

/** Puts somebody on the dashboard's staff, and returns the cookie of a session. */
export async function openOperator(database: Database, role: Role = 'view'): Promise<string> {
  const now = Date.now();
  const id = makeId(now);
  const token = await database.write(async (db) => {
    await db
      .insertInto('staff')
      .values({
        ...{ id, name: role, name_key: role, role, password: '-', code_secret: '-', code_step: null },
        ...{ invite_hash: null, invite_until: null, created_at: now, seen_at: now },
      })
      .execute();
    return openStaffSession(db, id, now);
  });
  return `haat-operator=${token}`;
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** What pages are about. */
interface Subjects {
  readonly shop: FullShop;
  readonly order: Known;
  readonly ticket: string;
  readonly product: string;
  readonly account: string;
  readonly now: number;
}

/** Paths of pages of the operator's dashboard by route; a word behind a route tells several of one apart. */
export const OPERATOR_PAGES: Readonly<Record<string, (subjects: Subjects) => string>> = {
  '/': () => '',
  '/orders': () => '/orders',
  '/orders (later)': ({ order }) => `/orders?after=${order.id}`,
  '/orders (delivered, of a seller)': ({ account }) => `/orders?status=delivered&${account}`,
  '/orders (stuck)': () => '/orders?stuck=yes',
  '/orders (to do)': () => '/orders?status=to-do',
  '/orders (of a name)': () => '/orders?search=Asha',
  '/orders/{number}': ({ order }) => `/orders/${order.number}`,
  '/sellers (of a name)': () => '/sellers?search=Asha',
  '/products (of a name)': () => '/products?search=kurta',
  '/returns': () => '/returns',
  '/returns (received)': () => '/returns?status=received',
  '/returns (received, later)': ({ order }) => `/returns?status=received&after=${order.id}`,
  '/refunds': () => '/refunds',
  '/payouts': () => '/payouts',
  '/payouts (paid)': () => '/payouts?status=paid',
  '/payouts (made)': () => '/payouts?status=made',
  '/payouts/seller': ({ account }) => `/payouts/seller?${account}`,
  '/payouts/statement': ({ account, now }) => `/payouts/statement?${account}&month=${dayOf(now).slice(0, 7)}`,
  '/payouts/statement (later)': ({ account, now }) =>
    `/payouts/statement?${account}&month=${dayOf(now).slice(0, 7)}&after=${now - DAY_MS}_a`,
  '/payouts/ledger': () => '/payouts/ledger',
  '/payouts/ledger (check)': () => '/payouts/ledger?check=yes',
  '/complaints': () => '/complaints',
  '/complaints/{ticket}': ({ ticket }) => `/complaints/${ticket}`,
  '/reviews': () => '/reviews',
  '/products': () => '/products?status=submitted',
  '/products/{id}': ({ product }) => `/products/${product}`,
  '/sellers': () => '/sellers',
  '/sellers/{id}': ({ shop }) => `/sellers/${shop.seller.id}`,
  '/messages': () => '/messages',
  '/messages (sent)': () => '/messages?status=sent',
  '/figures': () => '/figures',
  '/figures (90 days of a seller)': ({ account }) => `/figures?days=90&${account}`,
  '/audit': () => '/audit',
};

/** The pages with what they are about, by route. */
export async function listOperatorPages(shop: FullShop): Promise<Readonly<Record<string, string>>> {
  const now = Date.now();
  const subjects: Subjects = {
    shop,
    order: shop.take('placed', 'guest'),
    ticket: await makeComplaint(shop, now),
    product: await makeProduct(shop, now),
    account: `seller=${shop.seller.sellerId}`,
    now,
  };
  return Object.fromEntries(Object.entries(OPERATOR_PAGES).map(([name, pathOf]) => [name, pathOf(subjects)]));
}

async function makeComplaint({ database }: FullShop, now: number): Promise<string> {
  const ticket = makeTicket();
  const row = { ticket, name: 'Asha', phone: PHONE, email: null, order_number: null, text: 'x'.repeat(4_000) };
  const state = { status: 'open' as const, answer: null, acknowledged_at: null, answered_at: null };
  await database.write((db) =>
    db
      .insertInto('complaints')
      .values({ ...row, ...state, created_at: now })
      .execute(),
  );
  return ticket;
}

/** A submitted product with the longest description. */
async function makeProduct({ database, seller }: FullShop, now: number): Promise<string> {
  const id = makeId(now);
  const document = { sku: 'NEW', title: 'Tea', description: 'Leaf by leaf. '.repeat(700), pictures: [] };
  const row = { id, seller_id: seller.sellerId, sku: 'NEW', sku_key: 'new', title: 'Tea', category: 'tea', version: 1 };
  const file = { document: JSON.stringify(document), file: 'products/tea/new.json', file_digest: null, reason: null };
  const times = { created_at: now, changed_at: now, submitted_at: now, decided_at: null, tell_since: null };
  await database.write((db) =>
    db
      .insertInto('seller_products')
      .values({ ...row, ...file, ...times, status: 'submitted' })
      .execute(),
  );
  return id;
}

/** Gives the seller of all orders a bank account, so that it can be paid. */
export async function giveAccount({ database, seller }: FullShop): Promise<void> {
  const bank = { holder: 'Green Garden LLP', accountNumber: '123456789012', ifsc: 'ABCD0123456' };
  await database.write((db) =>
    db
      .updateTable('sellers')
      .set({ fields: JSON.stringify({ bank }) })
      .where('id', '=', seller.id)
      .execute(),
  );
}

/** Sends the form of an action with what a page says, and reads the page that it leads to. @throws Error when it fails */
export async function sendAction(
  address: string,
  cookie: string,
  fields: Readonly<Record<string, string>> & { readonly back: string },
): Promise<string> {
  const form = /name="form" value="([^"]+)"/.exec(await readPage(address, cookie, fields.back))?.[1] ?? '';
  const headers = {
    ...{ cookie, origin: address, 'content-type': 'application/x-www-form-urlencoded' },
    ...{ 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' },
  };
  const question = request(`${address}/api/operator/act`, { method: 'POST', headers, agent: false });
  const answered = once(question, 'response');
  question.end(new URLSearchParams({ form, ...fields }).toString());
  const [response] = (await answered) as [IncomingMessage];
  await text(response);
  if (response.statusCode !== 303) throw new Error(`${fields['command']} is answered ${response.statusCode}`);
  return readPage(address, cookie, fields.back);
}

/** Reads a page of the dashboard, as browsers ask for it. @throws Error for another answer than the page */
export async function readPage(address: string, cookie: string, path: string): Promise<string> {
  const headers = { cookie, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };
  const question = request(`${address}/api/operator${path}`, { headers, agent: false });
  const answered = once(question, 'response');
  question.end();
  const [response] = (await answered) as [IncomingMessage];
  const html = await text(response);
  if (response.statusCode !== 200) throw new Error(`${path} is answered ${response.statusCode}: ${html.slice(0, 400)}`);
  return html;
}
