import type { Page } from '@playwright/test';
import { MINI_LINE, shortNameLength } from '../../src/core/text/short-name.ts';
import { expectNoFindings } from './axe.ts';
import { TROUBLE } from './contract-server.ts';
import { expect, test } from './shop.ts';
import { accountLink, keep, loginPanelOf, openWishlist, readKept, spoken } from './steps.ts';
import { type Card, listCards, readPage } from './built-shop.ts';
import { touchPage } from './touch-page.ts';

/** Consent, and what needs it: recently seen products and the newsletter popup. */

const bannerOf = (page: Page) => page.getByRole('region', { name: 'Your privacy' });
const popupOf = (page: Page) => page.getByRole('dialog', { name: 'Our newsletter' });
const choicesButton = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' });

const UNTIL_NEWSLETTER_MS = 21_000;

/** The name of a product on a small card. */
const shortNameOf = (card: Card | undefined): string =>
  card?.title.slice(0, shortNameLength(card.title, MINI_LINE)) ?? '';

/** Opens a page with a fake clock. */
async function open(page: Page, path = '/products'): Promise<void> {
  await page.clock.install();
  await page.goto(path);
}

test.describe('The consent banner', () => {
  test.use({ consent: 'unasked' });

  test('is not shown before the first touch', async ({ page }) => {
    await open(page);
    await page.clock.runFor(60_000);
    await expect(bannerOf(page)).toBeHidden();
    await touchPage(page);
    await expect(bannerOf(page)).toBeVisible();
  });

  test('names what each answer keeps, and links to the policy', async ({ page }) => {
    await open(page);
    await touchPage(page);
    const banner = bannerOf(page);
    await expect(banner).toContainText('Remember recently viewed items and pages on this device?');
    await expect(banner).toContainText('Your cart, wishlist, orders and login are saved either way.');
    await expect(banner.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacyPolicy');
  });

  test('takes little of the screen', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'the narrow screen is the tight one');
    await open(page);
    await touchPage(page);
    expect((await bannerOf(page).boundingBox())?.height).toBeLessThanOrEqual(130);
  });

  for (const path of ['/checkOut', '/en-ae/checkOut', '/cashFree', '/order', '/complaint', '/Seller-SignUp'])
    test(`is not shown on pages for a task: ${path}`, async ({ page }) => {
      await open(page, path);
      await touchPage(page);
      await page.clock.runFor(3_500);
      await expect(bannerOf(page)).toBeHidden();
    });

  test('can be refused as easily as accepted', async ({ page }) => {
    await open(page);
    await touchPage(page);
    const [refuse, accept] = ['Decline', 'Accept'].map((name) => bannerOf(page).getByRole('button', { name }));
    const [one, other] = [await refuse?.boundingBox(), await accept?.boundingBox()];
    expect(one?.y).toBe(other?.y);
    expect(Math.abs((one?.width ?? 0) - (other?.width ?? 9))).toBeLessThan(1);
    expect(one?.height).toBe(other?.height);
    const look = (element: Element) => getComputedStyle(element).cssText || getComputedStyle(element).backgroundColor;
    expect(await refuse?.evaluate(look)).toBe(await accept?.evaluate(look));
  });

  for (const [name, answer] of [
    ['Accept', 'yes'],
    ['Decline', 'no'],
  ] as const) {
    test(`closes with ${name}, and is not shown again`, async ({ page, activate }) => {
      await open(page);
      await touchPage(page);
      await activate(bannerOf(page).getByRole('button', { name }));
      await expect(bannerOf(page)).toBeHidden();
      expect(await readKept(page, 'consent')).toBe(answer);
      await page.goto('/menFashion');
      await touchPage(page);
      await expect(bannerOf(page)).toBeHidden();
    });
  }

  test('leaves nothing stored until it is answered', async ({ page }) => {
    await open(page, listCards('/products')[0]?.path);
    await touchPage(page);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(bannerOf(page)).toBeVisible();
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
      0,
      0,
      '',
    ]);
  });
});

