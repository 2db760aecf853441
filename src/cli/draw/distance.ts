// node src/cli/draw/distance.ts <folder ...> [--top 12] [--images DIR]
// How alike two pictures look, from 0 (the same) to about 1. Three parts, each from 0 to 1:
//   structure  share of differing bits of a 256-bit perceptual hash: the 16x16 lowest frequencies (without the mean)
//              of the cosine transform of the 32x32 grey picture, each above or below their median
//   texture    on a 12x12 grid, how differently edges run (four directions) and how many there are, each relative to
//              the picture itself: the same print in another colour scores near 0, another print does not
//   colour     mean OKLab difference of an 8x8 grid
// `total` weighs them 0.3, 0.4 and 0.3. `shape` leaves colour out: two products of one kind and cut that differ in
// colour alone have a shape near 0.
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { contrast } from './colour.ts';

export interface Signature {
  readonly hash: readonly boolean[];
  /** Five numbers a cell: the shares of four edge directions and the relative amount of edges. */
  readonly texture: Float64Array;
  readonly colours: readonly string[];
}

export interface Distance {
  readonly total: number;
  readonly shape: number;
  readonly structure: number;
  readonly texture: number;
  readonly colour: number;
}

const HASHED = 32;
const KEPT = 16;
const EDGES = 144;
const CELLS = 12;
const GRID = 8;

async function grey(file: string | Buffer, size: number): Promise<Buffer> {
  return sharp(file).resize(size, size, { kernel: 'cubic' }).greyscale().raw().toBuffer();
}

function hashOf(pixels: Buffer): boolean[] {
  const cosine = Array.from({ length: KEPT }, (_, u) =>
    Array.from({ length: HASHED }, (_, x) => Math.cos(((2 * x + 1) * u * Math.PI) / (2 * HASHED))),
  );
  const rows = Array.from({ length: HASHED }, (_, y) =>
    cosine.map((wave) => wave.reduce((sum, value, x) => sum + value * (pixels[y * HASHED + x] ?? 0), 0)),
  );
  const values: number[] = [];
  for (let v = 0; v < KEPT; v += 1) {
    for (let u = 0; u < KEPT; u += 1) {
      values.push(rows.reduce((sum, row, y) => sum + (cosine[v]?.[y] ?? 0) * (row[u] ?? 0), 0));
    }
  }
  const sorted = values.slice(1).sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return values.map((value, index) => index > 0 && value > median);
}

function textureOf(pixels: Buffer): Float64Array {
  const cells = new Float64Array(CELLS * CELLS * 5);
  const size = EDGES / CELLS;
  const at = (x: number, y: number): number => pixels[y * EDGES + x] ?? 0;
  let all = 0;
  for (let y = 1; y < EDGES - 1; y += 1) {
    for (let x = 1; x < EDGES - 1; x += 1) {
      const [dx, dy] = [at(x + 1, y) - at(x - 1, y), at(x, y + 1) - at(x, y - 1)];
      const strength = Math.hypot(dx, dy);
      if (strength < 6) continue;
      const direction = Math.floor(((Math.atan2(dy, dx) + Math.PI * 2.125) / (Math.PI / 4)) % 4);
      const cell = (Math.floor(y / size) * CELLS + Math.floor(x / size)) * 5;
      cells[cell + direction] = (cells[cell + direction] ?? 0) + strength;
      all += strength;
    }
  }
  const mean = all / (CELLS * CELLS) || 1;
  for (let cell = 0; cell < cells.length; cell += 5) {
    const sum = [0, 1, 2, 3].reduce((total, n) => total + (cells[cell + n] ?? 0), 0);
    for (let n = 0; n < 4; n += 1) cells[cell + n] = sum > 0 ? (cells[cell + n] ?? 0) / sum : 0.25;
    cells[cell + 4] = sum / mean;
  }
  return cells;
}

export async function signatureOf(file: string | Buffer): Promise<Signature> {
  const [small, edges, grid] = await Promise.all([
    grey(file, HASHED),
    grey(file, EDGES),
    sharp(file).resize(GRID, GRID, { kernel: 'cubic' }).removeAlpha().raw().toBuffer(),
  ]);
  const colours = Array.from({ length: GRID * GRID }, (_, n) => `#${grid.subarray(n * 3, n * 3 + 3).toString('hex')}`);
  return { hash: hashOf(small), texture: textureOf(edges), colours };
}

export function distanceOf(first: Signature, second: Signature): Distance {
  const structure = first.hash.filter((bit, n) => bit !== second.hash[n]).length / first.hash.length;
  let texture = 0;
  let weights = 0;
  for (let cell = 0; cell < first.texture.length; cell += 5) {
    const part = (of: Signature, n: number): number => of.texture[cell + n] ?? 0;
    const [a, b] = [part(first, 4), part(second, 4)];
    // A cell of bare backdrop says nothing; busy cells count most.
    const weight = Math.min(2, Math.max(a, b));
    const directions = [0, 1, 2, 3].reduce((sum, n) => sum + Math.abs(part(first, n) - part(second, n)), 0) / 2;
    const amount = a + b > 0 ? Math.abs(a - b) / (a + b) : 0;
    texture += weight * (0.6 * directions + 0.4 * amount);
    weights += weight;
  }
  texture = weights > 0 ? Math.min(1, (texture / weights) * 1.6) : 0;
  const differences = first.colours.reduce((sum, hex, n) => sum + contrast(hex, second.colours[n] ?? hex), 0);
  const colour = Math.min(1, (differences / first.colours.length) * 2.5);
  return {
    structure,
    texture,
    colour,
    shape: (structure * 0.3 + texture * 0.4) / 0.7,
    total: structure * 0.3 + texture * 0.4 + colour * 0.3,
  };
}

export interface Pair extends Distance {
  readonly first: string;
  readonly second: string;
}

/** All pairs of the named pictures, the most alike first. */
export async function comparePictures(
  files: readonly { readonly name: string; readonly path: string }[],
): Promise<Pair[]> {
  const signatures: { name: string; signature: Signature }[] = [];
  for (const { name, path } of files) signatures.push({ name, signature: await signatureOf(path) });
  const pairs = signatures.flatMap((a, index) =>
    signatures
      .slice(index + 1)
      .map((b): Pair => ({ first: a.name, second: b.name, ...distanceOf(a.signature, b.signature) })),
  );
  return pairs.sort((a, b) => a.total - b.total);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      top: { type: 'string', default: '12' },
      images: { type: 'string', default: fileURLToPath(new URL('../../../catalog/images/', import.meta.url)) },
    },
  });
  if (positionals.length === 0) throw new Error('name the folders whose pictures are to be compared');
  for (const folder of positionals) {
    const source = join(resolve(values.images), folder);
    const files = (await readdir(source)).filter((file) => file.endsWith('.webp')).sort();
    const pairs = await comparePictures(files.map((name) => ({ name, path: join(source, name) })));
    console.log(`${folder}: ${files.length} pictures; total shape = structure texture colour`);
    for (const pair of pairs.slice(0, Number(values.top))) {
      const parts = [pair.total, pair.shape, pair.structure, pair.texture, pair.colour].map((part) => part.toFixed(3));
      console.log(`${parts.join(' ')}  ${pair.first}  ${pair.second}`);
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
