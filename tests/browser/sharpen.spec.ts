import type { Page } from '@playwright/test';
import { chooseDetailWidth } from '../../src/core/pictures/picture-widths.ts';
import { findCard } from './built-shop.ts';
import { findLayoutShifts, recordLayoutShifts } from './layout-shifts.ts';
import { expect, test } from './shop.ts';
import { cardOf, sheetOf } from './steps.ts';

const card = () => findCard('something to add', ({ offers }) => offers === 'add');
const pictureOf = (page: Page) => page.getByRole('region', { name: 'Pictures' }).first().getByRole('img').first();
const fileOf = (page: Page) => pictureOf(page).evaluate((image: HTMLImageElement) => image.currentSrc);
const widthIn = (file: string) => Number(/-(\d+)\.webp$/.exec(file)?.[1]);
/** The widest file that a page has itself: wide screens have columns for it. */
const ownWidth = (page: Page): number => ((page.viewportSize()?.width ?? 0) < 1024 ? 640 : 768);
/** What a page does on its own begins with the first touch. */
const touch = (page: Page) => page.keyboard.press('Shift');
/** The links of tests are as fast as the machine, which other programs may slow: what was measured of them is left out. */
const forgetTimes = (page: Page) =>
  page.addInitScript(() => {
    performance.getEntriesByName = () => [];
  });

test('the first picture of a page is replaced once by what the screen asks for, and nothing moves or is empty', async ({
  page,
}) => {
  await forgetTimes(page);
  await recordLayoutShifts(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/_img\/.*-(?:\d{3,4})\.webp$/.test(request.url())) asked.push(request.url());
  });
  await page.addInitScript(() => {
    const look = () => {
      const picture = document.querySelector<HTMLImageElement>('.gallery__picture');
      if (picture && 'seen' in document.documentElement.dataset && !picture.complete)
        document.documentElement.dataset['empty'] = '';
      if (picture?.complete) document.documentElement.dataset['seen'] = '';
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(card().path);
  await touch(page);
  await expect.poll(async () => widthIn(await fileOf(page))).toBeGreaterThan(640);
  const { needed, own, kept } = await pictureOf(page).evaluate((image: HTMLImageElement) => ({
    needed: Math.min(image.clientWidth, image.clientHeight) * devicePixelRatio,
    own: Number(/-(\d+)\.webp$/.exec(image.closest('a')?.href ?? '')?.[1]),
    kept: image.srcset.split(' ')[0] ?? '',
  }));
  expect(widthIn(await fileOf(page))).toBe(chooseDetailWidth(needed, own));
  // What the cart shows of it.
  expect(widthIn(kept)).toBe(256);
  expect(await page.evaluate(() => 'empty' in document.documentElement.dataset)).toBe(false);
  expect(await findLayoutShifts(page)).toEqual([]);
  const files = asked.filter((url) => url.startsWith((asked[0] ?? '').replace(/-\d+\.webp$/, '')));
  expect(files.filter((url) => widthIn(url) > 640)).toHaveLength(1);
});

test.describe('stays as it is', () => {
  for (const [why, prepare] of [
    ['where data is saved', (page: Page) => page.addInitScript(() => localStorage.setItem('saving', '1'))],
    [
      'on a slow link',
      (page: Page) =>
        page.addInitScript(() => {
          Object.defineProperty((navigator as unknown as { connection: object }).connection, 'effectiveType', {
            get: () => '3g',
          });
        }),
    ],
  ] as const)
    test(why, async ({ page, browserName }) => {
      test.skip(browserName !== 'chromium', 'Only Chromium says how fast a link is.');
      await prepare(page);
      const large: string[] = [];
      page.on('request', (request) => {
        if (widthIn(request.url()) > ownWidth(page)) large.push(request.url());
      });
      await page.goto(card().path);
      const arrived = page.waitForResponse(/\/first-touch\./);
      await touch(page);
      await arrived;
      await page.waitForLoadState('networkidle');
      expect(large).toEqual([]);
    });
});

test('no picture of a product is cropped: in the list, on its page and in the sheet', async ({
  page,
  activate,
  isMobile,
}) => {
  const fitOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((image) => getComputedStyle(image).objectFit);
  await page.goto(card().list);
  expect(await fitOf('.card__picture')).toBe('contain');
  if (isMobile) {
    await activate(cardOf(page, card()).getByRole('link', { name: card().title }));
    await expect(sheetOf(page).getByRole('article')).toBeVisible();
    expect(await fitOf('.sheet .gallery__picture')).toBe('contain');
  }
  await page.goto(card().path);
  expect(await fitOf('.gallery__picture')).toBe('contain');
});
