import { expect, type Page, test } from '@playwright/test';
import { cupFile, DevShop } from './dev-shop.ts';
import { expectNoFindingsOnScreens, openEditor, watchConsole } from './steps.ts';

/** Journeys of one who edits by forms. */

const shop = new DevShop(4);
/** A product as an older export has it, with a key that nothing reads. */
const OLD = {
  shopName: 'Chai Ghar',
  productDetails: 'Fabric: Clay\nCare: Wash by hand',
  productValue: {
    name: 'Old clay kulhad',
    image: ['cup.png'],
    sku: 'KUL-OLD',
    brand: 'Chai Ghar',
    offers: { priceCurrency: 'INR', price: '120.00', availability: 'InStock' },
    weight: { value: 250, unitCode: 'GRM' },
  },
};
shop.write('products/cups/old.json', `${JSON.stringify(OLD, null, 2)}\n`);
shop.git('add', '-A');
shop.git('commit', '-q', '-m', 'Add an old product');

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  await shop.open();
  await shop.openFirstPage();
});
test.afterAll(() => shop.close());
test.beforeEach(({ page }) => watchConsole(page));
test.afterEach(() => {
  shop.git('checkout', '-q', '.');
  shop.git('clean', '-fdq', '.');
});

const saved = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /Saved \d file/ })
    .first();
