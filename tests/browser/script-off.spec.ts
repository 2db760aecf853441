import type { Page } from '@playwright/test';
import { type Card, countPagesOf, findCard, listCards, readPage, readProduct, readReport } from './built-shop.ts';
import { expect, RARE, test } from './shop.ts';
import { accountLink, cardOf, cartLink, openWishlist, unfoldFooter } from './steps.ts';

test.use({ javaScriptEnabled: false });

const first = (): Card => listCards('/products')[0] as Card;
const sized = (): Card =>
  findCard(
    'several sizes, one of them away',
    (_, { canBuy, sizesInStock, sizesAway }) => canBuy && sizesInStock.length > 1 && sizesAway.length > 0,
  );

test.describe('without script, one', () => {
  test('goes from home by a category to a product', async ({ page, activate, isMobile }) => {
    await page.goto('/');
    const categories = page.getByRole('navigation', { name: 'Categories' });
    if (isMobile) {
      await expect(categories).toBeHidden();
      await activate(page.getByRole('button', { name: 'Menu', exact: true }));
      await activate(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Women', exact: true }));
    } else {
      // Nine, and the link to all.
      await expect(categories.getByRole('link')).toHaveCount(10);
      await activate(categories.getByRole('link').first());
    }
    const [card] = listCards('/womenFashion') as [Card];
    await activate(cardOf(page, card).getByRole('link', { name: card.title }));
    await expect(page).toHaveURL(card.path);
    await expect(page.getByRole('article').getByRole('heading', { name: card.title })).toBeVisible();
    await expect(page.getByRole('article').getByText(card.price, { exact: true }).first()).toBeVisible();
  });

  test('turns the pages of a list', async ({ page, activate }) => {
    const pages = page.getByRole('navigation', { name: /^Pages of/ });
    const last = countPagesOf('/products');
    await page.goto('/products');
    await activate(pages.getByRole('link', { name: 'Next' }));
    await expect(page).toHaveURL('/products/2');
    await expect(pages.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
    await activate(pages.getByRole('link', { name: `Page ${last}`, exact: true }));
    await expect(page).toHaveURL(`/products/${last}`);
    await expect(pages.getByRole('link', { name: 'Next' })).toBeDisabled();
    await activate(pages.getByRole('link', { name: 'Prev' }));
    await expect(page).toHaveURL(`/products/${last - 1}`);
  });

  test('chooses among the tiles of a category', async ({ page, activate }) => {
    await page.goto('/womenFashion');
    await activate(page.getByRole('navigation', { name: /^Types of/ }).getByRole('link', { name: 'Maxi dresses' }));
    await expect(page).toHaveURL('/womenFashion/maxidress');
    await expect(cardOf(page, listCards('/womenFashion/maxidress')[0] as Card)).toBeVisible();
  });

  test('sees each picture of a product by its thumbnail', async ({ page, activate, isMobile }) => {
    test.skip(isMobile, 'a phone has no thumbnails: pictures are swiped');
    await page.goto(findCard('several pictures', (_, { pictures }) => pictures > 1).path);
    const gallery = page.getByRole('region', { name: 'Pictures' });
    const pictures = gallery.getByRole('list', { name: 'Pictures' }).getByRole('img');
    await expect(pictures.nth(1)).not.toBeInViewport();
    await activate(gallery.getByRole('link', { name: 'Picture 2', exact: true }));
    await expect(pictures.nth(1)).toBeInViewport({ ratio: 0.5 });
    await expect(pictures.first()).not.toBeInViewport();
  });

  test('opens the size guide and the sections of a product', async ({ page, activate }) => {
    await page.goto(findCard('a size guide', (_, { hasSizeGuide }) => hasSizeGuide).path);
    const guide = page.getByRole('region', { name: 'Size guide' });
    await expect(guide).toBeHidden();
    await activate(page.getByRole('button', { name: 'Size guide' }));
    await expect(guide.getByRole('table')).toBeVisible();
    await activate(guide.getByRole('button', { name: 'Close' }));
    await expect(guide).toBeHidden();
    const features = page.getByRole('group').filter({ hasText: 'Features' });
    await expect(features.getByRole('listitem').first()).toBeHidden();
    await activate(page.getByText('Features', { exact: true }));
    await expect(features.getByRole('listitem').first()).toBeVisible();
  });

  test('sees all categories in the menu and closes it', RARE, async ({ page, activate }) => {
    await page.goto('/products');
    await activate(page.getByRole('button', { name: 'Menu', exact: true }));
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'All products' })).toBeVisible();
    await activate(menu.getByRole('button', { name: 'Close menu' }));
    await expect(menu).toBeHidden();
    await activate(page.getByRole('button', { name: 'Menu', exact: true }));
    await activate(menu.getByRole('link', { name: 'Everything from A to Z' }));
    await expect(page).toHaveURL('/search');
  });

  test('finds a product by its first letter', async ({ page, activate }) => {
    await page.goto('/search');
    const letter = first().title[0]?.toLowerCase() ?? '';
    await activate(page.getByRole('region', { name: 'Products by first letter' }).getByText(letter, { exact: true }));
    await expect(page).toHaveURL(`/search/${letter}`);
    const letters = page.getByRole('navigation', { name: 'Letters' }).getByRole('link');
    const [one, other] = [await letters.nth(0).boundingBox(), await letters.nth(1).boundingBox()];
    expect(one?.y, 'the letters are in a row').toBe(other?.y);
    const entry = page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('link', { name: new RegExp(`^${letter}`, 'i') });
    await activate(entry.filter({ hasText: /.{8}/ }).first());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).not.toHaveURL(/\/search/);
  });

  test('reads every policy from the footer', RARE, async ({ page }) => {
    await page.goto('/');
    for (const path of [
      '/terms-condition',
      '/responsible-disclosure',
      '/privacyPolicy',
      '/return-refund',
      '/cancellation',
      '/ttp',
      '/shipping-delivery',
    ]) {
      await page.goto('/');
      await unfoldFooter(page);
      await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  test('follows cart, account, wishlist, share and delivery information as links', async ({ page, activate }) => {
    const { path } = first();
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Share' }).last()).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\?text=/,
    );
    await activate(page.getByRole('link', { name: 'Delivery information' }).first());
    await expect(page).toHaveURL('/shipping-delivery');
    await activate(cartLink(page));
    await expect(page).toHaveURL('/cart');
    await activate(accountLink(page));
    await expect(page).toHaveURL('/loginPage');
    await openWishlist(page, activate);
    await expect(page).toHaveURL('/wishlist');
  });
});

