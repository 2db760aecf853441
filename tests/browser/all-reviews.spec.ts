import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { readSitemap } from '../support/read-sitemap.ts';
import { readPage, SITE_FOLDER } from './built-shop.ts';
import { expect, test } from './shop.ts';

/** The pages with all reviews of a product. */

/** The addresses of products in a market that have such a page. */
const reviewed = (market = ''): string[] => {
  const folder = join(SITE_FOLDER, market);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^/]+\/p\/[^/]+\/reviews\.html$/.test(file))
    .map((file) => `${market && `/${market}`}/${file.slice(0, -'/reviews.html'.length)}`)
    .sort();
};

const listOf = (page: Page) => page.locator('[data-reviews] > li');
const starsOf = async (page: Page): Promise<number[]> =>
  await listOf(page).evaluateAll((reviews) =>
    reviews.map((review) => Number((review as HTMLElement).dataset['stars'])),
  );

for (const market of ['', 'en-ae'])
  test(`a product page leads to all of its reviews, which can be sorted, and back: ${market || 'in'}`, async ({
    page,
    activate,
  }) => {
    const [path = ''] = reviewed(market);
    await page.goto(path);
    const section = page.getByRole('region', { name: 'Ratings and reviews' });
    const link = section.getByRole('link', { name: /^All \d+ reviews$/ });
    const count = Number(/\d+/.exec((await link.textContent()) ?? '')?.[0]);
    await activate(link);
    await expect(page).toHaveURL(`${path}/reviews`);
    const steps = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
    const tops = await steps.evaluateAll((all) => all.map((step) => step.getBoundingClientRect().top));
    expect(new Set(tops).size, 'the breadcrumb has one line').toBe(1);
    await expect(listOf(page)).toHaveCount(count);
    await expect(page.getByRole('table', { name: 'By stars' })).toBeVisible();
    const own = page.getByText('Have you bought it?').getByRole('link', { name: 'your order' });
    await expect(own).toHaveAttribute('href', `${market && `/${market}`}/order`);
    await expectNoFindings(page);

    const helpful = await starsOf(page);
    await activate(page.getByRole('button', { name: 'Lowest rating' }));
    await expect(page.getByRole('button', { name: 'Lowest rating' })).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => starsOf(page)).toEqual([...helpful].sort((one, other) => one - other));
    await activate(page.getByRole('button', { name: 'Newest' }));
    const dates = () =>
      listOf(page)
        .locator('time')
        .evaluateAll((times) => times.map((time) => (time as HTMLTimeElement).dateTime));
    await expect.poll(async () => (await dates()).join()).toBe([...(await dates())].sort().reverse().join());
    await activate(page.getByRole('button', { name: 'Most helpful' }));
    await expect.poll(() => starsOf(page)).toEqual(helpful);

    // Beside the heading; the breadcrumb has it, too.
    await activate(page.getByRole('main').locator(`a[href="${path}"]:not(nav *)`));
    await expect(page).toHaveURL(path);
  });

test('all reviews are sorted, those of further pages, too', async ({ page, activate }) => {
  const [path = '', other = ''] = reviewed();
  const [first, further] = [path, other].map((product) => readPage(`${product}/reviews`));
  const body = (first ?? '').replace('data-pages="1"', 'data-pages="2"');
  await page.route(`**${path}/reviews`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.route(`**${path}/reviews/2`, (route) => route.fulfill({ contentType: 'text/html', body: further ?? '' }));
  await page.goto(`${path}/reviews`);
  const before = await listOf(page).count();
  await activate(page.getByRole('button', { name: 'Highest rating' }));
  await expect.poll(() => listOf(page).count()).toBeGreaterThan(before);
  const stars = await starsOf(page);
  expect(stars).toEqual([...stars].sort((one, two) => two - one));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all reviews can be read, and nothing offers to sort them', async ({ page }) => {
    const [path = ''] = reviewed();
    await page.goto(path);
    await page.getByRole('link', { name: /^All \d+ reviews$/ }).click();
    await expect(listOf(page).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Lowest rating' })).toBeHidden();
  });
});

test('pages of reviews are not indexed, and not in the sitemap', async ({ page }) => {
  const [path = ''] = reviewed();
  await page.goto(`${path}/reviews`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const sitemap = readSitemap(SITE_FOLDER);
  expect(sitemap).toContain(`${path}<`);
  expect(sitemap).not.toContain('/reviews<');
});
