import type { Page } from '@playwright/test';
import { PAGE_SIZE } from '../../src/core/site/constants.ts';
import { findLayoutShifts, recordLayoutShifts } from './layout-shifts.ts';
import {
  expectAllCards,
  openResults,
  resultCards,
  resultsOf,
  resultsTitle,
  searchBox,
  searchButton,
  titleFor,
} from './search-steps.ts';
import { expect, RARE, SHEET_WINDOW, test } from './shop.ts';
import { addButton, hold, watchPaths } from './steps.ts';

/** The results of common searches are found when the site is built. Filters that stand open, as in wide windows, need the index after them. */
test.use(SHEET_WINDOW);

/** Files of the index, and the script that reads it. */
const INDEX = /\/find-[^/]+\/(?:start|words|w\/|cards\/)|\/find-at-once\./;
const RESULTS = /\/q\/[a-z-]+\.json$/;
const KNOWN = /\/a\/\d+\.json$/;

const readCommon = (page: Page): Promise<string[]> =>
  page
    .locator('template[data-common]')
    .evaluate((element) => ((element as HTMLElement).dataset['common'] ?? '').split(','));

test('a common search is shown from one file, without the index and what reads it', async ({ page }) => {
  const paths = watchPaths(page);
  await openResults(page, 'saree');
  await expect(resultCards(page).first().locator('mark')).toHaveText(/^sarees?$/i);
  expect(paths.filter((path) => RESULTS.test(path))).toEqual([expect.stringMatching(/\/q\/saree\.json$/)]);
  expect(paths.filter((path) => INDEX.test(path))).toEqual([]);
});

/** Requests for pictures of products: the first one of a common search is in its file. */
function watchPictures(page: Page): string[] {
  const pictures: string[] = [];
  page.on('request', (request) => request.url().includes('/_img/') && pictures.push(request.url()));
  return pictures;
}

test('a known search shows its first cards from one file, before the index has come', async ({ page }) => {
  const release = await hold(page, '**/start.json');
  await page.goto('/search?q=Red+saree', { waitUntil: 'commit' });
  await expect(resultsTitle(page)).toHaveText(titleFor('Red saree'));
  await expect(resultCards(page).first()).toContainText(/saree/i);
  release();
  await expect(resultCards(page).nth(3)).toBeVisible();
});

/** A search shows the same when the files with its results can't be fetched. */
async function expectSameAsIndex(page: Page, query: string, files: Parameters<Page['route']>[0]): Promise<void> {
  const read = async () => ({
    title: await resultsTitle(page).textContent(),
    list: await resultsOf(page).getByRole('listitem').allTextContents(),
    marks: await resultsOf(page).locator('mark').allTextContents(),
  });
  await openResults(page, query);
  const built = await read();
  await page.route(files, (route) => route.abort());
  await openResults(page, query);
  expect(await read(), query).toEqual(built);
  await page.unroute(files);
}

test('a known search shows what the index finds', async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED|failed:/);
  // Others are in tests/integration/common-results.test.ts.
  await expectSameAsIndex(page, 'साड़ी', KNOWN);
});

/** Files with results of searches that stand beside a price. */
const PRICED = /\/b\/\d+\.json$/;

test('a search with a price shows what the index finds', async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED|failed:/);
  // Others are in tests/integration/priced-results.test.ts.
  await expectSameAsIndex(page, 'red saree 500 se kam', PRICED);
});

test('a search with a price shows its first cards from one file, and adds those that are not there without moving them', async ({
  page,
}) => {
  await recordLayoutShifts(page);
  const release = await hold(page, '**/start.json');
  // Of the first products few cost so little.
  await page.goto('/search?q=cotton+under+200');
  await expect(resultsTitle(page)).toHaveText(titleFor('cotton under 200'));
  await expect(resultCards(page).first()).toBeVisible();
  const [first] = await resultCards(page).allTextContents();
  release();
  await expectAllCards(page);
  expect((await resultCards(page).allTextContents())[0]).toBe(first);
  expect(await findLayoutShifts(page)).toEqual([]);
});

