import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectNoFindings } from './axe.ts';
import { type RealHost, test } from './real-host.ts';
import { expect } from './shop.ts';

/** The user's account: confirmation, password, devices, data export, deletion. */

const PASSWORD = 'monsoon-2025';
const NEW_PASSWORD = 'mango-season-26';

interface Shopper {
  readonly name: string;
  readonly email: string;
  readonly token: string;
}

let count = 0;

async function post(shop: RealHost, path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${shop.address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { readonly data: { readonly token: string } };
}

/** Creates an account for this test alone and logs this browser in. */
async function openAccount(page: Page, shop: RealHost): Promise<Shopper> {
  const name = `meena${process.pid}n${++count}`;
  const email = `${name}@mail.example`;
  const { token } = (await post(shop, '/register', { username: name, email, password: PASSWORD })).data;
  await page.goto('/complaint');
  await page.evaluate((kept) => localStorage.setItem('accessToken', kept), token);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
  return { name, email, token };
}

const logInElsewhere = async (shop: RealHost, { name }: Shopper) =>
  (
    await post(
      shop,
      '/login',
      { phoneno: name, password: PASSWORD },
      { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:143.0) Gecko/20100101 Firefox/143.0' },
    )
  ).data.token;

/** Opens a collapsed form and returns it. */
async function unfold(page: Page, title: string): Promise<Locator> {
  await page.getByText(title, { exact: true }).click();
  return page.getByRole('group').filter({ hasText: title });
}

const status = (page: Page): Locator => page.locator('.status');

test('a user who is not signed in is sent to the login page', async ({ page }) => {
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'You are not logged in' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/loginPage');
});

test('the orders page links a signed-in user to the account', async ({ page, shop, activate }) => {
  const { name } = await openAccount(page, shop);
  await page.goto('/order');
  await activate(page.getByRole('link', { name: 'Your account' }));
  await expect(page.getByText(name, { exact: true })).toBeVisible();
});

test('an address is confirmed by the link in the mail', async ({ page, shop }) => {
  const { email } = await openAccount(page, shop);
  await expect(page.getByText(`We have sent a link to ${email}.`)).toBeVisible();
  await expect(page.getByText('(not confirmed yet)')).toBeVisible();
  const link = /\/confirm-email#token=[\w-]+/.exec(await shop.mailTo(email))?.[0] ?? '';
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
  await page.getByRole('main').getByRole('link', { name: 'Your account' }).click();
  await expect(page.getByText('(confirmed)')).toBeVisible();
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeFocused();
});

test('a new e-mail address needs the password, and counts once its link is opened', async ({ page, shop }) => {
  await openAccount(page, shop);
  const form = await unfold(page, 'Change the email address');
  await form.getByLabel('New email address').fill(`new${process.pid}@mail.example`);
  await form.getByLabel('Password').fill('not-the-password');
  await form.getByRole('button', { name: 'Send the link' }).click();
  await expect(form.getByRole('alert')).toContainText('This is not the password.');
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Send the link' }).click();
  await expect(status(page)).toContainText('The link is on its way to the new address.');
  await expect(page.getByText(`We have sent a link to new${process.pid}@mail.example.`)).toBeVisible();
});

test('a new password logs all other devices out, and a weak one is refused with its reason', async ({ page, shop }) => {
  const shopper = await openAccount(page, shop);
  await logInElsewhere(shop, shopper);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Log out Firefox on Windows' })).toBeVisible();
  const form = await unfold(page, 'Change the password');
  await form.getByLabel('Password until now').fill(PASSWORD);
  await form.getByLabel('New password').fill('password123');
  await form.getByRole('button', { name: 'Keep this password' }).click();
  await expect(form.getByRole('alert')).toContainText('one of the passwords that are guessed first');
  await form.getByLabel('New password').fill(NEW_PASSWORD);
  await form.getByRole('button', { name: 'Keep this password' }).click();
  await expect(status(page)).toContainText('Your password is changed.');
  await expect(page.getByRole('button', { name: 'Log out Firefox on Windows' })).toHaveCount(0);
  await shop.mailTo(shopper.email, 'the password of your account was changed');
});

test('an error from the host stays at its field, however fast the answer was', async ({ page, shop }) => {
  await openAccount(page, shop);
  const form = await unfold(page, 'Change the password');
  // The page validates a field some milliseconds after it loses the focus: here, after the host's answer.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.getByLabel('Password until now').fill('not-the-password');
  await form.getByLabel('New password').fill(NEW_PASSWORD);
  await form.getByLabel('Password until now').focus();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await form.getByRole('button', { name: 'Keep this password' }).click();
  await expect(form.getByRole('alert')).toContainText('This is not the password.');
  await page.clock.runFor(1_000);
  await expect(form.getByRole('alert')).toContainText('This is not the password.');
});

test('another device is logged out from the list, and this one is marked', async ({ page, shop }) => {
  const shopper = await openAccount(page, shop);
  await logInElsewhere(shop, shopper);
  await page.reload();
  const devices = page.getByRole('region', { name: 'Where you are logged in' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByText('(this device)')).toHaveCount(1);
  await devices.getByRole('button', { name: 'Log out Firefox on Windows' }).click();
  await expect(status(page)).toHaveText('That device is logged out.');
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices.getByRole('button', { name: 'Log out all other devices' })).toBeHidden();
});

test('a phone number is stored as not confirmed', async ({ page, shop }) => {
  await openAccount(page, shop);
  const form = await unfold(page, 'Change the mobile number');
  await form.getByLabel('Mobile number').fill('98765 43210');
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Keep this number' }).click();
  await expect(page.getByText('+91 98765 43210')).toBeVisible();
});

test('an account is downloaded as a file', async ({ page, shop }) => {
  const { name } = await openAccount(page, shop);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download your data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('account.json');
  const text = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ account: { username: name }, orders: [] });
});

test('the account is deleted with its password, and the browser forgets it', async ({ page, shop }) => {
  await openAccount(page, shop);
  const form = await unfold(page, 'Delete the account');
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Delete the account for ever' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You are not logged in' })).toBeVisible();
});

test('without a connection the page says so, and tries again', async ({ page, shop, context, complaints }) => {
  complaints.expect(/ERR_FAILED|Failed to load resource/);
  await openAccount(page, shop);
  await context.route('**/api/account', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('The shop could not be reached.');
  await context.unroute('**/api/account');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
});

test('a common password is refused at the registration with a reason', async ({ page }) => {
  await page.goto('/login_register#register-tab');
  const form = page.getByRole('region', { name: 'Register' });
  await form.getByLabel('Username *').fill(`weak${process.pid}`);
  await form.getByLabel('Email address *').fill(`weak${process.pid}@mail.example`);
  await form.getByLabel('Password *').fill('password123');
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('dialog').getByText(/guessed first/)).toBeVisible();
});

test('axe finds nothing on the account with everything unfolded, nor on a confirmation link', async ({
  page,
  shop,
}) => {
  const shopper = await openAccount(page, shop);
  await logInElsewhere(shop, shopper);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Log out Firefox on Windows' })).toBeVisible();
  for (const title of ['email address', 'mobile number', 'password']) await unfold(page, `Change the ${title}`);
  await unfold(page, 'Delete the account');
  await expectNoFindings(page);
  await page.goto('/confirm-email#token=abc');
  await expectNoFindings(page);
});
