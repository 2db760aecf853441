import { expect, test } from 'vitest';
import * as simulator from '../../src/api/entry/cashfree-simulator/pages.ts';
import type { SimulatedOrder } from '../../src/api/entry/cashfree-simulator/state.ts';
import { operatorPages } from '../../src/api/office/operator/pages.ts';
import { orderMessage } from '../../src/api/notices/compose-order-message.ts';
import { readOrder } from '../../src/api/records/orders/record/rows.ts';
import type { FullShop } from '../soak/support/full-shop.ts';
import { OPERATOR_PAGES } from '../soak/support/operator-requests.ts';
import { readPage } from './support/alive-markup.ts';
import { openDashboard } from './support/dashboard.ts';
import * as rows from './support/hostile-rows.ts';
import { startHost, type TestHost } from './support/host.ts';
import { UPI_SHOP } from './support/pay-upi.ts';

/**
 * Every page of a host whose rows hold markup in each column of text. A page that shows no text of a row, and one that nobody asks for
 * here, fails: it may show one that is not escaped.
 */

const { HOSTILE, HOSTILE_FRAME, tokenOf } = rows;
const METRICS_TOKEN = 'the-token-of-the-operator';
const TYPED = encodeURIComponent(HOSTILE);

/** Pages without a text of a row, and why. */
const WITHOUT_TEXTS: Readonly<Record<string, string>> = {
  '/operator/figures': 'it counts',
  '/operator/language': 'it lists languages',
  '/operator/payouts/ledger': 'it adds up',
  '/operator/join': 'the name in its title is that of the frame',
  '/operator/sign-in': 'its name is what somebody has typed',
  'GET /status': 'it counts',
  ...Object.fromEntries(
    [
      ...['newsletter/confirm', 'newsletter/leave', 'restock-alerts/leave'],
      ...['seller/email/confirm', 'seller/change/stop', 'seller/summary/stop'],
    ]
      .flatMap((path) => [`GET /${path}`, `POST /${path}`])
      .concat('POST /newsletter/ask', 'POST /restock-alerts/confirm')
      .map((route) => [route, 'its words are the same for everybody']),
  ),
};

async function openHostileHost(): Promise<TestHost> {
  const host = await startHost({ environment: { METRICS_TOKEN, ...UPI_SHOP } });
  await host.host.database.write((db) => rows.insertHostileRows(db, host.clock.now));
  // The catalogue's check takes tags away; what comes past it is text, too.
  const { sellers, products, ...shop } = host.host.services.shop();
  Object.assign(host.host.services.shop(), { name: HOSTILE_FRAME });
  Object.assign(shop.store.care, { phone: HOSTILE_FRAME, email: HOSTILE_FRAME });
  for (const seller of sellers.values()) Object.assign(seller, { name: HOSTILE_FRAME, address: HOSTILE_FRAME });
  for (const product of products.values()) Object.assign(product, { title: HOSTILE_FRAME });
  return host;
}

/** Reads pages, and collects what is alive, and which routes have shown a text of a row. */
class Reader {
  readonly alive: string[] = [];
  readonly shown = new Set<string>();

  read(route: string, path: string, status: number, html: string): readonly string[] {
    const { alive, isShown, links } = readPage(html);
    this.alive.push(...alive.map((markup) => `${path}: ${markup}`));
    if (isShown && status === 200) this.shown.add(route);
    return links;
  }

  expectAll(routes: readonly string[]): void {
    expect(this.alive).toEqual([]);
    expect(routes.filter((route) => !this.shown.has(route) && !(route in WITHOUT_TEXTS))).toEqual([]);
    expect([...this.shown].filter((route) => route in WITHOUT_TEXTS || !routes.includes(route))).toEqual([]);
  }
}

const subjects = {
  shop: { seller: { id: 'submitted' } } as FullShop,
  order: { id: 'o', number: rows.NUMBER, access_key: '', shipmentId: '', lineId: '' },
  ticket: rows.TICKET,
  product: 'product-submitted',
  account: `seller=${rows.SELLER}`,
  now: Date.parse('2026-11-20'),
};

