import { expect, type Locator, type Page } from '@playwright/test';
import { formatMoney } from '../../src/core/money/format-price.ts';
import type { Card } from './built-shop.ts';

/** Shared steps and locators of the browser tests. */

export const ADDED = 'Item added to cart successfully!';

/** The card of a product in a list. */
export const cardOf = (page: Page, { title }: Pick<Card, 'title'>): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) })
    .first();

export const addButton = (container: Locator): Locator => container.getByRole('button', { name: 'Add to cart' });
export const buyButton = (container: Locator): Locator => container.getByRole('button', { name: 'Buy now' });
/** Adds one more of a product without sizes by its card: by the button, or by the stepper that takes its place. */
export async function addOnCard(card: Locator, activate: (control: Locator) => Promise<void>): Promise<void> {
  const more = card.getByRole('button', { name: 'One more' });
  await activate((await more.isVisible()) ? more : addButton(card));
  await expect(more).toBeVisible();
}
/** What the card says once its product is in the cart: "In cart", "In cart · M". */
export const inCart = (card: Locator, size?: string): Locator =>
  card.getByText(size === undefined ? 'In cart' : `In cart · ${size}`, { exact: true });
/** What opens the sizes of a card. */
export const sizesOpener = (card: Locator): Locator => card.locator('summary');
/** A size in the panel of a card. */
export const sizeOnCard = (card: Locator, size: string): Locator =>
  card.getByRole('button', {
    name: new RegExp(`^(?:Add(?: size)?|Sold out:) ${RegExp.escape(size)}(?: \\(your size\\))?$`),
  });

/** Adds a size of a product by its card, whose panel may be open already. */
export async function addSize(
  card: Locator,
  size: string,
  activate: (control: Locator) => Promise<void>,
): Promise<void> {
  if (!(await sizeOnCard(card, size).isVisible())) await activate(sizesOpener(card));
  await activate(sizeOnCard(card, size));
}
export const cartLink = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: /^Cart/ });
export const accountLink = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: /^(?:Account|Your account)$/ });
export const drawerOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Your cart' });
export const sheetOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Product' });
export const quickViewOf = (page: Page): Locator => page.getByRole('dialog', { name: /^Quick view/ });
export const loginPanelOf = (page: Page): Locator => page.getByRole('dialog', { name: /^(?:Log in|Create account)$/ });
/** A line of the cart, in the drawer or on the cart page. */
export const lineOf = (container: Locator, { title }: Pick<Card, 'title'>): Locator =>
  container.getByRole('listitem').filter({ hasText: title });
/** The text of the status line. */
export const spoken = (page: Page): Locator => page.getByRole('status');
export const toastOf = (page: Page): Locator => page.getByRole('alert').filter({ hasText: ADDED });

/** Whether React has this element in its tree. */
export const isDriven = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactFiber$')));

/** The handle of the sheet. */
export const handleOf = (page: Page): Locator => sheetOf(page).getByRole('button', { name: /^Make the sheet/ });

/** Waits until the sheet begins at this part of the screen's height. */
export async function expectTop(page: Page, part: number): Promise<void> {
  const { height } = page.viewportSize() ?? { height: 1 };
  await expect.poll(async () => ((await sheetOf(page).boundingBox())?.y ?? -1) / height).toBeCloseTo(part, 2);
}

/** Hides from pages that a file took long, which a busy machine does to fast links, too. */
export const stayFast = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    performance.getEntriesByName = () => [];
  });

/** Pretends that the browser has measured a link as `3g`, `4g` and so on. */
export const measureLink = (page: Page, effectiveType: string): Promise<unknown> =>
  page.addInitScript(
    (type) => Object.defineProperty(navigator, 'connection', { value: { effectiveType: type } }),
    effectiveType,
  );

