import type { Page } from '@playwright/test';
import { type Album, ALBUMS, makeShopOfPhotographs, PHOTOGRAPHED, RICHEST } from '../support/shop-of-photographs.ts';
import { MOST_CUT } from '../../src/core/pictures/fit-picture.ts';
import { findLayoutShifts, recordLayoutShifts } from './layout-shifts.ts';
import { OwnShop } from './own-shop.ts';
import { expect, test } from './shop.ts';

/** A shop of photographs of all shapes, with the fashion theme: places of 3:4. */

const SHAPE = 3 / 4;
const shop = new OwnShop();
let site = '';

// One worker builds the shop for all tests.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  await makeShopOfPhotographs(shop.catalog);
  site = await shop.open({ THEME_FILE: 'src/themes/fashion.css' });
});

test.afterAll(() => shop.close());

interface Shown {
  readonly name: string;
  readonly fit: string;
  /** Width divided by height: of the place, and of the file. */
  readonly place: number;
  readonly file: number;
  /** As the attributes say. */
  readonly said: number;
  readonly objectFit: string;
}

/** The pictures of products of a page, once they have come. */
async function readShown(page: Page, selector: string): Promise<Shown[]> {
  const pictures = page.locator(selector);
  await expect(pictures.first()).toBeVisible();
  return pictures.evaluateAll((images) =>
    Promise.all(
      (images as HTMLImageElement[]).map(async (image) => {
        image.loading = 'eager';
        await image.decode();
        return {
          name: image.currentSrc,
          fit: image.dataset['fit'] ?? '',
          place: image.clientWidth / image.clientHeight,
          file: image.naturalWidth / image.naturalHeight,
          said: Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
          objectFit: getComputedStyle(image).objectFit,
        };
      }),
    ),
  );
}

const ALBUM_NAMES = Object.keys(ALBUMS) as Album[];

for (const album of ALBUM_NAMES)
  test(`places have the shop's shape, and pictures theirs: ${album}`, async ({ page }) => {
    await recordLayoutShifts(page);
    await page.goto(`${site}/${album}`);
    const shown = await readShown(page, '.card__picture');
    expect(shown).toHaveLength(PHOTOGRAPHED.filter((one) => one.album === album).length);
    for (const { name, fit, place, file, said, objectFit } of shown) {
      expect(place, name).toBeCloseTo(SHAPE, 1);
      expect(said, name).toBeCloseTo(file, 1);
      const cut = 1 - Math.min(file / SHAPE, SHAPE / file);
      // No bars where the shapes are near; cut where it is said alone.
      if (cut > 0.01 && cut < MOST_CUT - 0.01) expect(fit, name).toMatch(/^\d+$/);
      expect(objectFit, name).toBe(/^\d/.test(fit) ? 'cover' : 'contain');
    }
    expect(await findLayoutShifts(page)).toEqual([]);
  });

test('a picture that would lose something is whole, on a ground of its own colour', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'others have the theme’s ground');
  await page.goto(`${site}/landscape`);
  const grounds = await page
    .locator('.card__picture[data-fit^="#"]')
    .evaluateAll((images) =>
      images.map((image) => [(image as HTMLElement).dataset['fit'], getComputedStyle(image).backgroundImage]),
    );
  expect(grounds.length).toBeGreaterThan(0);
  for (const [said = '', shown = ''] of grounds) {
    const colours = [...said.matchAll(/#(..)(..)(..)/g)].map(([, ...channels]) =>
      channels.map((channel) => Number.parseInt(channel, 16)).join(', '),
    );
    expect(shown.startsWith('linear-gradient(')).toBe(true);
    expect([...shown.matchAll(/rgb\((.*?)\)/g)].map(([, colour]) => colour)).toEqual(colours);
  }
});

test('a small picture of a cart has its own shape, without bars of another colour', async ({ page, activate }) => {
  const { sku } = PHOTOGRAPHED.find(({ album }) => album === 'square') as { sku: string };
  await page.goto(`${site}/square`);
  const path = await page.locator(`[data-sku="${sku}"] .card__link`).getAttribute('href');
  await page.goto(site + path);
  await activate(page.getByRole('button', { name: 'Add to cart' }).first());
  await expect(page.locator('.header__badge').last()).toHaveText('1');
  await page.goto(`${site}/cart`);
  const [row] = await readShown(page, 'img.cart-row__picture');
  expect(row?.file).toBeCloseTo(1, 1);
  expect(row?.place).toBeCloseTo(SHAPE, 1);
  await expect(page.locator('img.cart-row__picture')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('a product shows its pictures in the same shape, and whole over the screen', async ({ page, activate }) => {
  await recordLayoutShifts(page);
  const { sku } = PHOTOGRAPHED.find(({ album, shape }) => album === 'mixed' && shape === '16:9') as { sku: string };
  await page.goto(`${site}/mixed`);
  const path = await page.locator(`[data-sku="${sku}"] .card__link`).getAttribute('href');
  await page.goto(site + path);
  for (const { place, name } of await readShown(page, '.gallery__picture')) expect(place, name).toBeCloseTo(SHAPE, 1);
  expect(await findLayoutShifts(page)).toEqual([]);
  const picture = page.locator('.gallery__picture').first();
  await expect(picture).toHaveAttribute('width', /\d/);
  await activate(picture);
  const [whole] = await readShown(page, '.zoom__picture');
  expect(whole?.file).toBeCloseTo(16 / 9, 1);
  expect(whole?.objectFit).toBe('contain');
});

test('a video comes after the pictures, and nothing of it is loaded before it is tapped', async ({
  page,
  activate,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${site}/portrait`);
  const path = await page.locator(`[data-sku="${RICHEST.sku}"] .card__link`).getAttribute('href');
  await page.goto(site + path);
  const links = page.locator('[data-do=zoom]');
  await expect(links).toHaveCount(RICHEST.shapes.length + 1);
  const address = await links.last().getAttribute('href');
  expect(address).toMatch(/\/turn\.webm$/);
  await page.locator('.gallery__views').evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: 'instant' }));
  const sign = links.last().locator('.playable');
  await expect(sign).toBeInViewport();
  const [picture, circle] = [await links.last().locator('img').boundingBox(), await sign.boundingBox()];
  const middleOf = (box: typeof picture) => [
    (box?.x ?? 0) + (box?.width ?? 0) / 2,
    (box?.y ?? 0) + (box?.height ?? 0) / 2,
  ];
  for (const [index, middle] of middleOf(circle).entries())
    expect(Math.abs(middle - (middleOf(picture)[index] ?? 0))).toBeLessThan(4);
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain(address);
  await activate(sign);
  const video = page.getByRole('dialog').locator('video');
  await expect.poll(() => video.evaluate((player) => (player as HTMLVideoElement).currentTime)).toBeGreaterThan(0);
  expect(asked).toContain(address);
  await page.keyboard.press('Escape');
  await expect(video).toHaveCount(0);
});

test('a product without a video has no byte for it', async ({ page }) => {
  const { sku } = PHOTOGRAPHED.find(({ album }) => album === 'square') as { sku: string };
  await page.goto(`${site}/square`);
  const path = await page.locator(`[data-sku="${sku}"] .card__link`).getAttribute('href');
  const html = await (await page.request.get(site + path)).text();
  expect(html).not.toMatch(/playable|video/i);
});
