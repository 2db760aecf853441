import { LISTED_STATUSES } from '../../src/api/entry/operator/lists/list-orders.ts';
import { addAuthenticator } from '../support/virtual-authenticator.ts';
import { expectNoFindings } from './axe.ts';
import { enlarge, findFaults } from './large-text.ts';
import { type Filled, fillEveryState, singlePages } from './operator-data.ts';
import { enterDashboard, openAccount, signInToDashboard } from './operator-steps.ts';
import { findOverlaps } from './overlaps.ts';
import { openRealHost, type RealHost, test } from './real-host.ts';
import { apply, order } from './seller-steps.ts';
import { expect, RARE } from './shop.ts';

/** The operator's dashboard, from the invitation on. */

const NARROW = { width: 360, height: 740 };

/** An order of a seller without an account. */
function placeOrder(shop: RealHost) {
  const product = [...shop.host.shop.current().products.values()].find(
    ({ offers, availability, sizes }) => offers['in'] && availability === 'in-stock' && sizes.length === 0,
  );
  if (!product) throw new Error('The shop has no such product.');
  return order(shop, product);
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('somebody signs in and sends an order for a seller without an account', async ({ page, shop }) => {
    const { number } = await placeOrder(shop);
    await signInToDashboard(page, shop, 'asha');
    await page.getByRole('link', { name: /^Orders \d+ waiting$/ }).click();
    await page.getByRole('link', { name: number }).click();
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByRole('status')).toHaveText('Accepted: 1 of 1.');
    await page.getByRole('button', { name: 'Mark as packed' }).click();
    await page.getByRole('button', { name: 'Dispatch' }).click();
    await page.getByLabel('Courier').fill('India Post');
    await page.getByLabel('Tracking number').fill('EX123456789IN');
    await page.getByRole('button', { name: 'Mark as dispatched' }).click();
    await expect(page.getByRole('status')).toHaveText('Dispatched: 1 of 1.');

    await page.getByRole('link', { name: /^Orders/ }).click();
    await page.getByLabel(/order number, phone/).fill('EX123456789IN');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('link', { name: number })).toBeVisible();
    await page.getByRole('button', { name: /^More/ }).click();
    await page.getByRole('link', { name: 'Audit trail' }).click();
    await expect(page.getByText(`Accepted, packed, dispatched order ${number}`).first()).toBeVisible();
    await openAccount(page);
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.goto(`${shop.address}/operator/orders`);
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  });
});

