import { expect, test } from 'vitest';
import { checkoutPage, closedPage } from '../../src/api/entry/cashfree-simulator/pages.ts';
import type { SimulatedOrder } from '../../src/api/entry/cashfree-simulator/state.ts';
import type { RestockAlertRow } from '../../src/api/ground/database/tables.ts';
import * as restock from '../../src/api/entry/routes/restock/pages.ts';
import {
  askPage,
  donePage,
  refusedPage,
  sentPage,
  unknownPage,
} from '../../src/api/entry/routes/newsletter/newsletter-page.ts';
import { writeCreditNote, writeInvoice } from '../../src/api/records/documents/bill.ts';
import { documentPage } from '../../src/api/records/documents/document-page.ts';
import { writeLabel } from '../../src/api/records/documents/label.ts';
import { writePackSlip } from '../../src/api/records/documents/pack-slip.ts';
import type { Parcel } from '../../src/api/records/documents/parcel.ts';
import { orderPage, stoppedPage, stopPage, unknownLinkPage } from '../../src/api/entry/routes/sellers/link-page.ts';
import type { Invoice } from '../../src/contract/bills.ts';
import type { Html } from '../../src/api/ground/http/html.ts';
import type { SellerShipment } from '../../src/contract/seller-orders.ts';
import type { Shop } from '../../src/api/ground/shop/read-shop.ts';
import { makeLook } from '../../src/theme/look.ts';
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

const ALERT: RestockAlertRow = {
  email_key: 'asha@mail.example',
  email: 'asha@mail.example',
  sku: 'A<b>&"',
  size: 'S',
  market: 'in',
  token_hash: '',
  status: 'asked',
  at: 0,
  language: null,
};
const products: Shop['products'] = new Map();

const SHIPMENT: SellerShipment = {
  id: 's',
  seller: { id: 'pots', name: 'Pot Works' },
  status: 'placed',
  itemsMinor: 26_000,
  feesMinor: 0,
  lines: [
    { id: 'l', sku: 'CUP', title: 'Cup "<b>"', path: '/cup/p/CUP', quantity: 1, priceMinor: 26_000, returnable: 0 },
  ],
  returns: [],
  orderNumber: '7K3MQ-9XD2A',
  placedAt: '2026-11-20T07:30:00.000Z',
  currency: 'INR',
  contact: { name: 'Asha <Devi>', phone: '+919876543210' },
  address: { country: 'IN', line1: '12 Mango Lane', city: 'Jaipur', state: 'Rajasthan', pinCode: '302001' },
  payment: { method: 'cash', status: 'due' },
  collectMinor: 26_000,
  steps: ['accept', 'decline'],
};

const PARCEL: Parcel = {
  shipment: { ...SHIPMENT, status: 'packed', courier: 'Post & Co', trackingNumber: 'P"1' },
  sender: { name: 'Pots <LLP>', address: '1 Hill Road', phone: '+91 12345 00001' },
  goods: 'Ceramics',
  isSurfaceOnly: true,
  needsEwayBill: true,
  returnDays: 7,
  pages: 'https://shop.example',
};

const INVOICE: Invoice = {
  shipmentId: 's',
  number: '26-27/00001',
  issuedOn: '2026-11-20',
  kind: 'tax-invoice',
  seller: { name: 'Pots <LLP>', address: '1 Hill Road', gstin: '32AAACI1681G1ZY' },
  buyer: { name: 'Asha <Devi>', address: '12 Mango Lane', state: 'Rajasthan' },
  lines: [
    { title: 'Cup "<b>"', sku: 'CUP', hsn: '6912', quantity: 1, priceMinor: 100, grossMinor: 100, gstPercent: 5 },
  ],
  totals: { grossMinor: 100, feesMinor: 5 },
};

const printed = (documents: readonly Html[], size?: 'a4'): Promise<string> =>
  documentPage({
    title: 'Documents',
    shopName: 'Hill & "Dale"',
    look: makeLook(),
    documents,
    notes: ['Order <1> has none.'],
    ...(size && { size, sizeLinks: [{ label: 'A4', href: '?a=1&b=2', isCurrent: true }] }),
    back: { label: 'Back', href: '../order-link?token=1' },
    pictureOrigins: ['https://shop.example'],
  }).text();

const dress = {
  // The pages take its name, colours, care and products alone.
  shop: () =>
    ({
      name: 'Hill & "Dale"',
      products,
      store: { care: { phone: '+91 12345 00000', email: 'care@hill.example' } },
    }) as Shop,
  siteUrl: () => 'https://shop.example',
  apiUrl: () => 'https://shop.example/api',
};

/** Every page that the host itself makes. */
const PAGES: Readonly<Record<string, () => string | Promise<string>>> = {
  'question before the newsletter': () => askPage(dress, 'confirm', 'token').text(),
  'question before leaving the newsletter': () => askPage(dress, 'leave', 'token').text(),
  'answer to the newsletter': () => donePage(dress, 'confirm').text(),
  'answer to the newsletter’s form': () => sentPage(dress).text(),
  'refusal of the newsletter’s form': () => refusedPage(dress, 'That is not an email address.').text(),
  'answer to an old newsletter link': () => unknownPage(dress).text(),
  'question before an alert': () => restock.askPage(dress, 'confirm', 'token', ALERT).text(),
  'question before leaving alerts': () => restock.askPage(dress, 'leave', 'token', ALERT).text(),
  'answer to an alert': () => restock.donePage(dress, 'confirm').text(),
  'answer to an old link of an alert': () => restock.unknownPage(dress).text(),
  'new order of a seller': () => orderPage(dress, SHIPMENT, 'token').text(),
  'accepted order of a seller': () => orderPage(dress, { ...SHIPMENT, status: 'accepted' }, 'token', 'Done.').text(),
  'labels for printing': async () => printed([await writeLabel(PARCEL, 'Hill & "Dale"')], 'a4'),
  'pack slip for printing': async () =>
    printed([
      await writePackSlip(PARCEL, { name: 'Hill', siteUrl: 'https://shop.example', care: dress.shop().store.care }),
    ]),
  'invoice for printing': () => printed([writeInvoice({ ...SHIPMENT, market: undefined }, INVOICE)]),
  'credit note for printing': () =>
    printed([
      writeCreditNote(
        { ...SHIPMENT, market: undefined },
        {
          ...INVOICE,
          ...{ returnId: 'r', number: 'CN/1', issuedOn: '2026-11-21', invoice: { number: '1' }, reason: 'Too <big>' },
        },
      ),
    ]),
  'documents that there are not': () => printed([]),
  'link of a seller that has ended': () => unknownLinkPage(dress, true).text(),
  'question before the end of the summary': () => stopPage(dress, 'token').text(),
  'end of the summary': () => stoppedPage(dress).text(),
  'simulated checkout': () => checkoutPage(ORDER, '/api/cashfree-simulator'),
  'end of a simulated payment': () => closedPage('https://shop.example/cashFree?order=HA-1&a=b'),
  'simulated payment that there is not': () => closedPage(undefined),
};

test.each(Object.entries(PAGES))("the host's page is valid HTML: %s", async (name, make) => {
  expect(formatFindings(await validateHtml(name, await make()))).toBe('');
});
