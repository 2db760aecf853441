import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { expect, SHEET_WINDOW, test } from './shop.ts';
import { addButton, cardOf, expectBadge, lineOf, quickViewOf, readCart, readKept, sheetOf, toastOf } from './steps.ts';

test.use(SHEET_WINDOW);

/** The mug of the second shop: in packs and colours, sold out as a pack of two in indigo, as a pack of six only in sand. */
const MUG = { title: 'Stoneware mug', path: '/stoneware-mug/p/MUG' };
const pathOf = (sku: string): string => `/stoneware-mug/p/${sku}`;

test.use({
  baseURL: process.env['STYLEGUIDE_URL'] as string,
  contextOptions: { reducedMotion: 'reduce' },
});

const linkTo = (container: Page | Locator, option: string, value: string): Locator =>
  container.getByRole('group', { name: option }).getByRole('link', { name: value });
const productOf = (page: Page): Locator => page.getByRole('article');

/** What a place shows of the chosen variant. */
async function expectVariant(container: Locator, words: string, price: string): Promise<void> {
  await expect(container.getByRole('heading', { level: 1 })).toHaveText(`${MUG.title}, ${words}`);
  await expect(container.getByText(price, { exact: true }).first()).toBeVisible();
  for (const value of words.split(', ')) {
    const link = container.getByRole('link', { name: value.replace('Pack of ', ''), exact: true });
    await expect(link).toHaveAttribute('aria-current', 'true');
  }
}

