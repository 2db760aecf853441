import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { FILES, INDEX_PATH } from '../../src/core/offline/cache-names.ts';
import type { CopyEntry } from '../../src/core/offline/copy-index.ts';
import { describeAge } from '../../src/core/offline/mark-copy.ts';
import { listen } from '../../src/cli/server/listen.ts';
import { createStaticServer } from '../../src/cli/server/static-server.ts';
import { type Card, listCards, SITE_FOLDER } from './built-shop.ts';
import {
  atAnotherPrice,
  countOrders,
  fillAddress,
  nameField,
  openCheckout,
  openTab,
  placeOrderButton,
  someName,
  something,
  streetField,
  thanks,
} from './order-steps.ts';
import { OwnShop } from './own-shop.ts';
import { test } from './real-host.ts';
import { expect, RARE } from './shop.ts';
import { addButton, cardOf, expectBadge, keep } from './steps.ts';

/** Without a connection: the service worker, the page about it, and orders that wait (issue 15, section 2). */

test.use({ serviceWorkers: 'allow', consent: 'yes' });
test.beforeEach(({ complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
  // The connection ended while the browser fetched the service worker, which the next page registers again.
  complaints.expect(/An unknown error occurred when fetching the script/);
});

/** After this time without an answer the service worker shows a copy. */
const SLOW_MS = 5_000;

const [card, second] = listCards('/products') as [Card, Card];
const note = (page: Page) => page.getByText(/^No connection\. Saved on \d+ \w+, .*: prices may have changed\.$/);

/** Whether there is a copy of each path. */
const areKept = (page: Page, paths: readonly string[]) =>
  page.evaluate(async (asked) => {
    const found = await Promise.all(asked.map((path) => caches.match(path)));
    return found.every(Boolean);
  }, paths);

/** What the worker's index says of the copies of scripts and pages without content of their own. */
const readCopiesOf = (page: Page) =>
  page.evaluate(
    async ([cacheName, path]) =>
      ((await (await caches.match(path, { cacheName }))?.json()) ?? {}) as Record<string, CopyEntry>,
    [FILES, INDEX_PATH] as const,
  );

/** Touches the page, and waits until the worker runs and has copies of it and of the page about being offline. */
async function install(page: Page, offline = '/offline'): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const paths = [offline, new URL(page.url()).pathname];
  await expect.poll(() => areKept(page, paths)).toBe(true);
}

/** Opens a page and waits until there is a copy of it. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await expect.poll(() => areKept(page, [new URL(page.url()).pathname])).toBe(true);
}

test('what was looked at can be looked at in flight mode, with its age', async ({ page, context, activate }) => {
  await page.goto(card.list);
  await install(page);
  await visit(page, card.path);
  await visit(page, '/cart');
  await visit(page, '/wishlist');
  await visit(page, card.list);
  await activate(addButton(cardOf(page, listCards(card.list).find(({ offers }) => offers === 'add') ?? card)));
  await expectBadge(page, 1);
  await context.setOffline(true);

  await page.goto(card.path);
  await expect(note(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: card.title })).toBeVisible();
  const picture = page.getByRole('article').getByRole('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await activate(page.getByRole('button', { name: 'Add to wishlist' }));
  await expect(page.getByText('Added to your wishlist.')).toBeVisible();
  await page.goto('/wishlist');
  await expect(page.getByRole('main').getByRole('link', { name: card.title }).first()).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('1');

  await page.goto(second.path);
  await expect(page.getByText('This page isn’t saved on this phone,')).toBeVisible();
  await activate(page.getByRole('list').getByRole('link', { name: card.title }));
  await expect(page).toHaveURL(card.path);
  await context.setOffline(false);
  await page.reload();
  await expect(note(page)).toHaveCount(0);
});

test('a panel and a search use what was used before', RARE, async ({ page, context, activate }) => {
  await page.goto('/search?q=saree');
  await install(page);
  await visit(page, card.path);
  await visit(page, '/search?q=saree');
  await expect(
    page.getByRole('region', { name: 'Search results' }).getByRole('heading', { level: 3 }).first(),
  ).toBeVisible();
  await visit(page, card.list);
  await activate(cardOf(page, card).getByRole('link', { name: card.title }));
  await expect(page.getByRole('heading', { level: 1, name: card.title })).toBeVisible();
  await context.setOffline(true);
  await page.goto('/search?q=saree');
  await expect(note(page)).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Search results' }).getByRole('heading', { level: 3 }).first(),
  ).toBeVisible();
});

const waiting = (page: Page) => page.locator('[data-waiting]');
const waits = (page: Page) => waiting(page).getByRole('heading', { name: 'Your order is waiting for a connection' });

/** Fills in the checkout and places the order in flight mode. Returns the name that it was filled in with. */
async function orderOffline(
  page: Page,
  activate: (control: ReturnType<typeof placeOrderButton>) => Promise<void>,
): Promise<string> {
  await openCheckout(page);
  const name = someName();
  await fillAddress(page);
  await nameField(page).fill(name);
  await page.context().setOffline(true);
  await activate(placeOrderButton(page));
  await expect(waits(page)).toBeVisible();
  await expect(placeOrderButton(page)).toBeHidden();
  return name;
}

