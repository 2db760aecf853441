import type { Page } from '@playwright/test';
import { expect, RARE } from './shop.ts';
import { type RealHost, test } from './real-host.ts';

/** "Lost password": a link by mail, and a new password by the link (issue 5, section 1). */

const OLD_PASSWORD = 'monsoon-2025';
const NEW_PASSWORD = 'mango-season-26';

let count = 0;

/** Creates an account for this test alone. */
async function makeShopper({ address }: RealHost): Promise<{ name: string; email: string }> {
  const name = `asha${process.pid}n${++count}`;
  const email = `${name}@mail.example`;
  const response = await fetch(`${address}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: name, email, password: OLD_PASSWORD }),
  });
  expect(response.status).toBe(200);
  return { name, email };
}

async function askForLink(page: Page, login: string): Promise<void> {
  await page.goto('/reset_password');
  await page.getByLabel('Username or email address').fill(login);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

async function readLink(shop: RealHost, email: string): Promise<string> {
  const link = /\/reset_password\S*#token=[\w-]+/.exec(await shop.mailTo(email, '/reset_password'))?.[0];
  expect(link, 'a link in the mail').toBeDefined();
  return link ?? '';
}

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
}

test('the login page leads to the page for a lost password', async ({ page, activate }) => {
  await page.goto('/loginPage');
  await activate(page.getByRole('link', { name: 'Lost password?' }));
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
});

test('a user who forgot the password sets a new one by the link in the mail, and logs in with it', async ({
  page,
  shop,
}) => {
  const { name, email } = await makeShopper(shop);
  await askForLink(page, name);
  await page.goto(await readLink(shop, email));
  await choosePassword(page, NEW_PASSWORD);
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('Username or email address').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('/order');
});

test('each way to a new password leads back to the log-in', async ({ page }) => {
  for (const [path, name, back] of [
    ['/reset_password', 'Back to log in', '/loginPage'],
    ['/reset_password?kind=seller', 'Back to log in', '/Seller-SignIn'],
    ['/reset_password#token=abc', 'Back to log in', '/loginPage'],
  ] as const) {
    await page.goto('/');
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', back);
  }
});

test('a used link says so and offers a new one', RARE, async ({ page, shop }) => {
  const { name, email } = await makeShopper(shop);
  await askForLink(page, name);
  const link = await readLink(shop, email);
  await page.goto(link);
  await choosePassword(page, NEW_PASSWORD);
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  await page.goto('/reset_password');
  await page.goto(link);
  await choosePassword(page, OLD_PASSWORD);
  await expect(page.getByRole('alert')).toHaveText('This link was used or has expired. Please request a new one.');
  await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible();
});

test('the used token is gone from the address', RARE, async ({ page, shop }) => {
  const { name, email } = await makeShopper(shop);
  await askForLink(page, name);
  await page.goto(await readLink(shop, email));
  await choosePassword(page, NEW_PASSWORD);
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
});

test('asking for an account that does not exist gets the same answer', RARE, async ({ page }) => {
  await askForLink(page, 'nobody-of-that-name');
});

test('a password that is too short is reported once: at the field, which gets the focus', async ({ page }) => {
  await page.goto('/reset_password#token=abc');
  await choosePassword(page, 'short');
  await expect(page.getByLabel('New password')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/At least 8 characters\./);
});

test('without a connection the page says so and keeps what was typed', RARE, async ({ page, context, complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/reset_password');
  await page.getByLabel('Username or email address').fill('asha');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('alert')).toContainText('We couldn’t reach the shop.');
  await expect(page.getByLabel('Username or email address')).toHaveValue('asha');
});

test('the new password can be shown while it is typed', RARE, async ({ page }) => {
  await page.goto('/reset_password#token=abc');
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByLabel('Show password').check();
  await expect(page.getByLabel('New password')).toHaveAttribute('type', 'text');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that the form needs a script, and how to order without an account', async ({ page }) => {
    await page.goto('/reset_password');
    await expect(page.getByRole('paragraph').filter({ hasText: 'This form needs JavaScript' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send link' })).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  });
});
