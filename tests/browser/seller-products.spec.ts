import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { findCommand } from '../../src/api/entry/operator/commands.ts';
import { expectNoFindings } from './axe.ts';
import { signInToDashboard } from './operator-steps.ts';
import { OwnShop } from './own-shop.ts';
import { type RealHost, test } from './real-host.ts';
import { call, openShop } from './seller-steps.ts';
import { expect } from './shop.ts';

/** A command of the operator, on a catalogue of the test's own: `pull` writes there. */
function operate({ host }: RealHost, root: string, line: string): Promise<string> {
  const found = findCommand(line.split(' '));
  if (!found) throw new Error(`There is no command "${line}".`);
  const services = { ...host.services, shop: () => ({ ...host.services.shop(), root }) };
  return found.command.run({ services, actor: 'operator:journey' }, { words: found.rest, options: {} });
}

test('a seller uploads a table, corrects a row in the form, and the operator publishes what is built next', async ({
  page,
  activate,
  shop,
}) => {
  const { product, token } = await openShop(shop, page);
  const category = product.categoryIds[0] ?? '';
  const [first, second] = [`T${process.pid}A`, `T${process.pid}B`];
  const row = (sku: string, title: string, price: string) =>
    `${sku},${category},${title},${price},3,Toy,1 N,${sku === first ? 'front.png' : ''},Wood,7\n`;
  const table =
    'SKU,Category,Title,Price,Pieces,What it is,Net quantity,Pictures,Fabric,Rack no\n' +
    row(first, 'Wooden top of the journey', '149') +
    row(second, 'Wooden horse of the journey', 'cheap');
  const square = { width: 800, height: 800, channels: 3, background: '#b5651d' } as const;

  await page.goto('/seller-dashboard#products');
  await expect(page.getByRole('heading', { name: 'Products', exact: true })).toBeVisible();
  await activate(page.getByText('Upload a spreadsheet', { exact: true }));
  await expectNoFindings(page);
  await page
    .getByLabel('Spreadsheet *')
    .setInputFiles({ name: 'toys.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  const buffer = await sharp({ create: square }).png().toBuffer();
  await page
    .getByRole('form', { name: 'Spreadsheet of products' })
    .getByLabel('Photos')
    .setInputFiles({ name: 'front.png', mimeType: 'image/png', buffer });
  await activate(page.getByRole('button', { name: 'Upload', exact: true }));
  await expect(page.getByText('1 of 2 rows kept as drafts. 1 not kept')).toBeVisible();
  await expect(page.getByText('2 columns left out, in whole or in part: Fabric, Rack no.')).toBeVisible();
  await expect(page.getByText('Column Fabric: Write it into a column "attributes"')).toBeVisible();
  await expect(page.getByText(`Row 3, ${second}, Price: Expected an amount in INR`)).toBeVisible();
  const cardOf = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(cardOf('Wooden top of the journey')).toContainText('Draft');
  // The picture that was uploaded, which the site does not have yet.
  const uploaded = cardOf('Wooden top of the journey').locator('img');
  await expect.poll(() => uploaded.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(208);

  const saved = page.waitForEvent('download');
  await activate(page.getByRole('button', { name: 'Download your products' }));
  const file = await saved;
  expect(file.suggestedFilename()).toBe('products.csv');
  expect(readFileSync(await file.path(), 'utf8')).toContain(`${first},${category},Wooden top of the journey,`);

  await activate(page.getByRole('button', { name: 'Add a product' }));
  const form = page.getByRole('form', { name: 'Add a product' });
  await expect(page.getByRole('button', { name: 'Add a product' })).toBeHidden();
  await expect(cardOf('Wooden top of the journey')).toBeHidden();
  await form.getByLabel('SKU *').fill(second);
  await form.getByLabel('Category *').selectOption(category);
  await form.getByLabel('Title *').fill('Wooden horse of the journey');
  await form.getByLabel('Price *').fill('cheap');
  await form.getByLabel('Pieces', { exact: true }).filter({ visible: true }).fill('3');
  await form.getByLabel('Common name *').fill('Toy');
  await form.getByLabel('Net quantity *').fill('1 N');
  await activate(form.getByRole('button', { name: 'Save draft' }));
  await expect(form.getByRole('alert')).toContainText('Price: Expected an amount in INR');
  await expectNoFindings(page);
  await form.getByLabel('Price *').fill('199');
  // Each language of the shop has its own title and description.
  await activate(form.locator('summary'));
  await form.getByLabel('Title in Tamil').fill('மரக் குதிரை');
  await activate(form.getByRole('button', { name: 'Save draft' }));
  await expect(form).toBeHidden();
  await activate(cardOf('Wooden horse of the journey').getByRole('button', { name: 'Wooden horse' }));
  await expect(page.getByLabel('Title in Tamil')).toHaveValue('மரக் குதிரை');
  await expectNoFindings(page);
  await activate(page.getByRole('button', { name: 'Products', exact: true }));
  await activate(page.getByRole('button', { name: 'Send 2 drafts for review' }));
  await expect(cardOf('Wooden horse of the journey')).toContainText('In review');
  await expectNoFindings(page);

  const desk = await page.context().newPage();
  await signInToDashboard(desk, shop, 'ravi');
  await activate(desk.getByRole('button', { name: /^More/ }));
  await activate(desk.getByRole('link', { name: /^Products/ }));
  await activate(desk.getByRole('link', { name: 'Wooden top of the journey', exact: true }));
  const picture = desk.getByRole('img', { name: 'Photo 1' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);
  await expectNoFindings(desk);
  await activate(desk.getByRole('button', { name: 'Approve', exact: true }));
  await expect(desk.getByRole('status')).toBeVisible();
  await desk.close();

  const own = new OwnShop();
  try {
    cpSync('tests/fixtures/second-shop', own.catalog, { recursive: true });
    cpSync(`catalog/sellers/${product.sellerId}.json`, join(own.catalog, 'sellers', `${product.sellerId}.json`));
    writeFileSync(
      join(own.catalog, 'categories', `${category}.json`),
      JSON.stringify({ title: 'Toys', description: 'Toys of wood.' }),
    );
    await operate(shop, own.catalog, `products approve ${second}`);
    expect(await operate(shop, own.catalog, 'products pull')).toContain(`written  ${first}`);
    expect(readdirSync(join(own.catalog, 'products', category))).toHaveLength(2);
    const address = await own.open({ STOCK_URL: `${shop.address}/api/stock` });
    await page.goto(`${address}/wooden-top-of-the-journey/p/${first}`);
    await expect(page.getByRole('heading', { name: 'Wooden top of the journey' })).toBeVisible();
    await expect(page.getByText('Only 3 left')).toBeVisible();
    // It may still be fetching its dictionary.
    await page.goto('/');
  } finally {
    own.close();
  }
  const { products } = await call<{ products: { sku: string; status: string }[] }>(shop, '/seller/products', { token });
  expect(products.find(({ sku }) => sku === first)?.status).toBe('published');
});

test('a seller counts the pieces of a size', async ({ page, shop }) => {
  const { product, token } = await openShop(shop, page);
  const size = product.sizes.find(({ availability }) => availability === 'in-stock')?.name;
  await page.goto('/seller-dashboard#stock');
  const counts = page.getByRole('group', { name: `Stock: ${product.title}` }).first();
  const input = counts.getByRole('spinbutton', { name: `Pieces of ${size}`, exact: true });
  await expect(input).toHaveAttribute('placeholder', 'Enter count');
  await input.fill('4');
  await input.blur();
  await expect(page.getByRole('status').filter({ hasText: '4 left.' })).toBeVisible();
  const { products } = await call<{ products: { sku: string; sizes: { name: string; pieces?: number }[] }[] }>(
    shop,
    '/seller/stock',
    { token },
  );
  const found = products.find(({ sku }) => sku === product.sku);
  expect(found?.sizes.find(({ name }) => name === size)?.pieces).toBe(4);
  await page.reload();
  await expect(input).toHaveValue('4');
});

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  test(`what saves a product stays in view on a screen of ${width} pixels`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height });
    await openShop(shop, page);
    await page.goto('/seller-dashboard#products');
    await page.getByRole('button', { name: 'Add a product' }).click();
    for (const place of ['Title *', 'Net quantity *']) {
      await page.getByLabel(place).scrollIntoViewIfNeeded();
      await expect(page.getByRole('button', { name: 'Send for review' })).toBeInViewport({ ratio: 1 });
    }
  });

test('the page of a product takes the place of the list, and keeps what was typed when saving fails', async ({
  page,
  shop,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED|Failed to load/);
  const { product, token } = await openShop(shop, page);
  const category = product.categoryIds[0] ?? '';
  const sku = `T${process.pid}C`;
  await page.goto('/seller-dashboard#products');
  const add = page.getByRole('button', { name: 'Add a product' });
  await add.click();
  const form = page.getByRole('form', { name: 'Add a product' });
  await expect(page.getByRole('heading', { name: 'Add a product' })).toBeFocused();
  await expect(page.locator('#products').getByRole('list').filter({ hasText: product.sku })).toBeHidden();
  await form.getByLabel('Title *').fill('Kurti of rows');
  await form.getByLabel('Category *').selectOption(category);
  await form.getByLabel('SKU *').fill(sku);
  await form.getByLabel('Price *').fill('499');
  await form.getByLabel('Common name *').fill('Kurti');
  await form.getByLabel('Net quantity *').fill('1 N');
  const sizes = form.getByRole('group', { name: 'Sizes' });
  await expect(sizes).toBeHidden();
  await form.getByRole('radio', { name: 'Several sizes' }).check();
  await expect(form.getByLabel('Pieces', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await sizes.getByLabel('Size', { exact: true }).fill('XL 6');
  await sizes.getByRole('button', { name: 'Add a size' }).click();
  await sizes.getByLabel('Size', { exact: true }).last().fill('M');
  await sizes.getByLabel('Pieces').last().fill('6');
  await sizes.getByLabel('Measurements').last().fill('Bust: 38 in');
  const facts = form.getByRole('group', { name: 'Fabric and other details' });
  await facts.getByRole('textbox', { name: 'Detail' }).fill('Fabric');
  await facts.getByRole('textbox', { name: 'Value' }).fill('Cotton');
  const buffer = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#b5651d' } })
    .png()
    .toBuffer();
  await form.getByLabel(/Add photos/).setInputFiles({ name: 'front.png', mimeType: 'image/png', buffer });
  const photo = form.getByRole('listitem').filter({ hasText: 'front.png' }).locator('img');
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await form.getByRole('button', { name: 'Send for review' }).click();
  // "XL 6" without pieces would be six pieces of "XL".
  await form
    .getByRole('alert')
    .getByRole('link', { name: /Enter the pieces of XL 6/ })
    .click();
  await expect(sizes.getByLabel('Size', { exact: true }).first()).toBeFocused();
  await sizes.getByLabel('Pieces').first().fill('4');
  await expectNoFindings(page);
  await page.route('**/api/seller/products', (route) => route.abort());
  await form.getByRole('button', { name: 'Send for review' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'We couldn’t reach the shop.' })).toBeVisible();
  await form.getByRole('button', { name: 'Products' }).click();
  await expect(add).toBeFocused();
  await add.click();
  await expect(sizes.getByLabel('Measurements').last()).toHaveValue('Bust: 38 in');
  await page.unroute('**/api/seller/products');
  await form.getByRole('button', { name: 'Send for review' }).click();
  await expect(form).toBeHidden();
  await expect(page.locator('#products').getByRole('listitem').filter({ hasText: sku })).toContainText('In review');
  await page.getByRole('button', { name: /^In review/ }).click();
  await expect(page.locator('#products [data-list]').getByRole('listitem')).toHaveCount(1);
  const { fields } = await call<{ fields: Record<string, string> }>(shop, `/seller/products/${sku}`, { token });
  expect(fields['sizes']).toBe('XL 6:4, M:6 (Bust: 38 in)');
  expect(fields['attributes']).toBe('Fabric: Cotton');
});
