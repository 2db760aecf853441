import { expect, test } from 'vitest';
import { sellerPages } from '../../src/api/office/seller/pages.ts';
import { SELLER_PAGES } from '../soak/support/seller-office-requests.ts';
import { product } from '../catalog/shop-in-a-folder.ts';
import { countWork } from './support/count-work.ts';
import type { Dashboard } from './support/dashboard.ts';
import { insertRows, order, type Rows } from './support/hostile-rows.ts';
import { startHost, type TestHost } from './support/host.ts';
import { openOffice } from './support/seller-office.ts';
import { writeTestShop } from './support/shop.ts';
import { signUpSeller } from './suites/sellers.ts';

/** The pages of the seller's office with few rows and with thousands: the same statements, and no page that takes long. */

const SELLER = 'garden';
const [FEW, MANY] = [30, 3_000];
const PRODUCTS = 1_000;
/** Of the processor, of the fastest of some requests: a page that reads all rows as a whole takes several times as long. */
const MOST_MS = 120;
const TIMES = 4;
/** What is read in slices, of 500 products each, asks a little more of the database. */
const MOST_SLICES = 3;
const OTHER_SLICES: Readonly<Record<string, number>> = {
  // 2,000 orders, 500 at a time.
  '/orders (of a name)': 8,
  // 500 products, 10 at a time, for a file.
  '/products/table/download': 100,
  '/products/table/products.csv': 100,
};
const MOST_BYTES = 400_000;

/** Pages that are not measured, and why. */
const WITHOUT_LISTS: Readonly<Record<string, string>> = {
  '/sign-in': 'it has nobody’s rows',
  '/sign-up': 'it has nobody’s rows',
  '/pin-codes/{code}': 'it reads one file',
  '/print': 'it prints orders that were selected',
  '/products/photo': 'a picture',
  '/products/of/{sku}/picture': 'a picture',
  '/returns/{id}/pictures/{picture}': 'a picture',
};

/** Orders, returns, products, payouts and postings of the seller. */
function rowsOf(count: number): Rows {
  const all = Array.from({ length: count }, (_, index) => index);
  const shipment = ['placed', 'accepted', 'packed', 'dispatched', 'delivered'] as const;
  const shared = { seller_id: SELLER, currency: 'INR' };
  return {
    orders: all.map((at) => ({
      ...{ ...order, id: `o${at}`, number: `7K3MQ-${String(at).padStart(5, '0')}` },
      ...{ payment_method: 'cash', payment_status: 'due', last_failure: null },
    })),
    shipments: all.map((at) => ({
      ...{ id: `s${at}`, order_id: `o${at}`, seller_id: SELLER, position: 1, status: shipment[at % 5] ?? 'placed' },
      ...{ undelivered: null, invoice: null, created_at: at + 1 },
    })),
    order_lines: all.map((at) => ({
      id: `l${at}`,
      order_id: `o${at}`,
      shipment_id: `s${at}`,
      picture: null,
      sku: 'LEAF',
    })),
    returns: all.map((at) => ({
      ...{ id: `r${at}`, order_id: `o${at}`, shipment_id: `s${at}`, seller_id: SELLER },
      ...{ status: (['requested', 'accepted', 'refused', 'received'] as const)[at % 4] ?? 'requested' },
      ...{ lines: [{ lineId: `l${at}`, quantity: 1 }], credit_note: null },
    })),
    seller_products: all.map((at) => ({
      ...{ id: `p${at}`, seller_id: SELLER, sku: `NEW-${at}`, sku_key: `new-${at}`, category: 'tea' },
      ...{ status: (['draft', 'submitted', 'changes'] as const)[at % 3] ?? 'draft', reason: null },
      document: { sku: `NEW-${at}`, title: `Tea ${at}` },
    })),
    seller_postings: all.map((at) => ({
      ...{ ...shared, kind: 'sale', cause: `sale:${at}`, day: '2026-11-20', due_on: '2026-11-20', order_id: `o${at}` },
      ...{ shipment_id: null, payout_id: null },
    })),
    payouts: all.map((at) => ({ ...shared, id: `P2627-${at}`, seller_account_id: 'x', status: 'paid' })),
  };
}

async function openShop(count: number): Promise<{ readonly host: TestHost; readonly office: Dashboard }> {
  const files = Array.from({ length: Math.min(count, PRODUCTS) }, (_, at) => {
    const offers = { in: { price: 90 } };
    return [`products/tea/many-${at}.json`, product({ sku: `MANY-${at}`, title: `Tea ${at}`, offers })] as const;
  });
  const host = await startHost({
    catalog: writeTestShop(Object.fromEntries(files)),
    environment: { RATE_LIMITS: 'off' },
  });
  await signUpSeller(host);
  await host.host.database.write((db) => insertRows(db, rowsOf(count), host.clock.now));
  return { host, office: await openOffice(host) };
}

interface Measured {
  readonly statements: number;
  readonly bytes: number;
  readonly ms: number;
}

async function measure(office: Dashboard): Promise<ReadonlyMap<string, Measured>> {
  const subjects = { shipment: 's7', returned: 'r7', sku: 'LEAF', month: '2026-11' };
  const found = new Map<string, Measured>();
  for (const [name, pathOf] of Object.entries(SELLER_PAGES)) {
    const path = pathOf(subjects);
    let [ms, bytes] = [Number.POSITIVE_INFINITY, 0];
    const { statements } = await countWork(async () => {
      const { status, html } = await office.get(path);
      expect([path, status < 400]).toEqual([path, true]);
      bytes = html.length;
    });
    for (let time = 0; time < TIMES; time++) {
      const began = process.cpuUsage();
      await office.get(path);
      const { user, system } = process.cpuUsage(began);
      ms = Math.min(ms, (user + system) / 1000);
    }
    found.set(name, { statements: statements.length, bytes, ms });
  }
  return found;
}

test('every page of the seller’s office asks no more of the database, and takes no longer, with thousands of rows', async () => {
  const few = await measure((await openShop(FEW)).office);
  const { host, office } = await openShop(MANY);
  const many = await measure(office);
  const grown = [...many].flatMap(([name, { statements, bytes, ms }]) => [
    ...(statements > (few.get(name)?.statements ?? 0) + (OTHER_SLICES[name] ?? MOST_SLICES)
      ? [`${name}: ${statements} statements, ${few.get(name)?.statements} with few rows`]
      : []),
    ...(ms > MOST_MS ? [`${name}: ${ms.toFixed()} ms`] : []),
    ...(bytes > MOST_BYTES && !name.endsWith('.csv') ? [`${name}: ${bytes} bytes`] : []),
  ]);
  expect(grown).toEqual([]);
  const routes = sellerPages(host.host.services)
    .filter(({ method }) => method === 'get')
    .map(({ path }) => path.replace('/seller-office', '') || '/');
  const measured = new Set(Object.keys(SELLER_PAGES).map((name) => name.split(' (')[0]));
  expect(routes.filter((path) => !measured.has(path) && !(path in WITHOUT_LISTS))).toEqual([]);
});
