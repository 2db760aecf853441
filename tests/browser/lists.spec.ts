import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { findCard, listCards, readPage } from './built-shop.ts';
import { findLayoutShifts, recordLayoutShifts } from './layout-shifts.ts';
import { expect, RARE, test } from './shop.ts';
import { hold, watchPaths } from './steps.ts';

/** How dense lists are, and what a mouse and a wide screen add. */

const main = (page: Page): Locator => page.getByRole('main');
/** The categories of the header, and all products. */
const listPaths = (): string[] => {
  const [, nav = ''] = /<nav class="categories"[^>]*>(.*?)<\/nav>/s.exec(readPage('/products')) ?? [];
  const paths = [...nav.matchAll(/href="(\/[^"]*)"/g)].map(([, path = '']) => path);
  return [...paths.filter((path) => readPage(path).includes('data-sku=')), '/products'];
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the first card of each category begins by pixel 190, below a row of types by 270, no card is higher than 280, two rows are seen with prices, below types the second by its names, and delivery is on a line with the number', async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'it is about phones');
    const paths = listPaths();
    expect(paths.length).toBeGreaterThan(8);
    for (const path of paths) {
      await page.goto(path);
      const boxes = await main(page)
        .locator('[data-sku]')
        .evaluateAll((cards) =>
          cards.map((card) => {
            const { y, height } = card.getBoundingClientRect();
            const picture = card.querySelector('img')?.getBoundingClientRect();
            const price = card.querySelector('.price')?.getBoundingClientRect();
            return { y, height, shape: (picture?.width ?? 0) / (picture?.height ?? 1), priceEnd: price?.bottom ?? 0 };
          }),
        );
      const hasTypes =
        (await main(page)
          .getByRole('navigation', { name: /^Types of / })
          .count()) > 0;
      expect.soft(boxes[0]?.y, path).toBeLessThanOrEqual(hasTypes ? 270 : 190);
      expect.soft(Math.max(...boxes.map(({ height }) => height)), path).toBeLessThanOrEqual(280);
      expect.soft(boxes[0]?.shape, path).toBeCloseTo(1, 2);
      for (const { priceEnd } of boxes.slice(0, 4))
        expect.soft(priceEnd, path).toBeLessThanOrEqual(hasTypes ? 780 : 740);
      const [count, delivery] = await Promise.all(
        [main(page).getByText(/^\d[\d,]* products?$/), main(page).getByText('Free delivery', { exact: true })].map(
          (part) => part.boundingBox(),
        ),
      );
      if (!count || !delivery) throw new Error(`${path} has no number, or nothing about delivery.`);
      expect.soft(delivery.x, path).toBeGreaterThan(count.x);
      expect.soft(delivery.y, path).toBe(count.y);
    }
  });

  test('types are pictures with their names below them, in a row of their own', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'it is about phones');
    for (const path of ['/womenFashion/minidress', '/hi/womenFashion', '/ta/womenFashion']) {
      await page.goto(path);
      const row = main(page)
        .locator('nav')
        .filter({ has: page.locator('img') });
      const links = await row
        .getByRole('link')
        .filter({ has: page.locator('img') })
        .all();
      expect(links.length, path).toBeGreaterThan(4);
      for (const link of links) {
        const [picture, box] = [await link.locator('img').boundingBox(), await link.boundingBox()];
        expect.soft(picture?.width, path).toBeGreaterThanOrEqual(48);
        expect.soft(picture?.height, path).toBe(picture?.width);
        expect.soft((box?.height ?? 0) - (picture?.height ?? 0), 'its name is below').toBeGreaterThanOrEqual(16);
        expect.soft(box?.width, path).toBeGreaterThanOrEqual(44);
      }
    }
    await page.goto('/womenFashion/minidress');
    await expect(main(page).getByRole('link', { name: 'Mini dresses' })).toHaveAttribute('aria-current', 'page');
  });

  test('“Add” is an icon in the corner of the picture that says its name, and no card has a row for it', async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'it is about phones');
    for (const path of ['/products', '/womenFashion', '/hi/products', '/ta/products']) {
      await page.goto(path);
      const cards = await main(page)
        .locator('[data-sku]')
        .evaluateAll((all) =>
          all.map((card) => {
            const boxOf = (selector: string) => card.querySelector(selector)?.getBoundingClientRect();
            const [picture, add, wish] = [
              boxOf('img'),
              boxOf('button.card__add, summary.card__add, a.card__add'),
              boxOf('[data-do=wish]'),
            ];
            return {
              isAway: card.querySelector('p.card__add') !== null,
              size: add && [add.width, add.height],
              // Pictures further down are held back by moving them away.
              isInCorner:
                add &&
                picture &&
                Math.abs(add.bottom - card.getBoundingClientRect().top - picture.height) < 1 &&
                add.right === wish?.right,
            };
          }),
        );
      expect(cards.length).toBeGreaterThan(10);
      for (const { isAway, size, isInCorner } of cards)
        if (!isAway) expect.soft([size, isInCorner], path).toEqual([[44, 44], true]);
    }
    await page.goto('/products');
    const names = await main(page).locator('[data-sku] :is(button.card__add, summary)').all();
    for (const name of names.slice(0, 4)) await expect(name).toHaveAccessibleName(/^Add/);
  });

  test('the row of categories is left to the menu on every page', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'it is about phones');
    const categories = page.getByRole('navigation', { name: 'Categories', exact: true });
    for (const path of ['/products', '/womenFashion', findCard('any', () => true).path, '/return-refund', '/']) {
      await page.goto(path);
      await expect(categories).toBeHidden();
    }
  });
});

