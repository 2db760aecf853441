import { expect, test } from './shop.ts';

/** Leaving a page for one without the animation between pages. */

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('leaving a page for one without an animation throws nothing', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route('**/plain', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Plain</title>' }),
  );
  const touched = page.waitForResponse((response) => /first-touch/.test(response.url()));
  await page.goto('/search');
  await page.keyboard.press('Shift');
  await touched;
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => location.assign('/plain'));
  await expect(page).toHaveTitle('Plain');
  expect(errors).toEqual([]);
});