test('without script, the cart says how one orders', async ({ page }) => {
  await page.goto('/cart');
  const main = page.getByRole('main');
  await expect(main.getByRole('paragraph').filter({ hasText: 'You can order without it' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?/);
  await expect(main.getByRole('link', { name: 'Email' })).toHaveAttribute('href', /^mailto:/);
});

const orderLink = (page: Page) =>
  page.getByRole('article').getByRole('link', { name: 'Order by WhatsApp', exact: true });

test.describe('without script, an order message', () => {
  test('is one link, with a word about the size', async ({ page }) => {
    await page.goto(sized().path);
    const offer = page.getByRole('article');
    await expect(orderLink(page)).toBeVisible();
    await expect(offer.getByRole('link', { name: 'Order by email' })).toHaveCount(0);
    await expect(offer.locator('noscript > p').first()).toHaveText('Write your size in the message.');
  });

  test('stands below the sizes, words with the size guide on the line of their name', async ({ page }) => {
    const card = findCard(
      'a size guide',
      (_, { hasSizeGuide, sizesInStock }) => hasSizeGuide && sizesInStock.length > 3,
    );
    await page.goto(card.path);
    const sizes = page.getByRole('group', { name: 'Size', exact: true });
    const { sizesInStock } = readProduct(card.path);
    for (const size of sizesInStock) {
      const word = sizes.locator(`[value="${size}"] + span`);
      await expect(word).toBeVisible();
      await expect(word).toHaveCSS('border-style', 'none');
    }
    const [guide, group, sentence] = await Promise.all(
      [page.getByRole('button', { name: 'Size guide' }), sizes, page.locator('noscript > p').first()].map((one) =>
        one.boundingBox(),
      ),
    );
    expect((guide?.y ?? NaN) + (guide?.height ?? NaN)).toBeLessThan((group?.y ?? NaN) + (group?.height ?? NaN));
    expect(sentence?.y).toBeGreaterThanOrEqual((group?.y ?? NaN) + (group?.height ?? NaN));
    await expect(page.getByRole('article').getByRole('button', { name: 'Add to cart' })).toBeHidden();
  });

  test('leaves options that are links as buttons', async ({ page }) => {
    await page.goto(findCard('options', ({ path }) => readPage(path).includes('data-do="variant"')).path);
    const option = page.getByRole('article').getByRole('group').getByRole('link').first();
    await expect(option).toHaveCSS('border-style', 'solid');
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  test('names product, SKU, price and address, and asks for the size', async ({ page }) => {
    const card = sized();
    await page.goto(card.path);
    const chat = new URL((await orderLink(page).getAttribute('href')) ?? '');
    expect(chat.href).toMatch(/^https:\/\/wa\.me\/\d{11,15}\?/);
    const text = chat.searchParams.get('text') ?? '';
    expect(text).toContain(`my order:\nSKU: ${card.sku}\nSize: \nPrice: ${card.price}\n`);
    expect(text).toMatch(new RegExp(`^https?://\\S+${RegExp.escape(card.path)}$`, 'm'));
    expect(text).toContain('My name:\nMy address with PIN code:');
  });

  test('has no size for a product without sizes', RARE, async ({ page }) => {
    const card = findCard(
      'no sizes',
      ({ offers, size }, { sizesInStock }) => offers === 'add' && !size && sizesInStock.length === 0,
    );
    await page.goto(card.path);
    expect(await orderLink(page).getAttribute('href')).not.toContain('Size');
  });

  test('names the only state that a seller without a GSTIN sends to', RARE, async ({ page }) => {
    const onlyStateOf = (path: string) => {
      const [, shop = ''] = /href="(\/shop\/[^"]+)"/.exec(readPage(path)) ?? [];
      return />([^<>]+) only, as it is not registered for GST</.exec(readPage(shop))?.[1];
    };
    const bound = findCard('a seller without a GSTIN', ({ path }, { canBuy }) => canBuy && !!onlyStateOf(path));
    await page.goto(bound.path);
    const offer = page.getByRole('article');
    const state = onlyStateOf(bound.path);
    await expect(offer.getByText(`${state} addresses only`, { exact: true })).toBeVisible();
    await expect(offer.getByText(`This seller can send to addresses in ${state} only.`, { exact: true })).toBeVisible();
    await page.goto(findCard('a seller with a GSTIN', ({ path }, { canBuy }) => canBuy && !onlyStateOf(path)).path);
    await expect(offer.getByText(/ only\b/)).toHaveCount(0);
  });

  test('is not offered for what is sold out', async ({ page }) => {
    const card = findCard('nothing to buy', ({ offers }, { canBuy }) => offers === 'nothing' && !canBuy);
    await page.goto(card.path);
    await expect(
      page
        .getByRole('article')
        .getByText(/^(?:Sold out|(?:Available from|From) \d)/)
        .first(),
    ).toBeVisible();
    await expect(orderLink(page)).toHaveCount(0);
  });
});

test.describe('without script, no dead control is shown', () => {
  const pages: Record<string, string | (() => string)> = {
    'the home page': '/',
    'a list': '/womenFashion',
    'a product': () => sized().path,
    'the cart': '/cart',
    'the checkout': '/checkOut',
    'the wishlist': '/wishlist',
    'the comparison': '/compare',
    'a shared list': '/shared',
    'the orders': '/order',
    'the login page': '/loginPage',
    'login and registration': '/login_register',
    'the lost password': '/reset_password',
    'the account': '/account',
    'the link that confirms an address': '/confirm-email',
    "the sellers' registration": '/Seller-SignUp',
    "the sellers' login": '/Seller-SignIn',
    'the payment page': '/cashFree',
    'an old product link': '/productDetails?data=%7B%7D',
    'the search': '/search',
  };
  for (const [name, path] of Object.entries(pages)) {
    test(`on ${name}`, async ({ page }) => {
      await page.goto(typeof path === 'string' ? path : path());
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const controls = page
        .getByRole('button')
        .or(page.getByRole('textbox'))
        .or(page.getByRole('radio'))
        .or(page.getByRole('checkbox'))
        .or(page.getByRole('combobox'));
      for (const control of await controls.all()) {
        if (!(await control.isVisible())) continue;
        // A popover opens, and a form is sent, by the browser itself.
        expect
          .soft(
            await control.evaluate(
              (element: HTMLButtonElement) => element.hasAttribute('popovertarget') || element.form?.method === 'get',
            ),
            await control.evaluate((element) => element.outerHTML),
          )
          .toBe(true);
      }
    });
  }
});

test.describe('without script, on every page of its kind', () => {
  const namesOf = async (page: Page): Promise<string[]> =>
    (await page.locator('a, button, summary, label').filter({ visible: true }).allInnerTexts()).map((text) =>
      text.trim(),
    );

  // Texts that name a control put it in quotes.
  test('texts name only controls that are there, or on the page of a product', async ({ page }) => {
    const strays: string[] = [];
    let named = 0;
    for (const [, own] of Map.groupBy(readReport().sizes, ({ language }) => language)) {
      const sold = own.find(
        ({ type, path }) => type === 'product' && readPage(path).includes('<noscript><div class="add__row'),
      );
      await page.goto(sold?.path ?? '/');
      const offered = await namesOf(page);
      for (const { path } of own.filter(({ type }) => type === 'application')) {
        await page.goto(path);
        const [text = ''] = await page.getByRole('main').allInnerTexts();
        const here = await namesOf(page);
        for (const [, name = ''] of text.matchAll(/[“«]([^”»]{2,60})[”»]/g)) {
          named++;
          if (![...here, ...offered].includes(name)) strays.push(`${path}: ${name}`);
        }
      }
    }
    expect(strays).toEqual([]);
    expect(named, 'texts that name a control').toBeGreaterThan(1);
  });

  test('links lead to lists that are built, none to one that a script would filter', async ({ page }) => {
    const { sizes } = readReport();
    const lists = new Set(sizes.filter(({ type }) => type === 'listing').map(({ path }) => path));
    const filtered: string[] = [];
    for (const { path } of sizes.filter(({ type }) => type === 'home' || type === 'application')) {
      await page.goto(path);
      for (const href of await page
        .locator('a[href*="?"]')
        .evaluateAll((links) =>
          links.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href') ?? ''),
        ))
        if (lists.has(href.split('?')[0] ?? '')) filtered.push(`${path}: ${href}`);
    }
    expect(filtered).toEqual([]);
  });

  test('what costs up to an amount is on the list that a banner of the home page leads to', async ({
    page,
    activate,
  }) => {
    await page.goto('/');
    await activate(page.getByRole('main').getByRole('link', { name: 'See all', exact: true }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Up to ₹299');
    const cards = listCards(new URL(page.url()).pathname);
    expect(cards.length).toBeGreaterThan(3);
    expect(cards.filter(({ priceMinor }) => priceMinor > 29_900)).toEqual([]);
  });
});