for (const script of [true, false])
  test.describe(script ? 'with script' : 'without script, again', () => {
    test.use({ javaScriptEnabled: script });

    test('a phone’s menu is one row, which leads to all pages behind “More”, and has the current page of each in view', async ({
      page,
      shop,
    }) => {
      await page.setViewportSize(NARROW);
      await enterDashboard(page, shop, 'asha');
      const menu = page.getByRole('navigation', { name: 'Dashboard' });
      await expect(menu.getByRole('link')).toHaveText([/^Today/, /^Orders/, /^Returns/, /^Payouts/]);
      const row = menu.getByRole('list').first();
      expect((await row.boundingBox())?.height).toBeLessThan(60);
      await menu.getByRole('button', { name: /^More/ }).click();
      await expect(menu.locator('#pages').getByRole('link')).toHaveCount(12);
      for (const link of await menu.locator('#pages').getByRole('link').all()) {
        await expect(link).toBeInViewport({ ratio: 1 });
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      if (script) await expectNoFindings(page);
      await menu.getByRole('button', { name: 'Close' }).click();
      await expect(menu.locator('#pages')).toBeHidden();
      await menu.getByRole('button', { name: /^More/ }).click();
      await menu.getByRole('link', { name: 'Complaints' }).click();
      await expect(page.getByRole('heading', { name: 'Complaints', level: 1 })).toBeVisible();
      for (const [path, name] of [
        ['/figures', 'Figures'],
        ['/audit', 'Audit trail'],
        ['/sellers?status=suspended', 'Sellers'],
        ['/returns?status=received', 'Returns'],
      ] as const) {
        await page.goto(`${shop.address}/api/operator${path}`);
        const current = menu.locator('a[aria-current=page]').filter({ visible: true });
        if (name === 'Returns') await expect(menu.locator('button[aria-current]')).toHaveCount(0);
        else {
          await expect(current).toHaveCount(0);
          const more = menu.locator('button[aria-current=true]');
          await expect(more).toBeInViewport({ ratio: 1 });
          await more.click();
        }
        await expect(current).toHaveText(new RegExp(`^${name}`));
        await expect(current).toBeInViewport({ ratio: 1 });
        const links = page.locator('.statuses a');
        await expect(links.and(page.locator('[aria-current]'))).toHaveCount(name === 'Audit trail' ? 0 : 1);
        for (const link of await links.and(page.locator('[aria-current]')).all())
          await expect(link).toBeInViewport({ ratio: 1 });
        const tops = await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
        expect(new Set(tops).size).toBeLessThanOrEqual(1);
      }
    });
  });

/** The pages of the menu, and where the work of each begins. */
const WORK = [
  ['', '.tasks li'],
  ['/orders', 'tbody tr'],
  ['/returns', 'main article'],
  ['/refunds', 'main article'],
  ['/payouts', '.tiles li'],
  ['/complaints', 'tbody tr'],
  ['/reviews', 'tbody tr'],
  ['/products', 'tbody tr'],
  ['/sellers', 'tbody tr'],
  ['/messages', 'tbody tr'],
  ['/figures', '.tiles li'],
  ['/audit', '.trail li'],
] as const;

test.describe('with something in every state', () => {
  // They only read, so that one filled host is enough.
  test.describe.configure({ mode: 'default' });
  let shop: Awaited<ReturnType<typeof openRealHost>>;
  let filled: Filled;
  test.beforeAll(async () => {
    shop = await openRealHost();
    filled = await fillEveryState(shop);
  });
  test.afterAll(() => shop.close());

  test('the work begins high on each page, and text of twice the size fits in each status', async ({ page }) => {
    const singles = singlePages(filled);
    await enterDashboard(page, shop, 'veena');
    const home = `${shop.address}/api/operator`;
    const lists = LISTED_STATUSES.map((status) => [`/orders?status=${status}`, 'tbody tr'] as [string, string]);
    for (const [path, work] of WORK) {
      await page.goto(`${home}${path}`);
      for (const [size, most] of [
        [{ width: 1280, height: 800 }, 160],
        [NARROW, 200],
      ] as const) {
        await page.setViewportSize(size);
        const first = page.locator(work).first();
        expect((await first.boundingBox())?.y, `${path} at ${size.width}`).toBeLessThanOrEqual(most);
      }
      const links = await page
        .locator('.statuses a')
        .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
      const paths = links.length === 0 ? [path] : links.map((link) => link.slice(home.length));
      const row = path === '/payouts' ? 'tbody tr' : path === '/returns' ? 'main article, tbody tr' : work;
      lists.push(...paths.map((list): [string, string] => [list, row]));
    }
    // The tabs of orders are among their states.
    const pages = new Map([...lists, ...singles.map((path): [string, string] => [path, 'h1'])]);
    const faults: string[] = [];
    for (const [path, work] of pages) {
      await page.goto(`${home}${path}`, { waitUntil: 'domcontentloaded' });
      await expect(page.locator(work).first(), path).toBeVisible();
      // Names and values stand in columns of one width on all pages, but addresses below their names.
      const columns = await page
        .locator('dl:not(.parties > dl)')
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).gridTemplateColumns.split(' ')[0]));
      faults.push(...columns.filter((width) => width !== '112px').map((width) => `${path}: names ${width} wide`));
      // A state is a label; what leads somewhere stands beside it.
      if ((await page.locator('.state a, a:not(.tasks a) .state').count()) > 0)
        faults.push(`${path}: a state looks like a link`);
      for (const width of [768, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        const needed = await page.evaluate(() => document.documentElement.scrollWidth);
        if (needed > width) faults.push(`${path} is ${needed} wide at ${width}`);
      }
      await page.setViewportSize(NARROW);
      if (path.startsWith('/payouts/')) {
        await page.setViewportSize({ width: 1280, height: 800 });
        faults.push(...(await findFaults(page)).map((fault) => `${path} on a wide screen: ${fault}`));
        await page.setViewportSize(NARROW);
      }
      await page.locator('main details').evaluateAll((all) => {
        for (const details of all) (details as HTMLDetailsElement).open = true;
      });
      await enlarge(page);
      faults.push(...(await findFaults(page)).map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);

    // The lines of an order begin below its picture.
    await page.goto(`${home}/orders`);
    const card = page.locator('tbody tr').first();
    const [picture, seller] = [card.locator('.item > *').first(), card.locator('td[data-label=Seller] > div')];
    expect((await picture.boundingBox())?.x).toBe((await seller.boundingBox())?.x);
    // Its day and what is paid stand on one line.
    const [day, paid] = await card.locator('.item .soft, td.number .soft').evaluateAll((all) =>
      all.map((one) => {
        const mark = one.appendChild(document.createElement('span'));
        mark.style.cssText = 'display: inline-block; width: 0; height: 0';
        const { bottom } = mark.getBoundingClientRect();
        mark.remove();
        return bottom;
      }),
    );
    expect(Math.abs((day ?? 0) - (paid ?? 99))).toBeLessThanOrEqual(1);

    // Cards are as low as those of orders, and their links as large as they.
    for (const path of ['/complaints', '/sellers', '/products', '/messages?status=waiting']) {
      await page.goto(`${home}${path}`);
      const row = page.locator('tbody tr').first();
      const box = await row.boundingBox();
      // Of a complaint three lines are to be read.
      expect(box?.height, path).toBeLessThanOrEqual(path === '/complaints' ? 175 : 130);
      if (path.startsWith('/messages')) continue;
      await row.click({ position: { x: (box?.width ?? 0) - 20, y: (box?.height ?? 0) - 8 } });
      await expect(page.locator('.back'), path).toBeVisible();
    }

    // The file for the bank comes first, and a UTR can be read in its field.
    await page.goto(`${home}/payouts?status=made`);
    for (const size of [NARROW, { width: 768, height: 1024 }, { width: 1280, height: 800 }]) {
      await page.setViewportSize(size);
      await expect(page.getByRole('heading', { level: 3 })).toHaveText([/^Download/, /^Upload/, /^Enter the UTR/]);
      const utr = await page.getByLabel('UTR').first().boundingBox();
      expect(utr?.width, `at ${size.width}`).toBeGreaterThanOrEqual(220);
      const download = await page.getByRole('button', { name: 'Download' }).boundingBox();
      expect(download?.y).toBeLessThan(utr?.y ?? 0);
    }
  });

  test('a phone folds what is long, and paper and wide screens show all of it', async ({ page }) => {
    const {
      sellers,
      month,
      delivered: [order = ''],
    } = filled;
    const home = `${shop.address}/api/operator`;
    await enterDashboard(page, shop, 'veena');
    await page.setViewportSize(NARROW);

    // Of a statement a line for each entry, with its day, what it is, and its sum.
    await page.goto(`${home}/payouts/statement?seller=${sellers[0].id}&month=${month}`);
    const statement = page.getByRole('table', { name: 'Statement' });
    await expect(statement).toBeHidden();
    const entries = page.locator('.statement').getByRole('listitem');
    const sale = entries.filter({ hasText: 'Sale' }).filter({ hasText: order });
    await expect(sale).toContainText(/^Sale \d+\s\w+ · \S+ ₹[\d,.]+/);
    for (const entry of await entries.all()) expect((await entry.boundingBox())?.height).toBeLessThanOrEqual(80);
    const ends = await entries
      .locator('b.number')
      .evaluateAll((all) => all.map((sum) => sum.getBoundingClientRect().right));
    expect(new Set(ends.map(Math.round)).size).toBe(1);
    await expect(sale.getByText('Commission', { exact: true })).toBeHidden();
    await sale.locator('summary').click();
    await expect(sale.getByText('Commission', { exact: true })).toBeVisible();
    await expect(sale.getByRole('link', { name: order })).toBeVisible();
    await expectNoFindings(page);
    await page.emulateMedia({ media: 'print' });
    await expect(statement).toBeVisible();
    await expect(statement.getByRole('columnheader', { name: 'Commission' })).toBeVisible();
    await expect(entries.first()).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    // Of the charts the first two; the others stand behind their headings.
    await page.goto(`${home}/figures`);
    const charts = page.getByRole('img');
    await expect(charts.filter({ visible: true })).toHaveCount(2);
    await page.getByText('Delivered shipments', { exact: true }).filter({ visible: true }).click();
    await expect(page.getByRole('img', { name: 'Delivered shipments by day' })).toBeVisible();
    await expectNoFindings(page);
    // Labels of the days stand at even distances, and all axes begin below each other.
    const axes = await page.locator('svg.plot').evaluateAll((all) =>
      all.map((plot) => {
        const at = [...plot.querySelectorAll('rect + text')].map((text) => Number(text.getAttribute('x')));
        return { at, left: Number(plot.querySelector('line')?.getAttribute('x1')) };
      }),
    );
    expect(new Set(axes.map(({ left }) => left)).size).toBe(1);
    for (const { at } of axes) {
      const [first = 0, middle = 0, last = 0] = at.sort((a, b) => a - b);
      expect(Math.abs(last - middle - (middle - first))).toBeLessThanOrEqual(1);
    }

    // Filters of the audit trail open on a phone, and are one row on a wide screen. Reasons have lines that can be read.
    await page.goto(`${home}/audit`);
    const person = page.getByLabel('Person');
    await expect(person).toBeHidden();
    await page.getByText('Filters').click();
    await expect(person).toBeVisible();
    for (const [width, height] of [
      [1280, 800],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`${home}/audit`);
      const controls = [page.getByLabel('Order or payout'), person, page.getByRole('button', { name: 'Show' })];
      const middles = [];
      for (const control of controls) {
        const box = await control.boundingBox();
        middles.push(Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
      }
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
      const longest = await page
        .locator('.trail p')
        .evaluateAll((all) =>
          Math.max(
            ...all.map((one) => one.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(one).fontSize)),
          ),
        );
      expect(longest).toBeLessThanOrEqual(36);
      await page.goto(`${home}/figures`);
      await expect(charts.filter({ visible: true })).toHaveCount(6);
    }
  });

  test('nothing of an order in a list stands on anything else, in each status and width', async ({ page }) => {
    await enterDashboard(page, shop, 'leela');
    const lists = ['', ...LISTED_STATUSES, 'to-do', 'not-paid'];
    const faults: string[] = [];
    for (const status of lists) {
      await page.goto(`${shop.address}/api/operator/orders?status=${status}`);
      await expect(page.locator('tbody tr').first()).toBeVisible();
      for (const [width, height] of [
        [320, 640],
        [360, 740],
        [768, 1024],
        [1024, 768],
        [1280, 800],
        [1920, 1080],
      ] as const) {
        await page.setViewportSize({ width, height });
        const found = await findOverlaps(page.locator('tbody tr'), { shapes: '.state', parts: 'td > div', shared: 2 });
        faults.push(...found.map((fault) => `${status || 'all'} at ${width}: ${fault}`));
        // Where a table has no room, cards stand side by side, and none is high.
        if (width === 768 || width === 1024) {
          const cards = await page
            .locator('tbody tr')
            .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().toJSON()));
          if (cards.some(({ height: high }) => high > 180)) faults.push(`${status || 'all'} at ${width}: a high card`);
          if (cards.length > 1 && cards[0]?.top !== cards[1]?.top)
            faults.push(`${status || 'all'} at ${width}: one column`);
        }
      }
    }
    expect(faults).toEqual([]);

    // What has come back is called so in the list, too; and all tabs together have what "All" has.
    await page.goto(`${shop.address}/api/operator/orders`);
    await expect(page.locator('.status', { hasText: 'Returned' })).toHaveCount(5);
    const counts = await page
      .locator('.statuses a')
      .evaluateAll((all) => all.map((one) => Number(one.querySelector('.count')?.textContent ?? 0)));
    const [whole = 0, , ...parts] = counts;
    expect(parts.reduce((sum, count) => sum + count, 0)).toBe(whole);
  });
});

