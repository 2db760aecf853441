import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';

/** What the header shows: on phones the controls that fit, the others in the menu. */

const bannerOf = (page: Page) => page.getByRole('banner');
const shownIn = async (page: Page): Promise<readonly string[]> => {
  const controls = bannerOf(page).locator('a, button, input');
  const names = await controls.evaluateAll((all) =>
    all.flatMap((control) =>
      control.checkVisibility()
        ? [(control.ariaLabel ?? control.textContent.trim().replaceAll(/\s+/g, ' ')) || control.tagName]
        : [],
    ),
  );
  return names;
};
const PHONE = ['Menu', 'Haat, home', 'Search', 'Search', 'Deliver to PIN code', 'Account', 'Cart'];

test('the header of a phone has seven controls, each large enough, also with text of twice the size', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'wide screens have all of them');
  await page.goto('/');
  for (const size of ['100%', '200%']) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    expect(await shownIn(page), size).toEqual(PHONE);
    const boxes = await bannerOf(page)
      .locator('a, button, input')
      .evaluateAll((all) =>
        all.filter((control) => control.checkVisibility()).map((control) => control.getBoundingClientRect().toJSON()),
      );
    for (const { x, right, width, height } of boxes as { x: number; right: number; width: number; height: number }[]) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(right, size).toBeLessThanOrEqual((page.viewportSize()?.width ?? 0) + 1);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(43.9);
    }
  }
});

test('wishlist, share and A to Z are the first lines of the menu', async ({ page, activate }) => {
  await page.goto('/products');
  await activate(bannerOf(page).getByRole('button', { name: 'Menu' }));
  const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link');
  await expect(links.nth(0)).toHaveText(/Wishlist/);
  await expect(links.nth(1)).toHaveText(/Share this shop/);
  await expect(links.nth(2)).toHaveText(/Everything from A to Z/);
});

test('a wide screen has the categories and all icons', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have them in the menu');
  await page.goto('/');
  expect(await shownIn(page)).toEqual(expect.arrayContaining([...PHONE, 'Share', 'Wishlist']));
  await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('link')).toHaveCount(10);
});

test.describe('a picture that does not come', () => {
  for (const path of ['/', '/womenFashion', '/categories'])
    test(`shows a quiet ground with its text on ${path}`, async ({ page, complaints }) => {
      complaints.expect(/ERR_FAILED/);
      await page.route(/\.(webp|avif)(\?|$)/, (route) => route.abort());
      await page.goto(path);
      const first = page.getByRole('main').locator('img').first();
      await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
      const wrong = await page.locator('main img').evaluateAll((all) =>
        all.flatMap((image) => {
          const { content, position, backgroundColor } = getComputedStyle(image, '::after');
          const isCovered = position === 'absolute' && backgroundColor !== 'rgba(0, 0, 0, 0)' && content !== 'none';
          return isCovered && getComputedStyle(image).position !== 'static' ? [] : [image.outerHTML];
        }),
      );
      expect(wrong).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        page.viewportSize()?.width ?? 0,
      );
      // None is wider than what it stands in.
      const wide = await page.locator('main li img').evaluateAll((all) =>
        all.flatMap((image) => {
          const [own, around] = [image.getBoundingClientRect(), image.closest('li')?.getBoundingClientRect()];
          return around && own.width > around.width + 1 ? [image.outerHTML] : [];
        }),
      );
      expect(wide).toEqual([]);
    });
});
