import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoFindings } from './axe.ts';
import { test } from './real-host.ts';
import {
  apply,
  type Applicant,
  confirmEmail,
  enterOffice,
  GSTIN,
  newApplicant,
  openOffice,
  openShop,
  PASSWORD,
} from './seller-steps.ts';
import { expect, RARE } from './shop.ts';

/** Signing up and signing in as a seller (issue 5, section 3). */

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });

async function fillAccount(page: Page, { businessName, email, phone }: Applicant): Promise<void> {
  await field(page, 'Business name *').fill(businessName);
  await field(page, 'Your name *').fill('Ramesh Chhipa');
  await field(page, 'Mobile number *').fill(phone);
  await field(page, 'Email address *').fill(email);
  await field(page, 'Password *').fill(PASSWORD);
}

async function fillRest(page: Page, gstin = GSTIN): Promise<void> {
  await field(page, 'PIN code *').fill('302001');
  await field(page, 'House or shop, street *').fill('4 Chhipa Mohalla');
  await field(page, 'City or town *').fill('Jaipur');
  await page.getByLabel('State *').selectOption('Rajasthan');
  await field(page, 'GSTIN *').fill(gstin);
  await field(page, 'Account holder *').fill('Bagru Blue');
  await field(page, 'Account number *').fill('1234 5678 9012');
  await field(page, 'Confirm account number *').fill('123456789012');
  await field(page, 'IFSC *').fill('hdfc0000123');
}

const send = (page: Page) => page.getByRole('button', { name: 'Send application' }).click();
const saveForLater = (page: Page) => page.getByRole('button', { name: 'Save and finish later' }).click();
const summary = (page: Page) => page.getByRole('alert');

