import type { Locator, Page } from '@playwright/test';
import { enlarge, findFaults } from './large-text.ts';
import { signInToDashboard } from './operator-steps.ts';
import { test } from './real-host.ts';
import { call, openDashboard, openMenu, order } from './seller-steps.ts';
import { expect } from './shop.ts';

/** How the dashboards look: the header for sellers, pictures of products, figures that fit. */

const NARROW = { width: 360, height: 740 };
/** Rs 1,23,45,678.50. */
const LONG_MINOR = 1_234_567_850;
const LONG_WORDS = '₹1,23,45,678.50';

for (const path of ['/Seller-SignIn', '/Seller-SignUp', '/seller-dashboard'])
  test(`${path} has a header for sellers, and nothing of the shop’s`, async ({ page }) => {
    await page.goto(path);
    const header = page.getByRole('banner');
    const isOnDashboard = path === '/seller-dashboard';
    const names = [/for sellers/, 'Help', 'Haat’s shop'];
    // A phone shows its links beside the logo, and the form itself leads to the sign-in.
    const isNarrow = (page.viewportSize()?.width ?? 0) < 480;
    await expect(header.getByRole('link')).toHaveText(
      path === '/Seller-SignUp' && !isNarrow ? names.toSpliced(1, 0, 'Log in') : names,
    );
    await expect.poll(async () => (await header.boundingBox())?.height).toBeLessThan(64);
    await expect(header.getByRole('link', { name: 'Haat’s shop' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.locator('#menu, [data-do=cart], [popovertarget=menu]')).toHaveCount(0);
    const footer = page.getByRole('contentinfo');
    // Contact and operator, without groups of links; that of the forms also leads to what they are about.
    await expect(footer.getByRole('navigation')).toHaveCount(0);
    const about = footer.getByRole('link', { name: 'Pricing and commission' });
    if (isOnDashboard) await expect(about).toHaveCount(0);
    else await expect(about).toBeVisible();
    const most = isOnDashboard ? [300, 120] : [600, 300];
    expect((await footer.boundingBox())?.height).toBeLessThan(most[isNarrow ? 0 : 1] ?? 0);
    await expect(footer.getByRole('link', { name: /@/ }).first()).toBeVisible();
    await expect(footer.getByText('Free delivery')).toHaveCount(0);
    for (const link of await header.getByRole('link').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    // The first touch loads what looks for the shop's header.
    await page
      .getByRole('heading')
      .nth(isOnDashboard ? 1 : 0)
      .click();
    if (isOnDashboard) await page.getByRole('button', { name: 'Save data' }).click();
    await header.getByRole('link', { name: 'Help', exact: true }).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
  });

for (const path of ['/Seller-SignIn', '/Seller-SignUp', '/seller-dashboard'])
  test(`header, content and footer of ${path} have the same edges on a wide screen`, async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto(path);
    const left = async (found: Locator) => (await found.boundingBox())?.x;
    const edge = await left(page.getByRole('banner').getByRole('link').first());
    expect(edge).toBeGreaterThan(24);
    if (path !== '/seller-dashboard') expect(await left(page.getByRole('heading', { level: 1 }))).toBe(edge);
    expect(await left(page.getByRole('contentinfo').getByRole('link').first())).toBe(edge);
  });

test('what selling costs and when it is paid stands beside the sign-in', async ({ page }) => {
  await page.goto('/Seller-SignIn');
  const beside = page.getByRole('region', { name: 'Sell on Haat' });
  await expect(beside).toContainText('A commission of 6% to 12%');
  await expect(beside).toContainText('On Wednesdays');
  await expect(beside.getByRole('link', { name: 'Open a shop' })).toHaveAttribute('href', '/Seller-SignUp');
});

/** Whether the picture in an element has been loaded. */
const isShown = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);

test('stock and products have the pictures of the shop’s pages', async ({ page, shop }) => {
  const { product } = await openDashboard(shop, page);
  for (const section of ['stock', 'products']) {
    await page.goto(`/seller-dashboard#${section}`);
    const card = page.locator(`#${section}`).getByRole('listitem').filter({ hasText: product.sku }).first();
    await expect.poll(() => isShown(card.locator('img'))).toBe(true);
  }
});

test('stock can be changed where the pictures are missing', async ({ page, shop, complaints }) => {
  complaints.expect(/404|Failed to load/);
  const { product } = await openDashboard(shop, page);
  await page.route('**/_data/pictures/**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/seller-dashboard#stock');
  const card = page.locator('#stock').getByRole('listitem').filter({ hasText: product.sku }).first();
  await expect(card.locator('img')).toHaveCount(0);
  await card.getByRole('switch').first().uncheck();
  await expect(page.getByRole('status').filter({ hasText: 'sold out' })).toBeVisible();
});

/** The figures with a long amount are on one line, as wide as their tile at most, in text of both sizes. */
async function expectToFit(page: Page, figures: Locator): Promise<void> {
  await expect(figures.first()).toBeVisible();
  for (const grow of [async () => {}, () => enlarge(page)]) {
    await grow();
    expect(await findFaults(page)).toEqual([]);
    for (const figure of await figures.all()) {
      const { lines, spare } = await figure.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const tile = (element.parentElement as Element).getBoundingClientRect();
        return { lines: range.getClientRects().length, spare: tile.right - range.getBoundingClientRect().right };
      });
      expect(lines).toBe(1);
      expect(spare).toBeGreaterThanOrEqual(0);
    }
  }
}

