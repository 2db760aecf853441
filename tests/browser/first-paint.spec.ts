import type { Page } from '@playwright/test';
import { type Card, findCard, readReport } from './built-shop.ts';
import { somePages } from '../support/some-pages.ts';
import { findLayoutShifts, recordLayoutShifts } from './layout-shifts.ts';
import { unfoldOrder } from './order-steps.ts';
import { expect, test } from './shop.ts';
import { expectBadge, formatRupees, hold, keep, keepCart, lineFor, lineOf, readCart, WAYS_TO_PAY } from './steps.ts';

/** What application pages show before their scripts are there, and that nothing is lost which is done meanwhile. */

const SCRIPTS = '**/_astro/*.js';

const first = (): Card => findCard('something to add', ({ offers }) => offers === 'add');
const sized = (): Card =>
  findCard('another thing to add, in size S', ({ size, sku }) => size === 'S' && sku !== first().sku);

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
};

test('every application page shows something to use before its script is there', async ({ page }, { project }) => {
  const all = readReport().sizes.flatMap(({ path, type }) => (type === 'application' ? [path] : []));
  const paths = project.metadata['everyPage'] ? all : somePages(all, 1, (path) => path);
  expect(paths.length).toBeGreaterThan(20);
  await hold(page, SCRIPTS);
  for (const path of paths) {
    await open(page, path);
    const usable = await page.evaluate(
      () =>
        Array.from(document.querySelectorAll('main :is(a[href], button, input, select, textarea)')).filter(
          (element) => element.checkVisibility() && !element.closest('.instead'),
        ).length,
    );
    expect.soft(usable, `links, buttons and fields of ${path}`).toBeGreaterThan(0);
    await expect
      .soft(page.getByText(/^(?:Loading|Checking|Opening)\b.*…$/).and(page.locator(':visible')))
      .toHaveCount(0);
  }
});

test.describe('before its script is there, the cart page', () => {
  const keepTwo = (page: Page) => keepCart(page, [lineFor(first(), { quantity: 2 }), lineFor(sized())]);

  test('shows lines and sums, and nothing moves when the script comes', async ({ page }) => {
    await keepTwo(page);
    await recordLayoutShifts(page);
    const release = await hold(page, SCRIPTS);
    await open(page, '/cart');
    const main = page.getByRole('main');
    const total = formatRupees(first().priceMinor * 2 + sized().priceMinor);
    await expect(main.getByRole('definition')).toHaveText([total, 'Free', total]);
    await expect(main.getByText(WAYS_TO_PAY, { exact: true })).toBeVisible();
    await expect(lineOf(main, first()).getByRole('spinbutton')).toHaveValue('2');
    await expect(lineOf(main, sized()).getByText('Size S', { exact: true })).toBeVisible();
    await expect(lineOf(main, sized()).getByRole('link', { name: sized().title })).toHaveAttribute(
      'href',
      sized().path,
    );
    release();
    await expect(lineOf(main, first()).getByText(/^Sold by /)).toBeVisible();
    // What is saved on the MRP is known with today's prices.
    await expect(main.getByRole('definition').last()).toHaveText(total);
    expect(await findLayoutShifts(page)).toEqual([]);
  });

  test('says that it is empty', async ({ page }) => {
    await hold(page, SCRIPTS);
    await open(page, '/cart');
    await expect(page.getByText('Your cart is empty', { exact: true })).toBeVisible();
  });

  test('changes nothing of a stored cart that it does not understand, which the script repairs', async ({ page }) => {
    await keepCart(page, [lineFor(first(), { quantity: 99, path: 'javascript:alert(1)' })]);
    const release = await hold(page, SCRIPTS);
    await open(page, '/cart');
    await expect(page.getByText('Loading your cart…')).toBeVisible();
    release();
    await expect(lineOf(page.getByRole('main'), first()).getByRole('spinbutton')).toHaveValue('5');
  });

  test('does what was tapped once the script is there', async ({ page, activate }) => {
    await keepTwo(page);
    const release = await hold(page, SCRIPTS);
    await open(page, '/cart');
    const main = page.getByRole('main');
    const more = lineOf(main, sized()).getByRole('button', { name: 'One more' });
    await activate(more);
    await expect(more).toHaveAttribute('aria-busy', 'true');
    await activate(lineOf(main, first()).getByRole('button', { name: /^Remove/ }));
    release();
    await expect(main.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(lineOf(main, sized()).getByRole('spinbutton')).toHaveValue('2');
    expect(await readCart(page)).toMatchObject([{ sku: sized().sku, quantity: 2 }]);
    await expectBadge(page, 2);
  });
});

test.describe('before its script is there, the checkout', () => {
  test('shows form, lines and total, and keeps what is typed, also before what was typed last time', async ({
    page,
  }) => {
    await keepCart(page, [lineFor(first(), { quantity: 2 })]);
    await page.addInitScript(() => {
      sessionStorage.setItem('checkout in', '{"contact":{"name":"Old Name","phone":"9876543210"}}');
    });
    await recordLayoutShifts(page);
    const release = await hold(page, SCRIPTS);
    await open(page, '/checkOut');
    const main = page.getByRole('main');
    const total = formatRupees(first().priceMinor * 2);
    await unfoldOrder(page);
    await expect(main.getByRole('link', { name: first().title })).toBeVisible();
    await expect(main.getByRole('definition').last()).toHaveText(total);
    const name = main.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('Meena Kumari');
    release();
    await expect(main.getByText(/^Free, arrives /)).toBeVisible();
    await expect(name).toHaveValue('Meena Kumari');
    await expect(main.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('9876543210');
    expect(await findLayoutShifts(page)).toEqual([]);
  });

  test('says that the cart is empty', async ({ page }) => {
    await hold(page, SCRIPTS);
    await open(page, '/checkOut');
    await expect(page.getByText('Your cart is empty', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  });
});

test('a log-in that was sent before its script is there is sent then', async ({ page, activate }) => {
  const release = await hold(page, SCRIPTS);
  await open(page, '/loginPage');
  await page.getByRole('textbox', { name: 'Username or email address' }).fill('meena');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  const send = page.getByRole('main').getByRole('button', { name: 'Log in' });
  await activate(send);
  await expect(send).toHaveAttribute('aria-busy', 'true');
  const asked = page.waitForRequest('**/login');
  release();
  expect((await asked).postDataJSON()).toMatchObject({ phoneno: 'meena', password: 'wrong' });
});

test('an order that is known on this device is waited for, and nobody is told meanwhile that there is none', async ({
  page,
}) => {
  await keep(page, 'orders', [{ number: '8J2LP-1AB3C', key: 'k' }]);
  await hold(page, SCRIPTS);
  await page.goto('/order', { waitUntil: 'commit' });
  await expect(page.getByText('Loading your orders…')).toBeVisible();
  // It comes with what is shown, so that it does not move.
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByText('No orders on this device')).toBeHidden();
});