test('no markup of a row is alive on a page of the dashboard', async () => {
  const host = await openHostileHost();
  const { database, services } = host.host;
  const dashboard = await openDashboard(host);
  await database.write((db) => rows.insertHostileStaff(db, host.clock.now));
  const notice = JSON.stringify({ isError: true, text: HOSTILE_FRAME });
  const found = operatorPages(services).filter(({ method }) => method === 'get');
  const routeOf = (path: string) =>
    found.find((route) => new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}(?:\\?|$)`).test(path))?.path ?? '';
  const reader = new Reader();
  const paths = new Set([
    ...Object.values(OPERATOR_PAGES).map((pathOf) => pathOf(subjects)),
    ...[
      '/language',
      '/passkeys',
      `/products/${subjects.product}/thumbnail`,
      `/join?token=${tokenOf('join')}`,
      `/sign-in?again=yes&next=${TYPED}`,
    ],
    ...['/orders?search', '/audit?subject', '/audit?actor'].map((page) => `${page}=${TYPED}`),
    ...['orders', 'complaints', 'products', 'sellers'].map((page) => `/${page}/${TYPED}`),
  ]);
  const files = new Set<string>();
  // Grows while pages are read: all that they lead to is read, too.
  for (const path of paths) {
    await database.write((db) => db.updateTable('staff_sessions').set({ notice }).execute());
    const { status, headers, html } = await dashboard.get(path);
    const route = routeOf(`/operator${path}`);
    if (!headers['content-type']?.startsWith('text/html')) files.add(route);
    else
      for (const link of reader.read(route, path, status, html))
        if (link.startsWith('/api/operator')) paths.add(link.slice('/api/operator'.length));
  }
  reader.expectAll(found.map(({ path }) => path).filter((path) => !files.has(path)));
});

interface Asked {
  readonly path: string;
  readonly form?: Readonly<Record<string, string>>;
}

const link = (path: string, ...names: string[]): Asked[] =>
  [...names.map(tokenOf), HOSTILE].map((token) => ({ path: `${path}?token=${encodeURIComponent(token)}` }));
const sent = (path: string, ...names: string[]): Asked[] =>
  [...names.map(tokenOf), HOSTILE].map((token) => ({ path, form: { token } }));
const both = (path: string, ...names: string[]): Readonly<Record<string, readonly Asked[]>> => ({
  [`GET ${path}`]: link(path, ...names),
  [`POST ${path}`]: sent(path, ...names),
});
const documents = ['label', 'pack-slip', 'invoice', 'credit-note'];

/** What asks for pages besides those of the dashboard, by route. */
const ASKED: Readonly<Record<string, readonly Asked[]>> = {
  'GET /status': [{ path: '/status' }],
  'POST /newsletter/ask': [HOSTILE, 'asha@mail.example'].map((email) => ({ path: '/newsletter/ask', form: { email } })),
  ...both('/newsletter/confirm', 'newsletter'),
  ...both('/newsletter/leave', 'newsletter'),
  ...both('/restock-alerts/confirm', 'alert'),
  ...both('/restock-alerts/leave', 'alert'),
  ...both('/seller/email/confirm', 'email'),
  ...both('/seller/change/stop', 'change', 'made'),
  ...both('/seller/summary/stop', 'summary'),
  'GET /upi': [{ path: `/upi?token=${rows.UPI_TOKEN}` }],
  'POST /upi': [{ path: `/upi?token=${rows.UPI_TOKEN}`, form: { reference: HOSTILE } }],
  'GET /seller/order-link': [
    ...link('/seller/order-link', 'order', 'accepted-order', 'account'),
    { path: `/seller/order-link?token=${tokenOf('order')}&said=incomplete` },
  ],
  'POST /seller/order-link': [
    { path: `/seller/order-link?token=${tokenOf('account')}`, form: { step: HOSTILE } },
    {
      path: `/seller/order-link?token=${tokenOf('accepted-order')}`,
      form: { step: 'dispatch', courier: HOSTILE, trackingNumber: HOSTILE },
    },
  ],
  'GET /seller/order-link/{document}': documents.flatMap((kind) =>
    link(`/seller/order-link/${kind}`, 'order', 'accepted-order', 'account'),
  ),
  'GET /seller/documents': documents.flatMap((kind) => [
    ...link('/seller/documents', kind),
    ...['4x6', 'a4'].map((size) => ({ path: `/seller/documents?token=${tokenOf(kind)}&size=${size}` })),
  ]),
};

test('no markup of a row is alive on another page of the host', async () => {
  const host = await openHostileHost();
  const reader = new Reader();
  const authorization = `Bearer ${METRICS_TOKEN}`;
  for (const [route, all] of Object.entries(ASKED))
    for (const { path, form } of all) {
      const body = form && { method: 'POST', body: new URLSearchParams(form) };
      const answer = await fetch(`${host.address}/api${path}`, { ...body, headers: { authorization } });
      expect(answer.headers.get('content-type')).toContain('text/html');
      reader.read(route, path, answer.status, await answer.text());
    }
  const pages = host.host.routes.filter(({ mediaType }) => mediaType === 'text/html');
  reader.expectAll(pages.map(({ method, path }) => `${method.toUpperCase()} ${path}`));
});

test('no markup is alive on the pages of the simulator', () => {
  const order: SimulatedOrder = {
    ...{ order_id: HOSTILE, cf_order_id: '', order_amount: 1, order_currency: HOSTILE, payment_session_id: HOSTILE },
    ...{ created_at: '', order_expiry_time: '', customer_details: {}, order_meta: {}, status: 'ACTIVE' },
    ...{ payments: [], refunds: [] },
  };
  const made = {
    checkoutPage: simulator.checkoutPage(order, HOSTILE),
    closedPage: simulator.closedPage(`/${HOSTILE}`),
  };
  for (const html of Object.values(made)) expect(readPage(html)).toMatchObject({ alive: [], isShown: true });
  expect(Object.keys(simulator).filter((name) => name.endsWith('Page'))).toEqual(Object.keys(made));
});

test('no markup of a row is alive in a mail', async () => {
  const { host } = await openHostileHost();
  const found = await readOrder(host.database.read, 'o-paid');
  const parts = [HOSTILE, { label: HOSTILE, href: HOSTILE }, { lines: 'all' }] as const;
  const mail = found && orderMessage(host.services, found, { kind: 'order-placed', subject: HOSTILE, parts });
  const html = mail && 'html' in mail ? mail.html : undefined;
  expect(readPage(html ?? '')).toMatchObject({ alive: [], isShown: true });
});