test('long amounts fit in the seller’s figures', async ({ page, shop }) => {
  await page.setViewportSize(NARROW);
  await openDashboard(shop, page);
  await page.route(/\/api\/seller\/(figures|payouts)/, async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replace(/("(?:sales|next|balance|held)Minor"):\d+/g, `$1:${LONG_MINOR}`);
    await route.fulfill({ response, body: text });
  });
  for (const section of ['figures', 'payouts']) {
    await page.goto(`/seller-dashboard#${section}`);
    await page.reload();
    if (section === 'figures') await page.getByRole('radio', { name: 'Day', exact: true }).check();
    await expectToFit(page, page.locator(`#${section} dd`).filter({ hasText: LONG_WORDS }));
  }
});

test('long amounts fit in the operator’s figures', async ({ page, shop }) => {
  await page.setViewportSize(NARROW);
  const { product } = await openDashboard(shop, page);
  const { number } = await order(shop, product);
  const { database } = shop.host;
  const { id } = await database.read
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  await database.write((db) =>
    db.updateTable('shipments').set({ items_minor: LONG_MINOR }).where('order_id', '=', id).execute(),
  );
  await signInToDashboard(page, shop, 'lata');
  await page.goto(`${shop.address}/api/operator/figures?seller=${product.sellerId}`);
  await expectToFit(page, page.getByRole('listitem').locator('b').filter({ hasText: LONG_WORDS }));
});

test('the operator sees pictures of products in the order and the list of orders', async ({ page, shop }) => {
  const { product } = await openDashboard(shop, page);
  await page.goto('/seller-dashboard#stock');
  const picture = page.locator('#stock').getByRole('listitem').filter({ hasText: product.sku }).first().locator('img');
  await expect(picture).toHaveAttribute('src', /^\/_img\//);
  const src = (await picture.getAttribute('src')) ?? '';
  const size = product.sizes.find(({ availability }) => availability === 'in-stock')?.name;
  const lines = [{ sku: product.sku, ...(size && { size }), quantity: 1, picture: src }];
  const { number } = await order(shop, product, 1, { lines } as object);
  await signInToDashboard(page, shop, 'hema');
  await page.goto(`${shop.address}/api/operator/orders?search=${number}`);
  await expect.poll(() => isShown(page.getByRole('row').filter({ hasText: number }).locator('img'))).toBe(true);
  await page.getByRole('row').getByRole('link', { name: number }).click();
  await expect.poll(() => isShown(page.getByRole('table', { name: 'Items' }).locator('img'))).toBe(true);
});

test('on a phone, an order in the operator’s list is a card with its state in the row of its number', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(NARROW);
  const { product } = await openDashboard(shop, page);
  const { number } = await order(shop, product);
  await signInToDashboard(page, shop, 'usha');
  await page.goto(`${shop.address}/api/operator/orders?search=${number}`);
  const row = page.getByRole('row').filter({ hasText: number });
  const [link, state] = [row.getByRole('link', { name: number }), row.getByText('New', { exact: true })];
  const box = async (found: Locator) => (await found.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [linkBox, stateBox, rowBox] = [await box(link), await box(state), await box(row)];
  expect(Math.abs(linkBox.y + linkBox.height / 2 - stateBox.y - stateBox.height / 2)).toBeLessThan(8);
  expect(stateBox.x).toBeGreaterThan(linkBox.x + linkBox.width);
  expect(rowBox.height).toBeLessThan(150);
  await enlarge(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width);
});

test('a phone has all parts of the dashboard at its lower edge, which covers no content', async ({ page, shop }) => {
  await page.setViewportSize(NARROW);
  const { product } = await openDashboard(shop, page);
  await order(shop, product);
  await page.goto('/seller-dashboard#payouts');
  const tabs = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
  await expect(tabs).toHaveCount(6);
  await expect(tabs.first()).toHaveText(/Orders\s*1/);
  await expect(tabs.last()).toHaveAttribute('aria-current', 'page');
  const boxes = await tabs.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));
  for (const [index, box] of boxes.entries()) {
    expect(box.height).toBeGreaterThanOrEqual(48);
    expect(box.width).toBeGreaterThanOrEqual(48);
    expect(box.bottom).toBe(NARROW.height);
    expect(box.right).toBeLessThanOrEqual(NARROW.width + 1);
    if (index > 0) expect(box.left).toBeGreaterThanOrEqual(boxes[index - 1].right - 1);
  }
  const count = await tabs.first().getByText('1', { exact: true }).boundingBox();
  expect((count?.x ?? 0) + (count?.width ?? 0)).toBeLessThanOrEqual(boxes[0].right);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(boxes[0].top + 1);
});

