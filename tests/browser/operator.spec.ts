import { addAuthenticator } from '../support/virtual-authenticator.ts';
import { expectNoFindings } from './axe.ts';
import { openAccount, signInToDashboard } from './operator-steps.ts';
import { type RealHost, test } from './real-host.ts';
import { apply, order } from './seller-steps.ts';
import { expect } from './shop.ts';

/** The operator's dashboard, from the invitation on. */

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
    await signInToDashboard(page, shop, 'asha');
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
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('link', { name: number })).toBeVisible();
    await page.getByRole('link', { name: 'Audit trail' }).click();
    await expect(page.getByText('operator:asha').first()).toBeVisible();
    await openAccount(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.goto(`${shop.address}/operator/orders`);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });
});

for (const script of [true, false])
  test.describe(script ? 'with script' : 'without script, again', () => {
    test.use({ javaScriptEnabled: script });

    test('the current page of each menu is in view on a phone', async ({ page, shop }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await signInToDashboard(page, shop, 'asha');
      for (const path of ['/figures', '/audit', '/sellers?status=suspended', '/returns?status=received']) {
        await page.goto(`${shop.address}/api/operator${path}`);
        const current = page.locator('nav [aria-current]');
        await expect(current).toHaveCount(path.includes('?') || path === '/figures' ? 2 : 1);
        for (const link of await current.all()) await expect(link).toBeInViewport({ ratio: 1 });
        const tops = await page
          .locator('nav.statuses a')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
        expect(new Set(tops).size).toBeLessThanOrEqual(1);
      }
    });
  });

test('a passkey is added, signs in without password and code, and is removed', async ({ page, shop }) => {
  const address = shop.address.replace('127.0.0.1', 'localhost');
  const { devtools, authenticatorId } = await addAuthenticator(page);
  await signInToDashboard(page, { ...shop, address }, 'mina');
  await openAccount(page);
  await page.getByRole('link', { name: 'Passkeys' }).click();
  await page.getByLabel('Name, so that you recognise it').fill('My phone');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('status')).toHaveText('My phone is added.');
  await expect(page.getByRole('table', { name: 'Your passkeys' })).toContainText('never');
  await expectNoFindings(page);
  // This device has one now.
  await page.getByLabel('Name, so that you recognise it').fill('Again');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText('This device has a passkey for this name already.');

  await openAccount(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  const signIn = page.getByRole('button', { name: 'Sign in with a passkey' });
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await signIn.click();
  await expect(page.getByRole('alert')).toHaveText('The browser gave no passkey.');
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await expectNoFindings(page);
  await signIn.click();
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();

  await openAccount(page);
  await page.getByRole('link', { name: 'Passkeys' }).click();
  await page.getByRole('button', { name: 'Remove My phone' }).click();
  await expect(page.getByRole('status')).toContainText('The passkey is removed.');
  await openAccount(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(signIn).toHaveCount(0);
});

test('axe finds nothing on the dashboard', async ({ page, shop }) => {
  test.slow();
  const { number } = await placeOrder(shop);
  await apply(shop);
  await signInToDashboard(page, shop, 'ravi');
  for (const path of [
    '',
    '/orders',
    `/orders/${number}`,
    '/complaints',
    '/payouts',
    '/payouts/seller?seller=aaina-beauty',
    '/payouts/ledger',
    '/passkeys',
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
