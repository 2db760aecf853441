import type { Locator, Page } from '@playwright/test';
import { type Card, findCard, listCards, readProduct } from './built-shop.ts';
import { expect, type Fixtures, RARE, SHEET_WINDOW, test } from './shop.ts';
import { addButton, buyButton, cardOf, chooseSize, expectTop, handleOf, readKept, sheetOf } from './steps.ts';

test.use(SHEET_WINDOW);

type Press = (control: Locator) => Promise<void>;

/** A card below the first screen, so that the list is scrolled. */
const low = (): Card => listCards('/products')[12] as Card;
const rich = (): Card =>
  findCard(
    'several pictures and sizes',
    (_, { canBuy, pictures, sizesInStock }) => canBuy && pictures > 2 && sizesInStock.length > 1,
  );

const linkOf = (page: Page, card: Card): Locator => cardOf(page, card).getByRole('link', { name: card.title });

async function openSheet(page: Page, card: Card, activate: Press): Promise<void> {
  await page.goto(card.list);
  await activate(linkOf(page, card));
  await expect(sheetOf(page).getByRole('heading', { name: card.title })).toBeVisible();
}

test.describe('the bottom sheet opens', () => {
  test('from a card over the list, at half height, with the address and the title of the product', async ({
    page,
    activate,
  }) => {
    const card = low();
    await openSheet(page, card, activate);
    await expect(page).toHaveURL(card.path);
    await expect(page).toHaveTitle(new RegExp(`^${RegExp.escape(card.title)} \\|`));
    await expectTop(page, 0.5);
    await expect(page.getByRole('main')).toBeVisible();
  });

  test('and has whole sizes and Add to cart at half height, and below them in how many days the product arrives', async ({
    page,
    activate,
  }) => {
    await openSheet(page, rich(), activate);
    const sheet = sheetOf(page);
    await expectTop(page, 0.5);
    await expect(addButton(sheet)).toBeInViewport({ ratio: 1 });
    const row = await addButton(sheet).boundingBox();
    for (const size of await sheet.getByRole('radio', { disabled: false }).all()) {
      const label = size.locator('xpath=..');
      await label.click({ trial: true });
      const box = await label.boundingBox();
      expect((box?.y ?? NaN) + (box?.height ?? NaN), 'above Add to cart').toBeLessThanOrEqual(row?.y ?? NaN);
    }
    const days = await sheet.getByText(/^Arrives in \d+ to \d+ business days$/).boundingBox();
    expect(days?.y).toBeGreaterThan(row?.y ?? NaN);
    await activate(sheet.getByRole('button', { name: 'Make the sheet full screen' }));
    await expect(sheet.getByText('Inclusive of all taxes')).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Check delivery to your PIN code' })).toBeVisible();
  });

  test('with the focus in it', RARE, async ({ page, activate }) => {
    await openSheet(page, low(), activate);
    await expect(sheetOf(page).getByRole('button', { name: 'Make the sheet full screen' })).toBeFocused();
  });

  test('with the keyboard', async ({ page }, { project }) => {
    test.skip(project.name === 'phone', 'there is a keyboard at the desktop');
    const card = low();
    await page.goto(card.list);
    await linkOf(page, card).focus();
    await page.keyboard.press('Enter');
    await expect(sheetOf(page).getByRole('heading', { name: card.title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(linkOf(page, card)).toBeFocused();
  });

  test("with the product page's own content", async ({ page, activate }) => {
    const card = rich();
    await openSheet(page, card, activate);
    const sheet = sheetOf(page);
    const breadcrumb = sheet.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(breadcrumb.getByRole('link', { name: 'The shop' })).toHaveAttribute('href', '/products');
    await expect(sheet.getByText(card.price, { exact: true }).first()).toBeVisible();
    await expect(sheet.getByRole('group', { name: 'Size', exact: true })).toBeVisible();
    await expect(buyButton(sheet)).toBeVisible();
    await expect(addButton(sheet)).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Add to wishlist' })).toBeVisible();
    await expect(sheet.getByText('Product details', { exact: true })).toBeVisible();
    await expect(sheet.getByText('We refund you within 7 days of receiving what you return.')).toBeVisible();
    await expect(sheet.getByRole('link', { name: 'View shop' })).toBeVisible();
    await handleOf(page).press('ArrowUp');
    await expect(sheet.getByRole('link', { name: 'Share' })).toBeVisible();
    await expect(sheet.getByText('Free delivery', { exact: true }).first()).toBeVisible();
  });
});

test.describe('in the bottom sheet', () => {
  test('a thumbnail brings its picture into view', async ({ page, activate }) => {
    await openSheet(page, rich(), activate);
    await activate(sheetOf(page).getByRole('button', { name: 'Make the sheet full screen' }));
    await expectTop(page, 0);
    const gallery = sheetOf(page).getByRole('region', { name: 'Pictures' });
    const pictures = gallery.getByRole('list', { name: 'Pictures' }).getByRole('img');
    await expect(pictures.first()).toBeInViewport({ ratio: 0.2 });
    await activate(gallery.getByRole('link', { name: 'Picture 2', exact: true }));
    await expect(pictures.nth(1)).toBeInViewport({ ratio: 0.2 });
    await expect(pictures.first()).not.toBeInViewport();
    await expect(page).toHaveURL(rich().path);
  });

  test('Prev and Next go round the pictures', async ({ page, activate }) => {
    await openSheet(page, rich(), activate);
    await activate(sheetOf(page).getByRole('button', { name: 'Make the sheet full screen' }));
    await expectTop(page, 0);
    const gallery = sheetOf(page).getByRole('region', { name: 'Pictures' });
    const pictures = gallery.getByRole('list', { name: 'Pictures' }).getByRole('img');
    await activate(gallery.getByRole('button', { name: 'Prev' }));
    await expect(pictures.last()).toBeInViewport({ ratio: 0.2 });
    await activate(gallery.getByRole('button', { name: 'Next' }));
    await expect(pictures.first()).toBeInViewport({ ratio: 0.2 });
  });

  test('a placeholder reserves the space of a picture that is loading', RARE, async ({ page, activate }) => {
    await page.route('**/_img/**', () => {});
    await page.goto(rich().list, { waitUntil: 'domcontentloaded' });
    await activate(linkOf(page, rich()));
    const views = sheetOf(page).getByRole('list', { name: 'Pictures' });
    const picture = views.getByRole('img').first();
    await expect(picture).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 1 };
    expect(width / height).toBeCloseTo(1, 1);
  });

  test('the chosen size is the active one', async ({ page, activate }) => {
    const card = rich();
    await openSheet(page, card, activate);
    const sheet = sheetOf(page);
    for (const size of readProduct(card.path).sizesInStock.slice(0, 2)) await chooseSize(sheet, size, activate);
    await expect(sheet.getByRole('radio', { checked: true })).toHaveCount(1);
  });

  test('an unavailable size says so and can not be chosen', async ({ page, activate }) => {
    const card = findCard('a size that is away', (_, { sizesAway, canBuy }) => canBuy && sizesAway.length > 0);
    await openSheet(page, card, activate);
    const away = sheetOf(page).getByRole('radio', {
      name: new RegExp(`^${RegExp.escape(readProduct(card.path).sizesAway[0] ?? '')}\\b`),
    });
    await expect(away).toBeDisabled();
    await expect(away).toHaveAccessibleName(/Sold out|Available from \d/);
  });

  test('a product is put on the wishlist', async ({ page, activate }) => {
    const card = rich();
    await openSheet(page, card, activate);
    await activate(sheetOf(page).getByRole('button', { name: 'Add to wishlist' }));
    await expect(sheetOf(page).getByRole('button', { name: 'Add to wishlist', pressed: true })).toBeVisible();
    expect(await readKept(page, 'wishlist')).toContain(card.sku);
  });

  test('nothing behind it can be reached with the keyboard', async ({ page, activate }, { project }) => {
    test.skip(project.name === 'phone', 'there is a keyboard at the desktop');
    await openSheet(page, rich(), activate);
    for (let count = 0; count < 40; count++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.matches('dialog, dialog *, body'))).toBe(true);
    }
  });
});

