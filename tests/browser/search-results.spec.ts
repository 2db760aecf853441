import type { Page } from '@playwright/test';
import { PAGE_SIZE } from '../../src/core/site/constants.ts';
import { expectNoFindings } from './axe.ts';
import { findCard } from './built-shop.ts';
import { findLayoutShifts, recordLayoutShifts } from './layout-shifts.ts';
import {
  expectAllCards,
  openResults,
  resultCards,
  resultsOf,
  resultsTitle,
  searchBox,
  searchButton,
  titleFor,
} from './search-steps.ts';
import { expect, RARE, test } from './shop.ts';
import { cardOf, expectBadge, hold, sizesOpener } from './steps.ts';

const pagesOf = (page: Page) => page.getByRole('navigation', { name: 'Pages of the results' });

test.describe('a shopper who searches reaches a fitting product', () => {
  const JOURNEYS: readonly (readonly [query: string, product: RegExp, details?: typeof RARE])[] = [
    ['kurthee', /kurt/i],
    ['साड़ी', /saree/i],
    ['helmet', /helmet/i, RARE],
    ['red saree under 600', /^(?!.*petticoat).*saree/i],
    ['gift for a 5 year old', /toy|doll|game|ludo|puzzle|blocks|children|kids/i, RARE],
    ['size 8 black shoes for men', /shoes/i, RARE],
  ];
  for (const [query, product, details = {}] of JOURNEYS)
    test(`by three taps and typing: ${query}`, details, async ({ page, activate }) => {
      await page.goto('/');
      await activate(searchBox(page));
      await searchBox(page).pressSequentially(query, { delay: 20 });
      await activate(searchButton(page));
      await expect(resultsTitle(page)).toHaveText(titleFor(query));
      const fitting = resultCards(page).filter({ hasText: product }).first();
      await expect(fitting).toBeVisible();
      await expectAllCards(page);
      const titles = await resultCards(page).allTextContents();
      expect(
        titles.slice(0, 4).some((title) => product.test(title)),
        `one of the first four fits: ${titles.join('; ')}`,
      ).toBe(true);
      const link = fitting.getByRole('link');
      const address = (await link.getAttribute('href')) ?? '';
      await activate(link);
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('article').getByRole('heading').first()).toHaveText(product);
    });

  test('by the keyboard alone', RARE, async ({ page }) => {
    await page.goto('/products');
    await searchBox(page).focus();
    await page.keyboard.type('helmet');
    await page.keyboard.press('Enter');
    await expect(resultsTitle(page)).toHaveText(titleFor('helmet'));
    const link = resultCards(page).first().getByRole('link');
    // A press before the script of cards is there is kept for it, and opens the sheet as a tap does.
    await page.waitForLoadState('networkidle');
    await link.focus();
    const address = (await link.getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
  });
});

