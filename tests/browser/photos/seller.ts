import { expect, type Page } from '@playwright/test';
import { apply, call, enterOffice, openOffice, order, operate, PASSWORD } from '../seller-steps.ts';
import { confirmEmail, newApplicant, takeShop } from '../seller-steps.ts';
import type { Filled } from '../operator-data.ts';
import type { Office, Photo } from './photo.ts';

/** The rooms of sellers. Kinds are routes of the site, and of the seller's office its paths, as the host declares them. */

/** A page of the site on the host of the filled office. */
const onPage = (name: string, of: string, path: string, more?: (page: Page) => Promise<void>): Photo => ({
  name,
  of,
  reach: async ({ page, shop }) => {
    await page.goto(shop.address + path);
    await more?.(page);
  },
});

/** A new session of the first seller, as those of the filling are old. */
async function signIn({ filled }: Office): Promise<string> {
  const [{ email }] = filled.data.sellers;
  const { token } = await call<{ token: string }>(filled, '/sellers/sign-in', {
    body: { login: email, password: PASSWORD },
  });
  return token;
}

/** A page of the office with something in it. */
const full = (
  name: string,
  of: string,
  query: string | ((has: Filled) => string) = '',
  more?: (page: Page) => Promise<unknown>,
  view?: Photo['view'],
): Photo => ({
  name,
  of,
  ...(view && { view }),
  reach: async (office) => {
    await fillOrders(office);
    await enterOffice(office.page, office.filled, await signIn(office));
    const address = typeof query === 'string' ? of + query : query(office.filled.data);
    await openOffice(office.page, office.filled, address);
    await more?.(office.page);
  },
});

const filledOrders = new WeakSet<object>();

/** Orders of the first seller in each state, beside those that the operator's data have. */
async function fillOrders(office: Office): Promise<void> {
  const { filled } = office;
  if (filledOrders.has(filled)) return;
  filledOrders.add(filled);
  const [{ products }] = filled.data.sellers;
  const token = await signIn(office);
  for (const [index, steps] of [[], ['accept'], ['accept', 'pack'], ['accept', 'pack', 'dispatch']].entries()) {
    const product = products[index % products.length];
    if (!product) continue;
    const { shipments } = await order(filled, product);
    for (const step of steps)
      await call(filled, `/seller/shipments/${shipments[0]?.id}/${step}`, {
        body: step === 'dispatch' ? { courier: 'Desert Express', trackingNumber: 'DX12345' } : {},
        token,
      });
  }
}

/** A seller who has just been approved. */
async function approve(shop: Office['shop']): Promise<{ readonly email: string; readonly token: string }> {
  const { id } = takeShop(shop);
  const seller = await apply(shop, newApplicant(), shop.host.shop.current().sellers.get(id)?.gstin);
  await confirmEmail(shop, seller);
  await operate(shop, 'sellers approve', [seller.email], { seller: id });
  return seller;
}

/** The same page of such a seller. */
const empty = (name: string, of: string): Photo => ({
  name: `${name}-empty`,
  of,
  reach: async ({ page, shop }) => {
    await enterOffice(page, shop, (await approve(shop)).token);
    await openOffice(page, shop, of);
  },
});

const both = (name: string, of: string): readonly Photo[] => [full(name, of), empty(name, of)];

/** Opens the first entry of a list. */
const openFirst = (page: Page) => page.getByRole('main').getByRole('table').getByRole('link').first().click();

export const SELLER: readonly Photo[] = [
  onPage('sign-up', 'sellerSignUp', '/Seller-SignUp'),
  onPage('sign-up-errors', 'sellerSignUp', '/Seller-SignUp', async (page) => {
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  }),
  onPage('log-in', 'sellerSignIn', '/Seller-SignIn'),
  onPage('log-in-wrong', '/sign-in', '/Seller-SignIn', async (page) => {
    await page.getByLabel('Email address or mobile number').fill('nobody@mail.example');
    await page.getByLabel('Password', { exact: true }).fill('no-password');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  }),
  onPage('dashboard', 'sellerDashboard', '/seller-dashboard'),
  onPage('sign-up-host', '/sign-up', '/api/seller-office/sign-up'),
  {
    name: 'application-state',
    of: '',
    reach: async ({ page, shop }) => {
      await enterOffice(page, shop, (await apply(shop)).token);
      await openOffice(page, shop);
      await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
    },
  },
  {
    name: 'application',
    of: '/application',
    reach: async ({ page, shop }) => {
      const { token, email } = await apply(shop);
      await operate(shop, 'sellers refuse', [email], { reason: 'The GSTIN is of another name' });
      await enterOffice(page, shop, token);
      await openOffice(page, shop, '/application');
    },
  },
  ...both('today', ''),
  full('menu-open', '', '', (page) => page.getByRole('banner').locator('summary').click(), 'screen'),
  ...both('orders', '/orders'),
  full('orders-all', '/orders', '?status=all'),
  full('order', '/orders/{shipment}', () => '/orders?status=all', openFirst),
  ...both('returns', '/returns'),
  full('return', '/returns/{id}', () => '/returns', openFirst),
  ...both('stock', '/stock'),
  ...both('products', '/products'),
  full('product-new', '/products/new'),
  full('product', '/products/of/{sku}', ({ sellers: [{ product }] }) => `/products/of/${product.sku}`),
  full('products-table', '/products/table'),
  full('products-table-check', '/products/table', '', async (page) => {
    const name = 'products.csv';
    const buffer = Buffer.from(
      'sku,category,Item name,price,generic_name,net_quantity,shelf\nT-1,,Indigo kurti,499,Kurti,1 N,A\nT-2,,Blue kurti,cheap,Kurti,1 N,B\n',
    );
    await page.getByLabel('Spreadsheet').setInputFiles({ name, mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Upload and check' }).click();
  }),
  full('products-download', '/products/table/download'),
  ...both('figures', '/figures'),
  full('figures-month', '/figures', '?period=month'),
  full('figures-day', '/figures', '?period=day'),
  ...both('payouts', '/payouts'),
  full('statement', '/payouts/{month}', ({ month }) => `/payouts/${month}`),
  ...both('details', '/details'),
  ...both('documents', '/documents'),
  full('language', '/language'),
  {
    name: 'suspended',
    of: '',
    reach: async ({ page, shop }) => {
      const { email } = await approve(shop);
      await operate(shop, 'sellers suspend', [email], { reason: 'Orders are not sent' });
      // Its sessions end.
      const { token } = await call<{ token: string }>(shop, '/sellers/sign-in', {
        body: { login: email, password: PASSWORD },
      });
      await enterOffice(page, shop, token);
      await openOffice(page, shop);
      await expect(page.getByRole('heading', { name: 'Your shop is suspended' })).toBeVisible();
    },
  },
];
