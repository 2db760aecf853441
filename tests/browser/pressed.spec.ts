import type { Page } from '@playwright/test';
import { findCard, listCards } from './built-shop.ts';
import { expect, test } from './shop.ts';
import { cartLink, drawerOf, keepCart, lineFor } from './steps.ts';

/** What is seen while a control is pressed: without a script, and before an answer can come. */

const CONTROLS = 'a[href], button:enabled, summary, label:has(input:enabled)';

const something = () => findCard('something to add', ({ offers }) => offers === 'add');
const PAGES: Readonly<Record<string, () => string>> = {
  'the home page': () => '/',
  'a list': () => '/womenFashion',
  'a product': () => something().path,
  'a search': () => '/search?q=saree',
  'the index': () => '/search',
  'the categories': () => '/categories',
  'a shop': () => '/shop/aaina-beauty',
  'the cart': () => '/cart',
  'the checkout': () => '/checkOut',
  'the wishlist': () => '/wishlist',
  'the orders': () => '/order',
  'the login': () => '/loginPage',
  'a sign-up of sellers': () => '/Seller-SignUp',
  'a log-in of sellers': () => '/Seller-SignIn',
  'a policy': () => '/return-refund',
};

/** Presses one control of each kind that is seen, and gives those that look the same. */
async function listUnanswered(page: Page, inside = 'body'): Promise<{ pressed: number; unanswered: string[] }> {
  // Released controls do nothing.
  await page.evaluate(() =>
    addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    ),
  );
  const kinds = new Set<string>();
  const unanswered: string[] = [];
  for (const control of await page.locator(inside).locator(CONTROLS).all()) {
    const kind = await control.evaluate(
      (element) => `${element.localName}.${element.className} ${(element as HTMLElement).dataset['do'] ?? ''}`,
    );
    if (kinds.has(kind) || !(await control.isVisible())) continue;
    await control.scrollIntoViewIfNeeded();
    const at = await control.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const point = { x: x + width / 2, y: y + height / 2 };
      // Something may lie over it, as a bar at the edge of the screen.
      const hit = document.elementFromPoint(point.x, point.y);
      return hit && (element === hit || element.contains(hit)) ? point : undefined;
    });
    if (!at) continue;
    kinds.add(kind);
    const look = () =>
      control.evaluate((element) =>
        [element, element.querySelector('*')].map((part) => part && getComputedStyle(part).opacity).join(),
      );
    await page.mouse.move(at.x, at.y);
    const before = await look();
    await page.mouse.down();
    if ((await look()) === before) unanswered.push(kind);
    await page.mouse.up();
  }
  return { pressed: kinds.size, unanswered };
}

for (const [name, pathOf] of Object.entries(PAGES))
  test(`each kind of control of ${name} looks pressed while it is`, async ({ page }) => {
    await keepCart(page, [lineFor(something())]);
    await page.goto(pathOf());
    await page.waitForLoadState('networkidle');
    const { pressed, unanswered } = await listUnanswered(page);
    expect(pressed).toBeGreaterThan(6);
    expect(unanswered).toEqual([]);
  });

test('each kind of control of the cart drawer looks pressed while it is', async ({ page, activate }) => {
  await keepCart(page, [lineFor(something())]);
  await page.goto('/products');
  await activate(cartLink(page));
  await expect(drawerOf(page).getByRole('link', { name: /^Checkout/ })).toBeVisible();
  const { pressed, unanswered } = await listUnanswered(page, 'dialog[open]');
  expect(pressed).toBeGreaterThan(4);
  expect(unanswered).toEqual([]);
});

test('a pressed card is veiled as a whole', async ({ page }) => {
  const [card] = listCards('/womenFashion');
  await page.goto('/womenFashion');
  const link = page
    .getByRole('main')
    .getByRole('link', { name: card?.title ?? '' })
    .first();
  const veilOf = () => link.evaluate((element) => getComputedStyle(element, '::after').backgroundColor);
  expect(await veilOf()).toBe('rgba(0, 0, 0, 0)');
  const { x = 0, y = 0 } = (await page.locator('.card').first().boundingBox()) ?? {};
  await page.mouse.move(x + 80, y + 80);
  await page.mouse.down();
  expect(await veilOf()).not.toBe('rgba(0, 0, 0, 0)');
});

test('from the first tap on, none waits for a second one', async ({ page }) => {
  await page.goto('/');
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.locator('html')).toHaveCSS('touch-action', 'manipulation');
});
