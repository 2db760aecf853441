import { expect, type Page } from '@playwright/test';
import { type Card, listCards, readProduct } from '../built-shop.ts';
import { fillAddress, placeOrderButton } from '../order-steps.ts';
import type { RealHost } from '../real-host.ts';
import { cartLink, drawerOf, keep, keepCart, lineFor, type StoredLine } from '../steps.ts';
import { plain, type SitePhoto, withoutScript } from './photo.ts';

/** Cart, wishlist, comparison, checkout and payment. */

const LISTS = ['/womenFashion', '/MensTopWear', '/homeProducts', '/Electronics'];

/** Cards of different lists that can be ordered from any state, as their sellers have a GSTIN. */
export function cardsToOrder({ host }: RealHost): readonly Card[] {
  const { products, sellers } = host.shop.current();
  const isOf = (card: Card) => sellers.get(products.get(card.sku)?.sellerId ?? '')?.gstin !== undefined;
  return LISTS.map((list) => {
    const found = listCards(list).find((card) => (card.offers === 'add' || sizeOf(card)) && isOf(card));
    if (!found) throw new Error(`${list} has nothing to order.`);
    return found;
  });
}

/** The size that is chosen when its page opens, or the first in stock. */
export function sizeOf({ size, path }: Card): string | undefined {
  const { chosen, sizesInStock } = readProduct(path);
  return size ?? chosen ?? sizesInStock[0];
}

const linesOf = (shop: RealHost): StoredLine[] =>
  cardsToOrder(shop).map((card, index) => {
    const size = sizeOf(card);
    return lineFor(card, { ...(size && { size }), picture: card.picture, quantity: index === 1 ? 2 : 1 });
  });

const itemsOf = (shop: RealHost) =>
  cardsToOrder(shop).map(({ sku, title, path, priceMinor, picture }, index) => ({
    ...{ sku, title, path, priceMinor, picture },
    rating: `4.${(index * 3) % 7}★ ${index + 7}.${(index * 4) % 9}k`,
  }));

async function openCheckout(page: Page, shop: RealHost): Promise<void> {
  await keepCart(page, linesOf(shop).slice(0, 3));
  await page.goto('/checkOut');
  await expect(page.getByRole('heading', { name: 'Your order', exact: true })).toBeVisible();
}

async function openSimulator(page: Page, shop: RealHost): Promise<void> {
  await openCheckout(page, shop);
  await fillAddress(page);
  await page.getByLabel('Pay online').check();
  await placeOrderButton(page).click();
  await expect(page.getByRole('heading', { name: 'Payment simulator' })).toBeVisible();
}

