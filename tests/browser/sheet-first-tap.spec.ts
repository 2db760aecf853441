import type { Locator, Page } from '@playwright/test';
import { type Card, findCard, listCards } from './built-shop.ts';
import { draw, pointerOf } from './pointers.ts';
import { expect, type Fixtures, SHEET_WINDOW, test } from './shop.ts';
import {
  addButton,
  cardOf,
  expectBadge,
  expectTop,
  handleOf,
  hold,
  isDriven,
  measureLink,
  readCart,
  sheetOf,
  stayFast,
  watchPaths,
} from './steps.ts';

test.use(SHEET_WINDOW);

const card = (): Card => findCard('something to add', ({ offers }) => offers === 'add');
const linkOf = (page: Page, { title }: Pick<Card, 'title'>): Locator =>
  cardOf(page, { title }).getByRole('link', { name: title });

const slowDown = (page: Page): Promise<unknown> => measureLink(page, '3g');

/** Runs in the page: what it asks for from now on until the sheet has the breadcrumb of a product's page on the screen. */
async function untilContent(): Promise<string[]> {
  const since = performance.now();
  const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
  while (!document.querySelector('dialog[open] .breadcrumb')?.checkVisibility()) await nextFrame();
  const until = performance.now();
  await nextFrame();
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime >= since && startTime <= until)
    .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0)
    .map(({ name }) => new URL(name).pathname);
}

