import type { ROUTES } from '../../src/views/routes.ts';
import { spellFromRight, spellLonger, writePseudoLanguage } from '../support/pseudo-language.ts';
import { expectNoFindings } from './axe.ts';
import { findLanguageFaults } from './language-faults.ts';
import { shopIn } from './language-journey.ts';
import { HINDI } from './language-readers.ts';
import { LanguageShop } from './language-shop.ts';
import { reach, STATES } from './pseudo-states.ts';
import type { RealHost } from './real-host.ts';
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

test('who reads Hindi alone finds, buys, tracks, returns and complains', async ({ page }) => {
  await shopIn(HINDI, page, host, words);
});
