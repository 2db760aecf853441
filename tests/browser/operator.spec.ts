import type { Page } from '@playwright/test';
import { findCommand } from '../../src/api/operator/commands.ts';
import { codeAt, readBase32, stepAt } from '../../src/api/staff/totp.ts';
import { expectNoFindings } from './axe.ts';
import { type RealHost, test } from './real-host.ts';
import { apply, order } from './seller-steps.ts';
import { expect } from './shop.ts';

/** The operator's dashboard, from the invitation on. None of its pages has script. */

const PASSWORD = 'four unrelated words here';

/** Opens an invitation, and signs in with what it gave. */
async function signIn(page: Page, { host, address }: RealHost, name: string): Promise<void> {
  const command = findCommand(['staff', 'add'])?.command;
  const context = { services: host.services, actor: 'operator:journey' } as const;
  const invitation = await command?.run(context, { words: [name], options: { role: 'all' } });
  await page.goto(`${address}${/\/api\/operator\/join\?token=[\w-]+/.exec(invitation ?? '')?.[0]}`);
  const secret = (await page.locator('code').textContent())?.replaceAll(' ', '') ?? '';
  // Each code is good once, and already a step before its own.
  const code = (steps: number) => codeAt(readBase32(secret), stepAt(Date.now()) + steps);
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByLabel('Code that the app shows now').fill(code(0));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.getByLabel('Name').fill(name.toUpperCase());
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByLabel('Code of your authenticator app').fill(code(1));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
}

/** An order of a seller without an account. */
function placeOrder(shop: RealHost) {
  const product = [...shop.host.shop.current().products.values()].find(
    ({ offers, availability, sizes }) => offers['in'] && availability === 'in-stock' && sizes.length === 0,
  );
  if (!product) throw new Error('The shop has no such product.');
  return order(shop, product);
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('somebody signs in and sends an order for a seller without an account', async ({ page, shop }) => {
    const { number } = await placeOrder(shop);
    await signIn(page, shop, 'asha');
    await page.getByRole('link', { name: 'Orders', exact: true }).click();
    await page.getByRole('link', { name: number }).click();
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByRole('status')).toHaveText('1 of 1 shipments accepted.');
    await page.getByRole('button', { name: 'Mark as packed' }).click();
    await page.getByLabel('Courier').fill('India Post');
    await page.getByLabel('Tracking number').fill('EX123456789IN');
    await page.getByRole('button', { name: 'Mark as dispatched' }).click();
    await expect(page.getByRole('status')).toHaveText('1 of 1 shipments dispatched.');

    await page.getByRole('link', { name: 'Orders', exact: true }).click();
    await page.getByLabel(/order number, phone/).fill('EX123456789IN');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByRole('link', { name: number })).toBeVisible();
    await page.getByRole('link', { name: 'Audit trail' }).click();
    await expect(page.getByText('operator:asha').first()).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.goto(`${shop.address}/api/operator/orders`);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });
});

test('axe finds nothing on the dashboard', async ({ page, shop }) => {
  test.slow();
  const { number } = await placeOrder(shop);
  await apply(shop);
  await signIn(page, shop, 'ravi');
  for (const path of [
    '',
    '/orders',
    `/orders/${number}`,
    '/complaints',
    '/messages',
    '/sellers',
    '/figures',
    '/audit',
    '/sign-in',
  ]) {
    await page.goto(`${shop.address}/api/operator${path}`);
    await expectNoFindings(page);
  }
});
