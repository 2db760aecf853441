import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { encodePicture, foreseeWidths, type PictureUse, readHead } from '../../src/integration/pictures/encode.ts';
import { planPictures } from '../../src/integration/pictures/prepare.ts';
import { isPrepared, type PreparedPicture, type SitePicture } from '../../src/catalog/site.ts';
import { type Catalog, loadCatalog } from '../../src/catalog/load.ts';
import { changeJson, makeSecondShop } from '../support/temporary.ts';

/** A photograph-like picture: coloured noise compresses badly, as cloth and grass do. */
async function makeNoise(
  width: number,
  height: number,
  format: 'jpeg' | 'png' | 'webp',
  quality = 90,
): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  let state = 7;
  for (let i = 0; i < pixels.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    pixels[i] = state >>> 24;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .blur(1.2)
    .toFormat(format, { quality })
    .toBuffer();
}

function preparedOf(pictures: ReadonlyMap<string, SitePicture>, source: string): PreparedPicture {
  const picture = pictures.get(source);
  if (!picture || !isPrepared(picture)) throw new Error(`${source} was not prepared.`);
  return picture;
}

/** Plans and encodes every picture, and returns what they are. */
async function preparePictures(catalog: Catalog, cache: string) {
  const plan = await planPictures(catalog, cache);
  await plan.encode(4);
  return plan.pictures;
}

const pixelAt = async (picture: Buffer, x: number, y: number): Promise<number[]> => {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3)];
};
const isNear = (actual: number[], wanted: number[]) =>
  actual.every((value, index) => Math.abs(value - (wanted[index] ?? 0)) < 24);

const encodeSource = async (source: Buffer, use: PictureUse) => encodePicture(source, await readHead(source), use);

