import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoFindings } from './axe.ts';
import { OwnShop } from './own-shop.ts';
import { type RealHost, test } from './real-host.ts';
import { call, openShop, operate } from './seller-steps.ts';
import { expect } from './shop.ts';

/** The products of a seller's office: the look, the keyboard, and what scripts improve. Rules are held by tests/api/suites. */

const WIDTHS = [360, 1280];
const picture = (side = 800): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#b5651d' } })
    .png()
    .toBuffer();

/** Opens the office as a seller who has signed in, and tells an address of it. */
async function openOffice(shop: RealHost, page: Page) {
  const seller = await openShop(shop, page);
  return { ...seller, home: `${shop.address}/api/seller-office` };
}

/** Fills what a new product needs. */
async function fillIn(page: Page, sku: string, category: string): Promise<void> {
  await page.getByLabel('Title *').fill('Wooden top of the office');
  await page.getByLabel('Category *').selectOption(category);
  await page.getByLabel('SKU *').fill(sku);
  await page.getByLabel(/^Price/).fill('149');
  await page.getByLabel('Common name *').fill('Toy');
  await page.getByLabel('Net quantity *').fill('1 N');
}

/** Approves a product, writes it into a catalogue of the test's own, builds that, and finds the product on its page. */
async function expectPublished(
  page: Page,
  shop: RealHost,
  { sku, category, sellerId }: { readonly sku: string; readonly category: string; readonly sellerId: string },
): Promise<void> {
  const own = new OwnShop();
  try {
    cpSync('tests/fixtures/second-shop', own.catalog, { recursive: true });
    cpSync(`catalog/sellers/${sellerId}.json`, join(own.catalog, 'sellers', `${sellerId}.json`));
    const toys = JSON.stringify({ title: 'Toys', description: 'Toys of wood.' });
    writeFileSync(join(own.catalog, 'categories', `${category}.json`), toys);
    const root = own.catalog;
    await operate(shop, 'products approve', [sku], {}, root);
    expect(await operate(shop, 'products pull', [], {}, root)).toContain(`written  ${sku}`);
    const address = await own.open({ STOCK_URL: `${shop.address}/api/stock` });
    await page.goto(`${address}/wooden-top-of-the-office/p/${sku}`);
    await expect(page.getByRole('heading', { name: 'Wooden top of the office' })).toBeVisible();
    await expect(page.getByText('Only 4 left')).toBeVisible();
    // It may still be fetching its dictionary.
    await page.goto('/');
  } finally {
    own.close();
  }
}