test('the open tab stays in view when the screen gets narrow, and showing it does not move the page', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openDashboard(shop, page);
  await page.goto('/seller-dashboard#payouts');
  const tab = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Payouts' });
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await page.setViewportSize(NARROW);
  await expect(tab).toBeInViewport({ ratio: 1 });
  const scrolled = () => page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);
  await page.setViewportSize({ width: 400, height: 740 });
  await page.setViewportSize(NARROW);
  await expect(tab).not.toHaveCSS('box-shadow', 'none');
  expect(Math.abs((await scrolled()) - before)).toBeLessThan(100);
});

for (const section of ['stock', 'products'])
  test(`on a phone, a product of ${section} is a low row with its picture at the start`, async ({ page, shop }) => {
    await page.setViewportSize(NARROW);
    const { product } = await openDashboard(shop, page);
    await page.goto(`/seller-dashboard#${section}`);
    const rows = page.locator(`#${section}`).getByRole('listitem');
    await expect(rows.filter({ hasText: product.sku }).first()).toBeVisible();
    // Stock has a line for each size.
    const lines = Math.max(1, await rows.first().getByRole('switch').count());
    expect((await rows.first().boundingBox())?.height).toBeLessThan(100 + 50 * lines);
    const name = rows.first().locator('[data-text="title"]');
    await name.evaluate((element) => element.append(' and handembroidered mirrorwork'));
    await enlarge(page);
    expect(await findFaults(page)).toEqual([]);
  });

test('on a phone, the statement and the payouts have what at the start of a row and the amount at its end', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(NARROW);
  await openDashboard(shop, page);
  const payout = {
    id: 'P2627-00001',
    status: 'paid',
    amountMinor: LONG_MINOR,
    accountEnding: '9012',
    utr: 'AXISN123456789',
  };
  await page.route(/\/seller\/(payouts|statements\/2026-11)$/, async (route) => {
    const seller = { name: 'Bagru Blue', address: 'Bagru, Rajasthan' };
    const amounts = { sales: LONG_MINOR, commission: -6_291 };
    const lines = [
      { day: '2026-11-20', kind: 'sale', orderNumber: 'W7MHC-S87P7', amounts, totalMinor: LONG_MINOR - 6_291 },
    ];
    const data = route.request().url().endsWith('payouts')
      ? {
          payouts: {
            currency: 'INR',
            ...{ balanceMinor: 0, nextMinor: 0, heldMinor: 0, nextOn: '2026-12-02', months: ['2026-11'] },
            payouts: [{ ...payout, madeOn: '2026-11-18', settledOn: '2026-11-19' }],
          },
        }
      : {
          statement: {
            ...{ month: '2026-11', currency: 'INR', seller, shop: seller, openingMinor: 0, closingMinor: LONG_MINOR },
            ...{ totals: amounts, lines },
          },
        };
    await route.fulfill({ json: { data } });
  });
  await page.goto('/seller-dashboard#payouts');
  const box = async (found: Locator) => (await found.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const end = async (found: Locator) => Math.round((await box(found)).x + (await box(found)).width);
  const row = page.locator('#payouts').getByRole('listitem').filter({ hasText: 'AXISN123456789' });
  const [day, amount] = [await box(row.getByText('19 Nov')), await box(row.getByText(LONG_WORDS))];
  expect(Math.abs(day.y + day.height - amount.y - amount.height)).toBeLessThan(4);
  expect(amount.x).toBeGreaterThan(day.x + day.width);
  const statement = page.getByRole('region', { name: 'Statement' });
  const cells = statement.getByRole('cell');
  await expect(cells).toHaveCount(5);
  const ends = [];
  for (const cell of await cells.all()) ends.push(await end(cell));
  expect(new Set(ends).size).toBe(1);
  await expect(statement.getByRole('row').last()).toContainText('Sales ₹1,23,45,678.50 Commission −\u00a0₹62.91');
  await enlarge(page);
  expect(await findFaults(page)).toEqual([]);
});

