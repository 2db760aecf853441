import { randomUUID } from 'node:crypto';
import { openSession } from '../../../src/api/records/accounts/sessions/sessions.ts';
import { digest, makeId, makeOrderNumber, makeTicket, makeToken } from '../../../src/api/ground/database/ids.ts';
import { type FullShop, makeApplicant, PASSWORD, PHONE } from './full-shop.ts';
import type { RequestsByRoute } from './requests.ts';

const HOUR_MS = 3_600_000;
/** A product of the sample. */
const SOLD_OUT = 'HC-018';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Requests that need no token and no key of an order; where a right one and a wrong one differ, both. */
export function listAnyoneRequests(shop: FullShop): RequestsByRoute {
  const { database } = shop;
  const makeEmail = (): string => `shopper-${shop.unique()}@mail.example`;
  const known = Array.from({ length: 20 }, () => shop.take('delivered', 'guest'));
  const [first] = known;
  if (!first) throw new Error('There is no order.');
  const makeNewsletter = async (): Promise<string> => {
    const token = makeToken();
    const email = makeEmail();
    const row = { email, email_key: email, token_hash: digest(token), status: 'asked' as const, at: Date.now() };
    await database.write((db) => db.insertInto('newsletter').values(row).execute());
    return token;
  };
  const makeAlert = async (): Promise<string> => {
    const token = makeToken();
    const email = makeEmail();
    const row = { email, email_key: email, token_hash: digest(token), status: 'asked' as const, at: Date.now() };
    const wanted = { sku: SOLD_OUT, size: '', market: 'in' };
    await database.write((db) =>
      db
        .insertInto('restock_alerts')
        .values({ ...row, ...wanted })
        .execute(),
    );
    return token;
  };
  /** An account without a session, and a link of its own: a used link ends the others of its account. */
  const makeLink = async (table: 'password_resets' | 'email_confirmations'): Promise<string> => {
    const token = makeToken();
    const [id, email] = [makeId(Date.now()), makeEmail()];
    const link = { token_hash: digest(token), expires_at: Date.now() + HOUR_MS };
    await database.write(async (db) => {
      const keys = { username_key: email, email_key: `unconfirmed ${id}`, claimed_email_key: email };
      const phones = { phone: null, claimed_phone: null };
      await db
        .insertInto('accounts')
        .values({ id, username: email, email, password: '-', created_at: Date.now(), ...keys, ...phones })
        .execute();
      if (table === 'password_resets')
        await db
          .insertInto(table)
          .values({ ...link, kind: 'shopper', subject_id: id })
          .execute();
      else
        await db
          .insertInto(table)
          .values({ ...link, account_id: id, email })
          .execute();
    });
    return token;
  };
  const makeComplaint = async (): Promise<string> => {
    const ticket = makeTicket();
    const row = { name: 'Asha', phone: PHONE, email: null, order_number: null, text: 'x'.repeat(4_000) };
    const times = { created_at: Date.now(), acknowledged_at: null, answered_at: null };
    const state = { status: 'open' as const, answer: null, ...times };
    await database.write((db) =>
      db
        .insertInto('complaints')
        .values({ ticket, ...row, ...state })
        .execute(),
    );
    return ticket;
  };
  const makeKey = async (): Promise<string> => {
    const key = randomUUID();
    await database.write((db) =>
      db
        .insertInto('idempotency_keys')
        .values({ key, digest: '-', result: first.number, created_at: Date.now() })
        .execute(),
    );
    return key;
  };
  const makeSellerToken = () =>
    database.write((db) => openSession(db, { kind: 'seller', subjectId: shop.seller.id }, Date.now()));
  const withKey = () => ({ 'idempotency-key': randomUUID() });
  const unknown = { number: makeOrderNumber(), key: makeToken() };
  return {
    'GET /health': () => ({ path: '/health' }),
    'GET /ready': () => ({ path: '/ready' }),
    'GET /openapi.json': () => ({ path: '/openapi.json' }),
    'GET /stock': () => ({ path: '/stock' }),
    'GET /isValidSession (none)': () => ({ path: '/isValidSession' }),
    'GET /isValidSession (wrong)': () => ({
      path: '/isValidSession',
      headers: { authorization: `Bearer ${makeToken()}` },
    }),
    'POST /login (wrong)': () => ({
      path: '/login',
      body: { phoneno: 'asha', password: 'not the password' },
      expects: 401,
    }),
    'POST /register': () => ({
      path: '/register',
      body: { username: `Shopper ${shop.unique()}`, email: makeEmail(), password: PASSWORD },
    }),
    'POST /logout (wrong)': () => ({
      path: '/logout',
      body: {},
      headers: { authorization: `Bearer ${makeToken()}` },
    }),
    'POST /password-reset': () => ({ path: '/password-reset', body: { login: 'asha' } }),
    'POST /password-reset/confirm': async () => ({
      path: '/password-reset/confirm',
      body: { token: await makeLink('password_resets'), password: PASSWORD },
    }),
    'POST /account/email/confirm': async () => ({
      path: '/account/email/confirm',
      body: { token: await makeLink('email_confirmations') },
    }),
    'POST /newsletter': () => ({ path: '/newsletter', body: { email: makeEmail() } }),
    'GET /upi': () => ({ path: `/upi?token=${makeToken()}` }),
    'POST /upi': () => ({
      path: `/upi?token=${makeToken()}`,
      raw: 'reference=322206890934',
      headers: FORM,
    }),
    'GET /newsletter/confirm': async () => ({ path: `/newsletter/confirm?token=${makeToken()}` }),
    'GET /newsletter/leave': async () => ({ path: `/newsletter/leave?token=${makeToken()}` }),
    'POST /newsletter/confirm': async () => ({
      path: '/newsletter/confirm',
      headers: FORM,
      raw: `token=${await makeNewsletter()}`,
    }),
    'POST /newsletter/leave': async () => ({
      path: '/newsletter/leave',
      headers: FORM,
      raw: `token=${await makeNewsletter()}`,
    }),
    'POST /newsletter/ask': () => ({
      path: '/newsletter/ask',
      headers: FORM,
      raw: new URLSearchParams({ email: makeEmail() }).toString(),
    }),
    'POST /restock-alerts': () => ({
      path: '/restock-alerts',
      body: { email: makeEmail(), sku: SOLD_OUT, market: 'in' },
    }),
    'GET /restock-alerts/confirm': async () => ({ path: `/restock-alerts/confirm?token=${await makeAlert()}` }),
    'GET /restock-alerts/leave': async () => ({ path: `/restock-alerts/leave?token=${await makeAlert()}` }),
    'POST /restock-alerts/confirm': async () => ({
      path: '/restock-alerts/confirm',
      headers: FORM,
      raw: `token=${await makeAlert()}`,
    }),
    'POST /restock-alerts/leave': async () => ({
      path: '/restock-alerts/leave',
      headers: FORM,
      raw: `token=${await makeAlert()}`,
    }),
    'GET /reviews': () => ({ path: '/reviews' }),
    'POST /complaints': () => ({
      path: '/complaints',
      headers: withKey(),
      body: { name: 'Asha', email: makeEmail(), text: 'It has not come yet. '.repeat(190) },
    }),
    'POST /complaints/track': async () => ({
      path: '/complaints/track',
      body: { ticket: await makeComplaint(), contact: PHONE },
    }),
    'POST /complaints/track (wrong)': () => ({
      path: '/complaints/track',
      body: { ticket: makeTicket(), contact: PHONE },
      expects: 404,
    }),
    'POST /quote': () => ({ path: '/quote', body: shop.order }),
    'POST /quote (100 lines)': () => ({ path: '/quote', body: shop.longOrder }),
    'POST /orders': () => ({ path: '/orders', headers: withKey(), body: shop.order }),
    'POST /orders (100 lines)': () => ({ path: '/orders', headers: withKey(), body: shop.longOrder }),
    'GET /orders/by-key': async () => ({ path: '/orders/by-key', headers: { 'idempotency-key': await makeKey() } }),
    'GET /orders/by-key (wrong)': () => ({ path: '/orders/by-key', headers: withKey(), expects: 404 }),
    'POST /orders/known': () => ({
      path: '/orders/known',
      body: { orders: known.map(({ number, access_key: key }) => ({ number, key })) },
    }),
    'POST /orders/known (wrong)': () => ({
      path: '/orders/known',
      body: { orders: Array.from({ length: 20 }, () => unknown) },
    }),
    'POST /orders/track': () => ({ path: '/orders/track', body: { number: first.number, phone: '98765 43210' } }),
    'POST /orders/track (wrong)': () => ({
      path: '/orders/track',
      body: { number: makeOrderNumber(), phone: '98765 43210' },
      expects: 404,
    }),
    'POST /orders/{number}/code (wrong)': () => ({
      path: `/orders/${first.number}/code`,
      body: { phone: '98765 00000', by: 'mail' },
      expects: 404,
    }),
    'POST /orders/{number}/code/confirm (wrong)': () => ({
      path: `/orders/${first.number}/code/confirm`,
      body: { request: makeToken(), code: '123456' },
      expects: 410,
    }),
    'POST /payments/webhook (wrong)': () => ({
      path: '/payments/webhook',
      headers: { 'content-type': 'application/json', 'x-webhook-timestamp': '1', 'x-webhook-signature': makeToken() },
      raw: JSON.stringify({ text: 'x'.repeat(60_000) }),
      expects: 401,
    }),
    'GET /messages/whatsapp (wrong)': () => ({
      path: `/messages/whatsapp?${new URLSearchParams({ 'hub.mode': 'subscribe', 'hub.verify_token': makeToken(), 'hub.challenge': '1' })}`,
      expects: 401,
    }),
    'POST /messages/whatsapp (wrong)': () => ({
      path: '/messages/whatsapp',
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${'a'.repeat(64)}` },
      raw: JSON.stringify({ text: 'x'.repeat(60_000) }),
      expects: 401,
    }),
    ...listWrongLinks(),
    'POST /sellers': () => ({ path: '/sellers', body: makeApplicant(shop) }),
    'POST /sellers/sign-in (wrong)': () => ({
      path: '/sellers/sign-in',
      body: { login: 'seller@mail.example', password: 'not the password' },
      expects: 401,
    }),
    'POST /seller/sign-out (wrong)': () => ({
      path: '/seller/sign-out',
      body: {},
      headers: { authorization: `Bearer ${makeToken()}` },
    }),
    'POST /seller/sign-out': async () => ({
      path: '/seller/sign-out',
      body: {},
      headers: { authorization: `Bearer ${await makeSellerToken()}` },
    }),
  };
}

/** Pages behind links in mails, with tokens that somebody has made up. */
function listWrongLinks(): RequestsByRoute {
  const get = (path: string) => () => ({ path: `${path}?token=${makeToken()}` });
  const post = (path: string) => () => ({ path: `${path}?token=${makeToken()}`, headers: FORM, raw: 'step=accept' });
  const asked = ['/seller/email/confirm', '/seller/change/stop', '/seller/summary/stop', '/seller/order-link'];
  return {
    ...Object.fromEntries(asked.map((path) => [`GET ${path} (wrong)`, get(path)])),
    ...Object.fromEntries(asked.map((path) => [`POST ${path} (wrong)`, post(path)])),
    'GET /seller/order-link/{document} (wrong)': get('/seller/order-link/label'),
    'GET /seller/documents (wrong)': get('/seller/documents'),
  };
}