test.describe('the results of a search', () => {
  test('are cards like those of a list, with the matched words marked', async ({ page, activate }) => {
    await recordLayoutShifts(page);
    await openResults(page, 'helmet');
    await expect(resultCards(page).first().locator('mark')).toHaveText(/^helmets?$/i);
    await expect(page).toHaveTitle(/^\d+ products? for “helmet” \| /);
    await expect(searchBox(page)).toHaveValue('helmet');
    expect(await findLayoutShifts(page)).toEqual([]);
    await expectNoFindings(page);
    const first = resultsOf(page).locator('[data-sku]').first();
    await activate(sizesOpener(first));
    await activate(first.locator('[name=size]:enabled').first());
    await expectBadge(page, 1);
  });

  test('have the sizes that the card of a list has', RARE, async ({ page }) => {
    const card = findCard('a size that is sold out', ({ size }, { sizesAway }) => size === 'S' && sizesAway.length > 0);
    const form = cardOf(page, card).locator('form');
    await page.goto(card.list);
    await sizesOpener(cardOf(page, card)).click();
    const [built, classes] = [await form.ariaSnapshot(), await form.getAttribute('class')];
    expect(built).toContain('Add size S');
    await openResults(page, card.title);
    await sizesOpener(cardOf(page, card)).click();
    await expect(form).toMatchAriaSnapshot(built);
    expect(await form.getAttribute('class')).toBe(classes);
  });

  test('are not for search engines', RARE, async ({ page }) => {
    await openResults(page, 'helmet');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    await page.goto('/search');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/search$/);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  });

  test('have pages, which Back, reload and a shared link keep', RARE, async ({ page, activate }) => {
    await openResults(page, 'saree');
    const first = await resultCards(page).first().textContent();
    await activate(pagesOf(page).getByRole('link', { name: 'Page 2', exact: true }));
    await expect(page).toHaveURL('/search?q=saree&page=2');
    await expect(page).toHaveTitle(/^21–\d+ of \d+ products for “saree”/);
    await expect(resultCards(page).first()).not.toHaveText(first ?? '');
    await expect(resultsTitle(page)).toBeFocused();
    const second = (await resultCards(page).first().textContent()) ?? '';
    await page.reload();
    await expect(resultCards(page).first()).toHaveText(second);
    await expect(pagesOf(page).getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await page.goBack();
    await expect(page).toHaveURL('/search?q=saree');
    await expect(resultCards(page).first()).toHaveText(first ?? '');
  });

  test(
    'are replaced in place by those of the next search, and come back with Back',
    RARE,
    async ({ page, activate }) => {
      await openResults(page, 'helmet');
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      await searchBox(page).fill('kurti');
      await activate(searchButton(page));
      await expect(resultsTitle(page)).toHaveText(titleFor('kurti'));
      await expect(page).toHaveURL('/search?q=kurti');
      await page.goBack();
      await expect(resultsTitle(page)).toHaveText(titleFor('helmet'));
      await expect(searchBox(page)).toHaveValue('helmet');
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    },
  );

  test('stay under the sheet of a product', RARE, async ({ page, activate, hasTouch }) => {
    test.skip(!hasTouch, 'the sheet is for phones');
    await openResults(page, 'helmet');
    const count = await resultCards(page).count();
    await activate(resultCards(page).first().getByRole('link'));
    await expect(page).toHaveURL(/\/p\//);
    await page.goBack();
    await expect(page).toHaveURL('/search?q=helmet');
    await expect(resultCards(page)).toHaveCount(count);
  });

  test('cost no more than asked for, say which price was understood, and show more without it', async ({
    page,
    activate,
  }) => {
    await openResults(page, 'saree under 600');
    const limits = resultsOf(page).getByRole('list', { name: 'Understood' });
    const few = await resultsTitle(page).textContent();
    const prices = await resultsOf(page)
      .locator('[data-price]')
      .evaluateAll((cards) => cards.map((card) => Number((card as HTMLElement).dataset['price'])));
    expect(prices.length).toBeGreaterThan(0);
    expect(Math.max(...prices)).toBeLessThanOrEqual(60_000);
    await expectNoFindings(page);
    await activate(limits.getByRole('link', { name: 'Remove: Under ₹600' }));
    await expect(page).toHaveURL('/search?q=saree');
    await expect(resultsTitle(page)).toHaveText(titleFor('saree'));
    expect(Number.parseInt((await resultsTitle(page).textContent()) ?? '', 10)).toBeGreaterThan(
      Number.parseInt(few ?? '', 10),
    );
  });

  test('say how a misspelt query was understood', RARE, async ({ page }) => {
    await openResults(page, 'hemlet');
    await expect(resultsOf(page).getByText('Showing results for “helmet”.')).toBeVisible();
  });

  test('are filtered and sorted, with the choice in the address', async ({ page, activate, isMobile }) => {
    await openResults(page, 'saree');
    const all = Number.parseInt((await resultsTitle(page).textContent()) ?? '', 10);
    await activate(resultsOf(page).getByRole('button', { name: 'Sort by Relevance' }));
    await activate(page.getByRole('dialog', { name: 'Sort by' }).getByText('Price: low to high'));
    await expect(page).toHaveURL('/search?q=saree&sort=price-up');
    await expect(
      resultsOf(page).getByRole('button', { name: 'Sort by Price: low to high', exact: true }),
    ).toBeVisible();
    const panel = page
      .getByRole('dialog', { name: 'Filters' })
      .or(page.getByRole('complementary', { name: 'Filters' }));
    if (isMobile) await activate(resultsOf(page).getByRole('button', { name: 'Filters' }));
    await expect(panel.getByText('Fabric', { exact: true })).toBeVisible();
    await expect(panel.getByText('Size', { exact: true }), 'few sarees have one').toHaveCount(0);
    await activate(panel.getByRole('checkbox', { name: /^Red/ }));
    // The column beside wide results applies each change at once.
    if (isMobile) await activate(panel.getByRole('button', { name: /^Show/ }));
    await expect(page).toHaveURL('/search?q=saree&colour=red&sort=price-up');
    await expect(resultsOf(page).getByRole('list', { name: 'Chosen filters' })).toHaveText('Red');
    const counted = async () => Number.parseInt((await resultsTitle(page).textContent()) ?? '', 10);
    await expect.poll(counted).toBeLessThan(all);
    const few = await counted();
    await expect(resultCards(page)).toHaveCount(Math.min(few, PAGE_SIZE));
    const prices = () =>
      resultsOf(page)
        .locator('[data-price]')
        .evaluateAll((cards) => cards.map((card) => Number((card as HTMLElement).dataset['price'])));
    const shown = await prices();
    expect(shown).toEqual([...shown].sort((a, b) => a - b));
    await page.reload();
    await expect(resultCards(page)).toHaveCount(Math.min(few, PAGE_SIZE));
    expect(await prices()).toEqual(shown);
    await expectNoFindings(page);
    await activate(resultsOf(page).getByRole('button', { name: 'Remove Colour: Red' }));
    await expect(page).toHaveURL('/search?q=saree&sort=price-up');
    await expect(resultsTitle(page)).toHaveText(titleFor('saree'));
  });

  test('that are none say so, and show what others buy and the categories', async ({ page }) => {
    await recordLayoutShifts(page);
    await page.goto('/search?q=qxqxqx+wzwz');
    await expect(resultsTitle(page)).toHaveText('Nothing found for “qxqxqx wzwz”');
    await expect(page.getByRole('searchbox')).toHaveValue('qxqxqx wzwz');
    const others = resultsOf(page).getByRole('heading', { level: 2, name: 'What others buy' });
    await expect(others).toBeVisible();
    await expect(resultCards(page).first()).toBeVisible();
    const note = await resultsOf(page).getByText('Check the spelling').boundingBox();
    expect((await others.boundingBox())?.y).toBeGreaterThanOrEqual((note?.y ?? 0) + (note?.height ?? Infinity));
    for (const name of ['Filters', 'Sort by Relevance'])
      await expect(resultsOf(page).getByRole('button', { name, exact: true, includeHidden: true })).toBeHidden();
    const rows = await resultCards(page).evaluateAll((cards) => {
      const tops = cards.filter((card) => card.checkVisibility()).map((card) => card.getBoundingClientRect().top);
      return [...Map.groupBy(tops, (top) => top).values()].map(({ length }) => length);
    });
    expect(rows.length).toBeGreaterThan(1);
    expect(new Set(rows).size, 'each row is full').toBe(1);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Sarees' }).first()).toBeVisible();
    await expect(main.getByRole('region', { name: 'Products by first letter' })).toBeHidden();
    await expectNoFindings(page);
    await expect(main.getByRole('heading', { name: 'Categories', exact: true })).toBeVisible();
    await expect(resultsOf(page).getByRole('link', { name: 'Women', exact: true }), 'offered once').toHaveCount(0);
  });

  test('have their heading at the same place as those that are none', async ({ page, isMobile }) => {
    test.skip(isMobile, 'there is no column of filters');
    await openResults(page, 'saree');
    const heading = page.getByRole('complementary', { name: 'Filters' }).getByRole('heading', { name: 'Filters' });
    const [filters, card] = [
      await heading.boundingBox(),
      await resultsOf(page).locator('[data-sku]').first().boundingBox(),
    ];
    expect(Math.abs((filters?.y ?? NaN) - (card?.y ?? NaN)), 'level with the first card').toBeLessThanOrEqual(8);
    const { x, y } = (await resultsTitle(page).boundingBox()) ?? { x: NaN, y: NaN };
    expect(x).toBe(24);
    for (const query of ['qxqxqx wzwz', 'how to return']) {
      await page.goto(`/search?${new URLSearchParams({ q: query })}`);
      await expect(resultsTitle(page)).toHaveText(/^(?:Nothing found for|Help with)/);
      expect(await resultsTitle(page).boundingBox(), query).toMatchObject({ x, y });
    }
  });

  test('show a query as text, whatever it holds', async ({ page }) => {
    const query = '<b>helmet</b>"><img src=x>';
    await page.goto(`/search?${new URLSearchParams({ q: query })}`);
    await expect(resultsTitle(page)).toContainText(`“${query}”`);
    await page.goto('/search?q=%F0%9F%98%80%E2%80%AE%00&page=-7&sort=nothing&colour=%3Cb%3E&price=9-1');
    await expect(resultsTitle(page)).toHaveText(/“😀”/u);
  });

  test('of an address without a query are the categories and letters', RARE, async ({ page }) => {
    await page.goto('/search?q=++');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything from A to Z');
    await expect(resultsOf(page)).toBeHidden();
  });
});

test.describe('when the results can not be loaded', () => {
  test('the page says so, offers categories, and shows them when there is a connection', async ({
    page,
    activate,
    complaints,
  }) => {
    complaints.expect(/ERR_FAILED|ERR_CONNECTION_FAILED|failed:/);
    await page.route('**/start.json', (route) => route.abort());
    await page.goto('/search?q=red+helmet');
    await expect(resultsOf(page).getByRole('heading', { name: 'No results loaded for “red helmet”' })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Sarees' }).first()).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('No results loaded for “red helmet”');
    await expectNoFindings(page);
    await page.unroute('**/start.json');
    await activate(resultsOf(page).getByRole('link', { name: 'Try again' }));
    await expect(resultsTitle(page)).toHaveText(titleFor('red helmet'));
  });

  for (const script of ['find-at-once', 'DirectoryIndex'])
    test(`because the script ${script} is missing, the page offers categories`, async ({ page, complaints }) => {
      complaints.expect(/ERR_FAILED|failed:/);
      await page.route(`**/_astro/${script}.*.js`, (route) => route.abort());
      await page.goto('/search?q=red+helmet');
      await expect(
        resultsOf(page).getByRole('heading', {
          name: /^(We couldn’t load the results|No results loaded for “red helmet”)$/,
        }),
      ).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Sarees' }).first()).toBeVisible();
    });

  test('soon, the page says that the connection is slow', RARE, async ({ page }) => {
    const release = await hold(page, '**/w/*.json');
    await page.goto('/search?q=red+helmet');
    await expect(resultsOf(page).getByText('Slow connection.')).toBeVisible();
    release();
    await expect(resultsTitle(page)).toHaveText(titleFor('red helmet'));
    await expect(resultsOf(page).getByText('Slow connection.')).toBeHidden();
  });
});
