import type { Page } from '@playwright/test';
import { findCard, listCards } from './built-shop.ts';
import { alertOf, logIn, openLogin, WRONG_PASSWORD } from './login-steps.ts';
import { expect, SHEET_WINDOW, test } from './shop.ts';
import { addButton, cardOf, cartLink, drawerOf, sheetOf, toastOf } from './steps.ts';

test.use(SHEET_WINDOW);

/** Trusted Types: pages refuse strings as markup or script, except what SweetAlert2 needs. */

const PATHS = ['/', '/menFashion', '/cart', '/checkOut', '/cashFree', '/order', '/loginPage', '/there-is-none'];

/** Tries the sinks that an attacker would use; returns those that were refused. */
const tryText = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const tries: Record<string, () => void> = {
      markup: () => {
        document.createElement('div').innerHTML = '<img src="x" onerror="alert(1)">';
      },
      link: () => {
        document.createElement('div').innerHTML = '<a href="https://elsewhere.example">x</a>';
      },
      parser: () => new DOMParser().parseFromString('<script>alert(1)</script>', 'text/html'),
      script: () => {
        document.createElement('script').src = 'https://elsewhere.example/x.js';
      },
      policy: () =>
        (
          self as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
        ).trustedTypes.createPolicy('other', {}),
    };
    return Object.entries(tries).flatMap(([name, act]) => {
      try {
        act();
        return [];
      } catch {
        return [name];
      }
    });
  });

const ALL = ['markup', 'link', 'parser', 'script', 'policy'];
const REFUSED = /TrustedHTML|TrustedScriptURL|TrustedTypePolicy|Trusted Type|trusted-types/i;

test('text becomes neither markup nor script on any page', async ({ page, complaints }) => {
  complaints.expect(REFUSED);
  complaints.expect(/404/);
  for (const path of PATHS) {
    const answer = await page.goto(path);
    expect(answer?.headers()['content-security-policy'], path).toContain(
      "require-trusted-types-for 'script'; trusted-types default",
    );
    expect(await tryText(page), path).toEqual(ALL);
  }
});

test('the policy for alerts passes their own markup and nothing that could act', async ({
  page,
  activate,
  complaints,
}) => {
  complaints.expect(REFUSED);
  await page.goto('/products');
  const card = findCard('one that a click adds', ({ offers }) => offers === 'add');
  await activate(addButton(cardOf(page, card)));
  await expect(toastOf(page)).toBeVisible();
  expect(await tryText(page)).toEqual(ALL);
});

/** Violations of the policy fail the test, also those without a console message. */
test.describe('Without a breach of the policy', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
        console.error(`policy: ${effectiveDirective} ${sample}`),
      ),
    );
  });

  test('a shopper looks at a product, adds it and sees the cart', async ({ page, activate, isMobile }) => {
    await page.goto('/products');
    const card = findCard('one that a click adds', ({ offers }) => offers === 'add');
    if (isMobile) {
      await activate(cardOf(page, card).getByRole('link', { name: card.title }));
      await expect(sheetOf(page).getByRole('heading', { name: card.title })).toBeVisible();
      // No key is back before the frame after that.
      await page.waitForFunction(() => document.querySelector(':modal'));
      await page.keyboard.press('Escape');
    }
    await activate(addButton(cardOf(page, card)));
    await expect(toastOf(page)).toBeVisible();
    await activate(cartLink(page));
    await expect(drawerOf(page).getByText(card.title)).toBeVisible();
  });

  test('a page of a list is turned in place', async ({ page, activate }) => {
    await page.goto('/products');
    await activate(page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }));
    await expect(page).toHaveURL('/products/2');
    await expect(cardOf(page, listCards('/products')[20] as { title: string })).toBeVisible();
  });

  test('an alert about a wrong password opens', async ({ page, activate }) => {
    const container = await openLogin(page, 'page', activate);
    await logIn(container, 'meena', activate, 'wrong');
    await expect(alertOf(page, WRONG_PASSWORD)).toBeVisible();
  });
});
