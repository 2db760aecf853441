import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectNoFindings } from './axe.ts';
import {
  fillAddress,
  nameField,
  openCheckout,
  phoneField,
  placeOrderButton,
  something,
  stateField,
  streetField,
  thanks,
} from './order-steps.ts';
import { type RealHost, test } from './real-host.ts';
import { expect, RARE } from './shop.ts';
import { lineFor } from './steps.ts';

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

test('a user who is not logged in is sent to the login page', async ({ page }) => {
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'You are not logged in' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/loginPage?next=/account',
  );
  await expect(page.getByText('Questions?')).toBeHidden();
});

test('the orders page links a signed-in user to the account', async ({ page, shop, activate }) => {
  const { name } = await openAccount(page, shop);
  await page.goto('/order');
  await activate(page.getByRole('main').getByRole('link', { name: 'Your account' }));
  await expect(page.getByText(name, { exact: true })).toBeVisible();
});

test('a value and what changes it are one row, which unfolds into the form', async ({ page, shop }) => {
  const { name } = await openAccount(page, shop);
  const details = page.getByRole('region', { name: 'Your details' });
  const row = details.getByRole('group').filter({ hasText: 'Name' }).first();
  const summary = row.locator('summary');
  await expect(summary).toHaveText(new RegExp(`^\\s*Name\\s+${name}\\s+Change\\s+name\\s*$`));
  const [box, change] = await Promise.all([summary.boundingBox(), row.getByText('Change name').boundingBox()]);
  expect(box?.height).toBeLessThan(80);
  expect(change?.y).toBeGreaterThanOrEqual(box?.y ?? NaN);
  await summary.press('Enter');
  await expect(row.getByLabel('New name')).toBeVisible();
});

test('an address is confirmed by the link in the mail', async ({ page, shop }) => {
  const { email } = await openAccount(page, shop);
  await expect(page.getByText('Open the link we emailed you to confirm it.')).toBeVisible();
  await expect(page.getByText('Not confirmed', { exact: true }).filter({ visible: true })).toHaveCount(1);
  const link = /\/confirm-email#token=[\w-]+/.exec(await shop.mailTo(email))?.[0] ?? '';
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
  await page.getByRole('main').getByRole('link', { name: 'Your account' }).click();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeFocused();
});

test('a new e-mail address needs the password, and counts once its link is opened', async ({ page, shop }) => {
  await openAccount(page, shop);
  const form = await unfold(page, 'Change email address');
  await form.getByLabel('New email address').fill(`new${process.pid}@mail.example`);
  await form.getByLabel('Password').fill('not-the-password');
  await form.getByRole('button', { name: 'Send link' }).click();
  await expect(form.getByRole('alert')).toContainText('Wrong password.');
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Send link' }).click();
  await expect(status(page)).toContainText('Link sent to the new address.');
  await expect(page.getByText(`We’ve sent a link to new${process.pid}@mail.example.`)).toBeVisible();
});

test('a new password logs all other devices out, and a weak one is refused with its reason', async ({ page, shop }) => {
  const shopper = await openAccount(page, shop);
  await logInElsewhere(shop, shopper);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Log out Firefox on Windows' })).toBeVisible();
  const form = await unfold(page, 'Change password');
  await form.getByLabel('Current password').fill(PASSWORD);
  await form.getByLabel('New password').fill('password123');
  await form.getByRole('button', { name: 'Save password' }).click();
  await expect(form.getByRole('alert')).toContainText('This password is too common');
  await form.getByLabel('New password').fill(NEW_PASSWORD);
  await form.getByRole('button', { name: 'Save password' }).click();
  await expect(status(page)).toContainText('Password changed.');
  await expect(page.getByRole('button', { name: 'Log out Firefox on Windows' })).toHaveCount(0);
  await shop.mailTo(shopper.email, 'The password of your account was changed');
});

test('an error from the host stays at its field, however fast the answer was', RARE, async ({ page, shop }) => {
  await openAccount(page, shop);
  const form = await unfold(page, 'Change password');
  // The page validates a field some milliseconds after it loses the focus: here, after the host's answer.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.getByLabel('Current password').fill('not-the-password');
  await form.getByLabel('New password').fill(NEW_PASSWORD);
  await form.getByLabel('Current password').focus();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await form.getByRole('button', { name: 'Save password' }).click();
  await expect(form.getByRole('alert')).toContainText('Wrong password.');
  await page.clock.runFor(1_000);
  await expect(form.getByRole('alert')).toContainText('Wrong password.');
});

