import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { findLayoutShifts, recordLayoutShifts } from './layout-shifts.ts';
import { expect, RARE, SHEET_WINDOW, test } from './shop.ts';
import { hold, openFilters, sheetOf, spoken, watchPaths } from './steps.ts';

test.use(SHEET_WINDOW);

const LIST = '/womenFashion';
const main = (page: Page): Locator => page.getByRole('main');
const opener = (page: Page): Locator => main(page).locator('#listing [data-do=filter]');
const sorter = (page: Page): Locator => main(page).getByRole('button', { name: /^Sort by / });
const isWide = (page: Page): boolean => (page.viewportSize()?.width ?? 0) >= 1280;
/** The panel: a dialog on the phone, a column on the desktop. */
const panelOf = (page: Page): Locator => page.getByRole(isWide(page) ? 'complementary' : 'dialog', { name: 'Filters' });
const groupOf = (page: Page, facet: string): Locator => panelOf(page).getByRole('group', { name: facet, exact: true });
const boxOf = (page: Page, facet: string, value: string | RegExp): Locator =>
  groupOf(page, facet).getByRole('checkbox', { name: value });
const cardsOf = (page: Page): Locator => main(page).getByRole('heading', { level: 3 });
const chipsOf = (page: Page): Locator => main(page).getByRole('list', { name: 'Chosen filters' });
const pagesOf = (page: Page): Locator => page.getByRole('navigation', { name: /^Pages of/ });

/** The number behind a value. */
const countOf = async (value: Locator): Promise<number> =>
  Number(await value.locator('xpath=following-sibling::*[last()]').textContent());

type Activate = (control: Locator) => Promise<void>;

async function open(page: Page, activate: Activate, path = LIST): Promise<void> {
  await page.goto(path);
  await openFilters(page, activate);
}

/** Chooses a sort in its sheet or menu. */
async function sortBy(page: Page, activate: Activate, label: string): Promise<void> {
  await activate(sorter(page));
  await activate(page.getByRole('dialog', { name: 'Sort by' }).getByText(label, { exact: true }));
  await expect(page.getByRole('dialog', { name: 'Sort by' })).toHaveCount(0);
}

/** Opens a facet that is folded. */
async function unfold(page: Page, activate: Activate, facet: string): Promise<void> {
  if (!(await groupOf(page, facet).isVisible()))
    await activate(panelOf(page).locator('summary').getByText(facet, { exact: true }));
}

async function choose(page: Page, activate: Activate, facet: string, value: string | RegExp): Promise<number> {
  await unfold(page, activate, facet);
  const more = groupOf(page, facet).getByRole('button', { name: / more$/ });
  if (await more.isVisible()) await activate(more);
  const box = boxOf(page, facet, value);
  const count = await countOf(box);
  await activate(box);
  await expect(box).toBeChecked();
  return count;
}

/** Applies what was chosen: on the phone by the button with the number of results. */
async function apply(page: Page, activate: Activate): Promise<void> {
  if (!isWide(page)) await activate(panelOf(page).getByRole('button', { name: /^Show/ }));
}

