import { expect, RARE, test } from './shop.ts';

/** The calculator on the pages for sellers (issue 5, section 3). */

for (const path of ['/pricing-commission', '/sellOnline']) {
  test(`${path} calculates the earnings of another price`, async ({ page, activate }) => {
    await page.goto(path);
    await page.getByRole('textbox', { name: 'Selling price' }).fill('649');
    await page.getByRole('textbox', { name: 'Weight in grams' }).fill('900');
    await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: '8%: Home, sports and fitness' });
    await activate(page.getByRole('button', { name: 'Calculate' }));
    await expect(page.getByText('You receive ₹507.32 of ₹649.')).toBeVisible();
    await expect(page.getByRole('row', { name: /^Left for goods/ }).last()).toContainText('₹501.18');
  });
}

test('after the first calculation, every change is calculated at once', RARE, async ({ page, activate }) => {
  await page.goto('/pricing-commission');
  await activate(page.getByRole('button', { name: 'Calculate' }));
  await page.getByRole('textbox', { name: 'Selling price' }).fill('₹1,299');
  await expect(page.getByText(/ of ₹1,299\.$/)).toBeVisible();
});

test('an invalid price is reported, and the last result stays', RARE, async ({ page, activate }) => {
  await page.goto('/pricing-commission');
  await page.getByRole('textbox', { name: 'Selling price' }).fill('cheap');
  await activate(page.getByRole('button', { name: 'Calculate' }));
  await expect(page.getByText('A selling price, such as 299.')).toBeVisible();
  await expect(page.getByText('You receive ₹208.92 of ₹299.')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an example is calculated, and nothing that needs a script is shown', async ({ page }) => {
    await page.goto('/pricing-commission');
    await expect(page.getByText('You receive ₹208.92 of ₹299.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Calculate' })).toBeHidden();
  });
});