test('another device is logged out from the list, and this one is marked', RARE, async ({ page, shop }) => {
  const shopper = await openAccount(page, shop);
  await logInElsewhere(shop, shopper);
  await page.reload();
  const devices = page.getByRole('region', { name: 'Login and devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByRole('listitem').filter({ hasText: /this device/i })).toHaveCount(1);
  await devices.getByRole('button', { name: 'Log out Firefox on Windows' }).click();
  await expect(status(page)).toHaveText('That device is logged out.');
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices.getByRole('button', { name: 'Log out all other devices' })).toBeHidden();
});

test(
  'a phone number is stored as not confirmed, and logs in with a code from the mail',
  RARE,
  async ({ page, shop }) => {
    const { name, email } = await openAccount(page, shop);
    const form = await unfold(page, 'Add mobile number');
    await form.getByLabel('Mobile number').fill('98765 43210');
    await form.getByLabel('Password').fill(PASSWORD);
    await form.getByRole('button', { name: 'Save number' }).click();
    await expect(page.getByText('+91 98765 43210')).toBeVisible();
    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'You are not logged in' })).toBeVisible();
    // Nothing of the account is left in the page, not even hidden.
    expect(await page.content()).not.toMatch(new RegExp(`${name}|98765 43210`));

    await page.goto('/loginPage#code');
    await page.getByLabel('Mobile number').fill('98765');
    await page.getByRole('button', { name: 'Send code', exact: true }).click();
    await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription(/A mobile number such as/);
    await page.getByLabel('Mobile number').fill('098765 43210');
    await page.getByRole('button', { name: 'Send code', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Code for 098765 43210' })).toBeFocused();
    const code = /Your code is (\d{6})/.exec(await shop.mailTo(email, 'Your code is'))?.[1] ?? '';
    await page.getByLabel(/^Code/).fill(code === '000000' ? '000001' : '000000');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Code: This is not the code.')).toBeVisible();
    await page.getByLabel(/^Code/).fill(code);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/order$/);
    await page.getByRole('main').getByRole('link', { name: 'Your account' }).click();
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  },
);

test('addresses are saved, changed, made the default and deleted', async ({ page, shop }) => {
  await openAccount(page, shop);
  const part = page.getByRole('region', { name: 'Saved addresses' });
  const save = async (line: string) => {
    await part.getByRole('button', { name: 'Add an address' }).click();
    await expect(part.getByRole('heading', { name: 'New address' })).toBeFocused();
    await part.getByLabel('PIN code').fill('302001');
    await expect(part.getByText('Jaipur, Rajasthan')).toBeVisible();
    await part.getByLabel('House, building, street').fill(line);
    await part.getByRole('button', { name: 'Save address' }).click();
  };
  await save('12 Mango Lane');
  await expect(part.getByRole('alert')).toContainText('Enter your full name.');
  await part.getByLabel('Full name').fill('Meena Devi');
  await part.getByLabel('Mobile number').fill('98765 43210');
  await part.getByRole('button', { name: 'Save address' }).click();
  await expect(status(page)).toHaveText('Address saved.');
  await expect(part.getByRole('listitem')).toContainText('Default');
  await expect(part.getByRole('listitem')).toContainText('Jaipur, Rajasthan 302001, India');

  await part.getByRole('button', { name: 'Edit 12 Mango Lane' }).click();
  await expect(part.getByLabel('Full name')).toHaveValue('Meena Devi');
  await part.getByLabel('PIN code').fill('560001');
  await expect(part.getByLabel('State')).toHaveValue('Karnataka');
  await part.getByRole('button', { name: 'Save address' }).click();
  await expect(part.getByRole('listitem')).toContainText('Karnataka 560001');

  await part.getByRole('button', { name: 'Add an address' }).click();
  await part.getByLabel('Full name').fill('Ravi');
  await part.getByLabel('Mobile number').fill('98765 43211');
  await part.getByLabel('PIN code').fill('302001');
  await expect(part.getByText('Jaipur, Rajasthan')).toBeVisible();
  await part.getByLabel('House, building, street').fill('4 Station Road');
  await part.getByRole('button', { name: 'Save address' }).click();
  await part.getByRole('button', { name: 'Make default 4 Station Road' }).click();
  await expect(part.getByRole('listitem').first()).toContainText('4 Station Road');
  await part.getByRole('button', { name: 'Delete 4 Station Road' }).click();
  await part.getByRole('button', { name: 'Yes, delete 4 Station Road' }).click();
  await expect(part.getByRole('listitem')).toHaveCount(1);
  await expect(part.getByRole('listitem')).toContainText('Default');
  await page.reload();
  await expect(part.getByRole('listitem')).toContainText('Meena Devi');
});

test('a saved address fills in the checkout, and Log out takes it away', async ({ page, shop }) => {
  const { token } = await openAccount(page, shop);
  const home = { name: 'Meena Devi', phone: '98765 43210', line1: '12 Mango Lane', city: 'Jaipur', state: 'Rajasthan' };
  await post(
    shop,
    '/account/addresses',
    { ...home, market: 'in', pinCode: '302001' },
    { authorization: `Bearer ${token}` },
  );
  await openCheckout(page);
  const choice = page.getByLabel('Saved address');
  await expect(choice.locator('option:checked')).toHaveText('Meena Devi, 12 Mango Lane, Jaipur');
  await expect(streetField(page)).toHaveValue('12 Mango Lane');
  await expect(stateField(page)).toHaveValue('Rajasthan');
  await streetField(page).fill('4 Station Road');
  await expect(choice).toHaveValue('');
  await choice.selectOption({ index: 0 });
  await expect(streetField(page)).toHaveValue('12 Mango Lane');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'You are not logged in' })).toBeVisible();
  await openCheckout(page);
  await expect(streetField(page)).toHaveValue('');
  await expect(choice).toBeHidden();
});

