import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { LOGIN_FORMS, nameField } from './login-steps.ts';
import { OwnShop } from './own-shop.ts';
import { expect, test } from './shop.ts';
import { accountLink, loginPanelOf } from './steps.ts';

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

const phoneField = (container: Locator) => container.getByLabel('Mobile number');

for (const kind of LOGIN_FORMS) {
  test(`starts with the mobile number: the ${kind}`, async ({ page, activate }) => {
    await page.goto(kind === 'page' ? `${site}/loginPage` : `${site}/cups`);
    if (kind === 'panel') await activate(accountLink(page));
    const container = kind === 'page' ? page.getByRole('main') : loginPanelOf(page);
    await expect(phoneField(container)).toBeVisible();
    await expect(nameField(container)).toBeVisible();
    await expect(container.getByRole('textbox').first()).toHaveAccessibleName('Mobile number *');
    await expect(container.getByText('Log in with a code')).toHaveCount(0);
    await expectNoFindings(page);

    // Sent as the first thing that is done on the page, so before the script of the form is there.
    await activate(container.getByRole('button', { name: 'Send me a code' }));
    await expect(container.getByRole('alert').filter({ hasText: 'Enter your mobile number.' })).toBeVisible();
    await expect(container.getByRole('button', { name: 'Send me a code' })).not.toHaveAttribute('aria-busy', 'true');
  });
}
