import { digest, makeId } from '../../../src/api/ground/database/ids.ts';
import { makeLink } from '../../../src/api/ground/outbox/links.ts';
import { ask } from './ask.ts';
import { type FullShop, makeApplicant } from './full-shop.ts';
import type { MakeRequest, RequestsByRoute } from './requests.ts';

const HOUR_MS = 3_600_000;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Requests by the links in mails to sellers. */
export function listSellerLinkRequests(shop: FullShop): RequestsByRoute {
  const { address, database } = shop;
  const linkTo = (purpose: Parameters<typeof makeLink>[1], subject: string): Promise<string> =>
    database.write((db) => makeLink(db, purpose, subject, Date.now()));
  const apply = async () => {
    const { email } = makeApplicant(shop);
    await ask(address, 'POST', '/sellers', { ...makeApplicant(shop), email });
    return database.read
      .selectFrom('sellers')
      .select(['id', 'email_key'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
  };
  const toEmail = async () => {
    const { id, email_key: key } = await apply();
    return linkTo('seller-email', `${id} ${digest(key)}`);
  };
  const toChange = async () => linkTo('seller-change', await insertChange(shop, (await apply()).id));
  const toSummary = () => linkTo('summary', shop.seller.sellerId);
  const toOrder = () => linkTo('shipment', shop.takeLinked());
  /** A form of the page of an order. */
  const step = (fields: Record<string, string>, before?: Record<string, string>): MakeRequest => {
    const form = (token: string, of: Record<string, string>) => ({
      path: `/seller/order-link?token=${token}`,
      headers: FORM,
      raw: new URLSearchParams(of).toString(),
      expects: 303,
    });
    return async () => {
      const token = await toOrder();
      if (before) {
        const { path, headers, raw: body } = form(token, before);
        await fetch(`${address}/api${path}`, { method: 'POST', headers, body, redirect: 'manual' });
      }
      return form(token, fields);
    };
  };
  return {
    ...bothOf('/seller/email/confirm', toEmail),
    ...bothOf('/seller/change/stop', toChange),
    ...bothOf('/seller/summary/stop', toSummary),
    'GET /seller/order-link': async () => ({ path: `/seller/order-link?token=${await toOrder()}` }),
    'GET /seller/order-link/{document}': async () => ({ path: `/seller/order-link/label?token=${await toOrder()}` }),
    'GET /seller/order-link/{document} (pack slip)': async () => ({
      path: `/seller/order-link/pack-slip?token=${await toOrder()}`,
    }),
    'POST /seller/order-link': step({ step: 'accept' }),
    'POST /seller/order-link (decline)': step({ step: 'decline', reason: 'Broken' }),
    'POST /seller/order-link (dispatch)': step(
      { step: 'dispatch', courier: 'Hill Post', trackingNumber: 'HP-1' },
      { step: 'accept' },
    ),
  };
}

/** The page that asks, and its form. */
const bothOf = (path: string, makeToken: () => Promise<string>): RequestsByRoute => ({
  [`GET ${path}`]: async () => ({ path: `${path}?token=${await makeToken()}` }),
  [`POST ${path}`]: async () => ({
    path,
    headers: FORM,
    raw: new URLSearchParams({ token: await makeToken() }).toString(),
  }),
});

/** Puts a new number that waits for its code into the database; a seller who asks has only one. Returns its id. */
export async function insertChange({ database, unique }: FullShop, sellerAccountId: string): Promise<string> {
  const now = Date.now();
  const id = makeId(now);
  const change = {
    seller_account_id: sellerAccountId,
    kind: 'phone' as const,
    state: 'asked' as const,
    email: null,
    value: null,
  };
  const phone = `+9197${String(unique()).padStart(8, '0')}`;
  await database.write((db) =>
    db
      .insertInto('seller_changes')
      .values({ id, ...change, phone, created_at: now, due_at: now + HOUR_MS })
      .execute(),
  );
  return id;
}
