import type { Page } from '@playwright/test';
import { type Card, findCard, listCards } from './built-shop.ts';
import { expect, RARE, test } from './shop.ts';
import {
  addSize,
  cardOf,
  cartLink,
  drawerOf,
  expectBadge,
  keepCart,
  lineFor,
  lineOf,
  readCart,
  formatRupees,
  spoken,
} from './steps.ts';

const first = (): Card => findCard('something to add', ({ offers }) => offers === 'add');
const second = (): Card =>
  findCard('another thing to add', ({ offers, sku }) => offers === 'add' && sku !== first().sku);

/** Opens the drawer over a list, with two pieces of one product and one of another in it. */
async function openDrawer(
  page: Page,
  activate: (control: ReturnType<typeof cartLink>) => Promise<void>,
): Promise<void> {
  await keepCart(page, [lineFor(first(), { quantity: 2 }), lineFor(second())]);
  await page.goto('/products');
  await activate(cartLink(page));
  await expect(drawerOf(page)).toBeVisible();
}

test.describe('the cart drawer', () => {
  test('shows what was added: first picture, name, size, price, quantity and what the line costs', async ({
    page,
    activate,
  }) => {
    const card = findCard('size S on its card', ({ size }) => size === 'S');
    await page.goto(card.list);
    await addSize(cardOf(page, card), 'S', activate);
    await activate(cardOf(page, card).getByRole('button', { name: 'One more' }));
    await expectBadge(page, 2);
    await activate(cartLink(page));
    const line = lineOf(drawerOf(page), card);
    await expect(line.getByRole('link', { name: card.title })).toHaveAttribute('href', card.path);
    await expect(line.getByLabel(`Size of ${card.title}`)).toHaveValue('S');
    await expect(line.getByText(formatRupees(card.priceMinor * 2), { exact: true })).toBeVisible();
    await expect(line.getByText(`${card.price} each`, { exact: true })).toBeVisible();
    await expect(line.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('2');
    await expect
      .poll(() => line.getByRole('presentation').evaluate((picture: HTMLImageElement) => picture.naturalWidth))
      .toBeGreaterThan(0);
  });

  test('shows lines, pieces, subtotal, free delivery and total, which follow plus and minus', async ({
    page,
    activate,
  }) => {
    await openDrawer(page, activate);
    const total = formatRupees(first().priceMinor * 2 + second().priceMinor);
    const drawer = drawerOf(page);
    await expect(drawer.getByRole('heading', { name: 'Your cart (3)' })).toBeVisible();
    await expect(drawer.getByRole('term').filter({ hasText: /^(?:MRP|Subtotal), 3 pieces$/ })).toBeVisible();
    await expect(drawer.getByRole('definition').filter({ hasText: /^Free$/ })).toBeVisible();
    await expect(drawer.getByRole('definition').last()).toHaveText(total);
    await expectBadge(page, 3);
    const line = lineOf(drawer, second());
    await activate(line.getByRole('button', { name: 'One more' }));
    await expect(line.getByRole('spinbutton')).toHaveValue('2');
    await expectBadge(page, 4);
    await expect(drawer.getByText(/^(?:MRP|Subtotal), 4 pieces$/)).toBeVisible();
    await activate(line.getByRole('button', { name: 'One less' }));
    await expect(line.getByRole('spinbutton')).toHaveValue('1');
    await expectBadge(page, 3);
  });

  test('does nothing on minus at one piece', RARE, async ({ page, activate }) => {
    await openDrawer(page, activate);
    const line = lineOf(drawerOf(page), second());
    const less = line.getByRole('button', { name: 'One less' });
    await expect(less).toBeDisabled();
    await less.dispatchEvent('click');
    await expect(line.getByRole('spinbutton')).toHaveValue('1');
    await expectBadge(page, 3);
  });

  test('takes a typed quantity on Enter or on leaving the field, and stops at five pieces and says so', async ({
    page,
    activate,
  }) => {
    await openDrawer(page, activate);
    const line = lineOf(drawerOf(page), first());
    const quantity = line.getByRole('spinbutton', { name: 'Quantity' });
    // What becomes of which quantity is in tests/client/cart/cart-words.test.ts.
    for (const [typed, key, kept] of [
      ['', 'Tab', 2],
      ['0', 'Tab', 1],
      ['4', 'Enter', 4],
    ] as const) {
      await quantity.fill(typed);
      await quantity.press(key);
      await expect(quantity).toHaveValue(String(kept));
      await expectBadge(page, kept + 1);
    }
    const more = line.getByRole('button', { name: 'One more' });
    await activate(more);
    await expect(quantity).toHaveValue('5');
    await expect(more).toBeDisabled();
    await more.dispatchEvent('click');
    await expect(spoken(page).filter({ hasText: 'You can have at most 5 of one item.' })).toBeInViewport();
    await expect(quantity).toHaveValue('5');
    await activate(drawerOf(page).getByRole('button', { name: 'Clear cart' }));
    await expect(page.getByText('Cart cleared.')).toBeVisible();
    expect(await page.getByText('at most 5').count(), 'a limit of a line that is gone').toBe(0);
  });

  test('removes a line and puts it back where it stood on Undo', RARE, async ({ page, activate }) => {
    await openDrawer(page, activate);
    const drawer = drawerOf(page);
    await activate(lineOf(drawer, first()).getByRole('button', { name: `Remove ${first().title}` }));
    await expect(lineOf(drawer, first())).toHaveCount(0);
    await expectBadge(page, 1);
    await expect(drawer.getByRole('status').filter({ hasText: `Removed: ${first().title}` })).toBeVisible();
    const undo = drawer.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    await activate(undo);
    await expect(drawer.getByRole('listitem')).toContainText([first().title, second().title]);
    await expect(undo).toHaveCount(0);
    await expectBadge(page, 3);
    expect(await readCart(page)).toMatchObject([{ sku: first().sku, quantity: 2 }, { sku: second().sku }]);
  });

  test('clears everything and puts it all back on Undo', async ({ page, activate }) => {
    await openDrawer(page, activate);
    const drawer = drawerOf(page);
    await activate(drawer.getByRole('button', { name: 'Clear cart' }));
    await expect(drawer.getByText('Cart cleared.')).toBeVisible();
    await expect(drawer.getByText('Your cart is empty', { exact: true })).toBeVisible();
    await expectBadge(page, 0);
    expect(await readCart(page)).toEqual([]);
    await activate(drawer.getByRole('button', { name: 'Undo' }));
    await expect(drawer.getByRole('listitem')).toContainText([first().title, second().title]);
    await expectBadge(page, 3);
  });

  test('leads from its empty state to all products', RARE, async ({ page, activate }) => {
    await page.goto(listCards('/products')[0]?.path as string);
    await activate(cartLink(page));
    await expect(drawerOf(page).getByText('Items you add stay here, even after you close the page.')).toBeVisible();
    await activate(drawerOf(page).getByRole('link', { name: 'See all products' }));
    await expect(page).toHaveURL('/products');
  });

  test('leads to the cart page and to the checkout', async ({ page, activate }) => {
    await openDrawer(page, activate);
    await activate(drawerOf(page).getByRole('link', { name: 'View cart' }));
    await expect(page).toHaveURL('/cart');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: first().title }).first()).toBeVisible();
    await page.goto('/products');
    await activate(cartLink(page));
    await activate(drawerOf(page).getByRole('link', { name: 'Checkout' }));
    await expect(page).toHaveURL('/checkOut');
    // The checkout of a phone has its lines folded.
    await expect(main.getByRole('heading', { name: 'Your order' })).toBeVisible();
    await expect(main.getByText(first().title)).toBeAttached();
  });
});

