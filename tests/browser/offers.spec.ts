import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { listCards } from './built-shop.ts';
import { fillAddress, NAME, openCheckout, phoneField, placeOrderButton, thanks } from './order-steps.ts';
import { test } from './real-host.ts';
import { expect } from './shop.ts';
import { formatRupees } from './steps.ts';

/** The sample's code GIFT100, which takes ₹100 off from ₹999 once per person (catalog/offers), from the checkout to the order. */

const cardFrom = (isEnough: (minor: number) => boolean) => {
  const card = listCards('/products').find(({ offers, priceMinor }) => offers === 'add' && isEnough(priceMinor));
  if (!card) throw new Error('No such product is in the list.');
  return card;
};
const codeField = (page: Page): Locator => page.getByLabel('Code', { exact: true });
const priceRegion = (page: Page): Locator => page.getByRole('region', { name: 'Price' });

async function typeCode(page: Page, activate: (control: Locator) => Promise<void>, code: string): Promise<void> {
  await activate(page.getByText('I have a code'));
  await codeField(page).fill(code);
  await activate(page.getByRole('button', { name: 'Use code' }));
}

test('a code takes its amount off at the checkout and on the order, once per person', async ({ page, activate }) => {
  const card = cardFrom((minor) => minor >= 999_00);
  const phone = `9${String(Date.now()).slice(-9)}`;
  await openCheckout(page, [card]);
  await typeCode(page, activate, 'gift 100');
  await expect(priceRegion(page)).toContainText('₹100 off from ₹999');
  await expect(priceRegion(page)).toContainText('−₹100');
  await expect(priceRegion(page)).toContainText(formatRupees(card.priceMinor - 100_00));
  await fillAddress(page);
  await phoneField(page).fill(phone);
  await activate(placeOrderButton(page));
  await expect(thanks(page)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('Code GIFT100')).toBeVisible();
  await expect(main.getByText('−₹100')).toBeVisible();
});

test('a code that a link brings, and that this number has used, is told of before anything is ordered', async ({
  page,
  activate,
}) => {
  const card = cardFrom((minor) => minor >= 999_00);
  const phone = `8${String(Date.now()).slice(-9)}`;
  const answer = await page.request.post('/api/orders', {
    headers: { 'idempotency-key': randomUUID() },
    data: {
      market: 'in',
      lines: [{ sku: card.sku, ...(card.size && { size: card.size }), quantity: 1 }],
      contact: { name: NAME, phone },
      address: { line1: '12 Mango Lane', city: 'Jaipur', state: 'Rajasthan', pinCode: '302001' },
      payment: 'cash',
      code: 'GIFT100',
      expectedTotalMinor: card.priceMinor - 100_00,
    },
  });
  expect(answer.ok()).toBe(true);
  await openCheckout(page, [card]);
  await page.goto('/checkOut?code=GIFT100');
  await expect(priceRegion(page)).toContainText('−₹100');
  await fillAddress(page);
  await phoneField(page).fill(phone);
  await activate(placeOrderButton(page));
  await expect(page.getByText('This code holds once per person, and it was used before.')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing has been ordered yet.' })).toBeVisible();
});

test('a code that does not hold says what is missing', async ({ page, activate }) => {
  const card = cardFrom((minor) => minor < 999_00);
  await openCheckout(page, [card]);
  await typeCode(page, activate, 'GIFT100');
  const missing = formatRupees(999_00 - card.priceMinor);
  await expect(page.getByText(`This code holds from ₹999: add ${missing} more.`)).toBeVisible();
  await codeField(page).fill('GIFTS');
  await activate(page.getByRole('button', { name: 'Use code' }));
  await expect(page.getByText('We don’t know this code. Check its letters and digits.')).toBeVisible();
});
