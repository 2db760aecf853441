import { expectNoFindings } from './axe.ts';
import { test } from './real-host.ts';
import { apply, enterOffice, openOffice } from './seller-steps.ts';
import { expect } from './shop.ts';

/** axe finds no accessibility errors where sellers sign up and log in, and where a password is lost, in states that need a host. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe finds nothing on a sign-up with every error shown', async ({ page }) => {
  await page.goto('/Seller-SignUp');
  await page.getByLabel('I don’t have a GSTIN').check();
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoFindings(page);
});

test('axe finds nothing on a failed sign-in', async ({ page, complaints }) => {
  complaints.expect(/status of 401/);
  await page.goto('/Seller-SignIn');
  await page.getByLabel('Email address or mobile number').fill('nobody@mail.example');
  await page.getByLabel('Password', { exact: true }).fill('no-password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoFindings(page);
});

test('axe finds nothing on an application under review, and on its form with every error shown', async ({
  page,
  shop,
  complaints,
}) => {
  complaints.expect(/status of 422/);
  const { token } = await apply(shop);
  await enterOffice(page, shop, token);
  await openOffice(page, shop);
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  await expectNoFindings(page);
  await page.context().clearCookies();
  await openOffice(page, shop, '/sign-up');
  await page.getByLabel('I don’t have a GSTIN').check();
  await page
    .locator('form')
    .last()
    .evaluate((form: HTMLFormElement) => (form.noValidate = true));
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expectNoFindings(page);
});

test('axe finds nothing where a new password is chosen', async ({ page }) => {
  await page.goto('/reset_password#token=abc');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.locator('[aria-invalid=true]')).toBeVisible();
  await expectNoFindings(page);
});
