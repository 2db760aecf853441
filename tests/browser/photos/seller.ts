import { expect, type Page } from '@playwright/test';
import { apply, call, openMenu, order, operate, PASSWORD } from '../seller-steps.ts';
import { confirmEmail, newApplicant, takeShop } from '../seller-steps.ts';
import type { Office, Photo } from './photo.ts';

/** The rooms of sellers. Kinds are routes of the site, and of the dashboard its sections: `sellerDashboard#orders`. */

type Host = Office['filled'] | Office['empty'];

/** A page of the site on the host of the filled office. */
const onPage = (name: string, of: string, path: string, more?: (page: Page) => Promise<void>): Photo => ({
  name,
  of,
  reach: async ({ page, shop }) => {
    await page.goto(shop.address + path);
    await more?.(page);
  },
});

async function openSection(page: Page, host: Host, token: string, section: string): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem('sellerToken', kept), token);
  await page.goto(`${host.address}/seller-dashboard#${section}`);
  await expect(page.locator(`#${section}`)).toBeVisible();
}

/** A new session of the first seller, as those of the filling are old. */
async function signIn({ filled }: Office): Promise<string> {
  const [{ email }] = filled.data.sellers;
  const { token } = await call<{ token: string }>(filled, '/sellers/sign-in', {
    body: { login: email, password: PASSWORD },
  });
  return token;
}

/** A section with something in it. */
const full = (
  section: string,
  name = section,
  more?: (page: Page, office: Office) => Promise<unknown>,
  view?: Photo['view'],
): Photo => ({
  name,
  of: `sellerDashboard#${section}`,
  ...(view && { view }),
  reach: async (office) => {
    await fillOrders(office);
    await openSection(office.page, office.filled, await signIn(office), section);
    await more?.(office.page, office);
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

/** A section of such a seller. */
const empty = (section: string): Photo => ({
  name: `${section}-empty`,
  of: `sellerDashboard#${section}`,
  reach: async ({ page, shop }) => openSection(page, shop, (await approve(shop)).token, section),
});

/** Orders with long names and amounts, of which the first is late. */
async function lengthenOrders(page: Page): Promise<void> {
  await page.route('**/seller/shipments?*', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { shipments: Record<string, object>[] } };
    for (const [index, shipment] of data.shipments.entries()) {
      shipment['contact'] = { ...shipment['contact'], name: 'Venkatanarasimharajuvaripeta Lakshminarayanan' };
      shipment['address'] = { ...shipment['address'], city: 'Thiruvananthapuram' };
      Object.assign(shipment, { collectMinor: 123_456_78, ...(index === 0 && { dispatchBy: '2026-11-20' }) });
    }
    await route.fulfill({ json: { data } });
  });
  await page.reload();
  await expect(page.getByText('Thiruvananthapuram').first()).toBeVisible();
}

/** Shows the orders or returns of a state. */
const filter = (name: RegExp) => (page: Page) =>
  page.getByRole('group', { name: 'Show' }).getByRole('button', { name }).filter({ visible: true }).click();

export const SELLER: readonly Photo[] = [
  onPage('sign-up', 'sellerSignUp', '/Seller-SignUp'),
  onPage('sign-up-errors', 'sellerSignUp', '/Seller-SignUp', async (page) => {
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  }),
  onPage('log-in', 'sellerSignIn', '/Seller-SignIn'),
  onPage('log-in-wrong', 'sellerSignIn', '/Seller-SignIn', async (page) => {
    await page.getByLabel('Email address or mobile number').fill('nobody@mail.example');
    await page.getByLabel('Password', { exact: true }).fill('no-password');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  }),
  onPage('dashboard-logged-out', 'sellerDashboard', '/seller-dashboard'),
  {
    name: 'application',
    of: 'sellerDashboard',
    reach: async ({ page, shop }) => {
      const { token } = await apply(shop);
      await page.addInitScript((kept) => localStorage.setItem('sellerToken', kept), token);
      await page.goto(`${shop.address}/seller-dashboard`);
      await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
    },
  },
  full('orders'),
  full('orders', 'orders-all', filter(/^All/)),
  full('orders', 'orders-on-the-way', filter(/^On the way/)),
  full('orders', 'orders-delivered', filter(/^Delivered/)),
  full('orders', 'orders-dispatch-form', async (page) => {
    await page.getByRole('button', { name: 'Dispatch' }).first().click();
    await expect(page.getByLabel('Courier *', { exact: true }).filter({ visible: true })).toBeVisible();
  }),
  full('orders', 'orders-decline-form', async (page) => {
    await page.getByRole('button', { name: 'I can’t send this' }).first().click();
    await expect(page.getByLabel('Reason *').filter({ visible: true })).toBeVisible();
  }),
  full('orders', 'orders-selected', (page) => page.getByRole('checkbox', { name: 'Select all' }).check()),
  full('orders', 'orders-long', lengthenOrders),
  full('orders', 'menu-open', openMenu, 'screen'),
  empty('orders'),
  full('returns'),
  full('returns', 'returns-closed', filter(/^Closed/)),
  empty('returns'),
  full('products'),
  full('products', 'product-editor', async (page) => {
    await page.getByRole('button', { name: 'Add a product' }).click();
    await expect(page.getByRole('form', { name: 'Add a product' })).toBeVisible();
  }),
  {
    name: 'products-empty',
    of: 'sellerDashboard#products',
    reach: async ({ page, shop }) => {
      // Each seller of the sample has products.
      await page.route('**/seller/products', (route) =>
        route.fulfill({ json: { data: { products: [], categories: [] } } }),
      );
      await openSection(page, shop, (await approve(shop)).token, 'products');
    },
  },
  full('stock'),
  full('stock', 'stock-sold-out', async (page) => {
    await expect(page.getByRole('switch').first()).toBeVisible();
    const [first, second] = await page.getByRole('switch').all();
    await page.route('**/seller/stock/*', (route) => route.fulfill({ json: { data: {} } }));
    for (const one of [first, second]) await one?.uncheck();
    await page.getByRole('spinbutton', { name: 'Pieces' }).nth(2).fill('12');
    await expect(page.locator('#stock').getByText('Sold out', { exact: true })).toHaveCount(2);
  }),
  full('payouts'),
  empty('payouts'),
  full('figures'),
  full('figures', 'figures-month', (page) => page.getByRole('radio', { name: 'Month' }).check()),
  empty('figures'),
  full('details'),
  {
    name: 'suspended',
    of: 'sellerDashboard',
    reach: async ({ page, shop }) => {
      const { email } = await approve(shop);
      await operate(shop, 'sellers suspend', [email], { reason: 'Orders are not sent' });
      // Its sessions end.
      const { token } = await call<{ token: string }>(shop, '/sellers/sign-in', {
        body: { login: email, password: PASSWORD },
      });
      await page.addInitScript((kept) => localStorage.setItem('sellerToken', kept), token);
      await page.goto(`${shop.address}/seller-dashboard`);
      await expect(page.getByRole('heading', { name: 'Your shop is suspended' })).toBeVisible();
    },
  },
  {
    name: 'dashboard-away',
    of: 'sellerDashboard',
    reach: async ({ page, shop }) => {
      await page.addInitScript(() => localStorage.setItem('sellerToken', 'any'));
      await page.route('**/api/seller/**', (route) => route.abort());
      await page.goto(`${shop.address}/seller-dashboard`);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
];