test('each control of a card says of which product it is, on cards that come later, too', async ({ page }) => {
  const say = () =>
    page.locator('.card').evaluateAll((cards) =>
      cards.flatMap((card) =>
        [...card.querySelectorAll('button, summary, a.card__add')].map((control) => {
          const name = document.getElementById(control.getAttribute('aria-describedby') ?? '');
          return name !== null && card.contains(name) && name === card.querySelector('[data-title]');
        }),
      ),
    );
  await page.goto('/womensSilkSaree');
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await say()).includes(false)).toBe(false);
  expect((await say()).length).toBeGreaterThan(20);
  await page.goto('/womensSilkSaree?price=-2000');
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await say()).length > 0 && !(await say()).includes(false)).toBe(true);
});

test('a card has its rating on the picture, as a sentence for assistive technology', async ({ page }) => {
  await page.goto('/womenFashion');
  const mark = main(page)
    .getByRole('img', { name: /^[\d.]+ of 5 stars, [\d.]+[km]? ratings$/ })
    .first();
  await expect(mark).toHaveText(/^\d\.\d★ [\d.]+k?$/);
});

test('free delivery is said once where it holds for all, and on cards where it does not', async ({ page }) => {
  await page.goto('/womenFashion');
  await expect(main(page).getByText('Free delivery', { exact: true })).toHaveCount(1);
  await page.goto('/en-ae/products');
  await expect(main(page).getByText(/^Free delivery from AED/)).toHaveCount(1);
  const free = main(page).locator('[data-sku]').filter({ hasText: 'Free delivery' });
  const prices = await free.evaluateAll((cards) => cards.map((card) => Number((card as HTMLElement).dataset['price'])));
  expect(prices.every((price) => price >= 99_00)).toBe(true);
});

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  const card = (page: Page) => {
    const { title } = findCard('two pictures', (_, { pictures }) => pictures > 1, '/womenFashion');
    return main(page).locator('[data-sku]').filter({ hasText: title }).first();
  };
  /** The second picture, which has no role as it shows nothing that the name does not say. */
  const secondOf = (page: Page): Locator => card(page).locator('img').nth(1);

  test('a card shows its second picture while it is pointed at, and asks for it only then', async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'it is for a mouse');
    await page.goto('/womenFashion');
    const src = (await secondOf(page).getAttribute('src')) ?? '';
    const asked = watchPaths(page);
    await expect(secondOf(page)).toBeHidden();
    await page.waitForLoadState('networkidle');
    expect(asked).not.toContain(src);
    await card(page).hover();
    await expect(secondOf(page)).toBeVisible();
    await expect.poll(() => asked).toContain(src);
    await page.mouse.move(0, 0);
    await expect(secondOf(page)).toBeHidden();
  });

  test('a card shows its second picture while its link has the focus', async ({ page, isMobile }) => {
    test.skip(isMobile, 'it is for a mouse');
    await page.goto('/womenFashion');
    await card(page).getByRole('link').first().focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(secondOf(page)).toBeVisible();
  });

  test('data saving asks for no second picture', async ({ page, isMobile }) => {
    test.skip(isMobile, 'it is for a mouse');
    await page.addInitScript(() => localStorage.setItem('saving', '1'));
    await page.goto('/womenFashion');
    await card(page).hover();
    await expect(secondOf(page)).toBeHidden();
  });

  test('the filters stand open in a column of 240 pixels, and nothing moves for it', async ({ page, isMobile }) => {
    test.skip(isMobile, 'there is no room');
    await recordLayoutShifts(page);
    await page.goto('/womenFashion');
    const column = page.getByRole('complementary', { name: 'Filters' });
    await expect(column.getByRole('checkbox').first()).toBeVisible();
    const heading = await column.getByRole('heading', { name: 'Filters' }).boundingBox();
    expect(heading?.x).toBe(24);
    // With the room for outlines at both sides.
    expect((await column.boundingBox())?.width).toBe(240);
    const starts = await column.locator('summary, input[type=checkbox]').evaluateAll((parts) =>
      // The box of a chip lies over it.
      parts
        .filter((part) => part.checkVisibility() && !part.closest('.listing__chip'))
        .map((part) => part.getBoundingClientRect().x),
    );
    expect(new Set(starts), 'one edge').toEqual(new Set([24]));
    await expect(page.locator('#listing').getByText('Filters', { exact: true })).toBeHidden();
    expect(await findLayoutShifts(page)).toEqual([]);
    await expectNoFindings(page);
  });

  test('the filters do not wait for pictures', async ({ page, isMobile }) => {
    test.skip(isMobile, 'there is no room');
    const release = await hold(page, /\.(?:avif|webp|jpe?g)(?:\?|$)/);
    await recordLayoutShifts(page);
    await page.goto('/womenFashion', { waitUntil: 'commit' });
    await expect(page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox').first()).toBeVisible();
    expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
    expect(await findLayoutShifts(page)).toEqual([]);
    release();
  });

  test('the filters are read after the heading, and can be skipped', async ({ page, activate, isMobile }) => {
    test.skip(isMobile, 'there is no room');
    for (const path of ['/womenFashion', '/shop/nanhe-kadam']) {
      await page.goto(path);
      const column = page.getByRole('complementary', { name: 'Filters' });
      const skip = column.getByRole('link', { name: 'Skip the filters' });
      await expect(skip).toBeAttached();
      const isAfter = await column.evaluate((filters) =>
        Boolean(
          (document.querySelector('main h1') as Element).compareDocumentPosition(filters) &
            Node.DOCUMENT_POSITION_FOLLOWING,
        ),
      );
      expect(isAfter, path).toBe(true);
      await skip.focus();
      expect((await skip.boundingBox())?.width, 'seen with the focus').toBeGreaterThan(40);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      const isInList = await page.evaluate(() => document.activeElement?.closest('#listing') !== null);
      expect(isInList, path).toBe(true);
    }
    // The heading stays the list's on its next page.
    await page.goto('/womenFashion');
    await activate(main(page).getByRole('link', { name: /^Next/ }));
    await expect(page).toHaveURL('/womenFashion/2');
    await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveCount(1);
  });

  test('the sort is beside the heading, subcategories and types are rows of their own below', async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'there is no room');
    await page.goto('/womenFashion/minidress');
    const links = main(page).getByRole('navigation', { name: /^(?:Related categories|Types of )/ });
    await expect(links).toHaveCount(2);
    const sort = main(page).getByRole('button', { name: 'Sort by Relevance', exact: true });
    const parts = [main(page).getByRole('heading', { level: 1 }), sort, links.first(), links.nth(1)];
    const [heading, opener, related, types] = await Promise.all(parts.map((part) => part.boundingBox()));
    const middleOf = (box: typeof heading) => (box?.y ?? NaN) + (box?.height ?? NaN) / 2;
    expect(Math.abs(middleOf(heading) - middleOf(opener))).toBeLessThan(opener?.height ?? 0);
    expect(related?.y).toBeGreaterThanOrEqual((heading?.y ?? NaN) + (heading?.height ?? NaN));
    expect(types?.y).toBeGreaterThanOrEqual((related?.y ?? NaN) + (related?.height ?? NaN));
    const current = links.nth(1).getByRole('link', { name: 'Mini dresses' });
    await current.focus();
    await expect(current).toBeInViewport({ ratio: 1 });
  });

  test('the sorts are a menu at the end of the row', async ({ page, activate, isMobile }) => {
    test.skip(isMobile, 'there is no room');
    await page.goto('/womenFashion');
    const opener = main(page).getByRole('button', { name: 'Sort by Relevance', exact: true });
    await activate(opener);
    const menu = page.getByRole('dialog', { name: 'Sort by' });
    const width = (await opener.boundingBox())?.width ?? 0;
    await expect.poll(async () => (await menu.boundingBox())?.width).toBeCloseTo(width, 0);
    const [box, from] = [await menu.boundingBox(), await opener.boundingBox()];
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo((from?.x ?? 0) + (from?.width ?? 0), 0);
    expect(box?.y).toBeCloseTo((from?.y ?? 0) + (from?.height ?? 0), 0);
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL('/womenFashion');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/womenFashion?sort=price-up');
    await expect(menu).toHaveCount(0);
  });

  test('data saving leaves the filters until they are asked for', RARE, async ({ page, activate, isMobile }) => {
    test.skip(isMobile, 'there is no room');
    await page.addInitScript(() => localStorage.setItem('saving', '1'));
    await page.goto('/womenFashion');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('complementary', { name: 'Filters' })).toBeHidden();
    // The list has their place.
    expect((await main(page).getByRole('heading', { level: 1 }).boundingBox())?.x).toBeLessThan(60);
    await activate(main(page).getByText('Filters', { exact: true }).filter({ visible: true }));
    // With data saving, links are followed.
    await expect(page).toHaveURL('/womenFashion/filters');
  });
});

