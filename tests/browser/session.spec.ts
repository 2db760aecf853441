import type { Page } from '@playwright/test';
import { TROUBLE } from './contract-server.ts';
import { holdTime, logIn, readTokens, TOKEN_KEY } from './login-steps.ts';
import { expect, test } from './shop.ts';
import { accountLink, keep, loginPanelOf, spoken } from './steps.ts';
import { touchPage } from './touch-page.ts';

/** A page checks the session some time after the first touch. */
const UNTIL_ASKED_MS = 3_500;

/** Opens the list of all products with a stored session of this user, which was valid a moment ago, and touches it. */
async function comeBack(page: Page, name: string): Promise<void> {
  await keep(page, TOKEN_KEY, `token-of-${name}`);
  await keep(page, 'session', Date.now() + 60_000);
  await holdTime(page);
  await page.goto('/products');
  await expect(accountLink(page)).toHaveAccessibleName('Your account');
  await touchPage(page);
}

const sessionCall = (page: Page) => page.waitForRequest('**/api/isValidSession');
const logOutButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Log out' });

test.describe('The session', () => {
  test('is asked for with the stored token, and a valid one keeps the link to the orders', async ({ page }) => {
    const [call] = await Promise.all([sessionCall(page), comeBack(page, 'meena')]);
    expect(call.method()).toBe('GET');
    expect(call.headers()['authorization']).toBe('Bearer token-of-meena');
    expect((await call.response())?.status()).toBe(200);
    await page.clock.runFor(1_000);
    await expect(accountLink(page)).toHaveAccessibleName('Your account');
    await expect(accountLink(page)).toHaveAttribute('href', '/order');
  });

  for (const [when, before] of [
    ['never', undefined],
    ['long ago', -60_000],
  ] as const)
    test(`that was confirmed ${when} is shown once the host has answered, never before`, async ({ page, activate }) => {
      await keep(page, TOKEN_KEY, 'token-of-meena');
      if (before) await keep(page, 'session', Date.now() + before);
      const answer = Promise.withResolvers<void>();
      await page.route('**/api/isValidSession', async (route) => {
        await answer.promise;
        await route.continue();
      });
      await page.goto('/products');
      await Promise.all([sessionCall(page), touchPage(page)]);
      await expect(accountLink(page)).toHaveAccessibleName('Account');
      answer.resolve();
      await expect(accountLink(page)).toHaveAccessibleName('Your account');
      await page.goto('/womenFashion');
      await expect(accountLink(page)).toHaveAccessibleName('Your account');
      await activate(accountLink(page));
      await expect(page.getByRole('navigation', { name: 'Your account' })).toBeVisible();
    });

  for (const { name, opened } of [
    { name: 'meena', opened: (page: Page) => page.getByRole('navigation', { name: 'Your account' }) },
    { name: TROUBLE.expired, opened: (page: Page) => loginPanelOf(page) },
  ])
    test(`decides what a first tap on the icon opens: the one of ${name}`, async ({ page, activate }) => {
      await keep(page, TOKEN_KEY, `token-of-${name}`);
      await page.goto('/products');
      await activate(accountLink(page));
      await expect(opened(page)).toBeVisible();
    });

  test('is not asked for without a token', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
    await page.clock.install();
    await page.goto('/products');
    await touchPage(page);
    await page.clock.runFor(UNTIL_ASKED_MS);
    await expect(accountLink(page)).toHaveAccessibleName('Account');
    expect(calls).toEqual([]);
  });

  const answers = [
    { answer: 'null data', name: TROUBLE.expired },
    { answer: 'a code that nobody knows', name: TROUBLE.broken },
    { answer: 'malformed JSON', name: TROUBLE.garbled },
    { answer: 'an HTML error page', name: TROUBLE.errorPage, complaint: /502/ },
    { answer: 'a closed connection', name: TROUBLE.hangup, complaint: /ERR_EMPTY_RESPONSE/ },
  ];
  for (const { answer, name, complaint } of answers) {
    test(`is over on ${answer}: the header icon opens the login panel`, async ({ page, activate, complaints }) => {
      if (complaint) complaints.expect(complaint);
      await comeBack(page, name);
      await expect(accountLink(page)).toHaveAccessibleName('Account');
      await activate(accountLink(page));
      await expect(loginPanelOf(page)).toBeVisible();
    });
  }

  test('is over when the host does not answer for a quarter of a minute', async ({ page }) => {
    await Promise.all([sessionCall(page), comeBack(page, TROUBLE.silent)]);
    await page.clock.runFor(10_000);
    await expect(accountLink(page)).toHaveAccessibleName('Your account');
    await page.clock.runFor(6_000);
    await expect(accountLink(page)).toHaveAccessibleName('Account');
  });

  test('is over without a connection, and the token is kept for later', async ({ page, complaints }) => {
    complaints.expect(/ERR_INTERNET_DISCONNECTED/);
    await page.route('**/api/isValidSession', (route) => route.abort('internetdisconnected'));
    await comeBack(page, 'meena');
    await expect(accountLink(page)).toHaveAccessibleName('Account');
    expect((await readTokens(page)).local).toBe('token-of-meena');
  });
});