test('on a wide screen orders are low rows of a table, with their address one click away', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { product } = await openDashboard(shop, page);
  const { number } = await order(shop, product);
  await order(shop, product);
  await page.goto('/seller-dashboard');
  const section = page.locator('#orders');
  const card = section.getByRole('listitem').filter({ hasText: number }).first();
  const step = card.getByRole('button', { name: 'Accept' });
  await expect(step).toBeVisible();
  // Each column of each row begins where its heading does.
  const starts = await section
    .locator('> [aria-hidden=true], [data-list] > li')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll(':scope > :not(form)')]
          .slice(1)
          .map((cell) => Math.round(cell.getBoundingClientRect().left)),
      ),
    );
  expect(starts).toHaveLength(3);
  expect(starts[1]).toEqual(starts[0]);
  expect(starts[2]).toEqual(starts[0]);
  expect(new Set(starts[0]).size).toBe(5);
  // What begins a row stands on one line.
  const lines = await card.evaluate((row) =>
    ['number', 'title', 'money', 'to'].map((name) => {
      const range = document.createRange();
      range.selectNodeContents(row.querySelector(`[data-text=${name}]`) as Element);
      return range.getClientRects()[0]?.bottom ?? 0;
    }),
  );
  expect(Math.max(...lines) - Math.min(...lines)).toBeLessThanOrEqual(1);
  // A finger needs larger targets than a mouse.
  const most = (await page.evaluate(() => matchMedia('(pointer: fine)').matches)) ? 88 : 120;
  expect((await card.boundingBox())?.height).toBeLessThanOrEqual(most);
  expect((await section.boundingBox())?.width).toBeLessThanOrEqual(1120);
  await step.click();
  await expect(card).toContainText('Accepted');
  expect((await card.boundingBox())?.height).toBeLessThanOrEqual(most);
  await expect(card.getByText('302001')).toBeHidden();
  await card.getByText('Asha Devi, Jaipur').click();
  await expect(card.getByText('302001')).toBeVisible();
  // The form of a step is a row of its own below the order.
  const before = (await card.getByRole('heading').boundingBox())?.y;
  await card.getByRole('button', { name: 'I can’t send this' }).click();
  const reason = card.getByLabel('Reason *');
  await expect(card.getByRole('button', { name: 'Out of stock' })).toBeFocused();
  expect((await card.getByRole('heading').boundingBox())?.y).toBe(before);
  const pack = await card.getByRole('button', { name: 'Mark as packed' }).boundingBox();
  expect((await reason.boundingBox())?.y).toBeGreaterThan((pack?.y ?? 0) + (pack?.height ?? 0));
});

