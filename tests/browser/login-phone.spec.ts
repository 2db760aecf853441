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
  test.setTimeout(240_000);
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
  await expect(main.getByRole('textbox').first()).toHaveAccessibleName('Mobile number *');
  await expect(nameField(main)).toBeVisible();
  await expect(main.getByText('Log in with a code')).toHaveCount(0);
  await expectNoFindings(page);

  // Sent as the first thing that is done on the page, so before the script of the form is there.
  await activate(main.getByRole('button', { name: 'Send me a code' }));
  await expect(main.getByRole('alert').filter({ hasText: 'Enter your mobile number.' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Send me a code' })).not.toHaveAttribute('aria-busy', 'true');
});
