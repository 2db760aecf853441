import type { Locator, Page } from '@playwright/test';
import { type Card, findCard, readProduct } from './built-shop.ts';
import { expect, test } from './shop.ts';
import { addButton, cardOf, chooseSize, hold, quickViewOf, readKept, sheetOf, toastOf } from './steps.ts';

/** A dress or the like: several pictures, several sizes with S among them, a size guide. */
const dress = (): Card =>
  findCard(
    'several pictures, sizes and a size guide',
    ({ size }, { pictures, sizesInStock, hasSizeGuide }) =>
      size === 'S' && pictures > 1 && sizesInStock.length > 1 && hasSizeGuide,
    '/womenFashion',
  );

async function openQuickView(page: Page, card: Card): Promise<Locator> {
  await page.goto(card.list);
  await cardOf(page, card).hover();
  await cardOf(page, card).getByRole('button', { name: 'Quick view' }).click();
  const view = quickViewOf(page);
  await expect(view).toBeVisible();
  return view;
}

const picturesOf = (container: Locator): Locator => container.getByRole('list', { name: 'Pictures' });
/** The number of the visible picture, from 1 on. */
const shownPicture = (container: Locator): Promise<number> =>
  picturesOf(container).evaluate((list) => Math.round(list.scrollLeft / list.clientWidth) + 1);