test.describe('a list with filters', () => {
  test('shows the products of a value, as many as its count says, keeps the choice after a reload, and Back takes it away', async ({
    page,
    activate,
  }) => {
    await open(page, activate);
    const first = await cardsOf(page).first().textContent();
    const count = await choose(page, activate, 'Colour', /^Blue/);
    if (!isWide(page))
      await expect(panelOf(page).getByRole('button', { name: /^Show/ })).toHaveText(`Show ${count} products`);
    await apply(page, activate);
    await expect(page).toHaveURL(`${LIST}?colour=blue`);
    await expect(cardsOf(page)).toHaveCount(Math.min(20, count));
    await expect(main(page).getByText(`${count} products`, { exact: true })).toBeVisible();
    await expect(spoken(page).filter({ hasText: /\S/ })).toHaveText(`${count} products`);
    await page.reload();
    await expect(chipsOf(page).getByRole('button', { name: 'Remove Colour: Blue' })).toBeVisible();
    await expect(cardsOf(page)).toHaveCount(Math.min(20, count));
    await page.goBack();
    await expect(page).toHaveURL(LIST);
    await expect(cardsOf(page).first()).toHaveText(first ?? '');
    await expect(chipsOf(page)).toHaveCount(0);
    await page.goForward();
    await expect(chipsOf(page)).toBeVisible();
    await expect(cardsOf(page)).toHaveCount(Math.min(20, count));
  });

  test('disables values that would leave nothing', RARE, async ({ page, activate }) => {
    await open(page, activate);
    await choose(page, activate, 'Colour', /^Red/);
    await expect(panelOf(page).getByRole('checkbox', { disabled: true }).first()).toBeAttached();
  });

  test('opens with the choice of a shared address, adds to it, and removes each value by its chip, and all by one', async ({
    page,
    activate,
  }) => {
    await page.goto(`${LIST}?colour=blue,octarine&size=%3Cb%3E&utm_source=friend&sort=price-up`);
    await expect(page).toHaveURL(`${LIST}?colour=blue&sort=price-up`);
    await expect(chipsOf(page).getByRole('button')).toHaveText(['Blue']);
    await expect(sorter(page)).toHaveAccessibleName('Sort by Price: low to high');
    if (!isWide(page)) await expect(opener(page)).toHaveAccessibleName('Filters (1)');
    // The focus is not moved on load.
    await expect(opener(page)).not.toBeFocused();

    await openFilters(page, activate);
    await choose(page, activate, 'Colour', /^Green/);
    const count = await choose(page, activate, 'Size', 'M');
    await apply(page, activate);
    await expect(page).toHaveURL(`${LIST}?colour=blue,green&size=m&sort=price-up`);
    await expect(chipsOf(page).getByRole('button', { name: /^Remove/ })).toHaveCount(3);
    await expect(cardsOf(page)).toHaveCount(Math.min(20, count));

    await activate(chipsOf(page).getByRole('button', { name: 'Remove Colour: Blue' }));
    await expect(page).toHaveURL(`${LIST}?colour=green&size=m&sort=price-up`);
    await expect(chipsOf(page).getByRole('button', { name: 'Remove Colour: Blue' })).toHaveCount(0);
    await expect(isWide(page) ? sorter(page) : opener(page)).toBeFocused();
    // Beside a column of filters, that has the only one.
    await expect(main(page).getByRole('button', { name: 'Clear all' })).toHaveCount(1);
    const all = await main(page).locator('[data-count]').textContent();
    await activate(main(page).getByRole('button', { name: 'Clear all' }));
    await expect(page).toHaveURL(`${LIST}?sort=price-up`);
    await expect(chipsOf(page)).toHaveCount(0);
    await expect(cardsOf(page)).toHaveCount(20);
    await expect(main(page).locator('[data-count]')).not.toHaveText(all ?? '');
  });

  test('is left as it is by an address with other parameters', RARE, async ({ page }) => {
    await page.goto(`${LIST}?utm_source=friend`);
    await expect(cardsOf(page)).toHaveCount(20);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(`${LIST}?utm_source=friend`);
    await expect(chipsOf(page)).toHaveCount(0);
  });

  test('sorts by price, and says which of its products a page has', async ({ page, activate }) => {
    await page.goto(LIST);
    await activate(sorter(page));
    const sorts = page.getByRole('dialog', { name: 'Sort by' }).getByRole('radio');
    await expect(sorts.first()).toBeFocused();
    expect(await sorts.count()).toBeGreaterThanOrEqual(5);
    await expectNoFindings(page);
    await page.keyboard.press('Escape');
    await expect(sorter(page)).toBeFocused();
    await sortBy(page, activate, 'Price: low to high');
    await expect(page).toHaveURL(`${LIST}?sort=price-up`);
    await expect(sorter(page)).toHaveAccessibleName('Sort by Price: low to high');
    const prices = () =>
      main(page)
        .locator('[data-cards] > [data-price]:not(:has([aria-hidden=true].card__add))')
        .evaluateAll((cards) => cards.map((card) => Number((card as HTMLElement).dataset['price'])));
    await expect.poll(async () => (await prices()).length).toBeGreaterThan(0);
    const shown = await prices();
    expect(shown).toEqual([...shown].sort((a, b) => a - b));
    await expectNoFindings(page);
    // A sort is no filter: its own control takes it back.
    await expect(chipsOf(page)).toHaveCount(0);
    const counted = main(page).locator('[data-count]');
    const all = Number(/^(\d+) products$/.exec((await counted.textContent())?.trim() ?? '')?.[1]);
    await activate(pagesOf(page).getByRole('link', { name: 'Next' }));
    await expect(page).toHaveURL(`${LIST}?sort=price-up&page=2`);
    await expect(counted).toHaveText(`21–${Math.min(40, all)} of ${all} products`);
    await expect(sorter(page)).toHaveAccessibleName('Sort by Price: low to high');
    await sortBy(page, activate, 'Relevance');
    await expect(page).toHaveURL(LIST);
    await expect(sorter(page)).toHaveAccessibleName('Sort by Relevance');
  });

  test('sorts by day of publication, where products have one', RARE, async ({ page, activate }) => {
    await page.goto('/womensSilkSaree');
    const first = (await cardsOf(page).first().textContent()) ?? '';
    await sortBy(page, activate, 'Newest');
    await expect(page).toHaveURL('/womensSilkSaree?sort=newest');
    await expect(cardsOf(page).first()).not.toHaveText(first);
  });

  test('has prices of its own market', RARE, async ({ page, activate }) => {
    await open(page, activate, '/en-ae/jewelleryPage');
    const count = await choose(page, activate, 'Price', /^AED.20 to AED.30/);
    await apply(page, activate);
    await expect(page).toHaveURL('/en-ae/jewelleryPage?price=20-30');
    await expect(cardsOf(page)).toHaveCount(count);
    await expect(main(page).getByRole('listitem').filter({ hasText: 'AED' }).first()).toBeVisible();
  });

  test('is filtered and sorted by country of origin', RARE, async ({ page, activate }) => {
    await open(page, activate, '/Electronics');
    const count = await choose(page, activate, 'Country of origin', 'China');
    await apply(page, activate);
    await expect(page).toHaveURL('/Electronics?origin=china');
    await expect(cardsOf(page)).toHaveCount(Math.min(20, count));
    await page.goto('/Electronics?sort=origin');
    await expect(page).toHaveURL('/Electronics?sort=origin');
    await activate(sorter(page));
    await expect(page.getByRole('radio', { name: 'Country of origin' })).toBeChecked();
  });

  test('takes any range of prices', RARE, async ({ page, activate }) => {
    await open(page, activate);
    await expect(panelOf(page).getByText('₹', { exact: true })).toHaveCount(2);
    await panelOf(page).getByRole('textbox', { name: 'From', exact: true }).fill('₹1,000');
    await panelOf(page).getByRole('textbox', { name: 'To', exact: true }).fill('1500');
    await panelOf(page).getByRole('textbox', { name: 'To', exact: true }).blur();
    await apply(page, activate);
    await expect(page).toHaveURL(`${LIST}?price=1000-1500`);
    await expect(chipsOf(page).getByRole('button', { name: 'Remove Price: ₹1,000 to ₹1,500' })).toBeVisible();
  });

  test('turns the pages of what is chosen', RARE, async ({ page, activate }) => {
    await page.goto('/products?colour=blue');
    await expect(chipsOf(page)).toBeVisible();
    const first = await cardsOf(page).first().textContent();
    await activate(pagesOf(page).getByRole('link', { name: 'Next' }));
    await expect(page).toHaveURL('/products?colour=blue&page=2');
    await expect(cardsOf(page).first()).not.toHaveText(first ?? '');
    await expect(pagesOf(page).getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(spoken(page).filter({ hasText: /\S/ })).toHaveText(/^Page 2 of \d+$/);
    await page.reload();
    await expect(pagesOf(page).getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.goBack();
    await expect(page).toHaveURL('/products?colour=blue');
    await expect(cardsOf(page).first()).toHaveText(first ?? '');
  });

  test('starts on the first page when it is filtered on a later one', RARE, async ({ page, activate }) => {
    await open(page, activate, '/products/3');
    await choose(page, activate, 'Colour', /^Blue/);
    await apply(page, activate);
    await expect(page).toHaveURL('/products?colour=blue');
    await expect(page).not.toHaveTitle(/page 3/);
    await page.goBack();
    await expect(page).toHaveURL('/products/3');
    await expect(page).toHaveTitle(/page 3/);
    await expect(chipsOf(page)).toHaveCount(0);
  });

  test(
    'opens the product of a card that was made in the browser, and Back leads to the choice',
    RARE,
    async ({ page, activate }) => {
      await page.goto(`${LIST}?colour=blue`);
      await expect(chipsOf(page)).toBeVisible();
      await activate(cardsOf(page).first().getByRole('link'));
      if (isWide(page)) await expect(page).toHaveURL(/\/p\//);
      else await expect(sheetOf(page)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(`${LIST}?colour=blue`);
      await expect(chipsOf(page)).toBeVisible();
    },
  );

  test('has a seller’s shop with filters, too', RARE, async ({ page, activate }) => {
    await open(page, activate, '/shop/aaina-beauty');
    await choose(page, activate, 'Price', /^Up to/);
    await apply(page, activate);
    await expect(page).toHaveURL('/shop/aaina-beauty?price=-200');
    await expect(cardsOf(page).first()).toBeVisible();
  });

  test('says when nothing is left, and leads back to the list', async ({ page, activate }) => {
    await page.goto(`${LIST}?price=1-2`);
    await expect(main(page).getByRole('heading', { name: 'No products for “₹1 to ₹2”' })).toBeVisible();
    await expect(main(page).getByRole('heading', { name: 'More from Women’s fashion' })).toBeVisible();
    const others = await cardsOf(page).count();
    expect(others).toBeGreaterThanOrEqual(4);
    expect(others).toBeLessThanOrEqual(8);
    await expectNoFindings(page);
    await activate(main(page).getByRole('button', { name: 'Clear filters' }));
    await expect(page).toHaveURL(LIST);
    await expect(cardsOf(page)).toHaveCount(20);
  });
});

test('an address with a choice moves nothing when its products replace the others', async ({ page }) => {
  await recordLayoutShifts(page);
  await page.goto('/products?price=-199');
  await expect(page.getByRole('button', { name: /^Remove Price/ })).toBeVisible();
  expect(await findLayoutShifts(page)).toEqual([]);
});

test('keeps what was chosen while its products are still loading', async ({ page, activate }) => {
  test.skip(!isWide(page), 'the sheet is applied once');
  await open(page, activate);
  const release = await hold(page, '**/cards/*.json');
  await choose(page, activate, 'Colour', /^Blue/);
  // The pagination has started.
  await page.waitForFunction(() => document.documentElement.style.overflowAnchor === 'none');
  await choose(page, activate, 'Colour', /^Green/);
  release();
  await expect(page).toHaveURL(`${LIST}?colour=blue,green`);
  await expect(chipsOf(page).getByRole('button', { name: /^Remove/ })).toHaveCount(2);
  await expect(boxOf(page, 'Colour', /^Blue/)).toBeChecked();
});

test('filter and sort are in sight without scrolling, whichever category is current', async ({ page }) => {
  for (const path of ['/Womenkurtha', '/womensSilkSaree', '/shop/aaina-beauty']) {
    await page.goto(path);
    for (const control of isWide(page) ? [sorter(page)] : [opener(page), sorter(page)])
      await expect(control).toBeInViewport({ ratio: 1 });
    // Not below a related category, which scrolls.
    await sorter(page).click({ trial: true });
    const current = main(page).locator('[aria-current=page]:not(nav ol *)').first();
    if (await current.isVisible()) await current.click({ trial: true });
  }
});

test.describe('the panel', () => {
  test(
    'changes nothing when it is closed without its button, and gives the focus back',
    RARE,
    async ({ page, activate }) => {
      test.skip(isWide(page), 'the column applies each change at once');
      await open(page, activate);
      await choose(page, activate, 'Colour', /^Blue/);
      await page.keyboard.press('Escape');
      await expect(panelOf(page)).toHaveCount(0);
      await expect(page).toHaveURL(LIST);
      await expect(opener(page)).toBeFocused();
      await expect(cardsOf(page)).toHaveCount(20);
    },
  );

  test('stays beside the list on wide screens', async ({ page, isMobile }) => {
    test.skip(isMobile, 'phones have a sheet');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(LIST);
    await expect(boxOf(page, 'Size', 'M')).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
    await expect(panelOf(page).getByRole('heading', { name: 'Filters' })).toBeInViewport();
    const value = await boxOf(page, 'Size', 'M').locator('xpath=..').boundingBox();
    expect(value?.height).toBe(36);
  });

  test('works by keyboard', async ({ page }) => {
    await page.goto(LIST);
    if (!isWide(page)) {
      await opener(page).focus();
      await page.keyboard.press('Enter');
      await expect(panelOf(page).locator('summary').first()).toBeFocused();
    }
    await boxOf(page, 'Size', 'M').focus();
    await page.keyboard.press('Space');
    await expect(boxOf(page, 'Size', 'M')).toBeChecked();
    if (!isWide(page)) {
      await panelOf(page).getByRole('button', { name: /^Show/ }).focus();
      await page.keyboard.press('Enter');
    }
    await expect(page).toHaveURL(`${LIST}?size=m`);
    await expect(chipsOf(page)).toBeVisible();
    if (isWide(page)) await expect(boxOf(page, 'Size', 'M')).toBeFocused();
  });

  test('shows names in one language, clears all, and is accessible, open and with a choice, also with text twice as large', async ({
    page,
    activate,
  }) => {
    await open(page, activate);
    await expect(groupOf(page, 'Colour').getByText('Red', { exact: true })).toBeVisible();
    await expect(panelOf(page).getByText(/\p{Script=Devanagari}/u)).toHaveCount(0);
    await expectNoFindings(page);
    await choose(page, activate, 'Colour', /^Blue/);
    await activate(panelOf(page).getByRole('button', { name: 'Clear all' }));
    await expect(boxOf(page, 'Colour', /^Blue/)).not.toBeChecked();
    await choose(page, activate, 'Colour', /^Blue/);
    await apply(page, activate);
    await expect(chipsOf(page)).toBeVisible();
    await expectNoFindings(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    if (!isWide(page)) await activate(opener(page));
    const width = page.viewportSize()?.width ?? 0;
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const outside = await panelOf(page).evaluate(
      (panel) =>
        [...panel.querySelectorAll('*')].filter((element) => {
          const { right, width: own } = element.getBoundingClientRect();
          return own > 0 && right > panel.getBoundingClientRect().right + 1;
        }).length,
    );
    expect(outside).toBe(0);
  });

  test('has controls of at least 44 pixels', RARE, async ({ page, activate }) => {
    await open(page, activate);
    const small = await panelOf(page)
      .locator('button, summary, label:has([type=checkbox]), select, input[type=text]')
      .evaluateAll((controls) =>
        controls.flatMap((control) => {
          const { width, height } = control.getBoundingClientRect();
          // Positions between two pixels make sizes inexact.
          return width > 0 && Math.min(width, height) < 43.9 ? [control.outerHTML.slice(0, 80)] : [];
        }),
      );
    expect(small).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('lists lead to pages of single values', async ({ page }) => {
    await page.goto('/womensSilkSaree');
    await page.getByRole('main').getByRole('link', { name: 'Filters', exact: true }).click();
    await expect(page).toHaveURL('/womensSilkSaree/filters');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^See all \d+ products$/ })
      .click();
    await expect(page).toHaveURL('/womensSilkSaree');
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: /^Red/ }).click();
    await expect(page).toHaveURL('/womensSilkSaree/colour-red');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Red sarees');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/womensSilkSaree\/colour-red$/);
    expect(await cardsOf(page).count()).toBeGreaterThanOrEqual(3);
    await expect(sorter(page)).toBeHidden();
  });
});

test(
  'the filters of a page for one value begin with that value, and lead to the whole list',
  RARE,
  async ({ page, activate }) => {
    await open(page, activate, '/womensSilkSaree/colour-red');
    await expect(boxOf(page, 'Colour', /^Red/)).toBeChecked();
    await choose(page, activate, 'Colour', /^Green/);
    await apply(page, activate);
    await expect(page).toHaveURL('/womensSilkSaree?colour=green,red');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sarees');
    await page.goBack();
    await expect(page).toHaveURL('/womensSilkSaree/colour-red');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Red sarees');
  },
);

test('the pages of single values, and the page that lists them, are accessible', RARE, async ({ page }) => {
  for (const path of ['/womensSilkSaree/filters', '/womensSilkSaree/colour-red']) {
    await page.goto(path);
    await expectNoFindings(page);
  }
});

test('nothing of the filters is fetched before they are used', async ({ page }) => {
  const fetched = watchPaths(page);
  await page.goto(LIST);
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((path) => /_data|facet|filter/.test(path))).toEqual([]);
});
