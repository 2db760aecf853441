import { expect } from '@playwright/test';
import { LISTED_STATUSES } from '../../../src/api/entry/operator/lists/list-orders.ts';
import type { Filled } from '../operator-data.ts';
import type { Photo } from './photo.ts';

/** The operator's dashboard. Kinds are its paths, as the host declares them. */

/** A page where there is something, at an address that may be of what the host has. */
const full = (name: string, of: string, query: string | ((has: Filled) => string) = ''): Photo => ({
  name,
  of,
  reach: async ({ openDesk, filled }) => {
    await openDesk('filled', typeof query === 'string' ? of + query : query(filled.data));
  },
});

/** The same page on a host that has nothing. */
const empty = (name: string, of: string): Photo => ({
  name: `${name}-empty`,
  of,
  reach: ({ openDesk }) => openDesk('empty', of),
});

const both = (name: string, of: string): readonly Photo[] => [full(name, of), empty(name, of)];

const inStatus = (name: string, of: string, statuses: readonly string[]): readonly Photo[] =>
  statuses.map((status) => full(`${name}-${status}`, of, `?status=${status}`));

export const OPERATOR: readonly Photo[] = [
  {
    name: 'sign-in',
    of: '/sign-in',
    reach: ({ page, filled }) => page.goto(`${filled.address}/api/operator/sign-in`),
  },
  ...both('today', ''),
  {
    name: 'menu-open',
    of: '',
    view: 'screen',
    on: 'touch',
    reach: async ({ page, openDesk }) => {
      await openDesk('filled', '');
      await page.getByRole('button', { name: /^More/ }).click();
      await expect(page.locator('#pages')).toBeVisible();
    },
  },
  ...both('orders', '/orders'),
  ...inStatus('orders', '/orders', LISTED_STATUSES),
  full('order-late', '/orders/{number}', ({ late }) => `/orders/${late}`),
  full('order-delivered', '/orders/{number}', ({ delivered }) => `/orders/${delivered[0]}`),
  full('order-returned', '/orders/{number}', ({ delivered }) => `/orders/${delivered[3]}`),
  ...both('returns', '/returns'),
  ...inStatus('returns', '/returns', ['accepted', 'received', 'refused']),
  ...both('refunds', '/refunds'),
  ...both('messages', '/messages'),
  ...both('complaints', '/complaints'),
  full('complaint', '/complaints/{ticket}', ({ ticket }) => `/complaints/${ticket}`),
  ...both('reviews', '/reviews'),
  ...both('payouts', '/payouts'),
  ...inStatus('payouts', '/payouts', ['made', 'paid', 'failed']),
  full('payouts-of-a-seller', '/payouts/seller', ({ sellers: [{ id }] }) => `/payouts/seller?seller=${id}`),
  full(
    'payouts-statement',
    '/payouts/statement',
    ({ sellers: [{ id }], month }) => `/payouts/statement?seller=${id}&month=${month}`,
  ),
  ...both('ledger', '/payouts/ledger'),
  ...both('figures', '/figures'),
  ...both('sellers', '/sellers'),
  full('seller', '/sellers/{id}', ({ accounts }) => `/sellers/${accounts[0]}`),
  full('seller-waiting', '/sellers/{id}', ({ accounts }) => `/sellers/${accounts[2]}`),
  ...both('products', '/products'),
  full('product', '/products/{id}', ({ product }) => `/products/${product}`),
  ...both('audit', '/audit'),
  full('passkeys', '/passkeys'),
  full('language', '/language'),
];
