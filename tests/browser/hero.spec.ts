import type { Page } from '@playwright/test';
import { type Card, findCard, readProduct } from './built-shop.ts';
import { expect, test } from './shop.ts';
import { stopClock } from './steps.ts';

/** Carousels: the slides of the home page, its row of products, and the pictures of a product. */

const heroOf = (page: Page) => page.getByRole('region', { name: 'Highlights' });
const slidesOf = (page: Page) => heroOf(page).getByRole('listitem');
const pauseOf = (page: Page) => heroOf(page).getByRole('button', { name: 'Pause' });
const dotOf = (page: Page, number: number) =>
  heroOf(page)
    .getByRole('link', { name: /^Show: / })
    .nth(number - 1);
const isShown = (page: Page, number: number) => expect(slidesOf(page).nth(number - 1)).toBeInViewport({ ratio: 0.9 });

/** Time per slide. */
const TURN_MS = 6_000;

test.describe('The slides of the home page', () => {
  test('advance by themselves', async ({ page }) => {
    await stopClock(page);
    await page.goto('/');
    await expect(pauseOf(page)).toBeVisible();
    await isShown(page, 1);
    await page.clock.runFor(TURN_MS + 500);
    await isShown(page, 2);
  });

  test('stop after Pause, and go on after Play', async ({ page, activate }) => {
    await page.clock.install();
    await page.goto('/');
    await activate(pauseOf(page));
    await page.clock.runFor(4 * TURN_MS);
    await isShown(page, 1);
    await activate(heroOf(page).getByRole('button', { name: 'Play' }));
    await page.clock.runFor(TURN_MS + 500);
    await isShown(page, 2);
  });

  test('stop once somebody uses them', async ({ page, activate }) => {
    await page.clock.install();
    await page.goto('/');
    await activate(dotOf(page, 2));
    await isShown(page, 2);
    await page.clock.runFor(4 * TURN_MS);
    await isShown(page, 2);
  });

  test('are turned by arrows where there is a mouse, round and round', async ({ page, activate, isMobile }) => {
    await page.goto('/');
    if (isMobile) {
      await expect(heroOf(page).getByRole('button', { name: /slide$/ })).toHaveCount(0);
      return;
    }
    const count = await slidesOf(page).count();
    await activate(heroOf(page).getByRole('button', { name: 'Previous slide' }));
    await isShown(page, count);
    await activate(heroOf(page).getByRole('button', { name: 'Next slide' }));
    await isShown(page, 1);
  });

  test('are turned by their dots', async ({ page, activate }) => {
    await page.goto('/');
    await activate(dotOf(page, 2));
    await isShown(page, 2);
  });

  test('have a dot that says which is shown', async ({ page, activate }) => {
    await page.goto('/');
    const current = heroOf(page).locator('[aria-current=true]');
    const dots = heroOf(page).getByRole('link', { name: /^Show: / });
    await expect(current).toHaveCount(1);
    await expect(dots.first()).toHaveAttribute('aria-current', 'true');
    await activate(dots.nth(1));
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
    await expect(current).toHaveCount(1);
  });

  test('each lead somewhere', async ({ page }) => {
    await page.goto('/');
    for (const slide of await slidesOf(page).all())
      expect(await slide.getByRole('link').getAttribute('href')).toMatch(/^\/\w/);
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test('never move by themselves, and need no Pause', async ({ page }) => {
      await page.clock.install();
      await page.goto('/');
      await page.clock.runFor(5 * TURN_MS);
      await isShown(page, 1);
      await expect(pauseOf(page)).toBeHidden();
    });

    test('change without animation', async ({ page, activate }) => {
      await page.goto('/');
      await activate(dotOf(page, 2));
      await isShown(page, 2);
    });
  });

  test('never move by themselves with data saving on', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.clock.install();
    await page.goto('/');
    await page.clock.runFor(5 * TURN_MS);
    await isShown(page, 1);
    await expect(pauseOf(page)).toBeHidden();
  });

  test('never move by themselves on a slow link, and load a further picture when it is wanted', async ({
    page,
    activate,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g', addEventListener() {} } }),
    );
    await page.clock.install();
    await page.goto('/');
    await page.clock.runFor(5 * TURN_MS);
    await isShown(page, 1);
    await expect(pauseOf(page)).toBeHidden();
    const picture = slidesOf(page).nth(1).locator('img');
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    expect(await width()).toBe(0);
    await activate(dotOf(page, 2));
    await isShown(page, 2);
    await expect.poll(width).toBeGreaterThan(0);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test('have dots, and no button that would do nothing', async ({ page }) => {
      await page.goto('/');
      await expect(
        heroOf(page)
          .getByRole('link', { name: /^Show: / })
          .first(),
      ).toBeVisible();
      await expect(heroOf(page).getByRole('button')).toHaveCount(0);
    });
  });
});

