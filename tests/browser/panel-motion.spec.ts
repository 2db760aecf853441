import type { Locator, Page } from '@playwright/test';
import { findCard, listCards } from './built-shop.ts';
import { type Pointer, pointerOf } from './pointers.ts';
import { expect, RARE, SHEET_WINDOW, test } from './shop.ts';
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
    handle: '.panel__head',
  },
  'the sheet of sorts': {
    opener: (page) => page.locator('#listing [data-do=sort]'),
    panel: (page) => page.getByRole('dialog', { name: 'Sort' }),
    away: 'down',
    handle: '.panel__head',
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

/** What moved, in milliseconds. */
interface Motion {
  /** With each panel that came or left: "open", "closed". */
  readonly toggles: string[];
  /** Whether it was in the page then, so that it could be seen to move. */
  readonly isThere: boolean[];
  readonly times: number[];
}

/**
 * Notes how long all transitions of panels take from now on. Those of a panel that comes or leaves are asked for in the same moment, too: a slow browser
 * tells of them when they have ended, and of none where the panel was removed meanwhile. With `closeAfter`, in milliseconds, each panel closes that long
 * after it opened.
 */
const recordMotion = (page: Page, closeAfter?: number): Promise<unknown> =>
  page.addInitScript((closeAfterMs) => {
    const motion: Motion = { toggles: [], isThere: [], times: [] };
    Object.assign(window, { motion });
    const isPanel = (target: EventTarget | null): target is HTMLElement =>
      target instanceof HTMLElement && target.matches('dialog, [popover]');
    const note = (panel: EventTarget | null) => {
      if (!isPanel(panel)) return;
      for (const animation of panel.getAnimations())
        motion.times.push(Number(animation.effect?.getComputedTiming().duration));
    };
    document.addEventListener('transitionrun', ({ target }) => note(target));
    document.addEventListener('transitionend', ({ target, elapsedTime }) => {
      if (isPanel(target)) motion.times.push(Math.round(elapsedTime * 1000));
    });
    // As Escape does.
    const close = (panel: HTMLElement) => {
      if (!(panel instanceof HTMLDialogElement)) panel.hidePopover();
      else if (panel.dispatchEvent(new Event('cancel', { cancelable: true }))) panel.close();
    };
    const noteToggle = (panel: HTMLElement, isOpen: boolean) => {
      note(panel);
      motion.isThere.push(panel.isConnected);
      motion.toggles.push(isOpen ? 'open' : 'closed');
      if (isOpen && closeAfterMs !== undefined) setTimeout(close, closeAfterMs, panel);
    };
    document.addEventListener(
      'toggle',
      ({ target, newState }) => {
        const panel = target as HTMLElement;
        if (panel.matches('[popover]')) noteToggle(panel, newState === 'open');
      },
      true,
    );
    // The sheet opens twice in one step: it is modal from the frame on that shows it.
    const states = new Map<Node, boolean>();
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!(target instanceof HTMLDialogElement) || target.open === (states.get(target) ?? false)) continue;
        states.set(target, target.open);
        noteToggle(target, target.open);
      }
    }).observe(document, { subtree: true, attributeFilter: ['open'] });
  }, closeAfter);
const readMotion = (page: Page): Promise<Motion> =>
  page.evaluate(() => (window as unknown as { motion: Motion }).motion);

/** The times of what has moved until a panel had come or left for the last time of these; waits for the first where something has to move. */
async function readTimes(page: Page, toggles: readonly string[], moves = true): Promise<number[]> {
  await expect.poll(async () => (await readMotion(page)).toggles).toEqual(toggles);
  if (moves) await expect.poll(async () => (await readMotion(page)).times.length).toBeGreaterThan(0);
  return page.evaluate(() => (window as unknown as { motion: Motion }).motion.times.splice(0));
}

