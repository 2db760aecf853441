import type { Page } from '@playwright/test';
import { makeLook, PLAIN_RULES } from '../../src/theme/look.ts';
import { findCard, listCards } from './built-shop.ts';
import { expect, RARE, test } from './shop.ts';
import { cartLink, drawerOf, keepCart, lineFor } from './steps.ts';

/** What is seen while a control is pressed: without a script, and before an answer can come. */

const CONTROLS = 'a[href], button:enabled, summary, label:has(input:enabled)';

const something = () => findCard('something to add', ({ offers }) => offers === 'add');
const PAGES: Readonly<Record<string, () => string>> = {
  'the home page': () => '/',
  'a list': () => '/womenFashion',
  'a product': () => something().path,
  'a search': () => '/search?q=saree',
  'the index': () => '/search',
  'the cart': () => '/cart',
  'the checkout': () => '/checkOut',
  'the wishlist': () => '/wishlist',
  'the login': () => '/loginPage',
  'a sign-up of sellers': () => '/Seller-SignUp',
};
/** Pages made of the same controls as others. */
const SIMILAR_PAGES: typeof PAGES = {
  'the categories': () => '/categories',
  'a shop': () => '/shop/aaina-beauty',
  'the orders': () => '/order',
  'a log-in of sellers': () => '/Seller-SignIn',
  'a policy': () => '/return-refund',
};

interface Control {
  readonly kind: string;
  readonly index: number;
  /** Its centre on the screen. */
  readonly x: number;
  readonly y: number;
}

/** Scrolls to the next control of a kind that was not seen yet, if there is one from an index on. Runs in the page. */
async function findNext(
  all: Element[],
  { seen, from }: { readonly seen: readonly string[]; readonly from: number },
): Promise<Control | undefined> {
  for (const [index, element] of all.entries()) {
    if (index < from) continue;
    const kind = `${element.localName}.${element.className} ${(element as HTMLElement).dataset['do'] ?? ''}`;
    if (seen.includes(kind) || !element.checkVisibility({ visibilityProperty: true })) continue;
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    const { x: left, y: top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    // Something may lie over it, as a bar at the edge of the screen.
    const hit = document.elementFromPoint(x, y);
    if (hit && element.contains(hit)) return { kind, index, x, y };
  }
  return undefined;
}

/** What changes of a control while it is pressed: how much is seen of it, and the veil over its ground or over the card that it is in. Runs in the page. */
function readLook(element: Element): { readonly opacity: string; readonly veil: string } {
  const parts = [element, element.querySelector('*')].filter((part) => part !== null);
  const grounds = [element, element.closest('.mini')].filter((part) => part !== null);
  return {
    opacity: parts.map((part) => getComputedStyle(part).opacity).join(),
    veil: [
      ...grounds.map((part) => getComputedStyle(part).boxShadow),
      getComputedStyle(element, '::after').backgroundColor,
    ].join(),
  };
}

/** Presses one control of each kind that is seen, and gives those that look the same. */
async function listUnanswered(page: Page, inside = 'body'): Promise<{ pressed: number; unanswered: string[] }> {
  // Released controls do nothing.
  await page.evaluate(() =>
    addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    ),
  );
  const controls = page.locator(inside).locator(CONTROLS);
  const kinds: string[] = [];
  const unanswered: string[] = [];
  let next = 0;
  for (;;) {
    const control = await controls.evaluateAll(findNext, { seen: kinds, from: next });
    if (!control) return { pressed: kinds.length, unanswered };
    const { kind, index, x, y } = control;
    kinds.push(kind);
    next = index + 1;
    const look = () => controls.nth(index).evaluate(readLook);
    await page.mouse.move(x, y);
    const before = await look();
    await page.mouse.down();
    const pressed = await look();
    if (pressed.opacity === before.opacity || pressed.veil === before.veil) unanswered.push(kind);
    await page.mouse.up();
  }
}

for (const [name, pathOf] of Object.entries({ ...PAGES, ...SIMILAR_PAGES }))
  test(
    `each kind of control of ${name} looks pressed while it is`,
    name in SIMILAR_PAGES ? RARE : {},
    async ({ page }) => {
      await keepCart(page, [lineFor(something())]);
      await page.goto(pathOf());
      await page.waitForLoadState('networkidle');
      const { pressed, unanswered } = await listUnanswered(page);
      // Of the short footer all links are of one kind.
      expect(pressed).toBeGreaterThan(5);
      expect(unanswered).toEqual([]);
    },
  );

test('each kind of control of the cart drawer looks pressed while it is', async ({ page, activate }) => {
  await keepCart(page, [lineFor(something())]);
  await page.goto('/products');
  await activate(cartLink(page));
  await expect(drawerOf(page).getByRole('link', { name: /^Checkout/ })).toBeVisible();
  // Until it has come to rest, with its prices.
  await page.waitForLoadState('networkidle');
  await expect.poll(() => drawerOf(page).evaluate((element) => element.getAnimations().length)).toBe(0);
  const { pressed, unanswered } = await listUnanswered(page, 'dialog[open]');
  expect(pressed).toBeGreaterThan(4);
  expect(unanswered).toEqual([]);
});

test('a pressed card is veiled as a whole', async ({ page }) => {
  const [card] = listCards('/womenFashion');
  await page.goto('/womenFashion');
  const link = page
    .getByRole('main')
    .getByRole('link', { name: card?.title ?? '' })
    .first();
  const veilOf = () => link.evaluate((element) => getComputedStyle(element, '::after').backgroundColor);
  expect(await veilOf()).toBe('rgba(0, 0, 0, 0)');
  const { x = 0, y = 0 } = (await page.locator('.card').first().boundingBox()) ?? {};
  await page.mouse.move(x + 80, y + 80);
  await page.mouse.down();
  expect(await veilOf()).not.toBe('rgba(0, 0, 0, 0)');
});

test('controls of pages that are none of the shop look pressed while they are', async ({ page }) => {
  await page.setContent(`<style>${makeLook().sheet(PLAIN_RULES)}</style><button>One</button> <a href="/">Two</a>`);
  for (const control of await page.locator('button, a').all()) {
    const before = await control.evaluate(readLook);
    await control.hover();
    await page.mouse.down();
    const pressed = await control.evaluate(readLook);
    expect(pressed.opacity).not.toBe(before.opacity);
    expect(pressed.veil).not.toBe(before.veil);
    await page.mouse.move(0, 0);
    await page.mouse.up();
  }
});

test('from the first tap on, none waits for a second one', async ({ page }) => {
  await page.goto('/');
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.locator('html')).toHaveCSS('touch-action', 'manipulation');
});
