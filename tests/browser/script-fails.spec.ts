import type { Locator, Page } from '@playwright/test';
import { type Card, findCard } from './built-shop.ts';
import { expect, test } from './shop.ts';
import { accountLink, cardOf, cartLink, hold, keep, keepCart, lineFor, lineOf } from './steps.ts';

const card = (): Card => findCard('something to add', ({ offers }) => offers === 'add');
const sized = (): Card => findCard('size S on its card', ({ size }) => size === 'S');

const again = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: 'Reload' });
const chat = (page: Page): Locator => page.getByRole('main').getByRole('link', { name: 'WhatsApp' });
const mail = (page: Page): Locator => page.getByRole('main').getByRole('link', { name: 'Email' });

/** Every application page that needs its script, and what it offers without. */
const PAGES: Record<string, (page: Page) => Locator> = {
  '/cart': chat,
  '/en-ae/cart': chat,
  '/checkOut': chat,
  '/en-ae/checkOut': chat,
  '/order': chat,
  '/order?number=7K3MQ-9XD2A': chat,
  '/cashFree?order=7K3MQ-9XD2A': chat,
  '/loginPage': chat,
  '/login_register': chat,
  '/reset_password': chat,
  '/complaint': (page) => page.getByText('You still get a ticket number'),
  '/wishlist': (page) => page.getByText('Send yourself a product’s link'),
  '/shared': (page) => page.getByText('Ask the sender for product links'),
  '/compare': (page) => page.getByText('Every product page shows its price'),
  '/productDetails?data=%7B%7D': (page) => page.getByRole('link', { name: 'Browse from A to Z' }).last(),
};

/** Answers scripts with 404, as after a publish that took old files away. */
async function loseScripts(page: Page, files = '**/_astro/*.js'): Promise<void> {
  await page.route(files, (route) => route.fulfill({ status: 404, body: 'Not found.' }));
}

/** Waits until no file has come for a while: each begins the page's wait anew, which the test's clock would not notice. */
async function settleFiles(page: Page): Promise<void> {
  let before = -1;
  const hasSettled = async () => {
    const files = await page.evaluate(() => performance.getEntriesByType('resource').length);
    const isSame = files === before;
    before = files;
    return isSame;
  };
  await expect.poll(hasSettled, { intervals: [300] }).toBe(true);
}

/** No control that needs a script is shown, and nothing is waiting. */
async function expectOffer(page: Page, offer: Locator): Promise<void> {
  await expect(again(page)).toBeVisible();
  await expect(offer).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText(/^(?:Loading|Checking|Opening)\b.*…$/).and(main.locator(':visible'))).toHaveCount(0);
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await expect(main.getByRole('button')).toHaveCount(1);
}

const textOf = async (link: Locator): Promise<string> => {
  const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
  return (searchParams.get('text') ?? searchParams.get('body') ?? '').replaceAll('\r', '');
};