test('a wide screen has four to six cards in a row, over the width of the page', async ({ page, isMobile }) => {
  test.skip(isMobile, 'there is no room');
  for (const [width, columns] of [
    [1280, 4],
    [1600, 5],
    [1920, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/products');
    const rows = await main(page)
      .locator('[data-sku]')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect()));
    expect(rows.filter(({ y }) => y === rows[0]?.y)).toHaveLength(columns);
    const last = rows[columns - 1];
    expect(last?.right).toBeGreaterThan((Math.min(width, 1600) + width) / 2 - 60);
  }
});

test('the sorts stand at the end of the row in lists, shops and results', async ({ page, isMobile }) => {
  test.skip(isMobile, 'there is no room');
  for (const width of [768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/womenFashion', '/shop/aaina-beauty', '/search?q=saree']) {
      await page.goto(path);
      const name = path.startsWith('/shop') ? 'Sort by Best sellers' : 'Sort by Relevance';
      const box = await main(page).getByRole('button', { name, exact: true }).boundingBox();
      const edge = (Math.min(width, 1600) + width) / 2 - 24;
      expect.soft((box?.x ?? 0) + (box?.width ?? 0), `${path}, ${width}`).toBeCloseTo(edge, 0);
    }
  }
});

test('a short list ends with what others buy near it, in whole rows, above the link to all of its category', async ({
  page,
}) => {
  const path = '/womenFashion/sleeveless';
  const own = listCards(path);
  const near = listCards('/womenFashion');
  expect(own.length).toBeLessThan(6);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    const others = page.getByRole('region', { name: 'What others buy' });
    const cards = others.locator('[data-sku]').filter({ visible: true });
    const [skus, rows] = [
      await cards.evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset['sku'])),
      await cards.evaluateAll((all) =>
        [...Map.groupBy(all, (card) => card.getBoundingClientRect().top).values()].map(({ length }) => length),
      ),
    ];
    expect(new Set(rows).size, `${width}: each row is full`).toBe(1);
    expect(skus.filter((sku) => own.some((card) => card.sku === sku))).toEqual([]);
    expect(skus.filter((sku) => !near.some((card) => card.sku === sku))).toEqual([]);
    const [end, link] = [await others.boundingBox(), await main(page).getByText('All in Women').boundingBox()];
    expect(link?.y).toBeGreaterThan((end?.y ?? NaN) + (end?.height ?? NaN));
  }
});