test('on a phone what is to be done stands below the search, and a long name has room around it', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(NARROW);
  const { product } = await openDashboard(shop, page);
  await order(shop, product);
  await page.route('**/seller/shipments?*', async (route) => {
    const { data } = (await (await route.fetch()).json()) as { data: { shipments: Record<string, object>[] } };
    for (const shipment of data.shipments) {
      shipment['contact'] = { ...shipment['contact'], name: 'Venkatanarasimharajuvaripeta Lakshminarayanan' };
      Object.assign(shipment, { collectMinor: 123_456_78, dispatchBy: '2020-11-20' });
    }
    await route.fulfill({ json: { data } });
  });
  await page.goto('/seller-dashboard');
  const orders = page.locator('#orders');
  const card = orders.getByRole('listitem').filter({ hasText: 'Lakshminarayanan' }).first();
  const boxOf = async (one: Locator) => {
    await expect(one).toBeVisible();
    const { y = 0, height = 0 } = (await one.boundingBox()) ?? {};
    return { top: y, bottom: y + height };
  };
  const textOf = (one: Locator) =>
    one.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { top, bottom } = range.getBoundingClientRect();
      return { top, bottom };
    });
  const [search, line] = [await boxOf(orders.getByRole('searchbox')), await boxOf(orders.getByText('1 to accept'))];
  expect(line.top).toBeGreaterThanOrEqual(search.bottom);
  await expect(orders.getByText('1 late', { exact: true })).toBeVisible();
  const parts = [
    await boxOf(card.getByRole('list')),
    await textOf(card.getByText('COD')),
    await textOf(card.getByText('Lakshminarayanan')),
    await boxOf(card.getByRole('button', { name: 'Accept' })),
  ];
  for (const [index, { top }] of parts.slice(1).entries())
    expect(top - (parts[index]?.bottom ?? 0), `part ${index + 1}`).toBeGreaterThanOrEqual(12);
});

test('on a tablet each order has its step at the end of its last row, of one width, and its form has all of the row', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const { product, token } = await openDashboard(shop, page);
  for (const steps of [[], ['accept'], ['accept', 'pack'], ['accept', 'pack', 'dispatch']]) {
    const { shipments } = await order(shop, product);
    for (const step of steps)
      await call(shop, `/seller/shipments/${shipments[0]?.id}/${step}`, {
        body: step === 'dispatch' ? { courier: 'Desert Express', trackingNumber: 'DX1' } : {},
        token,
      });
  }
  await page.goto('/seller-dashboard');
  const orders = page.locator('#orders');
  await orders.getByRole('button', { name: /^All/ }).click();
  const steps = orders.getByRole('button', { name: /^(Accept|Mark as packed|Dispatch|Mark as delivered)$/ });
  await expect(steps).toHaveCount(4);
  const boxes = await steps.evaluateAll((buttons) =>
    buttons.map((button) => {
      const [{ width, right, bottom }, row] = [button, button.closest('li') as Element].map((one) =>
        one.getBoundingClientRect(),
      ) as [DOMRect, DOMRect];
      return { width, end: Math.round(row.right - right), below: row.bottom - bottom };
    }),
  );
  for (const { width, end, below } of boxes) {
    expect(width).toBe(200);
    expect(end).toBe(boxes[0]?.end);
    expect(below).toBeLessThan(16);
  }
  await orders.getByRole('button', { name: 'Dispatch' }).click();
  const [form, list] = [
    await orders.locator('form:not([hidden])').boundingBox(),
    await orders.locator('[data-list]').boundingBox(),
  ];
  expect(Math.abs((form?.width ?? 0) - (list?.width ?? 0))).toBeLessThanOrEqual(2);
});

test('on a phone an order is a low card', async ({ page, shop }) => {
  await page.setViewportSize(NARROW);
  const { product } = await openDashboard(shop, page);
  const { number } = await order(shop, product);
  await page.goto('/seller-dashboard');
  const card = page.locator('#orders').getByRole('listitem').filter({ hasText: number }).first();
  await expect(card.getByRole('button', { name: 'Accept' })).toBeVisible();
  expect((await card.boundingBox())?.height).toBeLessThanOrEqual(230);
  for (const control of [...(await card.getByRole('button').all()), card.getByText('Asha Devi, Jaipur')])
    if (await control.isVisible()) expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await enlarge(page);
  expect(await findFaults(page)).toEqual([]);
});

