import type { Locator, Page } from '@playwright/test';
import { PAGE_SIZE } from '../../src/core/site/constants.ts';
import { type Card, countPagesOf, listCards } from './built-shop.ts';
import { expect, SHEET_WINDOW, test } from './shop.ts';
import { cardOf, cartLink, drawerOf, sheetOf, spoken } from './steps.ts';

test.use(SHEET_WINDOW);

const LIST = '/products';
const last = (): number => countPagesOf(LIST);
/** The first card of a page. */
const leading = (page: number): Card => listCards(LIST)[(page - 1) * PAGE_SIZE] as Card;
const pagesOf = (page: Page): Locator => page.getByRole('navigation', { name: /^Pages of/ });
const pathOf = (number: number): string => (number === 1 ? LIST : `${LIST}/${number}`);

/** Marks the document, to detect a page load. */
const mark = (page: Page): Promise<void> => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'isMarked' in window);

async function expectPage(page: Page, number: number): Promise<void> {
  await expect(cardOf(page, leading(number))).toBeVisible();
  await expect(page).toHaveURL(pathOf(number));
  await expect(pagesOf(page).getByRole('link', { name: `Page ${number}`, exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(pagesOf(page).getByRole('link', { name: /^Page/ }).and(page.locator('[aria-current]'))).toHaveCount(1);
}

test.describe('a list of many pages', () => {
  test('has twenty products on a page', async ({ page }) => {
    await page.goto(LIST);
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(PAGE_SIZE);
  });

  test('turns in place: list, address, title and marked page follow', async ({ page, activate }) => {
    await page.goto(LIST);
    await mark(page);
    await activate(pagesOf(page).getByRole('link', { name: 'Page 2', exact: true }));
    await expectPage(page, 2);
    await expect(page).toHaveTitle(/, page 2 \|/);
    await expect(cardOf(page, leading(1))).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
  });

  test('goes on with Next and back with Prev', async ({ page, activate }) => {
    await page.goto(LIST);
    await activate(pagesOf(page).getByRole('link', { name: 'Next' }));
    await expectPage(page, 2);
    await activate(pagesOf(page).getByRole('link', { name: 'Next' }));
    await expectPage(page, 3);
    await activate(pagesOf(page).getByRole('link', { name: 'Prev' }));
    await expectPage(page, 2);
  });

  test('has Prev disabled on its first page and Next on its last', async ({ page, activate }) => {
    await page.goto(LIST);
    await expect(pagesOf(page).getByRole('link', { name: 'Prev' })).toBeDisabled();
    await expect(pagesOf(page).getByRole('link', { name: 'Next' })).toBeEnabled();
    await activate(pagesOf(page).getByRole('link', { name: `Page ${last()}`, exact: true }));
    await expectPage(page, last());
    await expect(pagesOf(page).getByRole('link', { name: 'Next' })).toBeDisabled();
    await expect(pagesOf(page).getByRole('link', { name: 'Prev' })).toBeEnabled();
  });

  test('follows Back and Forward', async ({ page, activate }) => {
    await page.goto(LIST);
    await mark(page);
    for (const number of [2, 3]) {
      await activate(pagesOf(page).getByRole('link', { name: `Page ${number}`, exact: true }));
      await expectPage(page, number);
    }
    await page.goBack();
    await expectPage(page, 2);
    await page.goBack();
    await expectPage(page, 1);
    await page.goForward();
    await expectPage(page, 2);
    expect(await isMarked(page)).toBe(true);
  });

  test('moves the reader to the start of the new page, focus included, and says which it is', async ({
    page,
    activate,
  }) => {
    await page.goto(LIST);
    await activate(pagesOf(page).getByRole('link', { name: 'Next' }));
    await expectPage(page, 2);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(spoken(page).filter({ hasText: `Page 2 of ${last()}` })).toBeVisible();
  });

  test('returns to the position on the page before', async ({ page, activate }) => {
    await page.goto(LIST);
    const next = pagesOf(page).getByRole('link', { name: 'Next' });
    await next.scrollIntoViewIfNeeded();
    const scroll = await page.evaluate(() => scrollY);
    await activate(next);
    await expectPage(page, 2);
    await page.goBack();
    await expectPage(page, 1);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scroll);
  });

  test('is the page that the address says after a reload', async ({ page, activate }) => {
    await page.goto(LIST);
    await activate(pagesOf(page).getByRole('link', { name: 'Page 2', exact: true }));
    await expectPage(page, 2);
    await page.reload();
    await expectPage(page, 2);
    await page.goBack();
    await expectPage(page, 1);
  });

  test('opens products and adds from a page that was turned to', async ({ page, activate }) => {
    await page.goto(LIST);
    await activate(pagesOf(page).getByRole('link', { name: 'Next' }));
    await expectPage(page, 2);
    const { title } = leading(2);
    await activate(cardOf(page, { title }).getByRole('link', { name: title }));
    await expect(sheetOf(page).getByRole('heading', { name: title })).toBeVisible();
    await page.goBack();
    await expect(sheetOf(page)).toBeHidden();
    await expectPage(page, 2);
    await activate(cartLink(page));
    await expect(drawerOf(page)).toBeVisible();
    await page.goBack();
    await expectPage(page, 2);
  });

  test('follows its links where the next page can not be fetched in place', async ({ page, activate, complaints }) => {
    complaints.expect(/ERR_FAILED|products\/2/);
    await page.goto(LIST);
    await mark(page);
    await page.route(`**${pathOf(2)}`, (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.abort(),
    );
    await activate(pagesOf(page).getByRole('link', { name: 'Page 2', exact: true }));
    await expectPage(page, 2);
    expect(await isMarked(page)).toBe(false);
  });

  test('is turned with the keyboard alone', async ({ page }, { project }) => {
    test.skip(project.name === 'phone', 'there is a keyboard at the desktop');
    await page.goto(LIST);
    await pagesOf(page).getByRole('link', { name: 'Next' }).press('Enter');
    await expectPage(page, 2);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test.describe('the position in a list', () => {
  for (const [how, number] of [
    ['that was loaded', 1],
    ['that was turned to', 2],
  ] as const) {
    test(`${how} survives a product's own page and Back`, async ({ page, activate }) => {
      await page.goto(LIST);
      if (number > 1) await activate(pagesOf(page).getByRole('link', { name: `Page ${number}`, exact: true }));
      await expectPage(page, number);
      const card = listCards(LIST)[(number - 1) * PAGE_SIZE + 12] as Card;
      await cardOf(page, card).scrollIntoViewIfNeeded();
      const scroll = await page.evaluate(() => scrollY);
      expect(scroll).toBeGreaterThan(0);
      await page.goto(card.path);
      await page.goBack();
      await expectPage(page, number);
      await expect(cardOf(page, card)).toBeInViewport();
      await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - scroll)).toBeLessThan(20);
    });
  }
});

test.describe('the tiles of a category', () => {
  const CATEGORY = '/womenFashion';
  const TILES = [
    'Mini dresses',
    'Midi dresses',
    'Maxi dresses',
    'Sleeveless',
    'Short sleeves',
    'Long sleeves',
    'Strapless',
  ];
  const stripOf = (page: Page): Locator => page.getByRole('navigation', { name: /^Types of/ });

  test('are seven, each with title and picture', async ({ page }) => {
    await page.goto(CATEGORY);
    const tiles = stripOf(page).getByRole('link');
    await expect(tiles).toContainText(['All', ...TILES]);
    await expect(stripOf(page).getByRole('presentation')).toHaveCount(TILES.length);
  });

  test('lead from any page to the first one of their own, which is part of the address', async ({ page, activate }) => {
    await page.goto(CATEGORY);
    await activate(pagesOf(page).getByRole('link', { name: 'Page 2', exact: true }));
    await expect(page).toHaveURL(`${CATEGORY}/2`);
    await activate(stripOf(page).getByRole('link', { name: 'Mini dresses' }));
    await expect(page).toHaveURL(`${CATEGORY}/minidress`);
    await expect(stripOf(page).getByRole('link', { name: 'Mini dresses' })).toHaveAttribute('aria-current', 'page');
    const [first] = listCards(`${CATEGORY}/minidress`) as [Card];
    await expect(cardOf(page, first)).toBeVisible();
  });

  test('are left by All and by Back', async ({ page, activate }) => {
    await page.goto(`${CATEGORY}/minidress`);
    await activate(stripOf(page).getByRole('link', { name: 'All' }));
    await expect(page).toHaveURL(CATEGORY);
    await expect(stripOf(page).getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
    await page.goBack();
    await expect(page).toHaveURL(`${CATEGORY}/minidress`);
  });
});