test('what has just come is said in lines that break', RARE, async ({ page }) => {
  const shop = await openRealHost();
  const { services } = shop.host;
  const { now } = services;
  Object.assign(services, { now: () => now() + 6 * 3_600_000 });
  await fillEveryState(shop);
  Object.assign(services, { now });
  await enterDashboard(page, shop, 'veena');
  await page.setViewportSize(NARROW);
  for (const path of ['', '/returns?status=requested']) {
    await page.goto(`${shop.address}/api/operator${path}`);
    await expect(page.getByText(/less than a minute/).first()).toBeVisible();
    await enlarge(page);
    expect(await findFaults(page), path).toEqual([]);
  }
  await shop.close();
});

test('a wide screen has all pages at its side, in groups, with what waits', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await placeOrder(shop);
  await enterDashboard(page, shop, 'usha');
  const menu = page.getByRole('navigation', { name: 'Dashboard' });
  await expect(menu.getByRole('button')).toHaveCount(0);
  await expect(menu.getByRole('link')).toHaveCount(12);
  await expect(menu.getByRole('list', { name: 'Money' }).getByRole('link')).toHaveText([
    /^Payouts/,
    /^Refunds/,
    /^Figures/,
  ]);
  for (const link of await menu.getByRole('link').all()) {
    await expect(link).toBeInViewport({ ratio: 1 });
    const box = await link.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(224);
  }
  await menu.getByRole('link', { name: /^Orders \d+ waiting$/ }).click();
  await expect(menu.getByRole('link', { name: /^Orders/ })).toHaveAttribute('aria-current', 'page');
  await expectNoFindings(page);
  await page.setViewportSize({ width: 1920, height: 1080 });
  expect((await page.getByRole('table').first().boundingBox())?.width).toBeLessThanOrEqual(1120);
});

