import type { Locator, Page } from '@playwright/test';
import { countPagesOf, findCard, listCards, readPage } from './built-shop.ts';
import { findLayoutShifts, recordLayoutShifts } from './layout-shifts.ts';
import { expect, SHEET_WINDOW, test } from './shop.ts';

/** Pictures that are more than a quarter of a screen below what is seen are not loaded, and once the page was scrolled one screen (styles/base.css). */

test.use(SHEET_WINDOW);

const LIST = '/products';
const TWO = `${LIST}/2`;

interface Picture {
  readonly path: string;
  /** In windows, from the top of the one that is seen. */
  readonly top: number;
  readonly left: number;
  readonly isLoaded: boolean;
}

/** The cards' pictures with the places that they have, or get when they come near. */
const picturesIn = (page: Page, selector = '.cards > .card > img:first-child'): Promise<Picture[]> =>
  page.evaluate(
    (pictures) =>
      [...document.querySelectorAll<HTMLImageElement>(pictures)].map((picture) => {
        const { left, top: moved } = picture.getBoundingClientRect();
        const top = moved - Number.parseFloat(getComputedStyle(picture).translate.split(' ')[1] ?? '0');
        return {
          path: new URL(picture.currentSrc || picture.src).pathname,
          top: top / innerHeight,
          left: left / innerWidth,
          isLoaded: picture.complete && picture.naturalWidth > 0,
        };
      }),
    selector,
  );

/** Waits until all pictures above a line are loaded. Returns all. */
async function settle(page: Page, line: number): Promise<Picture[]> {
  await page.waitForLoadState('networkidle');
  await expect
    .poll(async () => (await picturesIn(page)).filter(({ top, isLoaded }) => top < line && !isLoaded))
    .toEqual([]);
  return picturesIn(page);
}

/** The pictures that a page asks for from now on. */
function watchPictures(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/_img/')) asked.add(pathname);
  });
  return asked;
}

const scrollDown = (page: Page, windows: number): Promise<void> =>
  page.evaluate((count) => window.scrollBy({ top: count * innerHeight, behavior: 'instant' }), windows);

/** Of what is a quarter of a window below, pictures are loaded, and of one window once the page was scrolled; some pixels of it decide. */
const FIRST = { near: 1.2, far: 1.35 };
const NEAR = 1.95;

test.describe('a list', () => {
  // A wide window has so many beside each other that all twenty are near.
  test.beforeEach(({ page, isMobile }) => (isMobile ? undefined : page.setViewportSize({ width: 800, height: 400 })));

  test('loads the pictures of the window and of a quarter more, and of one more once it is scrolled', async ({
    page,
  }) => {
    await recordLayoutShifts(page);
    const asked = watchPictures(page);
    await page.goto(TWO);
    const first = await settle(page, FIRST.near);
    expect(first).toHaveLength(20);
    const far = first.filter(({ top }) => top > FIRST.far);
    expect(far.length).toBeGreaterThan(6);
    expect(far.filter(({ path }) => asked.has(path))).toEqual([]);
    // The script that knows that the page was scrolled comes with the first touch or scroll.
    await expect
      .poll(async () => {
        await scrollDown(page, 0.05);
        return page.evaluate(() => document.documentElement.style.getPropertyValue('--near'));
      })
      .toBe('-100%');
    await settle(page, NEAR);

    // What comes into the window was loaded before.
    for (let step = 0; step < 12; step++) {
      await scrollDown(page, 0.5);
      const shown = (await picturesIn(page)).filter(({ top }) => top > -0.2 && top < 1);
      expect(shown.filter(({ isLoaded }) => !isLoaded)).toEqual([]);
      await settle(page, NEAR);
    }
    expect((await picturesIn(page)).filter(({ isLoaded }) => !isLoaded)).toEqual([]);
    expect(await findLayoutShifts(page)).toEqual([]);
  });

  test('shows each picture in its place at its end, after Back, and after a reload there', async ({ page }) => {
    await page.goto(TWO);
    await settle(page, FIRST.near);
    const isInPlace = async () => {
      const shown = page.locator('.cards > .card > img:first-child').last();
      await expect(shown).toBeInViewport({ ratio: 0.9 });
      await expect
        .poll(() => shown.evaluate((picture) => (picture as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
    };
    await page
      .locator('.cards > .card')
      .last()
      .evaluate((card) => card.scrollIntoView({ block: 'center' }));
    await isInPlace();
    await page.goto('/return-refund');
    await page.goBack();
    await isInPlace();
    await page.reload();
    await isInPlace();
  });

  test('is printed with all of its pictures', async ({ page }) => {
    const asked = watchPictures(page);
    await page.goto(TWO);
    await settle(page, FIRST.near);
    expect(asked.size).toBeLessThan(20);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.cards > .card > img:first-child').evaluateAll(countAway)).toBe(0);
    await page.pdf();
    // Chromium prints what is not displayed, too, as far as its pictures go: the second ones of cards.
    await expect.poll(() => asked.size).toBeGreaterThanOrEqual(20);
  });

  test('that is turned in place loads no more than one that is opened', async ({ page, activate }) => {
    await page.goto(LIST);
    await settle(page, FIRST.near);
    const [card] = listCards(LIST).slice(20);
    const asked = watchPictures(page);
    const link = page.getByRole('navigation', { name: /^Pages of/ }).getByRole('link', { name: 'Page 2', exact: true });
    await activate(link);
    await expect(page.getByRole('heading', { name: card?.title as string, exact: true })).toBeVisible();
    const far = (await settle(page, FIRST.near)).filter(({ top }) => top > 2.1);
    expect(far.length).toBeGreaterThan(0);
    expect(far.filter(({ path }) => asked.has(path))).toEqual([]);
  });

  test('that is no longer than the window shows all of its pictures', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 3000 });
    await page.goto(`${LIST}/${countPagesOf(LIST)}`);
    const pictures = await settle(page, 1);
    expect(pictures.filter(({ isLoaded }) => !isLoaded)).toEqual([]);
    expect(await page.locator('.cards > .card > img:first-child').evaluateAll(countAway)).toBe(0);
  });
});

