import sharp from 'sharp';

/** Lightness and two colour axes of OKLab, where equal steps look equal. */
type Lab = readonly [lightness: number, a: number, b: number];

/** What two pictures are compared by. */
export interface Signature {
  readonly hash: readonly boolean[];
  /** Five numbers a cell: the shares of four edge directions and the relative amount of edges. */
  readonly texture: Float64Array;
  readonly colours: readonly Lab[];
}

/** How alike two pictures look: each from 0 (the same) to about 1. */
export interface Distance {
  readonly total: number;
  /** The total without colour: near 0 for one picture in two colours. */
  readonly shape: number;
}

/** Side in pixels of the picture that is hashed, and of the lowest frequencies that are kept of it. */
const HASHED = 32;
const KEPT = 16;
/** Side in pixels of the picture whose edges are counted, and cells along it. */
const EDGES = 144;
const CELLS = 12;
/** Cells along the side of the picture whose colours are compared. */
const GRID = 8;

/** @param file - path or bytes of a picture that sharp can read. */
export async function signatureOf(file: string | Buffer): Promise<Signature> {
  const data = await sharp(file).resize(EDGES, EDGES).removeAlpha().toColourspace('srgb').raw().toBuffer();
  const scaled = () => sharp(data, { raw: { width: EDGES, height: EDGES, channels: 3 } });
  const [small, edges, grid] = await Promise.all([
    scaled().resize(HASHED, HASHED, { kernel: 'cubic' }).greyscale().raw().toBuffer(),
    scaled().greyscale().raw().toBuffer(),
    scaled().resize(GRID, GRID, { kernel: 'cubic' }).raw().toBuffer(),
  ]);
  const colours = Array.from({ length: GRID * GRID }, (_, n) => toLab(grid.subarray(n * 3, n * 3 + 3)));
  return { hash: hashOf(small), texture: textureOf(edges), colours };
}

/**
 * Three parts, each from 0 to 1: structure (share of differing bits of a perceptual hash), texture (how differently edges run, and
 * how many there are) and colour (mean difference in OKLab).
 */
export function distanceOf(first: Signature, second: Signature): Distance {
  const structure = first.hash.filter((bit, n) => bit !== second.hash[n]).length / first.hash.length;
  const texture = textureDistance(first.texture, second.texture);
  const differences = first.colours.reduce(
    (sum, colour, n) => sum + labDistance(colour, second.colours[n] ?? colour),
    0,
  );
  const colour = Math.min(1, (differences / first.colours.length) * 2.5);
  return {
    shape: (structure * 0.3 + texture * 0.4) / 0.7,
    total: structure * 0.3 + texture * 0.4 + colour * 0.3,
  };
}

/** The lowest frequencies of the cosine transform (without the mean), each above or below their median. */
function hashOf(pixels: Buffer): boolean[] {
  const cosine = Array.from({ length: KEPT }, (_, u) =>
    Array.from({ length: HASHED }, (_, x) => Math.cos(((2 * x + 1) * u * Math.PI) / (2 * HASHED))),
  );
  const rows = Array.from({ length: HASHED }, (_, y) =>
    cosine.map((wave) => wave.reduce((sum, value, x) => sum + value * (pixels[y * HASHED + x] ?? 0), 0)),
  );
  const values = cosine.flatMap((wave) =>
    cosine.map((_, u) => rows.reduce((sum, row, y) => sum + (wave[y] ?? 0) * (row[u] ?? 0), 0)),
  );
  const sorted = values.slice(1).sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return values.map((value, index) => index > 0 && value > median);
}

function textureOf(pixels: Buffer): Float64Array {
  const cells = new Float64Array(CELLS * CELLS * 5);
  const size = EDGES / CELLS;
  const at = (x: number, y: number): number => pixels[y * EDGES + x] ?? 0;
  let all = 0;
  for (let y = 1; y < EDGES - 1; y++) {
    for (let x = 1; x < EDGES - 1; x++) {
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
    for (let n = 0; n < 4; n++) cells[cell + n] = sum > 0 ? (cells[cell + n] ?? 0) / sum : 0.25;
    cells[cell + 4] = sum / mean;
  }
  return cells;
}

function textureDistance(first: Float64Array, second: Float64Array): number {
  let distance = 0;
  let weights = 0;
  for (let cell = 0; cell < first.length; cell += 5) {
    const [a, b] = [first[cell + 4] ?? 0, second[cell + 4] ?? 0];
    // A cell of bare backdrop says nothing; busy cells count most.
    const weight = Math.min(2, Math.max(a, b));
    const directions =
      [0, 1, 2, 3].reduce((sum, n) => sum + Math.abs((first[cell + n] ?? 0) - (second[cell + n] ?? 0)), 0) / 2;
    const amount = a + b > 0 ? Math.abs(a - b) / (a + b) : 0;
    distance += weight * (0.6 * directions + 0.4 * amount);
    weights += weight;
  }
  return weights > 0 ? Math.min(1, (distance / weights) * 1.6) : 0;
}

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** OKLab (bottosson.github.io/posts/oklab) of a pixel of three bytes. */
function toLab(pixel: Uint8Array): Lab {
  const [r = 0, g = 0, b = 0] = [...pixel].map((byte) => toLinear(byte / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const labDistance = (a: Lab, b: Lab): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
