import type { Page } from '@playwright/test';
import { type Card, findCard, readProduct } from './built-shop.ts';
import { findLayoutShifts, recordLayoutShifts } from './layout-shifts.ts';
import { expect, test } from './shop.ts';
import {
  ADDED,
  addButton,
  cardOf,
  cartLink,
  drawerOf,
  expectBadge,
  keep,
  keepCart,
  lineFor,
  lineOf,
  readCart,
  formatRupees,
  spoken,
} from './steps.ts';

/** Stored values are untrusted (core/cart/stored-cart.ts). */

const card = (): Card => findCard('something to add', ({ offers }) => offers === 'add');
const another = (): Card =>
  findCard('another thing to add', ({ offers, sku }) => offers === 'add' && sku !== card().sku);
const UNREADABLE = 'We couldn’t restore your cart.';

test.describe('an unreadable stored cart', () => {
  for (const [what, value] of Object.entries({
    'cut-off JSON': '{"version":1,"lines":[{"sku":"A',
    'a text': 'hello',
    'a number': '42',
    'an object of somebody else': '{"user":{"name":"x"}}',
    'a huge value': `{"version":1,"lines":[${'"x",'.repeat(60_000)}"x"]}`,
  })) {
    test(`is reported in the drawer and starts empty: ${what}`, async ({ page, activate }) => {
      await keep(page, 'cart', value);
      await page.goto('/products');
      await expectBadge(page, 0);
      await activate(cartLink(page));
      await expect(spoken(page).filter({ hasText: UNREADABLE })).toBeInViewport();
      await expect(drawerOf(page).getByText('Your cart is empty', { exact: true })).toBeVisible();
    });
  }

  test('is reported on the cart page', async ({ page }) => {
    await keep(page, 'cart', '{');
    await page.goto('/cart');
    await expect(spoken(page).filter({ hasText: UNREADABLE })).toBeInViewport();
    await expect(page.getByText('Your cart is empty', { exact: true })).toBeVisible();
  });

  test('does not stop anything from being added', async ({ page, activate }) => {
    await keep(page, 'cart', '{');
    await page.goto(card().list);
    await activate(addButton(cardOf(page, card())));
    await expectBadge(page, 1);
    expect(await readCart(page)).toMatchObject([{ sku: card().sku, quantity: 1 }]);
  });

  test('keeps the valid lines and says that others are lost', async ({ page }) => {
    const strangers = [null, 5, {}, { sku: '../x', title: 'x', priceMinor: 1 }, { sku: 'A', title: 'no price' }];
    await keep(page, 'cart', { version: 1, lines: [...strangers, lineFor(card())] });
    await page.goto('/cart');
    await expect(spoken(page).filter({ hasText: 'We couldn’t restore some items in your cart.' })).toBeVisible();
    await expect(lineOf(page.getByRole('main'), card())).toBeVisible();
  });
});

test('a cart of the shop before this one is read', async ({ page }) => {
  const { sku, title, priceMinor } = card();
  const old = { productValue: { name: title, mpn: sku, offers: { price: priceMinor / 100 }, image: [] }, quantity: 3 };
  await keep(page, 'cart', [old]);
  await page.goto('/cart');
  await expect(lineOf(page.getByRole('main'), card()).getByRole('spinbutton')).toHaveValue('3');
  await expectBadge(page, 3);
});

test('a stored quantity beyond five counts as five', async ({ page }) => {
  await keepCart(page, [lineFor(card(), { quantity: 99 })]);
  await page.goto('/cart');
  await expect(lineOf(page.getByRole('main'), card()).getByRole('spinbutton')).toHaveValue('5');
  await expectBadge(page, 5);
});

test('a stored address that leads elsewhere is not followed', async ({ page }) => {
  await keepCart(page, [lineFor(card(), { path: 'https://example.org/x', picture: '//example.org/x.webp' })]);
  await page.goto('/cart');
  const line = lineOf(page.getByRole('main'), card());
  await expect(line.getByRole('link', { name: card().title })).toHaveAttribute('href', card().path);
  await expect(line.getByRole('presentation')).toHaveCount(0);
});

