import sharp from 'sharp';
import { readHead } from '../../src/catalog/pictures/read-head.ts';
import { chooseDetailWidth } from '../../src/core/pictures/picture-widths.ts';
import { encodePicture } from '../../src/integration/pictures/encode.ts';

/**
 * How like its source a picture has to be on a phone, as mean structural similarity: before the page has loaded, and then. The bounds were
 * written down before the encoder was finished, from measurements of blurred files and of plain encodings ("Pictures keep their detail" in
 * src/decisions/integration-pictures.md): blurred files had 0.14 to 0.8, and the sample's drawings lose nothing that can be seen from 0.95 on.
 */
export const LEAST_ALIKE = { first: 0.5, shown: 0.85 } as const;
export const LEAST_ALIKE_SAMPLE = { first: 0.9, shown: 0.95 } as const;
/** Device pixels of a picture that is as wide as a phone of 360 pixels with two device pixels a pixel. */
export const PHONE_PIXELS = 720;

/** Windows of 8 by 8 pixels, every 4 pixels: 2 by 2 blocks. */
const BLOCK = 4;
const PIXELS = (2 * BLOCK) ** 2;
/** The constants of SSIM for 8 bits (Wang et al. 2004). */
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;

/** The luma of a picture, shown as a square of so many device pixels. */
const readShown = async (picture: Buffer, side: number): Promise<Buffer> =>
  sharp(picture).autoOrient().resize(side, side, { fit: 'fill' }).flatten().toColourspace('b-w').raw().toBuffer();

/**
 * The mean structural similarity (SSIM) of a file and its source, both shown as a square of `side` device pixels: 1 for the same
 * picture. Written apart from `score.ts`, by which qualities are chosen.
 */
export async function similarityOf(file: Buffer, source: Buffer, side: number): Promise<number> {
  return compareShown(await readShown(file, side), await readShown(source, side), side);
}

/** The sums over a block: of both pictures, of their squares and of their product. */
const SUMS = 5;

function compareShown(a: Buffer, b: Buffer, side: number): number {
  const blocks = Math.floor(side / BLOCK);
  const sums = new Float64Array(blocks * blocks * SUMS);
  for (let y = 0; y < blocks * BLOCK; y++) {
    for (let x = 0; x < blocks * BLOCK; x++) {
      const [p, q] = [a[y * side + x] as number, b[y * side + x] as number];
      const block = (Math.floor(y / BLOCK) * blocks + Math.floor(x / BLOCK)) * SUMS;
      (sums[block] as number) += p;
      (sums[block + 1] as number) += q;
      (sums[block + 2] as number) += p * p;
      (sums[block + 3] as number) += q * q;
      (sums[block + 4] as number) += p * q;
    }
  }
  let total = 0;
  for (let y = 0; y + 1 < blocks; y++) {
    for (let x = 0; x + 1 < blocks; x++) {
      const first = (y * blocks + x) * SUMS;
      const meanOf = (sum: number) =>
        [0, SUMS, blocks * SUMS, (blocks + 1) * SUMS].reduce(
          (added, block) => added + (sums[first + block + sum] as number),
          0,
        ) / PIXELS;
      const [meanA, meanB] = [meanOf(0), meanOf(1)];
      const covariance = meanOf(4) - meanA * meanB;
      const variances = meanOf(2) - meanA * meanA + meanOf(3) - meanB * meanB;
      total +=
        ((2 * meanA * meanB + C1) * (2 * covariance + C2)) / ((meanA * meanA + meanB * meanB + C1) * (variances + C2));
    }
  }
  return total / (blocks - 1) ** 2;
}

/** How like its source a picture is on a phone: the file of the first view, and the one that replaces it. */
export interface Shown {
  readonly first: number;
  readonly shown: number;
}

/** Judges a picture by the files that it has; `own` is the width of the largest one. */
export async function judgeFiles(source: Buffer, own: number, read: (width: number) => Buffer): Promise<Shown> {
  const whole = await readShown(source, PHONE_PIXELS);
  const judge = async (width: number) => {
    const file = read(width);
    // A finished source is its own largest file.
    return file.equals(source) ? 1 : compareShown(await readShown(file, PHONE_PIXELS), whole, PHONE_PIXELS);
  };
  return { first: await judge(640), shown: await judge(chooseDetailWidth(PHONE_PIXELS, own)) };
}

/** Judges a picture by files that are encoded for it. */
export async function judgeShown(source: Buffer): Promise<Shown> {
  const encoded = await encodePicture(source, await readHead(source), 'gallery');
  return judgeFiles(source, encoded.at(-1)?.width ?? 0, (wanted) => {
    const file = encoded.find(({ width }) => width === wanted);
    if (!file) throw new Error(`There is no file of ${wanted} pixels.`);
    return file.data;
  });
}