describe('any photograph that an editor has', () => {
  test('a portrait JPEG of 4 MB with an EXIF rotation comes out upright, whole and square', async () => {
    // Stored lying on its side: 4000 × 3000, red at its left edge; turned by EXIF 6, red is at the top.
    const lying = await sharp(await makeNoise(4000, 3000, 'jpeg', 95))
      .composite([
        { input: { create: { width: 400, height: 3000, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
      ])
      .jpeg({ quality: 94 })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(lying.length).toBeGreaterThan(4_000_000);
    const encoded = await encodeSource(lying, 'card');
    expect(encoded.map(({ width }) => width).at(-1)).toBe(1920);
    for (const { width, data } of encoded) {
      const { format, width: realWidth, height } = await sharp(data).metadata();
      expect([format, realWidth, height]).toEqual(['webp', width, width]);
    }
    // The portrait stands in the middle: its top is red, and its sides are filled, not stretched.
    const large = encoded.at(-1)?.data as Buffer;
    expect(isNear(await pixelAt(large, 960, 60), [255, 0, 0])).toBe(true);
    expect(isNear(await pixelAt(large, 60, 60), [255, 0, 0])).toBe(false);
  }, 300_000);

  test('keeps to 8 KB for a card and 14 KB for a first view, however busy the picture', async () => {
    const encoded = await encodeSource(await makeNoise(1600, 1600, 'jpeg'), 'card');
    const card = encoded[0] as { width: number; data: Buffer };
    expect(card.width).toBeLessThanOrEqual(256);
    expect(card.data.length).toBeLessThanOrEqual(8_000);
    const widths = encoded.map(({ width }) => width);
    expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
    for (const { width, data } of encoded.filter((entry) => entry.width <= 750))
      expect(data.length, `${width}`).toBeLessThanOrEqual(14_000);
  });

  test('uses the bytes that it may have, also where it has to be blurred', async () => {
    const pixels = await makeNoise(1200, 1200, 'jpeg');
    for (const blur of [1, 2, 4]) {
      const encoded = await encodeSource(await sharp(pixels).blur(blur).jpeg({ quality: 92 }).toBuffer(), 'gallery');
      const detail = encoded.find(({ width }) => width === 750)?.data.length ?? 0;
      expect(detail).toBeLessThanOrEqual(14_000);
      expect(detail).toBeGreaterThan(14_000 * 0.55);
    }
  });

  const widthsOf = async (side: number, use: 'card' | 'gallery') =>
    (
      await encodeSource(
        await sharp({ create: { width: side, height: side, channels: 3, background: '#886644' } })
          .png()
          .toBuffer(),
        use,
      )
    ).map(({ width }) => width);

  test('is never enlarged', async () => {
    expect(await widthsOf(120, 'card')).toEqual([120]);
    expect(await widthsOf(256, 'card')).toEqual([256]);
    expect(await widthsOf(512, 'card')).toEqual([256, 512]);
    expect(await widthsOf(700, 'card')).toEqual([256, 640]);
    expect(await widthsOf(1000, 'card')).toEqual([256, 640, 750]);
    expect(await widthsOf(2400, 'card')).toEqual([256, 640, 750, 1920]);
  });

  test('that only a gallery shows has no width of listings but its thumbnail', async () => {
    expect(await widthsOf(120, 'gallery')).toEqual([120]);
    expect(await widthsOf(512, 'gallery')).toEqual([256, 512]);
    expect(await widthsOf(700, 'gallery')).toEqual([256, 640]);
    expect(await widthsOf(768, 'gallery')).toEqual([256, 750]);
    expect(await widthsOf(2400, 'gallery')).toEqual([256, 750, 1920]);
  });

  test('fills the widths that were foreseen: 750 only where that shows more than 640, and is itself where it is finished', async () => {
    const calm = await sharp({ create: { width: 768, height: 768, channels: 3, background: '#886644' } })
      .webp()
      .toBuffer();
    const fine = await sharp(await makeNoise(768, 768, 'jpeg'))
      .blur(2.5)
      .webp({ quality: 50 })
      .toBuffer();
    expect(fine.length).toBeGreaterThan(14_000);
    expect(fine.length).toBeLessThan(24_000);
    const busy = await makeNoise(768, 768, 'webp', 40);
    expect(busy.length).toBeGreaterThan(24_000);
    for (const [source, use, widths] of [
      [calm, 'card', [256, 640, 768]],
      [calm, 'gallery', [256, 768]],
      [fine, 'card', [256, 640, 750]],
      [fine, 'gallery', [256, 750]],
      [busy, 'card', [256, 640]],
      [busy, 'gallery', [256, 640]],
    ] as const) {
      expect(foreseeWidths(await readHead(source), source.length, use)).toEqual(widths);
      expect((await encodeSource(source, use)).map(({ width }) => width)).toEqual(widths);
    }
  });

  test('with transparency stands on white', async () => {
    const png = await sharp({
      create: { width: 600, height: 300, channels: 4, background: { r: 0, g: 0, b: 255, alpha: 0.0 } },
    })
      .png()
      .toBuffer();
    const [card] = await encodeSource(png, 'card');
    expect(isNear(await pixelAt(card?.data as Buffer, 5, 5), [255, 255, 255])).toBe(true);
  });

  test('that is finished already is taken as it is', async () => {
    const finished = await sharp({ create: { width: 512, height: 512, channels: 3, background: '#a3123f' } })
      .webp({ quality: 80 })
      .toBuffer();
    expect((await encodeSource(finished, 'card')).at(-1)?.data.equals(finished)).toBe(true);
  });
});

describe('pictures of a catalogue', () => {
  let photo: Buffer;
  beforeAll(async () => {
    photo = await sharp(await makeNoise(800, 600, 'png'))
      .blur(8)
      .jpeg()
      .toBuffer();
  });

  test('are found again by their content', async () => {
    const { catalog, cache } = makeSecondShop();
    const first = await preparePictures(loadCatalog(catalog), cache);
    const noted = readFileSync(join(cache, `${preparedOf(first, 'cup.png').digest}.json`), 'utf8');
    writeFileSync(join(cache, `${preparedOf(first, 'cup.png').digest}.json`), noted.replace('[256,512]', '[256]'));
    // The note is believed: nothing is encoded a second time.
    expect(preparedOf(await preparePictures(loadCatalog(catalog), cache), 'cup.png').widths).toEqual([256]);
  });

  test('have the widths of cards where one shows them, and those of galleries where none does', async () => {
    const { catalog, cache } = makeSecondShop();
    for (const [name, blur] of [
      ['front.jpg', 1],
      ['back.jpg', 2],
      ['label.jpg', 3],
    ] as const)
      writeFileSync(join(catalog, 'images', name), await sharp(photo).blur(blur).toBuffer());
    const setPictures = (file: string, images: string[]) =>
      changeJson<{ images: unknown }>(join(catalog, 'products', file), (product) => {
        product.images = images;
      });
    setPictures('tea/first-flush.json', ['front.jpg', 'label.jpg', 'back.jpg']);
    setPictures('cups/kulhad.json', ['back.jpg']);
    const pictures = await preparePictures(loadCatalog(catalog), cache);
    expect(['front.jpg', 'back.jpg', 'label.jpg'].map((source) => preparedOf(pictures, source).widths)).toEqual([
      [256, 640, 750],
      [256, 640, 750],
      [256, 750],
    ]);
  });

  test('that are no pictures stop the build with the file that names them', async () => {
    const { catalog, cache } = makeSecondShop();
    writeFileSync(join(catalog, 'images', 'cup.png'), 'GIF89a but not really');
    await expect(preparePictures(loadCatalog(catalog), cache)).rejects.toThrow(/home\.json|blue\.json/);
  });
});
