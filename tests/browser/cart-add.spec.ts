import type { Page } from '@playwright/test';
import { type Card, findCard, listCards, readProduct } from './built-shop.ts';
import { expectNoFindings } from './axe.ts';
import { findLayoutShifts, recordLayoutShifts } from './layout-shifts.ts';
import { touchPage } from './touch-page.ts';
import { TOAST_MS } from '../../src/core/site/constants.ts';
import { sizeWords } from '../../src/core/size/size-words.ts';
import { expect, RARE, SHEET_WINDOW, test } from './shop.ts';
import {
  ADDED,
  addButton,
  addOnCard,
  addSize,
  buyButton,
  cardOf,
  chooseSize,
  expectBadge,
  inCart,
  lineFor,
  keepCart,
  quickViewOf,
  readCart,
  sheetOf,
  sizeOnCard,
  sizesOpener,
  spoken,
  stopClock,
  toastOf,
  watchPaths,
} from './steps.ts';

test.use(SHEET_WINDOW);

const inSizeS = (): Card => findCard('size S on its card', ({ size }) => size === 'S');
const withoutSizes = (): Card => findCard('no sizes', ({ offers, size }) => offers === 'add' && size === undefined);
const toChoose = (): Card =>
  findCard('a choice of sizes', ({ offers }, { sizesInStock }) => offers === 'choice' && sizesInStock.length > 1);

/** Right below the header, whose cart stays visible. */
async function isBelowHeader(page: Page): Promise<boolean> {
  const [toast, header] = await Promise.all([
    toastOf(page).boundingBox(),
    page.getByRole('banner', { includeHidden: true }).first().boundingBox(),
  ]);
  const gap = (toast?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0));
  return gap >= 0 && gap < 24;
}