test.describe('The quick view', () => {
  test.beforeEach(({ isMobile }) => {
    test.skip(isMobile, 'it is for screens with a mouse; a tap opens the sheet');
  });

  test('is beside the card itself, a click on which leads to the page of the product', async ({ page }) => {
    const card = dress();
    await page.goto(card.list);
    await cardOf(page, card).getByRole('link', { name: card.title }).click();
    await expect(page).toHaveURL(card.path);
    await expect(page.getByRole('heading', { level: 1, name: card.title })).toBeVisible();
    await expect(sheetOf(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(card.list);
  });

  test('makes its button look busy at once, and comes with its styles', async ({ page }) => {
    const card = dress();
    await page.goto(card.list);
    const stylesAsked = page.waitForRequest(/\/dialog\.[^/]*css$/);
    const release = await hold(page, `**${card.path}`);
    await cardOf(page, card).hover();
    const button = cardOf(page, card).getByRole('button', { name: 'Quick view' });
    await expect(button).toHaveCSS('opacity', '1');
    await button.click();
    await expect(button).toHaveCSS('opacity', '0.7');
    await stylesAsked;
    release();
    await expect(quickViewOf(page)).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-busy');
  });

  test('is offered on the picture of a card, and covers no other control of it', async ({ page }) => {
    const card = dress();
    await page.goto(card.list);
    const container = cardOf(page, card);
    await container.hover();
    const button = container.getByRole('button', { name: 'Quick view' });
    await expect(button).toHaveCSS('opacity', '1');
    const view = await button.boundingBox();
    const wish = await container.getByRole('button', { name: 'Wishlist' }).boundingBox();
    expect(view?.y).toBeGreaterThanOrEqual((wish?.y ?? Number.NaN) + (wish?.height ?? 0));
    const rating = await container.getByRole('img', { name: / of 5 stars, / }).boundingBox();
    expect(view?.x).toBeGreaterThanOrEqual((rating?.x ?? Number.NaN) + (rating?.width ?? 0));
  });

  test('shows title, price, rating, description and link of a product', async ({ page }) => {
    const card = dress();
    const view = await openQuickView(page, card);
    await expect(view).toHaveAccessibleName(`Quick view: ${card.title}`);
    await expect(view.getByRole('heading', { name: card.title })).toBeVisible();
    await expect(view.getByText(card.price, { exact: true })).toBeVisible();
    await expect(view.getByRole('img', { name: /^[\d.]+ of 5 stars$/ })).toBeVisible();
    const trail = view.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(trail.getByRole('link', { name: 'The shop' })).toHaveAttribute('href', '/products');
  });

  test('shows SKU and categories', async ({ page }) => {
    const card = dress();
    const view = await openQuickView(page, card);
    const line = view.getByText(new RegExp(`^SKU ${card.sku}, in `));
    await expect(line).toBeVisible();
    await expect(line.getByRole('link').first()).toHaveAttribute('href', /^\/\w+$/);
  });

  test('leads to the page of the product', async ({ page }) => {
    const card = dress();
    const view = await openQuickView(page, card);
    await view.getByRole('link', { name: 'See full details' }).click();
    await expect(page).toHaveURL(card.path);
  });

  test('turns the pictures by thumbnails', async ({ page }) => {
    const view = await openQuickView(page, dress());
    await view.getByRole('link', { name: 'Picture 2', exact: true }).click();
    await expect.poll(() => shownPicture(view)).toBe(2);
    await expect(page).toHaveURL(dress().list);
    await view.getByRole('link', { name: 'Picture 1', exact: true }).click();
    await expect.poll(() => shownPicture(view)).toBe(1);
  });

  test('turns the pictures by Prev and Next, round and round', async ({ page }) => {
    const card = dress();
    const { pictures } = readProduct(card.path);
    const view = await openQuickView(page, card);
    await view.getByRole('button', { name: 'Prev' }).click();
    await expect.poll(() => shownPicture(view)).toBe(pictures);
    await view.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => shownPicture(view)).toBe(1);
    await view.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => shownPicture(view)).toBe(2);
  });

  test('has no size chosen that nobody chose, S neither, and marks the one that is chosen', async ({
    page,
    activate,
  }) => {
    const card = dress();
    const view = await openQuickView(page, card);
    await expect(view.getByRole('radio', { checked: true })).toHaveCount(0);
    await chooseSize(view, readProduct(card.path).sizesInStock.at(-1) as string, activate);
    await expect(view.getByRole('radio', { checked: true })).toHaveCount(1);
  });

  test('unfolds the size guide', async ({ page }) => {
    const view = await openQuickView(page, dress());
    await expect(view.getByRole('table')).toBeHidden();
    const name = await view.locator('legend', { hasText: 'Size' }).boundingBox();
    const opener = await view.getByRole('button', { name: 'Size guide' }).boundingBox();
    expect(opener?.x).toBeGreaterThan((name?.x ?? Infinity) + (name?.width ?? 0));
    await view.getByRole('button', { name: 'Size guide' }).click();
    await expect(view.getByRole('table')).toBeVisible();
    await expect(view.getByRole('columnheader', { name: 'Size' })).toBeVisible();
  });

  test('names the colour and changes to another in place', async ({ page }) => {
    const card = findCard('other colours', (_, { hasColours }) => hasColours);
    const view = await openQuickView(page, card);
    const colours = view.getByRole('region', { name: 'Colours' });
    await expect(colours.getByText(/^Colour: /)).toBeVisible();
    const others = colours.getByRole('link').and(page.locator(':not([aria-current])'));
    await others.first().click();
    await expect(view.getByRole('heading', { name: card.title, exact: true })).toHaveCount(0);
    await expect(colours.getByText(/^Colour: /)).toBeVisible();
  });

  test('has a quantity, once it is in the cart, that is changed by its buttons, up to five', async ({ page }) => {
    const view = await openQuickView(page, dress());
    await chooseSize(view, readProduct(dress().path).sizesInStock[0] ?? '', (control) => control.click());
    await addButton(view).click();
    const stepper = view.getByRole('group', { name: 'Quantity' });
    const quantity = stepper.getByRole('status');
    const more = stepper.getByRole('button', { name: 'One more' });
    for (const value of ['2', '3', '4', '5']) {
      await more.click();
      await expect(quantity).toHaveText(value);
    }
    await expect(more).toBeDisabled();
    await more.dispatchEvent('click');
    await expect(view.getByRole('status').filter({ hasText: 'You can have at most 5 of one item.' })).toBeVisible();
  });

  test('puts the product on the wishlist, and its card says so too', async ({ page }) => {
    const card = dress();
    const view = await openQuickView(page, card);
    await view.getByRole('button', { name: 'Add to wishlist' }).click();
    await expect(view.getByRole('button', { name: 'Add to wishlist', pressed: true })).toBeVisible();
    expect(JSON.parse((await readKept(page, 'wishlist')) ?? '')).toMatchObject([{ sku: card.sku, path: card.path }]);
    await page.keyboard.press('Escape');
    await expect(cardOf(page, card).getByRole('button', { name: 'Wishlist' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('closes by its button, Escape and a click beside it, and the keyboard is back on the card', async ({ page }) => {
    const card = dress();
    const opener = cardOf(page, card).getByRole('button', { name: 'Quick view' });
    const view = await openQuickView(page, card);
    await view.getByRole('button', { name: 'Close' }).click();
    await expect(view).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await expect(view).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(view).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await expect(view).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(view).toBeHidden();
  });

  test('can be reached and used with the keyboard alone', async ({ page }) => {
    const card = dress();
    await page.goto(card.list);
    await cardOf(page, card).getByRole('button', { name: 'Wishlist' }).focus();
    await page.keyboard.press('Tab');
    await expect(cardOf(page, card).getByRole('button', { name: 'Quick view' })).toBeFocused();
    await page.keyboard.press('Enter');
    const view = quickViewOf(page);
    await view.getByRole('button', { name: 'Add to cart' }).focus();
    await page.keyboard.press('Enter');
    await expect(toastOf(page)).toBeVisible();
  });

  test('goes to the page of the product when it can not be fetched', async ({ page, complaints }) => {
    complaints.expect(/ERR_FAILED/);
    const card = dress();
    await page.goto(card.list);
    await page.route(`**${card.path}`, (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.abort(),
    );
    await cardOf(page, card).hover();
    await cardOf(page, card).getByRole('button', { name: 'Quick view' }).click();
    await expect(page).toHaveURL(card.path);
  });
});
