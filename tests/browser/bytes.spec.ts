import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import {
  formatRow,
  keepsRoom,
  listFurtherRows,
  listPageRows,
  listWireRows,
} from '../../src/integration/check/budget-rows.ts';
import { WIRE_BUDGETS } from '../../src/integration/check/wire-budget.ts';
import { APP_PATHS } from '../../src/paths.ts';
import { type Card, findCard, readReport } from './built-shop.ts';
import { resultCards, searchBox, suggestionsOf } from './search-steps.ts';
import { countTrips, listEarlyScripts, listWaves, noteWhenFound } from './search-trips.ts';
import { expect, test } from './shop.ts';
import {
  accountLink,
  addButton,
  cardOf,
  cartLink,
  drawerOf,
  expectBadge,
  hold,
  isDriven,
  keepCart,
  lineFor,
  loginPanelOf,
  sheetOf,
  stayFast,
  toastOf,
} from './steps.ts';
import { inlineScriptBytes, sumBytes, Wire } from './wire.ts';
import { keepResults, record, results } from './wire-results.ts';

// Serial in one process, as the results form one table.
test.describe.configure({ mode: 'serial' });

/** React, SweetAlert2 and zod, by strings that their code contains. */
const REACT = /react\.(?:transitional\.)?element/;
const ALERTS = /swal2-/;
const ZOD = /ZodError|invalid_type/;

/** The script that completes rows of the cart, and what it alone imports. */
const EXTRAS = /\/(?:CartExtras|days|line-extras|templates|wishlist)\./;

const card = (): Card => findCard('something to add', ({ offers }) => offers === 'add');
const PAGES: Record<string, () => string> = {
  home: () => '/',
  list: () => '/products',
  category: () => '/womenFashion',
  product: () => card().path,
  shop: () => '/shop/aaina-beauty',
  policy: () => '/return-refund',
  search: () => '/search',
};

test.beforeEach(async ({ page }) => {
  // What a page loads by itself some seconds after the first touch does not count.
  await page.route('**/first-touch.*', () => {});
});

test.afterAll(keepResults);

/** The picture of the largest paint, if it is one, and what holds the first paint back. */
const readPaint = (page: Page): Promise<{ readonly largest: string; readonly blocking: readonly string[] }> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        new PerformanceObserver((list) =>
          done({
            largest: (list.getEntries().at(-1) as PerformanceEntry & { url: string }).url,
            blocking: (
              performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
                renderBlockingStatus: string;
              })[]
            )
              .filter(
                ({ renderBlockingStatus, name }) =>
                  renderBlockingStatus === 'blocking' || /\.(?:css|woff2?)\b/.test(name),
              )
              .map((entry) => entry.name),
          }),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

/** Bytes of the headers of an answer. */
const headerBytes = async (answer: { headersArray(): HeaderLine[] | Promise<HeaderLine[]> }): Promise<number> => {
  const lines = (await answer.headersArray()).map(({ name, value }) => `${name}: ${value}\r\n`);
  return Buffer.byteLength(lines.join(''));
};
interface HeaderLine {
  readonly name: string;
  readonly value: string;
}

