import type { Page } from '@playwright/test';
import type { ROUTES } from '../../src/views/routes.ts';
import { spellFromRight, spellLonger, writePseudoLanguage } from '../support/pseudo-language.ts';
import { expectNoFindings } from './axe.ts';
import { findLanguageFaults } from './language-faults.ts';
import { shopIn } from './language-journey.ts';
import { HINDI } from './language-readers.ts';
import { LanguageShop } from './language-shop.ts';
import { reach, STATES } from './pseudo-states.ts';
import type { RealHost } from './real-host.ts';
import { signInToDashboard } from './operator-steps.ts';
import { apply, call } from './seller-steps.ts';
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
  sellerDashboard: '/seller-dashboard',
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
  test.setTimeout(240_000);
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
    test.slow();
    for (const path of Object.values(PAGES).filter((one) => one !== undefined)) {
      const response = await page.goto(`${host.address}/${language.tag}${path}`);
      expect.soft(response?.status(), path).toBe(200);
      await page.waitForLoadState('networkidle');
      expect.soft(await findLanguageFaults(page, words), path).toEqual([]);
    }
  });

  test(`axe finds nothing on a page of every kind, ${language.says}`, async ({ page }) => {
    test.setTimeout(240_000);
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
    test.setTimeout(240_000);
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
const TYPED = ['bagru', 'blue', 'ramesh', 'chhipa', 'usha', 'mango', 'lane', 'broken', 'mohalla', 'journey'];

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
    test.setTimeout(240_000);
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
