import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PRICE_FILE_BYTES } from '../../src/core/product/price-file.ts';
import { formatMoney } from '../../src/core/money/format-price.ts';
import { type Card, findCard, listCards, readProduct, SITE_FOLDER } from './built-shop.ts';
import { expect, test } from './shop.ts';
import {
  accountLink,
  addButton,
  cardOf,
  cartLink,
  drawerOf,
  expectBadge,
  keep,
  keepCart,
  lineFor,
  lineOf,
  readCart,
} from './steps.ts';

/** The second market: its own addresses, currency, delivery rules and cart. */
const PREFIX = '/en-ae';
const KEY = 'cart:ae';
const FREE_FROM = 9900;
const FEE = 1000;
const CASH_FEE = 2000;
const formatDirhams = (minor: number): string => formatMoney(minor, 'AED', 'en-AE');

const here = (): Card => findCard('something to add', ({ offers }) => offers === 'add');
const there = (): Card =>
  findCard('something cheap', ({ offers, priceMinor }) => offers === 'add' && priceMinor < FREE_FROM, LIST);
const LIST = `${PREFIX}/products`;

test.describe('another market', () => {
  test('has a cart of its own, in its currency', async ({ page, activate }) => {
    await keepCart(page, [lineFor(here(), { quantity: 3 })]);
    await page.goto(there().list);
    await expectBadge(page, 0);
    await activate(addButton(cardOf(page, there())));
    await expectBadge(page, 1);
    expect(await readCart(page, KEY)).toMatchObject([{ sku: there().sku, priceMinor: there().priceMinor }]);
    expect(await readCart(page)).toMatchObject([{ sku: here().sku, quantity: 3 }]);
    await page.goto('/products');
    await expectBadge(page, 3);
  });

  test('adds its fees for delivery and cash, and says from what on delivery is free', async ({ page, activate }) => {
    await keepCart(page, [lineFor(there())], KEY);
    await page.goto(LIST);
    await activate(cartLink(page));
    const { priceMinor } = there();
    await expect(drawerOf(page).getByRole('definition')).toHaveText([
      formatDirhams(priceMinor),
      formatDirhams(FEE),
      formatDirhams(CASH_FEE),
      formatDirhams(priceMinor + FEE + CASH_FEE),
    ]);
    await expect(
      drawerOf(page).getByText(
        `Free delivery from ${formatDirhams(FREE_FROM)}: add ${formatDirhams(FREE_FROM - priceMinor)} more.`,
      ),
    ).toBeVisible();
  });

  test('delivers free of charge from its limit on', async ({ page }) => {
    const quantity = Math.min(5, Math.ceil(FREE_FROM / there().priceMinor));
    await keepCart(page, [lineFor(there(), { quantity })], KEY);
    await page.goto(`${PREFIX}/cart`);
    const isFree = there().priceMinor * quantity >= FREE_FROM;
    await expect(page.getByRole('definition').nth(1)).toHaveText(isFree ? 'Free' : formatDirhams(FEE));
  });

  test('leads from its cart to its own checkout', async ({ page, activate }) => {
    await keepCart(page, [lineFor(there())], KEY);
    await page.goto(`${PREFIX}/cart`);
    await expect(lineOf(page.getByRole('main'), there())).toBeVisible();
    await activate(page.getByRole('link', { name: 'Checkout' }));
    await expect(page).toHaveURL(`${PREFIX}/checkOut`);
  });

  test('does not know what only the other one sells', async ({ page }) => {
    const only = findCard(
      'nothing of the other market',
      ({ offers, sku }) => offers === 'add' && !listCards(LIST).some((card) => card.sku === sku),
    );
    await keepCart(page, [lineFor(only)], KEY);
    await page.goto(`${PREFIX}/cart`);
    await expect(lineOf(page.getByRole('main'), only).getByText('No longer sold here.')).toBeVisible();
  });
});

