import { randomUUID } from 'node:crypto';
import { ask } from './ask.ts';
import { bearer, DAY_MS, type FullShop, makeApplicant, PASSWORD } from './full-shop.ts';
import type { RequestsByRoute } from './requests.ts';

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
/** What is missing after the sign-up. */
const REST = {
  pickup: { line1: '1 Hill Road', city: 'Munnar', state: 'Kerala', pinCode: '685612' },
  gstin: '32AAACI1681G1ZY',
  bank: { holder: 'Green Garden LLP', accountNumber: '123456789012', ifsc: 'ABCD0123456' },
};
const STEPS = ['accept', 'pack', 'dispatch', 'deliver'] as const;
type Step = (typeof STEPS)[number];
const PARCEL = { courier: 'Hill Post', trackingNumber: 'HP-1' };

/** The page behind a link in a mail, and its form. */
const links = (path: string): RequestsByRoute => ({
  [`GET ${path}`]: () => ({ path: `${path}?token=${randomUUID()}` }),
  [`POST ${path}`]: () => ({
    path,
    raw: new URLSearchParams({ token: randomUUID() }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
});

interface Asked {
  readonly request: string;
  readonly change: { readonly id: string };
}

/** Requests of the seller whose orders all are, and of one who applies. */
export function listSellerRequests(shop: FullShop): RequestsByRoute {
  const { address, seller } = shop;
  const headers = bearer(seller.token);
  const some = shop.take('placed', 'guest');
  const bodyOf = (step: Step) => (step === 'dispatch' ? PARCEL : {});
  /** A shipment that may take this step. */
  const step = (wanted: Step) => async () => {
    const { shipmentId } = shop.take('placed', 'guest');
    for (const before of STEPS.slice(0, STEPS.indexOf(wanted)))
      await ask(address, 'POST', `/seller/shipments/${shipmentId}/${before}`, bodyOf(before), headers);
    return { path: `/seller/shipments/${shipmentId}/${wanted}`, body: bodyOf(wanted), headers };
  };
  const apply = async (): Promise<Record<string, string>> => {
    const { data } = await ask<{ token: string }>(address, 'POST', '/sellers', makeApplicant(shop));
    return bearer(data.token);
  };
  const now = Date.now();
  let number = 0;
  const newPhone = () => ({ phone: `98${String(10_000_000 + ++number)}` });
  return {
    'GET /seller/changes': () => ({ path: '/seller/changes', headers }),
    'POST /seller/changes': () => ({ path: '/seller/changes', body: newPhone(), headers }),
    'POST /seller/changes/{id}/confirm': async () => {
      const { data } = await ask<Asked>(address, 'POST', '/seller/changes', newPhone(), headers);
      const body = { request: data.request, code: 'no code' };
      return { path: `/seller/changes/${data.change.id}/confirm`, body, headers, expects: 401 };
    },
    // A later request of a kind takes the place of the earlier one, so only one could be stopped.
    'POST /seller/changes/{id}/stop': () => ({
      path: `/seller/changes/${randomUUID()}/stop`,
      body: {},
      headers,
      expects: 404,
    }),
    ...links('/seller/email/confirm'),
    ...links('/seller/change/stop'),
    'POST /sellers/sign-in': async () => {
      const applicant = makeApplicant(shop);
      await ask(address, 'POST', '/sellers', applicant);
      return { path: '/sellers/sign-in', body: { login: applicant.email, password: PASSWORD } };
    },
    'GET /seller/session': () => ({ path: '/seller/session', headers }),
    'GET /seller/application': () => ({ path: '/seller/application', headers }),
    'PUT /seller/application': async () => ({ path: '/seller/application', body: REST, headers: await apply() }),
    'GET /seller/application/documents': () => ({ path: '/seller/application/documents', headers }),
    'POST /seller/application/documents/{kind}': async () => {
      const applicant = await apply();
      await shop.database.write((db) => db.updateTable('sellers').set({ email_confirmed_at: now }).execute());
      return {
        path: '/seller/application/documents/pan',
        body: '%PDF-1.7\n',
        headers: { ...applicant, 'content-type': 'application/pdf' },
      };
    },
    'POST /seller/application/submit': async () => {
      const applicant = await apply();
      await ask(address, 'PUT', '/seller/application', REST, applicant);
      return { path: '/seller/application/submit', body: {}, headers: applicant };
    },
    'GET /seller/shipments': () => ({ path: '/seller/shipments', headers }),
    'GET /seller/shipments (later page)': () => ({ path: `/seller/shipments?after=${some.shipmentId}`, headers }),
    'GET /seller/shipments (placed)': () => ({ path: '/seller/shipments?status=placed', headers }),
    'GET /seller/shipments (none)': () => ({ path: '/seller/shipments?status=packed', headers }),
    'GET /seller/shipments/{shipmentId}': () => ({ path: `/seller/shipments/${some.shipmentId}`, headers }),
    'POST /seller/shipments/{shipmentId}/accept': step('accept'),
    'POST /seller/shipments/{shipmentId}/pack': step('pack'),
    'POST /seller/shipments/{shipmentId}/dispatch': step('dispatch'),
    'POST /seller/shipments/{shipmentId}/deliver': step('deliver'),
    'POST /seller/shipments/{shipmentId}/decline': () => {
      const { shipmentId } = shop.take('placed', 'guest');
      return { path: `/seller/shipments/${shipmentId}/decline`, body: { reason: 'Broken' }, headers };
    },
    'GET /seller/returns': () => ({ path: '/seller/returns', headers }),
    'GET /seller/returns (requested)': () => ({ path: '/seller/returns?status=requested', headers }),
    'POST /seller/returns/{id}/accept': () => {
      const id = shop.takeReturn();
      return { path: `/seller/returns/${id}/accept`, body: {}, headers };
    },
    'POST /seller/returns/{id}/received': async () => {
      const id = shop.takeReturn();
      await ask(address, 'POST', `/seller/returns/${id}/accept`, {}, headers);
      return { path: `/seller/returns/${id}/received`, body: {}, headers };
    },
    'POST /seller/returns/{id}/refuse': () => {
      const id = shop.takeReturn();
      return { path: `/seller/returns/${id}/refuse`, body: { reason: 'Worn' }, headers };
    },
    'GET /seller/stock': () => ({ path: '/seller/stock', headers }),
    'PUT /seller/stock/{sku}': () => ({ path: `/seller/stock/${seller.sku}`, body: { soldOut: false }, headers }),
    'GET /seller/products': () => ({ path: '/seller/products', headers }),
    'GET /seller/products/{sku}': () => ({ path: `/seller/products/${seller.sku}`, headers }),
    'POST /seller/products': () => ({
      path: '/seller/products',
      body: { version: 0, fields: { sku: `NEW-${Math.random()}`, category: 'tea' } },
      headers,
    }),
    'POST /seller/products/{sku}/discard': () => ({ path: '/seller/products/NONE/discard', body: {}, headers }),
    'POST /seller/product-submissions': () => ({
      path: '/seller/product-submissions',
      body: { products: [{ id: some.shipmentId, version: 1 }] },
      headers,
    }),
    'POST /seller/product-table': () => ({ path: '/seller/product-table', body: 'sku,price', headers }),
    'POST /seller/product-pictures': () => ({ path: '/seller/product-pictures?name=a.jpg', body: 'a.jpg', headers }),
    'GET /seller/figures': () => ({ path: `/seller/figures?day=${dayOf(now - DAY_MS)}`, headers }),
    'GET /seller/orders.csv': () => ({
      path: `/seller/orders.csv?from=${dayOf(now - 40 * DAY_MS)}&to=${dayOf(now + DAY_MS)}`,
      headers,
    }),
  };
}
