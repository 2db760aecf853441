import { expect, type Page } from '@playwright/test';
import { type MeasuredStep, STEP_BUDGETS, type WalkStepName } from '../../../src/integration/check/walk-budget.ts';
import { FILES } from '../../../src/core/offline/cache-names.ts';
import { CART_PATH, CHECKOUT_PATH, OFFLINE_PATH } from '../../../src/core/site/cart-paths.ts';
import { listCards } from '../../browser/built-shop.ts';
import {
  NAME,
  nameField,
  PHONE,
  phoneField,
  pinField,
  placeOrderButton,
  stateField,
  streetField,
  thanks,
} from '../../browser/order-steps.ts';
import { cardOf, sheetOf } from '../../browser/steps.ts';
import { LIMITS } from '../../limits.ts';
import { type Answer, type AnswerKind, sumByKind } from './answers.ts';
import type { BenchBrowser, Tab } from './bench-browser.ts';
import type { ChosenPages, KindName } from './page-kinds.ts';
import { sumBytes } from './rows.ts';
import { addToCart } from './visits.ts';

/** What a step of a visit brought over the link, to whichever part of the browser asked for it. */
interface WalkedStep {
  readonly name: WalkStepName;
  readonly answers: readonly Answer[];
}

export interface WalkStep extends MeasuredStep {
  readonly byKind: Readonly<Record<AnswerKind, number>>;
  readonly http2Bytes: number;
  /** Pages that came as the difference to a dictionary. */
  readonly byDictionary: number;
}

type Action = (tab: Tab) => Promise<unknown>;

/**
 * Ten pages and one order, as one visit. A step ends when nothing comes any more: where a page was touched, with all that it loads by itself
 * after that and with what the service worker keeps. So the same is counted on each link.
 */
export function walk(browser: BenchBrowser, chosen: ChosenPages): Promise<WalkedStep[]> {
  return browser.visit({}, async (tab) => {
    const steps: WalkedStep[] = [];
    const actions = actionsOf(chosen);
    for (const name of Object.keys(STEP_BUDGETS) as WalkStepName[]) {
      const answers = await tab
        .act(() => actions[name](tab))
        .catch((error: unknown) => {
          throw new Error(`The walk ended at "${name}".`, { cause: error });
        });
      steps.push({ name, answers });
    }
    return steps;
  });
}

export const measureWalk = (steps: readonly WalkedStep[]): MeasuredStep[] =>
  steps.map(({ name, answers }) => ({ name, bytes: sumBytes(sumByKind(answers)), requests: answers.length }));

/** The same visit by HTTP/1.1 and by HTTP/2. */
export async function walkBothWays(
  browser: BenchBrowser,
  http2Browser: BenchBrowser,
  chosen: ChosenPages,
): Promise<WalkStep[]> {
  const walked = await walk(browser, chosen);
  const http2Steps = measureWalk(await walk(http2Browser, chosen));
  return measureWalk(walked).map((step, position) => {
    const { answers } = walked[position] as WalkedStep;
    return {
      ...step,
      byKind: sumByKind(answers),
      http2Bytes: http2Steps[position]?.bytes ?? Number.NaN,
      byDictionary: answers.filter(({ kind, encoding }) => kind === 'html' && encoding === 'dcz').length,
    };
  });
}

function actionsOf({ kinds, card }: ChosenPages): Record<WalkStepName, Action> {
  const pathOf = (kind: KindName): string => kinds.find(({ name }) => name === kind)?.path ?? '/';
  const open =
    (path: string): Action =>
    ({ go }) =>
      go(path);
  const listing = pathOf('listing');
  const [first, second] = listCards(listing);
  if (!first || !second) throw new Error(`${listing} has no two products.`);
  const openSheet = async (page: Page, product: typeof first) => {
    await cardOf(page, product).getByRole('link', { name: product.title }).tap();
    await sheetOf(page).getByRole('heading', { name: product.title }).waitFor();
    await untilKept(page, OFFLINE_PATH);
  };
  return {
    '1 home': open('/'),
    '2 a listing': open(listing),
    '3 a product in the sheet': async ({ page, settle }) => {
      await openSheet(page, first);
      await settle();
      await page.goBack();
    },
    '4 another product in the sheet': ({ page }) => openSheet(page, second),
    '5 page 2 of all products': open('/products/2'),
    '6 a product by its own page, added to the cart': async ({ page, go, settle }) => {
      await go(card.path);
      await settle();
      await addToCart(page);
      await untilKept(page, CHECKOUT_PATH, CART_PATH);
    },
    '7 search results': open(pathOf('search results')),
    '8 returns and refunds': open(pathOf('content page')),
    '9 the cart': open(CART_PATH),
    '10 the checkout': open(CHECKOUT_PATH),
    'the order': async ({ page }) => {
      await placeOrder(page);
    },
  };
}

/** Waits until what a page loads by itself after a touch has come, and the service worker has all of these pages. */
async function untilKept(page: Page, ...paths: readonly string[]): Promise<void> {
  const isDone = ([cacheName, asked]: readonly [string, readonly string[]]) =>
    Promise.all(asked.map((path) => caches.match(path, { cacheName }))).then(
      (copies) =>
        copies.every(Boolean) &&
        performance.getEntriesByType('resource').some(({ name }) => /\/later\.[\w-]+\.js$/.test(name)),
    );
  await expect.poll(() => page.evaluate(isDone, [FILES, paths] as const), { timeout: LIMITS.expect }).toBe(true);
}

async function placeOrder(page: Page): Promise<void> {
  await nameField(page).fill(NAME);
  await phoneField(page).fill(PHONE);
  await pinField(page).pressSequentially('302001');
  const state = await stateField(page).elementHandle();
  await page.waitForFunction((field) => (field as HTMLInputElement | null)?.value === 'Rajasthan', state);
  await streetField(page).fill('12 Mango Lane');
  await placeOrderButton(page).tap();
  await thanks(page).waitFor();
}
