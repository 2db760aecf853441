import type { Locator, Page } from '@playwright/test';
import { PASSWORD, TROUBLE } from './contract-server.ts';
import { alertOf, dismiss, LOGIN_FORMS, OOPS, openLogin, readTokens, WENT_WRONG } from './login-steps.ts';
import { expect, test } from './shop.ts';
import { accountLink } from './steps.ts';

type Press = (control: Locator) => Promise<void>;

const nameField = (container: Locator): Locator => container.getByLabel('Username', { exact: true });
const emailField = (container: Locator): Locator => container.getByLabel('Email address', { exact: true });
const passwordField = (container: Locator): Locator => container.getByLabel('Password', { exact: true });
const registerButton = (container: Locator): Locator =>
  container.getByRole('button', { name: 'Register', exact: true });

/** The register view of the panel, or its part of the page with both. */
async function openRegister(page: Page, kind: (typeof LOGIN_FORMS)[number], activate: Press): Promise<Locator> {
  const container = await openLogin(page, kind, activate);
  if (kind === 'panel') await activate(container.getByRole('button', { name: 'Create account' }));
  else await activate(container.getByRole('link', { name: 'Create account' }));
  return kind === 'panel' ? container : page.getByRole('region', { name: 'Create account' });
}

async function register(container: Locator, name: string, activate: Press): Promise<void> {
  await nameField(container).fill(name);
  await emailField(container).fill(`${name}@example.in`);
  await passwordField(container).fill(PASSWORD);
  await activate(registerButton(container));
}

for (const kind of LOGIN_FORMS) {
  test.describe(`Registration in the ${kind === 'panel' ? 'panel' : 'register page'}`, () => {
    test('has its fields and says what happens with personal data', async ({ page, activate }) => {
      const container = await openRegister(page, kind, activate);
      await expect(nameField(container)).toHaveAttribute('required');
      await expect(emailField(container)).toHaveAttribute('type', 'email');
      await expect(emailField(container)).toHaveAttribute('required');
      await expect(passwordField(container)).toHaveAttribute('type', 'password');
      await expect(passwordField(container)).toHaveAccessibleDescription('At least 8 characters');
      const notice = container.getByText(/^We use your data for your orders/);
      await expect(notice).toContainText('manage access to your account');
      await expect(notice.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacyPolicy');
      await expect(
        container.getByRole(kind === 'panel' ? 'button' : 'link', { name: /^(Have an account\? )?Log in$/ }),
      ).toBeVisible();
    });

    test('creates an account and logs in with it', async ({ page, activate }) => {
      const container = await openRegister(page, kind, activate);
      await register(container, 'meena', activate);
      await expect(page).toHaveURL(kind === 'panel' ? '/products' : '/order');
      await expect(accountLink(page)).toHaveAccessibleName('Your account');
      expect((await readTokens(page)).local).toBe('token-of-meena');
    });

    test('is not sent with an invalid e-mail address, or a short password', async ({ page, activate }) => {
      const container = await openRegister(page, kind, activate);
      await nameField(container).fill('meena');
      await emailField(container).fill('meena');
      await passwordField(container).fill(PASSWORD);
      await activate(registerButton(container));
      await expect(container.getByRole('link', { name: /^Email address: An e-?mail address such as/ })).toBeVisible();
      await emailField(container).fill('meena@example.in');
      await passwordField(container).fill('short');
      await activate(registerButton(container));
      await activate(container.getByRole('link', { name: 'Password: At least 8 characters.' }));
      await expect(passwordField(container)).toBeFocused();
      await expect(accountLink(page)).toHaveAccessibleName('Account');
    });

    test('says so when there is such an account, and keeps what was typed', async ({ page, activate }) => {
      const container = await openRegister(page, kind, activate);
      await register(container, TROUBLE.taken, activate);
      const words = 'An account with this name or email already exists. Please log in.';
      await dismiss(alertOf(page, words), activate);
      await expect(nameField(container)).toHaveValue(TROUBLE.taken);
      await expect(emailField(container)).toHaveValue(`${TROUBLE.taken}@example.in`);
      await expect(passwordField(container)).toHaveValue(PASSWORD);
    });

    test('says Oops when it fails, and keeps what was typed', async ({ page, activate }) => {
      const container = await openRegister(page, kind, activate);
      await register(container, TROUBLE.garbled, activate);
      const alert = alertOf(page, WENT_WRONG);
      await expect(alert.getByRole('heading', { name: OOPS })).toBeVisible();
      await dismiss(alert, activate);
      await expect(registerButton(container)).toBeVisible();
      await expect(nameField(container)).toHaveValue(TROUBLE.garbled);
    });
  });
}

test.describe('The page with both forms', () => {
  test('begins with the log-in on the first screen, and has the registration on a tab', async ({ page, activate }) => {
    await page.goto('/login_register');
    const login = page.getByRole('region', { name: 'Log in' });
    const registration = page.getByRole('region', { name: 'Create account' });
    await expect(login.getByRole('button', { name: 'Log in' })).toBeInViewport();
    await expect(registration).toBeHidden();
    await activate(login.getByRole('link', { name: 'Create account' }));
    await expect(registration.getByLabel('Email address', { exact: true })).toBeInViewport();
    await expect(login).toBeHidden();
    await registration.getByLabel('Show password').check();
    await expect(passwordField(registration)).toHaveAttribute('type', 'text');
    await activate(registration.getByRole('link', { name: 'Log in', exact: true }));
    await expect(login.getByLabel('Username or email address')).toBeInViewport();
  });

  test('opens at the registration by its own address', async ({ page }) => {
    await page.goto('/login_register#register-tab');
    await expect(page.getByRole('heading', { name: 'Create account', exact: true })).toBeInViewport();
    await expect(
      page.getByRole('region', { name: 'Create account' }).getByLabel('Username', { exact: true }),
    ).toBeInViewport();
  });

  test('logs in as well', async ({ page, activate }) => {
    await page.goto('/login_register');
    const login = page.getByRole('region', { name: 'Log in' });
    await login.getByLabel('Username or email address').fill('meena');
    await login.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await activate(login.getByRole('button', { name: 'Log in' }));
    await expect(page).toHaveURL('/order');
  });
});
