import { expectNoFindings } from './axe.ts';
import { test } from './real-host.ts';
import { call, openDashboard, operate, order } from './seller-steps.ts';
import { expect } from './shop.ts';

/** Payouts in the seller dashboard (issue 17, section 2). */

test('a seller sees what is owed and paid, and prints the statement of the month', async ({ page, shop }) => {
  const { product, token } = await openDashboard(shop, page);
  const { number, shipments } = await order(shop, product);
  const step = (name: string, body: object = {}) =>
    call(shop, `/seller/shipments/${shipments[0]?.id}/${name}`, { body, token });
  for (const name of ['accept', 'pack']) await step(name);
  await step('dispatch', { courier: 'Desert Express', trackingNumber: 'DX1' });
  await step('deliver');
  const reason = 'The courier lost a parcel';
  await operate(shop, 'payouts adjust', [product.sellerId], { amount: '500', reason });
  const file = test.info().outputPath('bank.csv');
  await operate(shop, 'payouts make', [], { shop: product.sellerId, account: '000123456789', file });
  const { payouts } = await call<{ payouts: { payouts: { id: string }[] } }>(shop, '/seller/payouts', { token });
  await operate(shop, 'payouts pay', [payouts.payouts[0]?.id ?? ''], { utr: 'AXISN123456789' });

  await page.goto('/seller-dashboard#payouts');
  await expect(page.getByRole('heading', { name: 'Payouts' })).toBeVisible();
  const paid = page.getByRole('listitem').filter({ hasText: 'UTR AXISN123456789' });
  await expect(paid).toContainText('₹500');
  await expect(paid).toContainText('Paid');
  const statement = page.getByRole('region', { name: 'Statement' });
  await expect(statement.getByRole('row', { name: /^Commission/ })).toContainText('−');
  await expect(statement.getByRole('listitem').filter({ hasText: number })).toContainText('Delivered');
  await expect(statement.getByRole('listitem').filter({ hasText: reason })).toContainText('₹500.00');
  await expectNoFindings(page);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Orders' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print statement' })).toBeHidden();
  await expect(statement.getByRole('row', { name: /^Owed at the end/ })).toBeVisible();
});