test.describe('Log out', () => {
  test('is offered to signed-in users on the orders page', async ({ page }) => {
    await keep(page, TOKEN_KEY, 'token-of-meena');
    await page.goto('/order');
    await expect(logOutButton(page)).toBeVisible();
  });

  for (const [who, name] of [
    ['nobody', undefined],
    ['a session that is over', TROUBLE.expired],
  ] as const) {
    test(`is not offered to ${who}`, async ({ page }) => {
      if (name) await keep(page, TOKEN_KEY, `token-of-${name}`);
      await page.goto('/order');
      await expect(accountLink(page)).toHaveAccessibleName('Account');
      await expect(logOutButton(page)).toBeHidden();
    });
  }

  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    test(`clears the token in ${storage}, tells the host, and says so`, async ({ page, activate }) => {
      await page.goto('/order');
      await page.evaluate(
        ([name, key]) => window[name as typeof storage].setItem(key as string, 'token-of-meena'),
        [storage, TOKEN_KEY],
      );
      await page.reload();
      const told = page.waitForRequest('**/api/logout');
      await activate(logOutButton(page));
      await expect(spoken(page).filter({ hasText: 'You are logged out.' })).toBeVisible();
      expect((await told).headers()['authorization']).toBe('Bearer token-of-meena');
      expect(await readTokens(page)).toEqual({ local: null, session: null });
      await expect(accountLink(page)).toHaveAccessibleName('Account');
      await expect(accountLink(page)).toHaveAttribute('href', '/loginPage');
      await expect(logOutButton(page)).toBeHidden();
    });
  }

  test('lasts: the next page has no session', async ({ page, activate }) => {
    await keep(page, TOKEN_KEY, 'token-of-meena');
    await page.goto('/order');
    await activate(logOutButton(page));
    await expect(logOutButton(page)).toBeHidden();
    await page.goto('/products');
    await activate(accountLink(page));
    await expect(loginPanelOf(page)).toBeVisible();
  });
});

test.describe('The login page of a signed-in user', () => {
  const main = (page: Page) => page.getByRole('main');
  test.beforeEach(({ page }) => keep(page, TOKEN_KEY, 'token-of-meena'));

  for (const path of ['/loginPage', '/login_register']) {
    test(`shows the username and links instead of a form: ${path}`, async ({ page, activate }) => {
      await page.goto(path);
      await expect(main(page).getByText('You are logged in as meena.')).toBeVisible();
      await expect(main(page).getByRole('button', { name: 'Log in' })).toHaveCount(0);
      await expect(main(page).getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/account');
      await activate(main(page).getByRole('link', { name: 'Your orders' }));
      await expect(page).toHaveURL('/order');
    });
  }

  test('leads to the page that required the login', async ({ page, activate }) => {
    await page.goto('/loginPage?next=/en-ae/wishlist');
    await activate(main(page).getByRole('link', { name: 'Continue' }));
    await expect(page).toHaveURL('/en-ae/wishlist');
  });

  test('leads to no other site', async ({ page }) => {
    for (const next of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      await page.goto(`/loginPage?next=${encodeURIComponent(next)}`);
      await expect(main(page).getByText('You are logged in as meena.')).toBeVisible();
      await expect(main(page).getByRole('link', { name: 'Your orders' })).toHaveAttribute('href', '/order');
    }
  });

  test('has its form again after Log out', async ({ page, activate }) => {
    await page.goto('/loginPage');
    await activate(logOutButton(page));
    await expect(spoken(page).filter({ hasText: 'You are logged out.' })).toBeVisible();
    await expect(main(page).getByLabel('Password', { exact: true })).toBeVisible();
    expect(await readTokens(page)).toEqual({ local: null, session: null });
  });

  test('has its form for a user whose session has ended', async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'token-of-expired'), TOKEN_KEY);
    const [call] = await Promise.all([sessionCall(page), page.goto('/loginPage')]);
    await call.response();
    await expect(main(page).getByLabel('Password', { exact: true })).toBeVisible();
  });
});

test('A login leads to the page that required the login', async ({ page, activate }) => {
  await page.goto('/loginPage?next=/en-ae/order');
  await logIn(page.getByRole('main'), 'meena', activate);
  await expect(page).toHaveURL('/en-ae/order');
});
