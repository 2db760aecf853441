import { listCards, readPage } from './built-shop.ts';
import { expect, SHEET_WINDOW, test } from './shop.ts';
import { cardOf } from './steps.ts';

test.use(SHEET_WINDOW);

/** The first product of a list in Hindi: its address, and its name there. */
const hindi = () => {
  const [card] = listCards('/hi/womenFashion');
  if (!card) throw new Error('The list in Hindi has no products.');
  return { ...card, english: card.path.replace(/^\/hi/, '') };
};
const DEVANAGARI = /\p{Script=Devanagari}/u;

test('a product in Hindi has its name and its texts in Hindi, whole and within the screen', async ({ page }) => {
  const { path, english } = hindi();
  await page.goto(path);
  const offer = page.getByRole('article').locator('.product__offer');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(DEVANAGARI);
  for (const line of [title, offer.locator('> p:not([class])').first()]) {
    const { cut, name } = await line.evaluate((element) => ({
      // The box of a line may be higher than the line, but nothing hides what stands out.
      cut: element.scrollWidth > element.clientWidth || getComputedStyle(element).overflow !== 'visible',
      name: element.textContent,
    }));
    expect(cut, name).toBe(false);
    await expect(line).toHaveText(DEVANAGARI);
  }
  // Its page in English says nothing in Hindi but the name of the language, in the menu and at the foot.
  const others = readPage(english).match(/<[a-z]+ [^>]*lang="?hi"?[ >][^<]*/g) ?? [];
  expect(others.map((text) => text.replace(/.*>/, ''))).toEqual(['हिन्दी', 'हिन्दी']);
});

test('a card in Hindi opens a sheet in Hindi', async ({ page, activate }) => {
  const card = hindi();
  await page.goto('/hi/womenFashion');
  await activate(cardOf(page, card).locator('[data-title]'));
  const sheet = page.getByRole('dialog').filter({ has: page.getByRole('heading', { name: card.title }) });
  await expect(sheet.getByRole('button', { name: 'कार्ट में डालें' })).toBeVisible();
});
