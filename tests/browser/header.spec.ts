import type { Page } from '@playwright/test';
import { searchBox } from './search-steps.ts';
import { expect, test } from './shop.ts';
import { keep, unfoldFooter } from './steps.ts';

/** What the header shows: on phones the controls that fit, the others in the menu. */

const bannerOf = (page: Page) => page.getByRole('banner');
const shownIn = async (page: Page): Promise<readonly string[]> => {
  const controls = bannerOf(page).locator('a, button, input');
  const names = await controls.evaluateAll((all) =>
    all.flatMap((control) =>
      control.checkVisibility()
        ? [(control.ariaLabel ?? control.textContent.trim().replaceAll(/\s+/g, ' ')) || control.tagName]
        : [],
    ),
  );
  return names;
};
const PHONE = ['Menu', 'Haat, home', 'Search', 'Search', 'Deliver to PIN code', 'Account', 'Cart'];

test('the header of a phone has seven controls, each large enough, also with text of twice the size', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'wide screens have all of them');
  await page.goto('/');
  for (const size of ['100%', '200%']) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    expect(await shownIn(page), size).toEqual(PHONE);
    const boxes = await bannerOf(page)
      .locator('a, button, input')
      .evaluateAll((all) =>
        all.filter((control) => control.checkVisibility()).map((control) => control.getBoundingClientRect().toJSON()),
      );
    for (const { x, right, width, height } of boxes as { x: number; right: number; width: number; height: number }[]) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(right, size).toBeLessThanOrEqual((page.viewportSize()?.width ?? 0) + 1);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(43.9);
    }
  }
});

test('the header of a phone is one row, which stays when the page is scrolled', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'wide screens have more room');
  await page.goto('/WomensTop');
  const heightOf = async () => (await bannerOf(page).boundingBox())?.height;
  expect(await heightOf()).toBeLessThanOrEqual(57);
  expect((await page.getByRole('main').locator('[data-sku]').first().boundingBox())?.y).toBeLessThanOrEqual(190);
  await page.evaluate(() => scrollTo(0, 2000));
  expect((await bannerOf(page).boundingBox())?.y).toBe(0);
});

test('the search box on the home page of a phone stays in its row when it is touched', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'on wide screens it is between the icons');
  await page.goto('/');
  const box = () => bannerOf(page).getByRole('search').boundingBox();
  const before = await box();
  await searchBox(page).tap();
  await expect(searchBox(page)).toBeFocused();
  expect(await box()).toEqual(before);
});

for (const code of ['', '560001'])
  test(`the icons of a phone’s header are on one line ${code ? 'with' : 'without'} a PIN code`, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'wide screens have more room');
    // Its number stands below the icon, and both are in the middle of the field.
    const above = code ? 6.1 : 0.6;
    await keep(page, 'pin', { version: 1, pinCode: code });
    await page.goto('/categories');
    for (const width of [320, 360, 412]) {
      await page.setViewportSize({ width, height: 740 });
      const pin = bannerOf(page).getByRole('button', { name: /^Deliver to/ });
      await expect(pin).toHaveAccessibleName(`Deliver to PIN code${code && ` ${code}`}`);
      const { height = 99 } = (await bannerOf(page).boundingBox()) ?? {};
      expect(height, `at ${width}`).toBeLessThanOrEqual(57);
      const middles = await bannerOf(page)
        .locator('a > svg, button > svg, input')
        .evaluateAll((all) =>
          all.flatMap((part) => {
            const { y, height: own } = part.getBoundingClientRect();
            return part.checkVisibility() ? [y + own / 2] : [];
          }),
        );
      expect(Math.max(...middles) - Math.min(...middles), `at ${width}`).toBeLessThan(above);
      if (!code) continue;
      const number = (await pin.getByText(code).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 99 };
      const icon = (await pin.locator('svg').boundingBox()) ?? { y: 99, height: 99 };
      expect(number.y, 'the number is below its icon').toBeGreaterThanOrEqual(icon.y + icon.height - 0.1);
      const own = (await pin.boundingBox()) ?? { x: 0, width: 0 };
      expect(number.x, 'the number is within its button').toBeGreaterThanOrEqual(own.x);
      expect(number.x + number.width).toBeLessThanOrEqual(own.x + own.width + 0.1);
    }
  });

test('the search box touches nothing beside it, and shows a word on every screen', async ({ page, isMobile }) => {
  await page.goto('/categories');
  for (const width of isMobile ? [320, 360, 412] : [768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const [brand, box, pin] = await Promise.all(
      [
        bannerOf(page).getByRole('link', { name: 'Haat, home' }),
        bannerOf(page).getByRole('search'),
        bannerOf(page).getByRole('button', { name: /^Deliver to/ }),
      ].map((part) => part.boundingBox()),
    );
    if (!brand || !box || !pin) throw new Error('A part of the header is missing.');
    expect(box.x - brand.x - brand.width, `after the name at ${width}`).toBeGreaterThanOrEqual(isMobile ? 8 : 12);
    expect(box.x + box.width - pin.x - pin.width, `the PIN code is at its end at ${width}`).toBeCloseTo(8, 0);
    const room = await searchBox(page).evaluate((input) => {
      const { paddingLeft, paddingRight, font } = getComputedStyle(input);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) throw new Error('no canvas');
      pen.font = font;
      return input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - pen.measureText('Search').width;
    });
    expect(room, `for the word at ${width}`).toBeGreaterThanOrEqual(0);
  }
});

