import type { Locator, Page } from '@playwright/test';
import { findCard, readPage } from './built-shop.ts';
import { LIMITS } from '../limits.ts';
import { resultCards } from './search-steps.ts';
import { expect, test } from './shop.ts';
import { measureLink, unfoldFooter } from './steps.ts';

/** The picture of a followed link goes into the page of its product (client/motion/carry-picture.ts). */

const WIDE = { width: 1280, height: 800 };

/** Notes which parts moved from the page before into each new one, by its path. */
const recordCarried = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) => {
      const note = (text: string) => sessionStorage.setItem(`carried to ${location.pathname}`, text);
      if (!viewTransition) return note('nothing');
      viewTransition.ready.then(
        () =>
          note(
            document
              .getAnimations()
              .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
              .filter((pseudo) => pseudo.startsWith('::view-transition-group'))
              .join(),
          ),
        () => note('nothing'),
      );
    }),
  );
const readCarried = (page: Page) => page.evaluate(() => sessionStorage.getItem(`carried to ${location.pathname}`));

/** Waits until the code that comes after the first touch runs: its answer alone says nothing of that on a busy machine. */
async function touch(page: Page): Promise<void> {
  const came = page.waitForResponse(/\/later\./);
  await page.mouse.move(5, 5);
  await page.mouse.down();
  await page.mouse.up();
  const url = (await came).url();
  await page.evaluate((module) => import(module), url);
  await page.waitForLoadState('networkidle');
}

const card = () => findCard('anything with similar products', ({ path }) => readPage(path).includes('class="mini"'));
const WAYS: Readonly<Record<string, { path: () => string; link: (page: Page) => Locator }>> = {
  'a card of a list': { path: () => card().list, link: (page) => page.locator('.card__link').first() },
  'a card of the search': {
    path: () => '/search?q=saree',
    link: (page) => resultCards(page).first().locator('a').first(),
  },
  'a row of the home page': { path: () => '/', link: (page) => page.locator('.mini a').first() },
  'another product': { path: () => card().path, link: (page) => page.locator('.mini a').first() },
};

test.use({ viewport: WIDE });
/** Follows a product of the home page, and expects that its picture stays. */
async function expectNothing(page: Page): Promise<void> {
  await page.goto('/');
  await touch(page);
  await page.locator('.mini a').first().click();
  await expect(page).toHaveURL(/\/p\/[\w-]+$/);
  await expect.poll(() => readCarried(page)).toBe('nothing');
}

test.describe('the picture', () => {
  for (const [name, { path, link }] of Object.entries(WAYS))
    test(`of ${name} goes into the product's page`, async ({ page }) => {
      // On a busy machine the browser may take the link to the own host for a slow one.
      await measureLink(page, '4g');
      await recordCarried(page);
      await expect(async () => {
        await page.goto(path());
        await touch(page);
        await link(page).scrollIntoViewIfNeeded();
        await expect
          .poll(() => link(page).evaluate((element) => element.closest(':has(img)')?.querySelector('img')?.complete))
          .toBe(true);
        await link(page).click();
        await expect(page).toHaveURL(/\/p\/[\w-]+$/);
        await expect.poll(() => readCarried(page)).not.toBeNull();
        // A busy browser may show a page before the picture in it was parsed.
        expect(await readCarried(page)).toBe('::view-transition-group(p)');
      }).toPass({ timeout: LIMITS.expect });
    });

  test('stays where the next page has no place for it', async ({ page }) => {
    await recordCarried(page);
    await page.goto(card().path);
    await touch(page);
    await unfoldFooter(page);
    await page.getByRole('contentinfo').getByRole('link').first().click();
    await expect(page).not.toHaveURL(card().path);
    await expect.poll(() => readCarried(page)).toBe('nothing');
  });

  test('stays on a slow link', async ({ page }) => {
    await measureLink(page, '3g');
    await recordCarried(page);
    await expectNothing(page);
  });

  test('stays where movement is reduced', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await recordCarried(page);
    await expectNothing(page);
  });
});
