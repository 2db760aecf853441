/**
 * `npm run bench:pictures [-- --check]`: processor time that a first picture of 1 megapixel needs with all its widths, and what it goes
 * into. The pictures are 1, 16 and 64 drawings of the sample side by side: little detail, as much as a photograph of a pattern, and
 * more than fits the bytes unless it is blurred. With `--check` it fails above the limit.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { encodePicture, readHead } from '../../src/integration/pictures/encode.ts';

/** Milliseconds of one core for a picture. */
const LIMIT = 90;
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
  for (const use of ['card', 'gallery'] as const)
    rows.push([
      `${use} of ${grid ** 2} drawings`,
      await measure(sources, async (source) => encodePicture(source, await readHead(source), use)),
    ]);
}
const photo = await makePhoto(GRIDS[1], 0);
const square = await sharp(photo).resize(750, 750).raw().toBuffer();
const open = () => sharp(square, { raw: { width: 750, height: 750, channels: 3 } });
const steps: [string, () => Promise<unknown>][] = [
  ['  decode and shrink to 750', () => sharp(photo).resize(750, 750).raw().toBuffer()],
  ['  shrink to 640', () => open().resize(640, 640).raw().toBuffer()],
  ['  blur 750', () => open().blur(3).raw().toBuffer()],
  ...([0, 2, 4] as const).map((effort): [string, () => Promise<unknown>] => [
    `  encode 750, effort ${effort}`,
    () => open().webp({ quality: 50, effort }).toBuffer(),
  ]),
];
for (const [name, work] of steps) rows.push([name, await measure([photo, photo, photo, photo], work)]);

for (const [name, milliseconds] of rows) console.log(`${name.padEnd(28)} ${milliseconds.toFixed(1).padStart(7)} ms`);
const most = Math.max(...rows.filter(([name]) => !name.startsWith(' ')).map(([, milliseconds]) => milliseconds));
console.log(`At most ${most.toFixed(0)} ms of one core a picture; the limit is ${LIMIT} ms.`);
if (process.argv.includes('--check') && most > LIMIT) process.exitCode = 1;

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
