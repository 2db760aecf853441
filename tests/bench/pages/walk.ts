import type { Page } from '@playwright/test';
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
import { sumByKind } from './answers.ts';
import type { BenchBrowser, Tab } from './bench-browser.ts';
import type { ChosenPages, KindName } from './page-kinds.ts';
import { sumBytes } from './rows.ts';
import { addToCart } from './visits.ts';

export interface WalkStep {
  readonly name: string;
  readonly bytes: number;
  readonly http2Bytes: number;
  readonly requests: number;
  /** Pages that came as the difference to a dictionary. */
  readonly byDictionary: number;
}

type Step = Omit<WalkStep, 'http2Bytes'>;
type Action = (tab: Tab) => Promise<unknown>;

/** Ten pages and one order, as one visit by HTTP/1.1 and another by HTTP/2: what each step brings over the link. */
export async function walk(
  browser: BenchBrowser,
  http2Browser: BenchBrowser,
  chosen: ChosenPages,
): Promise<WalkStep[]> {
  const steps = await walkOnce(browser, chosen);
  const http2Steps = await walkOnce(http2Browser, chosen);
  return steps.map((step, position) => ({ ...step, http2Bytes: http2Steps[position]?.bytes ?? Number.NaN }));
}

function walkOnce(browser: BenchBrowser, chosen: ChosenPages): Promise<Step[]> {
  return browser.visit({}, async (tab) => {
    const steps: Step[] = [];
    for (const [name, action] of stepsOf(chosen)) {
      const answers = await tab
        .act(() => action(tab))
        .catch((error: unknown) => {
          throw new Error(`The walk ended at "${name}".`, { cause: error });
        });
      steps.push({
        name,
        bytes: sumBytes(sumByKind(answers)),
        requests: answers.length,
        byDictionary: answers.filter(({ kind, encoding }) => kind === 'html' && encoding === 'dcz').length,
      });
    }
    return steps;
  });
}

function stepsOf({ kinds, card }: ChosenPages): [name: string, action: Action][] {
  const pathOf = (kind: KindName): string => kinds.find(({ name }) => name === kind)?.path ?? '/';
  const open =
    (path: string): Action =>
    ({ go }) =>
      go(path);
  const listing = pathOf('listing');
  const [first, second] = listCards(listing);
  if (!first || !second) throw new Error(`${listing} has no two products.`);
  const sheet =
    (product: typeof first): Action =>
    async ({ page }) => {
      await cardOf(page, product).getByRole('link', { name: product.title }).tap();
      await sheetOf(page).getByRole('heading', { name: product.title }).waitFor();
    };
  return [
    ['1 home', open('/')],
    ['2 a listing', open(listing)],
    ['3 a product in the sheet', sheet(first)],
    ['  back to the listing', ({ page }) => page.goBack()],
    ['4 another product in the sheet', sheet(second)],
    ['5 page 2 of all products', open('/products/2')],
    ['6 a product by its own page', open(card.path)],
    ['  added to the cart', ({ page }) => addToCart(page)],
    ['7 search results', open(pathOf('search results'))],
    ['8 returns and refunds', open(pathOf('content page'))],
    ['9 the cart', open('/cart')],
    ['10 the checkout', open('/checkOut')],
    ['  the order', ({ page }) => placeOrder(page)],
  ];
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
