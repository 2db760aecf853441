import { expectNoFindings } from './axe.ts';
import { advance, fillAddress, openCheckout, orderInCash, placeOrderButton } from './order-steps.ts';
import { test } from './real-host.ts';
import { expect } from './shop.ts';

/** axe finds no accessibility errors on the pages from the cart to the order. */

test.describe('axe finds nothing on', () => {
  test('the checkout with a cart', async ({ page }) => {
    await openCheckout(page);
    await expect(page.getByLabel('Pay online')).toBeEnabled();
    await expectNoFindings(page);
  });

  test('the checkout with something missing', async ({ page, activate }) => {
    await openCheckout(page);
    await activate(placeOrderButton(page));
    await expect(page.getByRole('alert').filter({ hasText: 'Please correct' })).toBeVisible();
    await expectNoFindings(page);
  });

  test('the order that was just placed', async ({ page, activate }) => {
    await orderInCash(page, activate);
    await expectNoFindings(page);
  });

  test('an order that can be returned, and its form', async ({ page, activate, shop }) => {
    const number = await orderInCash(page, activate);
    await advance(shop, number, 'accept', 'pack', 'dispatch', 'deliver');
    await page.goto(`/order?number=${number}`);
    await activate(page.getByText(/^Return items \(until /));
    await activate(page.getByText('Order history'));
    await expectNoFindings(page);
  });

  test('the list of orders', async ({ page, activate }) => {
    const number = await orderInCash(page, activate);
    await page.goto('/order');
    await expect(page.getByRole('main').getByText(number)).toBeVisible();
    await expectNoFindings(page);
  });

  test('an invoice', async ({ page, activate, shop }) => {
    const number = await orderInCash(page, activate);
    await advance(shop, number, 'accept', 'pack', 'dispatch');
    await page.goto(`/order?number=${number}`);
    await activate(page.getByRole('link', { name: 'Invoice' }));
    await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
    await expectNoFindings(page);
  });

  test('a payment that failed', async ({ page }) => {
    await openCheckout(page);
    await fillAddress(page);
    await page.getByLabel('Pay online').check();
    await placeOrderButton(page).click();
    await page.getByRole('button', { name: 'Pay, but the bank refuses', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible();
    await expectNoFindings(page);
  });

  test('the complaint form', async ({ page, activate }) => {
    await page.goto('/complaint');
    await activate(page.getByText('Check a complaint'));
    await expectNoFindings(page);
  });
});
