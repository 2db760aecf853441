import type { Locator, Page, Request } from '@playwright/test';
import { PASSWORD, TROUBLE } from './contract-server.ts';
import {
  alertOf,
  expectLoggedIn,
  LOGIN_FORMS,
  logIn,
  logInButton,
  nameField,
  openLogin,
  passwordField,
  readTokens,
} from './login-steps.ts';
import { enlarge, findFaults } from './large-text.ts';
import { expect, RARE, test } from './shop.ts';
import { expectNoFindings } from './axe.ts';
import { accountLink, loginPanelOf, spoken } from './steps.ts';

interface Shop {
  readonly page: Page;
  readonly activate: (control: Locator) => Promise<void>;
  readonly isMobile: boolean;
}

test.describe('The login panel', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/products');
  });

  const waysOut = {
    'its button': ({ page, activate }) => activate(loginPanelOf(page).getByRole('button', { name: 'Close login' })),
    'the Escape key': ({ page }) => page.keyboard.press('Escape'),
    'the way back of the browser': ({ page }) => page.goBack().then(() => {}),
    'a click beside it': ({ page }) => page.mouse.click(20, 300),
  } satisfies Record<string, (shop: Shop) => Promise<void>>;

  test('opens from the header icon over the page, and the keyboard is in it, and where it was once it is closed', async ({
    page,
    activate,
    isMobile,
  }) => {
    const panel = loginPanelOf(page);
    for (const [way, leave] of Object.entries(waysOut)) {
      // On a phone the panel is as wide as the screen.
      if (isMobile && way === 'a click beside it') continue;
      await activate(accountLink(page));
      await expect(panel.getByRole('heading', { name: 'Log in' })).toBeVisible();
      await expect(page).toHaveURL('/products');
      await expect.poll(() => panel.evaluate((element) => element.contains(document.activeElement)), way).toBe(true);
      await leave({ page, activate, isMobile });
      await expect(panel, way).toBeHidden();
      await expect(accountLink(page), way).toBeFocused();
      await expect(page).toHaveURL('/products');
    }
  });

  test('switches between login and register, and shows the password on request', async ({ page, activate }) => {
    await activate(accountLink(page));
    const panel = loginPanelOf(page);
    await activate(panel.getByRole('button', { name: 'Create account' }));
    await expect(panel.getByRole('heading', { name: 'Create account' })).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Register', exact: true })).toBeVisible();
    await activate(panel.getByRole('button', { name: 'Have an account? Log in' }));
    await expect(panel.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await expect(logInButton(panel)).toBeVisible();
    await passwordField(panel).fill('something');
    await panel.getByLabel('Show password').check();
    await expect(passwordField(panel)).toHaveAttribute('type', 'text');
    await panel.getByLabel('Show password').uncheck();
    await expect(passwordField(panel)).toHaveAttribute('type', 'password');
    await expect(passwordField(panel)).toHaveValue('something');
  });

  test('can be used with the keyboard alone', async ({ page, isMobile }) => {
    test.skip(isMobile, 'a phone has no keyboard of this kind');
    await accountLink(page).focus();
    await page.keyboard.press('Enter');
    const panel = loginPanelOf(page);
    await expect(panel).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link', { name: 'Log in with a code' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(nameField(panel)).toBeFocused();
    await page.keyboard.type('meena');
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('checkbox', { name: 'Show password' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(panel.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(panel).toBeHidden();
    await expect(accountLink(page)).toHaveAccessibleName('Your account');
  });
});

for (const kind of LOGIN_FORMS) {
  test.describe(`Login in the ${kind === 'panel' ? 'panel' : 'login page'}`, () => {
    test('asks for name and password, sends them with the device type, asks for the session, and keeps the token until the browser is closed', async ({
      page,
      activate,
    }) => {
      const container = await openLogin(page, kind, activate);
      await expect(container.getByRole(kind === 'panel' ? 'button' : 'link', { name: 'Create account' })).toBeVisible();
      const calls = listenForCalls(page);
      await activate(logInButton(container));
      await activate(container.getByRole('link', { name: 'Enter your username or email address.' }));
      await expect(nameField(container)).toBeFocused();
      await nameField(container).fill('meena');
      await activate(logInButton(container));
      await activate(container.getByRole('link', { name: 'Enter your password.' }));
      await expect(passwordField(container)).toBeFocused();
      expect(calls).toEqual([]);

      await logIn(container, 'meena@example.in', activate);
      await expectLoggedIn(page, kind);
      await expect(accountLink(page)).toHaveAccessibleName('Your account');
      await expect.poll(() => calls.length).toBeGreaterThan(1);
      const [login, session] = calls;
      expect(login?.postDataJSON()).toEqual({
        phoneno: 'meena@example.in',
        password: PASSWORD,
        deviceType: 121,
        device: expect.any(String),
      });
      expect(session?.url()).toContain('/isValidSession');
      expect(session?.headers()['authorization']).toBe('Bearer token-of-meena');
      expect(await readTokens(page)).toEqual({ local: null, session: 'token-of-meena' });
    });

    test('keeps the token for good with Remember me', async ({ page, activate }) => {
      const container = await openLogin(page, kind, activate);
      await container.getByRole('checkbox', { name: 'Remember me' }).check();
      await logIn(container, 'meena', activate);
      await expectLoggedIn(page, kind);
      expect(await readTokens(page)).toEqual({ local: 'token-of-meena', session: null });
    });

    test('says Loading while it waits, and is sent once however often it is clicked', async ({ page, activate }) => {
      const container = await openLogin(page, kind, activate);
      const calls = listenForCalls(page);
      await logIn(container, TROUBLE.silent, activate);
      const button = container.getByRole('button', { name: 'Loading' });
      await expect(button).toBeVisible();
      await expect.poll(() => calls.length).toBe(1);
      await button.press('Enter');
      await passwordField(container).press('Enter');
      await expect(button).toBeVisible();
      expect(calls).toHaveLength(1);
    });
  });
}

test.describe('After a login', () => {
  test('the panel closes over the page, and the header icon opens a menu with the orders and Log out', async ({
    page,
    activate,
  }) => {
    const panel = await openLogin(page, 'panel', activate);
    await logIn(panel, 'meena', activate);
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL('/products');
    await expect(spoken(page).filter({ hasText: 'You are logged in.' })).toBeInViewport();
    await activate(accountLink(page));
    const menu = page.getByRole('navigation', { name: 'Your account' });
    await expect(menu.getByRole('link')).toHaveText(['Your orders', 'Saved addresses', 'Your details']);
    await expectNoFindings(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(accountLink(page)).toBeFocused();
    await activate(accountLink(page));
    await expect(menu).toBeVisible();
    await activate(accountLink(page));
    await expect(menu).toBeHidden();
    await activate(accountLink(page));
    await activate(menu.getByRole('link', { name: 'Your orders' }));
    await expect(page).toHaveURL('/order');
    await activate(accountLink(page));
    await activate(menu.getByRole('button', { name: 'Log out' }));
    await expect(menu).toBeHidden();
    await expect(accountLink(page)).toHaveAccessibleName('Account');
  });

  test('the header icon looks different', RARE, async ({ page, activate }) => {
    const panel = await openLogin(page, 'panel', activate);
    const look = () =>
      accountLink(page)
        .locator('.icon')
        .evaluate((icon) => getComputedStyle(icon).fill);
    expect(await look()).toBe('none');
    await logIn(panel, 'meena', activate);
    await expect.poll(look).not.toBe('none');
  });

  test('the other pages know it at once', RARE, async ({ page, activate }) => {
    const panel = await openLogin(page, 'panel', activate);
    await logIn(panel, 'meena', activate);
    await expect(panel).toBeHidden();
    await page.goto('/menFashion');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Your account' })).toHaveAttribute(
      'href',
      '/order',
    );
  });

  test(
    'a host that knows the name but not the session leaves the shopper logged out',
    RARE,
    async ({ page, activate }) => {
      await page.route('**/api/isValidSession', (route) => route.fulfill({ json: { data: null } }));
      const panel = await openLogin(page, 'panel', activate);
      await logIn(panel, 'meena', activate);
      await expect(panel).toBeHidden();
      await expect(accountLink(page)).toHaveAccessibleName('Account');
    },
  );
});

test(
  'an alert over the login panel closes alone, and leaves the keyboard in the panel',
  RARE,
  async ({ page, activate }) => {
    const panel = await openLogin(page, 'panel', activate);
    await logIn(panel, 'meena', activate, 'wrong');
    const alert = alertOf(page, 'Invalid Login Details');
    await expect(alert).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(alert).toBeHidden();
    await expect(panel).toBeVisible();
    await expect.poll(() => panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  },
);

/** The calls to the API host from now on, in order. */
function listenForCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request);
  });
  return calls;
}