for (const [name, path] of Object.entries(PAGES)) {
  test(`a page brings little script before it is touched, two requests lead to the largest paint, and none to a third party: ${name}`, async ({
    page,
    baseURL,
  }) => {
    const wire = new Wire(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const answer = await page.goto(path());
    if (!answer) throw new Error(`${path()} has no answer.`);
    // The search is a page of the application, below.
    if (name !== 'search') record('headers', await headerBytes(answer), path());
    const { largest, blocking } = await readPaint(page);
    record('requests', 1 + blocking.length + (largest ? 1 : 0), path());
    expect(asked.filter((url) => !url.startsWith(`${baseURL}/`) && !url.startsWith('data:'))).toEqual([]);
    const answers = await wire.answers();
    // React, SweetAlert2 and zod come later, or never.
    for (const { url, text } of answers)
      for (const library of [REACT, ALERTS, ZOD]) expect(library.test(text), `${url} has ${library}`).toBe(false);
    record('firstScript', sumBytes(answers, 'script') + (await inlineScriptBytes(page)), path());
  });
}

test('the headers of pages of the application stay within their budget', async ({ request }) => {
  for (const name of ['search', 'cart', 'checkout', 'orders'] as const)
    record('appHeaders', await headerBytes(await request.get(APP_PATHS[name])), APP_PATHS[name]);
});

/** The file of the stepper in place of Add, and of what cards say of the cart. */
const STEPPER = 'card-states';

for (const [where, path, container] of [
  ['a list', () => card().list, (page: Page) => cardOf(page, card())],
  ['its own page', () => card().path, (page: Page) => page.getByRole('article')],
] as const) {
  test(`an item is in the cart and in the badge for little script, and the toast follows for some more: from ${where}`, async ({
    page,
    activate,
  }) => {
    const wire = new Wire(page);
    // What follows: what says so, with the files that it imports.
    const release = await hold(page, new RegExp(`/(?:alerts|trusted-types|load-styles|make|say-added|${STEPPER})\\.`));
    await page.goto(path());
    const inline = await inlineScriptBytes(page);
    await activate(addButton(container(page)));
    await expectBadge(page, 1);
    const answers = await wire.answers();
    for (const { url, text } of answers) expect(REACT.test(text), `${url} has React`).toBe(false);
    record('add', sumBytes(answers, 'script') + inline, path());
    release();
    await expect(toastOf(page)).toBeVisible();
    const more = await wire.answers(answers);
    for (const { url, text } of more) expect(REACT.test(text), `${url} has React`).toBe(false);
    const isStepper = ({ url }: { url: string }) => new RegExp(`/(?:${STEPPER})\\.`).test(url);
    record(
      'toast',
      sumBytes(
        more.filter((one) => !isStepper(one)),
        'script',
        'style',
      ),
      path(),
    );
    const stepper = more.filter(isStepper);
    if (stepper.length > 0) record('stepper', sumBytes(stepper, 'script', 'style'), path());
  });
}

test.describe('the first opening', () => {
  const panels: Record<'drawer' | 'sheet' | 'login', (page: Page) => [opener: Locator, panel: Locator]> = {
    drawer: (page) => [cartLink(page), drawerOf(page).getByRole('listitem')],
    sheet: (page) => [
      cardOf(page, card()).getByRole('link', { name: card().title }),
      sheetOf(page).getByRole('article'),
    ],
    login: (page) => [accountLink(page), loginPanelOf(page).getByRole('textbox').first()],
  };
  for (const [row, find] of Object.entries(panels) as [keyof typeof panels, (typeof panels)['drawer']][]) {
    test(`of the ${row} stays within its budget, React and all`, async ({ page, activate }) => {
      await keepCart(page, [lineFor(card())]);
      await stayFast(page);
      const wire = new Wire(page);
      await page.goto(card().list);
      await page.waitForLoadState('networkidle');
      const before = await wire.answers();
      // What completes the rows of an open cart once their prices are known has a budget with the drawer (below).
      if (row === 'drawer') await page.route(EXTRAS, () => {});
      const [opener, panel] = find(page);
      // The last request of the drawer: it follows the prices, which may arrive before the rows are shown, or after.
      const isPriced = row === 'drawer' ? page.waitForRequest(EXTRAS) : undefined;
      await activate(opener);
      await expect(panel).toBeVisible();
      await isPriced;
      // The sheet opens before React is there.
      await expect.poll(() => isDriven(page.getByRole('dialog')), { intervals: [50] }).toBe(true);
      const answers = await wire.answers(before);
      expect(
        answers.some(({ text }) => REACT.test(text)),
        'React drives it',
      ).toBe(true);
      for (const { url, text } of answers) expect(ZOD.test(text), `${url} has zod`).toBe(false);
      record(row, sumBytes(answers, 'script', 'style', 'data'), card().list);
      if (row === 'sheet')
        record(
          'product',
          sumBytes(
            answers.filter(({ url }) => url.endsWith(card().path)),
            'page',
          ),
          card().path,
        );
    });
  }
});

test.describe('all that is asked for', () => {
  /** The worker is registered by the last script of what a page loads by itself, or of a checkout. Here Playwright blocks that. */
  const untilRegistered = (page: Page) =>
    page.waitForEvent('console', (message) => /Service Worker registration blocked/.test(message.text()));
  /** The same after a touch: what comes some seconds later comes now. */
  async function passUntil(page: Page, registered: Promise<unknown>): Promise<void> {
    let isOver = false;
    void registered.then(() => {
      isOver = true;
    });
    await expect(async () => {
      await page.clock.runFor(300);
      expect(isOver).toBe(true);
    }).toPass({ intervals: [50] });
  }

  test.beforeEach(async ({ page }) => page.unrouteAll());

  test.describe('by a page itself after its first touch', () => {
    test.use({ consent: 'unasked' });
    for (const name of ['list', 'product', 'policy'])
      test(`is little, in few requests: ${name}`, async ({ page }) => {
        const path = PAGES[name]?.() ?? '';
        const wire = new Wire(page);
        await page.clock.install();
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        const before = await wire.answers();
        const registered = untilRegistered(page);
        await page.keyboard.press('Shift');
        await passUntil(page, registered);
        await expect(page.locator('.consent')).toBeAttached();
        const answers = await wire.answers(before);
        record('touch', sumBytes(answers, 'script', 'style', 'data'), path);
        // The sharper picture of a product is what the touch was for.
        record('touchRequests', answers.filter(({ kind }) => kind !== 'picture').length, path);
      });
  });

  test('by the first opening of the drawer, and by that first touch, stays within its budgets', async ({
    page,
    activate,
  }) => {
    await keepCart(page, [lineFor(card())]);
    await stayFast(page);
    const wire = new Wire(page);
    await page.clock.install();
    await page.goto(card().list);
    await page.waitForLoadState('networkidle');
    const before = await wire.answers();
    const registered = untilRegistered(page);
    await activate(cartLink(page));
    await expect(drawerOf(page).getByRole('listitem')).toBeVisible();
    await passUntil(page, registered);
    const answers = await wire.answers(before);
    record('drawerAll', sumBytes(answers, 'script', 'style', 'data'), card().list);
    record('drawerRequests', answers.length, card().list);
  });

  test('by a first checkout, until the order can be sent, stays within its budgets', async ({ page }) => {
    await keepCart(page, [lineFor(card())]);
    const wire = new Wire(page);
    const [registered, quoted] = [untilRegistered(page), page.waitForResponse('**/api/quote')];
    await page.goto('/checkOut');
    await Promise.all([registered, quoted]);
    const answers = await wire.answers();
    for (const { url, text } of answers) expect(REACT.test(text), `${url} has React`).toBe(false);
    record('checkout', sumBytes(answers, 'script') + (await inlineScriptBytes(page)), '/checkOut');
    record('checkoutRequests', answers.length, '/checkOut');
  });
});

test.describe('the search', () => {
  for (const word of ['saree', 'kurti', 'helmet', 'साड़ी'])
    test(`has suggestions within their budget: ${word}`, async ({ page, activate }) => {
      await page.goto('/products');
      const wire = new Wire(page);
      await activate(searchBox(page));
      await expect(searchBox(page)).toHaveAttribute('aria-autocomplete', 'list');
      // At once, as what a slow machine asks for between two letters is another search.
      await page.keyboard.insertText(word);
      await expect(
        suggestionsOf(page).getByRole('group', { name: 'Products' }).getByRole('option').first(),
      ).toBeVisible();
      const answers = await wire.answers();
      for (const { url, text } of answers) expect(REACT.test(text), `${url} has React`).toBe(false);
      record('searchBox', sumBytes(answers, 'script', 'style'), word);
      record('suggestions', sumBytes(answers, 'data'), word);
      record('suggestionRequests', answers.filter(({ kind }) => kind !== 'picture').length, word);
    });

  for (const query of ['red saree under 600', 'kurthee', 'size 8 black shoes for men', 'लाल रंग की साड़ी'])
    test(`has results within their budget, by two round trips: ${query}`, async ({ page }) => {
      const wire = new Wire(page);
      const path = `/search?${new URLSearchParams({ q: query })}`;
      await noteWhenFound(page);
      // As on a slow link, what shows results comes after the page has asked for the index.
      await page.route('**/DirectoryIndex.*.js', async (route) => {
        await pause(INDEX_FIRST_MS);
        await route.continue();
      });
      await page.goto(path);
      await expect(resultCards(page).first()).toBeVisible();
      const trips = await countTrips(page);
      expect(await listEarlyScripts(page)).toHaveLength(3);
      const answers = await wire.answers();
      for (const { url, text } of answers) expect(REACT.test(text), `${url} has React`).toBe(false);
      record('results', sumBytes(answers, 'script') + (await inlineScriptBytes(page)), path);
      record('search', sumBytes(answers, 'data'), path);
      record('searchTrips', trips, path);
    });
});

test.describe('a search with a price', () => {
  for (const query of ['saree under 600', '500 se kam kurti', 'dress for women ₹300-₹900'])
    test(`has its pictures after three round trips: ${query}`, async ({ page }) => {
      const path = `/search?${new URLSearchParams({ q: query })}`;
      const waves = await listWaves(page, path);
      const asked = waves.flat();
      record('pricedTrips', waves.length, path);
      record('pricedRequests', asked.filter((url) => !url.includes('/_img/')).length, path);
      expect(
        asked.filter((url) => /\/cards\/|\/w\//.test(url)),
        'of the index, and of cards',
      ).toEqual([]);
    });
});

test('each budget of the report keeps 2 % free, over the wire and of what is built', () => {
  const { sizes, further } = readReport();
  expect([...results.keys()].sort()).toEqual(Object.keys(WIRE_BUDGETS).sort());
  const wire = listWireRows({ results: [...results.values()] });
  const rows = [...listPageRows(sizes), ...listFurtherRows(further), ...wire];
  expect(rows.filter((row) => !keepsRoom(row)).map(formatRow)).toEqual([]);
});

/** More than the time after which the search page asks for the index (client/boot/query.ts). */
const INDEX_FIRST_MS = 300;
