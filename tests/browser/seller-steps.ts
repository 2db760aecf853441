import type { Page } from '@playwright/test';
import { gstinCheckCharacter } from '../../src/core/tax/gstin.ts';
import { findCommand } from '../../src/api/entry/operator/commands.ts';
import type { Product } from '../../src/catalog/model.ts';
import { firstPicture } from './built-shop.ts';
import type { RealHost } from './real-host.ts';
import { expect } from './shop.ts';

/** Shared steps of the sellers' tests; through the API where the page is not under test. */

export const PASSWORD = 'kothi-and-kulhad';
/** An invented GSTIN of Rajasthan (08). */
export const GSTIN = `08ABCDE1234F1Z${gstinCheckCharacter('08ABCDE1234F1Z')}`;

export interface Applicant {
  readonly businessName: string;
  readonly email: string;
  readonly phone: string;
}

let count = 0;

/** An applicant used by one test only. */
export function newApplicant(): Applicant {
  const number = (process.pid % 10_000) * 1_000 + ++count;
  return {
    businessName: `Bagru Blue ${number}`,
    email: `bagru${number}@mail.example`,
    phone: `9${String(number).padStart(9, '0')}`,
  };
}

/** Calls the host as a page would. */
export async function call<T>(
  { address }: RealHost,
  path: string,
  { body, token, method, headers }: { body?: unknown; token?: string; method?: string; headers?: HeadersInit } = {},
): Promise<T> {
  const response = await fetch(`${address}/api${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { data: T | null; error?: unknown };
  expect(answer.error, path).toBeUndefined();
  return answer.data as T;
}

/** Pickup addresses by state code, which a GSTIN begins with. */
const PICKUPS: Readonly<Record<string, object>> = {
  '03': { line1: '14 Adalat Bazaar', city: 'Patiala', state: 'Punjab', pinCode: '147001' },
  '05': { line1: '12 Sannyas Road', city: 'Haridwar', state: 'Uttarakhand', pinCode: '249408' },
  '06': { line1: '214 Pachranga Bazar', city: 'Panipat', state: 'Haryana', pinCode: '132103' },
  '07': { line1: '1742 Bhagirath Palace', city: 'Delhi', state: 'Delhi', pinCode: '110006' },
  '19': { line1: '31 Purna Das Sarani', city: 'Kolkata', state: 'West Bengal', pinCode: '700029' },
  '23': { line1: '9 Sapna Sangeeta Road', city: 'Indore', state: 'Madhya Pradesh', pinCode: '452001' },
  '29': { line1: '61 Kalasipalya', city: 'Bengaluru', state: 'Karnataka', pinCode: '560002' },
  '36': { line1: '22 Laad Bazaar', city: 'Hyderabad', state: 'Telangana', pinCode: '500002' },
  '08': { line1: '4 Chhipa Mohalla', city: 'Jaipur', state: 'Rajasthan', pinCode: '303007' },
  '09': { line1: '47 Gadbadjhala Lane', city: 'Lucknow', state: 'Uttar Pradesh', pinCode: '226018' },
  '24': { line1: '3 Gondal Road', city: 'Rajkot', state: 'Gujarat', pinCode: '360004' },
  '27': { line1: 'Gala 9, Section 5', city: 'Ulhasnagar', state: 'Maharashtra', pinCode: '421005' },
  '33': { line1: '2 Main Street', city: 'Tiruppur', state: 'Tamil Nadu', pinCode: '641601' },
};

/** A seller who has sent an application. Returns the token. */
export async function apply(
  shop: RealHost,
  applicant = newApplicant(),
  gstin = GSTIN,
): Promise<{ token: string } & Applicant> {
  const { token } = await call<{ token: string }>(shop, '/sellers', {
    body: {
      ...applicant,
      contactName: 'Ramesh Chhipa',
      password: PASSWORD,
      pickup: PICKUPS[gstin.slice(0, 2)],
      gstin,
      bank: { holder: applicant.businessName, accountNumber: '123456789012', ifsc: 'HDFC0000123' },
    },
  });
  await call(shop, '/seller/application/submit', { body: {}, token });
  return { token, ...applicant };
}

/** A command of the operator: `operate(shop, 'sellers approve', ['a@mail.example'], { shop: 'bagru-blue' })`, on the host's catalogue or another in `root`. */
export async function operate(
  { host }: RealHost,
  name: string,
  words: readonly string[],
  options: Record<string, string> = {},
  root = host.services.shop().root,
): Promise<string> {
  const found = findCommand([...name.split(' '), ...words]);
  if (!found) throw new Error(`There is no command "${name}".`);
  const services = { ...host.services, shop: () => ({ ...host.services.shop(), root }) };
  return found.command.run({ services, actor: 'operator:journey' }, { words: found.rest, options });
}

const taken = new Set<string>();

/**
 * A shop of the catalogue without an account, which no other test uses, and products of it that can be ordered from any state: its seller
 * has a GSTIN.
 */
export function takeShop({ host }: RealHost): {
  readonly id: string;
  readonly product: Product;
  readonly products: readonly Product[];
} {
  const { products, sellers } = host.shop.current();
  const bySeller = Map.groupBy(
    [...products.values()].filter(
      ({ sellerId, offers, availability, sizes }) =>
        sellers.get(sellerId)?.gstin !== undefined &&
        offers['in'] &&
        availability === 'in-stock' &&
        (sizes.length === 0 || sizes.some((size) => size.availability === 'in-stock')),
    ),
    ({ sellerId }) => sellerId,
  );
  for (const [id, own] of bySeller) {
    const product = own.find(({ sizes }) => sizes.length > 0);
    if (!product || taken.has(id)) continue;
    taken.add(id);
    return { id, product, products: [product, ...own.filter((one) => one !== product)].slice(0, 4) };
  }
  throw new Error('Every shop of the catalogue is taken.');
}

/** Confirms the address of an applicant, as if the link in the mail was opened. */
export async function confirmEmail({ host: { database, services } }: RealHost, { email }: Applicant): Promise<void> {
  await database.write((db) =>
    db.updateTable('sellers').set({ email_confirmed_at: services.now() }).where('email', '=', email).execute(),
  );
}

/** Gives the page's browser the session of a seller. */
export const enterOffice = (page: Page, { address }: RealHost, token: string): Promise<void> =>
  page.context().addCookies([{ name: 'haat-seller', value: token, url: `${address}/api/seller-office` }]);

/** Opens a page of the office. */
export const openOffice = (page: Page, { address }: RealHost, path = ''): Promise<unknown> =>
  page.goto(`${address}/api/seller-office${path}`);

/** A seller with a catalogue shop used by this test only, who has signed in to the office, and a product that can be ordered. */
export async function openShop(shop: RealHost, page: Page): Promise<Applicant & { token: string; product: Product }> {
  const { id, product } = takeShop(shop);
  // The catalogue and the application have to name one GSTIN.
  const applicant = await apply(shop, newApplicant(), shop.host.shop.current().sellers.get(id)?.gstin);
  await confirmEmail(shop, applicant);
  await operate(shop, 'sellers approve', [applicant.email], { seller: id });
  await enterOffice(page, shop, applicant.token);
  return { ...applicant, product };
}

/** Orders a product with cash on delivery; its line has the picture that the product's page shows first. */
export async function order(
  shop: RealHost,
  product: Product,
  quantity = 1,
  changes: { readonly contact?: object; readonly address?: object } = {},
): Promise<{ number: string; key: string; shipments: readonly { id: string; lines: readonly { id: string }[] }[] }> {
  const size = product.sizes.find(({ availability }) => availability === 'in-stock')?.name;
  const { order: placed } = await call<{ order: Awaited<ReturnType<typeof order>> }>(shop, '/orders', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      market: 'in',
      lines: [{ sku: product.sku, ...(size && { size }), quantity, picture: firstPicture(product) }],
      contact: { name: 'Asha Devi', phone: '98765 43210' },
      address: { line1: '12 Mango Lane', city: 'Jaipur', state: 'Rajasthan', pinCode: '302001' },
      payment: 'cash',
      expectedTotalMinor: (product.offers['in']?.priceMinor ?? 0) * quantity,
      ...changes,
    },
  });
  return placed;
}
