import { expect } from '@playwright/test';
import { type Card, findCard, listCards, readPage } from '../built-shop.ts';
import { type SitePhoto, saving, withoutScript } from './photo.ts';
import { sized } from './shop-browsing.ts';

/** A product. */

const simple = (): Card =>
  findCard(
    'several pictures and no sizes',
    ({ offers, size }, { pictures }) => pictures > 2 && !size && offers === 'add',
  );

/** The one whose title in Hindi is longest. */
function hindi(): Card {
  const [longest] = listCards('/hi/products').toSorted((one, other) => other.title.length - one.title.length);
  if (!longest) throw new Error('The list in Hindi has no products.');
  return longest;
}

const shown = (name: string, card: () => Card): SitePhoto => ({
  name,
  of: 'product',
  reach: ({ page }) => page.goto(card().path),
});

export const PRODUCT: readonly SitePhoto[] = [
  shown('product', simple),
  shown('product-sizes', sized),
  shown('product-sold-out', () => findCard('nothing to buy', ({ offers }) => offers === 'nothing')),
  shown('product-hindi', hindi),
  {
    name: 'product-emirates',
    of: 'product',
    reach: ({ page }) =>
      page.goto(findCard('something to add', ({ offers }) => offers === 'add', '/en-ae/products').path),
  },
  {
    name: 'product-scrolled',
    of: 'product',
    view: 'screen',
    reach: async ({ page }) => {
      await page.goto(sized().path);
      await page.mouse.move(100, 300);
      await page.evaluate(() => scrollTo(0, 1_200));
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(900);
    },
  },
  {
    name: 'product-unfolded',
    of: 'product',
    passes: true,
    reach: async ({ page }) => {
      await page.goto(sized().path);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('article details')) (details as HTMLDetailsElement).open = true;
      });
    },
  },
  {
    name: 'product-picture-zoomed',
    of: 'product',
    view: 'screen',
    reach: async ({ page, activate }) => {
      await page.goto(simple().path);
      await activate(page.getByRole('article').getByRole('list', { name: 'Pictures' }).getByRole('link').first());
      await expect(page.getByRole('dialog', { name: /^Pictures: / })).toBeVisible();
    },
  },
  {
    name: 'product-delivery-information',
    of: 'product',
    view: 'screen',
    reach: async ({ page, activate }) => {
      await page.goto(sized().path);
      await activate(page.getByRole('article').getByRole('link', { name: 'Delivery information' }));
      await expect(page.getByRole('dialog', { name: 'Delivery information' })).toBeVisible();
    },
  },
  {
    name: 'reviews',
    of: 'reviews',
    reach: ({ page }) =>
      page.goto(
        `${findCard('reviews on a page of their own', ({ path }) => readPage(path).includes(`href="${path}/reviews"`)).path}/reviews`,
      ),
  },
  {
    name: 'product-gone',
    of: 'oldLink',
    reach: async ({ page }) => {
      await page.goto(`/productDetails?data=${encodeURIComponent('{"sku":"GONE-1"}')}`);
      await expect(page.getByRole('heading', { name: 'This product is no longer sold here' })).toBeVisible();
    },
  },
  saving('product', 'product', () => sized().path),
  withoutScript('product', 'product', () => sized().path),
];
