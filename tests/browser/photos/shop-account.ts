import { expect } from '@playwright/test';
import { logIn as logInAs, openLogin } from '../login-steps.ts';
import { logIn } from '../order-steps.ts';
import type { RealHost } from '../real-host.ts';
import { call } from '../seller-steps.ts';
import { loginPanelOf } from '../steps.ts';
import { plain, type SitePhoto } from './photo.ts';

/** Logging in, registering, and the account. */

const HOME = {
  name: 'Meena Devi',
  phone: '98765 43210',
  line1: '12 Mango Lane',
  city: 'Jaipur',
  state: 'Rajasthan',
  market: 'in',
  pinCode: '302001',
};

async function register(shop: RealHost): Promise<{ readonly email: string; readonly token: string }> {
  const username = `meena-${crypto.randomUUID().slice(0, 8)}`;
  const email = `${username}@mail.example`;
  const body = { username, email, password: 'monsoon-2025' };
  return { email, ...(await call<{ token: string }>(shop, '/register', { body })) };
}

/** The alert for who can't be logged in. */
const refused = (name: string, loginOf: (shop: RealHost) => Promise<string>): SitePhoto => ({
  name,
  of: 'login',
  view: 'screen',
  reach: async ({ page, shop, activate }) => {
    const main = await openLogin(page, 'page', activate);
    await logInAs(main, await loginOf(shop), activate, 'no-password');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'OK' })).toBeVisible();
  },
});

export const ACCOUNT: readonly SitePhoto[] = [
  {
    name: 'login-panel',
    of: 'login',
    view: 'screen',
    reach: async ({ page, activate }) => {
      await openLogin(page, 'panel', activate);
      await expect(loginPanelOf(page)).toBeVisible();
    },
  },
  {
    name: 'login-panel-register',
    of: 'login',
    view: 'screen',
    reach: async ({ page, activate }) => {
      const panel = await openLogin(page, 'panel', activate);
      await activate(panel.getByRole('button', { name: 'Create account' }));
      await expect(panel.getByRole('button', { name: 'Register', exact: true })).toBeVisible();
    },
  },
  plain('login', 'login', '/loginPage'),
  refused('login-account-unknown', async () => 'nobody@mail.example'),
  refused('login-wrong-password', async (shop) => (await register(shop)).email),
  plain('login-or-register', 'loginRegister', '/login_register'),
  plain('password-lost', 'resetPassword', '/reset_password'),
  {
    name: 'password-new-errors',
    of: 'resetPassword',
    passes: true,
    reach: async ({ page, activate }) => {
      await page.goto('/reset_password#token=abc');
      await activate(page.getByRole('button', { name: 'Save password' }));
      await expect(page.getByText('Enter your new password.')).toBeVisible();
    },
  },
  plain('email-not-confirmed', 'confirmEmail', '/confirm-email'),
  {
    name: 'account',
    of: 'account',
    reach: async ({ page, shop }) => {
      const { token } = await register(shop);
      await call(shop, '/account/addresses', { body: HOME, token });
      await page.addInitScript((kept) => localStorage.setItem('accessToken', kept), token);
      await page.goto('/account');
      await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
    },
  },
  {
    name: 'account-nothing-saved',
    of: 'account',
    reach: async ({ page, shop }) => {
      await logIn(page, shop);
      await page.goto('/account');
      await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
    },
  },
  plain('account-logged-out', 'account', '/account'),
];
