import type { Page } from '@playwright/test';
import { findCard, listCards } from './built-shop.ts';
import { expect, test } from './shop.ts';
import { cartLink, drawerOf, keepCart, lineFor } from './steps.ts';

/** Text at twice its size on a narrow phone: no page scrolls sideways, and no control or heading loses a part of its text. */

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

const PAGES = [
  '/',
  '/en-ae',
  '/products',
  '/womenFashion/minidress',
  '/womenFashion/filters',
  '/imported',
  '/categories',
  '/search',
  '/shop/nanhe-kadam',
  '/contact',
  '/privacyPolicy',
  '/pricing-commission',
  '/sellOnline',
  '/order',
  '/wishlist',
  '/compare',
  '/offline',
  '/complaint',
  '/account',
  '/login_register',
  '/reset_password',
  '/Seller-SignUp',
  '/Seller-SignIn',
  '/cashFree',
];

const enlarge = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/** What is wider than the page, and what is cut off. Areas that scroll sideways may be wider, and clamped titles end with dots. */
const findFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const faults = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
    const range = document.createRange();
    const cut = (element: Element, text: DOMRect): boolean => {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, webkitLineClamp, textOverflow } = getComputedStyle(box);
        if (overflowX === 'visible') continue;
        if (/auto|scroll/.test(overflowX) || webkitLineClamp !== 'none' || textOverflow === 'ellipsis') return false;
        const { left, right } = box.getBoundingClientRect();
        if (text.left < left - 1 || text.right > right + 1) return true;
      }
      return text.right > clientWidth + 1;
    };
    for (const element of document.querySelectorAll('main *, header *, footer *, dialog[open] *')) {
      if (element.closest('.visually-hidden, [data-hidden]') || !element.checkVisibility({ visibilityProperty: true }))
        continue;
      for (const node of element.childNodes) {
        if (!(node instanceof Text) || !node.data.trim()) continue;
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        if (text.width > 1 && cut(element, text))
          faults.push(`${element.localName} "${node.data.trim().slice(0, 40)}"`);
      }
    }
    return faults;
  });

test('text of twice the size fits on a page of every kind', async ({ page }) => {
  test.slow();
  const product = findCard(
    'sizes and colours',
    (_, { sizesInStock, hasColours }) => sizesInStock.length > 1 && hasColours,
  );
  for (const path of [...PAGES, product.path]) {
    await page.goto(path);
    await enlarge(page);
    expect.soft(await findFaults(page), path).toEqual([]);
  }
});

test('text of twice the size fits in the cart, its drawer and the checkout', async ({ page, activate }) => {
  await keepCart(
    page,
    listCards('/products')
      .slice(0, 2)
      .map((card) => lineFor(card)),
  );
  await page.goto('/products');
  await enlarge(page);
  await activate(cartLink(page));
  await expect(drawerOf(page).getByRole('link', { name: /^Checkout/ })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  for (const path of ['/cart', '/checkOut']) {
    await page.goto(path);
    await enlarge(page);
    await expect(page.getByText(/^Total/).first()).toBeVisible();
    expect.soft(await findFaults(page), path).toEqual([]);
  }
});
