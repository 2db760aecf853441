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
