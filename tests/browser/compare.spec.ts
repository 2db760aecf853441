import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { type Card, findCard, listCards } from './built-shop.ts';
import { expect, test } from './shop.ts';
import { addButton, cardOf, quickViewOf, readCart, readKept, spoken, toastOf } from './steps.ts';

/** Products that can be added at once, of one list. */
const some = (): readonly [Card, Card, Card, Card] => {
  const cards = listCards('/womensSilkSaree').filter(({ offers, size }) => offers === 'add' && !size);
  return cards as unknown as [Card, Card, Card, Card];
};
const titlesOf = (cards: readonly Card[]): string[] => cards.map(({ title }) => title);

const table = (page: Page): Locator => page.getByRole('region', { name: 'Comparison' });
const heads = (page: Page): Locator => table(page).getByRole('columnheader').getByRole('link');
const only = (page: Page): Locator => page.getByRole('checkbox', { name: 'Differences only' });

async function addFromPage(page: Page, card: Card, activate: (control: Locator) => Promise<void>): Promise<void> {
  await page.goto(card.path);
  await activate(page.getByRole('article').getByRole('button', { name: 'Compare' }));
  await expect(page.getByRole('link', { name: /^(?:See the comparison|Compare all)/ })).toBeVisible();
}

test('products are chosen on their pages and compared side by side', async ({ page, activate }) => {
  const [one, two] = some();
  await addFromPage(page, one, activate);
  await expect(spoken(page).filter({ hasText: 'Added to the comparison: 1 of 3.' })).toBeVisible();
  await addFromPage(page, two, activate);
  await activate(page.getByRole('link', { name: 'Compare all 2' }));
  await expect(page).toHaveURL(`/compare?sku=${one.sku},${two.sku}`);
  await expect(heads(page)).toHaveText(titlesOf([one, two]));
  const saving = table(page).getByRole('row', { name: /^Saving/ });
  await expect(saving.getByRole('cell')).toHaveText([/^\d+% off$/, /^\d+% off$/]);
  await expect(saving.getByRole('rowheader')).toHaveText(/^\s*Saving\s+differs\s*$/);
  await expect(
    table(page)
      .getByRole('row', { name: /^Rating/ })
      .getByRole('cell')
      .first(),
  ).toHaveText(/^\d\.\d★$/);
  // It is said above the button, and not again.
  await expect(table(page).getByText(one.price, { exact: true })).toHaveCount(1);
  await expect(table(page).getByRole('row', { name: /^Fabric/ })).toBeVisible();
  await expectNoFindings(page);
  const all = await table(page).getByRole('row').count();
  await activate(page.getByText('Differences only'));
  await expect(only(page)).toBeChecked();
  await expect.poll(() => table(page).getByRole('row').count()).toBeLessThan(all);
  await expect(table(page).getByRole('row', { name: 'Availability' })).toBeHidden();
  await expectNoFindings(page);
  await activate(addButton(table(page)).first());
  await expect(toastOf(page)).toBeVisible();
  expect(await readCart(page)).toMatchObject([{ sku: one.sku, priceMinor: one.priceMinor, title: one.title }]);
});

test('the page of a compared product leads back to the comparison', async ({ page, activate }) => {
  const [one, two] = some();
  await addFromPage(page, one, activate);
  await addFromPage(page, two, activate);
  await activate(page.getByRole('link', { name: 'Compare all 2' }));
  await activate(heads(page).first());
  await expect(page).toHaveURL(one.path);
  await page.keyboard.press('Tab');
  await activate(page.getByRole('article').getByRole('link', { name: 'Compare all 2' }));
  await expect(page).toHaveURL(`/compare?sku=${one.sku},${two.sku}`);
  await expect(heads(page)).toHaveText(titlesOf([one, two]));
});

test('a fourth product waits until one is taken out', async ({ page, activate }) => {
  const [one, two, three, four] = some();
  for (const card of [one, two, three]) await addFromPage(page, card, activate);
  await addFromPage(page, four, activate);
  await expect(spoken(page).filter({ hasText: 'You can compare 3 products.' })).toBeVisible();
  await page.goto('/compare');
  await expect(heads(page)).toHaveText(titlesOf([one, two, three]));
  await expect(page.getByRole('link', { name: 'Add another product' })).toBeHidden();
  await activate(table(page).getByRole('button', { name: `Remove ${two.title}` }));
  await expect(heads(page)).toHaveText(titlesOf([one, three]));
  await expect(page).toHaveURL(`/compare?sku=${one.sku},${three.sku}`);
  await activate(table(page).getByRole('button', { name: `Remove ${one.title}` }));
  await expect(page.getByText('Add another product to compare it with.')).toBeVisible();
  await expect(only(page)).toBeHidden();
  await activate(table(page).getByRole('button', { name: `Remove ${three.title}` }));
  await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
  await expect(page).toHaveURL('/compare');
  expect(await readKept(page, 'compare')).toBeNull();
});

