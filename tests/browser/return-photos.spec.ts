import type { Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { expectNoFindings } from './axe.ts';
import { signInToDashboard } from './operator-steps.ts';
import { type RealHost, test } from './real-host.ts';
import { call, openShop, order } from './seller-steps.ts';
import { expect } from './shop.ts';

/** Photos that a shopper sends with a return, from the form to seller and operator. */

const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 2_400, height: 1_800, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

/** An order that was delivered, opened by a guest on this phone. */
async function openDelivered(shop: RealHost, page: Page) {
  const { product, token } = await openShop(shop, page);
  const placed = await order(shop, product, 2);
  const [shipment] = placed.shipments;
  const step = (name: string, body = {}) => call(shop, `/seller/shipments/${shipment?.id}/${name}`, { body, token });
  await step('accept');
  await step('pack');
  await step('dispatch', { courier: 'Desert Express', trackingNumber: 'DX1' });
  await step('deliver');
  await page.goto(`/order?number=${placed.number}#key=${placed.key}`);
  await page.getByText(/^Return items \(until /).click();
  await page.getByRole('radio', { name: 'It does not fit' }).check();
  return { ...placed, token };
}

const news = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });
const request = (page: Page) => page.getByRole('button', { name: 'Request return' }).click();

test('photos go with a return, and shopper, seller and operator see them', async ({ page, shop }) => {
  const { number } = await openDelivered(shop, page);
  await page.getByLabel(/^Photos/).setInputFiles([await photo('front.jpg', '#3a6'), await photo('back.jpg', '#a36')]);
  const sizes: number[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/pictures')) sizes.push(sent.postDataBuffer()?.length ?? 0);
  });
  await request(page);
  await expect(news(page, 'Return requested. The seller will reply.')).toContainText('2 photos added.');
  expect(sizes).toHaveLength(2);
  await page.getByRole('button', { name: 'Show 2 photos' }).click();
  const width = (index: number) =>
    page.getByAltText(`Photo ${index} of the return`).evaluate((image: HTMLImageElement) => image.naturalWidth);
  // Made smaller in the browser.
  for (const index of [1, 2]) await expect.poll(() => width(index)).toBe(1_280);
  const first = page.getByRole('button', { name: 'Photo 1 of the return' });
  const small = (await first.boundingBox())?.width ?? 0;
  await first.click();
  expect((await first.boundingBox())?.width).toBeGreaterThan(2 * small);
  await expectNoFindings(page);
  await page.getByLabel('Add a photo').setInputFiles(await photo('side.jpg', '#36a'));
  await expect(news(page, '1 photo added.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show 3 photos' })).toBeVisible();
  await expect(page.getByLabel('Add a photo')).toBeHidden();

  await page.goto(`${shop.address}/api/seller-office/returns`);
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(3);

  await signInToDashboard(page, shop, 'mina');
  await page.goto(`${shop.address}/operator/returns`);
  const shown = page.getByRole('article').filter({ hasText: number }).getByRole('img');
  await expect(shown).toHaveCount(3);
  await shown.first().scrollIntoViewIfNeeded();
  await expect.poll(() => shown.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1_280);
});

test('a large picture with a transparent background is sent on white', async ({ page, shop }) => {
  await openDelivered(shop, page);
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const buffer = await sharp({ create: { width: 2_400, height: 1_800, channels: 4, background: clear } })
    .png()
    .toBuffer();
  await page.getByLabel(/^Photos/).setInputFiles({ name: 'cut-out.png', mimeType: 'image/png', buffer });
  await request(page);
  await page.getByRole('button', { name: 'Show 1 photo' }).click();
  const corner = await page.getByAltText('Photo 1 of the return').evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    context?.drawImage(image, 0, 0);
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
  });
  expect(corner).toEqual([255, 255, 255, 255]);
});

test('a return stands when a photo fails, which can be sent later and counts once', async ({
  page,
  shop,
  complaints,
}) => {
  complaints.expect(/Failed to load resource|ERR_FAILED/);
  await openDelivered(shop, page);
  const text = { name: 'notes.txt', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture at all') };
  const front = await photo('front.jpg', '#3a6');
  await page.getByLabel(/^Photos/).setInputFiles([text, front]);
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  let asked = 0;
  await page.route('**/api/orders/*/returns/*/pictures', (route) =>
    asked++ === 1 ? loseAnswer(route) : route.continue(),
  );
  await request(page);
  const said = news(page, 'Return requested.');
  await expect(said).toContainText('0 of 2 photos added. notes.txt: The picture can’t be read: it is not a JPEG');
  await expect(said).toContainText('front.jpg: We couldn’t reach the shop.');
  await page.getByLabel('Add up to 3 photos').setInputFiles(front);
  await expect(news(page, '1 photo added.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show 1 photo' })).toBeVisible();
});

test('four photos are too many, and nothing is sent', async ({ page, shop }) => {
  await openDelivered(shop, page);
  const files = await Promise.all(['#111', '#222', '#333', '#444'].map((colour) => photo(`${colour}.jpg`, colour)));
  await page.getByLabel(/^Photos/).setInputFiles(files);
  await request(page);
  await expect(news(page, 'Choose at most 3 photos.')).toBeVisible();
  await expect(page.getByText('Return of 1')).toBeHidden();
});