test.describe('Privacy choices at the bottom of every page', () => {
  test('ask again, and the keyboard comes back to them', async ({ page, activate }) => {
    await page.goto('/products');
    await activate(choicesButton(page));
    await expect(bannerOf(page)).toBeVisible();
    await activate(bannerOf(page).getByRole('button', { name: 'Accept' }));
    await expect(bannerOf(page)).toBeHidden();
    await expect(choicesButton(page)).toBeFocused();
    await expect(spoken(page).filter({ hasText: 'Thank you.' })).toBeVisible();
    expect(await readKept(page, 'consent')).toBe('yes');
  });

  test.describe('after consent', () => {
    test.use({ consent: 'yes' });

    test('withdraw it: recently seen products and answers are deleted; cart, wishlist and login stay', async ({
      page,
      activate,
    }) => {
      const stored = { cart: '{"version":1,"lines":[]}', wishlist: '[]', accessToken: 'token-of-meena' };
      for (const [key, value] of Object.entries({ ...stored, seen: '[]', newsletter: 'no' }))
        await keep(page, key, value);
      await page.goto('/products');
      await activate(choicesButton(page));
      await activate(bannerOf(page).getByRole('button', { name: 'Decline' }));
      await expect(
        spoken(page).filter({ hasText: 'Only your cart, wishlist, orders, login and this choice are saved.' }),
      ).toBeVisible();
      // Until when the host's word about the token counts is part of the login.
      const kept = { ...stored, session: expect.stringMatching(/^\d+$/), consent: 'no' };
      await expect.poll(() => page.evaluate(() => ({ ...localStorage }))).toEqual(kept);
    });
  });
});

test.describe('Products that were seen', () => {
  const [first, second] = listCards('/products');
  const seenOf = (page: Page) => page.getByRole('region', { name: 'Recently viewed' });

  test.describe('with consent', () => {
    test.use({ consent: 'yes' });
    test('are shown again on the next product', async ({ page, activate }) => {
      await open(page, first?.path);
      await touchPage(page);
      await expect.poll(() => readKept(page, 'seen')).toContain(first?.sku);
      await page.goto(second?.path as string);
      await touchPage(page);
      // As it looks in lists: price with MRP and saving, rating, and the wishlist.
      const text = ((await seenOf(page).getByRole('listitem').first().textContent()) ?? '').replaceAll(/\s+/g, ' ');
      expect(text).toContain(`${shortNameOf(first)}${first?.price}`);
      expect(text.includes('MRP')).toBe(readPage(first?.path as string).includes('MRP </span>'));
      // As for the link below: its card must lie still before the tap.
      await seenOf(page).scrollIntoViewIfNeeded();
      await activate(seenOf(page).getByRole('button', { name: 'Wishlist' }).first());
      await expect.poll(() => readKept(page, 'wishlist')).toContain(first?.sku);
      const link = seenOf(page).getByRole('link', { name: shortNameOf(first), exact: true });
      // Playwright waits until a link rests, and scrolls after that: what is laid out only then would move it away under the tap.
      await link.scrollIntoViewIfNeeded();
      await activate(link);
      await expect(page).toHaveURL(first?.path as string);
    });

    for (const path of ['/', '/search', '/en-ae', '/en-ae/search'])
      test(`are shown on ${path}, those of its market, and nothing that is no product`, async ({ page }) => {
        const { sku, title, priceMinor } = first as Card;
        const own = { sku, title, priceMinor, path: first?.path, picture: '' };
        const stored = [
          own,
          { ...own, sku: 'AE', title: 'Sold in the Emirates', path: '/en-ae/a/p/AE' },
          { ...own, title: 'Elsewhere', path: 'https://elsewhere.example/' },
          { ...own, title: 'Script', path: 'javascript:alert(1)' },
          { ...own, title: 'Long words', mrp: '9'.repeat(31) },
          { title: 'Nothing' },
        ];
        await keep(page, 'seen', stored);
        await open(page, path);
        await touchPage(page);
        await expect(seenOf(page).getByRole('link')).toHaveText([
          path.startsWith('/en-ae') ? 'Sold in the Emirates' : shortNameOf(first),
        ]);
        await expect(seenOf(page).getByText(path.startsWith('/en-ae') ? 'AED' : '₹')).toBeVisible();
        await expectNoFindings(page);
      });

    test('leave no place on the home page when there are none, or when what is stored is broken', async ({ page }) => {
      await keep(page, 'seen', '[{"sku":');
      await open(page, '/');
      await touchPage(page);
      await expect(seenOf(page)).toBeHidden();
    });
  });

  test('are not remembered without consent', async ({ page }) => {
    await open(page, first?.path);
    await touchPage(page);
    await page.goto(second?.path as string);
    await touchPage(page);
    await expect(seenOf(page)).toBeHidden();
    expect(await readKept(page, 'seen')).toBeNull();
  });
});