test('a passkey is added, signs in without password and code, and is removed', async ({ page, shop }) => {
  const address = shop.address.replace('127.0.0.1', 'localhost');
  const { devtools, authenticatorId } = await addAuthenticator(page);
  await signInToDashboard(page, { ...shop, address }, 'mina');
  await openAccount(page);
  await page.getByRole('link', { name: 'Passkeys' }).click();
  await page.getByLabel('Name, so that you recognise it').fill('My phone');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('status')).toHaveText('My phone is added.');
  await expect(page.getByRole('table', { name: 'Your passkeys' })).toContainText('never');
  await expectNoFindings(page);
  // This device has one now.
  await page.getByLabel('Name, so that you recognise it').fill('Again');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText('This device has a passkey for this name already.');

  await openAccount(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  const signIn = page.getByRole('button', { name: 'Log in with a passkey' });
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await signIn.click();
  await expect(page.getByRole('alert')).toHaveText('The browser gave no passkey.');
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await expectNoFindings(page);
  await signIn.click();
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();

  await openAccount(page);
  await page.getByRole('link', { name: 'Passkeys' }).click();
  await page.getByRole('button', { name: 'Remove My phone' }).click();
  await expect(page.getByRole('status')).toContainText('The passkey is removed.');
  await openAccount(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect(signIn).toHaveCount(0);
});

test('axe finds nothing on the dashboard', async ({ page, shop }) => {
  const { number } = await placeOrder(shop);
  await apply(shop);
  await enterDashboard(page, shop, 'ravi');
  for (const path of [
    '',
    '/orders',
    `/orders/${number}`,
    '/returns',
    '/refunds',
    '/complaints',
    '/reviews',
    '/products',
    '/payouts',
    '/payouts?status=made',
    '/payouts/seller?seller=aaina-beauty',
    '/payouts/ledger',
    '/language',
    '/passkeys',
    '/messages',
    '/sellers',
    '/figures',
    '/audit',
    '/sign-in?again=yes',
  ]) {
    await page.goto(`${shop.address}/api/operator${path}`);
    await expectNoFindings(page);
  }
});
