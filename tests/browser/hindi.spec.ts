import { type Card, findCard, readPage } from './built-shop.ts';
import { expect, SHEET_WINDOW, test } from './shop.ts';
import { cardOf, sheetOf } from './steps.ts';

test.use(SHEET_WINDOW);

/** A product says its name in Hindi, too, above its description. */

const TITLE = /<p lang="hi">([^<]+)<\/p>\s*<p>/;
const hindi = (): Card => findCard('a name in Hindi', ({ path }, { canBuy }) => canBuy && TITLE.test(readPage(path)));
const hindiTitle = ({ path }: Card): string => TITLE.exec(readPage(path))?.[1] ?? '';

test('Hindi stands above the description, in its own language, whole and within the screen', async ({ page }) => {
  const card = hindi();
  await page.goto(card.path);
  const offer = page.getByRole('article').locator('.product__offer');
  await expect(page.getByRole('heading', { level: 1, name: card.title, exact: true })).toBeVisible();
  const lines = offer.locator('p:lang(hi)');
  await expect(lines.first()).toHaveText(hindiTitle(card));
  await expect(lines).toHaveCount(1);
  for (const line of await lines.all()) {
    await expect(line).toBeVisible();
    expect(await line.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    expect(await line.evaluate((element) => element.scrollHeight <= element.clientHeight)).toBe(true);
  }
});

test('Hindi leaves the half sheet to what is bought, and is there when the sheet is full', async ({
  page,
  activate,
}) => {
  const card = hindi();
  await page.goto(card.list);
  await activate(cardOf(page, card).getByRole('link', { name: card.title }));
  const sheet = sheetOf(page);
  const title = sheet.locator('p:lang(hi)').first();
  await expect(sheet.getByRole('heading', { name: card.title })).toBeVisible();
  await expect(title).toBeHidden();
  await activate(sheet.getByRole('button', { name: 'Make the sheet full screen' }));
  await expect(title).toBeVisible();
  await expect(title).toHaveText(hindiTitle(card));
});
