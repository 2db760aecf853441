import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type PictureServer, startPictureServer } from '../support/picture-server.ts';
import { findLayoutShifts, recordLayoutShifts } from './layout-shifts.ts';
import { OwnShop } from './own-shop.ts';
import { expect, test } from './shop.ts';

/** A shop whose pictures stay on an image CDN: of 900 × 1200 pixels, at any width by `?w=`. */

const PAGE = '/first-flush-darjeeling-100-g-tin/p/TEA-FF';
/** Answered by the tests themselves. */
const HOST = 'https://pictures.test';
const shop = new OwnShop();
let cdn: PictureServer;
let stopPictures = () => {};
let site = '';

// One worker builds the shop for all tests.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  cdn = await startPictureServer((request, response) => {
    void draw(new URL(request.url ?? '', 'http://cdn')).then((picture) =>
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture),
    );
  });
  stopPictures = () => cdn.stop();
  const { catalog } = shop;
  cpSync('tests/fixtures/second-shop', catalog, { recursive: true });
  change(join(catalog, 'store.json'), {
    images: {
      mode: 'keep',
      patterns: [{ hosts: ['127.0.0.1', 'pictures.test'], from: '/{rest}', to: '/{rest}?w={width}' }],
    },
  });
  change(join(catalog, 'products/tea/first-flush.json'), {
    images: [{ src: `${HOST}/tin.jpg`, width: 900, height: 1200 }, `${cdn.url}/leaf.jpg`],
  });
  site = await shop.open({ PRIVATE_PICTURE_HOSTS: cdn.host });
});

test.afterAll(() => {
  stopPictures();
  shop.close();
});

/** A picture as the CDN makes it. */
function draw({ searchParams }: URL): Promise<Buffer> {
  const width = Number(searchParams.get('w') ?? 900);
  return sharp({ create: { width, height: Math.round((width * 4) / 3), channels: 3, background: '#2d6a4f' } })
    .jpeg()
    .toBuffer();
}

function change(file: string, fields: object): void {
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...fields }));
}

test.beforeEach(async ({ page }) => {
  await page.route(`${HOST}/**`, async (route) => {
    const picture = await draw(new URL(route.request().url()));
    await route.fulfill({ contentType: 'image/jpeg', body: picture });
  });
});

test('is asked for the width that the screen needs, without anything moving when it arrives', async ({ page }) => {
  await recordLayoutShifts(page);
  await page.goto(site + PAGE);
  const picture = page.getByRole('region', { name: 'Pictures' }).getByRole('img').first();
  await expect(picture).toHaveAttribute('srcset', /\?w=256 256w, .*\?w=640 640w, .*\?w=750 750w, .*\?w=900 900w$/);
  await expect(picture).toHaveJSProperty('currentSrc', `${HOST}/tin.jpg?w=640`);
  await expect(picture).toHaveJSProperty('complete', true);
  // Twice the width of a picture in CSS pixels is 640: it has arrived.
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(200);
  expect(await findLayoutShifts(page)).toEqual([]);
});

test('costs a build one request for its size, or none where the catalogue says it', async () => {
  expect(cdn.requests.filter((request) => request.includes('bytes='))).toEqual(['/leaf.jpg bytes=0-65535']);
});

test('is what machines are told of', async ({ page }) => {
  await page.goto(site + PAGE);
  const described = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(described).toContain(`${HOST}/tin.jpg?w=900`);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', `${HOST}/tin.jpg?w=900`);
});

test('is beside its line in the cart', async ({ page, activate }) => {
  await page.goto(site + PAGE);
  await activate(page.getByRole('button', { name: 'Add to cart' }).first());
  await expect(page.locator('.header__badge').last()).toHaveText('1');
  await page.goto(`${site}/cart`);
  await expect(page.locator('.cart-row__picture').first()).toHaveAttribute('src', `${HOST}/tin.jpg?w=256`);
});

test('has its host, and no other, in the policy of every page', async ({ request }) => {
  const policy = (await request.get(site + PAGE)).headers()['content-security-policy'] ?? '';
  expect(/img-src [^;]*/.exec(policy)?.[0]).toBe(`img-src 'self' data: ${cdn.url} ${HOST}`);
});
