import type { Locator } from '@playwright/test';
import { type Card, listCards, readPage } from './built-shop.ts';
import { fillAddress, openCheckout, placeOrderButton, something, thanks, unfoldOrder } from './order-steps.ts';
import { test } from './real-host.ts';
import { expect } from './shop.ts';
import { lineOf } from './steps.ts';

/** The text about the days of making, as pages show it. */
const WORDS = /Made to order: \d+ days?, then delivery/;

/** The day of delivery in a line. */
const byOf = (line: Locator): Locator => line.getByText(/^Get it by \w{3},\s\d+\s\w{3,4}/);

/** The product with the longest lead time, with its text on the page. */
function somethingMade(): { readonly card: Card; readonly words: string; readonly days: number } {
  const made = listCards('/products').flatMap((card) => {
    const words = card.offers === 'nothing' ? undefined : WORDS.exec(readPage(card.path))?.[0];
    return words === undefined ? [] : [{ card, words, days: Number.parseInt(words.slice(15), 10) }];
  });
  const [longest] = made.sort((a, b) => b.days - a.days);
  if (!longest) throw new Error('The catalogue has nothing that is made to order.');
  return longest;
}

/** Days from now to the first day that a text names ("Mon, 7 Dec"). */
function daysUntil(text: string | null): number {
  const named = /(?:between|by) \w+,\s(\d+)\s(\w+)/.exec(text ?? '');
  const year = new Date().getFullYear();
  const moments = [year, year + 1].map((y) => Date.parse(`${named?.[1]} ${named?.[2]} ${y}`));
  return Math.min(...moments.map((moment) => (moment - Date.now()) / 86_400_000).filter((days) => days > -1));
}

test('a product made to order says so on its page, in the cart and at the checkout, and its days count in the order', async ({
  page,
  activate,
}) => {
  const { card, words, days } = somethingMade();
  await page.goto(card.path);
  const sized = page.locator('.product__offer [name=size]:enabled').first();
  const size = (await sized.count()) > 0 ? ((await sized.getAttribute('value')) ?? '') : '';
  await expect(page.locator('.product__offer').getByText(words)).toBeVisible();
  const line = { ...card, ...(size && { size }) };
  await openCheckout(page, [something(), line]);
  await unfoldOrder(page);
  const review = page.getByRole('region', { name: 'Your order' });
  await expect(review.getByRole('listitem').filter({ hasText: card.title })).toContainText(words);
  const made = byOf(review.getByRole('listitem').filter({ hasText: card.title }));
  await expect(made).toBeVisible();
  const madeBy = await made.textContent();
  const arrives = page.getByText(/^Free, arrives by/);
  expect(daysUntil(await arrives.textContent())).toBeGreaterThan(days);
  await activate(page.getByRole('link', { name: 'Edit cart' }));
  await expect(lineOf(page.getByRole('main'), card)).toContainText(words);
  // Each seller sends a parcel of its own, with a day of its own.
  await expect(lineOf(page.getByRole('main'), card)).toContainText(madeBy ?? '');
  const other = lineOf(page.getByRole('main'), something());
  await expect(byOf(other)).toBeVisible();
  await expect(other).not.toContainText(madeBy ?? '');
  await expect(page.getByRole('term').filter({ hasText: 'Delivery in 2 parcels' })).toBeVisible();
  await expect(lineOf(page.getByRole('main'), something())).not.toContainText('Made to order');
  await page.goBack();
  await fillAddress(page);
  await activate(placeOrderButton(page));
  await expect(thanks(page)).toBeVisible();
  const estimate = page.getByText(/^The last parcel arrives by/);
  expect(daysUntil(await estimate.textContent())).toBeGreaterThan(days);
  // Of the two parcels, only the one with what is made comes so late.
  const last = madeBy?.replace(/^Get it by \w+,\s/, 'by ') ?? '';
  await expect(page.getByText(last, { exact: true })).toHaveCount(1);
  await expect(page.getByText(/^Expected by/)).toHaveCount(2);
});
