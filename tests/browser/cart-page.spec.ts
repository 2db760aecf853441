import type { Locator } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { type Card, findCard, listCards, readProduct } from './built-shop.ts';
import { findLayoutShifts, recordLayoutShifts } from './layout-shifts.ts';
import { unfoldOrder } from './order-steps.ts';
import { expect, RARE, test } from './shop.ts';
import {
  cartLink,
  drawerOf,
  expectBadge,
  keepCart,
  lineFor,
  lineOf,
  readCart,
  formatRupees,
  spoken,
  WAYS_TO_PAY,
} from './steps.ts';

const first = (): Card => findCard('something to add', ({ offers }) => offers === 'add');
const second = (): Card =>
  findCard('another thing to add', ({ offers, sku }) => offers === 'add' && sku !== first().sku);

test.describe('the cart page', () => {
  test('has sizes in letters of 16 pixels, which no phone enlarges the page for, in the drawer, too', async ({
    page,
    activate,
  }) => {
    const card = findCard('sizes to choose', ({ offers, size }) => offers === 'choice' && size === 'S');
    await keepCart(page, [lineFor(card)]);
    await page.goto('/cart');
    const fontOf = (list: Locator) => list.evaluate((element) => getComputedStyle(element).fontSize);
    const size = lineOf(page.getByRole('main'), card).getByRole('combobox');
    await expect(size).toBeVisible();
    expect(await fontOf(size)).toBe('16px');
    await page.goto('/products');
    await activate(cartLink(page));
    const other = lineOf(drawerOf(page), card).getByRole('combobox');
    await expect(other).toBeVisible();
    expect(await fontOf(other)).toBe('16px');
  });

  test('shows the same cart as the drawer', async ({ page, activate }) => {
    await keepCart(page, [lineFor(first(), { quantity: 2 }), lineFor(second())]);
    await page.goto('/cart');
    const main = page.getByRole('main');
    const total = formatRupees(first().priceMinor * 2 + second().priceMinor);
    await expect(lineOf(main, first()).getByRole('spinbutton')).toHaveValue('2');
    await expect(main.getByRole('definition').filter({ hasText: /^Free$/ })).toBeVisible();
    await expect(main.getByRole('definition').last()).toHaveText(total);
    await expect(main.getByRole('link', { name: 'View cart' })).toHaveCount(0);
    await activate(cartLink(page));
    await activate(lineOf(drawerOf(page), first()).getByRole('button', { name: 'One less' }));
    await page.keyboard.press('Escape');
    await expect(lineOf(main, first()).getByRole('spinbutton')).toHaveValue('1');
    await expectBadge(page, 2);
  });

  test('heads its totals, below a line that is no longer sold', async ({ page }) => {
    await keepCart(page, [lineFor(first()), { ...lineFor(second()), sku: 'NO-SUCH-SKU' }]);
    await page.goto('/cart');
    const main = page.getByRole('main');
    await expect(main.getByText('1 item is not available and is not in this total.')).toBeVisible();
    await expect(main.getByRole('heading', { level: 2, name: 'Order summary' })).toBeVisible();
    const away = main.getByRole('listitem').filter({ hasText: 'No longer sold here.' });
    const [ground, below] = await Promise.all(
      [away, page.locator('body')].map((one) => one.evaluate((element) => getComputedStyle(element).backgroundColor)),
    );
    expect(ground).not.toBe(below);
    const [title, remark, remove, other] = await Promise.all(
      [
        away.getByRole('link'),
        away.getByText('No longer sold here.'),
        away.getByRole('button', { name: /^Remove/ }),
        lineOf(main, first()).getByRole('link'),
      ].map((one) => one.boundingBox()),
    );
    expect(remove?.x).toBeCloseTo(title?.x ?? NaN, 0);
    expect(title?.x, 'below the titles of the other lines').toBeCloseTo(other?.x ?? NaN, 0);
    expect(
      (remark?.y ?? NaN) - (title?.y ?? 0) - (title?.height ?? 0),
      'what is said of it, below its title',
    ).toBeLessThan(8);
    await expectNoFindings(page);
    await expectBadge(page, 1);
    await page.goto('/contact');
    await expectBadge(page, 1);
  });

  test('removes, undoes and clears as the drawer does', RARE, async ({ page, activate }) => {
    await keepCart(page, [lineFor(first()), lineFor(second())]);
    await page.goto('/cart');
    const main = page.getByRole('main');
    await activate(lineOf(main, first()).getByRole('button', { name: /^Remove/ }));
    await expect(lineOf(main, first())).toHaveCount(0);
    await activate(main.getByRole('button', { name: 'Undo' }));
    await expect(lineOf(main, first())).toBeVisible();
    await activate(main.getByRole('button', { name: 'Clear cart' }));
    await expect(main.getByText('Your cart is empty', { exact: true })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Undo' })).toBeFocused();
    await expectBadge(page, 0);
  });

  test('is the same after a reload', RARE, async ({ page, activate }) => {
    await keepCart(page, [lineFor(first())]);
    await page.goto('/cart');
    await activate(lineOf(page.getByRole('main'), first()).getByRole('button', { name: 'One more' }));
    await expectBadge(page, 2);
    await page.reload();
    await expect(lineOf(page.getByRole('main'), first()).getByRole('spinbutton')).toHaveValue('2');
  });

  test('names the seller of each line, as the product’s page does', async ({ page }) => {
    const cards = [first(), second()];
    const sellers: string[] = [];
    for (const { path } of cards) {
      await page.goto(path);
      sellers.push((await page.getByRole('heading', { name: /^Sold by / }).textContent()) ?? '');
    }
    await keepCart(
      page,
      cards.map((card) => lineFor(card)),
    );
    await page.goto('/cart');
    for (const [index, card] of cards.entries())
      await expect(lineOf(page.getByRole('main'), card).getByText(sellers[index] ?? '', { exact: true })).toBeVisible();
  });

  test('strikes out the maximum price of as many pieces as a line has, like the drawer', async ({ page, activate }) => {
    const card = findCard(
      'something to add below its MRP',
      ({ offers }, { struckPrice }) => offers === 'add' && struckPrice !== undefined,
    );
    const mrp = Number(readProduct(card.path).struckPrice?.replaceAll(/[₹,]/g, ''));
    await keepCart(page, [{ ...lineFor(card), quantity: 3 }]);
    const each = `${formatRupees(card.priceMinor)} each`;
    const expected = `${formatRupees(card.priceMinor * 3)}MRP ${formatRupees(mrp * 300)}${each}`;
    const pricesOf = (list: Locator) => lineOf(list, card).getByText(each, { exact: true }).locator('..');
    await page.goto('/cart');
    await expect(pricesOf(page.getByRole('main'))).toHaveText(expected);
    await page.goto('/products');
    await activate(cartLink(page));
    await expect(pricesOf(drawerOf(page))).toHaveText(expected);
    await page.goto('/checkOut');
    await unfoldOrder(page);
    const ordered = page.getByRole('main').getByRole('listitem').filter({ hasText: card.title });
    await expect(ordered).toContainText(`3 pieces, ${each}`);
    await expect(ordered.getByRole('strong')).toHaveText(formatRupees(card.priceMinor * 3));
  });

  test('that is empty shows what others buy, as a search that finds nothing, and nothing of it else', async ({
    page,
    activate,
  }) => {
    await recordLayoutShifts(page);
    await page.goto('/cart');
    const best = page.getByRole('region', { name: 'What others buy' });
    const links = best.locator('[data-title]');
    await expect(links.first()).toBeInViewport();
    await expectNoFindings(page);
    expect(await findLayoutShifts(page)).toEqual([]);
    const names = await links.allTextContents();
    await page.goto('/search?q=zzzzqq');
    await expect(page.getByRole('heading', { name: 'What others buy' })).toBeVisible();
    const found = page.locator('#listing [data-title]');
    await expect(found).not.toHaveCount(0);
    const others = (await found.allTextContents()).map((name) => name.trim());
    expect(names.length).toBeGreaterThan(4);
    expect(others.slice(0, names.length)).toEqual(names.map((name) => name.trim()));
    await keepCart(page, [lineFor(first())]);
    await page.goto('/cart');
    await expect(lineOf(page.getByRole('main'), first())).toBeVisible();
    await expect(best).toBeHidden();
    await activate(lineOf(page.getByRole('main'), first()).getByRole('button', { name: /^Remove/ }));
    await expect(best).toBeVisible();
  });

  test('has selects of one width for all sizes', async ({ page }) => {
    const short = findCard(
      'several sizes',
      ({ size }, { sizesInStock }) => size !== undefined && sizesInStock.length > 1,
    );
    const long = findCard(
      'several other sizes',
      ({ sku, size }, { sizesInStock }) => size !== undefined && sku !== short.sku && sizesInStock.length > 1,
    );
    await keepCart(page, [lineFor(short), lineFor(long)]);
    await page.goto('/cart');
    const selects = page.getByRole('main').getByLabel(/^Size of /);
    await expect(selects).toHaveCount(2);
    const widths = await selects.evaluateAll((all) => all.map((select) => select.getBoundingClientRect().width));
    expect(new Set(widths).size).toBe(1);
  });

  test('shows two lines and the total on the screen of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const long =
      'Kanjivaram-style silk blend saree in rani pink with a navy temple border, zari pallu and a blouse piece';
    await keepCart(page, [lineFor(first()), { ...lineFor(second()), title: long }]);
    await page.goto('/cart');
    const main = page.getByRole('main');
    await expect(main.getByText(/^Sold by/).nth(1)).toBeVisible();
    const checkout = main.getByRole('link', { name: 'Checkout' });
    await expect(checkout).toBeInViewport({ ratio: 1 });
    const total = formatRupees(first().priceMinor + second().priceMinor);
    await expect(main.getByText(`2 pieces · ${total}`)).toBeInViewport({ ratio: 1 });
    const bar = await checkout.boundingBox();
    const save = await main
      .getByRole('button', { name: /^Save for later/ })
      .nth(1)
      .boundingBox();
    expect((save?.y ?? 999) + (save?.height ?? 999)).toBeLessThanOrEqual(bar?.y ?? 0);
  });

  test('has totals with the ways to pay beside the lines of a wide screen', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await keepCart(page, [lineFor(first()), lineFor(second())]);
    await page.goto('/cart');
    const main = page.getByRole('main');
    const line = await lineOf(main, first()).boundingBox();
    const total = await main.getByText(WAYS_TO_PAY, { exact: true }).locator('..').boundingBox();
    expect(total?.x).toBeGreaterThan((line?.x ?? 0) + (line?.width ?? 0));
    expect((total?.x ?? 0) + (total?.width ?? 0), 'not a narrow column in the middle').toBeGreaterThan(1500);
  });

  test('names no way to pay that its market does not name', async ({ page }) => {
    await keepCart(
      page,
      [lineFor(listCards('/en-ae/products').find(({ offers }) => offers === 'add') as Card)],
      'cart:ae',
    );
    await page.goto('/en-ae/cart');
    await expect(page.getByRole('main').getByText('Pay by cash on delivery', { exact: true })).toBeVisible();
  });

  test('has the totals whole beside the lines of a tablet', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await keepCart(page, [lineFor(first()), lineFor(second())]);
    await page.goto('/cart');
    const main = page.getByRole('main');
    const line = await lineOf(main, second()).boundingBox();
    const deliver = await main.getByRole('button', { name: 'Check delivery to your PIN code' }).boundingBox();
    const checkout = await main.getByRole('link', { name: /^Checkout/ }).boundingBox();
    for (const part of [deliver, checkout]) expect(part?.x).toBeGreaterThan((line?.x ?? 0) + (line?.width ?? 0));
    expect((checkout?.y ?? 999) - (deliver?.y ?? 0), 'one card').toBeLessThan(400);
  });

  test('leads to the checkout', RARE, async ({ page, activate }) => {
    await keepCart(page, [lineFor(first())]);
    await page.goto('/cart');
    await activate(page.getByRole('main').getByRole('link', { name: 'Checkout' }));
    await expect(page).toHaveURL('/checkOut');
  });
});