test.describe('where no script can be loaded', () => {
  test.beforeEach(({ complaints }) => complaints.expect(/404|ERR_FAILED|ERR_BLOCKED/));

  for (const [path, offer] of Object.entries(PAGES)) {
    test(`${path} says so at once and offers what it offers without`, async ({ page }) => {
      await page.clock.install();
      await loseScripts(page);
      await page.goto(path);
      await expectOffer(page, offer(page));
    });
  }

  test('because it is blocked, the cart offers the same', async ({ page }) => {
    await page.route('**/_astro/*.js', (route) => route.abort('blockedbyclient'));
    await page.goto('/cart');
    await expectOffer(page, chat(page));
  });

  for (const path of ['/cart', '/checkOut']) {
    test(`the message of ${path} has the stored cart in it, by both ways`, async ({ page }) => {
      await keepCart(page, [lineFor(sized(), { quantity: 3 }), lineFor(card())]);
      await loseScripts(page);
      await page.goto(path);
      await expect(again(page)).toBeVisible();
      const wanted = `3 × ${sized().title}, ${sized().sku}, S\n1 × ${card().title}, ${card().sku}`;
      await expect(page.getByRole('main').getByText(wanted)).toBeVisible();
      for (const way of [chat(page), mail(page)]) {
        const text = await textOf(way);
        expect(text).toContain('I would like to order.');
        expect(text.endsWith(wanted), text).toBe(true);
      }
    });
  }

  test("the second market's cart page has that market's cart", async ({ page }) => {
    await keepCart(page, [lineFor(card())]);
    await keepCart(page, [lineFor(card(), { title: 'In dirhams' })], 'cart:ae');
    await loseScripts(page);
    await page.goto('/en-ae/cart');
    await expect(page.getByText(`1 × In dirhams, ${card().sku}`)).toBeVisible();
    expect(await textOf(chat(page))).not.toContain(card().title);
  });

  test('what was added on a page without script is in the message', async ({ page }) => {
    await loseScripts(page);
    await page.goto(`/cart?sku=${sized().sku}&size=S&quantity=2`);
    await expect(page.getByText(`2 × ${sized().sku}, S`)).toBeVisible();
  });

  test('the message about an order names its number, or those that are kept here', async ({ page }) => {
    await keep(page, 'orders', [{ number: '8J2LP-1AB3C', key: 'k' }]);
    await loseScripts(page);
    await page.goto('/order');
    await expect(page.getByText('Order 8J2LP-1AB3C')).toBeVisible();
    await page.goto('/cashFree?order=7K3MQ-9XD2A');
    await expect(page.getByText('Order 7K3MQ-9XD2A')).toBeVisible();
    expect(await textOf(mail(page))).toMatch(/Order 7K3MQ-9XD2A$/);
  });

  test('a crafted stored value or address adds no text of its own', async ({ page }) => {
    await keep(page, 'cart', '{"lines":[5,{"sku":"<b>"},{"title":"x"}]');
    await loseScripts(page);
    await page.goto('/order?number=Call%20%2B91%2099999%2000000');
    await expect(again(page)).toBeVisible();
    await expect(page.getByText('99999')).toHaveCount(0);
    await page.goto('/cart');
    await expect(again(page)).toBeVisible();
    expect(await textOf(chat(page))).toMatch(/What I want:\n$/);
  });

  test('the cart opens once scripts are there again', async ({ page, activate }) => {
    await keepCart(page, [lineFor(card())]);
    await loseScripts(page);
    await page.goto('/cart');
    await expect(again(page)).toBeVisible();
    await page.unroute('**/_astro/*.js');
    await activate(again(page));
    await expect(lineOf(page.getByRole('main'), card())).toBeVisible();
    await expect(again(page)).toBeHidden();
  });

  for (const [path, file] of Object.entries({
    '/cart': 'cart.*',
    '/checkOut': 'priced.*',
    '/order': 'base.*',
    '/cashFree?order=7K3MQ-9XD2A': 'base.*',
  })) {
    test(`${path} does so too where one file is missing that its own script needs`, async ({ page }) => {
      await loseScripts(page, `**/_astro/${file}`);
      await page.goto(path);
      await expectOffer(page, (PAGES[path] as (typeof PAGES)[string])(page));
    });
  }

  test('for React, which a touch loads, the login page does so when its form is sent', async ({ page, activate }) => {
    await loseScripts(page, '**/_astro/react.*');
    await page.goto('/loginPage');
    await page.getByRole('textbox', { name: 'Username or email address' }).fill('meena');
    await page.getByLabel('Password', { exact: true }).fill('secret');
    await activate(page.getByRole('main').getByRole('button', { name: 'Log in' }));
    await expect(again(page)).toBeVisible();
    await expect(chat(page)).toBeVisible();
  });

  test('for a part that is loaded later, the orders page offers it beside its own text', async ({ page }) => {
    await loseScripts(page, '**/order-list.*');
    await page.goto('/order');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(chat(page)).toBeVisible();
  });

  test('a panel that can not be loaded is replaced by the page that its control links to', async ({
    page,
    activate,
  }) => {
    await loseScripts(page, '**/_astro/{cart-drawer,login-panel,sheet-content}.*');
    await page.goto('/products');
    await activate(cartLink(page));
    await expect(page).toHaveURL('/cart');
    await page.goto('/products');
    await activate(accountLink(page));
    await expect(page).toHaveURL('/loginPage');
    await page.goto(card().list);
    await activate(cardOf(page, card()).getByRole('link', { name: card().title }));
    await expect(page).toHaveURL(card().path);
  });
});

test.describe('where scripts hang', () => {
  for (const path of ['/cart', '/checkOut', '/order', '/cashFree?order=7K3MQ-9XD2A', '/loginPage']) {
    test(`${path} waits until nothing has come for 10 seconds, offers the same, and switches back when they arrive`, async ({
      page,
      complaints,
    }) => {
      complaints.expect(/api\/|ERR_/);
      const release = await hold(page, '**/_astro/*.js');
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1_000);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await settleFiles(page);
      await page.clock.runFor(9_000);
      await expect(again(page)).toBeHidden();
      await page.clock.runFor(1_000);
      await expectOffer(page, (PAGES[path] as (typeof PAGES)[string])(page));
      await page.clock.resume();
      release();
      await expect(again(page)).toBeHidden();
    });
  }

  test('each file that arrives begins the wait anew, and nothing is offered while they arrive', async ({ page }) => {
    const held: (() => void)[] = [];
    await page.route('**/_astro/*.js', async (route) => {
      await new Promise<void>((done) => held.push(done));
      await route.continue();
    });
    await page.addInitScript(() => {
      const seen = Object.assign(window, { files: [] as string[], hasFailed: false });
      // The stopped clock has no entries to read.
      new PerformanceObserver((list) => seen.files.push(...list.getEntries().map(({ name }) => name))).observe({
        type: 'resource',
      });
      new MutationObserver(() => {
        seen.hasFailed ||= 'failed' in document.documentElement.dataset;
      }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-failed'] });
    });
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.goto('/loginPage', { waitUntil: 'commit' });
    const field = page.getByRole('main').getByRole('textbox').first();
    const isThere = () => page.evaluate(() => customElements.get('login-form') !== undefined);
    // One file after the other, each in 9 seconds of the page's clock.
    for (;;) {
      await expect(async () => expect(held.length > 0 || (await isThere())).toBe(true)).toPass();
      const next = held.shift();
      if (!next) break;
      await page.clock.runFor(9_000);
      await expect(again(page)).toBeHidden();
      const arrived = page.waitForResponse('**/_astro/*.js');
      next();
      const file = (await arrived).url();
      const listNoted = () => page.evaluate(() => (window as unknown as { files: string[] }).files);
      await expect.poll(listNoted).toContain(file);
    }
    await expect(field).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { hasFailed: boolean }).hasFailed)).toBe(false);
  });
});
