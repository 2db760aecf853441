import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { type Card, findCard, readPage, readProduct } from './built-shop.ts';
import { findLayoutShifts, recordLayoutShifts } from './layout-shifts.ts';
import { expect, test } from './shop.ts';
import { addButton, buyButton, expectBadge } from './steps.ts';
import { touchPage } from './touch-page.ts';

const pictured = (): Card =>
  findCard(
    'several pictures and no sizes',
    ({ size, offers }, { pictures }) => pictures > 2 && !size && offers === 'add',
  );
const zoomOf = (page: Page) => page.getByRole('dialog', { name: /^Pictures: / });

test('pictures stand in the middle of a phone and open over the whole screen; Back closes them', async ({
  page,
  activate,
  isMobile,
}) => {
  const { path, title } = pictured();
  const { pictures } = readProduct(path);
  await page.goto(path);
  const gallery = page.getByRole('article').getByRole('list', { name: 'Pictures' });
  const first = gallery.getByRole('link').first();
  if (isMobile) {
    const box = await first.boundingBox();
    const middle = (box?.x ?? 0) + (box?.width ?? 0) / 2;
    expect(Math.abs(middle - (page.viewportSize()?.width ?? 0) / 2)).toBeLessThan(1);
    await expect(page.getByRole('article').getByRole('button', { name: 'Next' })).toBeHidden();
  }
  await activate(first);
  const zoom = zoomOf(page);
  await expect(zoom).toHaveAccessibleName(`Pictures: ${title}`);
  await expect(zoom.getByText(`1/${pictures}`)).toBeVisible();
  await expectNoFindings(page);
  await activate(zoom.getByRole('button', { name: 'Next' }));
  await expect(zoom.getByText(`2/${pictures}`)).toBeVisible();
  await expect(zoom.getByRole('img').nth(1)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('ArrowRight');
  await expect(zoom.getByText(`3/${pictures}`)).toBeVisible();
  if (!isMobile) {
    const shown = zoom.getByRole('img').nth(2);
    await shown.click();
    await expect(shown).toHaveCSS('transform', 'matrix(2.5, 0, 0, 2.5, 0, 0)');
    await shown.click();
    await expect(shown).toHaveCSS('transform', 'none');
  }
  await page.goBack();
  await expect(zoom).toHaveCount(0);
  await expect(page).toHaveURL(path);
  // The page shows the picture that was seen last.
  await expect(gallery.getByRole('link').nth(2)).toBeFocused();
  await expect(gallery.getByRole('link').nth(2)).toBeInViewport({ ratio: 0.5 });
  await page.keyboard.press('Enter');
  await expect(zoom.getByText(`3/${pictures}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(zoom).toHaveCount(0);
  await expect(page).toHaveURL(path);
});

test('on a wide screen the row of Add to cart stays below the header, as a bar with name and price', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'phones have it at the lower edge');
  await recordLayoutShifts(page);
  const { path, title, price } = findCard(
    'several sizes',
    ({ offers }, { sizesInStock }) => offers === 'choice' && sizesInStock.length > 2,
  );
  await page.goto(path);
  const words = page.locator('.name-bar');
  await page.mouse.wheel(0, 10);
  await expect(words).toBeAttached();
  await expect(words).toBeHidden();
  await page.mouse.wheel(0, 700);
  await expect(words).toBeInViewport({ ratio: 1 });
  await expect(words).toContainText(title);
  await expect(words).toContainText(price);
  await page.mouse.wheel(0, -700);
  await expect(words).toBeHidden();
  expect(await findLayoutShifts(page)).toEqual([]);
});

test('on a wide screen the pictures of similar products become sharp', async ({ page, isMobile }) => {
  test.skip(isMobile, 'small cards are as wide as their files there');
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(pictured().path);
  const picture = page.locator('.related .mini > img').first();
  await expect(picture).toHaveAttribute('src', /-256\.webp$/);
  await touchPage(page);
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.currentSrc)).toMatch(/-640\.webp$/);
  // The wishlist keeps this one.
  await expect(picture).toHaveAttribute('src', /^\/_img\/\w+-256\.webp$/);
});

test('a wide screen has one link to share, which shares the product', async ({ page, isMobile, baseURL }) => {
  test.skip(isMobile, 'phones have it on the picture');
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', { value: async (data: unknown) => void shared.push(data) });
  });
  const { path, title } = pictured();
  await page.goto(path);
  const share = page.getByRole('link', { name: 'Share', exact: true });
  await expect(share).toHaveCount(1);
  await share.click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared))
    .toEqual([{ title, url: baseURL + path }]);
});

test.describe('on a phone of 360 by 740', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the first view has the whole picture, name, price and sizes', async ({ page }) => {
    const card = findCard('sizes to choose from', (_, { sizesInStock }) => sizesInStock.length > 2, '/Womenkurtha');
    await page.goto(card.path);
    const article = page.getByRole('article');
    const picture = await article.getByRole('img').first().boundingBox();
    expect(picture?.width, 'as wide as the screen').toBe(360);
    expect(picture?.height, 'no bands beside it').toBe(360);
    for (const part of [
      article.getByRole('img').first(),
      article.getByRole('heading', { level: 1 }),
      article.getByText(card.price, { exact: true }).first(),
      addButton(article),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
    const bar = await addButton(article).locator('..').boundingBox();
    const size = await article.getByRole('radio').first().locator('..').boundingBox();
    expect((size?.y ?? 0) + (size?.height ?? 0), 'sizes lie above the bar').toBeLessThan((bar?.y ?? 0) - 8);
    const legend = await article.getByRole('group', { name: 'Size' }).locator('legend').boundingBox();
    expect((size?.y ?? 0) - (legend?.y ?? 0) - (legend?.height ?? 0), 'apart from its title').toBeGreaterThanOrEqual(8);
  });

  test('Size guide is on the line of Size', async ({ page }) => {
    const card = findCard('a size guide', (_, { hasSizeGuide }) => hasSizeGuide, '/Womenkurtha');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(card.path);
      const article = page.getByRole('article');
      const middles = await Promise.all(
        [
          article.getByRole('button', { name: 'Size guide' }),
          article.getByRole('group', { name: 'Size' }).locator('legend'),
        ].map(async (part) => {
          const box = await part.boundingBox();
          return (box?.y ?? 0) + (box?.height ?? 0) / 2;
        }),
      );
      expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 9)), `${width}`).toBeLessThan(2);
    }
  });

  test('heart and share are on the picture, large enough for a finger', async ({ page }) => {
    await page.goto(pictured().path);
    const article = page.getByRole('article');
    const picture = await article.getByRole('list', { name: 'Pictures' }).boundingBox();
    for (const control of [
      article.getByRole('button', { name: 'Add to wishlist' }),
      article.getByRole('link', { name: 'Share' }),
    ]) {
      const box = await control.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect(box?.x).toBeGreaterThanOrEqual(180);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((picture?.x ?? 0) + (picture?.width ?? 0));
      expect(box?.y).toBeGreaterThanOrEqual(picture?.y ?? 0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0));
    }
  });

  test('delivery, payment and returns are a row of three', async ({ page }) => {
    const card = findCard('something to add', ({ offers }) => offers === 'add');
    await page.goto(card.path);
    const row = page
      .getByRole('article')
      .getByRole('list')
      .filter({ has: page.locator('[data-said=fee]') });
    await expect(row.getByRole('listitem')).toHaveText(['Free delivery', 'Cash on delivery', /^\d+-day easy return/]);
    const boxes = await Promise.all((await row.getByRole('listitem').all()).map((item) => item.boundingBox()));
    expect(new Set(boxes.map((box) => box?.y)).size, 'beside each other').toBe(1);
  });
});

const boxOf = async (part: ReturnType<Page['locator']>) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('not shown');
  return { ...box, bottom: box.y + box.height };
};
const withReviews = (): Card => findCard('reviews', ({ path }) => path.endsWith('/p/WK-004'), '/Womenkurtha');

test('on a tablet or wide screen pictures and Add to cart stay in sight beside details and seller, and cover neither', async ({
  page,
  activate,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has one column');
  for (const [width, height] of [
    [768, 1024],
    [1024, 768],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(withReviews().path);
    const article = page.getByRole('article');
    const picture = article.getByRole('img').first();
    const banner = await boxOf(page.getByRole('banner'));
    for (const text of ['Product details', 'View shop']) {
      const part = article.getByText(text, { exact: true });
      await part.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      // Parts that come near take their height only then.
      await expect
        .poll(async () => {
          await part.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
          return (await boxOf(addButton(article))).y;
        })
        .toBeGreaterThanOrEqual(banner.height - 1);
      await expect(addButton(article)).toBeInViewport({ ratio: 1 });
      await expect(picture).toBeInViewport({ ratio: 0.5 });
      const [bar, shown, beside] = await Promise.all([addButton(article), part, picture].map(boxOf));
      expect(shown?.y, `${width}: below the row of Add to cart`).toBeGreaterThanOrEqual(bar?.bottom ?? 0);
      expect(shown?.x, `${width}: beside the picture`).toBeGreaterThan((beside?.x ?? 0) + (beside?.width ?? 0));
    }
    const reviews = page.getByRole('region', { name: 'Ratings and reviews' });
    await reviews.scrollIntoViewIfNeeded();
    const [whole, own] = await Promise.all([article, reviews].map(boxOf));
    expect(own?.width).toBe(whole?.width);
    expect(own?.y).toBeGreaterThanOrEqual(whole?.bottom ?? 0);
  }
  await activate(addButton(page.getByRole('article')));
});

test('similar products reach both edges of the page', async ({ page, isMobile }) => {
  const card = findCard(
    'four similar products',
    ({ path, offers }) => offers === 'add' && readPage(path).split('class="mini"').length === 5,
  );
  test.skip(isMobile, 'a phone has a row that is swiped');
  for (const width of [768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(card.path);
    const whole = await boxOf(page.getByRole('article'));
    const minis = page.getByRole('main').locator('.related li');
    await minis.first().scrollIntoViewIfNeeded();
    const boxes = await Promise.all((await minis.all()).map(boxOf));
    const edge = Math.max(...boxes.map((box) => box.x + box.width));
    expect(Math.abs(edge - whole.x - whole.width), `${width}`).toBeLessThanOrEqual(1);
    expect(Math.max(...boxes.map((box) => box.width)) - Math.min(...boxes.map((box) => box.width))).toBeLessThan(1);
  }
});

test('stars are between name and price, and the number of reviews above the first one, beside the heading', async ({
  page,
  isMobile,
}) => {
  await page.goto(withReviews().path);
  const article = page.getByRole('article');
  const lines = [
    article.getByRole('heading', { level: 1 }),
    article.getByRole('img', { name: /^[\d.]+ of 5 stars$/ }).first(),
    article.locator('.price'),
    article.getByText('Inclusive of all taxes'),
    article.getByText(/^Sold by .+ \d\.\d★$/),
  ];
  const tops = await Promise.all(lines.map(async (line) => (await boxOf(line)).y));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  const reviews = page.getByRole('region', { name: 'Ratings and reviews' });
  await reviews.scrollIntoViewIfNeeded();
  const shown = reviews.getByText(/^2 of \d+ reviews, the most helpful first$/);
  const first = reviews.getByRole('list').last().getByRole('listitem').first();
  // What is above takes its height when it comes near.
  await expect
    .poll(async () => {
      const [note, review] = await Promise.all([shown, first].map(boxOf));
      return (review?.y ?? 0) - (note?.bottom ?? 0);
    })
    .toBeGreaterThanOrEqual(12);
  if (isMobile) return;
  const heading = reviews.getByRole('heading', { name: 'Ratings and reviews' });
  const figures = reviews.getByText(/of 5, from [\d,]+ shoppers$/);
  const [note, title, average] = await Promise.all([shown, heading, figures].map(boxOf));
  expect(Math.abs((note?.y ?? NaN) - (title?.y ?? NaN)), 'both columns begin at one height').toBeLessThan(4);
  expect(average?.y).toBeGreaterThanOrEqual(title?.bottom ?? NaN);
  expect((note?.x ?? NaN) - (title?.x ?? NaN), 'figures need no half of the page').toBeLessThan(360);
});

test('how many gave 5 to 1 stars stands at the ends of bars that take what is left of the line', async ({ page }) => {
  await page.goto(withReviews().path);
  for (const place of ['on its page', 'on the page of all reviews']) {
    const table = page.getByRole('table', { name: 'By stars' });
    await table.scrollIntoViewIfNeeded();
    const [bar, count] = [table.locator('svg').first(), table.getByRole('cell').nth(2)];
    await expect.poll(async () => (await bar.boundingBox())?.width, place).toBeGreaterThan(160);
    const [left, right, all] = await Promise.all([bar, count, table].map(boxOf));
    expect((right?.x ?? NaN) - (left?.x ?? NaN) - (left?.width ?? NaN), place).toBeLessThan(12);
    expect(all?.width, place).toBeLessThanOrEqual(400);
    if (place === 'on its page') await page.getByRole('link', { name: /^All \d+ reviews$/ }).click();
  }
});

test('what follows a closed fold is apart from it', async ({ page }) => {
  await page.goto(pictured().path);
  const fold = page.getByRole('article').locator('.fold').last();
  await fold.scrollIntoViewIfNeeded();
  const [last, below] = await Promise.all([fold, page.locator('.sections + p')].map(boxOf));
  expect((below?.y ?? NaN) - (last?.bottom ?? NaN)).toBeGreaterThanOrEqual(16);
});

test('what only helps to buy has one size', async ({ page }) => {
  const card = findCard(
    'a size that is sold out',
    ({ path }, { sizesAway, hasSizeGuide }) => sizesAway.length > 0 && hasSizeGuide && path.startsWith('/'),
    '/Womenkurtha',
  );
  await page.goto(card.path);
  const article = page.getByRole('article');
  const sizes = await Promise.all(
    ['Size guide', 'Check delivery to your PIN code', 'Size sold out? Tell me when it is back', 'Compare']
      .map((name) => article.getByRole('button', { name, exact: true }))
      .concat(['Delivery information', 'View shop'].map((name) => article.getByRole('link', { name, exact: true })))
      .map((control) => control.evaluate((element) => getComputedStyle(element).fontSize)),
  );
  expect(new Set(sizes)).toEqual(new Set(['14px']));
});

test('thumbnails are below the picture, which takes its column', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has none');
  await page.goto(pictured().path);
  const gallery = page.getByRole('region', { name: 'Pictures' });
  const list = await gallery.getByRole('list', { name: 'Pictures' }).boundingBox();
  const thumbnail = await gallery.getByRole('link', { name: 'Picture 1', exact: true }).boundingBox();
  expect(list?.width).toBe((await gallery.boundingBox())?.width);
  expect(thumbnail?.y).toBeGreaterThanOrEqual((list?.y ?? 0) + (list?.height ?? 0));
});

test('all headings below the offer look the same', async ({ page }) => {
  await page.goto(pictured().path);
  const headings = page.getByRole('article').locator('h2, .sections summary');
  const looks = await headings.evaluateAll((all) =>
    all
      .filter((heading) => heading.checkVisibility() && !heading.closest('noscript'))
      .map((heading) => {
        const { fontFamily, fontSize, fontWeight, color, textTransform } = getComputedStyle(heading);
        return [fontFamily, fontSize, fontWeight, color, textTransform].join(' / ');
      }),
  );
  expect(looks.length).toBeGreaterThan(1);
  expect(new Set(looks).size).toBe(1);
});

test('on a phone the first view has name, price, seller, days of delivery and Add to cart, and a date needs a PIN code', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a wide screen has the offer beside the pictures');
  const card = findCard('no size to choose', ({ size, offers }) => !size && offers === 'add');
  await recordLayoutShifts(page);
  await page.goto(card.path);
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(article.getByText(card.price, { exact: true }).first()).toBeInViewport({ ratio: 1 });
  await expect(article.getByText(/^Sold by .+ \d\.\d★$/)).toBeInViewport({ ratio: 1 });
  const delivery = article.getByText(/^Arrives in \d+ to \d+ business days$/);
  await expect(delivery).toBeInViewport({ ratio: 1 });
  await expect(article.getByRole('button', { name: 'Check delivery to your PIN code' })).toBeInViewport({ ratio: 1 });
  await expect(addButton(article)).toBeInViewport({ ratio: 1 });
  await touchPage(page);
  await page.waitForLoadState('networkidle');
  await expect(delivery).toBeVisible();
  await expect(article.getByText(/^(Get it|Dispatched) by /)).toHaveCount(0);
  expect(await findLayoutShifts(page)).toEqual([]);
});

test('on a phone Buy now and Add to cart stay in sight on the whole page, and cover nothing at its end', async ({
  page,
  activate,
  isMobile,
}) => {
  test.skip(!isMobile, 'a wide screen has room for the form beside the pictures');
  const card = pictured();
  await page.goto(card.path);
  const main = page.getByRole('main');
  for (const part of ['Product details', 'Product and maker information']) {
    await main.getByText(part, { exact: true }).scrollIntoViewIfNeeded();
    await expect(addButton(main)).toBeInViewport({ ratio: 1 });
    await expect(buyButton(main)).toBeInViewport({ ratio: 1 });
  }
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const last = await page.getByRole('contentinfo').getByRole('link').last().boundingBox();
  const button = await addButton(main).boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  await activate(addButton(main));
  await expectBadge(page, 1);
  await expectNoFindings(page);
});

test('on a tablet or wide screen the offer begins beside the first picture', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has the offer below the picture');
  for (const width of [768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(pictured().path);
    const article = page.getByRole('article');
    const picture = await article.getByRole('region', { name: 'Pictures' }).boundingBox();
    const thumbnail = await article.getByRole('link', { name: 'Picture 1', exact: true }).boundingBox();
    expect((thumbnail?.y ?? 999) + (thumbnail?.height ?? 0), `${width}: the thumbnails in the first view`).toBeLessThan(
      900,
    );
    const title = await article.getByRole('heading', { level: 1 }).boundingBox();
    expect(Math.abs((title?.y ?? 0) - (picture?.y ?? 99)), `${width}`).toBeLessThan(12);
    expect(title?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
  }
});

test('the size guide has its unit switch and how to measure at once', async ({ page, activate }) => {
  const card = findCard('a size guide', (_, { hasSizeGuide }) => hasSizeGuide, '/Womenkurtha');
  await page.goto(card.path);
  await activate(page.getByRole('button', { name: 'Size guide' }));
  const guide = page.getByRole('region', { name: 'Size guide' });
  const cell = guide.getByRole('cell').first();
  await expect(cell).toHaveText(/ in$/);
  const own = await cell.textContent();
  await expect(guide.getByRole('button', { name: 'inch', exact: true, pressed: true })).toBeVisible();
  const ways = guide.getByRole('region', { name: 'How to measure' });
  await expect(ways.getByRole('listitem').first()).toBeVisible();
  await expect
    .poll(() =>
      ways
        .getByRole('img')
        .first()
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBe(220);
  await expectNoFindings(page);
  await activate(guide.getByRole('button', { name: 'cm', exact: true }));
  await expect(cell).toHaveText(/^[\d.-]+ cm$/);
  await activate(guide.getByRole('button', { name: 'inch', exact: true }));
  await expect(cell).toHaveText(own ?? '');
});

test('what is sold out offers similar products that can be bought, below its price', async ({ page }) => {
  const card = findCard(
    'nothing to buy',
    ({ offers, path }) => offers === 'nothing' && readPage(path).includes('id="similar-title"'),
  );
  await page.goto(card.path);
  const similar = page.getByRole('article').getByRole('region', { name: 'Similar products' });
  const link = similar.getByRole('link').first();
  await expect(link).toBeVisible();
  expect(readProduct((await link.getAttribute('href')) ?? '').canBuy).toBe(true);
});

test('a long name of a detail leaves its value half of the line, or stands above it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(pictured().path);
  const rows = page.getByRole('article').locator('dl > div').filter({ visible: true });
  expect(await rows.count()).toBeGreaterThan(0);
  const value = 'Stainless steel with a copper bottom, safe on gas and induction';
  for (const name of [
    'Type',
    'Compatible Models',
    'Electromagneticcompatibilitydeclaration',
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
    'इलेक्ट्रोमैग्नेटिकसंगततानियमावलीविवरणसंख्याप्रमाणपत्र',
    'कपड़े की बनावट और धुलाई का पूरा विवरण',
  ]) {
    await rows.evaluateAll(
      (list, [dt, dd]) => {
        for (const row of list) {
          row.querySelector('dt')?.replaceChildren(dt ?? '');
          row.querySelector('dd')?.replaceChildren(dd ?? '');
        }
      },
      [name, value],
    );
    const shares = await rows.evaluateAll((list) =>
      list.map((row) => (row.querySelector('dd')?.clientWidth ?? 0) / row.clientWidth),
    );
    expect(shares.filter((share) => share < 0.49)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});