test('its first pictures are asked for before the script that shows them has come, and only once', async ({ page }) => {
  const pictures = watchPictures(page);
  const release = await hold(page, '**/_astro/DirectoryIndex.*.js');
  await page.goto('/search?q=red+saree', { waitUntil: 'commit' });
  await expect.poll(() => pictures.length).toBe(2);
  const early = [...pictures];
  await expect(resultCards(page)).toHaveCount(0);
  release();
  await expect(resultsTitle(page)).toHaveText(titleFor('red saree'));
  const shown = await resultsOf(page)
    .locator('.card__picture')
    .evaluateAll((images) => images.slice(0, 2).map((image) => (image as HTMLImageElement).currentSrc));
  expect(shown).toEqual(early);
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('its first picture begins at a whole pixel, so that no later one counts as larger', async ({ page }) => {
  await page.goto('/search');
  for (const query of (await readCommon(page)).slice(0, 3)) {
    await openResults(page, query);
    const box = await resultsOf(page).locator('.card__picture').first().boundingBox();
    expect((box?.y ?? 0.5) % 1, query).toBe(0);
  }
});

test('the first picture of a common search is in its file, and the cart gets its address', async ({
  page,
  activate,
}) => {
  await openResults(page, 'saree');
  const picture = resultsOf(page).locator('.card__picture').first();
  const { srcset, src } = await picture.evaluate((image) => ({
    srcset: (image as HTMLImageElement).srcset,
    src: image.getAttribute('src'),
  }));
  expect(src).toMatch(/^\/_img\//);
  expect(srcset).toMatch(/^\/_img\/.* data:image\/webp;base64,\S+ 256w$/);
  await activate(addButton(resultsOf(page)).first());
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('cart') ?? ''))
    .toMatch(/"picture":"\/_img\/[\w-]+\.webp"/);
});

test('it shows what the index finds when its file can not be fetched', async ({ page, complaints }) => {
  await openResults(page, 'silk saree');
  const readList = () => resultsOf(page).getByRole('listitem').allTextContents();
  await openResults(page, 'saree');
  const [title, list] = [await resultsTitle(page).textContent(), await readList()];
  complaints.expect(/ERR_FAILED|failed:/);
  await page.route(RESULTS, (route) => route.abort());
  const paths = watchPaths(page);
  await openResults(page, 'saree');
  expect(paths.some((path) => INDEX.test(path))).toBe(true);
  expect(await resultsTitle(page).textContent()).toBe(title);
  expect(await readList()).toEqual(list);
});

test('each of them is what the index finds, also its marks', RARE, async ({ page, complaints }) => {
  await page.goto('/search');
  const common = await readCommon(page);
  expect(common.length).toBeGreaterThan(PAGE_SIZE);
  complaints.expect(/ERR_FAILED|failed:/);
  for (const query of common.filter((_, position) => position % 8 === 0)) await expectSameAsIndex(page, query, RESULTS);
});

test('another common search in its place is one file again, however it is written', async ({ page, activate }) => {
  await openResults(page, 'saree');
  const paths = watchPaths(page);
  await searchBox(page).fill('Kurti');
  await activate(searchButton(page));
  await expect(resultsTitle(page)).toHaveText(titleFor('Kurti'));
  expect(paths.filter((path) => RESULTS.test(path))).toEqual([expect.stringMatching(/\/q\/kurti\.json$/)]);
  // Suggestions have asked for cards.
  expect(paths.filter((path) => /\/w\/|\/find-at-once\./.test(path))).toEqual([]);
});

test('with data saving it asks for one picture before the script', RARE, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('saving', '1'));
  const pictures = watchPictures(page);
  const release = await hold(page, '**/_astro/DirectoryIndex.*.js');
  await page.goto('/search?q=red+saree', { waitUntil: 'commit' });
  await expect.poll(() => pictures.length).toBe(1);
  release();
  await expect(resultsTitle(page)).toHaveText(titleFor('red saree'));
});