const failedPayment = (name: string, action: string, heading: string): SitePhoto => ({
  name,
  of: 'payment',
  reach: async ({ page, shop }) => {
    await openSimulator(page, shop);
    await page.getByRole('button', { name: action, exact: true }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  },
});

export const CART: readonly SitePhoto[] = [
  {
    name: 'cart-full',
    of: 'cart',
    reach: async ({ page, shop }) => {
      await keepCart(page, linesOf(shop));
      await page.goto('/cart');
      await expect(page.getByText(/^Sold by /).first()).toBeVisible();
    },
  },
  {
    name: 'cart-with-pin-code',
    of: 'cart',
    reach: async ({ page, shop }) => {
      await keepCart(page, linesOf(shop));
      await keep(page, 'pin', { version: 1, pinCode: '302001' });
      await page.goto('/cart');
      await expect(page.getByText(/^Get it by /).first()).toBeVisible();
    },
  },
  {
    name: 'cart-something-gone',
    of: 'cart',
    reach: async ({ page, shop }) => {
      const [first, second, third] = linesOf(shop) as [StoredLine, StoredLine, StoredLine];
      const changed = { ...second, priceMinor: second.priceMinor + 5_000 };
      await keepCart(page, [first, changed, { ...third, sku: 'GONE-1', title: 'A thing of the past' }]);
      await page.goto('/cart');
      await expect(page.getByText(/ when added$/).first()).toBeVisible();
    },
  },
  {
    name: 'cart-long-names',
    of: 'cart',
    reach: async ({ page, shop }) => {
      const size = 'Waist 36 inches (92 cm), extra long';
      await keepCart(
        page,
        linesOf(shop).map((line) => ({ ...line, sku: `${line.sku}-1`, title: `${line.title}, `.repeat(4), size })),
      );
      await page.route('**/_data/**', (route) => route.abort());
      await page.goto('/cart');
      await expect(page.getByText('Today’s prices not checked yet')).toBeVisible();
    },
  },
  plain('cart-empty', 'cart', '/cart'),
  {
    name: 'cart-drawer-open',
    of: 'cart',
    view: 'screen',
    reach: async ({ page, shop, activate }) => {
      await keepCart(page, linesOf(shop));
      await page.goto('/products');
      await activate(cartLink(page));
      await expect(drawerOf(page)).toBeVisible();
    },
  },
  {
    name: 'cart-drawer-empty',
    of: 'cart',
    view: 'screen',
    reach: async ({ page, activate }) => {
      await page.goto('/products');
      await activate(cartLink(page));
      await expect(drawerOf(page)).toBeVisible();
    },
  },
  {
    name: 'wishlist-full',
    of: 'wishlist',
    reach: async ({ page, shop }) => {
      await keep(page, 'wishlist', itemsOf(shop));
      await page.goto('/wishlist');
      await expect(page.getByRole('region', { name: 'Remembered products' })).toBeVisible();
    },
  },
  plain('wishlist-empty', 'wishlist', '/wishlist'),
  {
    name: 'compare-two',
    of: 'compare',
    reach: async ({ page }) => {
      const [one, two] = listCards('/womensSilkSaree').filter(({ offers }) => offers === 'add');
      await page.goto(`/compare?sku=${one?.sku},${two?.sku}`);
      await expect(page.getByRole('region', { name: 'Comparison' })).toBeVisible();
    },
  },
  plain('compare-empty', 'compare', '/compare'),
  {
    name: 'shared-list',
    of: 'shared',
    reach: async ({ page, shop }) => {
      const lines = cardsToOrder(shop).map((card) => `${card.sku},1,${sizeOf(card) ?? ''}`);
      await page.goto(`/shared#list=${lines.join(';')}`);
    },
  },
  plain('shared-nothing', 'shared', '/shared'),
  { name: 'checkout', of: 'checkout', reach: ({ page, shop }) => openCheckout(page, shop) },
  {
    name: 'checkout-errors',
    of: 'checkout',
    passes: true,
    reach: async ({ page, shop, activate }) => {
      await openCheckout(page, shop);
      await activate(placeOrderButton(page));
      await expect(page.getByRole('alert').filter({ hasText: 'Please correct' })).toBeVisible();
    },
  },
  {
    name: 'checkout-filled',
    of: 'checkout',
    passes: true,
    reach: async ({ page, shop }) => {
      await openCheckout(page, shop);
      await fillAddress(page, { email: 'asha@mail.example' });
    },
  },
  {
    name: 'checkout-waits',
    of: 'checkout',
    passes: true,
    reach: async ({ page, context, shop, activate }) => {
      await openCheckout(page, shop);
      await fillAddress(page);
      await context.setOffline(true);
      await activate(placeOrderButton(page));
      await expect(page.getByRole('heading', { name: 'Your order is waiting for a connection' })).toBeVisible();
    },
  },
  plain('checkout-empty', 'checkout', '/checkOut'),
  failedPayment('payment-failed', 'Pay, but the bank refuses', 'The payment did not go through'),
  failedPayment('payment-left', 'Leave without paying', 'The payment was not completed'),
  {
    name: 'order-unpaid',
    of: 'orders',
    reach: async ({ page, shop }) => {
      await openSimulator(page, shop);
      await page.getByRole('button', { name: 'Leave without paying', exact: true }).click();
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Order / })
        .click();
      await expect(page.getByRole('link', { name: /^Pay ₹.* now$/ })).toBeVisible();
    },
  },
  failedPayment('payment-waiting', 'Pay, the bank decides after some seconds', 'We’re checking with your bank'),
  plain('payment-nothing-due', 'payment', '/cashFree'),
  withoutScript('cart', 'cart', () => '/cart'),
];
