import { findCard } from './built-shop.ts';
import { expect, test } from './shop.ts';

const PAGES: Readonly<Record<string, () => string>> = {
  'the home page': () => '/',
  'a list': () => '/products',
  'a product': () => findCard('one that can be bought', ({ offers }) => offers !== 'nothing').path,
  'the cart': () => '/cart',
  'the checkout': () => '/checkOut',
  help: () => '/help',
};

for (const [name, pathOf] of Object.entries(PAGES))
  test(`every control of ${name} whose tap is being answered looks so`, async ({ page }) => {
    await page.goto(pathOf());
    // A mouse that rests on a card shows more of it.
    await page
      .locator('.card')
      .first()
      .hover({ timeout: 1000 })
      .catch(() => {});
    const controls = page.locator('[data-do], [data-act]');
    expect(await controls.count()).toBeGreaterThan(0);
    await controls.evaluateAll((all) => {
      for (const control of all) control.ariaBusy = 'true';
    });
    const listUnchanged = () =>
      controls.evaluateAll((all) =>
        all
          .filter((control) => Number(getComputedStyle(control).opacity) > 0.7)
          .map((control) => control.outerHTML.slice(0, 100)),
      );
    await expect.poll(listUnchanged).toEqual([]);
  });