test.describe('a browser that stores nothing', () => {
  const KEEPS_NOTHING = 'This browser can’t save your cart. It is lost when you close the page.';

  test('because storage is full: the cart lasts as long as the page, and the shopper is told', async ({
    page,
    activate,
  }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto(card().list);
    await activate(addButton(cardOf(page, card())));
    await expectBadge(page, 1);
    await expect(spoken(page).filter({ hasText: KEEPS_NOTHING })).toBeVisible();
    await activate(cartLink(page));
    await expect(lineOf(drawerOf(page), card())).toBeVisible();
  });

  test('because storage is forbidden: the cart lasts as long as the page, and the shopper is told', async ({
    page,
    activate,
  }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('forbidden', 'SecurityError');
          },
        });
    });
    await page.goto(card().list);
    await activate(addButton(cardOf(page, card())));
    await expectBadge(page, 1);
    await expect(spoken(page).filter({ hasText: KEEPS_NOTHING })).toBeVisible();
    await activate(cartLink(page));
    await expect(lineOf(drawerOf(page), card())).toBeVisible();
  });
});

test.describe('a line of the cart says', () => {
  /** The one on the cart page, below what it is made of. */
  const totalOf = (page: Page) => page.getByRole('main').getByRole('definition').last();

  test('what its price was, and counts the one of today', async ({ page }) => {
    await keepCart(page, [lineFor(card(), { priceMinor: card().priceMinor - 100, quantity: 2 })]);
    await page.goto('/cart');
    const line = lineOf(page.getByRole('main'), card());
    await expect(line.getByText(`Was ${formatRupees(card().priceMinor - 100)} when added`)).toBeVisible();
    await expect(totalOf(page)).toHaveText(formatRupees(card().priceMinor * 2));
  });

  test('that its product is not sold any more, and does not count', async ({ page, activate }) => {
    await keepCart(page, [
      lineFor(card()),
      lineFor(another(), { sku: 'GONE-1', title: 'A thing of the past', priceMinor: 99_900 }),
    ]);
    await page.goto('/products');
    await activate(cartLink(page));
    const line = lineOf(drawerOf(page), { title: 'A thing of the past' });
    await expect(line.getByText('No longer sold here.')).toBeVisible();
    await expect(line.getByRole('spinbutton')).toHaveCount(0);
    await expect(line.getByRole('button', { name: /^Save for later/ })).toHaveCount(0);
    await expect(drawerOf(page).getByText('1 item is not available and is not in this total.')).toBeVisible();
    await expect(drawerOf(page).getByRole('definition').last()).toHaveText(formatRupees(card().priceMinor));
    await activate(line.getByRole('button', { name: 'Remove A thing of the past' }));
    await expect(line).toHaveCount(0);
  });

  test('that it is sold out', async ({ page }) => {
    const soldOut = findCard('no stock', ({ offers }, { canBuy }) => offers === 'nothing' && !canBuy);
    await keepCart(page, [lineFor(soldOut)]);
    await page.goto('/cart');
    await expect(
      lineOf(page.getByRole('main'), soldOut).getByText(
        /^(?:Sold out since you added it\.|(?:Available from|From) \d)/,
      ),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Checkout' })).toHaveCount(0);
  });

  test('that its size is sold out', async ({ page }) => {
    const sized = findCard('a size that is away', (_, { canBuy, sizesAway }) => canBuy && sizesAway.length > 0);
    const [size = ''] = readProduct(sized.path).sizesAway;
    await keepCart(page, [lineFor({ ...sized, size })]);
    await page.goto('/cart');
    await expect(lineOf(page.getByRole('main'), sized).getByText('Sold out since you added it.')).toBeVisible();
  });

  for (const [state, onLine] of Object.entries({ 'without a connection': false, 'where nothing arrives': true }))
    test(`that prices are not checked ${state}: nothing moves`, async ({ page, complaints }) => {
      complaints.expect(/_data\/prices|ERR_FAILED/);
      await recordLayoutShifts(page);
      await page.addInitScript((value) => Object.defineProperty(navigator, 'onLine', { value }), onLine);
      await page.route('**/_data/**', (route) => route.abort());
      await keepCart(page, [lineFor(card())]);
      await page.goto('/cart', { waitUntil: 'networkidle' });
      await expect(page.getByText('Today’s prices not checked yet')).toBeVisible();
      await expect(totalOf(page)).toHaveText(card().price);
      expect(await findLayoutShifts(page)).toEqual([]);
    });
});

test('the status line names what was added even where the toast can not be fetched', async ({
  page,
  activate,
  complaints,
}) => {
  complaints.expect(/alerts|ERR_FAILED/);
  await page.route('**/alerts.*', (route) => route.abort());
  await page.goto(card().list);
  await activate(addButton(cardOf(page, card())));
  await expect(spoken(page).filter({ hasText: ADDED })).toBeVisible();
  await expectBadge(page, 1);
});
