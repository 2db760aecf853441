import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { OwnShop } from './own-shop.ts';
import { expect, test } from './shop.ts';

/** Filters of another shop: one product on a page, a facet of options, values in Devanagari. */

const shop = new OwnShop();
let site = '';

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  cpSync('tests/fixtures/second-shop', shop.catalog, { recursive: true });
  const facets = [
    { id: 'pack', label: 'Pack', from: ['options.Pack'] },
    { id: 'colour', label: 'Colour', from: ['options.Colour'] },
    { id: 'kind', label: 'Kind', from: ['genericName'] },
  ];
  writeFileSync(join(shop.catalog, 'facets.json'), JSON.stringify({ facets }));
  site = await shop.open();
});
test.afterAll(() => shop.close());

const main = (page: Page): Locator => page.getByRole('main');
const cardsOf = (page: Page): Locator => main(page).getByRole('heading', { level: 3 });

test('has its own facets, and as many products on a page as its category says', async ({ page, activate }) => {
  await page.goto(`${site}/cups`);
  await activate(main(page).getByRole('button', { name: 'Filter' }));
  const panel = page.getByRole('dialog', { name: 'Filter and sort' }).or(page.getByRole('complementary'));
  await expect(panel.getByRole('group', { name: 'Pack', exact: true }).getByRole('checkbox')).toHaveCount(3);
  await activate(panel.getByRole('group', { name: 'Colour', exact: true }).getByRole('checkbox', { name: 'Sand' }));
  const show = panel.getByRole('button', { name: 'Show 1 product' });
  if (await show.isVisible()) await activate(show);
  await expect(page).toHaveURL(`${site}/cups?colour=sand`);
  await expect(cardsOf(page)).toHaveText(['Stoneware mug']);
});

test('turns pages of one product each in a sorted list', async ({ page, activate }) => {
  await page.goto(`${site}/cups?sort=price-up`);
  await expect(cardsOf(page)).toHaveText(['Stoneware mug']);
  await activate(page.getByRole('navigation', { name: /^Pages of/ }).getByRole('link', { name: 'Next' }));
  await expect(page).toHaveURL(`${site}/cups?sort=price-up&page=2`);
  await expect(cardsOf(page)).toHaveText(['Blue glazed cup']);
  await activate(page.getByRole('navigation', { name: /^Pages of/ }).getByRole('link', { name: 'Next' }));
  // What is sold out comes last in every order.
  await expect(cardsOf(page)).toHaveText(['कुल्हड़']);
});

test('has no page of single values, as none has enough products', async ({ page }) => {
  await page.goto(`${site}/cups`);
  await expect(main(page).getByRole('link', { name: 'Filter' })).toHaveCount(0);
});
