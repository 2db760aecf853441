import type { Locator } from '@playwright/test';
import { test } from './real-host.ts';
import { call, openDashboard, order } from './seller-steps.ts';
import { expect } from './shop.ts';

/** How the orders of a seller are laid out, in each tab and width. */

const WIDTHS = [320, 360, 768, 1024, 1280, 1920];

/** What stands on something else in a row: its words, buttons and labels of states. */
const findOverlaps = (rows: Locator): Promise<readonly string[]> =>
  rows.evaluateAll((all) =>
    all.flatMap((row) => {
      const range = document.createRange();
      const words = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
      const found: { of: Element; text: string; box: DOMRect }[] = [];
      while (words.nextNode()) {
        const { currentNode: node } = words;
        const of = node.parentElement?.closest('.button, .dashboard__state') ?? node.parentElement;
        const text = node.textContent?.trim().slice(0, 30);
        if (!of?.checkVisibility() || !text) continue;
        range.selectNodeContents(node);
        // The words alone: the room around a link, where it can be tapped, reaches over others.
        const isShape = of.matches('.button, .dashboard__state');
        const boxes = isShape ? [of.getBoundingClientRect()] : [...range.getClientRects()];
        found.push(...boxes.map((box) => ({ of, text, box })));
      }
      return found.flatMap((a, index) =>
        found
          .slice(index + 1)
          .filter(
            (b) =>
              a.of !== b.of &&
              Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 1 &&
              // Lines that are close to each other share the room of their letters' marks.
              Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > 5,
          )
          .map((b) => `${a.text} on ${b.text}`),
      );
    }),
  );

test('nothing of an order stands on anything else, in each tab and width, and all of it begins where its number does', async ({
  page,
  shop,
}) => {
  test.slow();
  const { product, token } = await openDashboard(shop, page);
  const ways = [[], ['accept'], ['accept', 'pack'], ['accept', 'pack', 'dispatch']];
  for (const steps of [...ways, ['accept', 'pack', 'dispatch', 'deliver'], ['decline']]) {
    const { shipments } = await order(shop, product);
    for (const step of steps)
      await call(shop, `/seller/shipments/${shipments[0]?.id}/${step}`, {
        body:
          step === 'dispatch'
            ? { courier: 'Desert Express', trackingNumber: 'DX12345' }
            : step === 'decline'
              ? { reason: 'It is not made any more' }
              : {},
        token,
      });
  }
  let isLong = false;
  await page.route('**/seller/shipments?*', async (route) => {
    const { data } = (await (await route.fetch()).json()) as { data: { shipments: Record<string, object>[] } };
    for (const shipment of isLong ? data.shipments : []) {
      shipment['contact'] = { ...shipment['contact'], name: 'Venkatanarasimharajuvaripeta Lakshminarayanan' };
      shipment['address'] = { ...shipment['address'], city: 'Thiruvananthapuram' };
      Object.assign(shipment, { collectMinor: 123_456_78, dispatchBy: '2020-11-20' });
    }
    await route.fulfill({ json: { data } });
  });
  const rows = page.locator('#orders [data-list] > li');
  const faults: string[] = [];
  for (isLong of [false, true]) {
    await page.goto('/seller-dashboard');
    await page.reload();
    await expect(rows).toHaveCount(3);
    for (const [tab, count] of [
      ['To do', 3],
      ['On the way', 1],
      ['Delivered', 1],
      ['All', 6],
    ] as const) {
      await page
        .getByRole('group', { name: 'Show' })
        .getByRole('button', { name: new RegExp(`^${tab}`) })
        .click();
      await expect(rows).toHaveCount(count);
      await expect(page.locator('#orders')).not.toHaveAttribute('aria-busy');
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        faults.push(...(await findOverlaps(rows)).map((fault) => `${tab} at ${width}: ${fault}`));
        // On a tablet it has all of the row, but for the boxes.
        if (width !== 768) continue;
        const starts = await rows.evaluateAll((all) =>
          all.flatMap((row) =>
            [...row.querySelectorAll('.dashboard__part, .dashboard__lines, .dashboard__to')].map(
              (part) => part.getBoundingClientRect().left - row.getBoundingClientRect().left,
            ),
          ),
        );
        if (starts.some((start) => start !== starts[0] || start > 48)) faults.push(`${tab} begins at ${starts}`);
      }
    }
  }
  expect(faults).toEqual([]);
});
