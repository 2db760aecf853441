import { expect, test } from './shop.ts';
import { accountLink, cartLink, measureLink, watchPaths } from './steps.ts';

/** Panels need React, which a slow link brings later than the page that does without (client/boot/boot.ts). */

const CONTROLS = {
  cart: { find: cartLink, address: '/cart' },
  account: { find: accountLink, address: '/loginPage' },
};

for (const [name, { find, address }] of Object.entries(CONTROLS)) {
  test(`on a slow link, ${name} leads to its page, and nothing is loaded for a panel`, async ({ page, activate }) => {
    await measureLink(page, '3g');
    await page.goto('/products');
    await page.waitForLoadState('networkidle');
    const paths = watchPaths(page);
    await find(page).hover();
    await activate(find(page));
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const beforePage = paths.slice(0, paths.indexOf(address));
    expect(beforePage.filter((path) => /\/(?:react|cart-drawer|login-panel)\./.test(path))).toEqual([]);
  });

  test(`on a fast link, ${name} opens its panel over the page`, async ({ page, activate }) => {
    await measureLink(page, '4g');
    await page.goto('/products');
    await activate(find(page));
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL('/products');
  });
}
