import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { type Card, listCards, readPage, SITE_FOLDER } from './built-shop.ts';
import { expect, test } from './shop.ts';

/** Old product links carried the whole product in the address (specification section 2): they lead to today's page. */

const product = (): Card => listCards('/products')[3] as Card;
const twice = (text: string): string => encodeURIComponent(encodeURIComponent(text));
const whole = (card: Card, changes: object = {}): string =>
  JSON.stringify({ productValue: { name: card.title, image: [], sku: card.sku, mpn: card.sku, ...changes } });
const openOldLink = (page: Page, value: string) => page.goto(`/productDetails?data=${value}`);
const headingOf = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name });

test.describe('An old product link', () => {
  const variants: Record<string, (card: Card) => string> = {
    'as it was': (card) => encodeURIComponent(whole(card)),
    'percent-encoded twice': (card) => twice(whole(card)),
    'with the product itself in place of a record': (card) =>
      encodeURIComponent(JSON.stringify({ name: card.title, sku: card.sku })),
    'with mpn alone': (card) => encodeURIComponent(JSON.stringify({ mpn: card.sku })),
    'cut off behind the SKU': (card) => encodeURIComponent(whole(card)).slice(0, -9),
    'cut off within an escape, encoded twice': (card) => twice(`{"sku":"${card.sku}","name":"₹ and more`).slice(0, -2),
    'with __proto__': (card) =>
      encodeURIComponent(`{"__proto__":{"sku":"X-1","polluted":"yes"},"constructor":{},"sku":"${card.sku}"}`),
    'with HTML': (card) =>
      encodeURIComponent(
        whole(card, {
          name: '<img src=x onerror="document.title=1">',
          description: '<script>document.title=2</script>',
        }),
      ),
    'with another price': (card) => encodeURIComponent(whole(card, { offers: { price: 1, priceCurrency: 'INR' } })),
  };
  for (const [variant, write] of Object.entries(variants)) {
    test(`${variant} leads to the product's own page`, async ({ page }) => {
      const card = product();
      await openOldLink(page, write(card));
      await expect(page).toHaveURL(card.path);
      await expect(page.getByRole('heading', { level: 1, name: card.title })).toBeVisible();
      await expect(page.getByRole('article').getByText(card.price, { exact: true }).first()).toBeVisible();
      expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
    });
  }

  test('of the detail sheet leads to the product with the code in its text', async ({ page }) => {
    const card = listCards('/MenShoe').find(({ sku }) => sku.startsWith('RB')) as Card;
    const sheet = {
      title: 'A name from then',
      mainImage: 'https://cdn.example/shoe.jpg',
      price: '1299.00',
      imageUrls: [],
      detailsHTML: `<p>Product Code: ${card.sku}</p><ul><li>Type: Derby</li></ul>`,
      Catageory: 'MENS',
    };
    await openOldLink(page, encodeURIComponent(JSON.stringify(sheet)));
    await expect(page).toHaveURL(card.path);
  });

  test('of a list without SKUs leads to the product with its title', async ({ page }) => {
    const card = listCards('/womenFashion/minidress').at(-1) as Card;
    const { title } = card;
    const listing = { title, image: 'https://cdn.example/dress.jpg', price: '14,900.00', subcategory: 'MiniDress' };
    await openOldLink(page, encodeURIComponent(JSON.stringify(listing)));
    await expect(page).toHaveURL(card.path);
  });

  test('of a list without SKUs says that its product is gone', async ({ page }) => {
    await openOldLink(page, encodeURIComponent('{"title":"A thing","subcategory":"minidress"}'));
    await expect(headingOf(page, 'This product is no longer sold here')).toBeVisible();
  });

  test('to a product of another market leads to its page there', async ({ page }) => {
    const known = new Set(listCards('/products').map(({ sku }) => sku));
    const card = listCards('/en-ae/products').find(({ sku }) => !known.has(sku));
    test.skip(!card, 'the other market sells nothing of its own');
    await openOldLink(page, encodeURIComponent(whole(card as Card)));
    await expect(page).toHaveURL((card as Card).path);
  });

  test('leaves no history entry behind', async ({ page }) => {
    const card = product();
    await page.goto('/products');
    await openOldLink(page, encodeURIComponent(whole(card)));
    await expect(page).toHaveURL(card.path);
    await page.goBack();
    await expect(page).toHaveURL('/products');
  });

  test('to a product that is gone says so', async ({ page }) => {
    await openOldLink(page, encodeURIComponent('{"sku":"GONE-1","name":"<b>A thing</b>"}'));
    await expect(headingOf(page, 'This product is no longer sold here')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('A thing');
    await expect(page.getByRole('main').getByRole('link', { name: 'Browse from A to Z' })).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search for' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'What others buy' }).getByRole('listitem')).not.toHaveCount(0);
  });

  test('says that the catalogue could not be reached, and can be tried again', async ({
    page,
    activate,
    complaints,
  }) => {
    complaints.expect(/ERR_FAILED/);
    const card = product();
    await page.route('**/_data/**', (route) => route.abort());
    await openOldLink(page, encodeURIComponent(whole(card)));
    await expect(headingOf(page, 'We couldn’t open the product')).toBeVisible();
    await page.unroute('**/_data/**');
    await activate(page.getByRole('main').getByRole('link', { name: 'Try again' }));
    await expect(page).toHaveURL(card.path);
  });

  test('tells an error of the server from a product that is gone', async ({ page, complaints }) => {
    complaints.expect(/503/);
    await page.route('**/_data/**', (route) => route.fulfill({ status: 503 }));
    await openOldLink(page, encodeURIComponent(whole(product())));
    await expect(headingOf(page, 'We couldn’t open the product')).toBeVisible();
  });

  const worthless: Record<string, string> = {
    'without a product': '',
    'with an empty value': '?data=',
    'with an array': `?data=${encodeURIComponent('["sku"]')}`,
    'with null': '?data=null',
    'with a product that has no SKU': `?data=${encodeURIComponent('{"name":"A thing"}')}`,
    'with HTML for a SKU': `?data=${encodeURIComponent('{"sku":"<b>evil</b>"}')}`,
    'with broken escapes': '?data=%E0%A4%A',
  };
  for (const [variant, query] of Object.entries(worthless)) {
    test(`${variant} ends on a page that says where to look`, async ({ page }) => {
      await page.goto(`/productDetails${query}`);
      await expect(headingOf(page, 'This is an old link')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Browse from A to Z' })).toBeVisible();
    });
  }

  test('of more than 8 KB is answered by 414 and the same page', async ({ page, complaints }) => {
    complaints.expect(/414/);
    const response = await openOldLink(page, encodeURIComponent(`{"name":"${'long '.repeat(1_400)}"}`));
    expect(response?.url().length).toBeGreaterThan(8_192);
    expect(response?.status()).toBe(414);
    await expect(headingOf(page, 'This is an old link')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Browse from A to Z' })).toBeVisible();
  });

  test('of nearly 8 KB still leads to its product', async ({ page }) => {
    const card = product();
    const value = encodeURIComponent(whole(card, { text: 'long '.repeat(1_000) }));
    expect(value.length).toBeGreaterThan(6_500);
    expect(value.length).toBeLessThan(8_000);
    const response = await openOldLink(page, value);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL(card.path);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test('says where to look', async ({ page }) => {
      await openOldLink(page, encodeURIComponent(whole(product())));
      await expect(headingOf(page, 'This is an old link')).toBeVisible();
    });
  });
});

test.describe('An address from before a product had its title', () => {
  test('leads to its current page, and leaves no history entry behind', async ({ page, complaints }) => {
    complaints.expect(/404/);
    const card = product();
    await page.goto('/products');
    await page.goto(`/an-older-title/p/${card.sku}`);
    await expect(page).toHaveURL(card.path);
    await expect(page.getByRole('heading', { level: 1, name: card.title })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/products');
  });

  test('in another market leads to the page in that market', async ({ page, complaints }) => {
    complaints.expect(/404/);
    const [card] = listCards('/en-ae/products');
    await page.goto(`/en-ae/an-older-title/p/${card?.sku}`);
    await expect(page).toHaveURL(card?.path ?? '');
  });

  test('stays a missing page where no product has the SKU', async ({ page, complaints }) => {
    complaints.expect(/404/);
    await page.goto('/an-older-title/p/NO-SUCH-SKU');
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL('/an-older-title/p/NO-SUCH-SKU');
    await expect(headingOf(page, 'Page not found')).toBeVisible();
  });
});

test.describe('An address in another letter case', () => {
  /** Answers like a host without redirects. */
  const withoutRedirects = (page: Page) =>
    page.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url());
      const isLost = route.request().isNavigationRequest() && !existsSync(join(SITE_FOLDER, `${pathname}.html`));
      await (isLost
        ? route.fulfill({ status: 404, contentType: 'text/html', body: readPage('/404') })
        : route.continue());
    });
  const spellings = {
    '/womenfashion': '/womenFashion',
    '/Cart': '/cart',
    '/CHECKOUT?from=mail': '/checkOut?from=mail',
    '/womenFashion/1': '/womenFashion',
    '/womenfashion/minidress': '/womenFashion/minidress',
    '/EN-AE/cart': '/en-ae/cart',
    '/wrong-words/p/EL-008': listCards('/products').find(({ sku }) => sku === 'EL-008')?.path,
    '/wrong-words/p/el-008': listCards('/products').find(({ sku }) => sku === 'EL-008')?.path,
  };
  for (const [path, target] of Object.entries(spellings)) {
    if (!target) throw new Error('EL-008 is not sold.');
    test(`leads to the page: ${path}`, async ({ page, complaints }) => {
      complaints.expect(/404/);
      await page.goto(path);
      await expect(page).toHaveURL(target);
    });

    test(`leads to the page on a host without redirects: ${path}`, async ({ page, complaints }) => {
      complaints.expect(/404/);
      await withoutRedirects(page);
      await page.goto(path);
      await expect(page).toHaveURL(target);
    });
  }

  test('that is no page in any letter case stays a missing page', async ({ page, complaints }) => {
    complaints.expect(/404/);
    for (const path of ['/womenFashion/nothing', '/WOMENFASHION/nothing/1', '/Nothing']) {
      await page.goto(path);
      await expect(headingOf(page, 'Page not found')).toBeVisible();
    }
  });

  for (const host of ['this host', 'a host with one page for all'])
    test(`below the prefix of a market is missing there, on ${host}`, async ({ page, activate, complaints }) => {
      complaints.expect(/404/);
      if (host !== 'this host') await withoutRedirects(page);
      await page.goto('/en-ae/old-list/silk-saree');
      await expect(page).toHaveURL(
        host === 'this host' ? '/en-ae/old-list/silk-saree' : '/en-ae/404#/en-ae/old-list/silk-saree',
      );
      await expect(headingOf(page, 'Page not found')).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByRole('searchbox', { name: 'Search for' })).toHaveValue('silk saree');
      await activate(main.getByRole('link', { name: 'the home page' }));
      await expect(page).toHaveURL('/en-ae');
    });

  test('shows what others buy, and searches for the words of the address', async ({ page, activate, complaints }) => {
    complaints.expect(/404/);
    await page.goto('/old-list/silk-saree');
    const main = page.getByRole('main');
    await expect(main.getByRole('region', { name: 'What others buy' }).locator('[data-sku]').first()).toBeVisible();
    await expect(main.getByRole('searchbox', { name: 'Search for' })).toHaveValue('silk saree');
    await expectNoFindings(page);
    await activate(main.getByRole('button', { name: 'Search', exact: true }));
    await expect(page).toHaveURL('/search?q=silk+saree');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test('leads to the page by a redirect', async ({ page }) => {
      for (const path of ['/womenfashion', '/womenFashion/1']) {
        await page.goto(path);
        await expect(page).toHaveURL('/womenFashion');
      }
    });
  });
});