test.describe('the pages of another market', () => {
  const pages = [
    ...['', '/products', '/cart', '/order', '/complaint', '/wishlist', '/account', '/loginPage', '/login_register'],
  ];
  for (const path of pages) {
    test(`lead within it, from header and menu: ${PREFIX}${path}`, async ({ page, activate }) => {
      await page.goto(PREFIX + path);
      const bar = page.getByRole('banner');
      await expect(bar.getByRole('link', { name: /, home$/ })).toHaveAttribute('href', PREFIX);
      await expect(cartLink(page)).toHaveAttribute('href', /(?:^|:\d+)\/en-ae\/cart$/);
      await expect(accountLink(page)).toHaveAttribute('href', `${PREFIX}/loginPage`);
      await activate(bar.getByRole('button', { name: 'Menu' }));
      const menu = page.getByRole('navigation', { name: 'Menu' });
      await expect(menu.getByRole('link', { name: 'Wishlist' })).toHaveAttribute('href', `${PREFIX}/wishlist`);
      await expect(menu.getByRole('link', { name: 'Your orders' })).toHaveAttribute('href', `${PREFIX}/order`);
      // The directory from A to Z is that of the default market.
      await expect(menu.getByRole('link', { name: /A to Z/ })).toHaveCount(0);
      await expect(menu.getByRole('link', { name: 'All products' })).toHaveAttribute('href', LIST);
    });
  }

  for (const [path, back, name] of [
    ['/checkOut', '/cart', 'Back to cart'],
    ['/cashFree', '/order', 'Your orders'],
  ] as const)
    test(`lead within it, home and back alone: ${PREFIX}${path}`, async ({ page }) => {
      await page.goto(PREFIX + path);
      const bar = page.getByRole('banner');
      await expect(bar.getByRole('link')).toHaveCount(2);
      await expect(bar.getByRole('link', { name: /, home$/ })).toHaveAttribute('href', PREFIX);
      await expect(bar.getByRole('link', { name })).toHaveAttribute('href', PREFIX + back);
    });

  test('have no Indian word before a struck price, and no decimals of whole amounts', () => {
    const folder = join(SITE_FOLDER, PREFIX);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
    expect(files.length).toBeGreaterThan(50);
    const texts = files.map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);
    expect(texts.some(([, text]) => text.includes('<span>Was </span>'))).toBe(true);
    for (const [file, text] of texts) expect.soft(/\bMRP\b|AED\s[\d,]+\.00\b/.exec(text)?.[0], file).toBeUndefined();
  });

  test('say "Was" before a struck price in cards, drawer, cart and wishlist', async ({ page, activate }) => {
    const card = findCard(
      'something that was dearer',
      ({ offers }, { struckPrice }) => offers === 'add' && struckPrice !== undefined,
      LIST,
    );
    const was = readProduct(card.path).struckPrice ?? '';
    const struck = `Was ${was}`;
    expect(was).toMatch(/^AED\s\d/);
    const { sku, title, priceMinor, path } = card;
    const item = { sku, title, priceMinor, path, picture: '' };
    await keep(page, 'wishlist:ae', [item]);
    await keepCart(page, [lineFor(card)], KEY);
    await page.goto(card.list);
    // A card names the currency once, at its price.
    await expect(cardOf(page, card)).toContainText(`Was ${was.replace(/^AED\s/, '')}`);
    await activate(cartLink(page));
    await expect(lineOf(drawerOf(page), card)).toContainText(struck);
    await page.goto(`${PREFIX}/cart`);
    await expect(lineOf(page.getByRole('main'), card)).toContainText(struck);
    await page.goto(`${PREFIX}/wishlist`);
    const remembered = page.getByRole('region', { name: 'Remembered products' });
    await expect(remembered.getByRole('listitem').filter({ hasText: title })).toContainText(struck);
  });

  test('lead a signed-in user to the orders there', async ({ page }) => {
    await keep(page, 'accessToken', 'token-of-meena');
    await keep(page, 'session', Date.now() + 60_000);
    await page.goto(LIST);
    await expect(accountLink(page)).toHaveAttribute('href', /\/en-ae\/order$/);
  });
});

test.describe('the price files', () => {
  test('have at most 2 KB each', () => {
    const folder = join(SITE_FOLDER, '_data');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /prices-\d+\/\d+\.json$/.test(name),
    );
    expect(files.length).toBeGreaterThan(1);
    for (const file of files)
      expect.soft(statSync(join(folder, file)).size, file).toBeLessThanOrEqual(PRICE_FILE_BYTES);
  });

  test('are asked for one a line, when the cart is first shown', async ({ page, activate }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/_data/')) asked.push(request.url());
    });
    await keepCart(page, [lineFor(here())]);
    await page.goto('/products');
    await expectBadge(page, 1);
    expect(asked).toEqual([]);
    await activate(cartLink(page));
    await expect(drawerOf(page).getByText('couldn’t check')).toHaveCount(0);
    await expect.poll(() => asked.length).toBe(1);
  });
});
