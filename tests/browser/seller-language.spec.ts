import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { forgetMessages, listLanguages, readMessages } from '../../src/messages/read-messages.ts';
import { expectNoFindings } from './axe.ts';
import { test } from './real-host.ts';
import { openDashboard, order } from './seller-steps.ts';
import { expect } from './shop.ts';

/** The language in which a seller is written to, where the shop has several. */

const FIELD = 'Language of our messages';

/** Gives the host a folder of messages in Marathi until the end of the test: those of a mail to sellers. */
async function addLanguage(): Promise<void> {
  const shop = test.info().outputPath('shop');
  const folder = join(shop, 'messages', 'mr');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'notices-sellers.json'), JSON.stringify({ order: 'Navin order {$number}:' }));
  const before = process.cwd();
  process.chdir(shop);
  forgetMessages();
  listLanguages();
  readMessages('notices-sellers', 'mr');
  process.chdir(before);
}

test.afterEach(() => forgetMessages());

test('a seller chooses the language of our messages, and gets the next mail in it', async ({ page, shop }) => {
  const { email, product } = await openDashboard(shop, page);
  await page.goto('/seller-dashboard#details');
  await expect(page.getByRole('region', { name: 'Contact' })).toContainText(email);
  // Those of the package.
  await expect(page.getByLabel(FIELD).getByRole('option')).toHaveText(['English', 'العربية', 'हिन्दी', 'தமிழ்']);

  await addLanguage();
  await page.reload();
  const field = page.getByRole('region', { name: 'Contact' }).getByLabel(FIELD);
  await expect(field.getByRole('option')).toHaveText(['English', 'العربية', 'हिन्दी', 'தமிழ்', 'मराठी']);
  await expect(field).toHaveValue('en');
  await field.selectOption('मराठी');
  await expect(field).toHaveAccessibleDescription('Saved. We write to you in this language from now on.');
  await expectNoFindings(page);
  await page.reload();
  await expect(field).toHaveValue('mr');
  const { number } = await order(shop, product);
  await shop.mailTo(email, `Navin order ${number}:`);
});

test('a language that can’t be kept is not shown as chosen', async ({ page, shop, complaints }) => {
  complaints.expect(/ERR_FAILED|Failed to load resource/);
  await openDashboard(shop, page);
  await addLanguage();
  await page.route('**/seller/language', (route) => route.abort());
  await page.goto('/seller-dashboard#details');
  const field = page.getByLabel(FIELD);
  await field.selectOption('मराठी');
  await expect(field).toHaveAccessibleDescription(/^We couldn’t reach the shop/);
  await expect(field).toHaveValue('en');
});