test('the comparison of somebody else changes nothing of my own', async ({ page, activate }) => {
  const [one, two, three] = some();
  await addFromPage(page, one, activate);
  await page.goto(`/compare?sku=${two.sku},${three.sku}`);
  await expect(heads(page)).toHaveText(titlesOf([two, three]));
  await page.goto('/compare');
  await expect(heads(page)).toHaveText(titlesOf([one]));
});

test('a product that is not sold is named, and markup in the address stays text', async ({ page }) => {
  const [one] = some();
  await page.goto(`/compare?sku=${one.sku},NO-SUCH,%3Cimg src=x onerror=alert(1)%3E`);
  await expect(page.getByText('Not sold here: NO-SUCH', { exact: true }).filter({ visible: true })).toBeVisible();
  await expect(heads(page)).toHaveText([one.title]);
  await page.goto('/compare?sku=NO-SUCH');
  await expect(page.getByRole('heading', { name: 'These products are no longer sold here' })).toBeVisible();
  await expectNoFindings(page);
});

test('a product with sizes leads to the choice', async ({ page, activate }) => {
  const card = findCard(
    'sizes to choose',
    ({ offers }, { sizesInStock }) => offers === 'choice' && sizesInStock.length > 1,
  );
  await page.goto(`/compare?sku=${encodeURIComponent(card.sku)}`);
  await expect(table(page).getByRole('row', { name: /^Sizes in stock/ })).toBeVisible();
  await activate(table(page).getByRole('link', { name: 'Choose size' }));
  await expect(page).toHaveURL(new RegExp(`/p/${card.sku}$`));
});

test('says that there is no connection, and reads the products when asked again', async ({
  page,
  context,
  activate,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/);
  const [one, two] = some();
  await context.route('**/_data/*/prices-*/*', (route) => route.abort());
  await page.goto(`/compare?sku=${one.sku},${two.sku}`);
  await expect(page.getByRole('alert')).toContainText('We couldn’t load the products.');
  await expectNoFindings(page);
  await context.unroute('**/_data/*/prices-*/*');
  await activate(page.getByRole('button', { name: 'Try again' }));
  await expect(heads(page)).toHaveText(titlesOf([one, two]));
});

test('is worked with the keyboard, and its table scrolls within itself', async ({ page }) => {
  const [one, two, three] = some();
  await page.goto(`/compare?sku=${one.sku},${two.sku},${three.sku}`);
  await expect(heads(page)).toHaveCount(3);
  await only(page).focus();
  await page.keyboard.press('Space');
  await expect(only(page)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(table(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(heads(page).first()).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  // Its cell is as wide as three products.
  const name = table(page).getByRole('rowheader').first().locator('span').first();
  await name.evaluate((cell) => cell.scrollIntoView({ block: 'center' }));
  await table(page).evaluate((region) => region.scrollTo(1000, 0));
  await expect(name).toBeInViewport({ ratio: 1 });
});

test('a product is added from the quick view and from the wishlist', async ({ page, isMobile, activate }) => {
  const [one] = some();
  await page.goto(one.list);
  if (!isMobile) {
    await cardOf(page, one).hover();
    await cardOf(page, one).getByRole('button', { name: 'Quick view' }).click();
    await quickViewOf(page).getByRole('button', { name: 'Compare' }).click();
    await expect(quickViewOf(page).getByRole('link', { name: 'See the comparison' })).toBeVisible();
    await page.keyboard.press('Escape');
  }
  const heart = cardOf(page, one).getByRole('button', { name: 'Wishlist' });
  await activate(heart);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/wishlist');
  await activate(page.getByRole('button', { name: 'Compare' }));
  await activate(page.getByRole('link', { name: 'See the comparison' }));
  await expect(heads(page)).toHaveText([one.title]);
});
