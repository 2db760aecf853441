import { expect, test } from 'vitest';
import { listAnyoneRequests } from '../soak/support/anyone-requests.ts';
import type { FullShop, Known } from '../soak/support/full-shop.ts';
import { listSellerRequests } from '../soak/support/seller-requests.ts';
import { listShopperRequests } from '../soak/support/shopper-requests.ts';
import { startHost } from './support/host.ts';

/** Requests are listed by name here, and none is made: the long test makes them, of a shop with 100,000 orders. */
const known: Known = { id: '', number: '', access_key: '', shipmentId: '', lineId: '' };
const shop = {
  account: { id: '', token: '' },
  seller: { id: '', token: '', sku: '', sellerId: '' },
  take: () => known,
} as unknown as FullShop;

test('the long test of the event loop has a request of every route', async () => {
  const { host } = await startHost();
  const names = Object.keys({ ...listAnyoneRequests(shop), ...listShopperRequests(shop), ...listSellerRequests(shop) });
  expect([...new Set(names.map((name) => name.split(' (')[0]))].sort()).toEqual(
    host.routes.map(({ method, path }) => `${method.toUpperCase()} ${path}`).sort(),
  );
});