/** The paths that a page asks for from now on, also what its cache answers. */
export function watchPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** The number in the header's badge; 0 where there is none. */
export async function expectBadge(page: Page, count: number): Promise<void> {
  await expect(cartLink(page)).toHaveText(count === 0 ? 'Cart' : `Cart${count}`);
}

export interface StoredLine {
  readonly sku: string;
  readonly size?: string;
  readonly quantity: number;
  readonly title: string;
  readonly priceMinor: number;
  readonly path: string;
  readonly picture: string;
}

/** A stored cart line with the card's current data. */
export const lineFor = (
  { sku, title, path, priceMinor, size }: Card,
  changes: Partial<StoredLine> = {},
): StoredLine => ({
  sku,
  ...(size && { size }),
  quantity: 1,
  title,
  priceMinor,
  path,
  picture: '',
  ...changes,
});

/** Stores a value in local storage before the next page opens. */
export async function keep(page: Page, key: string, value: unknown): Promise<void> {
  await page.addInitScript(
    ([name, text]) => {
      // A reload keeps the page's own changes.
      if (sessionStorage.getItem(`kept ${name}`)) return;
      sessionStorage.setItem(`kept ${name}`, 'yes');
      localStorage.setItem(name as string, text as string);
    },
    [key, typeof value === 'string' ? value : JSON.stringify(value)],
  );
}

export const keepCart = (page: Page, lines: readonly StoredLine[], key = 'cart'): Promise<void> =>
  keep(page, key, { version: 1, lines });

export const readKept = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

export async function readCart(page: Page, key = 'cart'): Promise<readonly StoredLine[]> {
  const { lines = [] } = JSON.parse((await readKept(page, key)) ?? '{}') as { lines?: StoredLine[] };
  return lines;
}

/** Selects a size of an add form by its label, as the radio buttons are invisible. */
export async function chooseSize(
  container: Locator,
  size: string,
  activate: (control: Locator) => Promise<void>,
): Promise<void> {
  const sizes = container.getByRole('group', { name: 'Size', exact: true });
  // Screen readers also get the meaning of the name: "M, Medium".
  const name = new RegExp(`^${RegExp.escape(size)}(?![\\w-])`);
  await activate(sizes.getByText(name));
  await expect(sizes.getByRole('radio', { name })).toBeChecked();
}

/** Stops the page's clock, so that a toast stays while it is looked at. Call before the page opens; `page.clock.runFor` lets time pass. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
}

/** Formats an amount of the default market: ₹1,299. */
export const formatRupees = (minor: number): string => formatMoney(minor, 'INR', 'en-IN');

/** Answers requests for what a pattern fits only after the returned function was called. */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Opens the filters of a list, which stand open on wide screens. */
export async function openFilters(page: Page, activate: (control: Locator) => Promise<void>): Promise<void> {
  const opener = page.locator('#listing [data-do=filter]');
  if (await opener.isVisible()) await activate(opener);
  const panel = page.getByRole('dialog', { name: 'Filters' }).or(page.getByRole('complementary', { name: 'Filters' }));
  await expect(panel.getByRole('checkbox').first()).toBeAttached();
}

/** Opens the wishlist: from the header, which on phones leaves it to the menu. */
export async function openWishlist(page: Page, activate: (target: Locator) => Promise<void>): Promise<void> {
  const link = page.getByRole('banner').getByRole('link', { name: 'Wishlist' });
  if (await link.isVisible()) return activate(link);
  await activate(page.getByRole('banner').getByRole('button', { name: 'Menu' }));
  await activate(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Wishlist' }));
}

/** The ways to pay that the sample's first market names, with cash, as the cart says them. */
export const WAYS_TO_PAY = 'Pay by UPI, cards, net banking or cash on delivery';

/** Unfolds the groups of links in the footer, which are folded on phones. */
export async function unfoldFooter(page: Page): Promise<void> {
  for (const group of await page.getByRole('contentinfo').locator('summary').all())
    if (await group.isVisible()) await group.click();
}