test.describe('the cart drawer closes', () => {
  const ways = {
    'by Back': (page) => page.goBack(),
    'by Escape': (page) => page.keyboard.press('Escape'),
    'by its close button': (page, activate) => activate(drawerOf(page).getByRole('button', { name: 'Close cart' })),
    'by a click beside it': (page) => page.mouse.click(4, 400),
  } satisfies Record<
    string,
    (page: Page, activate: (control: ReturnType<typeof cartLink>) => Promise<void>) => unknown
  >;
  test('in each way, stays on the page and gives the focus back', async ({ page, activate }, { project }) => {
    await openDrawer(page, activate);
    for (const [way, close] of Object.entries(ways)) {
      // The drawer is as wide as the phone.
      if (project.name === 'phone' && way === 'by a click beside it') continue;
      await expect(drawerOf(page)).toBeVisible();
      await close(page, activate);
      await expect(drawerOf(page), way).toBeHidden();
      await expect(page).toHaveURL('/products');
      await expect(cartLink(page), way).toBeFocused();
      await activate(cartLink(page));
    }
  });

  test('by a reload, which keeps what is in the cart', RARE, async ({ page, activate }) => {
    await openDrawer(page, activate);
    await page.reload();
    await expect(drawerOf(page)).toHaveCount(0);
    await expectBadge(page, 3);
  });
});

test('the cart drawer works with the keyboard alone', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'there is a keyboard at the desktop');
  await keepCart(page, [lineFor(first()), lineFor(second())]);
  await page.goto('/products');
  await cartLink(page).focus();
  await page.keyboard.press('Enter');
  const drawer = drawerOf(page);
  await expect(drawer.getByRole('button', { name: 'Close cart' })).toBeFocused();
  const line = lineOf(drawer, first());
  await line.getByRole('button', { name: 'One more' }).press('Space');
  await expect(line.getByRole('spinbutton')).toHaveValue('2');
  await line.getByRole('button', { name: /^Remove/ }).press('Enter');
  await expect(drawer.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(line).toBeVisible();
  await page.keyboard.press('Tab');
  // Nothing behind the drawer can be reached.
  for (let count = 0; count < 25; count++) {
    expect(await page.evaluate(() => document.activeElement?.matches('dialog, dialog *, body'))).toBe(true);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(cartLink(page)).toBeFocused();
});
