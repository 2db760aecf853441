import type { Order } from '../../../src/contract/orders.ts';
import { randomUUID } from 'node:crypto';
import { makeCode, storeCode } from '../../../src/api/records/accounts/one-time-codes.ts';
import { openSession } from '../../../src/api/records/accounts/sessions/sessions.ts';
import { signWebhook } from '../../../src/api/entry/cashfree-simulator/bank.ts';
import { ask } from './ask.ts';
import { bearer, type FullShop, type Known, METRICS_TOKEN, PASSWORD, register } from './full-shop.ts';
import type { RequestsByRoute } from './requests.ts';
import { JPEG, makePhoto, makeReturn } from './returned.ts';
import { makeReport, makeSubscription, signReport } from './whatsapp.ts';

const ADDRESS = {
  ...{ market: 'in', name: 'Asha Devi', phone: '98765 43210' },
  ...{ line1: '12 Mango Lane', city: 'Jaipur', state: 'Rajasthan', pinCode: '302001' },
};

/** Orders that an account has when it is deleted. */
const DELETED_WITH = 2_000;

/** Requests of the account with many orders, of guests with the key of an order, of the provider, and of the operator. */
export function listShopperRequests(shop: FullShop): RequestsByRoute {
  const { address, database, account } = shop;
  const own = bearer(account.token);
  const withKey = () => ({ 'idempotency-key': randomUUID() });
  const keyOf = (order: Known) => ({ 'x-order-key': order.access_key });
  const placeOnlineOrder = async (): Promise<Order> => {
    const body = { ...shop.order, payment: 'online' };
    const { market, lines, payment } = body as unknown as Record<string, unknown>;
    const { data } = await ask<{ quote: { amounts: { totalMinor: number } } }>(address, 'POST', '/quote', {
      ...{ market, lines, payment },
    });
    const wanted = { ...body, expectedTotalMinor: data.quote.amounts.totalMinor };
    return (await ask<{ order: Order }>(address, 'POST', '/orders', wanted, withKey())).data.order;
  };
  const startPayment = async (): Promise<Order> => {
    const order = await placeOnlineOrder();
    await ask(address, 'POST', `/orders/${order.number}/payment`, {}, { 'x-order-key': order.key, ...withKey() });
    return order;
  };
  const makeSession = () =>
    database.write((db) => openSession(db, { kind: 'shopper', subjectId: account.id }, Date.now()));
  const makeAccount = () => register(address, `shopper${shop.unique()}`);
  /** An account with a number that it has not proven. */
  const namePhone = async () => {
    const token = await makeAccount();
    const body = { phone: `97${String(shop.unique()).padStart(8, '0')}`, password: PASSWORD };
    await ask(address, 'POST', '/account/phone', body, bearer(token));
    const { data } = await ask<{ account: { id: string } }>(address, 'GET', '/account', undefined, bearer(token));
    return { id: data.account.id, token };
  };
  /** A code that was sent to an account, and the request that it was sent for. */
  const sendCode = async (purpose: 'login' | 'phone', accountId: string, channel: string) => {
    const made = makeCode();
    await database.write((db) => storeCode(db, purpose, made, { account_id: accountId, channel }, Date.now()));
    return made;
  };
  const some = shop.take('placed', 'own');
  const guests = shop.take('delivered', 'guest');
  return {
    'GET /metrics': () => ({ path: '/metrics', headers: bearer(METRICS_TOKEN) }),
    'GET /status': () => ({ path: '/status', headers: bearer(METRICS_TOKEN) }),
    'GET /isValidSession': () => ({ path: '/isValidSession', headers: own }),
    'POST /login': () => ({ path: '/login', body: { phoneno: 'asha', password: PASSWORD } }),
    'POST /logout': async () => ({ path: '/logout', body: {}, headers: bearer(await makeSession()) }),
    'POST /orders (account)': () => ({ path: '/orders', body: shop.order, headers: { ...own, ...withKey() } }),
    'GET /orders': () => ({ path: '/orders', headers: own }),
    'GET /orders (later page)': () => ({ path: `/orders?after=${some.id}`, headers: own }),
    'GET /orders/{number}': () => ({ path: `/orders/${some.number}`, headers: own }),
    'GET /orders/{number} (guest)': () => ({ path: `/orders/${guests.number}`, headers: keyOf(guests) }),
    'GET /orders/{number}/invoices': () => ({ path: `/orders/${guests.number}/invoices`, headers: keyOf(guests) }),
    'POST /orders/{number}/cancel': () => {
      const order = shop.take('placed', 'own');
      return { path: `/orders/${order.number}/cancel`, body: {}, headers: own };
    },
    'POST /orders/{number}/returns': () => {
      const order = shop.take('delivered', 'own');
      const body = { lines: [{ lineId: order.lineId, quantity: 1 }], reason: 'Too bitter' };
      return { path: `/orders/${order.number}/returns`, body, headers: own };
    },
    'POST /orders/{number}/returns/{id}/pictures': async () => {
      const { number, id } = await makeReturn(shop);
      return { path: `/orders/${number}/returns/${id}/pictures`, raw: await makePhoto(), headers: { ...own, ...JPEG } };
    },
    'GET /orders/{number}/returns/{id}/pictures/{picture}': async () => {
      const { number, id } = await makeReturn(shop, 'with a photo');
      return { path: `/orders/${number}/returns/${id}/pictures/1`, headers: own };
    },
    'GET /orders/{number}/reviews': () => ({ path: `/orders/${guests.number}/reviews`, headers: keyOf(guests) }),
    'PUT /orders/{number}/reviews/{lineId}': () => {
      const { number, lineId } = shop.take('delivered', 'own');
      const body = { stars: 4, text: 'Good tea for its price. '.repeat(80), author: 'Asha' };
      return { path: `/orders/${number}/reviews/${lineId}`, body, headers: own };
    },
    'GET /orders/{number}/credit-notes': () => ({
      path: `/orders/${guests.number}/credit-notes`,
      headers: keyOf(guests),
    }),
    'PUT /orders/{number}/refund-upi': async () => {
      const { number, lineId } = shop.take('delivered', 'own');
      const wanted = { lines: [{ lineId, quantity: 1 }], reason: 'Too bitter' };
      await ask(address, 'POST', `/orders/${number}/returns`, wanted, own);
      return { path: `/orders/${number}/refund-upi`, body: { upi: 'asha@okbank' }, headers: own };
    },
    'POST /orders/{number}/pay-cash': async () => {
      const order = await placeOnlineOrder();
      const { expectedTotalMinor } = shop.order as { expectedTotalMinor: number };
      const headers = { 'x-order-key': order.key };
      return { path: `/orders/${order.number}/pay-cash`, body: { expectedTotalMinor }, headers };
    },
    'POST /orders/{number}/payment': async () => {
      const order = await placeOnlineOrder();
      return { path: `/orders/${order.number}/payment`, body: {}, headers: { 'x-order-key': order.key, ...withKey() } };
    },
    'GET /orders/{number}/payment': async () => {
      const order = await startPayment();
      return { path: `/orders/${order.number}/payment`, headers: { 'x-order-key': order.key } };
    },
    'POST /payments/webhook': async () => {
      const order = await startPayment();
      const amount = { payment_amount: order.amounts.totalMinor / 100, payment_currency: order.currency };
      const payment = { cf_payment_id: String(shop.unique()), payment_status: 'SUCCESS', ...amount };
      const data = { order: { order_id: `${order.number}-1` }, payment };
      const raw = JSON.stringify({ type: 'PAYMENT_SUCCESS_WEBHOOK', data });
      return { path: '/payments/webhook', raw, headers: signWebhook(raw, Date.now()) };
    },
    'GET /messages/whatsapp': () => ({ path: `/messages/whatsapp?${makeSubscription('1')}` }),
    'POST /messages/whatsapp': () => {
      const raw = makeReport(shop.unique());
      return { path: '/messages/whatsapp', raw, headers: signReport(raw) };
    },
    'GET /account': () => ({ path: '/account', headers: own }),
    'GET /account/sessions': () => ({ path: '/account/sessions', headers: own }),
    'POST /account/export': () => ({ path: '/account/export', body: { password: PASSWORD }, headers: own }),
    'POST /account/name': () => ({ path: '/account/name', body: { username: 'asha' }, headers: own }),
    'POST /account/market': () => ({ path: '/account/market', body: { market: 'in' }, headers: own }),
    'POST /account/code': async () => ({ path: '/account/code', body: {}, headers: bearer(await makeAccount()) }),
    'POST /login/code': () => ({ path: '/login/code', body: { phone: '98765 43210' } }),
    'POST /login/code/confirm': async () => ({
      path: '/login/code/confirm',
      body: await sendCode('login', account.id, 'mail'),
    }),
    'GET /account/addresses': () => ({ path: '/account/addresses', headers: own }),
    'POST /account/addresses': async () => ({
      path: '/account/addresses',
      body: ADDRESS,
      headers: bearer(await makeAccount()),
    }),
    ...Object.fromEntries(
      (['PUT', 'default', 'delete'] as const).map((how) => {
        const end = how === 'PUT' ? '' : `/${how}`;
        return [
          `${how === 'PUT' ? 'PUT' : 'POST'} /account/addresses/{address}${end}`,
          async () => {
            const headers = bearer(await makeAccount());
            type Saved = { readonly addresses: readonly { readonly id: string }[] };
            const { data } = await ask<Saved>(address, 'POST', '/account/addresses', ADDRESS, headers);
            const path = `/account/addresses/${data.addresses[0]?.id}${end}`;
            return { path, body: how === 'PUT' ? ADDRESS : {}, headers };
          },
        ];
      }),
    ),
    'POST /account/password': () => ({
      path: '/account/password',
      body: { currentPassword: PASSWORD, password: PASSWORD },
      headers: own,
    }),
    'POST /account/email': async () => ({
      path: '/account/email',
      body: { email: `new-${shop.unique()}@mail.example`, password: PASSWORD },
      headers: bearer(await makeAccount()),
    }),
    'POST /account/email/send': () => ({ path: '/account/email/send', body: {}, headers: own }),
    'POST /account/phone': async () => ({
      path: '/account/phone',
      body: { phone: '98765 43211', password: PASSWORD },
      headers: bearer(await makeAccount()),
    }),
    'POST /account/phone/code': async () => ({
      path: '/account/phone/code',
      body: {},
      headers: bearer((await namePhone()).token),
    }),
    'POST /account/phone/confirm': async () => {
      const { id, token } = await namePhone();
      return { path: '/account/phone/confirm', body: await sendCode('phone', id, 'phone'), headers: bearer(token) };
    },
    'POST /account/sessions/end-others': async () => {
      await makeSession();
      return { path: '/account/sessions/end-others', body: {}, headers: own };
    },
    'POST /account/sessions/{session}/end': async () => {
      await makeSession();
      const { data } = await ask<{ sessions: { id: string; isCurrent: boolean }[] }>(
        address,
        'GET',
        '/account/sessions',
        undefined,
        own,
      );
      const other = data.sessions.find(({ isCurrent }) => !isCurrent);
      return { path: `/account/sessions/${other?.id}/end`, body: {}, headers: own };
    },
    'POST /account/delete': async () => {
      const token = await makeAccount();
      const { data } = await ask<{ account: { id: string } }>(address, 'GET', '/account', undefined, bearer(token));
      await database.write(async (db) => {
        const some = db.selectFrom('orders').select('id').where('account_id', 'is', null).orderBy('id');
        await db
          .updateTable('orders')
          .set({ account_id: data.account.id })
          .where('id', 'in', some.limit(DELETED_WITH))
          .execute();
      });
      return { path: '/account/delete', body: { password: PASSWORD }, headers: bearer(token) };
    },
  };
}