for (const [width, height, most] of [
  [360, 740, 220],
  [1280, 800, 196],
] as const)
  test(`the work of each section begins high on a screen of ${width} pixels`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height });
    const { product } = await openDashboard(shop, page);
    await order(shop, product);
    const notice = page.getByRole('button', { name: /documents.*Send now$/ });
    for (const section of ['orders', 'returns', 'products', 'stock', 'figures', 'payouts']) {
      await page.goto(`/seller-dashboard#${section}`);
      const part = page.locator(`#${section}`);
      const first = part.locator('[data-list] > *, [data-figures] > *, [data-empty]').filter({ visible: true }).first();
      await expect(first).toBeVisible();
      // What is missing stands before the work, on a line; with the orders it is named.
      const isNamed = section === 'orders';
      await expect(notice).toHaveText(
        isNamed
          ? /^\s*Send 3 documents: PAN card, GST certificate, cancelled cheque or passbook page/
          : /^\s*3 documents to send/,
        { useInnerText: true },
      );
      const box = await notice.boundingBox();
      expect(box?.height).toBeLessThanOrEqual(isNamed && width < 1000 ? 100 : 48);
      const below = ((await part.boundingBox())?.y ?? 0) - (box?.y ?? 0);
      expect(below).toBeGreaterThan(44);
      expect(((await first.boundingBox())?.y ?? 0) - below, section).toBeLessThan(most);
      await expect(part.getByRole('heading').first(), section).toBeInViewport({ ratio: 1 });
    }
    const [tabs, work] = [page.getByRole('navigation', { name: 'Dashboard' }), page.locator('#payouts')];
    const [left, right] = [await tabs.boundingBox(), await work.boundingBox()];
    // The tabs are beside the work where there is room, else at the lower edge of the screen.
    if (width > 1000) expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
    else expect((left?.y ?? 0) + (left?.height ?? 0)).toBe(height);
  });

test('a product says what is left of it', async ({ page, shop }) => {
  const { product, token } = await openDashboard(shop, page);
  await call(shop, `/seller/stock/${product.sku}`, { method: 'PUT', body: { soldOut: true }, token });
  await page.goto('/seller-dashboard#products');
  const card = page.locator('#products').getByRole('listitem').filter({ hasText: product.sku }).first();
  await expect(card).toContainText('Sold out');
  // Nothing beside it says that it is on sale.
  await expect(card).not.toContainText('In the shop');
  // Its name opens it, from anywhere in its row.
  await card.click({ position: { x: 20, y: 8 } });
  await expect(page.getByRole('form', { name: `Edit ${product.title}` })).toBeVisible();
});

test('on a phone, the parts of the dashboard give way to a product that is edited, and are back in other parts', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(NARROW);
  const { product } = await openDashboard(shop, page);
  await page.goto('/seller-dashboard#products');
  const parts = page.getByRole('navigation', { name: 'Dashboard' });
  await expect(parts).toBeVisible();
  const card = page.locator('#products').getByRole('listitem').filter({ hasText: product.sku }).first();
  await card.click({ position: { x: 20, y: 8 } });
  await expect(page.getByRole('form', { name: `Edit ${product.title}` })).toBeVisible();
  await expect(parts).toBeHidden();
  await page.getByRole('button', { name: /documents to send/ }).click();
  await expect(page.locator('#products')).toBeHidden();
  await expect(parts).toBeVisible();
});

test('the menu at the seller’s name has its page, details and documents, in text of both sizes', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(NARROW);
  const { product, businessName } = await openDashboard(shop, page);
  await order(shop, product);
  await page.goto('/seller-dashboard');
  await openMenu(page);
  const header = page.getByRole('banner');
  await expect(header.getByText(businessName)).toBeVisible();
  const own = header.getByRole('link', { name: 'See my shop page' });
  await expect(own).toHaveAttribute('href', `/shop/${product.sellerId}`);
  for (const control of [own, ...(await header.getByRole('button').all())])
    expect(Math.round((await control.boundingBox())?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await expect(header.getByRole('link', { name: 'Your details' })).toHaveAttribute('href', '#details');
  await header.getByRole('button', { name: 'Your documents: 3 to send' }).click();
  await expect(page.getByLabel('PAN card')).toBeInViewport();
  // There they are named once.
  for (const other of [page.getByText('Copies of your documents'), page.getByText('Send 3 documents')])
    await expect(other).toBeHidden();
  await expect(own).toBeHidden();
  await enlarge(page);
  expect(await findFaults(page)).toEqual([]);
  // Once they are sent, they are among the details.
  await page.route('**/seller/application/documents', (route) =>
    route.fulfill({
      json: { data: { wanted: ['pan'], sent: [{ kind: 'pan', bytes: 2_048, sentAt: '2026-11-20T07:30:00.000Z' }] } },
    }),
  );
  await page.reload();
  await openMenu(page);
  await header.getByRole('button', { name: 'Your documents', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
  await expect(page.getByText(/^Sent .*2 KB/)).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Bank account' })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
});
