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
    // Features are the first of what stands open.
    await expect(
      page.getByRole('group').filter({ hasText: 'Product details' }).getByRole('listitem').first(),
    ).toBeVisible();
    // What is said of delivery where more is to be said than beside the price.
    await page.goto(findCard('a fold', ({ path }) => readPage(path).includes('<summary>Delivery and returns')).path);
    const delivery = page.getByRole('group').filter({ hasText: 'Delivery and returns' });
    await expect(delivery.getByRole('listitem').first()).toBeHidden();
    await activate(page.getByText('Delivery and returns', { exact: true }));
    await expect(delivery.getByRole('listitem').first()).toBeVisible();
  });

  test('sees all categories in the menu and closes it', RARE, async ({ page, activate }) => {
    await page.goto('/products');
    await activate(page.getByRole('button', { name: 'Menu', exact: true }));
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'All products' })).toBeVisible();
    await activate(menu.getByRole('button', { name: 'Close menu' }));
    await expect(menu).toBeHidden();
    await activate(page.getByRole('button', { name: 'Menu', exact: true }));
    await activate(menu.getByRole('link', { name: 'All categories' }));
    await expect(page).toHaveURL('/categories');
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

test.describe('without script, on every page of its kind', () => {
  const namesOf = async (page: Page): Promise<string[]> =>
    (await page.locator('a, button, summary, label').filter({ visible: true }).allInnerTexts()).map((text) =>
      text.trim(),
    );
  /** What can be tapped or typed into, but does nothing. A popover opens, and a form is sent to a page or to the host, by the browser itself. */
  const listDead = (page: Page): Promise<string[]> =>
    page
      .locator('button, input:not([type=hidden]), select, textarea, [role=button], [role=textbox], [role=combobox]')
      .filter({ visible: true })
      .evaluateAll((controls) =>
        controls
          .filter((control) => {
            const { form } = control as HTMLButtonElement;
            const isSent = form?.method === 'get' || /\/api\//.test(form?.action ?? '');
            return !control.hasAttribute('popovertarget') && !isSent;
          })
          .map((control) => control.outerHTML.slice(0, 200)),
      );
  const lists = () => new Set(readReport().sizes.flatMap(({ type, path }) => (type === 'listing' ? [path] : [])));
  /** The lists that a page leads to with a choice, which a script would filter. */
  const listFiltered = async (page: Page, built: ReadonlySet<string>): Promise<string[]> => {
    const links = await page
      .locator('a[href*="?"]')
      .evaluateAll((all) =>
        all.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href') ?? ''),
      );
    return links.filter((href) => built.has(href.split('?')[0] ?? ''));
  };

  for (const [language = 'en', own] of Map.groupBy(readReport().sizes, (size) => size.language))
    test(`no control is dead, texts name only controls that are there, and links lead to lists that are built: ${language}`, async ({
      page,
    }) => {
      const built = lists();
      const faults: string[] = [];
      const sold = own.find(
        ({ type, path }) => type === 'product' && readPage(path).includes('<noscript><div class="add__row'),
      );
      const further = [sold?.path, own.find(({ type }) => type === 'listing')?.path].filter(
        (path) => path !== undefined,
      );
      let [offered, named]: [string[], number] = [[], 0];
      const applications = own.filter(({ type }) => type === 'application').map(({ path }) => path);
      const old = applications.filter((path) => path.endsWith('/productDetails')).map((path) => `${path}?data=%7B%7D`);
      const homes = own.filter(({ type }) => type === 'home').map(({ path }) => path);
      for (const path of [...further, ...homes, ...applications, ...old]) {
        await page.goto(path);
        faults.push(...(await listDead(page)).map((control) => `${path}: ${control}`));
        if (further.includes(path)) {
          // Texts name controls of the page of a product, too.
          if (path === sold?.path) offered = await namesOf(page);
          continue;
        }
        faults.push(...(await listFiltered(page, built)).map((href) => `${path}: ${href}`));
        if (homes.includes(path)) continue;
        const [text = ''] = await page.getByRole('main').allInnerTexts();
        const here = await namesOf(page);
        // Texts that name a control put it in quotes.
        for (const [, name = ''] of text.matchAll(/[“«]([^”»]{2,60})[”»]/g)) {
          named++;
          if (![...here, ...offered].includes(name)) faults.push(`${path}: ${name}`);
        }
      }
      expect(faults).toEqual([]);
      expect(named, 'texts that name a control').toBeGreaterThan(0);
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