test('after Log in at the checkout one is back there, with name, phone and email of the account', async ({
  page,
  shop,
}) => {
  const name = `meena${process.pid}n${++count}`;
  const phone = `98${String(process.pid * 100 + count)
    .slice(-8)
    .padStart(8, '0')}`;
  const account = { username: name, email: `${name}@mail.example`, password: PASSWORD, phone };
  await post(shop, '/register', account);
  await openCheckout(page);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('Username or email address').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/checkOut$/);
  await expect(page.getByText(`Logged in as ${name}.`)).toBeVisible();
  await expect(nameField(page)).toHaveValue(name);
  await expect(phoneField(page)).toHaveValue(`+91 ${phone.slice(0, 5)} ${phone.slice(5)}`);
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
});

test(
  'an address that is typed at the checkout is saved in the account; the order is placed where that fails',
  RARE,
  async ({ page, shop, complaints }) => {
    complaints.expect(/Failed to load resource|ERR_FAILED/);
    await openAccount(page, shop);
    await openCheckout(page);
    const box = page.getByRole('checkbox', { name: 'Save this address' });
    await expect(box).not.toBeChecked();
    await box.check();
    await fillAddress(page);
    await placeOrderButton(page).click();
    await expect(thanks(page)).toBeVisible();

    await page.evaluate(
      (line) => localStorage.setItem('cart', JSON.stringify({ version: 1, lines: [line] })),
      lineFor(something()),
    );
    await page.goto('/checkOut');
    const choice = page.getByLabel('Saved address');
    await expect(choice.locator('option:checked')).toHaveText('Asha Devi, 12 Mango Lane, Jaipur');
    await expect(box).toBeHidden();
    await streetField(page).fill('4 Station Road');
    await expect(box).toBeVisible();
    await expect(box).not.toBeChecked();
    await box.check();
    await page.route('**/api/account/addresses', (route) => route.abort());
    await placeOrderButton(page).click();
    await expect(thanks(page)).toBeVisible();
    await page.unroute('**/api/account/addresses');
    await page.goto('/account');
    await expect(page.getByRole('region', { name: 'Saved addresses' }).getByRole('listitem')).toHaveCount(1);
  },
);

test('an account is downloaded as a file, with a code in place of the password', RARE, async ({ page, shop }) => {
  const { name, email } = await openAccount(page, shop);
  const form = await unfold(page, 'Download my data');
  await form.getByRole('button', { name: 'Send me a code instead' }).click();
  await expect(form.getByText('We’ve emailed you a code.')).toBeVisible();
  const code = /Your code is (\d{6})/.exec(await shop.mailTo(email, 'Your code is'))?.[1] ?? '';
  await form.getByLabel('Code').fill(code);
  const download = page.waitForEvent('download');
  await form.getByRole('button', { name: 'Download file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('account.json');
  const text = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ account: { username: name }, orders: [] });
});

test('the account is deleted with its password, and the browser forgets it', async ({ page, shop }) => {
  await openAccount(page, shop);
  const form = await unfold(page, 'Delete my account');
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Delete account permanently' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You are not logged in' })).toBeVisible();
});

test('without a connection the page says so, and tries again', RARE, async ({ page, shop, context, complaints }) => {
  complaints.expect(/ERR_FAILED|Failed to load resource/);
  await openAccount(page, shop);
  await context.route('**/api/account', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('We couldn’t reach the shop.');
  await context.unroute('**/api/account');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
});

test('a common password is refused at the registration with a reason', RARE, async ({ page }) => {
  await page.goto('/login_register#register-tab');
  const form = page.getByRole('region', { name: 'Create account' });
  await form.getByLabel('Username', { exact: true }).fill(`weak${process.pid}`);
  await form.getByLabel('Email address', { exact: true }).fill(`weak${process.pid}@mail.example`);
  await form.getByLabel('Password', { exact: true }).fill('password123');
  await form.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByRole('dialog').getByText(/too common/)).toBeVisible();
});

test('axe finds nothing on the account with everything unfolded, nor on a confirmation link', async ({
  page,
  shop,
}) => {
  const shopper = await openAccount(page, shop);
  await logInElsewhere(shop, shopper);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Log out Firefox on Windows' })).toBeVisible();
  for (const title of ['Change email address', 'Add mobile number', 'Change password']) await unfold(page, title);
  await unfold(page, 'Delete my account');
  await page.getByRole('button', { name: 'Add an address' }).click();
  await expectNoFindings(page);
  await page.goto('/confirm-email#token=abc');
  await expectNoFindings(page);
});