test.describe('the bottom sheet closes', () => {
  type Closing = Pick<Fixtures, 'activate' | 'activateAt'> & { readonly page: Page };
  const ways: Record<string, (closing: Closing) => Promise<unknown>> = {
    'by Back': ({ page }) => page.goBack(),
    'by Escape': ({ page }) => page.keyboard.press('Escape'),
    'by its close button': ({ page, activate }) =>
      activate(sheetOf(page).getByRole('button', { name: 'Close product' })),
    'by a press on what lies above it': ({ activateAt }) => activateAt(150, 120),
  };
  for (const [way, close] of Object.entries(ways)) {
    test(`${way}: address, title, scroll position and focus are as before`, async ({ page, activate, activateAt }) => {
      const card = low();
      await page.goto(card.list);
      const title = await page.title();
      await linkOf(page, card).scrollIntoViewIfNeeded();
      const scroll = await page.evaluate(() => scrollY);
      expect(scroll).toBeGreaterThan(0);
      await activate(linkOf(page, card));
      await expect(sheetOf(page).getByRole('heading', { name: card.title })).toBeVisible();
      expect(await page.evaluate(() => scrollY)).toBe(scroll);
      // A frame later it is modal, and takes what lies above it. What comes before that opens and closes nothing, as in a double tap.
      await page.waitForFunction(() => document.elementFromPoint(150, 120)?.matches('.sheet:modal'));
      await close({ page, activate, activateAt });
      await expect(sheetOf(page)).toBeHidden();
      await expect(page).toHaveURL(card.list);
      await expect(page).toHaveTitle(title);
      expect(await page.evaluate(() => scrollY)).toBe(scroll);
      await expect(linkOf(page, card)).toBeFocused();
    });
  }
});