test.describe('The newsletter', () => {
  test.describe('with consent', () => {
    test.use({ consent: 'yes' });

    /** Opens a page, and waits until the popup has asked. */
    async function waitForPopup(page: Page): Promise<void> {
      await open(page);
      const come = page.waitForResponse(/\/newsletter\.[^/]*\.js$/);
      await touchPage(page);
      await (await come).finished();
      // The popup's timer starts with its script, which has no visible effect.
      await expect(async () => {
        await page.clock.runFor(UNTIL_NEWSLETTER_MS);
        await expect(popupOf(page)).toBeVisible({ timeout: 500 });
      }).toPass();
    }

    test('never asks before the first touch', async ({ page }) => {
      await open(page);
      await page.clock.runFor(300_000);
      await expect(popupOf(page)).toBeHidden();
    });

    test('asks some time after it, and does not move the focus', async ({ page }) => {
      await waitForPopup(page);
      expect(await popupOf(page).evaluate((popup) => popup.contains(document.activeElement))).toBe(false);
      await expect(popupOf(page).getByRole('textbox', { name: 'Email address' })).toBeVisible();
    });

    test('leaves the page behind it usable', async ({ page, activate }) => {
      await waitForPopup(page);
      await openWishlist(page, activate);
      await expect(page).toHaveURL('/wishlist');
    });

    for (const way of ['No, thanks', 'Escape'] as const) {
      test(`is refused by ${way}, and never asks again`, async ({ page, activate }) => {
        await waitForPopup(page);
        if (way === 'Escape') await page.keyboard.press('Escape');
        else await activate(popupOf(page).getByRole('button', { name: way }));
        await expect(popupOf(page)).toBeHidden();
        await expect.poll(() => readKept(page, 'newsletter')).toBe('no');
        await page.goto('/menFashion');
        await touchPage(page);
        await page.clock.runFor(UNTIL_NEWSLETTER_MS);
        await expect(popupOf(page)).toBeHidden();
      });
    }

    test('takes an address, asks for a confirmation, and never asks again', async ({ page, activate }) => {
      await waitForPopup(page);
      const popup = popupOf(page);
      await popup.getByRole('textbox', { name: 'Email address' }).fill('meena@example.in');
      const call = page.waitForRequest('**/api/newsletter');
      await activate(popup.getByRole('button', { name: 'Subscribe' }));
      expect((await call).postDataJSON()).toEqual({ email: 'meena@example.in' });
      await expect(popup.getByRole('status')).toHaveText('Thank you. Please confirm with the link we’ve emailed you.');
      expect(await readKept(page, 'newsletter')).toBe('subscribed');
      await activate(popup.getByRole('button', { name: 'Close' }));
      await expect(popup).toBeHidden();
    });

    test('says so when it fails, and keeps the address', async ({ page, activate }) => {
      await waitForPopup(page);
      const popup = popupOf(page);
      const address = popup.getByRole('textbox', { name: 'Email address' });
      await address.fill(`${TROUBLE.broken}@example.in`);
      await activate(popup.getByRole('button', { name: 'Subscribe' }));
      await expect(popup.getByRole('status')).toHaveText(/^That didn’t work\./);
      await expect(address).toHaveValue(`${TROUBLE.broken}@example.in`);
      expect(await readKept(page, 'newsletter')).toBeNull();
    });

    test('does not ask over something that is open', async ({ page, activate }) => {
      await open(page);
      const come = page.waitForResponse(/\/newsletter\.[^/]*\.js$/);
      await touchPage(page);
      await (await come).finished();
      await activate(accountLink(page));
      await expect(loginPanelOf(page)).toBeVisible();
      await page.clock.runFor(2 * UNTIL_NEWSLETTER_MS);
      await expect(popupOf(page)).toBeHidden();
    });

    test('does not ask while something is typed', async ({ page }) => {
      await open(page, '/loginPage');
      const come = page.waitForResponse(/\/newsletter\.[^/]*\.js$/);
      await touchPage(page);
      await (await come).finished();
      await page.getByLabel('Username or email address').pressSequentially('meena');
      await page.clock.runFor(2 * UNTIL_NEWSLETTER_MS);
      await expect(popupOf(page)).toBeHidden();
    });

    test('does not ask when consent was withdrawn meanwhile', async ({ page, activate }) => {
      await open(page);
      const come = page.waitForResponse(/\/newsletter\.[^/]*\.js$/);
      await touchPage(page);
      await (await come).finished();
      await activate(choicesButton(page));
      await activate(bannerOf(page).getByRole('button', { name: 'Decline' }));
      await page.clock.runFor(2 * UNTIL_NEWSLETTER_MS);
      await expect(popupOf(page)).toBeHidden();
      expect(await readKept(page, 'newsletter')).toBeNull();
    });
  });

  test('never asks without consent', async ({ page }) => {
    await open(page);
    await touchPage(page);
    await page.clock.runFor(2 * UNTIL_NEWSLETTER_MS);
    await expect(popupOf(page)).toBeHidden();
  });
});
