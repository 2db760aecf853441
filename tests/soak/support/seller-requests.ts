import { MOST_AT_ONCE } from '../../../src/core/site/constants.ts';
import type { DocumentKind } from '../../../src/core/order/shipment-documents.ts';
import { UNDELIVERED, type Undelivered } from '../../../src/core/order/undelivered.ts';
import { ask } from './ask.ts';
import { bearer, DAY_MS, type FullShop, makeApplicant, PASSWORD } from './full-shop.ts';
import type { RequestsByRoute } from './requests.ts';
import { makeReturn } from './returned.ts';
import { insertChange, listSellerLinkRequests } from './seller-link-requests.ts';
import { listSellerProductRequests } from './seller-product-requests.ts';

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
  const moveTo = async (wanted: Step): Promise<string> => {
    const { shipmentId } = shop.take('placed', 'guest');
    for (const before of STEPS.slice(0, STEPS.indexOf(wanted)))
      await ask(address, 'POST', `/seller/shipments/${shipmentId}/${before}`, bodyOf(before), headers);
    return shipmentId;
  };
  const step = (wanted: Step) => async () => {
    const shipmentId = await moveTo(wanted);
    return { path: `/seller/shipments/${shipmentId}/${wanted}`, body: bodyOf(wanted), headers };
  };
  const report = (state: Undelivered) => async () => ({
    path: `/seller/shipments/${await moveTo('deliver')}/${state}`,
    body: {},
    headers,
  });
  const someOf = (state: 'placed' | 'delivered') =>
    Array.from({ length: MOST_AT_ONCE }, () => shop.take(state, 'guest').shipmentId);
  const [placed, delivered] = [someOf('placed'), someOf('delivered')];
  /** The page with as many documents as there may be. */
  const print = (kind: DocumentKind, shipmentIds: readonly string[]) => async () => {
    const body = { kind, shipmentIds };
    const { data } = await ask<{ path: string }>(address, 'POST', '/seller/documents', body, headers);
    return { path: data.path };
  };
  const apply = async (): Promise<Record<string, string>> => {
    const { data } = await ask<{ token: string }>(address, 'POST', '/sellers', makeApplicant(shop));
    return bearer(data.token);
  };
  const now = Date.now();
  const month = dayOf(now).slice(0, 7);
  let number = 0;
  const newPhone = () => ({ phone: `98${String(10_000_000 + ++number)}` });
  return {
    'GET /seller/changes': () => ({ path: '/seller/changes', headers }),
    'POST /seller/language': () => ({ path: '/seller/language', body: { language: 'en' }, headers }),
    'POST /seller/changes': () => ({ path: '/seller/changes', body: newPhone(), headers }),
    'POST /seller/changes/{id}/confirm': async () => {
      const { data } = await ask<Asked>(address, 'POST', '/seller/changes', newPhone(), headers);
      const body = { request: data.request, code: 'no code' };
      return { path: `/seller/changes/${data.change.id}/confirm`, body, headers, expects: 401 };
    },
    'POST /seller/changes/{id}/stop': async () => ({
      path: `/seller/changes/${await insertChange(shop, seller.id)}/stop`,
      body: {},
      headers,
    }),
    'POST /sellers/sign-in': async () => {
      const applicant = makeApplicant(shop);
      await ask(address, 'POST', '/sellers', applicant);
      return { path: '/sellers/sign-in', body: { login: applicant.email, password: PASSWORD } };
    },
    'GET /seller/application': () => ({ path: '/seller/application', headers }),
    'PUT /seller/application': async () => ({ path: '/seller/application', body: REST, headers: await apply() }),
    'GET /seller/application/documents': () => ({ path: '/seller/application/documents', headers }),
    'POST /seller/application/documents/{kind}': async () => {
      const applicant = await apply();
      await shop.database.write((db) => db.updateTable('sellers').set({ email_confirmed_at: now }).execute());
      return {
        path: '/seller/application/documents/pan',
        raw: '%PDF-1.7\n'.padEnd(1_000_000, 'x'),
        headers: { ...applicant, 'content-type': 'application/pdf' },
      };
    },
    'POST /seller/application/confirmation': async () => ({
      path: '/seller/application/confirmation',
      body: {},
      headers: await apply(),
    }),
    'POST /seller/application/submit': async () => {
      const applicant = await apply();
      await ask(address, 'PUT', '/seller/application', REST, applicant);
      return { path: '/seller/application/submit', body: {}, headers: applicant };
    },
    'GET /seller/shipments': () => ({ path: '/seller/shipments', headers }),
    'GET /seller/shipments (later page)': () => ({ path: `/seller/shipments?after=${some.shipmentId}`, headers }),
    'GET /seller/shipments (placed)': () => ({ path: '/seller/shipments?status=placed', headers }),
    'GET /seller/shipments (search)': () => ({ path: '/seller/shipments?search=no-such-thing', headers }),
    'GET /seller/counts': () => ({ path: '/seller/counts', headers }),
    'GET /seller/shipments (none)': () => ({ path: '/seller/shipments?status=packed', headers }),
    'GET /seller/shipments/{shipmentId}': () => ({ path: `/seller/shipments/${some.shipmentId}`, headers }),
    'POST /seller/shipments/{shipmentId}/accept': step('accept'),
    'POST /seller/shipments/{shipmentId}/pack': step('pack'),
    'POST /seller/shipments/{shipmentId}/dispatch': step('dispatch'),
    'POST /seller/shipments/{shipmentId}/deliver': step('deliver'),
    ...Object.fromEntries(UNDELIVERED.map((state) => [`POST /seller/shipments/{shipmentId}/${state}`, report(state)])),
    'POST /seller/shipments/accept': () => ({
      path: '/seller/shipments/accept',
      body: { shipmentIds: someOf('placed') },
      headers,
    }),
    'POST /seller/documents': () => ({
      path: '/seller/documents',
      body: { kind: 'label', shipmentIds: placed },
      headers,
    }),
    'GET /seller/documents': print('label', placed),
    'GET /seller/documents (pack slips)': print('pack-slip', placed),
    'GET /seller/documents (invoices)': print('invoice', delivered),
    'POST /seller/shipments/{shipmentId}/decline': () => {
      const { shipmentId } = shop.take('placed', 'guest');
      return { path: `/seller/shipments/${shipmentId}/decline`, body: { reason: 'Broken' }, headers };
    },
    'GET /seller/returns': () => ({ path: '/seller/returns', headers }),
    'GET /seller/returns (requested)': () => ({ path: '/seller/returns?status=requested', headers }),
    'GET /seller/returns/{id}/pictures/{picture}': async () => {
      const { id } = await makeReturn(shop, 'with a photo');
      return { path: `/seller/returns/${id}/pictures/1`, headers };
    },
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
    ...listSellerProductRequests(shop),
    ...listSellerLinkRequests(shop),
    'GET /seller/payouts': () => ({ path: '/seller/payouts', headers }),
    'GET /seller/statements/{month}': () => ({ path: `/seller/statements/${month}`, headers }),
    'GET /seller/statements/{month} (later)': () => ({
      path: `/seller/statements/${month}?after=${now - DAY_MS}_a`,
      headers,
    }),
    'GET /seller/figures/{month}': () => ({ path: `/seller/figures/${month}`, headers }),
    'GET /seller/figures': () => ({ path: `/seller/figures?day=${dayOf(now - DAY_MS)}`, headers }),
    'GET /seller/orders.csv': () => ({
      path: `/seller/orders.csv?from=${dayOf(now - 40 * DAY_MS)}&to=${dayOf(now + DAY_MS)}`,
      headers,
    }),
  };
}