async function signIn(page: Page, login: string, password = PASSWORD): Promise<void> {
  await page.goto('/Seller-SignIn');
  await page.getByLabel('Email address or mobile number').fill(login);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test('a seller applies on one page, and is told what comes next', async ({ page }) => {
  await page.goto('/Seller-SignUp');
  await fillAccount(page, newApplicant());
  await fillRest(page);
  await send(page);
  await expect(page.getByRole('status')).toHaveText('We’ve received your application');
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
});

test('a photographed document is made smaller before it is sent, and what is no document is refused', async ({
  page,
  shop,
  complaints,
}) => {
  // The form is answered with its own page.
  complaints.expect(/422/);
  const applicant = await apply(shop);
  await confirmEmail(shop, applicant);
  await enterOffice(page, shop, applicant.token);
  await openOffice(page, shop);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Send us 3 documents');
  const form = page.locator('form').filter({ has: page.getByLabel('Cancelled cheque or passbook page') });
  const choose = async (name: string, mimeType: string, buffer: Buffer) => {
    await form.getByLabel('Cancelled cheque or passbook page').setInputFiles({ name, mimeType, buffer });
    await form.getByRole('button', { name: 'Send now' }).click();
  };
  await choose('cheque.txt', 'text/plain', Buffer.from('a cheque'));
  await expect(page.getByRole('alert')).toContainText(/can’t be used as cancelled cheque.*Send a photo/);
  const large = await sharp({ create: { width: 3_000, height: 2_000, channels: 3, background: '#a36' } })
    .png()
    .toBuffer();
  await choose('cheque.png', 'image/png', large);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Send us 2 documents');
  const { database } = shop.host;
  const { data } = await database.read
    .selectFrom('seller_documents')
    .innerJoin('sellers', 'sellers.id', 'seller_documents.seller_account_id')
    .select('data')
    .where('sellers.email', '=', applicant.email)
    .executeTakeFirstOrThrow();
  expect((await sharp(Buffer.from(data, 'base64')).metadata()).width).toBe(1_920);
  await expectNoFindings(page);
});

for (const path of ['/Seller-SignIn', '/Seller-SignUp'])
  test(`a password that is shown on ${path} is not stored with what was typed`, async ({ page }) => {
    await page.goto(path);
    const password = page.getByRole('textbox', { name: /^Password/ });
    const login = page.getByRole('textbox', { name: /^Email address/ });
    await login.fill('anil@garden.example');
    await page.getByLabel('Show password').check();
    await password.fill(PASSWORD);
    await expect(password).toHaveAttribute('type', 'text');
    await login.fill('ramesh@bagru.example');
    const read = () => page.evaluate(() => JSON.stringify(Object.values(sessionStorage)));
    await expect.poll(read).toContain('ramesh@bagru.example');
    expect(await read()).not.toContain(PASSWORD);
  });

test('the PIN code fills in city and state', async ({ page }) => {
  await page.goto('/Seller-SignUp');
  await field(page, 'PIN code *').fill('302001');
  await expect(page.getByLabel('State *')).toHaveValue('Rajasthan');
  await expect(field(page, 'City or town *')).toHaveValue('Jaipur');
});

test('a GSTIN of another state than the pickup address is reported at the field', async ({ page }) => {
  await page.goto('/Seller-SignUp');
  await fillAccount(page, newApplicant());
  await fillRest(page);
  await page.getByLabel('State *').selectOption('Gujarat');
  await send(page);
  await expect(field(page, 'GSTIN *')).toHaveAccessibleDescription(/another state than Gujarat/);
});

test('a mistyped GSTIN is reported at the field', RARE, async ({ page }) => {
  await page.goto('/Seller-SignUp');
  await fillAccount(page, newApplicant());
  await fillRest(page, GSTIN.replace('1234', '1243'));
  await send(page);
  await expect(field(page, 'GSTIN *')).toHaveAccessibleDescription(/last character does not fit/);
});

test('an exempt seller declares it instead of a GSTIN', async ({ page }) => {
  await page.goto('/Seller-SignUp');
  await fillAccount(page, newApplicant());
  await fillRest(page);
  await page.getByLabel('I don’t have a GSTIN').check();
  await expect(field(page, 'GSTIN *')).toBeHidden();
  await send(page);
  await expect(summary(page)).toContainText('Please tick this.');
  await page.getByLabel(/I declare that I don’t need GST/).check();
  await field(page, 'PAN *').fill('AAAP11234A');
  await field(page, 'Password *').fill(PASSWORD);
  await send(page);
  await expect(field(page, 'PAN *')).toHaveAccessibleDescription(/five letters, four digits/);
  // The field says so when it is left; the summary says that what was sent has been answered.
  await expect(summary(page)).toContainText('five letters, four digits');
  await field(page, 'PAN *').fill('aaapi1234a');
  await field(page, 'Password *').fill(PASSWORD);
  await send(page);
  await expect(page.getByRole('status')).toHaveText('We’ve received your application');
});

test('two different account numbers are reported', RARE, async ({ page }) => {
  await page.goto('/Seller-SignUp');
  await fillAccount(page, newApplicant());
  await fillRest(page);
  await field(page, 'Confirm account number *').fill('123456789021');
  await send(page);
  await expect(
    summary(page).getByRole('link', { name: /Confirm account number: It is not the number above/ }),
  ).toBeVisible();
});

test('an empty form says how much is missing in each step, and each entry links to its first field', async ({
  page,
}) => {
  await page.goto('/Seller-SignUp');
  await send(page);
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText('Please correct 14 fields');
  // So many are told by step; few are listed.
  await expect(summary(page).getByRole('link')).toHaveText([
    'About you: 5 fields',
    'Pickup address: 4 fields',
    'GST: 1 field',
    'Your bank account: 4 fields',
  ]);
  await summary(page).getByRole('link', { name: 'Your bank account: 4 fields' }).click();
  await expect(field(page, 'Account holder *')).toBeFocused();
});

test('the fields of the address stay where they are when they have errors', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/Seller-SignUp');
  const columns = async () =>
    Promise.all(
      ['PIN code *', 'House or shop, street *', 'Area or landmark', 'City or town *'].map(
        async (name) => (await field(page, name).boundingBox())?.x,
      ),
    );
  const before = await columns();
  expect(before[0]).toBe(before[1]);
  expect(before[2]).toBeGreaterThan(before[3] ?? 0);
  await send(page);
  await expect(summary(page)).toBeVisible();
  expect(await columns()).toEqual(before);
});

