// Outlines and folds of skirts, of one piece each: the side seams, the hem, and how the cloth falls between.
import { fannedFolds, hangingFolds } from '../../folds.ts';
import { flipped, joined, path, reversed, smooth } from '../../path.ts';
import type { Knot, Path, Point } from '../../path.ts';
import type { Random } from '../../random.ts';
import type { Fold } from '../../relief.ts';
import { AXIS, hemLine } from '../garment.ts';
import { points } from './knots.ts';

export const SKIRTS = [
  'a-line',
  'flare',
  'gathered',
  'pencil',
  'tiered',
  'knife-pleat',
  'box-pleat',
  'mermaid',
  'slit',
  'high-low',
  'wrap',
  'bubble',
  'flounce',
  'handkerchief',
  'column',
] as const;
export type SkirtShape = (typeof SKIRTS)[number];

/** Where a skirt hangs from and to: half the waist, its height, the hem's height. */
export interface Hang {
  readonly half: number;
  readonly y: number;
  readonly hem: number;
}

const left = (half: number): number => AXIS - half;

/** Side seam from the waist down to the corner of the hem. */
export function sideOf(shape: SkirtShape, { half, y, hem }: Hang): Point[] {
  const long = hem - y;
  const hip = y + Math.min(76, long * 0.55);
  const mid = (hip + hem) / 2;
  const thigh = y + (hip - y) * 0.45;
  return points(offsetsOf(shape, { y, hem, long, hip, mid, thigh })).map(([out, v]): Point => [half + out, v]);
}

/** How far the side stands out from the waist's half width, going down. */
function offsetsOf(
  shape: SkirtShape,
  at: { y: number; hem: number; long: number; hip: number; mid: number; thigh: number },
): string {
  const { y, hem, long, hip, mid, thigh } = at;
  switch (shape) {
    case 'pencil':
    case 'flounce':
      return `0 ${y}, 11 ${thigh}, 22 ${hip}, 22 ${mid}, ${long > 150 ? 12 : 19} ${hem}`;
    case 'column':
    case 'slit':
      return `0 ${y}, 11 ${thigh}, 21 ${hip}, 24 ${mid}, ${22 + long * 0.03} ${hem}`;
    case 'mermaid':
      return `0 ${y}, 11 ${thigh}, 21 ${hip}, 13 ${y + long * 0.55}, 11 ${y + long * 0.66}, 34 ${y + long * 0.86}, 68 ${hem}`;
    case 'gathered':
    case 'tiered':
      return `0 ${y}, 6 ${y + 8}, 17 ${y + 36}, ${26 + long * 0.13} ${mid}, ${32 + long * 0.24} ${hem}`;
    case 'knife-pleat':
      return `0 ${y}, 9 ${y + 26}, ${13 + long * 0.08} ${hip}, ${16 + long * 0.2} ${mid}, ${22 + long * 0.32} ${hem}`;
    case 'flare':
    case 'handkerchief':
      return `0 ${y}, 13 ${y + 26}, ${24 + long * 0.1} ${hip}, ${20 + long * 0.27} ${mid}, ${20 + long * 0.44} ${hem}`;
    case 'bubble':
      return `0 ${y}, 14 ${y + 12}, 36 ${y + long * 0.45}, 41 ${y + long * 0.72}, 30 ${hem - 7}, 15 ${hem}`;
    default:
      return `0 ${y}, 11 ${y + 30}, ${20 + long * 0.045} ${hip}, ${22 + long * 0.105} ${mid}, ${24 + long * 0.17} ${hem}`;
  }
}

const WAVES: Partial<Record<SkirtShape, readonly [count: number, depth: number]>> = {
  'a-line': [3, 4],
  flare: [6, 10],
  gathered: [7, 7],
  tiered: [9, 6],
  'knife-pleat': [14, 4],
  'box-pleat': [6, 5],
  mermaid: [6, 9],
  flounce: [7, 9],
  wrap: [3, 4],
};

export function hemOf(shape: SkirtShape, corner: Point, opposite = false): Path {
  const [half, y] = corner;
  if (shape === 'handkerchief') {
    const dip = opposite ? 16 : 30;
    const lobes = opposite ? 4 : 3;
    const knots: Knot[] = [];
    for (let n = 0; n <= lobes * 2; n += 1) {
      const x = left(half) + (2 * half * n) / (lobes * 2);
      knots.push(n % 2 === 1 ? [x, y + dip, 'corner'] : [x, y - (n === 0 || n === lobes * 2 ? 0 : 10)]);
    }
    return smooth(knots);
  }
  const [count, depth] = WAVES[shape] ?? [0, 0];
  const sag =
    shape === 'flare'
      ? 20
      : shape === 'mermaid' || shape === 'gathered' || shape === 'tiered'
        ? 14
        : shape === 'pencil' || shape === 'bubble'
          ? 3
          : 9;
  return hemLine({
    top: 0,
    neckHalf: 0,
    shoulderHalf: 0,
    shoulderDrop: 0,
    underarm: [half, y],
    side: [[half, y]],
    hemSag: sag,
    waves: count > 0 ? { count, depth: opposite ? -depth : depth } : undefined,
  });
}

export interface SkirtPiece {
  readonly outline: Path;
  readonly side: Path;
  readonly hem: Path;
  readonly corner: Point;
}