test('filter and sort stay in sight on phones, right below the header', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/womenFashion', '/shop/aaina-beauty', '/search?q=saree']) {
    await page.goto(path);
    const controls = ['filter', 'sort'].map((part) =>
      main(page).locator(`[data-do=${part}], [data-part=${part}]`).filter({ visible: true }),
    );
    for (const control of controls) await expect(control).toBeVisible();
    await expect(main(page).locator('[data-sku]').nth(9)).toBeAttached();
    await main(page).locator('[data-sku]').nth(9).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, 1200));
    const header = await page.getByRole('banner').first().boundingBox();
    for (const control of controls) {
      await expect.soft(control, path).toBeInViewport({ ratio: 1 });
      const { y = 0 } = (await control.boundingBox()) ?? {};
      expect.soft(y - (header?.height ?? 0), path).toBeGreaterThanOrEqual(-1);
      expect.soft(y - (header?.height ?? 0), path).toBeLessThan(8);
    }
  }
});

test('the sort of a phone is an icon that says and shows that something is chosen, in the room that it has without', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await recordLayoutShifts(page);
  const sort = main(page).getByRole('button', { name: /^Sort by / });
  /** It has the colour of what is chosen. */
  const isMarked = (): Promise<boolean> =>
    sort.evaluate((button) => {
      const colourOf = (element: Element | null) => element && getComputedStyle(element).backgroundColor;
      return colourOf(button) === colourOf(document.querySelector('#listing [aria-current=page]'));
    });
  await page.goto('/womenFashion');
  await expect(sort).toHaveAccessibleName('Sort by Relevance');
  expect(await isMarked()).toBe(false);
  const width = (await sort.boundingBox())?.width ?? 0;
  expect(width).toBeLessThanOrEqual(48);
  for (const [query, name] of [
    ['price-up', 'Sort by Price: low to high'],
    ['price-down', 'Sort by Price: high to low'],
    ['rating', 'Sort by Top rated'],
    ['discount', 'Sort by Discount'],
  ] as const) {
    await page.goto(`/womenFashion?sort=${query}`);
    await expect(sort).toHaveAccessibleName(name);
    expect(await isMarked(), name).toBe(true);
    expect((await sort.boundingBox())?.width, name).toBe(width);
    expect(await findLayoutShifts(page), name).toEqual([]);
  }
});

