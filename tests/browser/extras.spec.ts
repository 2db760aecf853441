import type { Locator, Page } from '@playwright/test';
import { sizeWords } from '../../src/core/size/size-words.ts';
import { expectNoFindings } from './axe.ts';
import { type Card, findCard, listCards } from './built-shop.ts';
import { findLayoutShifts, recordLayoutShifts } from './layout-shifts.ts';
import { expect, SHEET_WINDOW, test } from './shop.ts';
import {
  cardOf,
  handleOf,
  keep,
  keepCart,
  lineFor,
  openWishlist,
  readCart,
  readKept,
  sheetOf,
  spoken,
} from './steps.ts';
import { touchPage } from './touch-page.ts';

test.use(SHEET_WINDOW);

/** Delivery information, the wishlist, and sharing. */

const product = (): Card => listCards('/products')[0] as Card;
const article = (page: Page) => page.getByRole('article');

test.describe('Delivery information', () => {
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Delivery information' });
  const linkOf = (page: Page) => article(page).getByRole('link', { name: 'Delivery information' });

  test("shows the market's table, and folded the international one", async ({ page, activate }) => {
    await page.goto(product().path);
    await activate(linkOf(page));
    await expect(dialogOf(page).getByRole('table', { name: 'India', exact: true })).toBeVisible();
    await expect(dialogOf(page).getByRole('table')).toHaveCount(1);
    await activate(dialogOf(page).getByText('Delivery abroad'));
    const abroad = dialogOf(page).getByRole('table').nth(1);
    await expect(abroad).toContainText('United Arab Emirates, in dirhams');
    await expect(abroad.getByRole('row', { name: /AED\s99 and more/ })).toContainText('Free');
    await expect(abroad.getByRole('row', { name: /below AED\s99/ })).toContainText(/AED\s10$/);
    await expect(abroad.getByRole('row', { name: 'Cash on delivery' })).toContainText(/AED\s20$/);
    await expect(page).toHaveURL(product().path);
  });

  test('leaves the page as it was, with the link to the size chart beside the name of the sizes', async ({
    page,
    activate,
  }) => {
    await page.goto(findCard('a size guide', (_, { hasSizeGuide }) => hasSizeGuide).path);
    const opener = article(page).getByRole('button', { name: 'Size guide' });
    const before = await opener.boundingBox();
    expect(before).not.toBeNull();
    await activate(linkOf(page));
    await expect(dialogOf(page).getByRole('table').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    expect((await opener.boundingBox())?.x).toBe(before?.x);
  });

  test('shows the table of the other market there', async ({ page, activate }) => {
    await page.goto((listCards('/en-ae/products')[0] as Card).path);
    await activate(linkOf(page));
    await expect(dialogOf(page).getByRole('table').first()).toContainText('AED');
  });

  test('opens over the sheet, and Escape closes it alone', async ({ page, activate }) => {
    await page.goto('/products');
    await activate(cardOf(page, product()).getByRole('link', { name: product().title }));
    await activate(sheetOf(page).getByRole('link', { name: 'Delivery information' }));
    await expect(dialogOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(sheetOf(page)).toBeVisible();
    await expect(sheetOf(page).getByRole('link', { name: 'Delivery information' })).toBeFocused();
  });

  test('leads on to everything about shipping', async ({ page, activate }) => {
    await page.goto(product().path);
    await activate(linkOf(page));
    await activate(dialogOf(page).getByRole('link', { name: 'Shipping details' }));
    await expect(page).toHaveURL('/shipping-delivery');
  });

  test('is the page itself where it can not be fetched', async ({ page, activate, complaints }) => {
    complaints.expect(/ERR_FAILED/);
    await page.goto(product().path);
    await page.route('**/shipping-delivery', (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.abort(),
    );
    await activate(linkOf(page));
    await expect(page).toHaveURL('/shipping-delivery');
  });
});

test.describe('The wishlist', () => {
  /** The heart of a product's page and of its copies, before and after it is activated. */
  const ADD = { name: 'Add to wishlist', pressed: false };
  const ADDED = { name: 'Add to wishlist', pressed: true };
  const heartOf = (page: Page, card: Card) => cardOf(page, card).getByRole('button', { name: 'Wishlist' });
  const listOf = (page: Page) => page.getByRole('region', { name: 'Remembered products' });
  const item = ({ sku, title, path, priceMinor }: Card) => ({ sku, title, path, priceMinor, picture: '' });

  test('gets a product from its card, and its page shows it', async ({ page, activate }) => {
    const card = product();
    // On phones the header has no link to it, only the count for when it is turned.
    const wishlistLink = page.getByRole('banner').locator('[href="/wishlist"]');
    await page.goto('/products');
    await expect(wishlistLink).toHaveText('Wishlist');
    await activate(heartOf(page, card));
    await expect(heartOf(page, card)).toHaveAttribute('aria-pressed', 'true');
    await expect(spoken(page).filter({ hasText: 'Added to your wishlist.' })).toBeVisible();
    await expect(wishlistLink).toHaveText('Wishlist1');
    await page.reload();
    await expect(wishlistLink).toHaveText('Wishlist1');
    await openWishlist(page, activate);
    await expect(page).toHaveURL('/wishlist');
    const entry = listOf(page).getByRole('listitem');
    await expect(entry).toHaveCount(1);
    await expect(entry).toContainText(card.price);
    await activate(entry.getByRole('link', { name: card.title }));
    await expect(page).toHaveURL(card.path);
  });

  test('takes a line that the cart saves for later in another size, and gives it back', async ({ page, activate }) => {
    const card = findCard('size S on its card', ({ size }) => size === 'S');
    await keepCart(page, [lineFor(card)]);
    await page.goto('/cart');
    const size = page.getByLabel(`Size of ${card.title}`);
    const other = (await size.locator('option:enabled:not(:checked)').first().getAttribute('value')) ?? '';
    await size.selectOption(other);
    await expect(size).toHaveValue(other);
    await activate(page.getByRole('button', { name: /^Save for later/ }));
    await expect(page.getByText('Saved to your wishlist')).toBeVisible();
    await expect(page.getByText(`Saved for later: ${card.title}`)).toBeVisible();
    await page.goto('/wishlist');
    await expect(listOf(page).getByRole('listitem')).toContainText(sizeWords(other));
    await activate(listOf(page).getByRole('button', { name: 'Move to cart' }));
    await expect(page.getByRole('heading', { name: 'Nothing on your wishlist yet' })).toBeVisible();
    expect(await readCart(page)).toMatchObject([{ sku: card.sku, size: other }]);
  });

  test('asks for the size of what is moved to the cart', async ({ page, activate }) => {
    const card = findCard('size S on its card', ({ size }) => size === 'S');
    await keep(page, 'wishlist', [item(card)]);
    await page.goto('/wishlist');
    await activate(listOf(page).getByRole('button', { name: 'Move to cart' }));
    await activate(page.getByRole('group', { name: `Size of ${card.title}` }).getByRole('button', { name: 'Size S' }));
    await expect(page.getByRole('heading', { name: 'Nothing on your wishlist yet' })).toBeVisible();
    expect(await readCart(page)).toMatchObject([{ sku: card.sku, size: 'S' }]);
  });

  test('shows the maximum price and the saving of what is reduced', async ({ page }) => {
    const card = findCard(
      'something to add below its MRP',
      ({ offers }, { struckPrice }) => offers === 'add' && struckPrice !== undefined,
    );
    await keep(page, 'wishlist', [item(card)]);
    await page.goto('/wishlist');
    await expect(listOf(page).getByRole('listitem')).toContainText(/₹[\d,]+\s*MRP ₹[\d,]+\s+\d+% off/);
    // Cards of other lists have a sign in its place on phones.
    await expect(listOf(page).getByRole('button', { name: 'Move to cart' })).not.toHaveCSS('font-size', '0px');
  });

  test('says what is sold out in the place of the button', async ({ page }) => {
    const sold = findCard('something sold out', ({ offers }, { canBuy }) => offers === 'nothing' && !canBuy);
    // One without a picture has none on its card.
    await keep(page, 'wishlist', [{ ...item(sold), picture: '/icon.svg' }, item(product())]);
    await page.goto('/wishlist');
    const entry = (title: string) => listOf(page).getByRole('listitem').filter({ hasText: title });
    await expect(entry(sold.title)).toContainText('Sold out');
    // Invisible, as these items have no picture; its place is kept.
    const picture = await entry(sold.title).locator('img').boundingBox();
    expect(picture?.height).toBeGreaterThan(100);
    const badge = await entry(sold.title).getByText('Sold out').boundingBox();
    expect(badge?.y, 'on the picture').toBeLessThan((picture?.y ?? 0) + (picture?.height ?? 0) / 4);
    await expect(entry(sold.title).getByRole('button', { name: 'Move to cart' })).toHaveCount(0);
    await expect(entry(sold.title).getByRole('button', { name: 'Remove' })).toBeVisible();
    await expect(entry(product().title).getByRole('button', { name: 'Move to cart' })).toBeVisible();
  });

  test('removes a product by a second click on its wishlist button', async ({ page, activate }) => {
    await page.goto('/products');
    await activate(heartOf(page, product()));
    await expect(heartOf(page, product())).toHaveAttribute('aria-pressed', 'true');
    await activate(heartOf(page, product()));
    await expect(heartOf(page, product())).toHaveAttribute('aria-pressed', 'false');
    await expect(spoken(page).filter({ hasText: 'Removed from your wishlist.' })).toBeVisible();
    expect(JSON.parse((await readKept(page, 'wishlist')) ?? '[]')).toEqual([]);
  });

  test('gets a product from its page and from the sheet', async ({ page, activate }) => {
    const card = product();
    await page.goto(card.path);
    await activate(article(page).getByRole('button', ADD));
    await expect(article(page).getByRole('button', ADDED)).toBeVisible();
    await page.goto('/products');
    await activate(cardOf(page, card).getByRole('link', { name: card.title }));
    await activate(sheetOf(page).getByRole('button', ADDED));
    await expect(sheetOf(page).getByRole('button', ADD)).toBeVisible();
    expect(JSON.parse((await readKept(page, 'wishlist')) ?? '[]')).toEqual([]);
  });

  test('is shown on a product page as soon as it opens', async ({ page, activate }) => {
    await keep(page, 'wishlist', [item(product())]);
    await page.goto(product().path);
    const button = article(page).getByRole('button', { name: /wishlist/i });
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await activate(button);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    expect(JSON.parse((await readKept(page, 'wishlist')) ?? '')).toEqual([]);
  });

  test('has a Remove button that is no toggle', async ({ page }) => {
    await keep(page, 'wishlist', [item(product())]);
    await page.goto('/wishlist');
  });

  test('marks its buttons again on the next visit, once the page is touched', async ({ page }) => {
    await keep(page, 'wishlist', [item(product())]);
    await page.clock.install();
    await page.goto('/products');
    await touchPage(page);
    await expect(heartOf(page, product())).toHaveAttribute('aria-pressed', 'true');
  });

  test('removes a product on its page, and then says that it is empty', async ({ page, activate }) => {
    await keep(page, 'wishlist', [item(product())]);
    await page.goto('/wishlist');
    await activate(listOf(page).getByRole('button', { name: 'Remove' }));
    await expect(page.getByRole('heading', { name: 'Nothing on your wishlist yet' })).toBeVisible();
    await activate(page.getByRole('main').getByRole('link', { name: 'See all products' }));
    await expect(page).toHaveURL('/products');
  });

  test('that is empty shows what others buy, whose hearts fill it', async ({ page, activate }) => {
    await recordLayoutShifts(page);
    await page.goto('/wishlist');
    const best = page.getByRole('region', { name: 'What others buy' });
    await expect(best.locator('[data-sku]').filter({ visible: true }).nth(5)).toContainText('₹');
    await expect(best.getByRole('link').first()).toBeInViewport();
    await expectNoFindings(page);
    expect(await findLayoutShifts(page)).toEqual([]);
    const hearts = best.getByRole('button', { name: 'Wishlist' });
    await activate(hearts.nth(0));
    await activate(hearts.nth(1));
    await expect(listOf(page).getByRole('listitem')).toHaveCount(2);
    await page.reload();
    await expect(listOf(page).getByRole('listitem')).toHaveCount(2);
    const [own, others] = [await listOf(page).boundingBox(), await best.boundingBox()];
    expect(others?.y, 'below the list').toBeGreaterThan((own?.y ?? NaN) + (own?.height ?? NaN));
  });

  test('has the cards of lists, with what is gone at the end', async ({ page, activate }) => {
    const [one, two] = listCards('/womenFashion').filter(({ offers }) => offers === 'choice') as [Card, Card];
    await page.goto('/womenFashion');
    await activate(heartOf(page, one));
    await expect(heartOf(page, one)).toHaveAttribute('aria-pressed', 'true');
    const size = async (card: Locator) => {
      const boxes = await Promise.all(['img', 'h3', '.price'].map((part) => card.locator(part).first().boundingBox()));
      const { y = 0 } = (await card.boundingBox()) ?? {};
      return boxes.map((box) => Math.round((box?.y ?? 0) - y));
    };
    const inList = await size(cardOf(page, one));
    const rating = await cardOf(page, one).locator('.card__rating').textContent();
    const [kept] = JSON.parse((await readKept(page, 'wishlist')) ?? '[]');
    await keep(page, 'wishlist', [{ ...item(two), sku: 'NO-SUCH-SKU', title: 'Gone' }, kept, item(two)]);
    await recordLayoutShifts(page);
    await page.goto('/wishlist');
    const entries = listOf(page).getByRole('listitem');
    await expect(entries).toHaveCount(3);
    await expect(entries.last()).toContainText('No longer sold here');
    await expect(entries.last().getByRole('link')).toHaveCount(0);
    await expect(entries.first()).toContainText(rating?.trim() ?? '');
    // Below them, the whole name may have more lines.
    expect((await size(entries.first())).slice(0, 2)).toEqual(inList.slice(0, 2));
    expect(await findLayoutShifts(page)).toEqual([]);
    await expectNoFindings(page);
    await activate(entries.last().getByRole('button', { name: 'Remove' }));
    await expect(entries).toHaveCount(2);
  });

  test('has whole names, and no card alone in a row of a wide screen', async ({ page, isMobile }) => {
    test.skip(isMobile, 'a phone has two columns');
    const cards = listCards('/products').slice(0, 13);
    await keep(page, 'wishlist', cards.slice(0, 6).map(item));
    await page.goto('/wishlist');
    const entries = listOf(page).getByRole('listitem');
    await expect(entries).toHaveCount(6);
    const countOfLastRow = () =>
      entries.evaluateAll((list) => {
        const tops = list.map((entry) => Math.round(entry.getBoundingClientRect().top));
        return tops.filter((top) => top === tops.at(-1)).length;
      });
    for (const [width, products] of [
      [1000, 5],
      [1280, 6],
      [1280, 11],
      [1920, 7],
      [1920, 13],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(
        (kept) => {
          localStorage.setItem('wishlist', kept);
        },
        JSON.stringify(cards.slice(0, products).map(item)),
      );
      await page.reload();
      await expect(entries).toHaveCount(products);
      expect(await countOfLastRow(), `${products} products at ${width} pixels`).toBeGreaterThan(1);
    }
    const cut = await entries
      .getByRole('heading')
      .evaluateAll((names) =>
        names.filter((name) => name.scrollHeight > name.clientHeight).map((name) => name.textContent),
      );
    expect(cut, 'names that end in dots').toEqual([]);
  });

  test('is the same in two tabs', async ({ page, context, activate }) => {
    await page.goto('/wishlist');
    const other = await context.newPage();
    await other.goto('/products');
    await activate(heartOf(other, product()));
    await expect(listOf(page).getByRole('listitem')).toHaveCount(1);
  });

  test('keeps the good entries of a stored list that was damaged', async ({ page }) => {
    await keep(page, 'wishlist', [item(product()), { sku: 'X' }, null, { ...item(product()), path: '//evil.example' }]);
    await page.goto('/wishlist');
    await expect(listOf(page).getByRole('listitem')).toHaveCount(1);
  });

  test('starts empty where the stored list can not be read', async ({ page }) => {
    await keep(page, 'wishlist', '{"no');
    await page.goto('/wishlist');
    await expect(page.getByRole('heading', { name: 'Nothing on your wishlist yet' })).toBeVisible();
  });

  test('of the other market is another one', async ({ page, activate }) => {
    const card = findCard('a wishlist button', () => true, '/en-ae/products');
    await page.goto('/en-ae/products');
    await activate(heartOf(page, card));
    await expect(heartOf(page, card)).toHaveAttribute('aria-pressed', 'true');
    expect(await readKept(page, 'wishlist')).toBeNull();
    await openWishlist(page, activate);
    await expect(page).toHaveURL('/en-ae/wishlist');
    await expect(listOf(page).getByRole('listitem')).toContainText(card.price);
  });
});

test('the contact page begins with buttons to call, write and open WhatsApp, then names the grievance officer', async ({
  page,
}) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  const ways = {
    Call: [/^\+91/, /^tel:/],
    Write: ['Send an email', /^mailto:/],
    WhatsApp: ['Open WhatsApp', /^https:\/\/wa\.me\/\d/],
  } as const;
  for (const [name, [label, href]] of Object.entries(ways)) {
    const way = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(way.getByRole('link', { name: label })).toHaveAttribute('href', href);
    await expect(way.getByRole('link', { name: label })).toBeInViewport();
  }
  await expect(main.getByRole('region', { name: 'Grievance officer' })).toContainText(/Phone.*Email/s);
  await expectNoFindings(page);
});

test.describe('Share', () => {
  const linkOf = (page: Page) => article(page).getByRole('link', { name: 'Share' });

  /** Stubs `navigator.share` with one that records its calls and ends as `end` says. */
  const giveShareSheet = (page: Page, end: 'shared' | 'AbortError' | 'DataError') =>
    page.addInitScript((outcome) => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      Object.defineProperty(navigator, 'share', {
        value: async (data: unknown) => {
          shared.push(data);
          if (outcome !== 'shared') throw new DOMException('', outcome);
        },
      });
    }, end);
  const readShared = (page: Page) => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);

  test('opens the share sheet of the phone with name and address', async ({ page, activate, baseURL }) => {
    await giveShareSheet(page, 'shared');
    await page.goto(product().path);
    await activate(linkOf(page));
    await expect.poll(() => readShared(page)).toEqual([{ title: product().title, url: baseURL + product().path }]);
    await expect(page).toHaveURL(product().path);
  });

  test('shares from the sheet what the sheet shows', async ({ page, activate, baseURL }) => {
    await giveShareSheet(page, 'AbortError');
    await page.goto('/products');
    await activate(cardOf(page, product()).getByRole('link', { name: product().title }));
    // The keyboard moves it only once its script is there.
    await activate(handleOf(page));
    await activate(sheetOf(page).getByRole('link', { name: 'Share' }));
    await expect.poll(() => readShared(page)).toEqual([{ title: product().title, url: baseURL + product().path }]);
    await expect(sheetOf(page)).toBeVisible();
  });

  for (const end of ['without a share sheet', 'with a clipboard that is forbidden'] as const) {
    test(`opens WhatsApp with a written message ${end}`, async ({ page, activate, context, baseURL }) => {
      await page.addInitScript((isForbidden) => {
        Object.defineProperty(navigator, 'share', { value: undefined });
        const copied: string[] = [];
        Object.assign(window, { copied });
        const writeText = async (text: string) => {
          if (isForbidden) throw new DOMException('', 'NotAllowedError');
          copied.push(text);
        };
        Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
      }, end === 'with a clipboard that is forbidden');
      await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
      await page.goto(product().path);
      const opened = context.waitForEvent('page');
      await activate(linkOf(page));
      const text = new URL((await opened).url()).searchParams.get('text') ?? '';
      expect(text).toContain(product().title);
      expect(text).toContain(product().path);
      const copied = await page.evaluate(() => (window as unknown as { copied: string[] }).copied);
      expect(copied).toEqual(end === 'without a share sheet' ? [baseURL + product().path] : []);
      await expect(spoken(page).filter({ hasText: 'WhatsApp opens in a new tab.' })).toBeVisible();
    });
  }

  test('follows its link when the share sheet fails', async ({ page, activate, context }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
    await giveShareSheet(page, 'DataError');
    await page.goto(product().path);
    await activate(linkOf(page));
    await expect(page).toHaveURL(/^https:\/\/wa\.me\//);
  });

  test('shares the shop from its menu', async ({ page, activate }) => {
    await giveShareSheet(page, 'shared');
    await page.goto('/products');
    await activate(page.getByRole('banner').getByRole('button', { name: 'Menu' }));
    await activate(page.getByRole('link', { name: 'Share this shop' }));
    await expect.poll(() => readShared(page)).toHaveLength(1);
  });
});