test('an alert that is closed the moment it opens is gone', RARE, async ({ page, activate }) => {
  const panel = await openLogin(page, 'panel', activate);
  const closed = page.evaluate(
    () =>
      new Promise<void>((done) => {
        new MutationObserver((_changes, observer) => {
          const ok = document.querySelector<HTMLElement>('.alerts .swal2-confirm');
          if (!ok) return;
          observer.disconnect();
          ok.click();
          done();
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await logIn(panel, 'meena', activate, 'wrong');
  await closed;
  await expect(page.locator('.alerts')).toHaveCount(0);
  await expect(panel).toBeVisible();
});

test('The log-in page shows the password on request, before and after React has taken it over', async ({ page }) => {
  await page.goto('/loginPage');
  const form = page.getByRole('main');
  await form.getByLabel('Show password').check();
  await expect(passwordField(form)).toHaveAttribute('type', 'text');
  await nameField(form).fill('somebody');
  await passwordField(form).fill('something');
  await form.getByLabel('Show password').uncheck();
  await expect(passwordField(form)).toHaveAttribute('type', 'password');
  await expect(passwordField(form)).toHaveValue('something');
});

test('The eye of the log-in page is in the field of the password, also where text is large', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/loginPage');
  const main = page.getByRole('main');
  const expectInside = async () => {
    const [field, eye] = await Promise.all(
      [passwordField(main), main.getByLabel('Show password')].map((part) => part.boundingBox()),
    );
    if (!field || !eye) throw new Error('The field or its eye is not there.');
    expect(Math.min(eye.width, eye.height)).toBeGreaterThanOrEqual(44);
    expect(eye.y).toBeGreaterThanOrEqual(field.y - 1);
    expect(eye.y + eye.height).toBeLessThanOrEqual(field.y + field.height + 1);
    expect(eye.x + eye.width).toBeLessThanOrEqual(field.x + field.width + 1);
  };
  await expectInside();
  await enlarge(page);
  await expectInside();
  expect(await findFaults(page)).toEqual([]);
});

test('The log-in page and the registration begin with the mobile number and a code, and have the password below', async ({
  page,
}) => {
  for (const path of ['/loginPage', '/login_register']) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('textbox').first()).toHaveAccessibleName('Mobile number or email address');
    const [send, name] = await Promise.all(
      [main.getByRole('button', { name: 'Send code' }), nameField(main)].map((one) => one.boundingBox()),
    );
    expect(send?.y, path).toBeLessThan(name?.y ?? 0);
  }
});

test('The log-in page says beside the form what an account is good for', async ({ page, isMobile }) => {
  await page.goto('/loginPage');
  const reasons = page.getByRole('region', { name: 'With an account' });
  await expect(reasons.getByRole('listitem')).toHaveCount(3);
  const [card, aside] = await Promise.all(
    [page.locator('.login'), reasons].map((part) =>
      part.evaluate((element) => element.getBoundingClientRect().toJSON()),
    ),
  );
  if (isMobile) expect(aside.top).toBeGreaterThanOrEqual(card.bottom);
  else expect([aside.top, aside.height, aside.left]).toEqual([card.top, card.height, card.right]);
  await expectNoFindings(page);
});