/** Opens it, and does not wait until it has come. */
async function openPanel(
  page: Page,
  { opener }: Panel,
  activate: (control: Locator) => Promise<void>,
  closeAfter?: number,
) {
  await keepCart(page, [lineFor(something())]);
  await recordMotion(page, closeAfter);
  await page.goto('/womenFashion');
  await activate(opener(page));
}

async function open(page: Page, kind: Panel, activate: (control: Locator) => Promise<void>) {
  const { panel } = kind;
  await openPanel(page, kind, activate);
  await expect(panel(page)).toBeVisible();
  await expect.poll(async () => (await readMotion(page)).toggles).toEqual(['open']);
  await expect.poll(() => panel(page).evaluate((element) => element.getAnimations().length)).toBe(0);
}

test.describe('over a list', () => {
  test.use(SHEET_WINDOW);

  for (const [name, kind] of Object.entries(PANELS)) {
    test(`${name} comes and leaves within a quarter of a second`, async ({ page, activate }) => {
      await open(page, kind, activate);
      const coming = await readTimes(page, ['open']);
      for (const time of coming) expect(time).toBe(200);
      await page.keyboard.press('Escape');
      await expect(kind.panel(page)).toBeHidden();
      const leaving = await readTimes(page, ['open', 'closed']);
      for (const time of leaving) expect(time).toBe(200);
      // It is not left behind, and opens again.
      await activate(kind.opener(page));
      await expect(kind.panel(page)).toBeVisible();
    });

    test(`${name} leaves in the same way when it closes while it comes`, async ({ page, activate }) => {
      await openPanel(page, kind, activate, 50);
      await readTimes(page, ['open', 'closed']);
      expect((await readMotion(page)).isThere).toEqual([true, true]);
      await expect(kind.panel(page)).toBeHidden();
    });

    // motion-styles.spec.ts finds all styles that move something there.
    test(`${name} does not move where movement is reduced`, RARE, async ({ page, activate }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, kind, activate);
      await page.keyboard.press('Escape');
      await expect(kind.panel(page)).toBeHidden();
      expect(await readTimes(page, ['open', 'closed'], false)).toEqual([]);
    });
  }
});

/** More than a third of each panel: it closes there, however slowly the finger moves. */
const FAR = { left: 200, right: 200, down: 250 } as const;
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

/** One of each direction; the others are dragged by the same script. */
const COMMON = ['the menu', 'the login panel', 'the sheet of sorts'];

test.describe('under a finger', () => {
  for (const [name, kind] of Object.entries(PANELS)) {
    if (!kind.away) continue;
    const details = COMMON.includes(name) ? {} : RARE;
    test(
      `${name} follows it, and closes where it is released far away`,
      details,
      async ({ page, activate, hasTouch }) => {
        test.skip(!hasTouch, 'there is no finger');
        await open(page, kind, activate);
        await loadDrag(page, kind);
        const before = await kind.panel(page).boundingBox();
        const way = kind.away as keyof typeof WAYS;
        const pointer = await drag(page, kind, FAR[way]);
        const after = await kind.panel(page).boundingBox();
        const { x, y } = WAYS[way];
        expect((after?.x ?? 0) - (before?.x ?? 0)).toBeCloseTo(FAR[way] * x, 0);
        expect((after?.y ?? 0) - (before?.y ?? 0)).toBeCloseTo(FAR[way] * y, 0);
        await pointer.up();
        await expect(kind.panel(page)).toBeHidden();
        await expect(page).toHaveURL('/womenFashion');
        // Within a moment after a finger has dragged, Chromium makes no click of a tap.
        await expect(async () => {
          await activate(kind.opener(page));
          await expect(kind.panel(page)).toBeVisible({ timeout: 1_000 });
        }).toPass();
        await expect.poll(async () => (await kind.panel(page).boundingBox())?.x).toBe(before?.x);
      },
    );

    test(`${name} comes back where it is released near`, details, async ({ page, activate, hasTouch }) => {
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
