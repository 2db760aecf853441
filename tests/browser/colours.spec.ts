import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { OwnShop } from './own-shop.ts';
import { expect, SHEET_WINDOW, test } from './shop.ts';
import {
  addButton,
  cardOf,
  quickViewOf,
  readCart,
  sheetOf,
  sizeOnCard,
  sizesOpener,
  spoken,
  toastOf,
} from './steps.ts';

test.use(SHEET_WINDOW);
// One worker builds the shop for all tests.
test.describe.configure({ mode: 'default' });

const shop = new OwnShop();
let address = '';
const COLOURS = ['Red', 'Navy', 'Olive', 'Cream', 'Multicolour'] as const;
const PLATE = { title: 'Plate in red' };
const pathOf = (colour: string): string =>
  `/plate-in-${colour.toLowerCase()}/p/PLATE-${COLOURS.indexOf(colour as 'Red')}`;

/** The second shop with plates in five colours. Navy costs more and has no sizes; olive is sold out. */
test.beforeAll(async () => {
  cpSync('tests/fixtures/second-shop', shop.catalog, { recursive: true });
  const folder = join(shop.catalog, 'products', 'cups');
  mkdirSync(folder, { recursive: true });
  for (const [index, colour] of COLOURS.entries())
    writeFileSync(
      join(folder, `plate-${index}.json`),
      JSON.stringify({
        sku: `PLATE-${index}`,
        title: `Plate in ${colour.toLowerCase()}`,
        seller: 'chai-ghar',
        images: [{ src: index % 2 === 0 ? 'cup.png' : 'darjeeling.png', alt: `A plate in ${colour.toLowerCase()}` }],
        offers: { in: { price: 100 + index } },
        colour,
        colourSiblings: COLOURS.flatMap((_, other) => (other === index ? [] : [`PLATE-${other}`])),
        ...(colour === 'Olive' && { availability: 'sold out' }),
        ...(colour !== 'Navy' && { sizes: [{ name: 'M' }, { name: 'L', availability: 'sold out' }] }),
        attributes: { Glaze: `${colour} glaze` },
        legal: { genericName: 'Plate', netQuantity: '1 N' },
      }),
    );
  address = await shop.open();
});
test.afterAll(() => shop.close());

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const swatch = (container: Locator, name: string): Locator => container.getByRole('link', { name, exact: true });
const articleOf = (page: Page): Locator => page.getByRole('main').getByRole('article');

test('a colour is chosen on the page of a product in place', async ({ page, activate }) => {
  await page.goto(address + pathOf('Red'));
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const article = articleOf(page);
  await activate(swatch(article, 'Navy'));
  await expect(article.getByRole('heading', { level: 1 })).toHaveText('Plate in navy');
  await expect(page).toHaveURL(address + pathOf('Navy'));
  await expect(page).toHaveTitle(/^Plate in navy/);
  await expect(article.getByText('₹101', { exact: true }).first()).toBeVisible();
  await expect(article.getByRole('img', { name: 'A plate in navy' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Navy glaze' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb', includeHidden: true })).toContainText(
    'Plate in navy',
  );
  await expect(swatch(article, 'Navy')).toBeFocused();
  await expect(swatch(article, 'Navy')).toHaveAttribute('aria-current', 'true');
  await expect(article.getByRole('status')).toHaveText('Plate in navy: ₹101');
  await activate(swatch(article, 'Olive'));
  await expect(addButton(article)).toBeHidden();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address + pathOf('Navy'));
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await expectNoFindings(page);
  await activate(addButton(article));
  await expect(toastOf(page)).toBeVisible();
  expect(await readCart(page)).toMatchObject([{ sku: 'PLATE-1', priceMinor: 10100, path: pathOf('Navy') }]);
});

test('a size that is sold out is struck out and says so', async ({ page }) => {
  await page.goto(address + pathOf('Red'));
  const article = articleOf(page);
  await expect(article.getByRole('radio', { name: 'L Sold out' })).toBeDisabled();
  await expect(article.getByText('L', { exact: true })).toHaveCSS('text-decoration-line', 'line-through');
  await expect(article.getByRole('radio', { name: 'M' })).toBeEnabled();
});

