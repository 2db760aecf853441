import { fillEveryState } from './operator-data.ts';
import { enterDashboard } from './operator-steps.ts';
import { findOverlaps } from './overlaps.ts';
import { openRealHost, test } from './real-host.ts';
import { expect } from './shop.ts';

/** The operator's dashboard on a tablet: what has room stands side by side, and ends where everything else does. */

const TABLET = { width: 768, height: 1024 };

test('a tablet’s tabs, tiles, cards and sums use its width', async ({ page }) => {
  const shop = await openRealHost();
  const { sellers, accounts, month } = await fillEveryState(shop);
  const home = `${shop.address}/api/operator`;
  await enterDashboard(page, shop, 'veena');
  await page.setViewportSize(TABLET);
  const edge = (selector: string) =>
    page
      .locator(selector)
      .filter({ visible: true })
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)));

  // All tabs of orders are in view, and none is faded.
  await page.goto(`${home}/orders`);
  const tabs = page.locator('.statuses a');
  await expect(tabs).toHaveCount(7);
  for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.statuses ul')).toHaveCSS('mask-image', 'none');

  // Rows of tiles end at the edge of the page, and buttons of cards side by side at one height.
  for (const path of ['/figures', '/payouts']) {
    await page.goto(`${home}${path}`);
    await expect(page.locator('.tiles > li')).toHaveCount(5);
    const ends = await edge('.tiles > li');
    expect(
      ends.filter((end) => end === TABLET.width - 16),
      path,
    ).toHaveLength(2);
    const widths = await page
      .locator('.tiles > li')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));
    expect(Math.max(...widths), path).toBeLessThan(380);
  }
  const bottoms = await page
    .locator('table.due')
    .first()
    .locator('.do :is(a, button)')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().bottom)));
  expect(bottoms.length).toBeGreaterThan(1);
  expect(new Set(bottoms).size).toBe(1);
  // A single card is as wide as the list.
  const only = page.getByRole('table', { name: 'Nothing due now' }).locator('tbody tr');
  expect((await only.boundingBox())?.width).toBe(TABLET.width - 32);

  // What took less than a minute says so above its bar, as the tile does; the bar is seen, and far from as high as a minute.
  await page.goto(`${home}/figures`);
  const minutes = page.getByRole('img', { name: 'Minutes to dispatch by day' });
  await expect(minutes).toContainText('<1');
  const bars = (
    await minutes.locator('rect').evaluateAll((all) => all.map((bar) => Number(bar.getAttribute('height'))))
  ).filter((height) => height > 0);
  const axis = await minutes.locator('line').evaluateAll((all) => all.map((line) => Number(line.getAttribute('y1'))));
  expect(Math.min(...bars)).toBeGreaterThan(2);
  expect(Math.max(...bars)).toBeLessThan((Math.max(...axis) - Math.min(...axis)) / 2);

  // A single product has its price below its title, and its state and wait at the end of the lines.
  await page.goto(`${home}/products`);
  const product = page.getByRole('row').filter({ has: page.locator('td.number') });
  expect((await product.boundingBox())?.width).toBe(TABLET.width - 32);
  const [titled, priced] = await Promise.all(['.name', '.number > div'].map((of) => product.locator(of).boundingBox()));
  expect(priced?.x).toBe(titled?.x);
  expect((priced?.y ?? 0) - (titled?.y ?? 0) - (titled?.height ?? 0)).toBeLessThan(8);
  for (const of of ['.status .state', '.waiting']) {
    const box = await product.locator(of).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0), of).toBeCloseTo(TABLET.width - 29, 0);
  }

  // The seller's own page has the sums of the list, which are no part of each other.
  await page.goto(`${home}/payouts`);
  const later = page.locator('.tiles > li').filter({ hasText: 'Due later' });
  const words = await later.locator('b').textContent();
  await page.goto(`${home}/payouts/seller?seller=${sellers[0].id}`);
  await expect(later.locator('b')).toHaveText(words ?? '');

  // Addresses and sums share the card of a statement.
  await page.goto(`${home}/payouts/statement?seller=${sellers[0].id}&month=${month}`);
  const [parties, sums] = await Promise.all(['.parties', '.account'].map((part) => page.locator(part).boundingBox()));
  expect(sums?.y).toBe(parties?.y);
  expect((sums?.x ?? 0) + (sums?.width ?? 0)).toBe(TABLET.width - 33);

  // What filters the trail opens on the line of its title.
  await page.goto(`${home}/audit`);
  const [title, filters] = await Promise.all(
    [page.getByRole('heading', { level: 1 }), page.locator('.find summary')].map((part) => part.boundingBox()),
  );
  expect(filters?.y).toBe(title?.y);

  // Buttons are as wide as their words.
  await page.goto(`${home}/sellers/${accounts[2]}`);
  const again = await page.getByRole('button', { name: 'Send the confirmation again' }).boundingBox();
  expect(again?.width).toBeLessThanOrEqual(300);
  expect((await page.getByLabel('List its products under').boundingBox())?.width).toBeLessThanOrEqual(352);

  // On a phone an address has the width below its name.
  await page.setViewportSize({ width: 360, height: 740 });
  const [name, address] = await Promise.all(
    ["dt:has(+ dd > a[href^='mailto:'])", "dd > a[href^='mailto:']"].map((part) => page.locator(part).boundingBox()),
  );
  expect(address?.x).toBe(name?.x);
  expect(address?.y).toBeGreaterThanOrEqual((name?.y ?? NaN) + (name?.height ?? NaN));

  // In no list of the menu does a button or a state stand on words.
  await page.goto(home);
  const lists = await page.locator('#pages a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(lists.length).toBeGreaterThan(9);
  const faults: string[] = [];
  for (const path of lists)
    for (const width of [360, TABLET.width]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(shop.address + path);
      const shapes = { shapes: '.button, button, .state', parts: 'td, p, dd, label', shared: 5 };
      const found = await findOverlaps(page.locator('main tbody > tr'), shapes);
      faults.push(...found.map((fault) => `${path} at ${width}: ${fault}`));
    }
  expect(faults).toEqual([]);
  await shop.close();
});

test('what filters orders opens beside their search on a wide screen', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enterDashboard(page, shop, 'asha');
  await page.goto(`${shop.address}/api/operator/orders`);
  const [search, filters] = await Promise.all(
    ['.search', '.find summary'].map((part) => page.locator(part).boundingBox()),
  );
  const gap = (filters?.x ?? 0) - (search?.x ?? 0) - (search?.width ?? 0);
  expect(gap).toBeGreaterThan(8);
  expect(gap).toBeLessThan(40);
  expect(filters?.y).toBe(search?.y);
});