test.describe('choosing a variant on the page of a product', () => {
  test('changes price, saving, picture, declarations and address in place', async ({ page, activate }) => {
    await page.goto(MUG.path);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    const product = productOf(page);
    await expectVariant(product, 'Pack of 1, Sand', '₹180');
    await activate(linkTo(page, 'Colour', 'Indigo'));
    await expectVariant(product, 'Pack of 1, Indigo', '₹190');
    await expect(product.getByRole('img', { name: 'An indigo mug' })).toBeVisible();
    await expect(page).toHaveURL(pathOf('MUG-1-INDIGO'));
    await expect(page).toHaveTitle(/^Stoneware mug, Pack of 1, Indigo/);
    await activate(linkTo(page, 'Colour', 'Sand'));
    await expectVariant(product, 'Pack of 1, Sand', '₹180');
    await activate(linkTo(page, 'Pack', '2'));
    await expectVariant(product, 'Pack of 2, Sand', '₹340');
    await expect(product.getByText('29% off').first()).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: '700 g' })).toBeVisible();
    await expect(product.getByText('SKU MUG-2-SAND')).toBeVisible();
    await expect(page).toHaveURL(pathOf('MUG-2-SAND'));
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });

  test('is announced, and keeps the focus on what was chosen', async ({ page, activate }) => {
    await page.goto(MUG.path);
    await activate(linkTo(page, 'Colour', 'Indigo'));
    await expect(productOf(page).getByRole('status')).toHaveText('Stoneware mug, Pack of 1, Indigo: ₹190');
    await expect(linkTo(page, 'Colour', 'Indigo')).toBeFocused();
  });

  test('leads by way of two values to the variant with both, however fast', async ({ page, activate }) => {
    await page.goto(MUG.path);
    await page.evaluate(() => {
      const [, two, , , indigo] = document.querySelectorAll<HTMLElement>('[data-do=variant]');
      two?.click();
      indigo?.click();
    });
    await expect(page).toHaveURL(pathOf('MUG-2-INDIGO'));
    await expectVariant(productOf(page), 'Pack of 2, Indigo', '₹350');
    await activate(linkTo(page, 'Pack', '6'));
    await expectVariant(productOf(page), 'Pack of 6, Sand', '₹950');
  });

  test('is one step of the history', async ({ page, activate }) => {
    await page.goto('/products');
    await page.goto(MUG.path);
    await activate(linkTo(page, 'Colour', 'Indigo'));
    await expect(page).toHaveURL(pathOf('MUG-1-INDIGO'));
    await page.reload();
    await expectVariant(productOf(page), 'Pack of 1, Indigo', '₹190');
    await page.goBack();
    await expect(page).toHaveURL('/products');
  });

  test('can be bought after another one, and the cart has the variant with its name, price and address', async ({
    page,
    activate,
  }) => {
    await page.goto(MUG.path);
    await activate(addButton(productOf(page)));
    await expect(productOf(page).getByRole('group', { name: 'Quantity' })).toBeVisible();
    await activate(linkTo(page, 'Pack', '2'));
    await expectVariant(productOf(page), 'Pack of 2, Sand', '₹340');
    await activate(addButton(productOf(page)));
    await expect(toastOf(page)).toBeVisible();
    await activate(productOf(page).getByRole('button', { name: 'One more' }));
    await expectBadge(page, 3);
    expect(await readCart(page)).toMatchObject([
      { sku: 'MUG-1-SAND', quantity: 1 },
      {
        sku: 'MUG-2-SAND',
        title: 'Stoneware mug, Pack of 2, Sand',
        priceMinor: 34000,
        quantity: 2,
        path: pathOf('MUG-2-SAND'),
      },
    ]);
    await page.goto('/cart');
    const line = lineOf(page.getByRole('main'), { title: 'Stoneware mug, Pack of 2, Sand' });
    await expect(line.getByText('₹680', { exact: true })).toBeVisible();
    await expect(line.getByText('₹340 each', { exact: true })).toBeVisible();
    await expect(line.getByRole('link', { name: /^Stoneware mug/ })).toHaveAttribute('href', pathOf('MUG-2-SAND'));
  });

  test('that is sold out says so and takes Add to cart away', async ({ page, activate }) => {
    await page.goto(pathOf('MUG-2-SAND'));
    await activate(linkTo(page, 'Colour', 'Indigo Sold out'));
    await expectVariant(productOf(page), 'Pack of 2, Indigo', '₹350');
    await expect(productOf(page).getByText('Sold out', { exact: true })).toBeVisible();
    await expect(addButton(productOf(page))).toBeHidden();
    await activate(linkTo(page, 'Pack', '6 only Sand'));
    await expect(page).toHaveURL(pathOf('MUG-6-SAND'));
    await expect(addButton(productOf(page))).toBeVisible();
  });

  test('does not lose the page behind a panel', async ({ page, activate }) => {
    await page.goto(MUG.path);
    await activate(linkTo(page, 'Colour', 'Indigo'));
    await expect(page).toHaveURL(pathOf('MUG-1-INDIGO'));
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await activate(page.getByRole('link', { name: /^Cart/ }));
    await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeHidden();
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });

  test('marks each variant on the wishlist by itself', async ({ page, activate }) => {
    await page.goto(MUG.path);
    await activate(page.getByRole('button', { name: 'Add to wishlist' }));
    await expect(page.getByRole('button', { name: 'Add to wishlist', pressed: true })).toBeVisible();
    await activate(linkTo(page, 'Colour', 'Indigo'));
    await expect(page.getByRole('button', { name: 'Add to wishlist', pressed: false })).toBeVisible();
    expect(await readKept(page, 'wishlist')).toContain('"sku":"MUG-1-SAND"');
  });

  test('says that there is no connection, and works when it is back', async ({
    page,
    context,
    activate,
    complaints,
  }) => {
    complaints.expect(/ERR_INTERNET_DISCONNECTED/);
    await page.goto(MUG.path);
    await activate(linkTo(page, 'Colour', 'Indigo'));
    await expect(page).toHaveURL(pathOf('MUG-1-INDIGO'));
    await context.setOffline(true);
    await activate(linkTo(page, 'Pack', '6'));
    await expect(page.getByText('No connection? Please try again, or reload.')).toBeVisible();
    await context.setOffline(false);
    await activate(linkTo(page, 'Pack', '6'));
    await expectVariant(productOf(page), 'Pack of 6, Sand', '₹950');
  });
});

