import { expectNoFindings } from './axe.ts';
import { type Card, findCard, readPage } from './built-shop.ts';
import { expect, test } from './shop.ts';

const withLook = (): Card => findCard('a look', ({ path }) => readPage(path).includes('id="look-title"'));

/** A page with similar products, more than fit on a phone, and without a look. */
const isAlone = (html: string): boolean =>
  html.includes('id="similar-title"') && !html.includes('id="look-title"') && html.split('class="mini"').length > 4;

test('a product page shows what completes the look, in place of some of the similar products', async ({
  page,
  activate,
}) => {
  await page.goto(withLook().path);
  const look = page.getByRole('region', { name: 'Complete the look' });
  const similar = page.getByRole('region', { name: 'Similar products' });
  await look.scrollIntoViewIfNeeded();
  await expect(look.getByRole('listitem').first()).toContainText('₹');
  const count = (await look.getByRole('listitem').count()) + (await similar.getByRole('listitem').count());
  expect(count).toBeLessThanOrEqual(4);
  await expectNoFindings(page);
  const link = look.getByRole('link').first();
  const path = await link.getAttribute('href');
  await activate(link);
  await expect(page).toHaveURL(path as string);
});

test('look and similar products are below the columns, with rating, MRP and saving, each in one row', async ({
  page,
  isMobile,
}) => {
  await page.goto(withLook().path);
  const look = page.getByRole('region', { name: 'Complete the look' });
  const similar = page.getByRole('region', { name: 'Similar products' });
  await similar.scrollIntoViewIfNeeded();
  for (const text of await similar.getByRole('listitem').allTextContents())
    expect(text.replaceAll(/\s+/g, ' ')).toMatch(/₹[\d,]+\s*(MRP ₹[\d,]+ \d+% off\s*)?(\d\.\d★ [\d.]+[km]?)?\s*$/);
  const [article, left, right] = await Promise.all(
    [page.getByRole('article'), look, similar].map((part) => part.boundingBox()),
  );
  expect(left?.y).toBeGreaterThanOrEqual((article?.y ?? 0) + (article?.height ?? 0));
  if (!isMobile) {
    expect(left?.x).toBe(article?.x);
    const boxes = await Promise.all((await page.locator('.related li').all()).map((item) => item.boundingBox()));
    const widths = boxes.map((box) => Math.round(box?.width ?? 0));
    expect(new Set(widths).size, 'equal columns').toBe(1);
    const last = boxes.at(-1);
    const end = (article?.x ?? 0) + (article?.width ?? 0);
    expect(Math.abs((last?.x ?? 0) + (last?.width ?? 0) - end), 'from edge to edge').toBeLessThan(2);
    const lookEnd = (left?.x ?? 0) + (left?.width ?? 0);
    expect((right?.x ?? 0) - lookEnd, 'a gap between the groups').toBeGreaterThanOrEqual(31);
  }
  for (const group of isMobile ? [look, similar] : [page.locator('.related')]) {
    const tops = await group
      .locator('li')
      .evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().y)));
    expect(new Set(tops).size).toBe(1);
  }
});

test('on a phone the row is swiped, and its edge cuts a card, as rows of the home page', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a wide screen shows all of it');
  for (const path of [withLook().path, findCard('no look', ({ path: own }) => isAlone(readPage(own))).path])
    for (const width of [360, 412]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      const cards = page.getByRole('region', { name: 'Similar products' }).getByRole('listitem');
      await cards.first().scrollIntoViewIfNeeded();
      const boxes = await cards.evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect()).map(({ x, right }) => ({ x, right })),
      );
      const cut = boxes.filter(({ x, right }) => x < width - 16 && right > width);
      // Where all are seen, nothing goes on.
      expect(cut.length, `${path}, ${width}`).toBe((boxes.at(-1)?.right ?? 0) > width ? 1 : 0);
      const reachesEdge = await cards.first().evaluate((card, x) => {
        // The bar at the lower edge of the screen would cover a card beneath it.
        card.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        const { y, height } = card.getBoundingClientRect();
        return document.elementFromPoint(x, y + height / 2)?.closest('li') !== null;
      }, width - 4);
      expect(reachesEdge, `to the edge of the screen: ${path}, ${width}`).toBe(cut.length === 1);
      await cards.last().scrollIntoViewIfNeeded();
      await expect(cards.last()).toBeInViewport({ ratio: 0.95 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
});

test('the look of an Anarkali that asks for leggings has leggings', async ({ page }) => {
  const { path } = findCard('an Anarkali', ({ path: own }) => own.endsWith('/p/WK-004'), '/Womenkurtha');
  await page.goto(path);
  await expect(page.getByText('please wear leggings of the same green')).toBeAttached();
  const look = page.getByRole('region', { name: 'Complete the look' });
  await look.scrollIntoViewIfNeeded();
  await expect(look.getByRole('listitem').first()).toContainText('Leggings');
  await expect(look).not.toContainText(/jeans|bell-bottom/i);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the look is there as links', async ({ page }) => {
    await page.goto(withLook().path);
    await expect(page.getByRole('region', { name: 'Complete the look' }).getByRole('link').first()).toBeVisible();
  });
});

test('pictures of similar products are not loaded with the first screen of a phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'wide screens show them sooner');
  const { path } = findCard('one that can be bought', ({ offers }) => offers !== 'nothing');
  await page.goto(path);
  const pictures = page.locator('[aria-labelledby=similar-title] img');
  await expect(pictures).not.toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(await pictures.evaluateAll((all) => all.filter((picture) => (picture as HTMLImageElement).complete))).toEqual(
    [],
  );
  await pictures.first().scrollIntoViewIfNeeded();
  await expect.poll(() => pictures.first().evaluate((picture) => (picture as HTMLImageElement).complete)).toBe(true);
});
