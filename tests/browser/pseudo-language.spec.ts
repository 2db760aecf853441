import type { Page } from '@playwright/test';
import type { ROUTES } from '../../src/views/routes.ts';
import { spellFromRight, spellLonger, writePseudoLanguage } from '../support/pseudo-language.ts';
import { expectNoFindings } from './axe.ts';
import { findEnglish, findLanguageFaults, findTurned } from './language-faults.ts';
import { shopIn } from './language-journey.ts';
import { HINDI } from './language-readers.ts';
import { LanguageShop } from './language-shop.ts';
import { reach, STATES } from './pseudo-states.ts';
import type { RealHost } from './real-host.ts';
import { signInToDashboard } from './operator-steps.ts';
import { apply, call, confirmEmail, newApplicant, operate } from './seller-steps.ts';
import { expect, test } from './shop.ts';

/**
 * Pages in languages that nobody speaks: what is not translated, is cut or sticks out on them is so in every language. And a way from a search
 * to a complaint in one that many speak; the others are in languages.spec.ts.
 */

// Made by the worker that builds it: the file is read by others, too.
let shop: LanguageShop;
let host: RealHost;
let words: ReadonlySet<string>;

const LANGUAGES = [
  { tag: 'mr', says: 'with accents and longer words', spell: spellLonger },
  { tag: 'ur', says: 'from right to left', spell: spellFromRight },
] as const;

/** A page of each kind that exists in every language; none of those that exist once. */
const PAGES: Record<keyof typeof ROUTES, string | undefined> = {
  home: '',
  marketHome: undefined,
  product: '/first-flush-darjeeling-100-g-tin/p/TEA-FF',
  reviews: undefined,
  listing: '/cups',
  filters: undefined,
  categories: '/categories',
  content: '/how-we-pack',
  sellerPage: '/shop/chai-ghar',
  directoryIndex: '/search',
  directory: '/search/shops',
  imported: '/imported',
  cart: '/cart',
  checkout: '/checkOut',
  payment: '/cashFree',
  orders: '/order',
  complaint: '/complaint',
  wishlist: '/wishlist',
  compare: '/compare',
  shared: '/shared',
  offline: '/offline',
  login: '/loginPage',
  loginRegister: '/login_register',
  account: '/account',
  oldLink: undefined,
  resetPassword: '/reset_password',
  newsletter: '/newsletter',
  confirmEmail: '/confirm-email',
  sellerSignUp: '/Seller-SignUp',
  sellerSignIn: '/Seller-SignIn',
  // It leads on to the office.
  sellerDashboard: undefined,
  notFound: '/404',
  styleguide: undefined,
};

/** The pages of the operator that others link to, one of each kind: lists are followed to one entry, and no filter, page or file. */
async function listPages(page: Page, start: string): Promise<readonly string[]> {
  const found = new Map<string, string>();
  const queue = [start];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const kind = new URL(path).pathname.replace(/\/[^/]*\d[^/]*(?=\/|$)/g, '/:id');
    if (found.has(kind) || /\.\w+$|\/file$/.test(kind)) continue;
    const response = await page.goto(path).catch(() => undefined);
    if (!response?.headers()['content-type']?.startsWith('text/html')) continue;
    found.set(kind, path);
    queue.push(
      ...(await page
        .locator('a[href]')
        .evaluateAll(
          (links, root) =>
            (links as HTMLAnchorElement[]).map(({ href }) => href).filter((href) => href.startsWith(root)),
          start,
        )),
    );
  }
  return [...found.values()];
}

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  shop = new LanguageShop();
  for (const { tag, spell } of LANGUAGES) writePseudoLanguage(shop.folder, tag, [], spell);
  shop.change('markets/in.json', (market) => ({ ...market, languages: [...LANGUAGES.map(({ tag }) => tag), 'hi'] }));
  shop.askPinCodes();
  host = await shop.open();
  words = shop.words();
});
test.afterAll(() => shop.close());

for (const language of LANGUAGES) {
  test(`a page of every kind says all in its language, and shows it whole, ${language.says}`, async ({ page }) => {
    for (const path of Object.values(PAGES).filter((one) => one !== undefined)) {
      const response = await page.goto(`${host.address}/${language.tag}${path}`);
      expect.soft(response?.status(), path).toBe(200);
      await page.waitForLoadState('networkidle');
      expect.soft(await findLanguageFaults(page, words), path).toEqual([]);
    }
  });

  test(`axe finds nothing on a page of every kind, ${language.says}`, async ({ page }) => {
    for (const path of Object.values(PAGES).filter((one) => one !== undefined)) {
      await page.goto(`${host.address}/${language.tag}${path}`);
      await test.step(path, () => expectNoFindings(page));
    }
  });

  // One test: each that fails would build the shop again.
  test(`what scripts show is said in its language, and shown whole, ${language.says}`, async ({
    browser,
    contextOptions,
  }) => {
    for (const state of STATES) {
      const context = await browser.newContext(contextOptions);
      const page = await context.newPage();
      page.setDefaultTimeout(10_000);
      const reached = await reach(state, page, host.address, language).catch((error: Error) => error.message);
      expect.soft(reached, state.name).toBeUndefined();
      await page.waitForLoadState('networkidle').catch(() => {});
      expect.soft(await findLanguageFaults(page, words), state.name).toEqual([]);
      await context.close();
    }
  });
}

/** Names and texts that people have typed, which stay as they are. */
const TYPED = [
  'bagru',
  'blue',
  'ramesh',
  'chhipa',
  'usha',
  'mango',
  'lane',
  'broken',
  'mohalla',
  'journey',
  'the',
  'cup',
  'came',
];

