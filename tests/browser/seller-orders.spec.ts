import { findOverlaps } from './overlaps.ts';
import { test } from './real-host.ts';
import { call, openDashboard, order } from './seller-steps.ts';
import { expect } from './shop.ts';

/** How the orders of a seller are laid out, in each tab and width. */

const WIDTHS = [320, 360, 768, 1024, 1280, 1920];

test('nothing of an order stands on anything else, in each tab and width, and all of it begins where its number does', async ({
  page,
  shop,
}) => {
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
        faults.push(
          ...(await findOverlaps(rows, { shapes: '.button, .dashboard__state', shared: 5 })).map(
            (fault) => `${tab} at ${width}: ${fault}`,
          ),
        );
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
