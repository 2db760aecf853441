import { readHead } from '../../catalog/pictures/read-head.ts';
import { formatHex, type Rgb } from '../../core/colours/rgb.ts';
import type { PictureLook } from '../../core/pictures/fit-picture.ts';
import { openUpright } from './encode.ts';

/** Pictures are examined with this many pixels on their longer side. */
const SIDE = 64;
/**
 * A row is plain if, in each channel of 0 to 255, its lightest and darkest pixels differ by at most this, and it differs by at most this from the
 * previous row.
 */
const MOST_SPREAD = 28;
const MOST_STEP = 8;
/** How many of the plain rows next to the subject are not cut: one of them may be half background, half subject. */
const SPARE_ROWS = 1;
/** How many rows on each side give the colours of the background, and by how much a pixel there may differ from them. */
const GROUND_ROWS = 2;
const MOST_GROUND_STEP = 24;
/** The share of a side, at each of its ends, that gives the colour at that end. */
const SIDE_END = 1 / 6;
/** The share of all detail at each end that doesn't count as the subject: a line of text there, or a leaf. */
const BEYOND = 0.04;

/** Pixels in rows. For the left and right sides, the columns are the rows. */
type Rows = readonly (readonly Rgb[])[];

/** Examines a small version of a picture: how far its sides are plain, their colours, and where its detail is. */
export async function lookAtPicture(source: Buffer): Promise<PictureLook> {
  const { data, info } = await openUpright(source, await readHead(source))
    .resize(SIDE, SIDE, { fit: 'inside' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixelAt = (x: number, y: number): Rgb => {
    const [r = 0, g = 0, b = 0] = data.subarray((y * info.width + x) * 3);
    return { r, g, b, alpha: 1 };
  };
  const range = (length: number) => Array.from({ length }, (_, index) => index);
  const rows = range(info.height).map((y) => range(info.width).map((x) => pixelAt(x, y)));
  const columns = range(info.width).map((x) => range(info.height).map((y) => pixelAt(x, y)));
  return {
    plain: [plainOf(rows), plainOf(columns.toReversed()), plainOf(rows.toReversed()), plainOf(columns)],
    ground: [groundAside(columns), groundAround(rows)],
    focus: [middleOf(columns), middleOf(rows)],
  };
}

/** How many rows from the start are plain, in percent of all rows. */
function plainOf(rows: Rows): number {
  let count = 0;
  let before: Rgb | undefined;
  for (const row of rows) {
    const mean = meanOf(row);
    if (spreadOf(row) > MOST_SPREAD || (before && distance(mean, before) > MOST_STEP)) break;
    before = mean;
    count++;
  }
  return Math.round((Math.max(0, count === rows.length ? count : count - SPARE_ROWS) / rows.length) * 100);
}

/**
 * The background left and right of a picture, which continues its sides from the upper colour to the lower one. Empty if the sides have no such
 * gradient.
 */
function groundAside(columns: Rows): string {
  const sides = [...columns.slice(0, GROUND_ROWS), ...columns.slice(-GROUND_ROWS)];
  const height = sides[0]?.length ?? 0;
  const end = Math.max(1, Math.round(height * SIDE_END));
  const first = meanOf(sides.flatMap((side) => side.slice(0, end)));
  const last = meanOf(sides.flatMap((side) => side.slice(-end)));
  const runs = sides.every((side) =>
    side.every((pixel, at) => {
      const share = Math.min(1, Math.max(0, (at - end / 2) / Math.max(1, height - end)));
      return distance(pixel, mix(first, last, share)) <= MOST_GROUND_STEP;
    }),
  );
  return runs ? `${formatHex(first)},${formatHex(last)}` : '';
}

/** The background above and below a picture, in one colour each. */
function groundAround(rows: Rows): string {
  const ends = [rows.slice(0, GROUND_ROWS), rows.slice(-GROUND_ROWS)].map((end) => end.flat());
  const [first, last] = ends.map(meanOf) as [Rgb, Rgb];
  const isPlain = ends.every((end, at) => end.every((pixel) => distance(pixel, at ? last : first) <= MOST_GROUND_STEP));
  return isPlain ? `${formatHex(first)} 50%,${formatHex(last)} 0` : '';
}

/** The middle of the rows that contain nearly all of the differences between neighbouring rows, in percent. */
function middleOf(rows: Rows): number {
  const detail = rows.map((row, index) => {
    const next = rows[index + 1] ?? row;
    return row.reduce((sum, pixel, at) => sum + distance(pixel, next[at] ?? pixel) ** 2, 0);
  });
  const whole = detail.reduce((sum, one) => sum + one, 0);
  if (whole === 0) return 50;
  const rowAt = (share: number) => {
    let sum = 0;
    return detail.findIndex((one) => {
      sum += one;
      return sum >= whole * share;
    });
  };
  return Math.round(((rowAt(BEYOND) + rowAt(1 - BEYOND) + 1) / 2 / rows.length) * 100);
}

function meanOf(pixels: readonly Rgb[]): Rgb {
  const mean = (channel: 'r' | 'g' | 'b') => pixels.reduce((sum, pixel) => sum + pixel[channel], 0) / pixels.length;
  return { r: mean('r'), g: mean('g'), b: mean('b'), alpha: 1 };
}

const spreadOf = (row: readonly Rgb[]): number =>
  Math.max(
    ...(['r', 'g', 'b'] as const).map((channel) => {
      const values = row.map((pixel) => pixel[channel]);
      return Math.max(...values) - Math.min(...values);
    }),
  );

const mix = (a: Rgb, b: Rgb, share: number): Rgb => ({
  r: a.r + (b.r - a.r) * share,
  g: a.g + (b.g - a.g) * share,
  b: a.b + (b.b - a.b) * share,
  alpha: 1,
});

const distance = (a: Rgb, b: Rgb): number => Math.max(Math.abs(a.r - b.r), Math.abs(a.g - b.g), Math.abs(a.b - b.b));
