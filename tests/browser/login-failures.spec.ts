import { TROUBLE } from './contract-server.ts';
import {
  alertOf,
  dismiss,
  holdTime,
  LOGIN_FORMS,
  logIn,
  logInButton,
  nameField,
  NO_ACCOUNT,
  NO_ACCOUNT_TITLE,
  NOT_THIS_PASSWORD,
  OOPS,
  openLogin,
  passwordField,
  readTokens,
  UNKNOWN_ACCOUNT,
  WENT_WRONG,
  WHY,
  WRONG_PASSWORD,
  WRONG_PASSWORD_TITLE,
} from './login-steps.ts';
import { type Complaints, expect, test } from './shop.ts';
import { accountLink } from './steps.ts';

/** Failures between shop and host: the username that causes each, and the browser's console message. */
const FAILURES: readonly { when: string; name: string; complaint?: RegExp }[] = [
  { when: 'a code that nobody knows', name: TROUBLE.broken },
  { when: 'malformed JSON', name: TROUBLE.garbled },
  { when: 'an HTML error page', name: TROUBLE.errorPage, complaint: /502/ },
  { when: 'a closed connection', name: TROUBLE.hangup, complaint: /ERR_EMPTY_RESPONSE/ },
];
const declare = (complaints: Complaints, complaint?: RegExp) => complaint && complaints.expect(complaint);

for (const kind of LOGIN_FORMS) {
  test.describe(`A login that fails in the ${kind === 'panel' ? 'panel' : 'login page'}`, () => {
    test('says that the address is not registered on code 404', async ({ page, activate }) => {
      const container = await openLogin(page, kind, activate);
      await logIn(container, TROUBLE.unknown, activate);
      const alert = alertOf(page, UNKNOWN_ACCOUNT);
      await expect(alert.getByRole('heading', { name: NO_ACCOUNT_TITLE })).toBeVisible();
      await expect(alert.getByText(UNKNOWN_ACCOUNT, { exact: true })).toBeVisible();
      await dismiss(alert, activate);
      await expect(nameField(container)).toHaveAccessibleDescription(NO_ACCOUNT);
      await expect(nameField(container)).toBeFocused();
    });

    test('says that the details are wrong on code 401', async ({ page, activate }) => {
      const container = await openLogin(page, kind, activate);
      await logIn(container, 'meena', activate, 'wrong');
      const alert = alertOf(page, WRONG_PASSWORD);
      await expect(alert.getByRole('heading', { name: WRONG_PASSWORD_TITLE })).toBeVisible();
      await expect(alert.getByText(WRONG_PASSWORD, { exact: true })).toBeVisible();
      await expect(alert).toContainClass('swal2-icon-error');
      await dismiss(alert, activate);
      await expect(passwordField(container)).toHaveAccessibleDescription(NOT_THIS_PASSWORD);
    });

    test('offers the way out: a new account, or a new password', async ({ page, activate }) => {
      const container = await openLogin(page, kind, activate);
      const colour = await logInButton(container).evaluate((button) => getComputedStyle(button).backgroundColor);
      await logIn(container, TROUBLE.unknown, activate);
      const way = alertOf(page, UNKNOWN_ACCOUNT).getByRole('button', { name: 'Create account' });
      await expect(way).toHaveCSS('background-color', colour);
      await activate(way);
      await expect(
        page.getByRole('heading', { name: 'Create account' }).filter({ visible: true }).first(),
      ).toBeVisible();
      const again = await openLogin(page, kind, activate);
      await logIn(again, 'meena', activate, 'wrong');
      await activate(alertOf(page, WRONG_PASSWORD).getByRole('button', { name: 'Lost password?' }));
      await expect(page).toHaveURL('/reset_password');
    });

    test('keeps what was typed, and can be tried again', async ({ page, activate }) => {
      const container = await openLogin(page, kind, activate);
      await container.getByRole('checkbox', { name: 'Remember me' }).check();
      await logIn(container, 'meena', activate, 'wrong');
      await dismiss(alertOf(page, WRONG_PASSWORD), activate);
      await expect(nameField(container)).toHaveValue('meena');
      await expect(passwordField(container)).toHaveValue('wrong');
      await expect(container.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
      await expect(accountLink(page)).toHaveAccessibleName('Account');
      expect(await readTokens(page)).toEqual({ local: null, session: null });
      await logIn(container, 'meena', activate);
      await expect(accountLink(page)).toHaveAccessibleName('Your account');
    });

    for (const { when, name, complaint } of FAILURES) {
      test(`says Oops on ${when}`, async ({ page, activate, complaints }) => {
        declare(complaints, complaint);
        const container = await openLogin(page, kind, activate);
        await logIn(container, name, activate);
        const alert = alertOf(page, WENT_WRONG);
        await expect(alert.getByRole('heading', { name: OOPS })).toBeVisible();
        await expect(alert.getByText(WENT_WRONG, { exact: true })).toBeVisible();
        await expect(alert).toContainClass('swal2-icon-error');
        await dismiss(alert, activate);
        await expect(logInButton(container)).toBeVisible();
        await expect(nameField(container)).toHaveValue(name);
      });
    }

    test('says Oops when the host has not answered for a quarter of a minute', async ({ page, activate }) => {
      await holdTime(page);
      const container = await openLogin(page, kind, activate);
      await logIn(container, TROUBLE.silent, activate);
      await expect(container.getByRole('button', { name: 'Loading' })).toBeVisible();
      await page.clock.runFor(14_000);
      await expect(container.getByRole('button', { name: 'Loading' })).toBeVisible();
      await page.clock.runFor(2_000);
      const alert = alertOf(page, WENT_WRONG);
      await expect(alert.getByRole('heading', { name: OOPS })).toBeVisible();
      await page.clock.resume();
      await dismiss(alert, activate);
      await expect(logInButton(container)).toBeVisible();
      await expect(nameField(container)).toHaveValue(TROUBLE.silent);
    });

    test('says Oops without a connection, and works when it is back', async ({
      page,
      activate,
      context,
      complaints,
    }) => {
      complaints.expect(/ERR_INTERNET_DISCONNECTED/);
      // The alert's code is loaded when a field is focused, while there is a connection.
      const alerts = page.waitForResponse(/\/alerts\.[^/]*\.css$/).then((response) => response.finished());
      const container = await openLogin(page, kind, activate);
      await nameField(container).focus();
      await alerts;
      await context.setOffline(true);
      await logIn(container, 'meena', activate);
      const alert = alertOf(page, WENT_WRONG);
      await expect(alert.getByRole('heading', { name: OOPS })).toBeVisible();
      await context.setOffline(false);
      await dismiss(alert, activate);
      await activate(logInButton(container));
      await expect(accountLink(page)).toHaveAccessibleName('Your account');
    });
  });
}

test('the alert for trouble links to a page that says what to try', async ({ page, activate }) => {
  await logIn(await openLogin(page, 'panel', activate), TROUBLE.broken, activate);
  await activate(alertOf(page, WENT_WRONG).getByRole('link', { name: WHY }));
  await expect(page).toHaveURL('/help/something-went-wrong');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('where the alert itself can not be fetched, the status line says it', async ({ page, activate, complaints }) => {
  complaints.expect(/ERR_FAILED/);
  await page.route('**/_astro/alerts.*.js', (route) => route.abort());
  const panel = await openLogin(page, 'panel', activate);
  await logIn(panel, TROUBLE.broken, activate);
  await expect(panel.getByRole('status').filter({ hasText: `${OOPS} ${WENT_WRONG}` })).toBeVisible();
});