/** The waist's own line is hidden by the bodice or a band, so it runs straight. */
export function skirtPiece(shape: SkirtShape, hang: Hang, opposite = false): SkirtPiece {
  const points = sideOf(shape, hang);
  const corner = points.at(-1) ?? [hang.half, hang.hem];
  const side = smooth(points.map(([half, y]): Knot => [left(half), y]));
  const hem = hemOf(shape, corner, opposite);
  return { outline: joined([side, hem, flipped(reversed(side))]), side, hem, corner };
}

export function skirtFolds(random: Random, shape: SkirtShape, hang: Hang, corner: Point): Fold[] {
  const { half, y, hem } = hang;
  const to = [left(corner[0]) + 6, AXIS + corner[0] - 6, corner[1] + 20] as const;
  const from = [left(half) + 4, AXIS + half - 4, y] as const;
  const hips: Fold[] = [
    ...fannedFolds(random, {
      at: [left(half) + 2, y + 6],
      toward: 60,
      spread: 20,
      length: 46,
      count: 2,
      depth: 0.14,
      width: 9,
    }),
    ...fannedFolds(random, {
      at: [AXIS + half - 2, y + 6],
      toward: 120,
      spread: 20,
      length: 46,
      count: 2,
      depth: 0.14,
      width: 9,
    }),
  ];
  switch (shape) {
    case 'pencil':
    case 'flounce':
    case 'column':
    case 'slit':
      return [
        ...hips,
        {
          points: [
            [AXIS, y + 14],
            [AXIS - 2, y + 46],
            [AXIS, y + 80],
          ],
          width: 60,
          depth: 0.1,
        },
        ...hangingFolds(random, {
          from: [left(half - 8), AXIS + half - 8, y + (hem - y) * 0.42],
          to: [to[0] + 8, to[1] - 8, hem + 6],
          count: 5,
          depth: shape === 'column' || shape === 'slit' ? 0.3 : 0.17,
          stagger: 0.5,
        }),
      ];
    case 'mermaid':
      return [
        ...hips,
        ...hangingFolds(random, {
          from: [left(half + 6), AXIS + half + 6, y + (hem - y) * 0.62],
          to,
          count: 12,
          depth: 0.4,
          stagger: 0.15,
          gathered: false,
        }),
      ];
    case 'flare':
    case 'handkerchief':
      return hangingFolds(random, { from, to, count: 13, depth: 0.36, stagger: 0.16 });
    case 'gathered':
    case 'tiered':
      return [
        ...hangingFolds(random, { from, to, count: 15, depth: 0.34, stagger: 0.1, gathered: true }),
        ...hangingFolds(random.fork('short'), {
          from,
          to: [to[0] + 18, to[1] - 18, y + (hem - y) * 0.5],
          count: 19,
          depth: 0.2,
          stagger: 0.02,
          gathered: true,
        }).map((fold) => ({ ...fold, open: 'start' as const })),
      ];
    case 'bubble':
      return [
        ...hangingFolds(random, {
          from,
          to: [left(half + 40), AXIS + half + 40, y + (hem - y) * 0.6],
          count: 13,
          depth: 0.3,
          stagger: 0.05,
          gathered: true,
        }).map((fold) => ({ ...fold, open: 'start' as const })),
        ...hangingFolds(random.fork('hem'), {
          from: [left(half + 34), AXIS + half + 34, y + (hem - y) * 0.5],
          to: [left(half + 14), AXIS + half + 14, hem],
          count: 13,
          depth: 0.34,
          stagger: 0.3,
        }),
      ];
    case 'knife-pleat':
      return pleats(random, hang, corner, 15, 0.34);
    case 'box-pleat':
      return pleats(random, hang, corner, 7, 0.4);
    case 'high-low':
      return hangingFolds(random, { from, to: [to[0], to[1], hem], count: 9, depth: 0.34, stagger: 0.2 });
    default:
      return [
        ...hips,
        ...hangingFolds(random, { from: [from[0], from[1], y + 24], to, count: 8, depth: 0.32, stagger: 0.4 }),
      ];
  }
}

/** Lines along which pleats are pressed, left to right. */
export function pleatLines(hang: Hang, corner: Point, count: number): Path[] {
  return Array.from({ length: count - 1 }, (_, n) => {
    const t = (n + 1) / count;
    const [top, low] = [left(hang.half) + 2 * hang.half * t, left(corner[0]) + 2 * corner[0] * t];
    const sag = 9 * (1 - (2 * t - 1) ** 2);
    const reach = (hang.hem - hang.y) * 0.3;
    return path(
      `M${top} ${hang.y}C${top + (low - top) * 0.36} ${hang.y + reach} ${top + (low - top) * 0.6} ${hang.y + reach * 2} ${low} ${corner[1] + sag}`,
    );
  });
}

function pleats(random: Random, hang: Hang, corner: Point, count: number, depth: number): Fold[] {
  const pitch = (corner[0] * 2) / count;
  return pleatLines(hang, corner, count).map((line): Fold => {
    const points: Knot[] = [line.start, ...line.curves.flat()].map(([x, y]): Knot => [x - pitch * 0.22, y]);
    return { points, width: pitch * random.between(0.42, 0.5), depth, open: 'both', soft: 0.3 };
  });
}
