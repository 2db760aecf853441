import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { type RealHost, test } from './real-host.ts';
import { call, openDashboard, order, takeShop } from './seller-steps.ts';
import { expect } from './shop.ts';

/** What a seller prints: labels, pack slips, invoices, on the page of the host and as a PDF file. */

// A page that is printed while the page before fades out reports that the fade was broken off.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const cardOf = (page: Page, number: string) => page.getByRole('listitem').filter({ hasText: number });

interface Paper {
  /** In points, a 72nd of an inch. */
  readonly sizes: readonly (readonly [width: number, height: number])[];
}

/** The pages of the PDF file that the browser prints. */
async function printPage(page: Page): Promise<Paper> {
  const text = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...text.matchAll(/\/Type\s*\/Page\b.*?\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/gs)];
  return { sizes: boxes.map(([, width, height]) => [Math.round(Number(width)), Math.round(Number(height))]) };
}

const A6 = [298, 420];
const A4 = [595, 842];

async function accept(shop: RealHost, token: string, id: string | undefined, ...more: string[]): Promise<void> {
  for (const step of ['accept', ...more])
    await call(shop, `/seller/shipments/${id}/${step}`, {
      body: step === 'dispatch' ? { courier: 'Delhivery', trackingNumber: '1490812345678' } : {},
      token,
    });
}

test('several new orders are accepted at once, and their labels and pack slips printed', async ({ page, shop }) => {
  const { product } = await openDashboard(shop, page);
  const placed = [await order(shop, product), await order(shop, product), await order(shop, product)];
  const [cancelled] = placed;
  await page.goto('/seller-dashboard');
  await expect(page.getByText('3 to accept')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept 3' })).toBeHidden();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await expect(page.getByText('3 selected')).toBeVisible();
  await call(shop, `/orders/${cancelled?.number}/cancel`, {
    body: {},
    headers: { 'x-order-key': cancelled?.key ?? '' },
  });
  await expect(page.getByRole('button', { name: 'Labels' })).toBeHidden();
  await page.getByRole('button', { name: 'Accept 3' }).click();
  await expect(page.getByRole('heading', { name: '2 orders accepted' })).toBeVisible();
  await expect(page.getByText(`${cancelled?.number}: not changed. Now: Cancelled`)).toBeVisible();
  await expect(page.getByText(`${placed[1]?.number}: Accepted`)).toBeVisible();
  await expect(cardOf(page, placed[2]?.number ?? '').last()).toContainText('Accepted');
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Labels 2' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shipping labels' })).toBeVisible();
  await expect(page.getByRole('img', { name: `Barcode ${placed[1]?.number}` })).toBeVisible();
  await expectNoFindings(page);
  expect((await printPage(page)).sizes).toEqual([A6, A6]);
  await page.getByRole('link', { name: 'A4, four labels a sheet' }).click();
  await expect(page.getByRole('link', { name: 'A4, four labels a sheet' })).toHaveAttribute('aria-current', 'page');
  expect((await printPage(page)).sizes).toEqual([A4]);
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Mark as packed 2' }).click();
  await expect(page.getByRole('heading', { name: '2 orders packed' })).toBeVisible();
  await expect(page.getByText(`${placed[1]?.number}: Packed`)).toBeVisible();
  await page.getByRole('checkbox', { name: `Select order ${placed[2]?.number}` }).uncheck();
  await page.getByRole('button', { name: 'Pack slips 1' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pack slip' })).toBeVisible();
  await expectNoFindings(page);
  expect((await printPage(page)).sizes).toEqual([A4]);
});

test('where the host fails before the last of several orders is packed, it is said which are', async ({
  page,
  shop,
  complaints,
}) => {
  complaints.expect(/500/);
  const { product, token } = await openDashboard(shop, page);
  for (const { shipments } of [await order(shop, product), await order(shop, product)])
    await accept(shop, token, shipments[0]?.id);
  await page.goto('/seller-dashboard');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  let asked = 0;
  const answer = { data: null, error: { code: 500, message: '' } };
  await page.route('**/pack', (route) =>
    ++asked === 2 ? route.fulfill({ status: 500, json: answer }) : route.fallback(),
  );
  await page.getByRole('button', { name: 'Mark as packed 2' }).click();
  await expect(page.getByRole('heading', { name: '1 order packed' })).toBeVisible();
  await expect(page.getByText('Something went wrong at our end.').first()).toBeVisible();
  // The other stays selected.
  await page.getByRole('button', { name: 'Mark as packed 1' }).click();
  await expect(page.getByRole('button', { name: /^Mark as packed \d/ })).toBeHidden();
  await expect(page.getByText(/^[A-Z0-9-]+: Packed$/)).toHaveCount(1);
  expect(asked).toBe(3);
});

