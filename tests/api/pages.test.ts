import { expect, test } from 'vitest';
import { checkoutPage, closedPage } from '../../src/api/cashfree-simulator/pages.ts';
import type { SimulatedOrder } from '../../src/api/cashfree-simulator/state.ts';
import { askPage, donePage, unknownPage } from '../../src/api/messages/newsletter-page.ts';
import type { Shop } from '../../src/api/read-shop.ts';
import { formatFindings } from '../html/finding.ts';
import { validateHtml } from '../html/html-validate.ts';

const ORDER: SimulatedOrder = {
  order_id: 'HA-1',
  cf_order_id: '1',
  order_amount: 261,
  order_currency: 'INR',
  payment_session_id: 'session_"1"',
  created_at: '',
  order_expiry_time: '',
  customer_details: {},
  order_meta: {},
  status: 'ACTIVE',
  payments: [],
  refunds: [],
};

const dress = {
  // The pages take its name alone.
  shop: () => ({ name: 'Hill & "Dale"' }) as Shop,
  siteUrl: () => 'https://shop.example',
};

/** Every page that the host itself makes. */
const PAGES: Readonly<Record<string, () => string | Promise<string>>> = {
  'question before the newsletter': () => askPage(dress, 'confirm', 'token').text(),
  'question before leaving the newsletter': () => askPage(dress, 'leave', 'token').text(),
  'answer to the newsletter': () => donePage(dress, 'confirm').text(),
  'answer to an old newsletter link': () => unknownPage(dress).text(),
  'simulated checkout': () => checkoutPage(ORDER, '/api/cashfree-simulator'),
  'end of a simulated payment': () => closedPage('https://shop.example/cashFree?order=HA-1&a=b'),
  'simulated payment that there is not': () => closedPage(undefined),
};

test.each(Object.entries(PAGES))("the host's page is valid HTML: %s", async (name, make) => {
  expect(formatFindings(await validateHtml(name, await make()))).toBe('');
});