test('results of a search load the pictures of the window and of a quarter more', async ({ page, isMobile }) => {
  // All twenty are near in a wide window.
  if (!isMobile) await page.setViewportSize({ width: 800, height: 400 });
  const asked = watchPictures(page);
  await page.goto('/search?q=saree');
  await expect(page.locator('.cards > .card')).toHaveCount(20);
  const far = (await settle(page, FIRST.near)).filter(({ top }) => top > FIRST.far);
  expect(far.length).toBeGreaterThan(6);
  expect(far.filter(({ path }) => asked.has(path))).toEqual([]);
  await page.locator('.cards > .card').last().scrollIntoViewIfNeeded();
  await settle(page, 1);
});

for (const selector of ['.rail .minis', '.tiles'])
  test(`a row of the home page, ${selector}, loads what is beside it when it is swiped`, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a wide window shows most of a row');
    await page.goto('/');
    const row = page.locator(selector).first();
    await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const isLoaded = (picture: Locator) =>
      picture.evaluate(
        (element) => (element as HTMLImageElement).complete && (element as HTMLImageElement).naturalWidth > 0,
      );
    const pictures = row.locator('img');
    await expect.poll(() => isLoaded(pictures.first())).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(await isLoaded(pictures.last())).toBe(false);
    await row.evaluate((element) => element.scrollTo({ left: 1e6, behavior: 'instant' }));
    await expect.poll(() => isLoaded(pictures.last())).toBe(true);
    await expect(pictures.last()).toBeInViewport();
  });

/** From right to left browsers differ in what they load of a row: what is seen, at least. */
for (const path of ['/ar-ae', '/ar-ae/womenFashion'])
  test(`from right to left each picture of ${path} is in its place when it is seen, and rows end with their last one`, async ({
    page,
  }) => {
    await page.goto(path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
    for (let step = 0; step < height; step++) {
      await expect
        .poll(async () =>
          (await picturesIn(page, 'main img')).filter(
            ({ top, left, isLoaded }) => top > 0 && top < 0.9 && left >= 0 && left < 0.9 && !isLoaded,
          ),
        )
        .toEqual([]);
      await scrollDown(page, 1);
    }
    const tooWide = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('main *')]
        .filter((element) => element.scrollWidth > 9_000)
        .map(({ className }) => className),
    );
    expect(tooWide).toEqual([]);
  });

// This browser keeps no page in memory, so that Back loads it again.
const LONG: Readonly<Record<string, () => string>> = {
  'the home page': () => '/',
  'a product': () => findCard('similar products', ({ path }) => readPage(path).includes('class="mini"')).path,
  'a shop': () => '/shop/aaina-beauty',
};
for (const [name, path] of Object.entries(LONG))
  test(`Back and a reload lead to where ${name} was scrolled`, async ({ page }) => {
    await page.goto(path());
    await page.waitForLoadState('networkidle');
    const place = await page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      return scrollY;
    });
    expect(place).toBeGreaterThan(400);
    const isBack = () => expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place * 0.8);
    await page.goto('/return-refund');
    await page.goBack();
    await isBack();
    await page.reload();
    await isBack();
  });

test('a gallery loads a picture once it begins to come into view', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a wide window has thumbnails');
  await page.goto(findCard('three pictures', (_, { pictures }) => pictures > 2).path);
  const loaded = async () => (await picturesIn(page, '.gallery__picture')).map(({ isLoaded }) => isLoaded).slice(0, 3);
  await expect.poll(loaded).toEqual([true, false, false]);
  await page.waitForLoadState('networkidle');
  expect(await loaded()).toEqual([true, false, false]);
  await page.locator('.gallery__views').evaluate((row) => row.scrollTo({ left: row.clientWidth, behavior: 'instant' }));
  await expect.poll(loaded).toEqual([true, true, false]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a list shows each picture in its place', async ({ page }) => {
    await page.goto(TWO);
    for (const picture of await page.locator('.cards > .card > img:first-child').all()) {
      await picture.evaluate((element) => (element.parentElement as Element).scrollIntoView({ block: 'center' }));
      await expect(picture).toBeInViewport();
      await expect
        .poll(() => picture.evaluate((element) => (element as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
    }
  });
});

/** How many pictures are moved away. */
const countAway = (pictures: Element[]): number =>
  pictures.filter((picture) => !['none', '0px'].includes(getComputedStyle(picture).translate)).length;