for (const [name, size] of [
  ['A6', A6],
  ['4 × 6 inch', [288, 432]],
] as const)
  test(`a label with the longest texts is one page of ${name}`, async ({ page, shop }) => {
    const { product, token } = await openDashboard(shop, page);
    const long = (text: string, length: number) => text.repeat(length).slice(0, length).trim();
    const { shipments } = await order(shop, product, 1, {
      contact: { name: long('Annapurna Venkataramanan ', 100), phone: '98765 43210' },
      address: {
        line1: long('Flat 1204, Tower B, Shanti Nivas, ', 160),
        line2: long('Mahatma Gandhi Marg, Sector 12, ', 160),
        landmark: long('behind the old post office, ', 160),
        city: long('Jaipur ', 80),
        state: 'Rajasthan',
        pinCode: '302001',
      },
    });
    await accept(shop, token, shipments[0]?.id, 'pack', 'dispatch');
    await page.goto('/seller-dashboard');
    await page.getByRole('button', { name: 'On the way' }).click();
    await page.getByRole('button', { name: 'Shipping label' }).click();
    await page.getByRole('link', { name, exact: true }).click();
    await page.emulateMedia({ media: 'print' });
    const label = page.getByRole('article');
    expect(await label.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(0);
    expect((await printPage(page)).sizes).toEqual([size]);
  });

test('an invoice is printed on a page of A4', async ({ page, shop }) => {
  const { product, token } = await openDashboard(shop, page);
  const { shipments } = await order(shop, product);
  await accept(shop, token, shipments[0]?.id, 'pack', 'dispatch');
  await page.goto('/seller-dashboard');
  await page.getByRole('button', { name: 'On the way' }).click();
  await page.getByRole('button', { name: 'Invoice' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /Tax invoice|Bill of supply/ })).toBeVisible();
  await expectNoFindings(page);
  expect((await printPage(page)).sizes).toEqual([A4]);
});

test('the button opens the browser’s print dialog', async ({ page, shop }) => {
  const { product, token } = await openDashboard(shop, page);
  const { shipments } = await order(shop, product);
  await accept(shop, token, shipments[0]?.id);
  await page.addInitScript(() => {
    window.print = () => {
      document.title = 'printing';
    };
  });
  await page.goto('/seller-dashboard');
  await page.getByRole('button', { name: 'Pack slip', exact: true }).click();
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  await expect(page).toHaveTitle('printing');
});

test('a seller without an account prints the label by the link in the mail', async ({ page, shop }) => {
  const { id, product } = takeShop(shop);
  const care = shop.host.shop.current().sellers.get(id)?.care.email ?? '';
  const { number } = await order(shop, product);
  const link = /http\S+\/api\/seller\/order-link\?token=[\w-]+/.exec(await shop.mailTo(care, number))?.[0] ?? '';
  await page.goto(link);
  await page.getByRole('link', { name: 'Shipping label' }).click();
  await expect(page.getByRole('img', { name: `Barcode ${number}` })).toBeVisible();
  expect((await printPage(page)).sizes).toEqual([A6]);
  await page.getByRole('link', { name: 'Back to the order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
});

test('the figures of each period are drawn and can be read as a table', async ({ page, shop }) => {
  const { product } = await openDashboard(shop, page);
  await order(shop, product, 2);
  await page.goto('/seller-dashboard#figures');
  const days = /^Sales by day, \d+ \w+ to \d+ \w+\. Most: ₹/;
  await expect(page.getByRole('img', { name: days })).toBeVisible();
  for (const [period, title] of [
    ['Day', /^Sales by hour, .*\. Most: ₹/],
    ['7 days', days],
    ['Month', /^Sales by day, \w+ \d{4}\. Most: ₹/],
  ] as const) {
    await page.getByRole('radio', { name: period, exact: true }).check();
    await expect(page.getByRole('img', { name: title })).toBeVisible();
  }
  await page.getByText('Show as a table').last().click();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.filter({ hasText: '₹' }).first()).toBeVisible();
  await expectNoFindings(page);
});