test.describe('the first tap on a card', () => {
  test("opens the sheet with the card's picture, title, price and control before anything arrives", async ({
    page,
    activate,
  }) => {
    await page.goto(card().list);
    await linkOf(page, card()).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await hold(page, '**/_astro/**');
    await hold(page, `**${card().path}`);
    const asked = watchPaths(page);
    await activate(linkOf(page, card()));
    const sheet = sheetOf(page);
    await expect(sheet.getByRole('heading', { name: card().title })).toBeVisible();
    await expect(sheet.getByText(card().price, { exact: true })).toBeVisible();
    await expect(addButton(sheet)).toBeVisible();
    const widthOf = (picture: Locator) => picture.evaluate((element) => (element as HTMLImageElement).naturalWidth);
    await expect.poll(() => widthOf(sheet.locator('img'))).toBeGreaterThan(0);
    await expect(page).toHaveURL(card().path);
    // The page, the stylesheet, and the script with what it imports.
    const files = [...new Set(asked)].filter((path) => !/^\/_img|first-touch/.test(path));
    expect(files.length, files.join()).toBeLessThanOrEqual(6);
    expect(files.filter((path) => path.includes('/react.'))).toEqual([]);
  });

  test('is on the screen in the frame after the tap, and makes the page inert after that', async ({
    page,
    activate,
  }) => {
    await page.goto(card().list);
    const seen = await page.evaluateHandle(() => {
      const result = new Promise<string[]>((done) => {
        const look = () => {
          const dialog = document.querySelector('dialog[open]');
          return `${dialog?.checkVisibility()} ${dialog?.matches(':modal')}`;
        };
        document.addEventListener(
          'click',
          () =>
            requestAnimationFrame(() => {
              const first = look();
              const check = () =>
                document.querySelector(':modal') ? done([first, look()]) : requestAnimationFrame(check);
              check();
            }),
          { capture: true, once: true },
        );
      });
      // In an object, as the promise itself would be waited for.
      return { result };
    });
    await activate(linkOf(page, card()));
    expect(await seen.evaluate(({ result }) => result)).toEqual(['true false', 'true true']);
    await expect(handleOf(page)).toBeFocused();
  });

  test('opens one sheet, also when it was a double tap', async ({ page }) => {
    await page.goto(card().list);
    await linkOf(page, card()).click({ clickCount: 2 });
    await expect(sheetOf(page)).toBeVisible();
    await page.waitForFunction(() => document.querySelector(':modal'));
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });

  test("keeps the card's picture while it is large enough, and loads none when it closes", async ({
    page,
    activate,
  }) => {
    await slowDown(page);
    await page.goto(card().list);
    await page.waitForLoadState('networkidle');
    const asked = watchPaths(page);
    const pictures = () => asked.filter((path) => path.startsWith('/_img/'));
    await activate(linkOf(page, card()));
    const first = sheetOf(page).locator('.gallery__picture').first();
    await expect(first).toHaveAttribute('sizes', /^auto/);
    await page.waitForLoadState('networkidle');
    const { name, needed } = await first.evaluate((element) => {
      const picture = element as HTMLImageElement;
      const [, before = ''] = /(\/_img\/\w+-)/.exec(picture.currentSrc) ?? [];
      return { name: before, needed: picture.clientWidth * devicePixelRatio };
    });
    for (const path of pictures().filter((one) => one.startsWith(name)))
      expect(Number(/(\d+)\.\w+$/.exec(path)?.[1]), path).toBeLessThan(2 * needed);
    asked.length = 0;
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(pictures()).toEqual([]);
  });

  for (const [link, prepare] of Object.entries({ fast: stayFast, slow: slowDown }))
    test(`needs at most nine requests until the content of the page is painted, on a ${link} link`, async ({
      page,
      activate,
    }) => {
      await prepare(page);
      await page.goto(card().list);
      await page.waitForLoadState('networkidle');
      const period = page.evaluate(untilContent);
      await activate(linkOf(page, card()));
      const before = await period;
      expect(before).toContain(card().path);
      expect(before.length, before.join()).toBeLessThanOrEqual(9);
      expect(before.filter((path) => /\/(?:react|show-delivery|sharpen)\./.test(path))).toEqual([]);
    });

  test('is followed by React, which takes the sheet over, and asks for nothing twice', async ({ page, activate }) => {
    await stayFast(page);
    await page.goto(card().list);
    await activate(linkOf(page, card()));
    await expect(sheetOf(page).getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect.poll(() => isDriven(sheetOf(page))).toBe(true);
    await page.waitForLoadState('networkidle');
    const fetched = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ transferSize }) => transferSize > 0)
        .map(({ name }) => new URL(name).pathname),
    );
    expect(fetched).toContain(card().path);
    expect(fetched.filter((path, position) => fetched.indexOf(path) !== position)).toEqual([]);
  });

  type Closing = Pick<Fixtures, 'activate' | 'activateAt'> & { readonly page: Page };
  const ways: Record<string, (closing: Closing) => Promise<unknown>> = {
    Back: ({ page }) => page.goBack(),
    Escape: ({ page }) => page.keyboard.press('Escape'),
    'the close button': ({ page, activate }) => activate(sheetOf(page).getByRole('button', { name: 'Close product' })),
    'a press on what lies above it': ({ activateAt }) => activateAt(150, 120),
  };
  test('can be taken back in each way before any script of the sheet arrives', async ({
    page,
    activate,
    activateAt,
  }) => {
    await page.goto(card().list);
    await hold(page, '**/_astro/*.js');
    for (const [way, close] of Object.entries(ways)) {
      await activate(linkOf(page, card()));
      await expect(sheetOf(page)).toBeVisible();
      // No finger is back before the frame after that.
      await page.waitForFunction(() => document.querySelector(':modal'));
      await close({ page, activate, activateAt });
      await expect(sheetOf(page), way).toHaveCount(0);
      await expect(page).toHaveURL(card().list);
      await expect(linkOf(page, card()), way).toBeFocused();
    }
  });

  test('is followed by one on the handle, which fills the screen before any script of the sheet arrives', async ({
    page,
    activate,
  }) => {
    await stayFast(page);
    await page.goto(card().list);
    const release = await hold(page, '**/_astro/*.js');
    await activate(linkOf(page, card()));
    await activate(handleOf(page));
    await expectTop(page, 0);
    release();
    await expect.poll(() => isDriven(sheetOf(page))).toBe(true);
    await expectTop(page, 0);
    await activate(handleOf(page));
    await expectTop(page, 0.5);
  });

  test('is followed by one on the handle, which counts while React arrives', async ({ page, activate, hasTouch }) => {
    await stayFast(page);
    await page.goto(card().list);
    const release = await hold(page, '**/sheet-island.*');
    await activate(linkOf(page, card()));
    await expect(sheetOf(page).getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expectTop(page, 0.5);
    const { x = 0, y = 0, width = 0 } = (await handleOf(page).boundingBox()) ?? {};
    const pointer = await pointerOf(page, hasTouch);
    await pointer.down(x + width / 2, y + 10);
    const arrived = page.waitForResponse('**/sheet-island.*');
    release();
    await (await arrived).finished();
    // React is not given the handle in the middle of a tap.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    expect(await isDriven(sheetOf(page))).toBe(false);
    await pointer.up();
    await expectTop(page, 0);
    await expect.poll(() => isDriven(sheetOf(page))).toBe(true);
    // A mouse that moves without a button pressed drags nothing.
    if (!hasTouch) await page.mouse.move(x + width / 2, 300, { steps: 5 });
    await expectTop(page, 0);
  });

  test('an item that is added before the page is there is in the cart once, and the content waits for it', async ({
    page,
    activate,
  }) => {
    await page.goto(card().list);
    const release = await hold(page, '**/add-to-cart.*');
    const answer = await hold(page, `**${card().path}`);
    await activate(linkOf(page, card()));
    const button = addButton(sheetOf(page));
    await activate(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    const arrived = page.waitForResponse(`**${card().path}`);
    answer();
    await (await arrived).finished();
    await expect(sheetOf(page).getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0);
    release();
    await expectBadge(page, 1);
    await expect(sheetOf(page).getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    const lines = await readCart(page);
    expect(lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([[card().sku, 1]]);
  });

  test('that begins to scroll takes back the request for the page', async ({ page, hasTouch }) => {
    test.skip(!hasTouch, 'a mouse does not scroll by dragging');
    await page.goto(card().list);
    await hold(page, `**${card().path}`);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(card().path));
    const pointer = await pointerOf(page, true);
    await draw(pointer, linkOf(page, card()), 100);
    await pointer.up();
    expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED');
    await expect(sheetOf(page)).toHaveCount(0);
  });
});

test.describe('on a slow link', () => {
  test('React is loaded only once the sheet is dragged, and goes on with the drag', async ({
    page,
    activate,
    hasTouch,
  }) => {
    await slowDown(page);
    const asked = watchPaths(page);
    await page.goto(card().list);
    await activate(linkOf(page, card()));
    const sheet = sheetOf(page);
    await expect(sheet.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const handle = sheet.getByRole('button', { name: /^Make the sheet/ });
    await activate(handle);
    await expect(sheet.getByRole('button', { name: 'Make the sheet half as high' })).toBeVisible();
    await activate(handle);
    await expect(sheet.getByRole('button', { name: 'Make the sheet full screen' })).toBeVisible();
    expect(asked.filter((path) => path.includes('/react.'))).toEqual([]);
    await expect.poll(() => sheet.evaluate((element) => element.getAnimations().length)).toBe(0);

    const pointer = await pointerOf(page, hasTouch);
    await draw(pointer, handle, 300);
    await expect.poll(() => isDriven(sheet)).toBe(true);
    await pointer.move(180, 60);
    await pointer.move(180, 30);
    await pointer.up();
    await expect(sheet.getByRole('button', { name: 'Make the sheet half as high' })).toBeVisible();
  });

  test('a second product opens in the same way', async ({ page, activate }) => {
    await slowDown(page);
    const [first, second] = listCards('/products') as [Card, Card];
    await page.goto('/products');
    for (const { title, path } of [first, second, first]) {
      await activate(linkOf(page, { title }));
      await expect(sheetOf(page).getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
      await expect(page).toHaveURL(path);
      await page.goBack();
      await expect(sheetOf(page)).toHaveCount(0);
      await expect(page).toHaveURL('/products');
    }
  });
});
