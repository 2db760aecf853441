import { expectNoFindings } from './axe.ts';
import { enlarge, findFaults } from './large-text.ts';
import { type RealHost, test } from './real-host.ts';
import { call, openOffice, openShop, order } from './seller-steps.ts';
import { expect } from './shop.ts';

/** The seller's office: its look, languages and keyboard. Rules and actions are in tests/api/suites. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SCREENS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
/** Every page of the menu and of the account. */
const PAGES = [
  '',
  '/orders',
  '/returns',
  '/products',
  '/stock',
  '/figures',
  '/payouts',
  '/details',
  '/documents',
  '/language',
];

/** A shop with an order to accept, one to dispatch, and a return to answer. */
async function fillShop(shop: RealHost, { product, token }: Awaited<ReturnType<typeof openShop>>): Promise<void> {
  const step = (id: string | undefined, name: string, body = {}) =>
    call(shop, `/seller/shipments/${id}/${name}`, { body, token });
  await order(shop, product);
  const packed = (await order(shop, product)).shipments[0]?.id;
  for (const name of ['accept', 'pack']) await step(packed, name);
  const { number, key, shipments } = await order(shop, product);
  const [shipment] = shipments;
  for (const name of ['accept', 'pack']) await step(shipment?.id, name);
  await step(shipment?.id, 'dispatch', { courier: 'Delhivery', trackingNumber: '1490812345678' });
  await step(shipment?.id, 'deliver');
  await call(shop, `/orders/${number}/returns`, {
    body: { lines: [{ lineId: shipment?.lines[0]?.id, quantity: 1 }], reason: 'Too small' },
    headers: { 'x-order-key': key },
  });
}

test('every page fits on a phone and a wide screen, with text of both sizes, and has no errors of accessibility', async ({
  page,
  shop,
}) => {
  await fillShop(shop, await openShop(shop, page));
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    for (const path of PAGES) {
      await openOffice(page, shop, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await findFaults(page), `${path} at ${screen.width}`).toEqual([]);
      await expectNoFindings(page);
      // On a wide screen, larger text makes the widths of media queries larger, too, which `enlarge` can't do.
      if (screen.width > 360) continue;
      await enlarge(page);
      expect(await findFaults(page), `${path} at ${screen.width}, large`).toEqual([]);
    }
  }
});

test('every page speaks each language, from right to left too, and fits', async ({ page, shop }) => {
  await fillShop(shop, await openShop(shop, page));
  for (const [language, direction] of [
    ['hi', 'ltr'],
    ['ta', 'ltr'],
    ['ar', 'rtl'],
  ] as const) {
    await openOffice(page, shop, '/language');
    await page.getByRole('combobox').selectOption(language);
    await page.locator('main form button').click();
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      for (const path of PAGES) {
        await openOffice(page, shop, path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('body')).toHaveCSS('direction', direction);
        expect(await findFaults(page), `${path} in ${language} at ${screen.width}`).toEqual([]);
      }
    }
  }
});

for (const script of [true, false])
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: script });

    test('a seller reaches orders from Today by the keyboard, and accepts one', async ({ page, shop }) => {
      const { product } = await openShop(shop, page);
      const { number } = await order(shop, product);
      await openOffice(page, shop);
      await page.getByRole('link', { name: /1 new order to accept/ }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
      await page.locator('.rows').getByRole('button', { name: 'Accept' }).first().focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: number })).toBeVisible();
    });

    test('the menu of a phone opens with all pages, and says where one is', async ({ page, shop }) => {
      await page.setViewportSize(SCREENS[0] ?? { width: 360, height: 740 });
      await openShop(shop, page);
      await openOffice(page, shop, '/details');
      await page.getByRole('navigation').getByRole('button', { name: 'More' }).click();
      await page.getByRole('link', { name: 'Figures' }).filter({ visible: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Figures' })).toBeVisible();
    });
  });
