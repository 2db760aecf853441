import { request } from 'node:http';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { makeId } from '../../../src/api/database/ids.ts';
import type { Database } from '../../../src/api/database/types.ts';
import { openStaffSession } from '../../../src/api/staff/sessions.ts';
import type { FullShop } from './full-shop.ts';

/** Puts somebody on the dashboard's staff, who may only look, and returns the cookie of a session. */
export async function openOperator(database: Database): Promise<string> {
  const now = Date.now();
  const id = makeId(now);
  const token = await database.write(async (db) => {
    await db
      .insertInto('staff')
      .values({
        ...{ id, name: 'ravi', name_key: 'ravi', role: 'view', password: '-', code_secret: '-', code_step: null },
        ...{ invite_hash: null, invite_until: null, created_at: now, seen_at: now },
      })
      .execute();
    return openStaffSession(db, id, now);
  });
  return `haat-operator=${token}`;
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Pages of the operator's dashboard by route; a word behind a route tells several of one apart. */
export function listOperatorPages(shop: FullShop): Readonly<Record<string, string>> {
  const some = shop.take('placed', 'guest');
  const now = Date.now();
  const month = dayOf(now).slice(0, 7);
  const account = `shop=${shop.seller.shop}`;
  return {
    '/': '',
    '/orders': '/orders',
    '/orders (later)': `/orders?after=${some.id}`,
    '/orders (delivered, of a seller)': `/orders?status=delivered&${account}`,
    '/orders (stuck)': '/orders?stuck=yes',
    '/orders (of a name)': '/orders?search=Asha',
    '/orders/{number}': `/orders/${some.number}`,
    '/returns': '/returns',
    '/returns (received)': '/returns?status=received',
    '/refunds': '/refunds',
    '/payouts': '/payouts',
    '/payouts (paid)': '/payouts?status=paid',
    '/payouts (made)': '/payouts?status=made',
    '/payouts/seller': `/payouts/seller?${account}`,
    '/payouts/statement': `/payouts/statement?${account}&month=${month}`,
    '/payouts/statement (later)': `/payouts/statement?${account}&month=${month}&after=${now - 86_400_000}_a`,
    '/payouts/ledger': '/payouts/ledger',
    '/payouts/ledger (check)': '/payouts/ledger?check=yes',
    '/complaints': '/complaints',
    '/reviews': '/reviews',
    '/products': '/products',
    '/sellers': '/sellers',
    '/sellers/{id}': `/sellers/${shop.seller.id}`,
    '/messages': '/messages',
    '/figures': '/figures',
    '/figures (90 days of a seller)': `/figures?days=90&${account}`,
    '/audit': '/audit',
  };
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