test.describe('Add to cart on a card', () => {
  test('opens a panel of sizes in which S is preselected where it is in stock', async ({ page, activate }) => {
    const card = inSizeS();
    await page.goto(card.list);
    await activate(sizesOpener(cardOf(page, card)));
    await expect(sizeOnCard(cardOf(page, card), 'S')).toHaveAttribute('aria-current', 'true');
    await expect(cardOf(page, card).locator('[aria-current=true][name=size]')).toHaveCount(1);
    await activate(sizeOnCard(cardOf(page, card), 'S'));
    await expect(toastOf(page)).toContainText('Size S.');
    expect(await readCart(page)).toMatchObject([{ sku: card.sku, size: 'S', quantity: 1 }]);
  });

  test('adds the size that is clicked', RARE, async ({ page, activate }) => {
    const card = toChoose();
    await page.goto(card.list);
    const [size = ''] = readProduct(card.path).sizesInStock;
    await addSize(cardOf(page, card), size, activate);
    await expect(toastOf(page)).toContainText(sizeWords(size));
    expect(await readCart(page)).toMatchObject([{ sku: card.sku, size, quantity: 1 }]);
    await expect(sheetOf(page)).toHaveCount(0);
  });

  test('is at least 44 pixels high, on wide screens as wide as its card, and its sizes are 44 pixels each', async ({
    page,
    activate,
    isMobile,
  }) => {
    const card = toChoose();
    await page.goto(card.list);
    const container = cardOf(page, card);
    const [add, all] = [await sizesOpener(container).boundingBox(), await container.boundingBox()];
    expect(add?.height).toBeGreaterThanOrEqual(44);
    expect(add?.width).toBe(isMobile ? 44 : all?.width);
    await activate(sizesOpener(container));
    for (const size of await container.locator('[name=size]').all()) {
      const box = await size.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    // The panel is over the card.
    expect((await container.boundingBox())?.height).toBe(all?.height);
  });

  test('says which sizes are sold out', RARE, async ({ page, activate }) => {
    const card = findCard(
      'many sizes, the last of which is sold out',
      ({ offers }, { sizesAway, sizesInStock }) =>
        offers === 'choice' && sizesInStock.length > 3 && sizesAway.join() === 'XXL',
    );
    await page.goto(card.list);
    const container = cardOf(page, card);
    await expect(sizeOnCard(container, 'XXL')).toBeHidden();
    await activate(sizesOpener(container));
    await expect(container.getByRole('button', { name: 'Sold out: XXL' })).toBeDisabled();
    await expect(sizeOnCard(container, 'XXL')).toHaveCSS('text-decoration-line', 'line-through');
    await expectNoFindings(page);
    const last = readProduct(card.path).sizesInStock.at(-1) ?? '';
    await addSize(container, last, activate);
    await expect.poll(() => readCart(page)).toMatchObject([{ sku: card.sku, size: last, quantity: 1 }]);
  });

  test('then says what is in the cart, with a stepper that changes it', async ({ page, activate }) => {
    const card = toChoose();
    const size = readProduct(card.path).sizesInStock.at(-1) ?? '';
    await recordLayoutShifts(page);
    await page.goto(card.list);
    const container = cardOf(page, card);
    const all = await container.boundingBox();
    await addSize(container, size, activate);
    await expect(inCart(container, size)).toBeVisible();
    await expect(sizeOnCard(container, size)).toBeHidden();
    const stepper = container.getByRole('group', { name: 'Quantity' });
    await activate(stepper.getByRole('button', { name: 'One more' }));
    await expect(stepper.getByRole('status')).toHaveText('2');
    await expectBadge(page, 2);
    expect(await readCart(page)).toMatchObject([{ sku: card.sku, size, quantity: 2 }]);
    expect((await container.boundingBox())?.height).toBe(all?.height);
    await expect(toastOf(page)).toHaveCount(0);
    await expectNoFindings(page);
    for (let left = 1; left >= 0; left--) {
      await activate(stepper.getByRole('button', { name: 'One less' }));
      await expectBadge(page, left);
    }
    await expect(stepper).toHaveCount(0);
    await expect(sizesOpener(container)).toHaveText('Add');
    expect(await readCart(page)).toEqual([]);
    // The list of sizes closes, as it was asked to, and nothing around it moves.
    expect(await findLayoutShifts(page)).toEqual([]);
  });

  test('remembers the size for further cards that have it', async ({ page, activate }) => {
    const has = ({ offers }: Card, size: string, path: string): boolean =>
      offers === 'choice' && readProduct(path).sizesInStock.includes(size);
    const [first, second] = listCards('/womenFashion').filter((one) => has(one, 'L', one.path)) as [Card, Card];
    await page.goto(first.list);
    await addSize(cardOf(page, first), 'L', activate);
    await expect(inCart(cardOf(page, first), 'L')).toBeVisible();
    await page.goto(second.list);
    // The page itself has S; after the first touch it knows what is in the cart.
    await touchPage(page);
    await expect(inCart(cardOf(page, first), 'L')).toBeVisible();
    await activate(sizesOpener(cardOf(page, second)));
    await expect(sizeOnCard(cardOf(page, second), 'L')).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('Escape');
    await expect(sizeOnCard(cardOf(page, second), 'L')).toBeHidden();
  });

  test('puts one piece into the cart and the badge, and is answered by a toast at the top right, with a sign of success and no buttons', async ({
    page,
    activate,
  }) => {
    const card = withoutSizes();
    await stopClock(page);
    await page.goto(card.list);
    await expectBadge(page, 0);
    await activate(addButton(cardOf(page, card)));
    await expectBadge(page, 1);
    expect(await readCart(page)).toMatchObject([
      { sku: card.sku, quantity: 1, title: card.title, priceMinor: card.priceMinor, path: card.path },
    ]);
    const toast = toastOf(page);
    await expect(toast).toContainText(ADDED);
    await expect(toast.getByRole('button')).toHaveCount(0);
    await expect(toast).toContainClass('swal2-icon-success');
    // The page has no backdrop.
    const veil = await page
      .locator('.toasts')
      .evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor);
    expect(veil).toBe('rgba(0, 0, 0, 0)');
    const { width } = page.viewportSize() ?? { width: 0 };
    await expect
      .poll(async () => {
        const box = await toast.boundingBox();
        return box && (await isBelowHeader(page)) && width - (box.x + box.width) < 24;
      })
      .toBe(true);
  });

  for (const [where, connection] of [
    ['with data saving on', { saveData: true }],
    ['on a slow link', { effectiveType: '3g' }],
  ] as const) {
    test.describe(where, () => {
      test('is answered by the status line alone, which says everything', async ({ page, activate }) => {
        await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
        const files = watchPaths(page);
        const card = inSizeS();
        await page.goto(card.list);
        await addSize(cardOf(page, card), 'S', activate);
        await expect(spoken(page).filter({ hasText: `${ADDED} Size S.` })).toBeVisible();
        await expect(toastOf(page)).toHaveCount(0);
        expect(files.filter((path) => /alerts|sweetalert/.test(path))).toEqual([]);
      });
    });
  }

  test('is answered by a toast that is gone after 1.5 seconds', RARE, async ({ page, activate }) => {
    const card = withoutSizes();
    await stopClock(page);
    await page.goto(card.list);
    await activate(addButton(cardOf(page, card)));
    await expect(toastOf(page)).toBeVisible();
    await page.clock.runFor(TOAST_MS - 100);
    await expect(toastOf(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(toastOf(page)).toHaveCount(0);
  });

  test('stops at five of one item and says so', async ({ page, activate }) => {
    const card = withoutSizes();
    await keepCart(page, [lineFor(card, { quantity: 4 })]);
    await page.goto(card.list);
    await addOnCard(cardOf(page, card), activate);
    await expectBadge(page, 5);
    const more = cardOf(page, card).getByRole('button', { name: 'One more' });
    await expect(more).toBeDisabled();
    await more.dispatchEvent('click');
    await expect(spoken(page).filter({ hasText: 'You can have at most 5 of one item.' })).toBeVisible();
    await expectBadge(page, 5);
  });

  test('says how many were added, and nothing else, where the limit leaves some out', RARE, async ({ page }) => {
    const card = withoutSizes();
    await keepCart(page, [lineFor(card, { quantity: 3 })]);
    await page.clock.install();
    // As a form of a shop with a field for the quantity sends it.
    await page.goto(`/cart?sku=${card.sku}&quantity=4`);
    await expectBadge(page, 5);
    const words = '2 added. You can have at most 5 of one item; your cart has 5.';
    await expect(spoken(page).filter({ hasText: words })).toBeVisible();
    await page.clock.runFor(1000);
    await page.waitForLoadState('networkidle');
    await expect(toastOf(page)).toHaveCount(0);
  });

  test('is not offered for what is sold out or not yet available', async ({ page }) => {
    const card = findCard('nothing to buy', ({ offers }) => offers === 'nothing');
    await page.goto(card.list);
    await expect(cardOf(page, card).getByText(/^(?:Sold out|(?:Available from|From) \d)/)).toBeVisible();
    await expect(addButton(cardOf(page, card))).toHaveCount(0);
    await page.goto(card.path);
    await expect(addButton(page.getByRole('article'))).toHaveCount(0);
  });
});

test.describe('Add to cart in the sheet', () => {
  test('asks for a size first where none is chosen', async ({ page, activate }) => {
    const card = toChoose();
    await page.goto(card.list);
    await activate(cardOf(page, card).getByRole('link', { name: card.title }));
    await activate(addButton(sheetOf(page)));
    const sizes = sheetOf(page).getByRole('group', { name: 'Size', exact: true });
    await expect(sizes.getByRole('alert').filter({ hasText: 'Choose a size first.' })).toBeInViewport({ ratio: 1 });
    await expect(sizes).toHaveAccessibleDescription('Choose a size first.');
    await expect(sizes.getByRole('radio').and(page.locator(':enabled')).first()).toBeFocused();
    await expectBadge(page, 0);
    await chooseSize(sheetOf(page), lastSize(card), activate);
    await expect(sizes.getByRole('alert')).toHaveCount(0);
  });

  test('adds the chosen size, shows the toast at the top right, and closes the sheet 1.5 seconds later', async ({
    page,
    activate,
  }) => {
    const card = toChoose();
    await stopClock(page);
    await page.goto(card.list);
    await activate(cardOf(page, card).getByRole('link', { name: card.title }));
    const sheet = sheetOf(page);
    const size = lastSize(card);
    await chooseSize(sheet, size, activate);
    await activate(addButton(sheet));
    await expectBadge(page, 1);
    await expect(toastOf(page)).toBeInViewport({ ratio: 1 });
    await expect.poll(() => isBelowHeader(page)).toBe(true);
    await expect(toastOf(page)).toContainText(sizeWords(size));
    await page.clock.runFor(TOAST_MS - 100);
    await expect(sheet).toBeVisible();
    await page.clock.runFor(200);
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(card.list);
    expect(await readCart(page)).toMatchObject([{ sku: card.sku, size, quantity: 1 }]);
  });

  test('then has a stepper for the quantity, and who uses it keeps the sheet open', async ({ page, activate }) => {
    const card = toChoose();
    await stopClock(page);
    await page.goto(card.list);
    await activate(cardOf(page, card).getByRole('link', { name: card.title }));
    const sheet = sheetOf(page);
    const size = lastSize(card);
    await chooseSize(sheet, size, activate);
    await activate(addButton(sheet));
    const stepper = sheet.getByRole('group', { name: 'Quantity' });
    await activate(stepper.getByRole('button', { name: 'One more' }));
    await expect(stepper.getByRole('status')).toHaveText('2');
    await page.clock.runFor(2 * TOAST_MS);
    await expect(sheet).toBeVisible();
    expect(await readCart(page)).toMatchObject([{ sku: card.sku, size, quantity: 2 }]);
  });
});

test.describe('Add to cart on the product page', () => {
  test('adds the chosen size', async ({ page, activate }) => {
    const card = toChoose();
    await page.goto(card.path);
    const article = page.getByRole('article');
    const size = lastSize(card);
    await chooseSize(article, size, activate);
    await activate(addButton(article));
    await expectBadge(page, 1);
    await expect(toastOf(page)).toBeVisible();
    expect(await readCart(page)).toMatchObject([
      { sku: card.sku, size, quantity: 1, title: card.title, priceMinor: card.priceMinor, path: card.path },
    ]);
  });

  test(
    'is done before Buy now, which was clicked next, however late its code comes',
    RARE,
    async ({ page, activate }) => {
      await page.route('**/_astro/add-to-cart*', async (route) => {
        await new Promise((done) => setTimeout(done, 1_000));
        await route.continue();
      });
      const card = toChoose();
      await page.goto(card.path);
      const article = page.getByRole('article');
      await chooseSize(article, lastSize(card), activate);
      await activate(addButton(article));
      await activate(buyButton(article));
      await expect(page).toHaveURL(/\/checkOut\?sku=/);
      expect(await readCart(page)).toMatchObject([{ sku: card.sku, quantity: 1 }]);
    },
  );

  test('leaves title and price visible above its row', RARE, async ({ page }) => {
    await page.goto(toChoose().path);
    const article = page.getByRole('article');
    const row = (await addButton(article).boundingBox())?.y ?? 0;
    for (const part of [article.getByRole('heading', { level: 1 }), article.getByText(/^₹[\d,]+$/).first()]) {
      const box = await part.boundingBox();
      expect((box?.y ?? row) + (box?.height ?? 0)).toBeLessThan(row);
    }
  });

  test('has no size selected where several can be bought, S among them', async ({ page, activate }) => {
    const card = inSizeS();
    expect(readProduct(card.path).sizesInStock.length).toBeGreaterThan(1);
    await page.goto(card.path);
    const article = page.getByRole('article');
    await expect(article.getByRole('radio', { checked: true })).toHaveCount(0);
    await activate(addButton(article));
    await expect(article.getByText('Choose a size first.')).toBeVisible();
    await expectBadge(page, 0);
  });

  test('asks for a size first, as Buy now does', async ({ page, activate }) => {
    const card = inSizeS();
    await page.goto(card.path);
    const article = page.getByRole('article');
    await activate(buyButton(article));
    await expect(article.getByText('Choose a size first.')).toBeVisible();
    await expect(page).toHaveURL(card.path);
  });

  test('then leads to the cart, until something else is chosen', async ({ page, activate }) => {
    await stopClock(page);
    const card = toChoose();
    await page.goto(card.path);
    const article = page.getByRole('article');
    const [size = '', other = ''] = readProduct(card.path).sizesInStock;
    await chooseSize(article, size, activate);
    await activate(addButton(article));
    const lead = article.getByRole('link', { name: 'Go to cart' });
    await expect(lead).toBeFocused();
    await expect(addButton(article)).toBeHidden();
    await expect(buyButton(article)).toBeHidden();
    await expect(toastOf(page).getByRole('link', { name: 'View cart' })).toHaveAttribute('href', /\/cart$/);
    await page.clock.resume();
    await expectNoFindings(page);
    await chooseSize(article, other, activate);
    await expect(lead).toHaveCount(0);
    await activate(addButton(article));
    await expectBadge(page, 2);
    await activate(lead);
    await expect(page).toHaveURL('/cart');
  });

  test('then has a stepper for no more than five, of which the last piece is taken out', async ({ page, activate }) => {
    await page.goto(withoutSizes().path);
    const article = page.getByRole('article');
    await activate(addButton(article));
    const stepper = article.getByRole('group', { name: 'Quantity' });
    const quantity = stepper.getByRole('status');
    const [less, more] = [
      stepper.getByRole('button', { name: 'One less' }),
      stepper.getByRole('button', { name: 'One more' }),
    ];
    for (let pieces = 2; pieces <= 5; pieces++) {
      await activate(more);
      await expect(quantity).toHaveText(String(pieces));
    }
    await expect(more).toBeDisabled();
    await more.dispatchEvent('click');
    await expect(spoken(page).filter({ hasText: 'You can have at most 5 of one item.' })).toBeVisible();
    await expect(quantity).toHaveText('5');
    for (let pieces = 4; pieces >= 0; pieces--) {
      await activate(less);
      await expectBadge(page, pieces);
    }
    await expect(stepper).toHaveCount(0);
    await expect(addButton(article)).toBeFocused();
    expect(await readCart(page)).toEqual([]);
  });
});

test.describe('Add to cart in the quick view', () => {
  test('adds the product and shows the toast', async ({ page, activate }, { project }) => {
    test.skip(project.name === 'phone', 'the quick view is for screens with a mouse; a tap opens the sheet');
    const card = inSizeS();
    await stopClock(page);
    await page.goto(card.list);
    await cardOf(page, card).hover();
    await activate(cardOf(page, card).getByRole('button', { name: 'Quick view' }));
    await chooseSize(quickViewOf(page), 'S', activate);
    await activate(addButton(quickViewOf(page)));
    await expectBadge(page, 1);
    await expect(toastOf(page)).toBeInViewport({ ratio: 1 });
    await expect(toastOf(page)).toContainText('Size S.');
    expect(await readCart(page)).toMatchObject([{ sku: card.sku, size: 'S', quantity: 1 }]);
  });
});

const lastSize = (card: Card): string => readProduct(card.path).sizesInStock.at(-1) as string;
