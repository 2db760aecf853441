import { expectNoFindings } from './axe.ts';
import { findFaults } from './large-text.ts';
import { findOverlaps } from './overlaps.ts';
import { test } from './real-host.ts';
import { call, openShop, order } from './seller-steps.ts';
import { expect } from './shop.ts';

/** Orders, returns and stock in the seller's office: its look, the keyboard and its languages. */

/** What steps have to know. */
const BODIES: Readonly<Record<string, object>> = {
  dispatch: { courier: 'Desert Express', trackingNumber: 'DX12345' },
  decline: { reason: 'It is not made any more' },
};
const LANGUAGES = ['en', 'hi', 'ta', 'ar'];
const WIDTHS = [360, 1280];

test('an order is accepted, packed and handed to the courier with the keyboard alone', async ({ page, shop }) => {
  const { product } = await openShop(shop, page);
  const { number, key } = await order(shop, product);
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
  await page.getByText('It was not delivered').press('Enter');
  await page.getByRole('button', { name: 'It is back with me' }).press('Enter');
  await expect(page.getByText('Not delivered, back at the seller').first()).toBeVisible();
  // Its shopper reads it.
  await page.goto(`/order?number=${number}#key=${key}`);
  await expect(page.getByText('Not delivered, back at the seller.').first()).toBeVisible();
  await expect(page.getByText(/^Not delivered: 1 ×/)).toBeVisible();
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

test('nothing in a list stands on anything else, in any width, with long names too', async ({ page, shop }) => {
  const { product, token } = await openShop(shop, page);
  const long = {
    contact: { name: 'Venkatanarasimharajuvaripeta Lakshminarayanan', phone: '98765 43210' },
    address: { line1: '12 Mango Lane', city: 'Thiruvananthapuram', state: 'Kerala', pinCode: '695001' },
  };
  const ways = [[], ['accept'], ['accept', 'pack'], ['accept', 'pack', 'dispatch']];
  for (const [index, steps] of [...ways, ['accept', 'pack', 'dispatch', 'deliver'], ['decline']].entries()) {
    const { shipments } = await order(shop, product, 1, index % 2 === 0 ? {} : long);
    for (const step of steps)
      await call(shop, `/seller/shipments/${shipments[0]?.id}/${step}`, { body: BODIES[step] ?? {}, token });
  }
  const faults: string[] = [];
  for (const path of ['/orders', '/orders?status=all', '/products', '/stock', '/returns'])
    for (const width of [320, 360, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/api/seller-office${path}`);
      const rows = page.locator('main tbody > tr, main article');
      if (path !== '/returns') await expect(rows.first()).toBeVisible();
      const found = await findOverlaps(rows, {
        shapes: '.button, button, .state',
        parts: 'td, p, dd, label',
        shared: 5,
      });
      faults.push(...found.map((fault) => `${path} at ${width}: ${fault}`));
    }
  expect(faults).toEqual([]);
});

test('the links of the account open within the screen, however long the name of the seller is', async ({
  page,
  shop,
}) => {
  await openShop(shop, page);
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of ['Al', 'Venkatanarasimharajuvaripeta Weavers']) {
      await page.goto('/api/seller-office/orders');
      const opener = page.getByRole('banner').locator('summary');
      await opener.evaluate((summary, text) => {
        summary.textContent = text;
      }, name);
      await opener.click();
      await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeInViewport({ ratio: 1 });
    }
  }
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
