// How much of a picture no crop of another one explains: 0 for a crop, about 1 for a picture of its own.
import sharp from 'sharp';

/** Red, green and blue of `size` x `size` points, row by row. */
export interface Thumb {
  readonly size: number;
  readonly values: Float64Array;
}

/** Points along each side of the picture that is cut, and of what is compared. */
const WHOLE = 256;
const COMPARED = 20;
/** Points along each side of what is looked at first: the means of few parts differ at most as much as those of many. */
const ROUGH = 5;
/** Where no crop of the grid comes closer than this, no step around one of them is a crop. */
const FAR = 0.5;
/** Sides of crops as shares of the whole, and steps of their offset as shares of their own side. */
const SIDES = [0.28, 0.32, 0.36, 0.4, 0.44, 0.49, 0.54, 0.6, 0.67, 0.74];
const STEP = 0.06;
/** Fine steps around the best crop, as shares of its side, until none of them comes closer. */
const FINE = [0.04, 0.02, 0.01, 0.005];

async function thumbOf(picture: string | Buffer, size: number): Promise<Thumb> {
  const pixels = await sharp(picture).resize(size, size, { kernel: 'cubic' }).removeAlpha().raw().toBuffer();
  return { size, values: Float64Array.from(pixels) };
}

/** A picture as `cropDistance` wants its first: fine enough that small crops of it still have their details. */
export const wholeOf = (picture: string | Buffer): Promise<Thumb> => thumbOf(picture, WHOLE);
/** A picture as `cropDistance` wants its second. */
export const furtherOf = (picture: string | Buffer): Promise<Thumb> => thumbOf(picture, COMPARED);

/** Sums of all points above and to the left, for each channel; one row and column more than the thumb has. */
function sumsOf({ size, values }: Thumb): Float64Array {
  const row = (size + 1) * 3;
  const sums = new Float64Array(row * (size + 1));
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1)
      for (let c = 0; c < 3; c += 1)
        sums[(y + 1) * row + (x + 1) * 3 + c] =
          (values[(y * size + x) * 3 + c] ?? 0) +
          (sums[y * row + (x + 1) * 3 + c] ?? 0) +
          (sums[(y + 1) * row + x * 3 + c] ?? 0) -
          (sums[y * row + x * 3 + c] ?? 0);
  return sums;
}

/** Means over `cells` x `cells` parts of the square at (left, top), all in points of the whole. */
function cropOf(sums: Float64Array, left: number, top: number, side: number, cells: number): Float64Array {
  const row = (WHOLE + 1) * 3;
  const edges = (from: number): number[] =>
    Array.from({ length: cells + 1 }, (_, n) => Math.round(from + (n * side) / cells));
  const [columns, rows] = [edges(left), edges(top)];
  const crop = new Float64Array(cells * cells * 3);
  for (let n = 0; n < cells; n += 1)
    for (let m = 0; m < cells; m += 1) {
      const [y0, y1] = [rows[n] ?? 0, rows[n + 1] ?? 0];
      const [x0, x1] = [columns[m] ?? 0, columns[m + 1] ?? 0];
      const area = (y1 - y0) * (x1 - x0);
      for (let c = 0; c < 3; c += 1) {
        const sum =
          (sums[y1 * row + x1 * 3 + c] ?? 0) -
          (sums[y0 * row + x1 * 3 + c] ?? 0) -
          (sums[y1 * row + x0 * 3 + c] ?? 0) +
          (sums[y0 * row + x0 * 3 + c] ?? 0);
        crop[(n * cells + m) * 3 + c] = sum / area;
      }
    }
  return crop;
}

/** Means over the parts of a thumb, fewer than its points. */
function roughOf({ size, values }: Thumb): Float64Array {
  const share = size / ROUGH;
  const rough = new Float64Array(ROUGH * ROUGH * 3);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1)
      for (let c = 0; c < 3; c += 1) {
        const place = (Math.floor(y / share) * ROUGH + Math.floor(x / share)) * 3 + c;
        rough[place] = (rough[place] ?? 0) + (values[(y * size + x) * 3 + c] ?? 0) / share ** 2;
      }
  return rough;
}

/** Sum of the squared differences, or any sum above `most`. */
function differenceOf(a: Float64Array, b: Float64Array, most: number): number {
  let sum = 0;
  for (let n = 0; n < a.length && sum < most; n += 1) sum += ((a[n] ?? 0) - (b[n] ?? 0)) ** 2;
  return sum;
}

/**
 * The root mean square difference from `further` to the crop of `whole` that comes closest, over that to its own mean
 * colour: what is left when the best crop is taken away; infinite where none comes near. Both from `wholeOf` and `furtherOf`.
 */
export function cropDistance(whole: Thumb, further: Thumb): number {
  const sums = sumsOf(whole);
  const { values } = further;
  const points = values.length / 3;
  const means = [0, 1, 2].map((c) => {
    let sum = 0;
    for (let n = c; n < values.length; n += 3) sum += values[n] ?? 0;
    return sum / points;
  });
  let own = 0;
  for (let n = 0; n < values.length; n += 1) own += ((values[n] ?? 0) - (means[n % 3] ?? 0)) ** 2;
  // Of one colour: any plain corner explains it.
  if (own === 0) return 0;
  const rough = roughOf(further);
  const pointsOfRough = (COMPARED / ROUGH) ** 2;
  let best = { left: 0, top: 0, side: WHOLE, sum: FAR ** 2 * own };
  const consider = (left: number, top: number, side: number): void => {
    if (left < 0 || top < 0 || left + side > WHOLE || top + side > WHOLE) return;
    const mostOfRough = best.sum / pointsOfRough;
    if (differenceOf(rough, cropOf(sums, left, top, side, ROUGH), mostOfRough) >= mostOfRough) return;
    const sum = differenceOf(values, cropOf(sums, left, top, side, COMPARED), best.sum);
    if (sum < best.sum) best = { left, top, side, sum };
  };
  for (const share of SIDES) {
    const side = share * WHOLE;
    const count = Math.ceil((1 - share) / (share * STEP)) + 1;
    for (let i = 0; i < count; i += 1)
      for (let j = 0; j < count; j += 1)
        consider((i * (WHOLE - side)) / (count - 1), (j * (WHOLE - side)) / (count - 1), side);
  }
  if (best.side === WHOLE) return Infinity;
  for (const step of FINE) {
    let before = Infinity;
    while (best.sum < before) {
      before = best.sum;
      const { left, top, side } = best;
      for (const grow of [-1, 0, 1])
        for (const right of [-1, 0, 1])
          for (const down of [-1, 0, 1]) {
            const other = side * (1 + grow * step);
            const back = (side - other) / 2;
            consider(left + back + right * step * side, top + back + down * step * side, other);
          }
    }
  }
  return Math.sqrt(best.sum / own);
}
