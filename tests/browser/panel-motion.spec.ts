import type { Locator, Page } from '@playwright/test';
import { findCard, listCards } from './built-shop.ts';
import { type Pointer, pointerOf } from './pointers.ts';
import { expect, SHEET_WINDOW, test } from './shop.ts';
import { accountLink, cardOf, cartLink, drawerOf, keepCart, lineFor, loginPanelOf, sheetOf } from './steps.ts';

/** How what lies over a page comes, follows a finger, and leaves. */

const something = () => findCard('something to add', ({ offers }) => offers === 'add');
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

interface Panel {
  readonly opener: (page: Page) => Locator;
  readonly panel: (page: Page) => Locator;
  /** The way in which a finger drags it off the screen, and where it begins. */
  readonly away: 'left' | 'right' | 'down' | undefined;
  readonly handle?: string;
}
const PANELS: Readonly<Record<string, Panel>> = {
  'the menu': {
    opener: (page) => page.getByRole('banner').getByRole('button', { name: 'Menu' }),
    panel: menuOf,
    away: 'left',
  },
  'the cart drawer': { opener: cartLink, panel: drawerOf, away: 'right' },
  'the login panel': { opener: accountLink, panel: loginPanelOf, away: 'right', handle: '.panel__head' },
  'the sheet of filters': {
    opener: (page) => page.locator('#listing [data-do=filter]'),
    panel: (page) => page.getByRole('dialog', { name: 'Filters' }),
    away: 'down',
    handle: '.facet-panel__head',
  },
  'the sheet of sorts': {
    opener: (page) => page.locator('#listing [data-do=sort]'),
    panel: (page) => page.getByRole('dialog', { name: 'Sort' }),
    away: 'down',
    handle: '.facet-panel__head',
  },
  'the sheet of a product': {
    opener: (page) => {
      const card = listCards('/womenFashion')[0] as ReturnType<typeof something>;
      return cardOf(page, card).getByRole('link', { name: card.title });
    },
    panel: sheetOf,
    away: undefined,
  },
};

/** Notes the times of all transitions of panels from now on, in milliseconds. */
const recordMotion = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const motion: number[] = [];
    Object.assign(window, { motion });
    document.addEventListener('transitionrun', ({ target }) => {
      if (!(target as Element).matches('dialog, [popover]')) return;
      for (const animation of (target as Element).getAnimations())
        motion.push(Number(animation.effect?.getComputedTiming().duration));
    });
  });
const readMotion = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { motion: number[] }).motion.splice(0));

async function open(page: Page, { opener, panel }: Panel, activate: (control: Locator) => Promise<void>) {
  await keepCart(page, [lineFor(something())]);
  await recordMotion(page);
  await page.goto('/womenFashion');
  await activate(opener(page));
  await expect(panel(page)).toBeVisible();
  await expect.poll(() => panel(page).evaluate((element) => element.getAnimations().length)).toBe(0);
}

test.describe('over a list', () => {
  test.use(SHEET_WINDOW);

  for (const [name, kind] of Object.entries(PANELS)) {
    test(`${name} comes and leaves within a quarter of a second`, async ({ page, activate }) => {
      await open(page, kind, activate);
      const coming = await readMotion(page);
      expect(coming.length).toBeGreaterThan(0);
      for (const time of coming) expect(time).toBe(200);
      await page.keyboard.press('Escape');
      await expect(kind.panel(page)).toBeHidden();
      const leaving = await readMotion(page);
      expect(leaving.length).toBeGreaterThan(0);
      for (const time of leaving) expect(time).toBe(200);
      // It is not left behind, and opens again.
      await activate(kind.opener(page));
      await expect(kind.panel(page)).toBeVisible();
    });

    test(`${name} does not move where movement is reduced`, async ({ page, activate }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, kind, activate);
      await page.keyboard.press('Escape');
      await expect(kind.panel(page)).toBeHidden();
      expect(await readMotion(page)).toEqual([]);
    });
  }
});

const WAYS = { left: { x: -1, y: 0 }, right: { x: 1, y: 0 }, down: { x: 0, y: 1 } } as const;

/** Drags a panel by so many pixels, without releasing it. */
async function drag(page: Page, { panel, away, handle }: Panel, distance: number, pauses = 8): Promise<Pointer> {
  const { x, y } = WAYS[away ?? 'down'];
  const pointer = await pointerOf(page, true);
  const target = handle ? panel(page).locator(handle) : panel(page);
  const box = await target.boundingBox();
  if (!box) throw new Error('The panel is not on the screen.');
  const from = { x: box.x + box.width / 2, y: box.y + Math.min(24, box.height / 2) };
  await pointer.down(from.x, from.y);
  for (let step = 1; step <= pauses; step++) {
    await pointer.move(from.x + (x * distance * step) / pauses, from.y + (y * distance * step) / pauses);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  return pointer;
}

test.describe('under a finger', () => {
  for (const [name, kind] of Object.entries(PANELS)) {
    if (!kind.away) continue;
    test(`${name} follows it, and closes where it is released far away`, async ({ page, activate, hasTouch }) => {
      test.skip(!hasTouch, 'there is no finger');
      await open(page, kind, activate);
      await loadDrag(page, kind);
      const before = await kind.panel(page).boundingBox();
      const pointer = await drag(page, kind, 200);
      const after = await kind.panel(page).boundingBox();
      const { x, y } = WAYS[kind.away as keyof typeof WAYS];
      expect((after?.x ?? 0) - (before?.x ?? 0)).toBeCloseTo(200 * x, 0);
      expect((after?.y ?? 0) - (before?.y ?? 0)).toBeCloseTo(200 * y, 0);
      await pointer.up();
      await expect(kind.panel(page)).toBeHidden();
      await expect(page).toHaveURL('/womenFashion');
      // Within a moment after a finger has dragged, Chromium makes no click of a tap.
      await expect(async () => {
        await activate(kind.opener(page));
        await expect(kind.panel(page)).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await expect.poll(async () => (await kind.panel(page).boundingBox())?.x).toBe(before?.x);
    });

    test(`${name} comes back where it is released near`, async ({ page, activate, hasTouch }) => {
      test.skip(!hasTouch, 'there is no finger');
      await open(page, kind, activate);
      await loadDrag(page, kind);
      const before = await kind.panel(page).boundingBox();
      const pointer = await drag(page, kind, 40, 30);
      await pointer.up();
      await expect.poll(() => kind.panel(page).boundingBox()).toEqual(before);
      await expect(kind.panel(page)).toBeVisible();
    });
  }
});

/** What follows a finger comes with the first touch in a panel. */
async function loadDrag(page: Page, { panel }: Panel): Promise<void> {
  const box = await panel(page).boundingBox();
  const came = page.waitForResponse(/\/drag-panel\./);
  const pointer = await pointerOf(page, true);
  // Until the page reacts to touches in panels.
  await expect(async () => {
    await pointer.down((box?.x ?? 0) + 30, (box?.y ?? 0) + 20);
    await pointer.up();
    await Promise.race([came, new Promise((_, fail) => setTimeout(fail, 300))]);
  }).toPass();
}