test('an order waits, also when the browser is closed, and is sent once by two tabs', async ({
  page,
  context,
  activate,
  shop,
}) => {
  const name = await orderOffline(page, activate);
  await expect(waiting(page)).toContainText('1 piece for ₹');
  await page.close();
  expect(await countOrders(shop, name)).toBe(0);
  await context.setOffline(false);
  const [one, other] = await Promise.all([openTab(context, '/checkOut'), openTab(context, '/offline')]);
  await expect.poll(() => countOrders(shop, name)).toBe(1);
  const placed = (tab: Page) => waiting(tab).getByRole('heading', { name: 'Your order is placed' });
  // The tab that has sent it says so, perhaps a moment after the cart is empty.
  let tab = one;
  const findPlaced = async () => {
    for (const each of [one, other]) if (await placed(each).isVisible()) tab = each;
    return placed(tab).isVisible();
  };
  await expect.poll(findPlaced).toBe(true);
  await expect(placed(one).or(one.getByText('Your cart is empty')).first()).toBeVisible();
  await expect(waits(other)).toBeHidden();
  await activate(waiting(tab).getByRole('link', { name: 'See your order' }));
  await expect(thanks(tab)).toBeVisible();
  await expectBadge(tab, 0);
  expect(await countOrders(shop, name)).toBe(1);
});

test('an order that waits is sent when the connection is back, or cancelled', async ({
  page,
  activate,
  context,
  shop,
}) => {
  const name = await orderOffline(page, activate);
  await activate(waiting(page).getByRole('button', { name: 'Cancel order' }));
  await expect(placeOrderButton(page)).toBeVisible();
  await activate(placeOrderButton(page));
  await expect(waits(page)).toBeVisible();
  await context.setOffline(false);
  await expect(waiting(page).getByRole('heading', { name: 'Your order is placed' })).toBeVisible();
  expect(await countOrders(shop, name)).toBe(1);
});

const cityFilled = async (page: Page) => {
  await page.getByLabel('City or district').fill('Jaipur');
  await page.getByLabel('State').selectOption('Rajasthan');
};

/** Fills in the checkout without the list of PIN codes, places the order, and expects it to wait. */
async function fillOffline(
  page: Page,
  activate: (control: ReturnType<typeof placeOrderButton>) => Promise<void>,
): Promise<string> {
  const name = someName();
  await nameField(page).fill(name);
  await page.getByLabel('Mobile number').fill('98765 43210');
  await page.getByLabel('PIN code').fill('302001');
  await cityFilled(page);
  await streetField(page).fill('12 Mango Lane');
  await activate(placeOrderButton(page));
  await expect(waits(page)).toBeVisible();
  await expect(page.getByText('could not load')).toBeHidden();
  return name;
}

const placed = (page: Page) => waiting(page).getByRole('heading', { name: 'Your order is placed' });

