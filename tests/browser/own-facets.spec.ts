import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { OwnShop } from './own-shop.ts';
import { expect, test } from './shop.ts';
import { openFilters } from './steps.ts';

/** The filters of a shop without facets.json, in which a list has many brands. */

const shop = new OwnShop();
let site = '';
const BRANDS = 'Amber Birch Cedar Dune Ember Fern Grove Heath Iris Jade Kiln Lotus Maple Neem'.split(' ');

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  cpSync('tests/fixtures/second-shop', shop.catalog, { recursive: true });
  for (const [index, brand] of [...BRANDS, 'Lotus', 'Lotus', 'Fern'].entries())
    writeFileSync(
      join(shop.catalog, `products/cups/cup-${index}.json`),
      JSON.stringify({
        sku: `CUP-${index}`,
        title: `Cup ${index}`,
        seller: 'chai-ghar',
        images: ['cup.png'],
        offers: { in: { price: 100 + index } },
        brand,
        attributes: { Glaze: index % 2 === 0 ? 'Matt' : 'Glossy' },
        legal: { genericName: 'Cup', netQuantity: '1 N' },
      }),
    );
  site = await shop.open();
});
test.afterAll(() => shop.close());

const main = (page: Page): Locator => page.getByRole('main');
const panelOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Filters' }).or(page.getByRole('complementary', { name: 'Filters' }));
const brandsOf = (page: Page): Locator => panelOf(page).getByRole('group', { name: 'Brand', exact: true });

test.beforeEach(async ({ page, activate }) => {
  await page.goto(`${site}/cups`);
  await openFilters(page, activate);
  await expect(brandsOf(page)).toBeVisible();
});

test('are the brand and an attribute, with the most frequent values first', async ({ page }) => {
  const values = brandsOf(page).getByRole('listitem');
  await expect(values.nth(0)).toHaveText('Lotus3');
  await expect(values.nth(1)).toHaveText('Fern2');
  await expect(panelOf(page).getByRole('group', { name: 'Glaze' }).getByRole('checkbox')).toHaveCount(2);
});

test('show six values of a long list first, and the others on demand', async ({ page, activate }) => {
  const boxes = brandsOf(page).getByRole('checkbox');
  await expect(boxes).toHaveCount(6);
  const more = brandsOf(page).getByRole('button', { name: `${BRANDS.length - 6} more` });
  await activate(more);
  await expect(boxes).toHaveCount(BRANDS.length);
  await expect(boxes.nth(6)).toBeFocused();
  await expect(more).toHaveCount(0);
});

test('have a field that finds a value of a long list', async ({ page, activate, isMobile }) => {
  const field = brandsOf(page).getByRole('searchbox', { name: 'Search in Brand' });
  const boxes = brandsOf(page).getByRole('checkbox');
  await expectNoFindings(page);
  await field.fill('LOT');
  await expect(boxes).toHaveCount(1);
  await field.fill('xyz');
  await expect(boxes).toHaveCount(0);
  await expect(brandsOf(page).getByRole('status')).toHaveText('Nothing has this name.');
  await field.fill('lotus');
  await field.press('Enter');
  await expect(page).toHaveURL(`${site}/cups`);
  await activate(boxes);
  if (isMobile) await activate(panelOf(page).getByRole('button', { name: 'Show 3 products' }));
  await expect(page).toHaveURL(`${site}/cups?brand=lotus`);
  await expect(main(page).getByRole('list', { name: 'Chosen filters' })).toContainText('Lotus');
});

test('have no such field where values are few', async ({ page }) => {
  await expect(panelOf(page).getByRole('searchbox')).toHaveCount(1);
});
