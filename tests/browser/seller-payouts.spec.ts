import { expectNoFindings } from './axe.ts';
import { test } from './real-host.ts';
import { call, openDashboard, openMenu, operate, order } from './seller-steps.ts';
import { expect } from './shop.ts';

/** Payouts in the seller dashboard (issue 17, section 2). */

test('a seller sees what is owed and paid, and prints the statement of the month', async ({ page, shop }) => {
  const { product, token, businessName } = await openDashboard(shop, page);
  const { number, shipments } = await order(shop, product);
  const step = (name: string, body: object = {}) =>
    call(shop, `/seller/shipments/${shipments[0]?.id}/${name}`, { body, token });
  for (const name of ['accept', 'pack']) await step(name);
  await step('dispatch', { courier: 'Desert Express', trackingNumber: 'DX1' });
  await step('deliver');
  const reason = 'The courier lost a parcel';
  await operate(shop, 'payouts adjust', [product.sellerId], { amount: '500', reason });
  const file = test.info().outputPath('bank.csv');
  await operate(shop, 'payouts make', [], { seller: product.sellerId, account: '000123456789', file });
  const { payouts } = await call<{ payouts: { payouts: { id: string }[] } }>(shop, '/seller/payouts', { token });
  await operate(shop, 'payouts pay', [payouts.payouts[0]?.id ?? ''], { utr: 'AXISN123456789' });

  await page.goto('/seller-dashboard#payouts');
  await expect(page.getByRole('heading', { name: 'Payouts', exact: true })).toBeVisible();
  await expect(page.getByText('In return period')).toBeVisible();
  // The parts add up to what is owed, which is the first figure.
  const figures = await page.locator('#payouts [data-figures] dd').allTextContents();
  const amounts = figures.map((text) => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100));
  expect(figures.every((text) => /\.\d\d$/.test(text))).toBe(true);
  expect(amounts.length).toBeGreaterThan(1);
  expect(amounts.slice(1).reduce((sum, part) => sum + part, 0)).toBe(amounts[0]);
  const paid = page.getByRole('listitem').filter({ hasText: 'UTR AXISN123456789' });
  await expect(paid).toContainText('₹500');
  await expect(paid).toContainText('Paid');
  const statement = page.getByRole('region', { name: 'Statement' });
  await expect(statement.getByRole('strong')).toHaveText(businessName);
  await expect(statement.getByRole('row', { name: /^Commission/ })).toContainText('−');
  await expect(statement.getByRole('row').filter({ hasText: number })).toContainText('Sale');
  await expect(statement.getByRole('row').filter({ hasText: reason })).toContainText('₹500.00');
  await expectNoFindings(page);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Orders' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print statement' })).toBeHidden();
  await expect(statement.getByRole('row', { name: /^Owed at the end/ })).toBeVisible();
});

test('a seller enters another bank account with the code in the mail, sees that it waits, and stops it', async ({
  page,
  shop,
}) => {
  const { email, token } = await openDashboard(shop, page);
  await page.goto('/seller-dashboard');
  await openMenu(page);
  const details = page.getByRole('link', { name: 'Your details' });
  expect(Math.round((await details.boundingBox())?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await details.click();
  await expect(details).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Contact' })).toContainText(email);
  await page.getByRole('button', { name: 'Change bank account' }).click();
  await page.getByLabel('Account holder').fill('Bagru Blue');
  await page.getByLabel('Account number').fill('12');
  await page.getByLabel('IFSC').fill('HDFC0000123');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('Account number')).toHaveAccessibleDescription('9 to 18 digits.');
  await page.getByLabel('Account number').fill('2222 3333 4444');
  await page.getByRole('button', { name: 'Send code' }).click();
  const code = page.getByLabel('Code that we have sent you, to change your bank account');
  await expect(code).toBeFocused();
  const mail = await shop.mailTo(email, 'your code');
  await code.fill(/: (\d{6})/.exec(mail)?.[1] ?? '');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('New bank account, ending in 4444: used from')).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Stop this change' }).click();
  await expect(page.getByText('New bank account, ending in 4444')).toBeHidden();
  const { changes } = await call<{ changes: { state: string }[] }>(shop, '/seller/changes', { token });
  expect(changes.map(({ state }) => state)).toEqual(['stopped']);
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeHidden();
});
