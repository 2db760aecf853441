import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { loadCatalog } from '../../src/catalog/load/load.ts';
import { productPath } from '../../src/paths.ts';
import { copyRealShop, expectedOf } from '../catalog/real-shop.ts';
import { OwnShop } from './own-shop.ts';
import { expect, test } from './shop.ts';

/** Rows whose texts want to run script, on pages without the security policy: what holds is the pages alone. */

/** The host of pictures that stay at their address. */
const PICTURES = 'https://cdn.mohalla.example';
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const shop = new OwnShop();
const { catalog } = shop;
let site = '';
/** Paths of the products' pages. */
let pages: string[] = [];

test.use({ bypassCSP: true });
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  // Rows without a fault, of which there are many, are not needed; the home page names the first of them.
  for (const path of copyRealShop(catalog))
    if (
      path.startsWith('products/') &&
      !expectedOf(path)?.hostile &&
      !/\/(?:plain-01|maker-article-number-a)\.json$/.test(path)
    )
      rmSync(join(catalog, path));
  const { products } = loadCatalog(catalog, 'catalog', { onError: 'refuse' });
  const hostile = [...products.values()].filter(({ file }) => expectedOf(file.slice('catalog/'.length))?.hostile);
  pages = hostile.map((product) => productPath({ prefix: '' }, product));
  site = await shop.open();
});

test.afterAll(() => shop.close());

/** What the pages of a test have done that they should not. */
async function watch(page: Page): Promise<string[]> {
  const done: string[] = [];
  page.on('dialog', (dialog) => {
    done.push(`the dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.context().route(
    (url) => url.origin !== site,
    async (route) => {
      const url = route.request().url();
      if (url.startsWith(`${PICTURES}/`)) return route.fulfill({ contentType: 'image/gif', body: PIXEL });
      done.push(`a request to ${url}`);
      return route.abort();
    },
  );
  return done;
}

/** What of a page could run: script of a row, handlers in attributes, addresses that are script. */
const findExecutable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = 'hacked' in window ? ['a script that ran'] : [];
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes)
        if (/^on/i.test(name) || /^(?:javascript|data:text)/i.test(value.replaceAll(/\s/g, '')))
          found.push(`${element.localName} ${name}="${value}"`);
      const isScript = element.matches('script:not([type="application/ld+json"]), style, iframe, object, base');
      if (isScript && /hacked|evil\.example/.test(element.outerHTML)) found.push(element.outerHTML.slice(0, 200));
    }
    return found;
  });

test('the policy is off', async ({ page }) => {
  await page.goto(site + pages[0]);
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "ran"';
    document.head.append(script);
    return document.title;
  });
  expect(ran).toBe('ran');
});

test('nothing of a hostile row runs on its page', async ({ page }) => {
  const done = await watch(page);
  expect(pages.length).toBeGreaterThan(15);
  for (const path of pages) {
    await page.goto(site + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const data of await page.locator('script[type="application/ld+json"]').allTextContents()) JSON.parse(data);
    expect([path, ...(await findExecutable(page))]).toEqual([path]);
    expect(new URL(page.url()).pathname).toBe(path);
  }
  expect(done).toEqual([]);
});

test('the text of a hostile row is shown as text', async ({ page }) => {
  await page.goto(`${site}${pages.find((path) => path.includes('dumbbell-with-markup'))}`);
  await expect(page.locator('main')).toContainText('<img src=x onerror=window.hacked=1>');
});

test('nothing of hostile rows runs in lists, the search and the cart', async ({ page, activate }) => {
  const done = await watch(page);
  await page.goto(`${site}${pages.find((path) => path.includes('bib-with-quotes'))}`);
  await activate(page.getByRole('button', { name: 'Add to cart' }).first());
  await expect(page.locator('.header__badge').last()).toHaveText('1');
  for (const path of ['/cart', '/products', '/kitchen', '/kids', '/sports', '/search?q=script', '/search?q=img']) {
    await page.goto(site + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect([path, ...(await findExecutable(page))]).toEqual([path]);
  }
  expect(done).toEqual([]);
});
