import type { Locator, Page } from '@playwright/test';
import { SHEET_CLOSE, SHEET_FULL } from '../../src/core/site/constants.ts';
import { type Card, listCards } from './built-shop.ts';
import { draw, pointerOf } from './pointers.ts';
import { expect, SHEET_WINDOW, test } from './shop.ts';
import { cardOf, handleOf, isDriven, sheetOf, stayFast } from './steps.ts';

/** Where the sheet rests, as a part of the viewport (section 2). */
const SHEET_SETTLE = 0.5;

test.use(SHEET_WINDOW);

const card = (): Card => listCards('/products')[0] as Card;
const heightOf = (page: Page): number => page.viewportSize()?.height ?? 0;

async function openSheet(page: Page, activate: (control: Locator) => Promise<void>): Promise<void> {
  await stayFast(page);
  await page.goto('/products');
  await activate(cardOf(page, card()).getByRole('link', { name: card().title }));
  await expect(sheetOf(page).getByRole('heading', { name: card().title })).toBeVisible();
  await expectShown(page, SHEET_SETTLE);
  await expect.poll(() => isDriven(sheetOf(page))).toBe(true);
}

/** The part of the screen that the sheet covers after it has settled. */
async function expectShown(page: Page, part: number): Promise<void> {
  await expect
    .poll(async () => 1 - ((await sheetOf(page).boundingBox())?.y ?? 0) / heightOf(page))
    .toBeCloseTo(part, 2);
  // The last pixels, too.
  await expect.poll(() => sheetOf(page).evaluate((sheet) => sheet.getAnimations().length)).toBe(0);
}

/** Drags the sheet until it covers `part` of the screen, and releases it. */
async function dragTo(page: Page, hasTouch: boolean, part: number): Promise<void> {
  const pointer = await pointerOf(page, hasTouch);
  const head = ((await handleOf(page).boundingBox())?.height ?? 0) / 2;
  await draw(pointer, handleOf(page), heightOf(page) * (1 - part) + head);
  await pointer.up();
}

test.describe('the released sheet', () => {
  const A_LITTLE = 0.03;

  for (const [where, part] of [
    ['just under a quarter of the screen', SHEET_CLOSE - A_LITTLE],
    ['at the bottom', 0.02],
  ] as const) {
    test(`${where}, closes`, async ({ page, activate, hasTouch }) => {
      await openSheet(page, activate);
      await dragTo(page, hasTouch, part);
      await expect(sheetOf(page)).toBeHidden();
      await expect(page).toHaveURL('/products');
    });
  }

  for (const [where, part] of [
    ['just over three quarters of the screen', SHEET_FULL + A_LITTLE],
    ['at the top', 1],
  ] as const) {
    test(`${where}, fills the screen`, async ({ page, activate, hasTouch }) => {
      await openSheet(page, activate);
      await dragTo(page, hasTouch, part);
      await expectShown(page, 1);
    });
  }

  for (const [where, part] of [
    ['just over a quarter', SHEET_CLOSE + A_LITTLE],
    ['just under three quarters', SHEET_FULL - A_LITTLE],
  ] as const) {
    test(`${where} of the screen, settles at half of it`, async ({ page, activate, hasTouch }) => {
      await openSheet(page, activate);
      await dragTo(page, hasTouch, part);
      await expectShown(page, SHEET_SETTLE);
    });
  }

  test('anywhere after it filled the screen, does the same', async ({ page, activate, hasTouch }) => {
    await openSheet(page, activate);
    await dragTo(page, hasTouch, 0.9);
    await expectShown(page, 1);
    await dragTo(page, hasTouch, 0.6);
    await expectShown(page, SHEET_SETTLE);
    await dragTo(page, hasTouch, 0.1);
    await expect(sheetOf(page)).toBeHidden();
  });
});

test.describe('the sheet', () => {
  test('follows the pointer, by transform alone', async ({ page, activate, hasTouch }) => {
    await openSheet(page, activate);
    const pointer = await pointerOf(page, hasTouch);
    const { y: top = 0 } = (await sheetOf(page).boundingBox()) ?? {};
    const { y = 0, height = 0 } = (await handleOf(page).boundingBox()) ?? {};
    await draw(pointer, handleOf(page), y + height / 2 - 200);
    await expect.poll(async () => Math.round((await sheetOf(page).boundingBox())?.y ?? 0)).toBe(Math.round(top - 200));
    const style = await sheetOf(page).getAttribute('style');
    expect(style).toMatch(/^(?:(?:transition|transform):[^;]*;\s*)+$/);
    await pointer.up();
  });

  test('does not go above the screen', async ({ page, activate, hasTouch }) => {
    await openSheet(page, activate);
    const pointer = await pointerOf(page, hasTouch);
    await draw(pointer, handleOf(page), 40);
    await pointer.move(150, 1);
    await expect.poll(async () => (await sheetOf(page).boundingBox())?.y).toBe(0);
    await pointer.up();
    await expectShown(page, 1);
  });

  test('switches between half and full height by a tap on its handle', async ({ page, activate }) => {
    await openSheet(page, activate);
    await activate(handleOf(page));
    await expectShown(page, 1);
    await activate(handleOf(page));
    await expectShown(page, SHEET_SETTLE);
  });

  test('counts a tap with a slight movement as a tap', async ({ page, activate, hasTouch }) => {
    test.skip(hasTouch, 'the browser itself tells a tap from a drag');
    await openSheet(page, activate);
    const { x = 0, y = 0 } = (await handleOf(page).boundingBox()) ?? {};
    const pointer = await pointerOf(page, hasTouch);
    await pointer.down(x + 20, y + 10);
    await pointer.move(x + 22, y + 13);
    await pointer.up();
    await expectShown(page, 1);
  });
});

test('the sheet goes through every height with the keyboard', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'there is a keyboard at the desktop');
  await openSheet(page, (link) => link.press('Enter'));
  await expect(handleOf(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectShown(page, 1);
  await page.keyboard.press('Space');
  await expectShown(page, SHEET_SETTLE);
  await page.keyboard.press('ArrowUp');
  await expectShown(page, 1);
  await page.keyboard.press('ArrowDown');
  await expectShown(page, SHEET_SETTLE);
  await page.keyboard.press('ArrowDown');
  await expect(sheetOf(page)).toBeHidden();
});
