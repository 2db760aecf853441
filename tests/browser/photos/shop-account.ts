import { expect } from '@playwright/test';
import { openLogin } from '../login-steps.ts';
import { logIn } from '../order-steps.ts';
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
      await expect(panel.getByRole('button', { name: 'Register' })).toBeVisible();
    },
  },
  plain('login', 'login', '/loginPage'),
  {
    name: 'login-wrong-password',
    of: 'login',
    view: 'screen',
    reach: async ({ page, activate }) => {
      const main = await openLogin(page, 'page', activate);
      await main.getByLabel('Username or email address').fill('nobody@mail.example');
      await main.getByLabel('Password', { exact: true }).fill('no-password');
      await activate(main.getByRole('button', { name: 'Log in' }));
      await expect(page.getByRole('dialog').getByRole('button', { name: 'OK' })).toBeVisible();
    },
  },
  plain('login-or-register', 'loginRegister', '/login_register'),
  plain('password-lost', 'resetPassword', '/reset_password'),
  {
    name: 'password-new-errors',
    of: 'resetPassword',
    reach: async ({ page, activate }) => {
      await page.goto('/reset_password#token=abc');
      await activate(page.getByRole('button', { name: 'Save password' }));
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  plain('email-not-confirmed', 'confirmEmail', '/confirm-email'),
  {
    name: 'account',
    of: 'account',
    reach: async ({ page, shop }) => {
      const username = `meena-${crypto.randomUUID().slice(0, 8)}`;
      const { token } = await call<{ token: string }>(shop, '/register', {
        body: { username, email: `${username}@mail.example`, password: 'monsoon-2025' },
      });
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
