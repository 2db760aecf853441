import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { nameField, phoneField, pinField, placeOrderButton } from '../../browser/order-steps.ts';
import { searchBox } from '../../browser/search-steps.ts';
import { addButton, cardOf } from '../../browser/steps.ts';
import type { BenchBrowser } from './bench-browser.ts';
import { type Delay, SHORTEST_MS, SLOWNESSES } from './delays.ts';
import type { ChosenPages, KindName, PageKind } from './page-kinds.ts';

/** After an interaction, until its answer has been painted on a busy machine, too. */
const PAUSE_MS = 600;
/** Between two letters. */
const LETTER_MS = 120;

type Step = readonly [name: string, run: (page: Page, chosen: ChosenPages) => Promise<unknown>];

type Find = (page: Page, chosen: ChosenPages) => Locator;

/** With `then`, waits until that is visible: without it the next step could come first. */
const tap = (name: string, find: Find, then?: (page: Page) => Locator): Step => [
  name,
  async (page, chosen) => {
    await find(page, chosen).tap();
    await then?.(page).waitFor();
  },
];
const type = (name: string, find: Find, text: string): Step => [
  name,
  (page, chosen) => find(page, chosen).pressSequentially(text, { delay: LETTER_MS }),
];
const inMain =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('main').getByRole('button', { name, exact: true }).first();

const closeButton = (page: Page): Locator => page.getByRole('button', { name: 'Close menu' });
const MENU: readonly Step[] = [
  tap('menu opened', (page) => page.getByRole('banner').getByRole('button', { name: 'Menu' }), closeButton),
  tap('menu closed', closeButton),
];
const SEARCH: readonly Step[] = [tap('search box', searchBox), type('typing in the search box', searchBox, 'sari')];
const FILTER: readonly Step[] = [
  tap('sort opened', inMain(/^Sort by /), (page) => page.getByRole('dialog')),
  ['sort closed', (page) => page.keyboard.press('Escape')],
];

const RESULTS: readonly Step[] = [
  tap('Add to cart', (page) => addButton(page.getByRole('main')).first()),
  ...MENU,
  ...SEARCH,
];

/** What is done on a page of each kind, one after the other. */
export const SCRIPTS: Readonly<Record<KindName, readonly Step[]>> = {
  home: [...MENU, ...SEARCH],
  listing: [
    tap('Add to cart', (page, { listed }) => addButton(cardOf(page, listed))),
    tap('wishlist', (page, { listed }) => cardOf(page, listed).getByRole('button', { name: 'Wishlist' })),
    ...FILTER,
    ...MENU,
  ],
  product: [
    tap('Add to cart', (page) => addButton(page.getByRole('article'))),
    tap('wishlist', (page) => page.getByRole('article').getByRole('button', { name: 'Add to wishlist' })),
    ...SEARCH,
  ],
  cart: [
    tap('one more', inMain('One more')),
    tap('one less', inMain('One less')),
    tap('removed', inMain(/^Remove/)),
    tap('taken back', inMain('Undo')),
  ],
  checkout: [
    type('typing the name', nameField, 'Asha'),
    type('typing the number', phoneField, '98765'),
    type('typing the PIN code', pinField, '302001'),
    tap('sent with a field missing', placeOrderButton),
  ],
  'content page': [...MENU, ...SEARCH],
  'search results': RESULTS,
  'common search': RESULTS,
  'search with a price': RESULTS,
};

/** The script of each kind of page, on each slowness. */
export async function measureDelays(
  browser: BenchBrowser,
  chosen: ChosenPages,
  cart: Readonly<Record<string, string>>,
): Promise<Delay[]> {
  const delays: Delay[] = [];
  for (const slower of SLOWNESSES)
    for (const kind of chosen.kinds) delays.push(await measureDelay(browser, chosen, kind, cart, slower));
  return delays;
}

const measureDelay = (
  browser: BenchBrowser,
  chosen: ChosenPages,
  { name, path, needsCart }: PageKind,
  cart: Readonly<Record<string, string>>,
  slower: number,
): Promise<Delay> =>
  browser.visit(
    needsCart ? cart : {},
    async ({ page, open }) => {
      await open(path);
      const readLongest = await watchInteractions(page);
      let longest: Delay = { kind: name, slower, ms: 0, step: '' };
      for (const [step, run] of SCRIPTS[name]) {
        await run(page, chosen).catch((error: unknown) => {
          throw new Error(`The script for ${name} ended at "${step}".`, { cause: error });
        });
        await pause(PAUSE_MS);
        const ms = await readLongest();
        if (ms > longest.ms) longest = { ...longest, ms, step };
      }
      return longest;
    },
    { slower },
  );

/**
 * Watches the page that is open. The returned function says how long the longest interaction took since its last call. Call this before
 * them: the browser keeps none below 104 ms for who asks later.
 */
export async function watchInteractions(page: Page): Promise<() => Promise<number>> {
  const found = await page.evaluateHandle((durationThreshold) => {
    const durations: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) durations.push(entry.duration);
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
    return durations;
  }, SHORTEST_MS);
  return () => found.evaluate((durations) => Math.max(0, ...durations.splice(0)));
}
