import { findCard, listCards, readPage } from './built-shop.ts';
import { enlarge, findFaults } from './large-text.ts';
import { expect, test } from './shop.ts';
import { cartLink, drawerOf, keepCart, lineFor } from './steps.ts';

/** Text at twice its size on a narrow phone: no page scrolls sideways, and no control or heading loses a part of its text. */

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

const PAGES = [
  '/',
  '/en-ae',
  '/products',
  '/womenFashion/minidress',
  '/womenFashion/filters',
  '/imported',
  '/categories',
  '/search',
  '/shop/nanhe-kadam',
  '/contact',
  '/privacyPolicy',
  '/pricing-commission',
  '/sellOnline',
  '/order',
  '/wishlist',
  '/compare',
  '/offline',
  '/complaint',
  '/account',
  '/login_register',
  '/reset_password',
  '/Seller-SignUp',
  '/Seller-SignIn',
  '/cashFree',
];

test('text of twice the size fits on a page of every kind', async ({ page }) => {
  const product = findCard(
    'sizes and colours',
    (_, { sizesInStock, hasColours }) => sizesInStock.length > 1 && hasColours,
  );
  const reviewed = findCard('a page of reviews', ({ path }) => readPage(path).includes(`href="${path}/reviews"`));
  for (const path of [...PAGES, product.path, `${reviewed.path}/reviews`]) {
    await page.goto(path);
    await enlarge(page);
    expect.soft(await findFaults(page), path).toEqual([]);
  }
});

for (const width of [360, 1280])
  test(`the dots of the slides cover no button where text has twice the size, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const path of ['/', '/hi', '/ta']) {
      await page.goto(path);
      await enlarge(page);
      const covered = await page.locator('.hero').evaluate((hero) => {
        const controls = hero.querySelector('.hero__dot')?.parentElement?.getBoundingClientRect();
        const links = [...hero.querySelectorAll('li a.button')].map((link) => link.getBoundingClientRect());
        return links.map(({ bottom }) => controls !== undefined && bottom > controls.top + 1);
      });
      expect(covered.length, path).toBeGreaterThan(1);
      expect(covered, path).not.toContain(true);
    }
  });

test('text of twice the size does not overlap where the offer is bought', async ({ page }) => {
  const { path } = findCard(
    'sizes to choose from',
    ({ offers }, { sizesInStock }) => offers !== 'nothing' && sizesInStock.length > 1,
  );
  await page.goto(path);
  await enlarge(page);
  const offer = page.getByRole('article');
  const parts = [
    offer.getByRole('list', { name: 'Pictures' }),
    offer.getByRole('heading', { level: 1 }),
    offer.getByRole('radio').first().locator('..'),
    offer.locator('[data-said=by]'),
    offer.getByRole('button', { name: 'Check delivery to your PIN code' }),
  ];
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  for (const [index, box] of boxes.entries()) {
    const before = boxes[index - 1];
    if (before) expect.soft(box?.y, `part ${index}`).toBeGreaterThanOrEqual(before.y + before.height - 1);
  }
});

test('text of twice the size fits in the cart, its drawer and the checkout', async ({ page, activate }) => {
  await keepCart(
    page,
    listCards('/products')
      .slice(0, 2)
      .map((card) => lineFor(card)),
  );
  await page.goto('/products');
  await enlarge(page);
  await activate(cartLink(page));
  await expect(drawerOf(page).getByRole('link', { name: /^Checkout/ })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  for (const path of ['/cart', '/checkOut']) {
    await page.goto(path);
    await enlarge(page);
    await expect(page.getByText(/^Total/).first()).toBeVisible();
    expect.soft(await findFaults(page), path).toEqual([]);
  }
});
