import { expect, test } from '@playwright/test';
import { cupFile, DevShop } from './dev-shop.ts';
import { openEditor, watchConsole } from './steps.ts';

/** Journeys from a file with a problem to the commit of what fixes it. */

const shop = new DevShop(5);
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  shop.write(cupFile(2), shop.read(cupFile(2)).replace('chai-ghar', 'chai-gar'));
  await shop.open();
});
test.afterAll(() => shop.close());
test.beforeEach(({ page }) => watchConsole(page));

test('a problem leads to its file, and what fixes it is committed with a message', async ({ page }) => {
  await openEditor(page, shop);
  await page.getByText('a seller does not exist').click();
  await page.getByRole('link', { name: 'products/cups/cup-002.json:4:13' }).click();
  await page.goto(`${shop.site}/admin/edit/${cupFile(2)}?as=text`);
  const text = page.getByRole('textbox', { name: 'Text of the file' });
  await text.fill(
    (await text.inputValue()).replace('chai-gar"', 'chai-ghar"').replace('Clay cup number 2', 'Second cup'),
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('link', { name: 'See the page' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Changes' }).click();
  await expect(page.getByRole('link', { name: 'Second cup', exact: true })).toBeVisible();
  shop.write('products/cups/other.json', shop.read(cupFile(3)).replace('CUP-003', 'OTHER'));
  await page.reload();
  await page.getByRole('checkbox', { name: 'Commit products/cups/other.json' }).uncheck();
  await page.getByRole('textbox', { name: 'What has changed, in a few words' }).fill('Name the second cup');
  await page.getByRole('button', { name: 'Commit', exact: true }).click();
  await expect(page.getByText(/^Committed as [0-9a-f]+\.$/).first()).toBeVisible();
  expect(shop.git('log', '-1', '--format=%s', '--name-only').trim().split(/\n+/)).toEqual([
    'Name the second cup',
    cupFile(2),
  ]);
});

for (const form of ['text', 'form'] as const)
  test(`a ${form} that was saved is left without a question, even before it has been read again`, async ({ page }) => {
    await openEditor(page, shop, `edit/${cupFile(5)}${form === 'text' ? '?as=text' : ''}`);
    const field = page.getByRole('textbox', { name: form === 'text' ? 'Text of the file' : /^Title/ }).first();
    await field.fill((await field.inputValue()).replace('Clay cup number 5', `Cup of the ${form}`));
    if (form === 'form') await field.fill('Cup of the form');
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.message());
      void dialog.accept();
    });
    await page.route('**/admin/api/file?*', () => {});
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/^Saved 1 file in/)).toBeVisible();
    await page.getByRole('link', { name: 'Changes' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changes');
    expect(questions).toEqual([]);
  });

test('a text with an error of JSON is refused unless the editor insists', async ({ page }) => {
  await openEditor(page, shop, `edit/${cupFile(4)}?as=text`);
  const text = page.getByRole('textbox', { name: 'Text of the file' });
  await text.fill('{ "sku": ');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing was saved');
  expect(shop.read(cupFile(4))).toContain('CUP-004');
  await page.getByRole('button', { name: 'Save all the same' }).click();
  await expect.poll(() => shop.read(cupFile(4))).toBe('{ "sku": ');
});

test('the editor is closed without its key', async ({ request }) => {
  const page = await request.get(`${shop.site}/admin`);
  expect(page.status()).toBe(403);
  expect(await page.text()).toContain('Open the editor by the address that');
  expect((await request.get(`${shop.site}/admin/api/shop`)).status()).toBe(403);
  expect((await request.get(`${shop.site}/admin?token=wrong`)).status()).toBe(403);
});
