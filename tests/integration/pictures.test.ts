import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readHead } from '../../src/catalog/pictures/read-head.ts';
import { heightAt } from '../../src/core/pictures/picture-shape.ts';
import { encodePicture, encoderName, foreseeWidths, type PictureUse } from '../../src/integration/pictures/encode.ts';
import { encodeWebp } from '../../src/integration/pictures/fit-bytes.ts';
import { planPictures, publishPictures } from '../../src/integration/pictures/prepare.ts';
import { Original } from '../../src/integration/pictures/score.ts';
import { isPrepared, type PreparedPicture, type SitePicture } from '../../src/catalog/site/site.ts';
import { type Catalog, loadCatalog } from '../../src/catalog/load/load.ts';
import { MADE_KINDS, makePhotograph } from '../support/made-photographs.ts';
import { judgeShown, LEAST_ALIKE, LEAST_ALIKE_SAMPLE } from '../support/similarity.ts';
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

/** The mean difference of neighbouring pixels' luma: a blur makes it small. */
async function sharpnessOf(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  let sum = 0;
  for (let at = 1; at < data.length; at++)
    if (at % info.width > 0) sum += Math.abs((data[at] ?? 0) - (data[at - 1] ?? 0));
  return sum / data.length;
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

const sides = (side: number) => ({ width: side, height: side });
const encodeBoth = async (source: Buffer, use: PictureUse) => encodePicture(source, await readHead(source), use);
const encodeSource = async (source: Buffer, use: PictureUse) =>
  (await encodeBoth(source, use)).filter(({ format }) => format === 'webp');

afterEach(() => void vi.unstubAllEnvs());

describe('any photograph that an editor has', () => {
  test('a portrait JPEG of 4 MB with an EXIF rotation comes out upright, whole and in its own shape', async () => {
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
      expect([format, height]).toEqual(['webp', heightAt(realWidth, 4 / 3)]);
      // A file for the first view may have fewer pixels than its name says.
      if (width > 640) expect(realWidth).toBe(width);
      else expect(realWidth).toBeLessThanOrEqual(width);
    }
    // Its top is red, from side to side.
    const large = encoded.at(-1)?.data as Buffer;
    for (const x of [4, 960, 1915]) expect(isNear(await pixelAt(large, x, 60), [255, 0, 0])).toBe(true);
    expect(isNear(await pixelAt(large, 960, 2500), [255, 0, 0])).toBe(false);
  });

  test('keeps to 8 KB for a card and 14 KB for a first view, however busy the picture', async () => {
    const encoded = await encodeSource(await makeNoise(1600, 1600, 'jpeg'), 'card');
    const card = encoded[1] as { width: number; data: Buffer };
    expect(card.width).toBeLessThanOrEqual(256);
    expect(card.data.length).toBeLessThanOrEqual(8_000);
    const widths = encoded.map(({ width }) => width);
    expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
    for (const { width, data } of encoded.filter((entry) => entry.width <= 640))
      expect(data.length, `${width}`).toBeLessThanOrEqual(14_000);
  });

  test('uses the bytes that it may have where it needs them', async () => {
    const pixels = await makeNoise(1200, 1200, 'jpeg');
    for (const blur of [1, 2, 4]) {
      const encoded = await encodeSource(await sharp(pixels).blur(blur).jpeg({ quality: 92 }).toBuffer(), 'gallery');
      const first = encoded.find(({ width }) => width === 640)?.data.length ?? 0;
      expect(first).toBeLessThanOrEqual(14_000);
      expect(first).toBeGreaterThan(14_000 * 0.55);
    }
  });

  test('is as sharp as its source in the pixels that it has, also where it is noise', async () => {
    const noise = await sharp(await makeNoise(800, 800, 'png'))
      .threshold(128)
      .png()
      .toBuffer();
    for (const { width, data } of await encodeSource(noise, 'card')) {
      const { width: side = 0 } = await sharp(data).metadata();
      const whole = await sharp(noise).resize(side, side).png().toBuffer();
      expect(await sharpnessOf(data), `${width}`).toBeGreaterThan((await sharpnessOf(whole)) * 0.6);
    }
  });

  test.each(MADE_KINDS)('looks like its source on a phone: %s', async (kind) => {
    const { first, shown } = await judgeShown(await makePhotograph(kind, 3));
    expect(first).toBeGreaterThanOrEqual(LEAST_ALIKE.first);
    expect(shown).toBeGreaterThanOrEqual(LEAST_ALIKE.shown);
  });

  test.each([
    'womensNightwear/nighty-bandhani-bottle-1',
    'MensTopWear/shirt-navy-ditsy-1',
    'womensSilkSaree/maheshwari-navy-1',
  ])('keeps the print and the weave of the sample on a phone: %s', async (name) => {
    const { first, shown } = await judgeShown(readFileSync(`catalog/images/${name}.webp`));
    expect(first).toBeGreaterThanOrEqual(LEAST_ALIKE_SAMPLE.first);
    expect(shown).toBeGreaterThanOrEqual(LEAST_ALIKE_SAMPLE.shown);
  });

  test.each([
    [1200, 1600],
    [1600, 1200],
    [640, 853],
    [300, 400],
    [400, 300],
    [90, 120],
    [1000, 250],
  ])('keeps its shape in each file: %i × %i', async (width, height) => {
    const source = await makeNoise(width, height, 'jpeg', 60);
    const head = await readHead(source);
    const encoded = await encodeSource(source, 'card');
    expect(encoded.map((file) => file.width)).toEqual(foreseeWidths(head, 'card'));
    for (const file of encoded) {
      const real = await sharp(file.data).metadata();
      expect(real.width).toBeLessThanOrEqual(file.width);
      expect(Math.abs(real.height - heightAt(real.width, height / width))).toBeLessThanOrEqual(1);
      if (file.width > 640 || file.width === width) expect(real.width).toBe(file.width);
    }
  });

  const widthsOf = async (side: number) =>
    (
      await encodeSource(
        await sharp({ create: { width: side, height: side, channels: 3, background: '#886644' } })
          .png()
          .toBuffer(),
        'gallery',
      )
    ).map(({ width }) => width);

  test('is never enlarged', async () => {
    expect(await widthsOf(90)).toEqual([90]);
    expect(await widthsOf(104)).toEqual([104]);
    expect(await widthsOf(120)).toEqual([104, 120]);
    expect(await widthsOf(256)).toEqual([104, 256]);
    expect(await widthsOf(512)).toEqual([104, 256, 504, 512]);
    expect(await widthsOf(645)).toEqual([104, 256, 637, 645]);
    expect(await widthsOf(700)).toEqual([104, 256, 640, 700]);
    expect(await widthsOf(768)).toEqual([104, 256, 640, 768]);
    expect(await widthsOf(1000)).toEqual([104, 256, 640, 750, 1000]);
    expect(await widthsOf(1250)).toEqual([104, 256, 640, 750, 1250]);
    expect(await widthsOf(2400)).toEqual([104, 256, 640, 750, 1200, 1920]);
  });

  test('fills the widths that were foreseen, and is itself where it is finished', async () => {
    const calm = await sharp({ create: { width: 768, height: 768, channels: 3, background: '#886644' } })
      .webp()
      .toBuffer();
    const busy = await makeNoise(768, 768, 'webp', 10);
    const tooBusy = await makeNoise(768, 768, 'webp', 90);
    expect(busy.length).toBeGreaterThan(24_000);
    expect(busy.length).toBeLessThan(50_000);
    expect(tooBusy.length).toBeGreaterThan(60_000);
    for (const [source, isKept] of [
      [calm, true],
      [busy, true],
      [tooBusy, false],
    ] as const) {
      expect(foreseeWidths(await readHead(source), 'gallery')).toEqual([104, 256, 640, 768]);
      const encoded = await encodeSource(source, 'gallery');
      expect(encoded.map(({ width }) => width)).toEqual([104, 256, 640, 768]);
      expect(encoded.at(-1)?.data.equals(source)).toBe(isKept);
    }
  });

  test('has a file more on a tile of the home page, for phones with two device pixels a pixel', async () => {
    const encoded = await encodeSource(await makeNoise(768, 768, 'webp', 40), 'tile');
    expect(encoded.map(({ width }) => width)).toEqual([104, 160, 256, 380, 640, 768]);
  });

  test('has a file more on cards, and there as many bytes as a list can have where data is saved', async () => {
    const busy = await makeNoise(768, 768, 'webp', 40);
    const encoded = await encodeSource(busy, 'card');
    expect(encoded.map(({ width }) => width)).toEqual([104, 256, 380, 640, 768]);
    expect(foreseeWidths(await readHead(busy), 'card')).toEqual([104, 256, 380, 640, 768]);
    const [, small, card] = encoded.map(({ data }) => data.length) as [number, number, number, number];
    expect(small).toBeLessThanOrEqual(4_700);
    expect(small).toBeGreaterThan(4_700 * 0.55);
    expect(card).toBeLessThanOrEqual(9_000);
    expect(card).toBeGreaterThan(9_000 * 0.55);
  });

  const drawing = readFileSync('catalog/images/Womenkurtha/set-navy-brocade-dupatta-2.webp');

  test('has on cards the quality that looks well, and AVIF where that saves a fifth', async () => {
    const small = (await encodeBoth(drawing, 'card-avif')).filter(({ width }) => width === 256);
    expect(small.map(({ format }) => format)).toEqual(['webp', 'avif']);
    const [webp, avif] = small.map(({ data }) => data) as [Buffer, Buffer];
    expect((await sharp(avif).metadata()).compression).toBe('av1');
    expect(avif.length).toBeLessThanOrEqual(webp.length * 0.8);
    const square = { data: await sharp(drawing).resize(256, 256).removeAlpha().raw().toBuffer(), ...sides(256) };
    const original = new Original(square);
    for (const { format, data } of small) {
      const score = await original.score(data, format);
      expect(score, format).toBeGreaterThan(69);
      expect(score, format).toBeLessThan(74);
    }
    expect(webp.length).toBeLessThan((await encodeWebp(square, { quality: 75 })).length * 0.9);
  });

  test('has AVIF for the wider first views of a card and of its page, too, where that saves a fifth and looks as well', async () => {
    const encoded = await encodeBoth(drawing, 'card-avif');
    const wider = encoded.filter(({ width, format }) => width > 256 && format === 'avif');
    expect(wider.map(({ width }) => width)).toEqual([380, 640]);
    for (const { width, data } of wider) {
      const webp = encoded.find((other) => other.width === width && other.format === 'webp')?.data.length ?? 0;
      expect(data.length, String(width)).toBeLessThanOrEqual(webp * 0.8);
      const square = {
        data: await sharp(drawing).resize(width, width).removeAlpha().raw().toBuffer(),
        ...sides(width),
      };
      expect(await new Original(square).score(data, 'avif'), String(width)).toBeGreaterThan(69);
    }
  });

  test('has an AVIF on cards that looks well where WebP has too many bytes to look so', async () => {
    const busy = readFileSync('catalog/images/Womenkurtha/jacket-kurti-ajrakh-3.webp');
    const small = (await encodeBoth(busy, 'card-avif')).filter(({ width }) => width === 256);
    const [webp, avif] = small.map(({ data }) => data) as [Buffer, Buffer];
    expect(avif.length).toBeLessThanOrEqual(webp.length);
    const square = { data: await sharp(busy).resize(256, 256).removeAlpha().raw().toBuffer(), ...sides(256) };
    const original = new Original(square);
    expect(await original.score(avif, 'avif')).toBeGreaterThan(69);
    expect(await original.score(webp, 'webp')).toBeLessThan(69);
  });

  test('has no AVIF where that saves little, nor where only a gallery shows it', async () => {
    const plain = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#886644' } })
      .png()
      .toBuffer();
    const formats = [...(await encodeBoth(plain, 'card-avif')), ...(await encodeBoth(drawing, 'gallery'))];
    expect(new Set(formats.map(({ format }) => format))).toEqual(new Set(['webp']));
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

test('no style but that of pictures in other shapes crops one of a product', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:css|astro|ts)$/.test(file),
  );
  const cropping = files.filter((file) => /object-fit: ?cover/.test(readFileSync(join('src', file), 'utf8')));
  // Scenes, and photos that shoppers add.
  expect(cropping.toSorted()).toEqual([
    'browser/pictures/show-photos.css',
    'components/home/Scene.astro',
    'components/page/TextPage.css',
    'components/seller/SellerInvitation.astro',
    'styles/empty-band.css',
    'views/parts/picture-shapes.ts',
  ]);
});

describe('pictures of a catalogue', () => {
  test('are found again by their content', async () => {
    const { catalog, cache } = makeSecondShop();
    const first = await preparePictures(loadCatalog(catalog), cache);
    const noted = readFileSync(join(cache, `${preparedOf(first, 'cup.png').digest}.json`), 'utf8');
    writeFileSync(
      join(cache, `${preparedOf(first, 'cup.png').digest}.json`),
      noted.replace('[104,160,256,380,504,512]', '[256]'),
    );
    // The note is believed: nothing is encoded a second time.
    expect(preparedOf(await preparePictures(loadCatalog(catalog), cache), 'cup.png').widths).toEqual([256]);
  });

  test('are known by their encoder, so that another one encodes files again that have not changed', async () => {
    const { catalog, cache } = makeSecondShop();
    await preparePictures(loadCatalog(catalog), cache);
    const known = Object.keys(JSON.parse(readFileSync(join(cache, 'sources.json'), 'utf8')) as object);
    const encoders = (['tile', 'card', 'gallery'] as const).map(encoderName);
    expect(known.length).toBeGreaterThan(0);
    expect(known.filter((key) => !encoders.some((encoder) => key.startsWith(`${encoder} `)))).toEqual([]);
  });

  test('have AVIF where a card shows them, which is published beside WebP', async () => {
    vi.stubEnv('AVIF', 'on');
    const { catalog, cache, out } = makeSecondShop();
    const drawings = ['jacket-kurti-ajrakh-3', 'jacket-kurti-ajrakh-1'].map((name) => `${name}.webp`);
    for (const name of drawings)
      writeFileSync(join(catalog, 'images', name), readFileSync(`catalog/images/Womenkurtha/${name}`));
    changeJson<{ images: unknown }>(join(catalog, 'products/tea/first-flush.json'), (product) => {
      product.images = drawings;
    });
    const pictures = await preparePictures(loadCatalog(catalog), cache);
    await publishPictures(pictures, cache, out);
    const files = readdirSync(join(out, '_img'));
    const [onCard, other] = drawings.map((name) => preparedOf(pictures, name).digest);
    expect(files).toEqual(expect.arrayContaining([`${onCard}-256.webp`, `${onCard}-256.avif`, `${other}-256.webp`]));
    expect(files).not.toContain(`${other}-256.avif`);
  });

  test('that are no pictures stop the build with the file that names them', async () => {
    const { catalog, cache } = makeSecondShop();
    writeFileSync(join(catalog, 'images', 'cup.png'), 'GIF89a but not really');
    await expect(preparePictures(loadCatalog(catalog), cache)).rejects.toThrow(/home\.json|blue\.json/);
  });
});