test.describe('an add form that was sent before its script was there', () => {
  test('adds once, and not again on a reload', async ({ page }) => {
    const { sku, title, size } = findCard('size S on its card', (card) => card.size === 'S');
    await page.goto(`/cart?sku=${sku}&size=${size}&quantity=2`);
    await expect(lineOf(page.getByRole('main'), { title }).getByLabel(/^Size/)).toHaveValue('S');
    await expectBadge(page, 2);
    await expect(page).toHaveURL('/cart');
    await page.reload();
    await expectBadge(page, 2);
  });

  test('says so where the product is not known', RARE, async ({ page }) => {
    await page.goto('/cart?sku=NOBODY-KNOWS');
    await expect(spoken(page).filter({ hasText: 'This product is no longer sold here.' })).toBeVisible();
    expect(await readCart(page)).toEqual([]);
  });
});

test('on a wide screen an empty page is as low as its picture, with title, text and button from top to bottom', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ['/cart', '/checkOut', '/wishlist', '/order']) {
    await page.goto(path);
    const empty = page.getByRole('main').locator('.empty:visible');
    const parts = [
      empty,
      empty.getByRole('presentation'),
      empty.locator(':is(h2, .cart__empty-title)'),
      empty.locator('p:visible').last(),
    ];
    const [box, picture, title, text, button] = await Promise.all(
      [...parts, empty.getByRole('link').first()].map((part) => part.boundingBox()),
    );
    expect(box?.height, path).toBeLessThan(300);
    expect(picture?.height, path).toBeCloseTo(box?.height ?? NaN, 0);
    expect(title?.x, path).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
    expect(text?.y, path).toBeGreaterThan(title?.y ?? NaN);
    expect(button?.y, path).toBeGreaterThan(text?.y ?? NaN);
  }
});

test('the quantity takes the digits of every script, which are Latin on the page', RARE, async ({ page }) => {
  await keepCart(page, [lineFor(first())]);
  await page.goto('/cart');
  const quantity = lineOf(page.getByRole('main'), first()).getByRole('spinbutton');
  await quantity.click();
  await expect(async () => {
    await quantity.fill('');
    await page.keyboard.insertText('३');
    await expect(quantity).toHaveValue('3', { timeout: 500 });
  }).toPass();
});
