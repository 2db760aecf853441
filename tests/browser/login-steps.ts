import { expect, type Locator, type Page } from '@playwright/test';
import { PASSWORD } from './contract-server.ts';
import { accountLink, loginPanelOf } from './steps.ts';

/** Shared steps of the tests of login, registration and session. */

export const TOKEN_KEY = 'accessToken';
/** The texts of the specification's error messages (section 8). */
export const UNKNOWN_ACCOUNT = 'Email Id is Not Register..! Please Register';
export const WRONG_PASSWORD = 'Invalid Login Details';
/** The same in plain words: the titles, and what stays at the field. */
export const NO_ACCOUNT_TITLE = 'No account with this name or email';
export const WRONG_PASSWORD_TITLE = 'Wrong password';
export const NO_ACCOUNT = 'There is no account with this name or email address. Check it, or create an account.';
export const NOT_THIS_PASSWORD = 'Wrong password. Check it, or reset it with “Lost password?”.';
export const OOPS = 'Oops...';
export const WENT_WRONG = 'Something went wrong!';
export const WHY = 'Why do I have this issue?';

/** The two places with a login form: the panel and the login page. */
export const LOGIN_FORMS = ['panel', 'page'] as const;
type Kind = (typeof LOGIN_FORMS)[number];
type Press = (control: Locator) => Promise<void>;

export const nameField = (container: Locator): Locator => container.getByLabel('Username or email address');
export const passwordField = (container: Locator): Locator => container.getByLabel('Password', { exact: true });
export const logInButton = (container: Locator): Locator => container.getByRole('button', { name: 'Log in' });

/** Opens a login form and returns its container. */
export async function openLogin(page: Page, kind: Kind, activate: Press): Promise<Locator> {
  if (kind === 'page') {
    await page.goto('/loginPage');
    return page.getByRole('main');
  }
  await page.goto('/products');
  await activate(accountLink(page));
  return loginPanelOf(page);
}

export async function logIn(container: Locator, name: string, activate: Press, password = PASSWORD): Promise<void> {
  await nameField(container).fill(name);
  await passwordField(container).fill(password);
  await activate(logInButton(container));
}

/** The panel has closed, or the login page has led to the orders; the header shows the session. */
export async function expectLoggedIn(page: Page, kind: Kind): Promise<void> {
  await expect(page).toHaveURL(kind === 'panel' ? '/products' : '/order');
  await expect(accountLink(page)).toHaveAccessibleName('Your account');
}

/** The alert with this text. */
export const alertOf = (page: Page, words: string): Locator =>
  page
    .getByRole('dialog')
    .filter({ hasText: words, has: page.getByRole('button', { name: 'OK' }) })
    .last();

/** Clicks OK and waits until the page below the alert is usable again. */
export async function dismiss(alert: Locator, activate: Press): Promise<void> {
  await activate(alert.getByRole('button', { name: 'OK' }));
  await expect(alert).toBeHidden();
}

/** Where the token is stored. */
export const readTokens = (page: Page): Promise<{ local: string | null; session: string | null }> =>
  page.evaluate((key) => ({ local: localStorage.getItem(key), session: sessionStorage.getItem(key) }), TOKEN_KEY);

/** Lets the page's fake clock control the timeouts of API calls. Call before the page opens. */
export async function holdTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('timed out', 'TimeoutError')), milliseconds);
      return controller.signal;
    };
  });
}
