import { expectNoFindings } from './axe.ts';
import { advance, openCheckout, openPlaced, placeByHost, placeOrderButton } from './order-steps.ts';
import { test } from './real-host.ts';
import { expect } from './shop.ts';

/** axe finds no accessibility errors on the pages from the cart to the order. */

test.describe('axe finds nothing on', () => {
  test('the checkout with a cart, and with something missing', async ({ page, activate }) => {
    await openCheckout(page);
    await expect(page.getByLabel('Pay online')).toBeEnabled();
    await expectNoFindings(page);
    await activate(placeOrderButton(page));
    await expect(page.getByRole('alert').filter({ hasText: 'Please correct' })).toBeVisible();
    await expectNoFindings(page);
  });

  test('an order from the day it is placed, in the list, with its invoice, and when it can be returned', async ({
    page,
    activate,
    shop,
  }) => {
    const number = await openPlaced(page);
    await expectNoFindings(page);
    await page.goto('/order');
    await expect(page.getByRole('main').getByText(number)).toBeVisible();
    await expectNoFindings(page);
    await advance(shop, number, 'accept', 'pack', 'dispatch');
    await page.goto(`/order?number=${number}`);
    await activate(page.getByRole('link', { name: 'Invoice' }));
    await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
    await expectNoFindings(page);
    await advance(shop, number, 'deliver');
    await page.goto(`/order?number=${number}`);
    await activate(page.getByText(/^Return items \(until /));
    await activate(page.getByText('Order history'));
    await expectNoFindings(page);
  });

  test('a payment that failed', async ({ page }) => {
    const number = await placeByHost(page, { payment: 'online' });
    await page.goto(`/cashFree?order=${number}&start=yes`);
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
