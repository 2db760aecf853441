import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectNoFindings } from './axe.ts';
import { nameField } from './login-steps.ts';
import { OwnShop } from './own-shop.ts';
import { expect, test } from './shop.ts';
import { accountLink } from './steps.ts';

/** The log-in of a shop whose host sends messages to phones. */

const shop = new OwnShop();
let site = '';

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  cpSync('tests/fixtures/second-shop', shop.catalog, { recursive: true });
  const file = join(shop.catalog, 'store.json');
  const store = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...store, phoneUpdates: 'sms' }));
  site = await shop.open({ API_ORIGIN: 'https://host.example' });
});
test.afterAll(() => shop.close());

test('starts with the mobile number, on the page to which the header leads', async ({ page, activate }) => {
  await page.goto(`${site}/cups`);
  await activate(accountLink(page));
  await expect(page).toHaveURL(`${site}/loginPage`);
  const main = page.getByRole('main');
  await expect(main.getByRole('textbox').first()).toHaveAccessibleName('Mobile number or email address');
  await expect(nameField(main)).toBeVisible();
  await expect(main.getByText('Log in with a code')).toHaveCount(0);
  await expectNoFindings(page);

  // Sent as the first thing that is done on the page, so before the script of the form is there.
  await activate(main.getByRole('button', { name: 'Send code' }));
  await expect(main.getByText('Enter your mobile number or email address.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Send code' })).not.toHaveAttribute('aria-busy', 'true');
});

test('a new code can be asked for after half a minute', async ({ page, activate }) => {
  let asked = 0;
  await page.route('https://host.example/login/code', (route) => {
    asked += 1;
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: { data: { request: `request-${asked}` } },
    });
  });
  await page.clock.install();
  await page.goto(`${site}/loginPage`);
  const main = page.getByRole('main');
  await main.getByLabel('Mobile number').fill('98765 43210');
  await activate(main.getByRole('button', { name: 'Send code' }));
  await expect(main.getByRole('heading', { name: 'Code for 98765 43210' })).toBeFocused();
  const waiting = main.getByRole('button', { name: /^New code in \d+ s$/ });
  await expect(waiting).toBeDisabled();
  await page.clock.runFor(31_000);
  await activate(main.getByRole('button', { name: 'Send a new code' }));
  await expect(main.getByText('We’ve sent a new code.')).toBeVisible();
  await expect(main.getByLabel('Code', { exact: false }).first()).toBeFocused();
  await expect(waiting).toBeDisabled();
  expect(asked).toBe(2);
  await expectNoFindings(page);
  await activate(main.getByRole('button', { name: 'Change number or address' }));
  await expect(main.getByLabel('Mobile number')).toBeFocused();
  await expect(main.getByLabel('Mobile number')).toHaveValue('98765 43210');
});