test('a seller types a product with its photo and sizes by keyboard, and sends it for review', async ({
  page,
  shop,
}) => {
  const { home, product, token } = await openOffice(shop, page);
  const sku = `O${process.pid}A`;
  await page.goto(`${home}/products/new`);
  await fillIn(page, sku, product.categoryIds[0] ?? '');
  // Larger than pages show: it is made smaller before it is sent.
  const files = { name: 'front.png', mimeType: 'image/png', buffer: await picture(2_400) };
  await page.getByLabel('Add photos').setInputFiles(files);
  await page.getByLabel('Several sizes').check();
  const sizes = page.getByRole('group', { name: 'Sizes' });
  await expect(page.getByLabel('Pieces', { exact: true }).filter({ visible: true }).first()).toBeVisible();
  const rows = sizes.getByRole('listitem');
  const count = await rows.count();
  await sizes.getByRole('button', { name: 'Add a size' }).focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(count + 1);
  await expect(rows.last().getByLabel('Size')).toBeFocused();
  await page.keyboard.type('S');
  await page.keyboard.press('Tab');
  await page.keyboard.type('4');
  await rows.first().getByRole('button', { name: 'Remove' }).click();
  await expect(rows).toHaveCount(count);
  await expectNoFindings(page);
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Send for review' }).focus();
  await page.keyboard.press('Enter');
  expect((await sent).headers()['content-type']).toContain('multipart/form-data');
  await expect(page.getByRole('status')).toHaveText(`${sku}: sent for review.`);
  const row = page.getByRole('row').filter({ hasText: 'Wooden top of the office' });
  await expect(row).toContainText('In review');
  const small = row.locator('img');
  await expect.poll(() => small.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectNoFindings(page);

  // The operator approves it, and what is built next sells it.
  await expectPublished(page, shop, { sku, category: product.categoryIds[0] ?? '', sellerId: product.sellerId });
  const { products } = await call<{ products: { sku: string; status: string }[] }>(shop, '/seller/products', { token });
  expect(products.find((one) => one.sku === sku)?.status).toBe('published');
});

test('the pages of products and money fit the narrowest and a wide window in each language', async ({ page, shop }) => {
  const { home, product, token } = await openOffice(shop, page);
  const sku = `O${process.pid}B`;
  const fields = { sku, category: product.categoryIds[0] ?? '', title: 'Wooden horse', price: '149', stock: '3' };
  const body = { version: 0, fields: { ...fields, generic_name: 'Toy', net_quantity: '1 N' } };
  await call(shop, '/seller/products', { body, token });
  const paths = ['/products', '/products/new', `/products/of/${sku}`, '/products/table', '/figures', '/payouts'];
  for (const language of ['en', 'hi', 'ta', 'ar']) {
    await page.goto(`${home}/language`);
    await page.locator('select[name=language]').selectOption(language);
    await page.locator('main').getByRole('button').click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of paths) {
        await page.goto(home + path);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, `${path} in ${language}`).toBeLessThanOrEqual(width);
      }
    }
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a seller keeps what was typed when something is wrong', async ({ page, shop, complaints }) => {
    complaints.expect(/status of 422/);
    const { home, product } = await openOffice(shop, page);
    const category = product.categoryIds[0] ?? '';
    await page.goto(`${home}/products/new`);
    await fillIn(page, `O${process.pid}C`, category);
    await page.getByLabel(/^Price/).fill('cheap');
    const files = { name: 'front.png', mimeType: 'image/png', buffer: await picture() };
    await page.getByLabel('Add photos').setInputFiles(files);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByRole('alert')).toContainText('Please correct');
    await expect(page.getByLabel('Title *')).toHaveValue('Wooden top of the office');
    await expect(page.getByRole('button', { name: 'Remove Photo 1' })).toBeVisible();
    await page.getByLabel(/^Price/).fill('149');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByRole('status')).toContainText('saved as a draft');
  });
});

for (const script of [true, false])
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: script });

    test('a seller uploads a table without photos, says what a column is, and keeps its good rows', async ({
      page,
      shop,
      complaints,
    }) => {
      complaints.expect(/status of 422/);
      const { home, product } = await openOffice(shop, page);
      const sku = `O${process.pid}${script ? 'D' : 'E'}`;
      const category = product.categoryIds[0] ?? '';
      await page.goto(`${home}/products/table`);
      const table = `sku,category,what,price,generic_name,net_quantity\n${sku},${category},Wooden cart,99,Toy,1 N\n${sku}2,${category},Wooden horse,cheap,Toy,1 N\n`;
      await page
        .getByLabel('Spreadsheet')
        .setInputFiles({ name: 'toys.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
      await page.getByRole('button', { name: 'Upload and check' }).click();
      await expect(page.getByRole('status')).toContainText('0 of 2 rows can be saved as drafts.');
      await page.getByLabel('What what is taken for').selectOption('Title');
      await page.getByRole('button', { name: 'Check again' }).click();
      await expect(page.getByRole('status')).toContainText('1 of 2 rows can be saved as drafts.');
      if (script) await expectNoFindings(page);
      await page.getByRole('button', { name: 'Save 1 row as a draft' }).click();
      await expect(page.getByRole('status')).toContainText('1 of 2 rows kept as drafts. 1 not kept');
    });

    test('a seller counts pieces up with +, and saves', async ({ page, shop }) => {
      const { home } = await openOffice(shop, page);
      await page.goto(`${home}/stock`);
      const pieces = page.getByLabel(/^Pieces/).first();
      await pieces.fill('4');
      await page
        .getByRole('button', { name: /^One more/ })
        .first()
        .click();
      await expect(page.getByLabel(/^Pieces/).first()).toHaveValue('5');
      await page.getByRole('button', { name: 'Save stock' }).last().click();
      await expect(page.getByRole('status')).toContainText('5 left');
    });
  });
