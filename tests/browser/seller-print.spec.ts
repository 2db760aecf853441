import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { type RealHost, test } from './real-host.ts';
import { call, openShop, order, takeShop } from './seller-steps.ts';
import { expect } from './shop.ts';

/** What a seller prints: labels, pack slips, invoices, on the page of the host and as a PDF file. */

// A page that is printed while the page before fades out reports that the fade was broken off.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

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

/** Opens the page for printing of one shipment. */
async function openDocument(page: Page, shop: RealHost, token: string, kind: string, id = ''): Promise<void> {
  const { path } = await call<{ path: string }>(shop, '/seller/documents', {
    body: { kind, shipmentIds: [id] },
    token,
  });
  await page.goto(`${shop.address}/api${path}`);
}

for (const [name, size] of [
  ['A6', A6],
  ['4 × 6 inch', [288, 432]],
] as const)
  test(`a label with the longest texts is one page of ${name}`, async ({ page, shop }) => {
    const { product, token } = await openShop(shop, page);
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
    await openDocument(page, shop, token, 'label', shipments[0]?.id);
    await page.getByRole('link', { name, exact: true }).click();
    await page.emulateMedia({ media: 'print' });
    const label = page.getByRole('article');
    expect(await label.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(0);
    expect((await printPage(page)).sizes).toEqual([size]);
  });

test('an invoice is printed on a page of A4', async ({ page, shop }) => {
  const { product, token } = await openShop(shop, page);
  const { shipments } = await order(shop, product);
  await accept(shop, token, shipments[0]?.id, 'pack', 'dispatch');
  await openDocument(page, shop, token, 'invoice', shipments[0]?.id);
  await expect(page.getByRole('heading', { level: 2, name: /Tax invoice|Bill of supply/ })).toBeVisible();
  await expectNoFindings(page);
  expect((await printPage(page)).sizes).toEqual([A4]);
});

test('the button opens the browser’s print dialog', async ({ page, shop }) => {
  const { product, token } = await openShop(shop, page);
  const { shipments } = await order(shop, product);
  await accept(shop, token, shipments[0]?.id);
  await page.addInitScript(() => {
    window.print = () => {
      document.title = 'printing';
    };
  });
  await openDocument(page, shop, token, 'pack-slip', shipments[0]?.id);
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
