import type { Page } from '@playwright/test';
import { type Card, findCard } from './built-shop.ts';
import { expect, test } from './shop.ts';
import {
  addOnCard,
  cardOf,
  cartLink,
  drawerOf,
  expectBadge,
  keepCart,
  lineFor,
  lineOf,
  readCart,
  type StoredLine,
} from './steps.ts';

const first = (): Card => findCard('something to add', ({ offers }) => offers === 'add');
const second = (): Card =>
  findCard(
    'another thing to add',
    ({ offers, sku, list }) => offers === 'add' && sku !== first().sku && list === first().list,
  );

test.describe('two tabs', () => {
  test('show the same cart at once', async ({ page, context, activate }) => {
    await keepCart(page, [lineFor(first())]);
    await page.goto('/cart');
    const other = await context.newPage();
    await other.goto(second().list);
    await addOnCard(cardOf(other, second()), activate);
    await expectBadge(page, 2);
    await expect(lineOf(page.getByRole('main'), second())).toBeVisible();
    await activate(lineOf(page.getByRole('main'), first()).getByRole('button', { name: /^Remove/ }));
    await expectBadge(other, 1);
    await activate(cartLink(other));
    await expect(drawerOf(other).getByRole('listitem')).toContainText([second().title]);
  });

  test('do not undo what the other has changed', async ({ page, context, activate }) => {
    await page.goto(first().list);
    const other = await context.newPage();
    await other.goto(first().list);
    // Both have read the cart before either changes it.
    for (const tab of [page, other]) {
      await addOnCard(cardOf(tab, first()), activate);
      await expectBadge(tab, tab === page ? 1 : 2);
    }
    await addOnCard(cardOf(page, second()), activate);
    await expectBadge(other, 3);
    await addOnCard(cardOf(other, first()), activate);
    await expectBadge(page, 4);
    expect(await readCart(page)).toMatchObject([
      { sku: first().sku, quantity: 3 },
      { sku: second().sku, quantity: 1 },
    ]);
  });

  test('agree on an empty cart', async ({ page, context, activate }) => {
    await keepCart(page, [lineFor(first())]);
    await page.goto('/cart');
    const other = await context.newPage();
    await other.goto('/products');
    await activate(cartLink(other));
    await activate(drawerOf(other).getByRole('button', { name: 'Clear cart' }));
    await expectBadge(page, 0);
    await expect(page.getByText('Your cart is empty', { exact: true })).toBeVisible();
  });
});

test.describe('a page that Back restores from the back/forward cache', () => {
  // A headless browser has no back/forward cache: this simulates a changed storage and the pageshow event.
  const wake = (page: Page, lines: readonly StoredLine[]): Promise<void> =>
    page.evaluate(
      (text) => {
        localStorage.setItem('cart', text);
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      },
      JSON.stringify({ version: 1, lines }),
    );

  test('shows the true count, and adds to the true cart', async ({ page, activate }) => {
    await page.goto(first().list);
    await addOnCard(cardOf(page, first()), activate);
    await expectBadge(page, 1);
    await wake(page, [lineFor(first(), { quantity: 2 })]);
    await expectBadge(page, 2);
    await addOnCard(cardOf(page, first()), activate);
    await expectBadge(page, 3);
  });

  test('shows the true lines on the cart page', async ({ page }) => {
    await keepCart(page, [lineFor(first())]);
    await page.goto('/cart');
    await expect(lineOf(page.getByRole('main'), first())).toBeVisible();
    await wake(page, [lineFor(second())]);
    await expect(lineOf(page.getByRole('main'), second())).toBeVisible();
    await expect(lineOf(page.getByRole('main'), first())).toHaveCount(0);
  });
});
