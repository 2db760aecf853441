import type { Locator, Page } from '@playwright/test';
import { type Card, listCards } from './built-shop.ts';
import { expect, SHEET_WINDOW, test } from './shop.ts';
import { cardOf, sheetOf } from './steps.ts';

test.use(SHEET_WINDOW);

const card = (): Card => listCards('/products')[3] as Card;
const linkOf = (page: Page, { title }: Card): Locator => cardOf(page, { title }).getByRole('link', { name: title });
const headingOf = (container: Locator): Locator => container.getByRole('heading', { name: card().title });

test.describe('the history entries', () => {
  test('lead back to the list and forward to the sheet again', async ({ page, activate }) => {
    await page.goto('/products');
    await activate(linkOf(page, card()));
    await expect(headingOf(sheetOf(page))).toBeVisible();
    // Until the product has replaced what its card shows, nothing in this page could open it again.
    await expect(sheetOf(page).getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await page.goBack();
    await expect(sheetOf(page)).toBeHidden();
    await page.goForward();
    await expect(headingOf(sheetOf(page))).toBeVisible();
    await expect(page).toHaveURL(card().path);
  });

  test("lead to the product's own page after a reload, and from there to the list", async ({ page, activate }) => {
    await page.goto('/products');
    await activate(linkOf(page, card()));
    await expect(headingOf(sheetOf(page))).toBeVisible();
    await page.reload();
    await expect(headingOf(page.getByRole('main'))).toBeVisible();
    await expect(sheetOf(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/products');
    await expect(linkOf(page, card())).toBeVisible();
  });

  test('are one for each product that is looked at, so that Back leaves the shop as one came', async ({
    page,
    activate,
  }) => {
    await page.goto('/womenFashion');
    await page.goto('/products');
    const [first, second] = listCards('/products').slice(2, 4) as [Card, Card];
    for (const { title } of [first, second]) {
      await activate(cardOf(page, { title }).getByRole('link', { name: title }));
      await expect(sheetOf(page).getByRole('heading', { name: title })).toBeVisible();
      await page.goBack();
      await expect(sheetOf(page)).toBeHidden();
    }
    await page.goBack();
    await expect(page).toHaveURL('/womenFashion');
  });
});

test.describe('the link of a card is followed', () => {
  test('by the browser, which opens another tab, with Ctrl', async ({ page }, { project }) => {
    test.skip(project.name === 'phone', 'a phone has no Ctrl');
    await page.goto('/products');
    // The last listener: a click that is not prevented here is left to the browser.
    await page.evaluate(() => {
      addEventListener('click', (event) => {
        document.title = event.defaultPrevented ? 'taken' : 'left to the browser';
        event.preventDefault();
      });
    });
    await linkOf(page, card()).click({ modifiers: ['Control'] });
    await expect(page).toHaveTitle('left to the browser');
    await expect(sheetOf(page)).toHaveCount(0);
    await expect(page).toHaveURL('/products');
  });

  test('with data saving on', async ({ page, activate }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto('/products');
    await activate(linkOf(page, card()));
    await expect(headingOf(page.getByRole('main'))).toBeVisible();
    await expect(sheetOf(page)).toHaveCount(0);
  });

  test('where the sheet can not be fetched', async ({ page, activate, complaints }) => {
    complaints.expect(/sheet|ERR_FAILED/);
    await page.route('**/sheet-content.*.js', (route) => route.abort());
    await page.goto('/products');
    await activate(linkOf(page, card()));
    await expect(headingOf(page.getByRole('main'))).toBeVisible();
    await expect(page).toHaveURL(card().path);
  });
});

test.describe('a product that can not be fetched', () => {
  test('is reported, and shown on another try', async ({ page, activate, complaints }) => {
    complaints.expect(/\/p\/|ERR_/);
    await page.goto('/products');
    await page.route(`**${card().path}`, (route) => route.abort());
    await activate(linkOf(page, card()));
    const alert = sheetOf(page).getByRole('alert');
    await expect(alert).toContainText('We couldn’t load this product. Check your connection.');
    await page.unroute(`**${card().path}`);
    await activate(alert.getByRole('button', { name: 'Try again' }));
    await expect(headingOf(sheetOf(page))).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  test('can be followed as a plain link', async ({ page, activate, complaints }) => {
    complaints.expect(/\/p\/|ERR_/);
    await page.goto('/products');
    await page.route(`**${card().path}`, (route) => route.abort());
    await activate(linkOf(page, card()));
    const link = sheetOf(page).getByRole('alert').getByRole('link', { name: 'Open product page' });
    await expect(link).toHaveAttribute('href', card().path);
    await page.unroute(`**${card().path}`);
    await activate(link);
    await expect(headingOf(page.getByRole('main'))).toBeVisible();
  });

  test('says that it is loading until then', async ({ page, activate }) => {
    await page.goto('/products');
    let answer = () => {};
    const held = new Promise<void>((done) => {
      answer = done;
    });
    await page.route(`**${card().path}`, async (route) => {
      await held;
      await route.continue();
    });
    await activate(linkOf(page, card()));
    await expect(sheetOf(page).getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible();
    answer();
    await expect(headingOf(sheetOf(page))).toBeVisible();
  });
});
