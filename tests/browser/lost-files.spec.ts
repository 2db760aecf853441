import type { Page } from '@playwright/test';
import { type Card, findCard, listCards } from './built-shop.ts';
import { expect, RARE, test } from './shop.ts';
import { addButton, cardOf, keepCart, lineFor, spoken } from './steps.ts';

/** Whatever script or style is lost, blocked or gone after a deployment, the page stays usable and each control says what happened. */

const card = (): Card => findCard('something to add', ({ offers }) => offers === 'add');
type Activate = (control: ReturnType<Page['locator']>) => Promise<void>;

/** Every kind of page, and what people touch there. */
const PAGES: Record<
  string,
  { readonly path: () => string; readonly use: (page: Page, activate: Activate) => Promise<void> }
> = {
  home: { path: () => '/', use: async (page, activate) => activate(page.getByRole('searchbox').first()) },
  list: {
    path: () => card().list,
    use: async (page, activate) => {
      const first = listCards(card().list).find(({ offers }) => offers === 'add') ?? card();
      await activate(addButton(cardOf(page, first)));
    },
  },
  product: { path: () => card().path, use: async (page, activate) => activate(addButton(page.getByRole('article'))) },
  cart: { path: () => '/cart', use: async (page) => page.mouse.wheel(0, 200) },
  checkout: { path: () => '/checkOut', use: async (page) => page.mouse.wheel(0, 200) },
  search: { path: () => '/search?q=kurta', use: async (page) => page.mouse.wheel(0, 200) },
  login: { path: () => '/loginPage', use: async (page) => page.mouse.wheel(0, 200) },
};

const FILES = '**/_astro/*.{js,css}';

/** Waits until no request has begun or ended for a while. The browser's own count can stay above zero where a page is left for another one. */
async function waitUntilQuiet(page: Page): Promise<void> {
  let last = performance.now();
  const note = () => {
    last = performance.now();
  };
  const events = ['request', 'requestfinished', 'requestfailed'] as const;
  for (const event of events) page.on(event as 'request', note);
  while (performance.now() - last < 900) await page.waitForTimeout(100);
  for (const event of events) page.off(event as 'request', note);
}

/** Opens a page, uses it, and waits until nothing comes any more. Returns the scripts and styles that it asked for. */
async function visit(page: Page, name: string, activate: Activate, lost?: string): Promise<readonly string[]> {
  const asked = new Set<string>();
  await page.unroute(FILES);
  await page.route(FILES, (route) => {
    const { pathname } = new URL(route.request().url());
    asked.add(pathname);
    return pathname === lost ? route.fulfill({ status: 404, body: 'Not found.' }) : route.continue();
  });
  const { path, use } = PAGES[name] as (typeof PAGES)[string];
  await page.goto(path());
  await use(page, activate);
  await waitUntilQuiet(page);
  return [...asked];
}

/** Whether something lies over the page that shows nothing, or the page can't be used below what is shown. */
const findFault = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const open = [...document.querySelectorAll('dialog[open], :popover-open')];
    const modal = open.find((dialog) => dialog.matches(':modal'));
    for (const layer of open)
      if ((layer.textContent ?? '').trim() === '' && !layer.querySelector('img, svg'))
        return `${layer.className} is empty`;
    if (modal) return modal.querySelector('button, a[href], input') ? '' : `${modal.className} has no control`;
    const [x, y] = [innerWidth / 2, innerHeight / 2];
    const top = document.elementFromPoint(x, y);
    if (!top) return 'nothing is in the middle';
    // The body has such a class as long as a message is shown anywhere.
    const layer = top.closest('body :is([class*=swal2], [class*=alerts], [class*=toasts])');
    if (layer) return `${layer.className} lies over the page`;
    const home = document.querySelector('header a[href]');
    return home && isSeen(home) ? '' : 'the header has no link';
  });

for (const name of Object.keys(PAGES))
  test(`each script and style of the ${name} page may be lost`, RARE, async ({ page, activate, complaints }) => {
    complaints.expect(/404|Failed to (?:fetch|load)|dynamically imported module|Unable to preload/);
    await page.goto('/offline');
    if (name === 'cart' || name === 'checkout') await keepCart(page, [lineFor(card())]);
    const files = await visit(page, name, activate);
    expect(files.length).toBeGreaterThan(1);
    const faults: string[] = [];
    for (const file of files) {
      await visit(page, name, activate, file);
      const fault = await findFault(page);
      if (fault) faults.push(`${file}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });

/** Buttons that no link or form stands in for. */
const BUTTONS: Record<
  string,
  { readonly path: () => string; readonly find: (page: Page) => ReturnType<Page['locator']> }
> = {
  'Add to wishlist': { path: () => card().path, find: (page) => page.locator('.product [data-do=wish]') },
  'Size guide, delivery and other buttons of a product': {
    path: () => card().path,
    find: (page) => page.locator('main button[data-do]:not([type=submit]):visible').last(),
  },
  'Sort by': { path: () => card().list, find: (page) => page.locator('button[data-do=sort]').first() },
};

test.describe('a button whose script is gone', () => {
  test.beforeEach(({ complaints }) => complaints.expect(/404|Failed to fetch|dynamically imported module/));

  for (const [name, { path, find }] of Object.entries(BUTTONS))
    test(`says what to do: ${name}`, async ({ page, activate }) => {
      await page.goto(path());
      const button = find(page);
      await expect(button).toBeVisible();
      await page.route('**/_astro/*.js', (route) => route.fulfill({ status: 404, body: 'Not found.' }));
      await activate(button);
      await expect(spoken(page).filter({ hasText: 'Please try again, or reload' })).toBeVisible();
      await expect(button).not.toHaveAttribute('aria-busy', 'true');
    });
});

test('where the styles of a message are lost, the status line says it', async ({ page, activate, complaints }) => {
  complaints.expect(/404/);
  await page.route('**/_astro/alerts*.css', (route) => route.fulfill({ status: 404, body: 'Not found.' }));
  await page.goto(card().path);
  await activate(addButton(page.getByRole('article')));
  await expect(spoken(page).filter({ hasText: 'Item added to cart' }).first()).toBeVisible();
  expect(await findFault(page)).toBe('');
});