test.describe('a card of a product with variants', () => {
  test('says from which price, and leads to the choice', async ({ page, activate }) => {
    await page.goto('/products');
    const card = cardOf(page, MUG);
    await expect(card.getByText('from ₹180')).toBeVisible();
    await expect(addButton(card)).toBeHidden();
    await activate(card.getByRole('link', { name: 'Choose options' }));
    await expectVariant(sheetOf(page), 'Pack of 1, Sand', '₹180');
  });

  test('opens the sheet, in which a variant is chosen with its address', async ({ page, activate }) => {
    await page.goto('/products');
    await activate(cardOf(page, MUG).getByRole('link', { name: 'Choose options' }));
    const sheet = sheetOf(page);
    await activate(linkTo(sheet, 'Pack', '2'));
    await expectVariant(sheet, 'Pack of 2, Sand', '₹340');
    await expect(page).toHaveURL(pathOf('MUG-2-SAND'));
    await activate(addButton(sheet));
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL('/products');
    await expect(page).toHaveTitle(/^All products/);
    expect(await readCart(page)).toMatchObject([{ sku: 'MUG-2-SAND', priceMinor: 34000 }]);
    await page.goForward();
    await expectVariant(sheet, 'Pack of 2, Sand', '₹340');
  });

  test('has a quick view, in which a variant is chosen over the list', async ({ page, isMobile }) => {
    test.skip(isMobile, 'it is for screens with a mouse');
    await page.goto('/products');
    await cardOf(page, MUG).hover();
    await cardOf(page, MUG).getByRole('button', { name: 'Quick view' }).click();
    const view = quickViewOf(page);
    await linkTo(view, 'Colour', 'Indigo').click();
    await expectVariant(view, 'Pack of 1, Indigo', '₹190');
    await expect(page).toHaveURL('/products');
    await expect(view.getByRole('link', { name: 'See full details' })).toHaveAttribute('href', pathOf('MUG-1-INDIGO'));
    await addButton(view).click();
    await expect(toastOf(page)).toBeVisible();
    expect(await readCart(page)).toMatchObject([{ sku: 'MUG-1-INDIGO', path: pathOf('MUG-1-INDIGO') }]);
  });
});

test('a link that adds the product itself adds none of its variants', async ({ page }) => {
  await page.goto('/cart?sku=MUG');
  await expect(page.getByText('This product is no longer sold here.')).toBeVisible();
  expect(await readCart(page)).toEqual([]);
  await page.goto('/cart?sku=MUG-2-SAND&quantity=2');
  await expect(lineOf(page.getByRole('main'), { title: 'Stoneware mug, Pack of 2, Sand' })).toBeVisible();
});

test('an old link with the SKU of the product or of a variant leads to its page', async ({ page }) => {
  for (const sku of ['MUG', 'MUG-2-SAND']) {
    await page.goto(`/productDetails?data=${encodeURIComponent(JSON.stringify({ sku }))}`);
    await expect(page).toHaveURL(pathOf(sku));
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the values are links to the pages of the variants', async ({ page, activate }) => {
    await page.goto(MUG.path);
    await activate(linkTo(page, 'Pack', '2'));
    await expect(page).toHaveURL(pathOf('MUG-2-SAND'));
    await expectVariant(productOf(page), 'Pack of 2, Sand', '₹340');
    const mail = await page.getByRole('link', { name: 'By email' }).getAttribute('href');
    expect(decodeURIComponent(mail ?? '')).toContain('SKU: MUG-2-SAND');
    await activate(linkTo(page, 'Colour', 'Indigo Sold out'));
    await expect(productOf(page).getByText('Sold out', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'By email' })).toHaveCount(0);
  });
});

test.describe('axe finds no errors', () => {
  test('on the page of a product with variants, also of one that is sold out', async ({ page }) => {
    await page.goto(MUG.path);
    await expectNoFindings(page);
    await page.goto(pathOf('MUG-2-INDIGO'));
    await expectNoFindings(page);
  });

  test('in the sheet after a choice', async ({ page, activate }) => {
    await page.goto('/products');
    await activate(cardOf(page, MUG).getByRole('link', { name: 'Choose options' }));
    await activate(linkTo(sheetOf(page), 'Colour', 'Indigo'));
    await expectVariant(sheetOf(page), 'Pack of 1, Indigo', '₹190');
    await expectNoFindings(page);
  });
});