test('The text of a banner stands in the middle of its wall on wide screens, with a large heading', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'on a phone it is below the picture');
  await page.goto('/');
  const banner = page.locator('.banners .scene').first();
  await banner.scrollIntoViewIfNeeded();
  const box = await banner.boundingBox();
  const heading = banner.getByRole('heading');
  const text = await heading.locator('..').evaluate((element) => {
    const parts = [...element.children].map((part) => part.getBoundingClientRect());
    return (Math.min(...parts.map(({ top }) => top)) + Math.max(...parts.map(({ bottom }) => bottom))) / 2;
  });
  const share = (text - (box?.y ?? 0)) / (box?.height ?? 1);
  expect(share).toBeGreaterThan(0.35);
  expect(share).toBeLessThan(0.5);
  expect(await heading.evaluate((element) => getComputedStyle(element).fontSize)).toBe('28px');
});

test('The home page of another market has slides of its own, with its prices and into its lists', async ({
  page,
  activate,
}) => {
  await page.goto('/en-ae');
  await isShown(page, 1);
  await expect(slidesOf(page).first()).toContainText(/from AED\s\d/i);
  await expect(slidesOf(page).getByRole('img').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Home and linen' })).toHaveCount(2);
  await activate(slidesOf(page).first().getByRole('link'));
  await expect(page).toHaveURL(/^[^?]*\/en-ae\/\w+$/);
});

test('The home page of another market has rows of tiles into its lists, each with a picture of its own', async ({
  page,
}) => {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/en-ae');
    const tiles = page.getByRole('region', { name: 'Shop by category' }).getByRole('listitem');
    await expect(tiles).toHaveCount(12);
    const boxes = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().y));
    const rows = Object.values(Object.groupBy(boxes, (y) => Math.round(y))).map((row) => row?.length);
    expect(new Set(rows).size, `${width}: rows of one length`).toBe(1);
    const links = await tiles
      .getByRole('link')
      .evaluateAll((all) =>
        all.map((link) => [link.getAttribute('href') ?? '', link.querySelector('img')?.getAttribute('src') ?? '']),
      );
    for (const column of [0, 1]) expect(new Set(links.map((link) => link[column])).size).toBe(12);
    for (const [href = ''] of links) expect(href).toMatch(/^\/en-ae\/[\w-]+(?:\/[\w-]+)?$/);
  }
});

test.describe('The rows of products on the home page', () => {
  test('are five at most, with each product once, its price and its MRP', async ({ page }) => {
    await page.goto('/');
    const links = page.getByRole('main').getByRole('region').getByRole('listitem').locator('[href*="/p/"]');
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(paths.length).toBeGreaterThanOrEqual(20);
    expect(new Set(paths).size).toBe(paths.length);
    const rows = page.getByRole('main').locator('.rail');
    expect(await rows.count()).toBeLessThanOrEqual(5);
    const bestSellers = page.getByRole('region', { name: /^Best-selling/ }).first();
    for (const text of await bestSellers.getByRole('listitem').allTextContents())
      expect(text.replaceAll(/\s+/g, ' ')).toMatch(/₹[\d,]+\s*(MRP ₹[\d,]+ \d+% off\s*)?\d\.\d\s?★/);
  });

  test('show whole cards from edge to edge where the window is wider than the page', async ({ page, isMobile }) => {
    test.skip(isMobile, 'phones are narrower than the page');
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto('/');
    const row = page.getByRole('region', { name: 'Best-selling kurtis' });
    await row.scrollIntoViewIfNeeded();
    const list = await row.getByRole('list').boundingBox();
    const [start, end] = [list?.x ?? 0, (list?.x ?? 0) + (list?.width ?? 0)];
    const cards = await row
      .getByRole('listitem')
      .evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
      );
    const seen = cards.filter(({ left }) => left < end - 1);
    expect(seen.length).toBeLessThan(cards.length);
    expect(Math.abs((seen[0]?.left ?? 0) - start)).toBeLessThan(1);
    expect(Math.abs((seen.at(-1)?.right ?? 0) - end), 'the last one is whole').toBeLessThan(1);
  });

  test('are moved by their buttons where there is a mouse', async ({ page, activate, isMobile }) => {
    await page.goto('/');
    const row = page.getByRole('region', { name: 'Best-selling kurtis' });
    if (isMobile) {
      await expect(row.getByRole('button', { name: 'Wishlist' })).not.toHaveCount(0);
      await expect(row.getByRole('button', { name: /products$/ })).toHaveCount(0);
      return;
    }
    const [first, last] = [row.getByRole('listitem').first(), row.getByRole('listitem').last()];
    await activate(row.getByRole('button', { name: 'Next products' }));
    await expect(first).not.toBeInViewport();
    await activate(row.getByRole('button', { name: 'Previous products' }));
    // Only from the very start does the button lead to the end.
    await expect.poll(() => row.getByRole('list').evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
    await activate(row.getByRole('button', { name: 'Previous products' }));
    await expect(last).toBeInViewport({ ratio: 0.9 });
  });

  test('are hidden once their season is over', async ({ page }) => {
    await page.route('/', async (route) => {
      const answer = await route.fetch();
      const until = (id: string, day: string, html: string) =>
        html.replace(`aria-labelledby="${id}"`, `$& data-until="${day}"`);
      const body = until('rail-2', '2020-11-14', until('rail-3', '2120-11-14', await answer.text()));
      await route.fulfill({ response: answer, body });
    });
    await page.goto('/');
    const seasons = page.locator('[data-until^="2"][data-until*="20-11-14"]');
    await expect(seasons).toHaveCount(2);
    await expect(seasons.and(page.locator('[hidden]'))).toHaveAttribute('data-until', '2020-11-14');
  });
});