test('a reload keeps what was typed, but neither password nor account number', RARE, async ({ page }) => {
  const applicant = newApplicant();
  await page.goto('/Seller-SignUp');
  await fillAccount(page, applicant);
  await fillRest(page);
  await page.reload();
  await expect(field(page, 'Business name *')).toHaveValue(applicant.businessName);
  await expect(page.getByLabel('State *')).toHaveValue('Rajasthan');
  await expect(field(page, 'Password *')).toHaveValue('');
  await expect(field(page, 'Account number *')).toHaveValue('');
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(stored).not.toContain(PASSWORD);
  expect(stored).not.toMatch(/1234 ?5678 ?9012/);
});

test('half an application is saved and finished on another phone', RARE, async ({ page, browser, shop }) => {
  const applicant = newApplicant();
  await page.goto('/Seller-SignUp');
  await fillAccount(page, applicant);
  await saveForLater(page);
  await expect(page.getByRole('status')).toHaveText('Saved');
  const other = await browser.newPage({ baseURL: shop.address });
  await signIn(other, applicant.email);
  await other.getByRole('link', { name: 'Finish application' }).click();
  await expect(other.getByLabel('Business name')).toHaveValue(applicant.businessName);
  for (const [label, value] of [
    ['PIN code', '302001'],
    ['House or shop, street', '4 Chhipa Mohalla'],
    ['City or town', 'Jaipur'],
    ['GSTIN', GSTIN],
    ['Account holder', 'Bagru Blue'],
    ['Account number', '1234 5678 9012'],
    ['Confirm account number', '123456789012'],
    ['IFSC', 'hdfc0000123'],
  ] as const)
    await other.getByRole('textbox', { name: label, exact: true }).fill(value);
  await other.getByLabel('State').selectOption('Rajasthan');
  await send(other);
  await expect(other.getByRole('status')).toHaveText('We’ve received your application');
  await other.close();
});

test(
  'an e-mail address that has an account already is reported, with a link to log in',
  RARE,
  async ({ page, shop, complaints }) => {
    complaints.expect(/status of 409/);
    const { email } = await apply(shop);
    await page.goto('/Seller-SignUp');
    await fillAccount(page, { ...newApplicant(), email });
    await field(page, 'Password *').fill('another-password');
    await fillRest(page);
    await send(page);
    await expect(summary(page)).toContainText('has a seller account already');
  },
);

test('after signing in a seller sees what the application waits for', async ({ page, shop }) => {
  const { email } = await apply(shop);
  await signIn(page, email);
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
});

test('a seller who lost the password gets to the page for it', RARE, async ({ page, activate }) => {
  await page.goto('/Seller-SignIn');
  await activate(page.getByRole('link', { name: 'Lost password?' }));
  await expect(page.getByText('This is for your seller account.')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('somebody applies, is told what is wrong, and logs in another day', async ({ page, complaints }) => {
    complaints.expect(/status of 422/);
    const applicant = newApplicant();
    await page.goto('/Seller-SignUp');
    await fillAccount(page, applicant);
    await fillRest(page, GSTIN.replace('1234', '1243'));
    await expect(page.getByRole('textbox', { name: 'PAN *' })).toBeHidden();
    await send(page);
    await expect(page.getByRole('textbox', { name: 'GSTIN' })).toHaveAccessibleDescription(
      /last character does not fit/,
    );
    await page.getByRole('textbox', { name: 'GSTIN' }).fill(GSTIN);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Account number', { exact: true }).fill('1234 5678 9012');
    await page.getByLabel('Confirm account number').fill('123456789012');
    await send(page);
    await expect(page.getByRole('status')).toHaveText('We’ve received your application');
    await page.getByRole('banner').locator('summary').click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await signIn(page, applicant.email);
    await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  });
});

test('an old link to a part of the dashboard leads to the page of the office', async ({ page, shop }) => {
  await openShop(shop, page);
  await page.goto('/seller-dashboard#orders');
  await expect(page).toHaveURL(/\/api\/seller-office\/orders$/);
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
});