test('on the home page of a phone the search box has a row of its own, with all that its hint says', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'wide screens have one row');
  await page.goto('/');
  const screen = page.viewportSize()?.width ?? 0;
  for (const isFocused of [false, true]) {
    if (isFocused) await searchBox(page).tap();
    const field = await bannerOf(page).getByRole('search').boundingBox();
    expect(field?.width).toBeGreaterThanOrEqual(screen - 30);
    const cart = bannerOf(page).getByRole('link', { name: 'Cart' });
    await expect(cart).toBeInViewport({ ratio: 1 });
    expect(field?.y).toBeGreaterThanOrEqual(((await cart.boundingBox())?.y ?? 0) + 44);
    const hint = await searchBox(page).evaluate((input) => getComputedStyle(input, '::placeholder').wordSpacing);
    expect(hint, 'its words are beside each other').toBe('0px');
  }
  await expect(bannerOf(page).getByRole('link', { name: 'Haat, home' }).locator('svg')).toBeVisible();
  expect((await bannerOf(page).boundingBox())?.height).toBeLessThanOrEqual(107);
});

test('the filters of a list do not stay in sight on a phone on its side', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'wide screens have a column of them');
  await page.goto('/womenFashion');
  const filter = page.getByRole('link', { name: /^Filter/ }).or(page.getByRole('button', { name: /^Filter/ }));
  await page.evaluate(() => scrollTo(0, 2000));
  await expect(filter.first()).toBeInViewport();
  await page.setViewportSize({ width: 740, height: 360 });
  await page.evaluate(() => scrollTo(0, 2000));
  await expect(filter.first()).not.toBeInViewport();
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a tap on the search box of a phone gives it the whole bar, and one beside it takes it back', async ({
      page,
      isMobile,
    }) => {
      test.skip(!isMobile, 'wide screens have room for it');
      await page.goto('/categories');
      const widthOf = async () => (await bannerOf(page).getByRole('search').boundingBox())?.width ?? 0;
      const screen = page.viewportSize()?.width ?? 0;
      expect(await widthOf()).toBeLessThan(screen / 2);
      await bannerOf(page).getByRole('search').tap();
      await expect(searchBox(page)).toBeFocused();
      expect(await widthOf()).toBeGreaterThan(screen - 20);
      await page.getByRole('heading', { level: 1 }).tap();
      await expect(bannerOf(page).getByRole('link', { name: 'Cart' })).toBeInViewport({ ratio: 1 });
      expect(await widthOf()).toBeLessThan(screen / 2);
    });

    test('the footer of a phone is one screen at most, and its groups unfold', async ({ page, isMobile }) => {
      const footer = page.getByRole('contentinfo');
      await page.goto('/help');
      await footer.scrollIntoViewIfNeeded();
      const policy = footer.getByRole('navigation', { name: 'Policies' }).getByRole('link', { name: 'Privacy policy' });
      if (!isMobile) return expect(policy).toBeVisible();
      expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(740);
      await expect(policy).toBeHidden();
      await unfoldFooter(page);
      await expect(policy).toBeVisible();
    });
  });

test('header, content and footer have the same edges on wide screens', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have one edge');
  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ['/womenFashion', '/categories', '/cart', '/return-refund', '/search', '/shop/nanhe-kadam']) {
      await page.goto(path);
      const edges = await page.evaluate(() => {
        const edgesOf = (selector: string): number[] => {
          const box = document.querySelector(selector);
          if (!box) return [];
          const { left, right } = box.getBoundingClientRect();
          const { paddingLeft, paddingRight } = getComputedStyle(box);
          return [left + parseFloat(paddingLeft), right - parseFloat(paddingRight)];
        };
        // Icons have 12 pixels around them.
        const [start = 0, end = 0] = edgesOf('header > div');
        return [[start + 12, end - 12], edgesOf('main'), edgesOf('footer > div')];
      });
      expect.soft(edges[0], `header of ${path} at ${width}`).toEqual(edges[1]);
      expect.soft(edges[2], `footer of ${path} at ${width}`).toEqual(edges[1]);
    }
  }
});

test('languages, account, orders, wishlist and help are the first lines of the menu, which has share, too', async ({
  page,
  activate,
}) => {
  await page.goto('/products');
  await activate(bannerOf(page).getByRole('button', { name: 'Menu' }));
  const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link');
  const first = ['हिन्दी', 'தமிழ்', 'Your account', 'Your orders', 'Wishlist', 'Help'];
  for (const [index, name] of first.entries()) await expect(links.nth(index)).toHaveText(name);
  await expect(links.filter({ hasText: 'Share this shop' })).toBeVisible();
});

test('a wide screen has the categories and all icons', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have them in the menu');
  await page.goto('/');
  expect(await shownIn(page)).toEqual(expect.arrayContaining([...PHONE, 'Share', 'Wishlist']));
  await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('link')).toHaveCount(10);
});

test('a picture that does not come shows a quiet ground with its text', async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED/);
  await page.route(/\.(webp|avif)(\?|$)/, (route) => route.abort());
  for (const path of ['/', '/womenFashion', '/categories']) {
    await page.goto(path);
    const first = page.getByRole('main').locator('img').filter({ visible: true }).first();
    await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    const wrong = await page.locator('main img').evaluateAll((all) =>
      all.flatMap((image) => {
        const { content, position, backgroundColor } = getComputedStyle(image, '::after');
        const isCovered = position === 'absolute' && backgroundColor !== 'rgba(0, 0, 0, 0)' && content !== 'none';
        return isCovered && getComputedStyle(image).position !== 'static' ? [] : [image.outerHTML];
      }),
    );
    expect(wrong, path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()?.width ?? 0,
    );
    // None is wider than what it stands in.
    const wide = await page.locator('main li img').evaluateAll((all) =>
      all.flatMap((image) => {
        const [own, around] = [image.getBoundingClientRect(), image.closest('li')?.getBoundingClientRect()];
        return around && own.width > around.width + 1 ? [image.outerHTML] : [];
      }),
    );
    expect(wide, path).toEqual([]);
  }
});
