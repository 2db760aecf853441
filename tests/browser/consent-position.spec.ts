import type { Page } from '@playwright/test';
import { findCard } from './built-shop.ts';
import { expect, test } from './shop.ts';
import { addButton, hold, keepCart, lineFor } from './steps.ts';
import { touchPage } from './touch-page.ts';

/** The position of the consent banner on product pages. */
test.use({ consent: 'unasked' });

const bannerOf = (page: Page) => page.getByRole('region', { name: 'Your privacy', includeHidden: true });
const sized = () => findCard('several sizes', (_, { sizesInStock, canBuy }) => canBuy && sizesInStock.length > 2);

/** Texts of the controls that are covered by another element, or by one that a selector finds. */
const covered = (page: Page, by = '*'): Promise<string[]> =>
  page.evaluate((cover) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'main [name=size] + span, main .add__row button, body > .consent button',
    );
    return [...controls].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true })) return [];
      const { left, top, width, height } = control.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].map((part) => document.elementFromPoint(left + width / 2, top + height * part));
      const header = document.querySelector('.header');
      const isCovered = points.some(
        (found) => found?.closest(cover) && !control.contains(found) && !header?.contains(found),
      );
      return isCovered ? [control.textContent.trim()] : [];
    });
  }, by);

async function ask(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto(sized().path);
  await touchPage(page);
  await expect(bannerOf(page)).toBeAttached();
}

test('the consent banner covers neither sizes nor Add to cart, wherever the page is scrolled', async ({ page }) => {
  await ask(page);
  const height = await page.evaluate(() => document.querySelector('.product')?.getBoundingClientRect().bottom);
  for (let top = 0; top < (height ?? 0); top += 40) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await expect.poll(() => covered(page, '.consent'), { message: `scrolled to ${top}` }).toEqual([]);
  }
});

test('Add to cart is in the first view before a script has come, and sizes are scrolled clear of it', async ({
  page,
  activate,
}) => {
  const release = await hold(page, '**/*.js');
  await page.goto(sized().path, { waitUntil: 'commit' });
  const add = addButton(page.getByRole('article'));
  await expect(add).toBeInViewport({ ratio: 1 });
  await add.click({ trial: true });
  const sizes = page.getByRole('article').getByRole('radio');
  for (const size of await sizes.all()) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await size.focus();
    await expect(add).toBeInViewport({ ratio: 1 });
    expect(await covered(page)).toEqual([]);
  }
  release();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await activate(add);
  await expect(page.getByText('Choose a size first.')).toBeInViewport({ ratio: 1 });
  await expect.poll(() => covered(page)).toEqual([]);
});

test('the consent banner is shown where it covers nothing, on a phone above Add to cart', async ({
  page,
  isMobile,
}) => {
  await ask(page);
  const add = addButton(page.getByRole('article'));
  if (isMobile) await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  else await add.evaluate((button) => button.scrollIntoView({ block: 'start' }));
  await expect(bannerOf(page)).toBeVisible();
  if (isMobile) await expect(add).toBeInViewport({ ratio: 1 });
  expect(await covered(page, '.consent')).toEqual([]);
  await bannerOf(page).getByRole('button', { name: 'Decline' }).click();
  await expect(bannerOf(page)).toHaveCount(0);
});

test('what a tap is answered with stands clear of the banner and of the buttons at the lower edge', async ({
  page,
  activate,
}) => {
  await page.goto(sized().path);
  await activate(page.getByRole('button', { name: 'Privacy choices' }));
  await activate(page.getByRole('button', { name: 'Compare' }));
  const said = page.getByRole('status').filter({ hasText: /\w/ });
  await expect(said).toBeInViewport({ ratio: 1 });
  const [line, ...others] = await Promise.all(
    [said, bannerOf(page), addButton(page.getByRole('article'))].map((one) => one.boundingBox()),
  );
  for (const other of others) expect((line?.y ?? NaN) + (line?.height ?? 0)).toBeLessThan(other?.y ?? 0);
});

test('on the cart of a phone the bar with the total stands on the banner, without a gap', async ({
  page,
  activate,
  isMobile,
}) => {
  test.skip(!isMobile, 'wide screens have no such bar');
  const one = findCard('something to add', ({ offers }) => offers === 'add');
  const other = findCard('another thing to add', ({ offers, sku }) => offers === 'add' && sku !== one.sku);
  await keepCart(page, [lineFor(one), lineFor(other)]);
  await page.goto('/cart');
  await activate(page.getByRole('button', { name: 'Privacy choices' }));
  await expect(bannerOf(page)).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const bar = page
    .getByRole('main')
    .getByRole('link', { name: /^Checkout/ })
    .locator('..');
  const bottomOf = async () => {
    const box = await bar.boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0));
  };
  expect(await bottomOf()).toBe(Math.round((await bannerOf(page).boundingBox())?.y ?? NaN));
  await bannerOf(page).getByRole('button', { name: 'Decline' }).click();
  await expect.poll(bottomOf).toBe(page.viewportSize()?.height);
});
