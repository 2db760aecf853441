/**
 * `npm run bench:pictures [-- --check]`: processor time that a first picture of 1 megapixel needs with all its widths, and what it goes
 * into. The pictures are 1, 16 and 64 drawings of the sample side by side: little detail, as much as a photograph of a pattern, and
 * more than fits the bytes of a first view with all its pixels. Then the bytes of drawings of the sample: at quality 75, at the quality that looks well,
 * and as AVIF; and those of
 * photographs by shape and content (photographs.ts). With `--check` it fails above the limits of time.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { LISTING_WIDTHS, PICTURE_QUALITY } from '../../src/core/site/constants.ts';
import { readHead } from '../../src/catalog/pictures/read-head.ts';
import { encodePicture } from '../../src/integration/pictures/encode.ts';
import { Original } from '../../src/integration/pictures/score.ts';
import { comparePhotographs } from './photographs.ts';

/** Milliseconds of one core for a picture that only a gallery shows, and for one that is tried as AVIF for cards. */
const LIMITS = { gallery: 150, 'card-avif': 400 };
const SIDE = 1000;
const COUNT = 6;
/** Drawings along a side of a picture. */
const GRIDS = [1, 4, 8] as const;

sharp.concurrency(1);
const folder = 'catalog/images/KidsWear';
const drawings = readdirSync(folder)
  .filter((name) => name.endsWith('.webp'))
  .map((name) => join(folder, name));
const rows: [string, number][] = [];
for (const grid of GRIDS) {
  const sources: Buffer[] = [];
  for (let index = 0; index < COUNT; index++) sources.push(await makePhoto(grid, index * 7));
  for (const use of ['card-avif', 'gallery'] as const)
    rows.push([
      `${use} of ${grid ** 2} drawings`,
      await measure(sources, async (source) => encodePicture(source, await readHead(source), use)),
    ]);
}
const photo = await makePhoto(GRIDS[1], 0);
const square = await sharp(photo).resize(750, 750).raw().toBuffer();
const open = () => sharp(square, { raw: { width: 750, height: 750, channels: 3 } });
const small = await sharp(photo).resize(256, 256).raw().toBuffer();
const openSmall = () => sharp(small, { raw: { width: 256, height: 256, channels: 3 } });
const original = new Original({ data: small, width: 256, height: 256 });
const webp = await openSmall().webp({ quality: 50, effort: 2 }).toBuffer();
const steps: [string, () => Promise<unknown>][] = [
  ['  decode and shrink to 750', () => sharp(photo).resize(750, 750).raw().toBuffer()],
  ['  shrink to 640', () => open().resize(640, 640).raw().toBuffer()],
  ...([0, 2, 4] as const).map((effort): [string, () => Promise<unknown>] => [
    `  encode 750, effort ${effort}`,
    () => open().webp({ quality: 50, effort }).toBuffer(),
  ]),
  ['  score 256', () => original.score(webp, 'webp')],
  ...([2, 3, 4] as const).map((effort): [string, () => Promise<unknown>] => [
    `  AVIF 256, effort ${effort}`,
    () => openSmall().avif({ quality: 43, effort, chromaSubsampling: '4:2:0' }).toBuffer(),
  ]),
];
for (const [name, work] of steps) rows.push([name, await measure([photo, photo, photo, photo], work)]);

for (const [name, milliseconds] of rows) console.log(`${name.padEnd(28)} ${milliseconds.toFixed(1).padStart(7)} ms`);
for (const [use, limit] of Object.entries(LIMITS)) {
  const most = Math.max(...rows.filter(([name]) => name.startsWith(use)).map(([, milliseconds]) => milliseconds));
  console.log(`At most ${most.toFixed(0)} ms of one core for a ${use} picture; the limit is ${limit} ms.`);
  if (process.argv.includes('--check') && most > limit) process.exitCode = 1;
}
if (!process.argv.includes('--check')) {
  await compareBytes();
  await comparePhotographs();
}

/** Prints the bytes of drawings of the sample at the widths of cards and of the first view of a product's page, and how many are kept as AVIF. */
async function compareBytes(): Promise<void> {
  const sample = drawings.filter((_, index) => index % 5 === 0);
  const pictures = await Promise.all(
    sample.map(async (file) => {
      const source = readFileSync(file);
      return { source, files: await encodePicture(source, await readHead(source), 'card-avif') };
    }),
  );
  for (const width of LISTING_WIDTHS) {
    const sums = { fixed: 0, scored: 0, best: 0, avif: 0 };
    for (const { source, files } of pictures) {
      const made = files.filter((file) => file.width === width);
      const [scored = 0, avif = scored] = made.map(({ data }) => data.length);
      sums.fixed += (
        await sharp(source).resize(width, width).webp({ quality: PICTURE_QUALITY, effort: 2 }).toBuffer()
      ).length;
      sums.scored += scored;
      sums.best += avif;
      sums.avif += made.length - 1;
    }
    const mean = (sum: number) => `${Math.round(sum / sample.length)} B`;
    console.log(
      `${sample.length} drawings ${width} wide: ${mean(sums.fixed)} at quality ${PICTURE_QUALITY}, ${mean(sums.scored)} by score, ${mean(sums.best)} with AVIF for ${sums.avif} of them.`,
    );
  }
}

async function makePhoto(grid: number, first: number): Promise<Buffer> {
  const side = Math.floor(SIDE / grid);
  const parts = Array.from({ length: grid ** 2 }, async (_, index) => ({
    input: await sharp(drawings[(first + index) % drawings.length])
      .resize(side, side)
      .toBuffer(),
    left: (index % grid) * side,
    top: Math.floor(index / grid) * side,
  }));
  return sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#ffffff' } })
    .composite(await Promise.all(parts))
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** Milliseconds of processor time that `work` needs for a source, after one that is not counted. */
async function measure(sources: readonly Buffer[], work: (source: Buffer) => Promise<unknown>): Promise<number> {
  await work(sources[0] as Buffer);
  const start = process.cpuUsage();
  for (const source of sources) await work(source);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / sources.length;
}