const lines = (): string[] => shop.git('diff', '-U0').match(/^[-+] .*$/gm) ?? [];
const picture = () => ({ name: 'Blue cup.png', mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') });
/** A square of one colour. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mNk+M9Qz0AEYBxVSF+FAAhKDveksOjmAAAAAElFTkSuQmCC';

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );
    if (name.test(label)) return;
  }
  throw new Error(`Tab does not reach ${name}.`);
}

test('a product is added with a picture, and is on its page', async ({ page }) => {
  await openEditor(page, shop, 'new/products');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New product');
  await page.getByLabel('Category', { exact: true }).selectOption('cups');
  await page.getByLabel('Title needed', { exact: true }).fill('Blue pottery cup');
  await page.getByLabel('SKU needed').fill('CUP-NEW');
  await page.getByLabel('Seller needed').selectOption('chai-ghar');
  await page.getByLabel('Price needed').first().fill('149.5');
  await page.getByLabel('What it is').fill('Cup');
  await page.getByLabel('Net quantity').fill('1 N');
  await page.getByLabel('Add pictures: drop them here, or choose files').setInputFiles(picture());
  await page.getByLabel('What it shows').fill('A blue cup');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/edit\/products\/cups\/blue-pottery-cup\.json/);
  const made = JSON.parse(shop.read('products/cups/blue-pottery-cup.json'));
  expect(made).toMatchObject({
    sku: 'CUP-NEW',
    offers: { in: { price: 149.5 } },
    images: [{ src: expect.stringMatching(/^cups\/blue-cup-[0-9a-f]{10}\.png$/), alt: 'A blue cup' }],
    legal: { genericName: 'Cup', netQuantity: '1 N' },
  });
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { name: 'Blue pottery cup' }).first()).toBeVisible();
  await page.goto(`${shop.site}/blue-pottery-cup/p/CUP-NEW`);
  await expect(page.getByText('₹149.50').first()).toBeVisible();
  await expect(page.getByRole('img', { name: 'A blue cup' }).first()).toBeVisible();
});

test('a picture that is not saved is not kept', async ({ page }) => {
  await openEditor(page, shop, `edit/${cupFile(1)}`);
  await page
    .getByLabel('Add pictures: drop them here, or choose files')
    .setInputFiles({ ...picture(), name: 'Not kept.png' });
  const shown = page.locator('.picture img').last();
  await expect(shown).toHaveAttribute('src', /not-kept-[0-9a-f]{10}\.png$/);
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const status = () => shop.git('status', '--porcelain', '--untracked-files=all');
  expect(status()).toBe('');
  await page.getByRole('button', { name: 'Undo all' }).click();
  await page.getByLabel('Description', { exact: true }).fill('Made of red clay.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(saved(page)).toBeVisible();
  expect(status().trim()).toBe(`M ${cupFile(1)}`);
});

test('one changed field is one changed line, and what the check finds is at its field', async ({ page }) => {
  await openEditor(page, shop, `edit/${cupFile(1)}`);
  await page.getByLabel('Price before discount (MRP)').first().fill('450');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(saved(page)).toBeVisible();
  expect(lines()).toEqual(['-      "mrp": 500', '+      "mrp": 450']);
  await expect(page.getByText('Nothing is changed.')).toBeVisible();

  await page.getByLabel('Price needed').first().fill('900');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('the check would find 1 new error')).toBeVisible();
  await expect(
    page.locator('[data-field="offers.in.mrp"], [data-field="offers.in.price"]').getByText('Error:'),
  ).toBeVisible();
  const told = '“Prices by market (in), Price” has “900”. Needed: a price of at most the MRP, 450.';
  await expect(page.getByRole('alert')).toContainText(told);
  await expect(page.getByText(`Error: ${told}`)).toBeVisible();
  expect(lines()).toHaveLength(2);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto(`${shop.site}/admin`);
});

test('sections of the home page are ordered by the keyboard alone, and by dragging', async ({ page }) => {
  await openEditor(page, shop, 'edit/home.json');
  await expect(page.getByRole('heading', { name: 'Order of the sections', level: 2 })).toBeVisible();
  await tabTo(page, /^Move Gifts for members up$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Move Gifts for members up' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Gifts for members is now 8 of 10.')).toBeAttached();
  await tabTo(page, /^Save$/);
  await page.keyboard.press('Enter');
  await expect(saved(page)).toBeVisible();
  expect(JSON.parse(shop.read('home.json')).order.slice(-3)).toEqual(['memberGifts', 'productsForYou', 'newShops']);
  await page
    .locator('.sortable > li')
    .filter({ hasText: 'Deal of the week' })
    .locator('.grip')
    .dragTo(page.locator('.sortable > li').first());
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => JSON.parse(shop.read('home.json')).order[0]).toBe('deal');
});

test('a product of an older shape is shown, and converted on request', async ({ page }) => {
  await openEditor(page, shop, 'edit/products/cups/old.json');
  await expect(page.getByText('This file has an older shape.')).toBeVisible();
  await expect(page.getByLabel('Title needed', { exact: true })).toHaveValue('Old clay kulhad');
  await expect(page.getByLabel('Title needed', { exact: true })).toBeDisabled();
  await page.getByText('Show the difference').click();
  await expect(page.getByRole('region', { name: 'The file as it is, and converted' })).toContainText(
    '"sku": "KUL-OLD"',
  );
  await page.getByRole('button', { name: 'Convert the file' }).click();
  await expect(page.getByLabel('Title needed', { exact: true })).toBeEnabled();
  expect(JSON.parse(shop.read('products/cups/old.json'))).toMatchObject({
    sku: 'KUL-OLD',
    title: 'Old clay kulhad',
    seller: 'chai-ghar',
    weight: '250 g',
    offers: { in: { price: '120.00' } },
  });
  await page.goto(`${shop.site}/old-clay-kulhad/p/KUL-OLD`);
  await expect(page.getByText('₹120').first()).toBeVisible();
});

test('what is not saved is there again after a reload, and leaving asks', async ({ page }) => {
  await openEditor(page, shop, `edit/${cupFile(2)}`);
  await page.getByLabel('Description', { exact: true }).fill('Made of red clay.');
  await expect(page.getByText('1 change', { exact: true })).toBeVisible();
  await page.waitForFunction(() => localStorage.getItem('haat-editor:products/cups/cup-002.json') !== null);
  let asked = 0;
  page.on('dialog', (dialog) => {
    asked++;
    void (dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss());
  });
  await page.getByRole('link', { name: 'Files' }).click();
  await expect(page).toHaveURL(/cup-002/);
  expect(asked).toBe(1);
  await page.reload();
  await expect(page.getByText('What you changed before and did not save is here again.')).toBeVisible();
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue('Made of red clay.');
  await page.getByRole('button', { name: 'Drop these changes' }).click();
  await expect(page.getByText('Nothing is changed.')).toBeVisible();
});

test('a file that changed meanwhile shows both versions, and takes the changes on request', async ({ page }) => {
  await openEditor(page, shop, `edit/${cupFile(3)}`);
  await page.getByLabel('Description', { exact: true }).fill('Made of red clay.');
  shop.write(cupFile(3), shop.read(cupFile(3)).replace('103', '104'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing was saved');
  await page.getByRole('button', { name: 'Save my changes onto the file as it is now' }).click();
  await expect(saved(page)).toBeVisible();
  expect(JSON.parse(shop.read(cupFile(3)))).toMatchObject({
    offers: { in: { price: 104 } },
    description: 'Made of red clay.',
  });
});

test('a draft has a preview, and is nowhere else', async ({ page }) => {
  await openEditor(page, shop, `edit/${cupFile(4)}`);
  await page.getByRole('button', { name: 'Retire' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('It is not published: no shopper sees its page.')).toBeVisible();
  await page.getByRole('button', { name: 'Show the page as it would be' }).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Clay cup number 4' }).first()).toBeVisible();
  expect(lines()).toContain('+  "draft": true');
});

test('variants are made from their options at once, and those that are there stay', async ({ page }) => {
  await openEditor(page, shop, `edit/${cupFile(4)}`);
  await page.getByRole('heading', { name: 'Variants', level: 2 }).click();
  await page.getByRole('button', { name: 'Make variants from their options' }).click();
  const maker = page.getByRole('group', { name: 'Make variants from their options' });
  await maker.getByLabel('Option 1', { exact: true }).fill('Size');
  await maker.getByLabel('Values of option 1').fill('S, M');
  await expect(maker.getByRole('status')).toContainText('2 combinations: 0 are there');
  await maker.getByRole('button', { name: 'Make 2 variants' }).click();
  await maker.getByLabel('Values of option 1').fill('S, M, L');
  await expect(maker.getByRole('status')).toContainText(
    '3 combinations: 2 are there and stay as they are, 1 would be made.',
  );
  await maker.getByRole('button', { name: 'Make 1 variant' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(saved(page)).toBeVisible();
  expect(JSON.parse(shop.read(cupFile(4)))).toMatchObject({
    options: ['Size'],
    variants: ['S', 'M', 'L'].map((size) => ({ sku: `CUP-004-${size}`, options: { Size: size } })),
  });
});

test('products that go with it are found by search, and attributes are proposed', async ({ page }) => {
  shop.write(cupFile(2), shop.read(cupFile(2)).replace('"seller"', '"attributes": { "Glaze": "Blue" },\n  "seller"'));
  await openEditor(page, shop, `edit/${cupFile(1)}`);
  await page.getByRole('combobox', { name: 'Find a product for “Goes with”' }).fill('number 2');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Take out Clay cup number 2' })).toBeVisible();
  await page.getByRole('button', { name: '+ Glaze' }).click();
  await page.getByRole('button', { name: 'Blue', exact: true }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(saved(page)).toBeVisible();
  expect(JSON.parse(shop.read(cupFile(1)))).toMatchObject({ goesWith: ['CUP-002'], attributes: { Glaze: 'Blue' } });
});

test('a copy begins as a draft without a code, and a file is deleted after a question', async ({ page }) => {
  await openEditor(page, shop, `edit/${cupFile(1)}`);
  await page.getByRole('link', { name: 'Make a copy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Copy of Clay cup number 1');
  await page.getByLabel('SKU needed').fill('CUP-COPY');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/cup-001-copy/);
  expect(JSON.parse(shop.read('products/cups/cup-001-copy.json'))).toMatchObject({ sku: 'CUP-COPY', draft: true });
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/admin\/products$/);
  expect(shop.git('status', '--porcelain').trim()).toBe('');
});

test('forms have no findings on a narrow and a wide screen, in dark and light', async ({ page }) => {
  await openEditor(page, shop);
  const files = [
    cupFile(1),
    'products/cups/old.json',
    'home.json',
    'store.json',
    'sellers/chai-ghar.json',
    'categories/cups.json',
  ];
  for (const path of [...files.map((file) => `edit/${file}`), 'new', 'new/products', 'new/pages']) {
    await page.goto(`${shop.site}/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading')).toHaveCount(0);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
      // The page of the shop has tests of its own.
      for (const frame of document.querySelectorAll('iframe')) frame.remove();
    });
    await expectNoFindingsOnScreens(page, path);
  }
});
