import { chromium } from '@playwright/test';
import { findCard } from './built-shop.ts';
import { findFullBrowser } from './find-browser.ts';
import { expect, test } from './shop.ts';
import { accountLink, cartLink, lineFor } from './steps.ts';

const full = findFullBrowser();
test.skip(full === undefined, 'The packaged browser keeps no pages in memory, and this machine has no other Chromium.');

/** One page of each type. */
const paths = () => [
  '/',
  '/products/2',
  findCard('something to add', ({ offers }) => offers === 'add').path,
  '/shop/aaina-beauty',
  '/search?q=saree',
  '/categories',
  '/return-refund',
  '/cart',
  '/checkOut',
  '/order',
  '/wishlist',
  '/compare',
  '/loginPage',
  '/account',
  '/cashFree',
];

test('Back brings every type of page from memory, with the cart and the login of now', async ({
  baseURL,
  activate,
}) => {
  const browser = await chromium.launch({
    executablePath: full as string,
    args: ['--no-sandbox'],
    // Playwright switches it off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ baseURL, hasTouch: true });
    await page.addInitScript(() => localStorage.setItem('consent', 'no'));
    // Playwright does not notice what comes from memory, so the page itself is asked.
    const comeBack = async (path: string) => {
      await page.evaluate(() => history.back());
      await expect(async () => {
        expect(await page.evaluate(() => location.pathname + location.search)).toBe(path);
      }).toPass();
    };
    for (const path of paths()) {
      await page.goto(path);
      await page.evaluate(() => Object.assign(window, { isKept: true }));
      await page.goto('/help');
      await comeBack(path);
      const result = await page.evaluate(() => {
        if ('isKept' in window) return 'kept';
        const [entry] = performance.getEntriesByType('navigation');
        return JSON.stringify((entry as PerformanceEntry & { notRestoredReasons?: unknown }).notRestoredReasons);
      });
      expect(result, path).toBe('kept');
    }

    await page.goto('/');
    await page.goto('/help');
    const line = lineFor(findCard('something to add', ({ offers }) => offers === 'add'));
    await page.evaluate(
      (stored) => localStorage.setItem('cart', stored),
      JSON.stringify({ version: 1, lines: [line] }),
    );
    await comeBack('/');
    await expect(cartLink(page)).toHaveText('Cart1');
    await activate(cartLink(page));
    await expect(page.getByRole('dialog', { name: 'Your cart' })).toContainText(line.title);

    await page.goto('/categories');
    await page.goto('/help');
    await page.evaluate(() => Object.assign(localStorage, { accessToken: 'somebody', session: Date.now() + 60_000 }));
    await comeBack('/categories');
    await expect(accountLink(page)).toHaveAccessibleName('Your account');
  } finally {
    await browser.close();
  }
});