for (const [how, saving] of [
  ['', '0'],
  [' with data saving on', '1'],
] as const)
  test(`a checkout that was opened and not touched takes an order offline${how}`, async ({
    page,
    context,
    activate,
    shop,
  }) => {
    await context.addInitScript((choice) => localStorage.setItem('saving', choice), saving);
    await openCheckout(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const name = await fillOffline(page, activate);
    expect(await countOrders(shop, name)).toBe(0);
    await context.setOffline(false);
    await expect(placed(page)).toBeVisible();
    await expect(waits(page)).toBeHidden();
    expect(await countOrders(shop, name)).toBe(1);
  });

test('the first item in the cart is enough to order offline, in another tab and before any page was opened again', async ({
  page,
  context,
  activate,
  shop,
}) => {
  await page.goto(card.list);
  await activate(addButton(cardOf(page, listCards(card.list).find(({ offers }) => offers === 'add') ?? card)));
  await expectBadge(page, 1);
  const isKept = async () => {
    const copies = await readCopiesOf(page);
    return Boolean(copies['/checkOut']?.page?.files);
  };
  await expect.poll(isKept).toBe(true);
  await page.close();
  await context.setOffline(true);
  const tab = await openTab(context, '/checkOut');
  await expect(tab.getByRole('heading', { name: 'Your order', exact: true })).toBeVisible();
  const name = await fillOffline(tab, activate);
  await tab.reload();
  await expect(waits(tab)).toBeVisible();
  await context.setOffline(false);
  await expect(placed(tab)).toBeVisible();
  expect(await countOrders(shop, name)).toBe(1);
});

test(
  'with data saving on, an item in the cart makes nothing be kept for an order',
  RARE,
  async ({ page, context, activate }) => {
    await context.addInitScript(() => localStorage.setItem('saving', '1'));
    await page.goto(card.list);
    await activate(addButton(cardOf(page, listCards(card.list).find(({ offers }) => offers === 'add') ?? card)));
    await expectBadge(page, 1);
    await install(page);
    expect(await areKept(page, ['/checkOut'])).toBe(false);
  },
);

test(
  'an order that waits while a price changes is not sent, and says so',
  RARE,
  async ({ page, activate, context, shop }) => {
    const name = await orderOffline(page, activate);
    await atAnotherPrice(shop, something(), async () => {
      await context.setOffline(false);
      await expect(waiting(page).getByRole('heading', { name: 'Your order has not been placed' })).toBeVisible();
      await expect(waiting(page)).toContainText(/: ₹[\d,]+ → ₹[\d,]+ each\./);
      await activate(waiting(page).getByRole('link', { name: 'Review order' }));
      await expect(streetField(page)).toHaveValue('12 Mango Lane');
      await expect(nameField(page)).toHaveValue(name);
    });
    expect(await countOrders(shop, name)).toBe(0);
  },
);

test(
  'asked for, the first pages of the shop are kept whole, and removed',
  RARE,
  async ({ page, context, activate }) => {
    await page.goto('/offline');
    await page.evaluate(() => localStorage.setItem('consent', 'no'));
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const button = page.getByRole('button', { name: /^Save for offline, \d{3} KB$/ });
    await activate(button);
    await expect(page.getByText('Saved. These pages now open offline.')).toBeVisible();
    await context.setOffline(true);
    await page.goto('/womenFashion');
    await expect(note(page)).toBeVisible();
    const picture = page.getByRole('main').getByRole('list').locator('img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.goto('/offline');
    const kept = page.getByRole('region', { name: 'Saved pages' });
    await expect(kept.getByRole('link', { name: 'Women' })).toBeVisible();
    await activate(page.getByRole('button', { name: 'Remove' }));
    await expect(kept.getByText('None yet.')).toBeVisible();
    expect(await page.evaluate(() => caches.has('haat-kept'))).toBe(false);
  },
);

test('a refusal and Clear remove what was looked at', RARE, async ({ page, activate }) => {
  await page.goto(card.path);
  await install(page);
  const clear = async () => {
    await page.goto('/offline');
    await activate(page.getByRole('button', { name: 'Clear' }));
  };
  const refuse = async () => {
    await activate(page.getByRole('button', { name: 'Privacy choices' }));
    await activate(page.getByRole('button', { name: 'Decline' }));
  };
  for (const forget of [clear, refuse]) {
    await visit(page, card.path);
    await forget();
    await expect.poll(() => areKept(page, [card.path])).toBe(false);
  }
  await page.goto(card.path);
  await page.waitForLoadState('networkidle');
  expect(await areKept(page, [card.path])).toBe(false);
});

test('Log out removes what was looked at', RARE, async ({ page, activate, shop }) => {
  const username = someName().replaceAll(' ', '').toLowerCase();
  const answer = await page.request.post(`${shop.address}/api/register`, {
    data: { username, email: `${username}@mail.example`, password: 'monsoon-2025' },
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  await keep(page, 'accessToken', data.token);
  await page.goto(card.path);
  await install(page);
  await visit(page, '/order');
  await activate(page.getByRole('main').getByRole('button', { name: 'Log out' }));
  await expect.poll(() => areKept(page, [card.path])).toBe(false);
});

test('a page is shown as it was saved where the storage of the device is full', RARE, async ({ page, context }) => {
  await page.goto(card.list);
  await install(page);
  await visit(page, card.path);
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1 });
  await context.setOffline(true);
  await page.goto(card.path);
  await expect(note(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: card.title })).toBeVisible();
});

test.describe('from a server of its own', () => {
  const site = createStaticServer(SITE_FOLDER);
  /** The address for which nothing is ever answered. */
  let stuck: string | undefined;
  /** When the server sends answers, if not now. */
  let sentAt: Date | undefined;
  const server = createServer((request, response) => {
    if (sentAt) response.setHeader('date', sentAt.toUTCString());
    if (request.url !== stuck) site.emit('request', request, response);
    else server.emit('stuck');
  });
  test.afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  let address = '';
  test.beforeAll(async () => {
    address = await listen(server, 0, '127.0.0.1');
  });
  test.afterEach(() => {
    [stuck, sentAt] = [undefined, undefined];
  });

  test(
    'a page that Back takes from the browser’s own cache is as old as it is there',
    RARE,
    async ({ page, context }) => {
      await page.goto(`${address}${card.list}`);
      await page.evaluate(() => localStorage.setItem('consent', 'yes'));
      await install(page);
      sentAt = new Date(Date.now() - 2 * 86_400_000);
      await visit(page, `${address}${card.path}`);
      await page.goto(`${address}${card.list}`);
      await page.goBack();
      await context.setOffline(true);
      await expect(async () => {
        await page.goto(`${address}${card.path}`);
        await expect(page.getByText(`No connection. ${describeAge(Number(sentAt))}: prices`)).toBeVisible();
      }).toPass();
    },
  );

  test(
    'a page that is left while the offline page is fetched leaves that to the next',
    RARE,
    async ({ page, context }) => {
      const html = readFileSync(join(SITE_FOLDER, 'offline.html'), 'utf8');
      const [script = ''] = /\/_astro\/offline[\w.-]+\.js/.exec(html) ?? [];
      await page.goto(`${address}${card.list}`);
      await page.evaluate(() => localStorage.setItem('consent', 'yes'));
      stuck = script;
      const asked = once(server, 'stuck');
      await page.keyboard.press('Shift');
      await asked;
      expect(await areKept(page, ['/offline'])).toBe(false);
      stuck = undefined;
      server.closeAllConnections();
      await page.goto(`${address}${card.path}`);
      await install(page);
      await context.setOffline(true);
      await page.goto(`${address}${second.path}`);
      await expect(page.getByText('This page isn’t saved on this phone,')).toBeVisible();
    },
  );

  test('saving for offline use ends when nothing comes any more', RARE, async ({ page, activate }) => {
    await page.clock.install();
    await page.goto(`${address}/offline`);
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const button = page.getByRole('button', { name: /^Save for offline/ });
    await expect(button).toContainText('KB');
    stuck = '/_data/in/keep.json';
    await activate(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward('03:00');
    await expect(page.getByText('Some pages couldn’t be saved.')).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-busy');
  });

  test('a page is shown as it was saved after five seconds, and says why', RARE, async ({ page }) => {
    await page.goto(`${address}${card.list}`);
    await page.evaluate(() => localStorage.setItem('consent', 'yes'));
    await install(page);
    await visit(page, `${address}${card.path}`);
    await page.goto(`${address}${card.list}`);
    stuck = card.path;
    const started = Date.now();
    await page.goto(`${address}${card.path}`);
    expect(Date.now() - started).toBeGreaterThanOrEqual(SLOW_MS);
    await expect(page.getByText(/^Slow connection\. Saved on \d+ \w+, .*: prices may have changed\.$/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: card.title })).toBeVisible();
  });
});

test.describe('a new release', RARE, () => {
  const shop = new OwnShop();
  test.afterAll(() => shop.close());
  const change = (file: string, pattern: RegExp, text: string) => {
    const path = join(shop.catalog, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(pattern, text));
  };

  test('is shown at once, copies say their age, and the kill switch removes worker and copies', async ({
    page,
    context,
  }) => {
    cpSync('tests/fixtures/second-shop', shop.catalog, { recursive: true });
    const site = await shop.open();
    const price = page.getByRole('article').getByText(/^₹\d/).first();
    await page.goto(`${site}/tea`);
    await page.evaluate(() => localStorage.setItem('consent', 'yes'));
    await install(page);
    await visit(page, `${site}/blue-glazed-cup/p/CUP-BLUE`);
    await expect(price).toHaveText('₹240.50');

    change('products/cups/blue.json', /240\.5/, '260');
    await shop.build();
    await page.goto(`${site}/tea`);
    await context.setOffline(true);
    await page.goto(`${site}/blue-glazed-cup/p/CUP-BLUE`);
    await expect(note(page)).toBeVisible();
    await expect(price).toHaveText('₹240.50');
    await context.setOffline(false);
    await page.goto(`${site}/blue-glazed-cup/p/CUP-BLUE`);
    await expect(price).toHaveText('₹260');
    await expect(note(page)).toHaveCount(0);

    change('store.json', /"name"/, '"offline": false, "name"');
    await shop.build();
    await page.goto(`${site}/tea`);
    const left = () =>
      page.evaluate(
        async () => [...(await caches.keys()), ...(await navigator.serviceWorker.getRegistrations())].length,
      );
    await expect.poll(left).toBe(0);
  });
});
