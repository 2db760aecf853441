import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { test } from './real-host.ts';
import {
  apply,
  type Applicant,
  confirmEmail,
  GSTIN,
  newApplicant,
  openDashboard,
  operate,
  PASSWORD,
} from './seller-steps.ts';
import { expect, RARE } from './shop.ts';

/** Signing up and signing in as a seller (issue 5, section 3). */

/** A PNG of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

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
  await expect(page.getByRole('heading', { name: 'We’ve received your application' })).toBeFocused();
});

test('an applicant sends documents after the form, is told what is wrong with one, and replaces one from the dashboard', async ({
  page,
  shop,
}) => {
  const applicant = newApplicant();
  await page.goto('/Seller-SignUp');
  await fillAccount(page, applicant);
  await fillRest(page);
  await send(page);
  await expect(page.getByRole('heading', { name: 'Copies of your documents' })).toBeVisible();
  const cheque = page.getByLabel('Cancelled cheque or passbook page');
  await cheque.setInputFiles({ name: 'cheque.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(cheque).toHaveAccessibleDescription(/confirm your e-mail address first: open the link in our mail to/);
  await confirmEmail(shop, applicant);
  await cheque.setInputFiles({ name: 'cheque.txt', mimeType: 'text/plain', buffer: Buffer.from('a cheque') });
  await expect(cheque).toHaveAccessibleDescription(/can’t be used as cancelled cheque.*Send a photo.*IFSC/);
  await expect(cheque).toHaveAttribute('aria-invalid', 'true');
  // So that the same file can be chosen again.
  await expect(cheque).toHaveValue('');
  await expectNoFindings(page);
  const photo = Buffer.from(PIXEL, 'base64');
  await cheque.setInputFiles({ name: 'cheque.png', mimeType: 'image/png', buffer: photo });
  await expect(page.getByText(/^Sent .*1 KB\. Choose another file to replace it\.$/)).toBeVisible();
  await expect(page.getByText(/can’t be used/)).toBeHidden();
  await expect(cheque).not.toHaveAttribute('aria-invalid');

  await page.goto('/seller-dashboard');
  const title = page.getByRole('heading', { level: 2 }).first();
  await expect(title).toHaveText('Send us 2 documents');
  // The documents are in the step that is to be done now, and open.
  const steps = page.getByRole('listitem');
  await expect(steps.nth(1)).toContainText('Email address: done');
  await expect(steps.nth(2)).toContainText('Documents: now');
  await expect(steps.nth(2).getByText('2 to send', { exact: true })).toBeVisible();
  await expect(steps.nth(2).getByText(/^Sent .*1 KB/)).toBeVisible();
  await expect(steps.nth(3)).toContainText('We check everything: to come');
  const large = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(5_000_001)]);
  const tooLarge = { name: 'all.pdf', mimeType: 'application/pdf', buffer: large };
  await cheque.setInputFiles(tooLarge);
  await expect(cheque).toHaveAccessibleDescription(/is 5\.1 MB.* Sent .*1 KB/);
  const certificate = page.getByLabel('GST certificate');
  await certificate.setInputFiles(tooLarge);
  await expect(certificate).toHaveAccessibleDescription(/is 5\.1 MB\. The limit is 5 MB\./);
  await certificate.setInputFiles({
    name: 'gst.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 page'),
  });
  await expect(page.getByText(/^Sent /)).toHaveCount(2);
  await expect(title).toHaveText('Send us 1 document');
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
  await expect(page.getByRole('heading', { name: 'We’ve received your application' })).toBeVisible();
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
  await expect(page.getByRole('heading', { name: 'Saved' })).toBeFocused();
  const other = await browser.newPage({ baseURL: shop.address });
  await signIn(other, applicant.email);
  await other.getByRole('link', { name: 'Finish application' }).click();
  await expect(field(other, 'Business name *')).toHaveValue(applicant.businessName);
  await fillRest(other);
  await send(other);
  await expect(other.getByRole('heading', { name: 'We’ve received your application' })).toBeVisible();
  await other.close();
});

test('an answer that got lost on the way does not lose the application', RARE, async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED|ERR_CONNECTION|Failed to load/);
  await page.goto('/Seller-SignUp');
  await fillAccount(page, newApplicant());
  await fillRest(page);
  await page.route('**/api/sellers', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send(page);
  await expect(summary(page)).toContainText('We couldn’t reach the shop.');
  await page.unroute('**/api/sellers');
  await send(page);
  await expect(page.getByRole('heading', { name: 'We’ve received your application' })).toBeVisible();
});