test('The first product of the home page begins in the first view of a phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a wide screen has less above it');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const [rail] = await page.locator('.rail').all();
  const card = await rail?.getByRole('listitem').first().boundingBox();
  expect(card?.y).toBeLessThan(700);
});

test('Prices of rows on the home page are on one line on a phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'wide cards have room');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const prices = page.locator('.rail:not([hidden]) .price');
  for (const rail of await page.locator('.rail:not([hidden])').all()) await rail.scrollIntoViewIfNeeded();
  const lines = await prices.evaluateAll((all) =>
    all.map(
      (price) => new Set([...price.children].map((part) => Math.round(part.getBoundingClientRect().bottom / 8))).size,
    ),
  );
  expect(lines.length).toBeGreaterThan(10);
  expect(new Set(lines)).toEqual(new Set([1]));
});

test.describe('The banners of the home page', () => {
  test('are two beside each other, and lead to lists', async ({ page, activate }) => {
    await page.goto('/');
    const [first, second] = [
      page.getByRole('link', { name: 'See all', exact: true }),
      page.getByRole('main').getByRole('link', { name: 'See jewellery' }),
    ];
    const boxes = await Promise.all([first, second].map((link) => link.locator('xpath=ancestor::li').boundingBox()));
    const [one, other] = boxes;
    expect(other?.y).toBe(one?.y);
    expect(other?.x).toBeGreaterThan(one?.x ?? Infinity);
    await activate(first);
    await expect(page).toHaveURL('/products/up-to-299');
  });

  test('have their text apart from the picture on phones and where it is large', async ({ page, isMobile }) => {
    await page.goto('/');
    const text = page.getByRole('heading', { name: 'Jewellery for the wedding' });
    const picture = page.getByRole('img', { name: /^Kundan choker/ });
    const overlaps = async () => {
      const [a, b] = [await picture.boundingBox(), await text.boundingBox()];
      return a !== null && b !== null && a.y < b.y + b.height && b.y < a.y + a.height;
    };
    expect(await overlaps(), 'on the wall of the scene').toBe(!isMobile);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '400%';
    });
    await expect.poll(overlaps).toBe(false);
  });
});

test.describe('The pictures of a product', () => {
  const product = (): Card => findCard('several pictures', (_, { pictures }) => pictures > 2);
  const viewsOf = (page: Page) =>
    page.getByRole('article').getByRole('list', { name: 'Pictures' }).getByRole('listitem');

  test('are turned by their thumbnails, without a step in the history', async ({ page, activate, isMobile }) => {
    test.skip(isMobile, 'a phone has no thumbnails: pictures are swiped');
    await page.goto(product().path);
    await activate(page.getByRole('article').getByRole('link', { name: 'Picture 2', exact: true }));
    // The thumbnail is below it, and has been scrolled to.
    await expect(viewsOf(page).nth(1)).toBeInViewport({ ratio: 0.5 });
    await expect(page).toHaveURL(product().path);
    expect(await page.evaluate(() => history.length)).toBe(2);
  });

  test('are turned by Next as often as it is clicked', async ({ page, activate, isMobile }) => {
    test.skip(isMobile, 'a phone has no such button: pictures are swiped');
    const { pictures } = readProduct(product().path);
    await page.goto(product().path);
    const next = page.getByRole('article').getByRole('button', { name: 'Next' });
    for (let turn = 1; turn < pictures; turn++) await activate(next);
    await expect(viewsOf(page).nth(pictures - 1)).toBeInViewport({ ratio: 0.9 });
    await activate(next);
    await expect(viewsOf(page).first()).toBeInViewport({ ratio: 0.9 });
  });

  test('are turned by the arrow keys', async ({ page, isMobile }) => {
    test.skip(isMobile, 'a phone has no such keys');
    await page.goto(product().path);
    await page.getByRole('list', { name: 'Pictures' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(viewsOf(page).nth(1)).toBeInViewport({ ratio: 0.5 });
  });
});
