import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { type Card, findCard, listCards } from './built-shop.ts';
import { expect, test } from './shop.ts';
import { expectBadge, keep, keepCart, lineFor, readCart, readKept, spoken } from './steps.ts';

const simple = (): readonly [Card, Card] =>
  listCards('/womensSilkSaree').filter(({ offers, size }) => offers === 'add' && !size) as unknown as [Card, Card];
const sized = (): Card => findCard('a size to choose', ({ offers }) => offers === 'choice');
const item = ({ sku, title, path, priceMinor }: Card) => ({ sku, title, path, priceMinor, picture: '' });
const addTo = (page: Page, list: string) => page.getByRole('button', { name: new RegExp(`^Add .* to ${list}\\b`) });

/** Replaces the system's share sheet by one that keeps what it is given. */
async function replaceShareSheet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => {
        document.documentElement.dataset['shared'] = JSON.stringify(data);
      },
    });
  });
}

async function readShared(page: Page): Promise<{ readonly title: string; readonly url: string }> {
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['shared'] ?? '')).not.toBe('');
  return JSON.parse(await page.evaluate(() => document.documentElement.dataset['shared'] ?? '')) as {
    title: string;
    url: string;
  };
}

test('a wishlist is shared by a link, and taken over by somebody else', async ({ page, activate, browser }) => {
  const [one, two] = simple();
  await replaceShareSheet(page);
  await keep(page, 'wishlist', [item(one), item(two), item(sized())]);
  await page.goto('/wishlist');
  await activate(page.getByRole('button', { name: 'Share this list' }));
  const { title, url } = await readShared(page);
  expect(title).toBe('A list of 3 items');

  const context = await browser.newContext({ baseURL: new URL(url).origin });
  const other = await context.newPage();
  await other.goto(url);
  await expect(other.getByText('Someone shared a list of 3 items.')).toBeVisible();
  await expect(other.getByText('Choose a size on its page')).toBeVisible();
  await expect(addTo(other, 'cart')).toHaveText(/^Add 2 items to cart, ₹[\d,]+$/);
  await other.getByRole('checkbox', { name: two.title }).uncheck();
  await expect(addTo(other, 'cart')).toHaveText(`Add 1 item to cart, ${one.price}`);
  await addTo(other, 'wishlist').click();
  await expect(spoken(other).filter({ hasText: '2 items added to your wishlist.' })).toBeVisible();
  expect(JSON.parse((await readKept(other, 'wishlist')) ?? '[]')).toMatchObject([
    { sku: one.sku, priceMinor: one.priceMinor },
    { sku: sized().sku },
  ]);
  await context.close();
});

test('a cart is shared with sizes and quantities, and lines that are there already stay as they are', async ({
  page,
  activate,
}) => {
  const [one, two] = simple();
  await replaceShareSheet(page);
  await keepCart(page, [lineFor(one, { quantity: 2 }), lineFor(two, { quantity: 3 })]);
  await page.goto('/cart');
  await activate(page.getByRole('button', { name: 'Share this cart' }));
  const { url } = await readShared(page);
  expect(url).toContain(`#list=${one.sku},2,;${two.sku},3,`);
  // The link is opened with another cart.
  await page.evaluate(
    (lines) => localStorage.setItem('cart', JSON.stringify({ version: 1, lines })),
    [lineFor(one, { quantity: 1 })],
  );
  await page.goto(url);
  await expect(page.getByText('3 pieces')).toBeVisible();
  await expectNoFindings(page);
  expect(await readCart(page)).toHaveLength(1);
  await activate(addTo(page, 'cart'));
  await expect(spoken(page).filter({ hasText: '1 item added to your cart. 1 item was already there' })).toBeVisible();
  expect(await readCart(page)).toMatchObject([
    { sku: one.sku, quantity: 1 },
    { sku: two.sku, quantity: 3, priceMinor: two.priceMinor },
  ]);
  await expectBadge(page, 4);
});

test('prices are those of today, whatever the link says', async ({ page }) => {
  const [one] = simple();
  await page.goto(`/shared#list=${one.sku},1,`);
  await expect(page.getByRole('listitem').filter({ hasText: one.title }).getByText(one.price)).toBeVisible();
});

test('a link without a valid list, or with unknown products, says so', async ({ page }) => {
  const [one] = simple();
  await page.goto('/shared#list=<img src=x onerror=alert(1)>,1,;%E0%A4,1,');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has no list');
  await page.goto(`/shared#list=NO-SUCH,1,;${one.sku},1,`);
  await expect(page.getByText('1 item on the list is no longer sold here.')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await page.goto('/shared#list=NO-SUCH,1,');
  await expect(page.getByRole('heading', { name: 'Nothing on this list is sold here now' })).toBeVisible();
  await expectNoFindings(page);
});

test('says that there is no connection, and reads the list when asked again', async ({
  page,
  context,
  activate,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/);
  const [one] = simple();
  await context.route('**/_data/*/prices-*/*', (route) => route.abort());
  await page.goto(`/shared#list=${one.sku},1,`);
  await expect(page.getByRole('alert')).toContainText('We couldn’t load the products.');
  await context.unroute('**/_data/*/prices-*/*');
  await activate(page.getByRole('button', { name: 'Try again' }));
  await expect(page.getByRole('checkbox', { name: one.title })).toBeChecked();
  await context.route('**/take-over.*.js', (route) => route.abort());
  await activate(addTo(page, 'cart'));
  await expect(spoken(page).filter({ hasText: 'No connection. Please try again.' })).toBeVisible();
  await context.unroute('**/take-over.*.js');
  await activate(addTo(page, 'cart'));
  await expect(spoken(page).filter({ hasText: '1 item added to your cart.' })).toBeVisible();
});

test('is worked with the keyboard', async ({ page }) => {
  const [one, two] = simple();
  await page.goto(`/shared#list=${one.sku},1,;${two.sku},1,`);
  await page.getByRole('checkbox', { name: one.title }).focus();
  await page.keyboard.press('Space');
  await expect(addTo(page, 'cart')).toHaveText(`Add 1 item to cart, ${two.price}`);
  await addTo(page, 'cart').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => readCart(page)).toMatchObject([{ sku: two.sku }]);
});

test('an empty cart and an empty wishlist have nothing to share', async ({ page }) => {
  for (const path of ['/cart', '/wishlist']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'See all products' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Share this/ })).toBeHidden();
  }
});