test('a swatch on a card changes its picture, price, button and link', async ({ page, activate }) => {
  await page.goto(`${address}/products`);
  const card = page.locator('[data-sku=PLATE-0]');
  await expect(card.getByText('+2 more colours')).toBeVisible();
  await expect(swatch(card, 'Red')).toHaveAttribute('aria-current', 'true');
  await expectNoFindings(page);
  const red = (await card.locator('img').first().getAttribute('src')) ?? '';
  await activate(swatch(card, 'Navy'));
  // Until it has changed, the card of that colour itself is the first of its name.
  const hasBecome = (words: string) => expect(spoken(page).filter({ hasText: words })).toBeVisible();
  await hasBecome('Plate in navy: ₹101');
  const navy = cardOf(page, { title: 'Plate in navy' });
  await expect(navy.getByText('₹101')).toBeVisible();
  await expect(navy.locator('img').first()).not.toHaveAttribute('src', red);
  await expect(navy.getByRole('link', { name: 'Plate in navy' })).toHaveAttribute('href', pathOf('Navy'));
  await expect(swatch(navy, 'Navy')).toHaveAttribute('aria-current', 'true');
  await expectNoFindings(page);
  await activate(addButton(navy));
  await expect(toastOf(page)).toBeVisible();
  expect(await readCart(page)).toMatchObject([{ sku: 'PLATE-1', priceMinor: 10100, path: pathOf('Navy') }]);
  await activate(swatch(navy, 'Olive'));
  await hasBecome('Plate in olive: ₹102');
  const olive = cardOf(page, { title: 'Plate in olive' });
  await expect(olive.getByText('Sold out')).toBeVisible();
  await expect(addButton(olive)).toBeHidden();
  await activate(swatch(olive, 'Red'));
  const plate = cardOf(page, PLATE);
  await activate(sizesOpener(plate));
  await expect(plate.getByRole('button', { name: 'Sold out: L' })).toBeDisabled();
  await expectNoFindings(page);
  await activate(sizeOnCard(plate, 'M'));
  await expect.poll(() => readCart(page)).toMatchObject([{ sku: 'PLATE-1' }, { sku: 'PLATE-0', size: 'M' }]);
});

test('the last of several quick choices on a card counts', async ({ page }) => {
  await page.goto(`${address}/products`);
  await page.evaluate(() => {
    const swatches = document.querySelectorAll<HTMLElement>('[data-sku=PLATE-0] [data-do=colour]');
    for (const one of [swatches[1], swatches[2], swatches[1]]) one?.click();
  });
  await expect(cardOf(page, { title: 'Plate in navy' }).getByText('₹101')).toBeVisible();
});

test('a colour is chosen in the sheet with its address', async ({ page, activate }) => {
  await page.goto(`${address}/products`);
  await activate(cardOf(page, PLATE).getByRole('link', { name: PLATE.title }));
  const sheet = sheetOf(page);
  await activate(swatch(sheet, 'Navy'));
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('Plate in navy');
  await expect(page).toHaveURL(address + pathOf('Navy'));
  await expectNoFindings(page);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(`${address}/products`);
});

test('a colour is chosen in the quick view', async ({ page, isMobile }) => {
  test.skip(isMobile, 'it is for screens with a mouse');
  await page.goto(`${address}/products`);
  await cardOf(page, PLATE).hover();
  await cardOf(page, PLATE).getByRole('button', { name: 'Quick view' }).click();
  const view = quickViewOf(page);
  await swatch(view, 'Navy').click();
  await expect(view).toHaveAccessibleName('Quick view: Plate in navy');
  await expect(view.getByRole('link', { name: 'See full details' })).toHaveAttribute('href', pathOf('Navy'));
  await expect(page).toHaveURL(`${address}/products`);
});

test('a colour that can not be fetched leaves the card as it was', async ({ page, context, activate, complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(`${address}/products`);
  const card = page.locator('[data-sku=PLATE-0]');
  await activate(swatch(card, 'Navy'));
  await expect(cardOf(page, { title: 'Plate in navy' })).toBeVisible();
  await context.setOffline(true);
  await activate(swatch(cardOf(page, { title: 'Plate in navy' }), 'Olive'));
  await expect(page.getByText('No connection? Please try again, or reload.')).toBeVisible();
  await expect(cardOf(page, { title: 'Plate in navy' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the swatches of cards and pages are links', async ({ page, activate }) => {
    await page.goto(`${address}/products`);
    await activate(swatch(cardOf(page, PLATE), 'Navy'));
    await expect(page).toHaveURL(address + pathOf('Navy'));
    await activate(swatch(articleOf(page), 'Olive'));
    await expect(page).toHaveURL(address + pathOf('Olive'));
  });
});