test('the price of a card is on one line on phones and tablets, in every market', async ({ page }) => {
  const soldOut = findCard('nothing to buy', ({ offers }) => offers === 'nothing');
  for (const width of [360, 768])
    for (const path of ['/products', '/en-ae/products', soldOut.path]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const prices = await main(page)
        .locator('li .price:has(.price__was)')
        .evaluateAll((all) =>
          all.map((price) => {
            const ends = [...price.children].map((part) => part.getBoundingClientRect().bottom);
            // Parts of one line end less than half a line apart.
            return { text: price.textContent, lines: Math.max(...ends) - Math.min(...ends) < 8 ? 1 : 2 };
          }),
        );
      expect(prices.length, path).toBeGreaterThan(0);
      expect
        .soft(
          prices.filter(({ lines }) => lines > 1).map(({ text }) => text),
          `${path}, ${width}`,
        )
        .toEqual([]);
    }
});

test('the names under a letter are rows of one height on a wide screen', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has one column');
  await page.goto('/search/b');
  const heights = await main(page)
    .locator('ul:last-of-type > li:has(> a[href*="/p/"])')
    .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
  expect(heights.length).toBeGreaterThan(20);
  expect(new Set(heights).size).toBe(1);
});

test('rating and colours of a card are at the lower corners of its picture, on phones the colours above “Add”', async ({
  page,
  isMobile,
}) => {
  await page.goto('/search?q=red+saree');
  const card = main(page).locator('[data-sku]:has([data-do=colour])').first();
  const picture = (await card.locator('img').first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const lower = picture.y + picture.height;
  const rating = (await card.getByRole('img', { name: /stars/ }).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(rating.x - picture.x).toBeLessThanOrEqual(4);
  expect(lower - rating.y - rating.height).toBeGreaterThanOrEqual(0);
  expect(lower - rating.y - rating.height).toBeLessThanOrEqual(4);
  const colours = await Promise.all((await card.locator('[data-do=colour]').all()).map((one) => one.boundingBox()));
  for (const one of colours) {
    if (!one) throw new Error('A colour is not shown.');
    // Large enough to be tapped: WCAG 2.2, 2.5.8.
    expect(Math.min(one.width, one.height)).toBeGreaterThanOrEqual(24);
    if (!isMobile) expect(one.x, 'beside the rating').toBeGreaterThanOrEqual(rating.x + rating.width);
    expect(one.x + one.width, 'on the picture').toBeLessThanOrEqual(picture.x + picture.width);
    const above = lower - one.y - one.height - (isMobile ? 44 : 0);
    expect(above).toBeGreaterThanOrEqual(0);
    expect(above).toBeLessThanOrEqual(4);
  }
  const heights = await main(page)
    .locator('[data-sku]')
    .evaluateAll((cards) => cards.map((one) => one.getBoundingClientRect().height));
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1);
});

for (const prefix of ['', '/hi', '/ta'])
  test(`a badge of any length widens no card and is beside the wishlist’s button${prefix && `, on ${prefix}`}`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/womensSilkSaree`);
    const cards = await main(page)
      .locator('[data-sku]')
      .evaluateAll((all) =>
        all.map((card) => {
          const boxOf = (selector: string) => card.querySelector(selector)?.getBoundingClientRect();
          const [badge, wish] = [boxOf('.card__badge'), boxOf('[data-do=wish]')];
          return {
            width: Math.round(card.getBoundingClientRect().width),
            isClear: badge && wish && (badge.right <= wish.left + 8 || badge.top >= wish.bottom),
          };
        }),
      );
    expect(cards.filter(({ isClear }) => isClear !== undefined).length, 'cards with a badge').toBeGreaterThan(2);
    expect(cards.filter(({ isClear }) => isClear === false)).toEqual([]);
    expect(new Set(cards.map(({ width }) => width)).size).toBe(1);
  });

const CARD_NAMES = '.card h3, .mini > [data-title]';

test('the names of cards end with a phrase, and are seen whole, on screens of each width', async ({
  page,
  isMobile,
}) => {
  // With one device pixel a pixel, letters take more room: some names end in dots.
  const widths = isMobile ? [360, 412, 768, 1280] : [1280];
  for (const path of ['/womenFashion', '/jewelleryPage', '/search?q=saree', '/']) {
    await page.goto(path);
    const titles = main(page).locator(CARD_NAMES);
    // A search shows its results in pieces.
    await expect(titles.nth(10)).toBeAttached();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const names = await titles.evaluateAll((all) =>
        all.map((title) => {
          const seen = document.createTreeWalker(title, NodeFilter.SHOW_TEXT, (text) =>
            parseFloat(getComputedStyle(text.parentElement as Element).fontSize) > 0
              ? NodeFilter.FILTER_ACCEPT
              : NodeFilter.FILTER_REJECT,
          );
          let text = '';
          while (seen.nextNode()) text += (seen.currentNode as Text).data;
          const { scrollHeight, clientHeight, textContent } = title;
          return { text: text.trim(), whole: textContent.trim(), isCut: scrollHeight > clientHeight + 1 };
        }),
      );
      for (const { text, whole, isCut } of names) {
        expect.soft(isCut, `${path} at ${width}: ${text}`).toBe(false);
        expect.soft(text, `${path} at ${width}`).toMatch(/[^\s,:;([–-]$/);
        expect.soft(whole.startsWith(text), whole).toBe(true);
      }
      if (path !== '/womenFashion') continue;
      const link = main(page).locator('[data-sku] [data-title]:has(span)').first();
      await expect(link).toHaveAccessibleName(((await link.textContent()) ?? '').trim());
    }
  }
});

test('names that are too long in large text end in dots', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/womenFashion', '/search?q=saree']) {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const titles = main(page).locator('.card h3');
    await expect(titles.first()).toBeVisible();
    for (const title of (await titles.all()).slice(0, 20)) {
      await expect(title).toHaveCSS('-webkit-line-clamp', '2');
      const [lines = 0, height = 0] = await title.evaluate((element) => {
        const { height: shown } = element.getBoundingClientRect();
        return [shown / parseFloat(getComputedStyle(element).lineHeight), shown];
      });
      expect(height).toBeGreaterThan(0);
      expect(Math.abs(lines - 2)).toBeLessThan(0.05);
    }
  }
});

test('what a search has found of a name is bold, without a ground', async ({ page }) => {
  await page.goto('/search?q=red+saree');
  const mark = main(page).locator('[data-sku] mark').first();
  await expect(mark).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(mark).toHaveCSS('background-image', 'none');
  await expect(mark).toHaveCSS('font-weight', '700');
});

test('the types of a list have a row of their own on a wide screen, told from the links to its categories', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has one row of both');
  await page.goto('/womenFashion');
  const types = page.getByRole('navigation', { name: /^Types of/ });
  const related = page.getByRole('navigation', { name: 'Related categories' });
  await expect(types.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
  const [first, second] = await Promise.all([related, types].map((part) => part.boundingBox()));
  expect(second?.x, 'at one edge').toBe(first?.x);
  expect(second?.y, 'below the categories').toBeGreaterThanOrEqual((first?.y ?? NaN) + (first?.height ?? NaN));
});

test('categories are tiles that are all seen, in each group of one size and on wide screens in all, and their rows reach both edges where they are full', async ({
  page,
}) => {
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/categories');
    const groups = await main(page)
      .locator('ul:not(:has(ul))')
      .evaluateAll((lists) =>
        lists.map((list) => {
          const { left, right } = list.getBoundingClientRect();
          const isSwiped = list.scrollWidth > list.clientWidth;
          const tiles = [...list.children].map((tile) => tile.getBoundingClientRect());
          const rows = [...new Set(tiles.map(({ top }) => top))].map((top) => tiles.filter((tile) => tile.top === top));
          const most = getComputedStyle(list).gridTemplateColumns.split(' ').length;
          const rests = rows.map((row) => [
            (row[0]?.left ?? 0) - left,
            innerWidth < 1200 && row.length < most ? 0 : right - (row.at(-1)?.right ?? 0),
          ]);
          const heights = rows.map((row) => Math.max(...row.map((tile) => tile.height - (row[0]?.height ?? 0))));
          const isCut = [...list.querySelectorAll('a')].some((name) => name.scrollWidth > name.clientWidth);
          return {
            left,
            top: tiles[0]?.top ?? NaN,
            isSwiped,
            rests,
            heights,
            isCut,
            height: tiles[0]?.height ?? NaN,
            widths: [...list.querySelectorAll('img')].map((img) => img.getBoundingClientRect().width),
          };
        }),
      );
    expect(groups.flatMap((group) => group.widths).length).toBeGreaterThan(15);
    for (const { widths } of groups)
      expect.soft(Math.max(...widths) - Math.min(...widths), `${width}: pictures`).toBeLessThanOrEqual(1);
    for (const rest of groups.flatMap(({ rests }) => rests.flat()))
      expect.soft(Math.abs(rest), `${width}: what a row leaves`).toBeLessThanOrEqual(1);
    expect
      .soft(new Set(groups.map(({ left }) => Math.round(left))).size, `${width}: columns of groups`)
      .toBe(width < 1200 ? 1 : 2);
    const beside = [...Map.groupBy(groups, ({ top }) => top).values()].map((row) => row.map(({ height }) => height));
    for (const lengths of width < 1200 ? [] : [groups.flatMap(({ widths }) => widths), ...beside])
      expect.soft(Math.max(...lengths) - Math.min(...lengths), `${width}: tiles of all groups`).toBeLessThanOrEqual(1);
    expect.soft(Math.max(...groups.flatMap(({ heights }) => heights)), `${width}: heights`).toBeLessThanOrEqual(1);
    expect
      .soft(
        groups.some(({ isCut }) => isCut),
        `${width}: names`,
      )
      .toBe(false);
    expect.soft(groups.filter(({ isSwiped }) => isSwiped).length, `${width}: out of sight`).toBe(0);
  }
});

test('search results have filters in a column, too', RARE, async ({ page, isMobile }) => {
  test.skip(isMobile, 'there is no room');
  await page.setViewportSize({ width: 1280, height: 800 });
  await recordLayoutShifts(page);
  await page.goto('/search?q=saree');
  const column = page.getByRole('complementary', { name: 'Filters' });
  await expect(column.getByRole('checkbox').first()).toBeVisible();
  expect(await findLayoutShifts(page)).toEqual([]);
  await column.getByRole('checkbox', { name: /^Red/ }).check();
  await expect(page).toHaveURL('/search?q=saree&colour=red');
  await expect(column.getByRole('checkbox', { name: /^Red/ })).toBeChecked();
});

test('without script a list has no empty column', async ({ browser, baseURL, isMobile }) => {
  test.skip(isMobile, 'there is no room');
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
  await page.goto(`${baseURL}/womenFashion`);
  expect((await main(page).getByRole('heading', { level: 1 }).boundingBox())?.x).toBeLessThan(60);
  await expect(main(page).getByRole('link', { name: 'Filters', exact: true })).toBeVisible();
  await page.close();
});
