import { findCard } from './built-shop.ts';
import { expect, test } from './shop.ts';

/** Animations between pages. */

// The shop's pages have none then.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ANIMATED = '<!doctype html><title>Before</title><style>@view-transition{navigation:auto}</style>';

for (const path of ['/search?q=saree', '/', '/cart'])
  test(`nothing is thrown on ${path} where the animation to it is left out`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.route('**/before', (route) => route.fulfill({ contentType: 'text/html', body: ANIMATED }));
    await page.goto('/before');
    await page.evaluate((to) => location.assign(to), path);
    await expect(page).not.toHaveTitle('Before');
    await page.waitForLoadState('networkidle');
    expect(errors).toEqual([]);
  });

test.describe('while a picture moves from one page to the next', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('nothing is thrown where the animation is aborted: a page is left, resized or gone back from before it is shown', async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const card = findCard('anything', () => true);
    await page.goto(card.list);
    // Which loads what names the picture of a followed link.
    await page.keyboard.press('Tab');
    await page.waitForTimeout(4000);
    const follow = (path: string) => page.evaluate((to) => location.assign(to), path).catch(() => {});
    for (const wait of [0, 30, 120, 300]) {
      await page
        .locator(`a[href="${card.path}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await page.waitForTimeout(wait);
      await page.setViewportSize({ width: 400 + wait, height: 700 });
      await page.evaluate(() => history.back()).catch(() => {});
      await page.waitForTimeout(wait);
      await follow('/cart');
      await follow(card.path);
      await page.waitForTimeout(wait);
      // Pages that were still to come may come in between.
      await expect(() => page.goto(card.list)).toPass();
      await page.keyboard.press('Tab');
      await page.waitForTimeout(500);
    }
    expect(errors).toEqual([]);
  });

  test('a tap reaches what is below the finger', async ({ page }) => {
    const card = findCard('anything', () => true);
    await page.addInitScript(() =>
      addEventListener('pagereveal', ({ viewTransition }) =>
        viewTransition?.ready.then(async () => {
          // A page is shown before it has arrived as a whole.
          const findHeading = () => document.querySelector('main h1');
          while (!findHeading()) await new Promise(requestAnimationFrame);
          const { x, y, width, height } = (findHeading() as HTMLElement).getBoundingClientRect();
          const hit = document.elementFromPoint(x + width / 2, y + height / 2);
          document.title = `reached: ${hit?.tagName}, heading at ${Math.round(y)}`;
        }),
      ),
    );
    await page.goto(card.list);
    await page.evaluate((to) => location.assign(to), card.path);
    await expect(page).toHaveURL(card.path);
    await expect(page).toHaveTitle(/^reached: H1,/);
  });
});
