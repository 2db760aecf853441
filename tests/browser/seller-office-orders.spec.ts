import { expectNoFindings } from './axe.ts';
import { findFaults } from './large-text.ts';
import { test } from './real-host.ts';
import { call, openShop, order } from './seller-steps.ts';
import { expect } from './shop.ts';

/** Orders, returns and stock in the seller's office: its look, the keyboard and its languages. */

const LANGUAGES = ['en', 'hi', 'ta', 'ar'];
const WIDTHS = [360, 1280];

test('an order is accepted, packed and handed to the courier with the keyboard alone', async ({ page, shop }) => {
  const { product } = await openShop(shop, page);
  const { number } = await order(shop, product);
  await page.goto('/api/seller-office/orders');
  await page.getByRole('link', { name: number }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  await page.getByRole('button', { name: 'Accept' }).press('Enter');
  await expect(page.getByRole('status')).toHaveText(`${number}: Accepted`);
  await page.getByRole('button', { name: 'Mark as packed' }).press('Enter');
  await expect(page.getByRole('status')).toHaveText(`${number}: Packed`);
  await page.getByLabel('Courier').fill('Desert Express');
  await page.getByLabel('Tracking number').fill('DX 1234');
  await page.getByLabel('Tracking number').press('Enter');
  await expect(page.getByRole('status')).toHaveText(`${number}: Dispatched`);
  await page.getByText('It was not delivered').press('Enter');
  await page.getByRole('button', { name: 'Refused at the door' }).press('Enter');
  await expect(page.getByText('Refused at the door, on its way back to the seller').first()).toBeVisible();
});

test('several orders are accepted at once, and their labels opened', async ({ page, shop }) => {
  const { product } = await openShop(shop, page);
  const placed = [await order(shop, product), await order(shop, product)];
  await page.goto('/api/seller-office/orders');
  await page.getByRole('link', { name: 'Select all' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Accept', exact: true }).first().click();
  await expect(page.getByRole('status')).toContainText('2 orders accepted');
  for (const { number } of placed) await expect(page.getByRole('status')).toContainText(`${number}: Accepted`);
  await page.getByRole('button', { name: 'Labels' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shipping labels' })).toBeVisible();
});

test('its pages fit a phone and a desktop, in each language', async ({ page, shop }) => {
  const { product, token } = await openShop(shop, page);
  const [first, second] = [await order(shop, product), await order(shop, product)];
  for (const step of ['accept', 'pack', 'dispatch', 'deliver'])
    await call(shop, `/seller/shipments/${second.shipments[0]?.id}/${step}`, {
      body: step === 'dispatch' ? { courier: 'Delhivery', trackingNumber: '1490812345678' } : {},
      token,
    });
  await call(shop, `/orders/${second.number}/returns`, {
    body: { lines: [{ lineId: second.shipments[0]?.lines[0]?.id, quantity: 1 }], reason: 'too small' },
    headers: { 'x-order-key': second.key },
  });
  const { returns } = await call<{ returns: { id: string }[] }>(shop, '/seller/returns', { token });
  const paths = ['/orders', `/orders/${first.shipments[0]?.id}`, '/returns', `/returns/${returns[0]?.id}`, '/stock'];
  const faults: string[] = [];
  for (const language of LANGUAGES) {
    await call(shop, '/seller/language', { body: { language }, token });
    for (const path of paths) {
      await page.goto(`/api/seller-office${path}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        faults.push(...(await findFaults(page)).map((fault) => `${path} in ${language} at ${width}: ${fault}`));
      }
      if (language === 'en') await expectNoFindings(page);
    }
  }
  expect(faults).toEqual([]);
});