/** On labels and bills, as couriers and offices read them. */
const ON_PAPER = ['purna', 'das', 'sarani', 'kolkata', 'west', 'bengal'];

interface Ordered {
  readonly number: string;
  readonly key: string;
  readonly shipments: readonly { readonly id: string; readonly lines: readonly { readonly id: string }[] }[];
}

const ORDER = {
  market: 'in',
  lines: [{ sku: 'TEA-FF', quantity: 1 }],
  contact: { name: 'Asha Devi', phone: '98765 43210' },
  address: { line1: '12 Mango Lane', city: 'Jaipur', state: 'Rajasthan', pinCode: '302001' },
  payment: 'cash',
  expectedTotalMinor: 145_000,
};
const COMPLAINT = { name: 'Asha Devi', phone: '98765 43210', text: 'Mango broken' };

for (const language of LANGUAGES)
  test(`each page of the operator says all in its language, and shows it whole, ${language.says}`, async ({ page }) => {
    await apply(host);
    await call(host, '/orders', { headers: { 'idempotency-key': crypto.randomUUID() }, body: ORDER });
    await call(host, '/complaints', { headers: { 'idempotency-key': crypto.randomUUID() }, body: COMPLAINT });
    await signInToDashboard(page, host, 'usha');
    const start = `${host.address}/api/operator`;
    await page.goto(`${start}/language`);
    await page.getByRole('combobox').selectOption(language.tag);
    await page.getByRole('main').getByRole('button').click();
    const known = new Set([...words, ...TYPED]);
    for (const path of await listPages(page, start)) {
      await page.goto(path);
      expect.soft(await findLanguageFaults(page, known), path).toEqual([]);
    }
  });

test('who reads Hindi alone finds, buys, tracks, returns and complains', async ({ page }) => {
  await shopIn(HINDI, page, host, words);
});

test('the page of an order, for a seller without an account, says all in its language, and shows it whole', async ({
  page,
}) => {
  const { database } = host.host;
  await database.write((db) => db.deleteFrom('outbox').execute());
  await call(host, '/orders', { headers: { 'idempotency-key': crypto.randomUUID() }, body: ORDER });
  const sent = await database.read.selectFrom('outbox').select('body').where('kind', '=', 'seller-order').execute();
  const [path] = /\/seller\/order-link\?token=[\w-]+/.exec(sent.map(({ body }) => body).join(' ')) ?? [''];
  const known = new Set([...words, ...TYPED]);
  for (const { tag } of LANGUAGES) {
    const show = async (name: string) =>
      expect.soft(await findLanguageFaults(page, known), `${tag} ${name}`).toEqual([]);
    await page.goto(`${host.address}/api${path}&language=${tag}`);
    await show('order');
    await page.getByRole('main').getByRole('link').first().click();
    expect.soft(await findEnglish(page, new Set([...known, ...ON_PAPER])), `${tag} label`).toEqual([]);
    await page.goBack();
    // A field that must be filled in is not: the page says so.
    await page
      .getByRole('main')
      .locator('form')
      .last()
      .evaluate((form) => (form as HTMLFormElement).submit());
    await expect(page.getByRole('status')).toBeVisible();
    await show('refused');
  }
  await page.goto(`${host.address}/api/seller/order-link?token=x&language=ur`);
  expect(await findLanguageFaults(page, known)).toEqual([]);
});

/** The seller whose tea is ordered, with an account. */
async function openShop(): Promise<string> {
  const { name = '', gstin } = host.host.shop.current().sellers.get('chai-ghar') ?? {};
  const { token, ...applicant } = await apply(host, { ...newApplicant(), businessName: name }, gstin);
  await confirmEmail(host, applicant);
  await operate(host, 'sellers approve', [applicant.email], { seller: 'chai-ghar' });
  return token;
}

// As wide as paper: that nothing is cut on a phone is not asked of it.
test('what a seller prints says all in its language', async ({ page }) => {
  const token = await openShop();
  const known = new Set([...words, ...TYPED, ...ON_PAPER]);
  for (const { tag } of LANGUAGES) {
    const headers = { 'x-language': tag };
    const { order } = await call<{ order: Ordered }>(host, '/orders', {
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      body: ORDER,
    });
    const [{ id, lines } = { id: '', lines: [] }] = order.shipments;
    const take = (step: string, body = {}) => call(host, `/seller/shipments/${id}/${step}`, { body, token, headers });
    const print = async (kind: string) => {
      const body = { kind, shipmentIds: [id] };
      const { path } = await call<{ path: string }>(host, '/seller/documents', { body, token, headers });
      await page.goto(`${host.address}/api${path}`);
      await expect(page.getByRole('main').locator('> *').first()).toBeVisible();
      expect.soft([...(await findEnglish(page, known)), ...(await findTurned(page))], `${tag} ${kind}`).toEqual([]);
    };
    await take('accept');
    await take('pack');
    for (const kind of ['label', 'pack-slip']) await print(kind);
    await take('dispatch', { courier: 'Pavan Couriers', trackingNumber: '1490812345' });
    await take('deliver');
    await print('invoice');
    await call(host, `/orders/${order.number}/returns`, {
      headers: { ...headers, 'x-order-key': order.key },
      body: { lines: [{ lineId: lines[0]?.id, quantity: 1 }], reason: 'Mango broken' },
    });
    const returns = await host.host.database.read
      .selectFrom('returns')
      .select('id')
      .where('shipment_id', '=', id)
      .execute();
    for (const step of ['accept', 'received']) await operate(host, `returns ${step}`, [returns[0]?.id ?? '']);
    await print('credit-note');
  }
});
