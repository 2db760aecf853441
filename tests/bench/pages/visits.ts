import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { VISITS } from '../../../src/core/offline/cache-names.ts';
import { SITE_FOLDER } from '../../browser/built-shop.ts';
import { addButton, cartLink } from '../../browser/steps.ts';
import { ANSWER_KINDS, type Answer, sumByKind } from './answers.ts';
import type { BenchBrowser, Tab } from './bench-browser.ts';
import type { PageFigures } from './figures.ts';
import type { ChosenPages, PageKind } from './page-kinds.ts';
import type { Sample } from './rows.ts';

/** Builds without a service worker can't be opened without a network. */
const hasWorker = existsSync(join(SITE_FOLDER, 'sw.js'));

/** How often a page is touched and asked whether its worker runs, and how long. */
const POLL_MS = 1_000;
const WORKER_MS = 60_000;
/** Further tries to open a page without a network. */
const OFFLINE_OPENINGS = 2;
/** The time after a touch until all that it causes has begun. */
const TOUCH_MS = 3_500;

type Stored = Readonly<Record<string, string>>;

/** What is in local storage when somebody has put a product into the cart. */
export const storeCart = (browser: BenchBrowser, { card }: ChosenPages): Promise<Stored> =>
  browser.visit({}, async ({ page, go }) => {
    await go(card.path);
    await addToCart(page);
    return { cart: await page.evaluate(() => localStorage.getItem('cart') ?? '') };
  });

/** Adds the product of a page, which is the first one in the cart. */
export async function addToCart(page: Page): Promise<void> {
  await addButton(page.getByRole('article')).tap();
  await cartLink(page).getByText('1').waitFor();
}

/**
 * One visit for each kind: a page of it as the first one, one of the next kind after it, and, with `isOffline`, the latter once more
 * without a network. So each kind is measured once in each way.
 */
export async function measureVisits(
  browser: BenchBrowser,
  link: string,
  { kinds }: ChosenPages,
  cart: Stored,
  isOffline = false,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const [position, first] of kinds.entries()) {
    const next = kinds[(position + 1) % kinds.length] as PageKind;
    const add = ({ name, path }: PageKind, opening: Sample['opening'], figures: PageFigures) =>
      samples.push({ kind: name, path, opening, link, figures });
    await browser.visit(first.needsCart ? cart : {}, async (tab, context) => {
      const figures = await tab.open(first.path);
      add(first, 'first', figures);
      // What a touch adds to a visit on a fast link: scripts and larger pictures. That link is the one without a network, too.
      if (isOffline && first.name === 'product')
        add(first, 'fast', { ...figures, ...sumAnswers(figures, await tab.act(() => touch(tab))) });
      if (next.needsCart) await store(tab, cart);
      const online = await tab.open(next.path);
      add(next, 'further', online);
      if (isOffline && hasWorker) add(next, 'offline', await openOffline(browser, tab, context, next, online));
    });
  }
  return samples;
}

/** The bytes and requests of a page with those that came later. */
function sumAnswers(
  { bytes, requests }: PageFigures,
  more: readonly Answer[],
): Pick<PageFigures, 'bytes' | 'requests'> {
  const added = sumByKind(more);
  const sums = Object.fromEntries(ANSWER_KINDS.map((kind) => [kind, bytes[kind] + added[kind]]));
  return { bytes: sums as PageFigures['bytes'], requests: requests + more.length };
}

/** What a touch causes begins 0.3 s after it, and the last of it 3 s after it (src/client/boot). */
async function touch({ page }: Tab): Promise<void> {
  await page.keyboard.press('Shift');
  await pause(TOUCH_MS);
}

const store = (tab: Tab, entries: Stored): Promise<void> =>
  tab.page.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
  }, entries);

/** Opens a page without a network that the service worker keeps, since the visitor agreed to that and was there before. */
async function openOffline(
  browser: BenchBrowser,
  tab: Tab,
  context: BrowserContext,
  { path }: PageKind,
  online: PageFigures,
): Promise<PageFigures> {
  await store(tab, { consent: 'yes' });
  // With something in the cart, the worker was registered before that answer: the next page tells it.
  await tab.open(path);
  const keepsVisits = () =>
    tab.page.evaluate(
      async (visits) => navigator.serviceWorker.controller !== null && (await caches.has(visits)),
      VISITS,
    );
  // Elsewhere it is registered some seconds after the first touch.
  for (const end = Date.now() + WORKER_MS; !(await keepsVisits()); await pause(POLL_MS)) {
    if (Date.now() > end) throw new Error(`No service worker keeps ${path} after ${WORKER_MS / 1000} s.`);
    await tab.page.mouse.wheel(0, 10);
  }
  await tab.settle();
  await tab.open(path);
  const figures = await browser.offline(context, async () => {
    let opened = await tab.open(path);
    // Nothing on the link says when a busy machine has shown all of the page.
    for (let more = OFFLINE_OPENINGS; more > 0 && opened.title !== online.title; more--) opened = await tab.open(path);
    return opened;
  });
  if (figures.title !== online.title)
    throw new Error(`Without a network, ${path} shows "${figures.title}" instead of "${online.title}".`);
  return figures;
}