test(
  'an e-mail address that has an account already is reported, with a link to log in',
  RARE,
  async ({ page, shop }) => {
    const { email } = await apply(shop);
    await page.goto('/Seller-SignUp');
    await fillAccount(page, { ...newApplicant(), email });
    await field(page, 'Password *').fill('another-password');
    await fillRest(page);
    await send(page);
    await expect(summary(page)).toContainText('has a seller account already');
  },
);

test('a wrong password is reported, and the name stays', RARE, async ({ page, shop }) => {
  const { email } = await apply(shop);
  await signIn(page, email, 'not-the-password');
  await expect(summary(page)).toContainText('Wrong email, mobile number or password');
  await expect(page.getByLabel('Email address or mobile number')).toHaveValue(email);
});

test('after signing in a seller sees what the application waits for', async ({ page, shop }) => {
  const { email } = await apply(shop);
  await signIn(page, email);
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
});

test('a suspended shop reads why, and writes or calls', async ({ page, shop }) => {
  const { email } = await openDashboard(shop, page);
  await operate(shop, 'sellers suspend', [email], { reason: 'Orders are not sent' });
  await signIn(page, email);
  const said = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Your shop is suspended' }) });
  await expect(said.getByText('Reason: Orders are not sent')).toBeVisible();
  await expect(said.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', /^mailto:.+@/);
  await expect(said.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:/);
  await expect(said.getByRole('button', { name: 'Check again' })).toBeVisible();
  // Its documents have time until it opens again.
  await expect(page.getByText('Your documents', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText(/\d to send/).filter({ visible: true })).toHaveCount(0);
  await expectNoFindings(page);
});

test('an applicant has the link sent again, or to another address, and says that it was opened', async ({
  page,
  shop,
}) => {
  const { email } = await apply(shop);
  await signIn(page, email);
  const told = (text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
  await page.getByRole('button', { name: 'Send it again' }).click();
  await told(`We have sent the link to ${email}.`);
  await page.getByRole('button', { name: 'I’ve confirmed it' }).click();
  await told('Not confirmed yet.');
  await page.getByRole('button', { name: 'Change email address' }).click();
  const other = `new-${email}`;
  await page.getByLabel('New email address').fill('no address');
  await page.getByRole('button', { name: 'Send the link there' }).click();
  await expect(page.getByLabel('New email address')).toHaveAccessibleDescription(/An email address such as/);
  await page.getByLabel('New email address').fill(other);
  await page.getByRole('button', { name: 'Send the link there' }).click();
  await told(`We have sent the link to ${other}.`);
  await expect(page.getByText(`Open the link in our mail to ${other}.`, { exact: true })).toBeVisible();
  await confirmEmail(shop, { ...newApplicant(), email: other });
  await page.getByRole('button', { name: 'I’ve confirmed it' }).click();
  await expect(page.getByRole('heading', { name: 'Send us 3 documents' })).toBeVisible();
});

test('a refused application says why, and can be changed and sent again', RARE, async ({ page, shop }) => {
  const { email } = await apply(shop);
  await operate(shop, 'sellers refuse', [email], { reason: 'The GSTIN is not active.' });
  await signIn(page, email);
  await expect(page.getByText('The GSTIN is not active.')).toBeVisible();
  await page.getByRole('link', { name: 'Change the application' }).click();
  await expect(page.getByText(/account •+9012/)).toBeVisible();
  await send(page);
  await expect(page.getByRole('heading', { name: 'We’ve received your application' })).toBeVisible();
});

test('a seller who lost the password gets to the page for it', RARE, async ({ page, activate }) => {
  await page.goto('/Seller-SignIn');
  await activate(page.getByRole('link', { name: 'Lost password?' }));
  await expect(page.getByText('This is for your seller account.')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the sign-up page says what to send by e-mail', async ({ page }) => {
    await page.goto('/Seller-SignUp');
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send application' })).toBeHidden();
  });
});
