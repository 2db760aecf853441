import { expect } from './shop.ts';
import { type RealHost, test } from './real-host.ts';
import { unfoldFooter } from './steps.ts';

/** Subscribing to the newsletter and leaving it by the links in the mail, with the real host. */

test.use({ consent: 'yes' });

/** More than the time after the first touch until the popup asks. */
const UNTIL_ASKED_MS = 30_000;

async function readLink(shop: RealHost, email: string, step: 'confirm' | 'leave'): Promise<string> {
  const link = new RegExp(`http\\S+/api/newsletter/${step}\\?token=[\\w-]+`).exec(await shop.mailTo(email))?.[0];
  expect(link, `a link to ${step} in the mail`).toBeDefined();
  return link ?? '';
}

const statusOf = async ({ host }: RealHost, email: string) =>
  (await host.database.read.selectFrom('newsletter').select('status').where('email', '=', email).executeTakeFirst())
    ?.status;

test('a subscriber confirms the newsletter by the link in the mail, and leaves by the other', async ({
  page,
  activate,
  shop,
}) => {
  const email = `asha${process.pid}@mail.example`;
  await page.clock.install();
  await page.goto('/');
  const come = page.waitForResponse(/\/newsletter\.[^/]*\.js$/);
  await page.keyboard.press('Shift');
  await page.clock.runFor(5_000);
  await (await come).finished();
  const popup = page.getByRole('dialog', { name: 'Our newsletter' });
  // The popup's timer starts with its script, which has no visible effect.
  await expect(async () => {
    await page.clock.runFor(UNTIL_ASKED_MS);
    await expect(popup).toBeVisible({ timeout: 500 });
  }).toPass();
  await popup.getByRole('textbox', { name: 'Email address' }).fill(email);
  await activate(popup.getByRole('button', { name: 'Subscribe' }));
  await expect(popup.getByRole('status')).toContainText('Please confirm with the link');

  await page.goto(await readLink(shop, email, 'confirm'));
  await expect(page.getByRole('heading', { name: 'Subscribe to our newsletter?' })).toBeVisible();
  expect(await statusOf(shop, email)).toBe('asked');
  await activate(page.getByRole('button', { name: 'Subscribe' }));
  await expect(page.getByRole('heading', { name: 'Thank you. You are subscribed.' })).toBeVisible();
  expect(await statusOf(shop, email)).toBe('confirmed');

  await page.goto(await readLink(shop, email, 'leave'));
  await activate(page.getByRole('button', { name: 'Unsubscribe' }));
  await expect(page.getByRole('heading', { name: 'You are unsubscribed.' })).toBeVisible();
  expect(await statusOf(shop, email)).toBe('left');
  await activate(page.getByRole('link', { name: 'Back to the shop' }));
  await expect(page).toHaveURL('/');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of the footer subscribes, and so does the page behind the link in the mail', async ({
    page,
    activate,
    shop,
  }) => {
    const email = `meena${process.pid}@mail.example`;
    await page.goto('/help');
    await unfoldFooter(page);
    await activate(page.getByRole('contentinfo').getByRole('link', { name: 'Newsletter' }));
    await expect(page.getByText('once a month')).toBeVisible();
    await page.getByRole('textbox', { name: 'Email address' }).fill(email);
    await activate(page.getByRole('button', { name: 'Subscribe' }));
    await expect(page.getByRole('heading', { name: 'Almost done: check your email' })).toBeVisible();
    await page.goto(await readLink(shop, email, 'confirm'));
    await activate(page.getByRole('button', { name: 'Subscribe' }));
    await expect(page.getByRole('heading', { name: 'Thank you. You are subscribed.' })).toBeVisible();
    expect(await statusOf(shop, email)).toBe('confirmed');
  });
});

test('a button that another site shows does not reach the host', async ({ page, complaints, shop }) => {
  const email = `ravi${process.pid}@mail.example`;
  const headers = { 'content-type': 'application/json' };
  await fetch(`${shop.address}/api/newsletter`, { method: 'POST', headers, body: JSON.stringify({ email }) });
  const link = new URL(await readLink(shop, email, 'confirm'));
  complaints.expect(/403/);
  await page.route('https://evil.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${link.origin}${link.pathname}"><input name="token" value="${link.searchParams.get('token')}"><button>Win</button></form>`,
    }),
  );
  await page.goto('https://evil.example/');
  const answer = page.waitForResponse(`${link.origin}${link.pathname}`);
  await page.getByRole('button', { name: 'Win' }).click();
  expect((await answer).status()).toBe(403);
  expect(await statusOf(shop, email)).toBe('asked');
});
