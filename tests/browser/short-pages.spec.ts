import type { Page } from '@playwright/test';
import { findLayoutShifts, recordLayoutShifts } from './layout-shifts.ts';
import { test } from './real-host.ts';
import { expect } from './shop.ts';
import { keep } from './steps.ts';

/** Pages that say little are no higher for it: their footer follows what is said, and comes with it, so that it does not move. */

const ENDS: readonly {
  readonly of: string;
  readonly heading: string;
  readonly open: (page: Page) => Promise<unknown>;
}[] = [
  {
    of: 'the checkout of an empty cart',
    heading: 'Your cart is empty',
    open: (page) => page.goto('/checkOut'),
  },
  {
    of: 'an order that this device does not know',
    heading: 'We can’t show this order here',
    open: (page) => page.goto('/order?number=7K3MQ-9XD2A'),
  },
  {
    of: 'orders of which nothing is heard',
    heading: 'We can’t show your orders',
    open: async (page) => {
      await page.route('**/api/**', (route) => route.abort());
      await keep(page, 'orders', [{ number: '7K3MQ-9XD2A', key: 'a'.repeat(32) }]);
      await page.goto('/order');
    },
  },
  {
    of: 'a shared list of what is no longer sold',
    heading: 'Nothing on this list is sold here now',
    open: (page) => page.goto('/shared#list=NO-SUCH,1,'),
  },
];

for (const { of, heading, open } of ENDS)
  test(`the footer follows ${of}`, async ({ page, complaints }) => {
    complaints.expect(/404|ERR_FAILED|Failed to load resource/);
    await recordLayoutShifts(page);
    await open(page);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    const room = await page.evaluate(() => {
      const ends = [...document.querySelectorAll('main :is(h1, h2, p, a, button, img, input)')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.getBoundingClientRect().bottom);
      return (document.querySelector('footer')?.getBoundingClientRect().top ?? NaN) - Math.max(...ends);
    });
    expect(room).toBeGreaterThanOrEqual(0);
    expect(room).toBeLessThan(130);
    expect(await findLayoutShifts(page)).toEqual([]);
  });
