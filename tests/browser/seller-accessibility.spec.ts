import { expectNoFindings } from './axe.ts';
import { test } from './real-host.ts';
import { apply, call, openDashboard, order } from './seller-steps.ts';
import { expect } from './shop.ts';

/** axe finds no accessibility errors on the sellers' pages and the page for a lost password, in states that need a host. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe finds nothing on a sign-up with every error shown', async ({ page }) => {
  await page.goto('/Seller-SignUp');
  await page.getByLabel('I don’t have a GSTIN').check();
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoFindings(page);
});

test('axe finds nothing on a failed sign-in', async ({ page }) => {
  await page.goto('/Seller-SignIn');
  await page.getByLabel('Email address or mobile number').fill('nobody@mail.example');
  await page.getByLabel('Password', { exact: true }).fill('no-password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoFindings(page);
});

test('axe finds nothing on an application under review', async ({ page, shop }) => {
  const { token } = await apply(shop);
  await page.addInitScript((value) => localStorage.setItem('sellerToken', value), token);
  await page.goto('/seller-dashboard');
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  await expectNoFindings(page);
});

test("axe finds nothing on the dashboard's orders with a form that was sent empty", async ({ page, shop }) => {
  const { product, token } = await openDashboard(shop, page);
  await order(shop, product);
  const { shipments } = await order(shop, product);
  for (const step of ['accept', 'pack'])
    await call(shop, `/seller/shipments/${shipments[0]?.id}/${step}`, { body: {}, token });
  await page.goto('/seller-dashboard');
  await page.getByRole('button', { name: 'Dispatch' }).click();
  await page.getByRole('button', { name: 'Mark as dispatched' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  for (const more of await page.locator('#orders summary').all()) await more.click();
  await expectNoFindings(page);
});

for (const [view, heading] of [
  ['returns', 'Returns'],
  ['products', 'Products'],
  ['stock', 'Stock'],
  ['figures', 'Figures'],
  ['details', 'Your details'],
] as const) {
  test(`axe finds nothing on the dashboard's view "${heading}"`, async ({ page, shop }) => {
    await openDashboard(shop, page);
    await page.goto(`/seller-dashboard#${view}`);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expectNoFindings(page);
  });
}

test('axe finds nothing where a new password is chosen', async ({ page }) => {
  await page.goto('/reset_password#token=abc');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.locator('[aria-invalid=true]')).toBeVisible();
  await expectNoFindings(page);
});
