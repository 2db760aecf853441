// Outlines and folds of trousers, leggings, shorts and salwars, legs hanging a little apart.
import { fannedFolds, hangingFolds } from '../../folds.ts';
import { joined, path, reversed, smooth } from '../../path.ts';
import type { Knot, Path, Point } from '../../path.ts';
import type { Random } from '../../random.ts';
import type { Fold } from '../../relief.ts';
import { AXIS } from '../garment.ts';
import { points } from './knots.ts';

export const LEGS = [
  'straight',
  'skinny',
  'slim',
  'wide',
  'palazzo',
  'flare',
  'tapered',
  'jogger',
  'culotte',
  'capri',
  'churidar',
  'harem',
  'patiala',
  'dhoti',
  'shorts',
  'bike-shorts',
  'flared-shorts',
  'sharara',
] as const;
export type LegName = (typeof LEGS)[number];

export const WAIST_Y = 56;
const WAIST_HALF = 67;

interface LegShape {
  /** Outer edge from below the hip down to the hem: "half width, height". */
  readonly outer: string;
  /** Inner edge from the crotch's height down to the hem. */
  readonly inner: string;
  readonly crotch?: number;
  readonly waves?: number;
  readonly clings?: boolean;
  /** A gathered or ribbed cuff of this depth below the hem. */
  readonly cuff?: number;
}

const SHAPES: Readonly<Record<LegName, LegShape>> = {
  straight: { outer: '91 132, 91 180, 83 260, 80 330, 78 424', inner: '4 178, 8 200, 14 270, 14 340, 14 424' },
  skinny: {
    outer: '83 130, 80 176, 67 250, 62 290, 58 340, 50 414',
    inner: '5 174, 9 200, 16 260, 17 300, 20 414',
    clings: true,
  },
  slim: { outer: '87 131, 86 178, 75 255, 69 330, 63 416', inner: '4 176, 8 200, 14 270, 16 340, 19 416' },
  wide: { outer: '93 134, 97 190, 101 270, 106 350, 110 428', inner: '3 184, 4 230, 4 330, 4 428', waves: 2 },
  palazzo: { outer: '92 130, 101 190, 114 270, 128 350, 142 428', inner: '3 186, 7 240, 11 330, 15 428', waves: 4 },
  flare: {
    outer: '84 130, 82 178, 69 250, 67 290, 79 356, 98 430',
    inner: '5 176, 9 206, 15 262, 15 300, 10 356, 3 430',
    waves: 1,
  },
  tapered: { outer: '90 132, 90 184, 81 270, 70 350, 61 404', inner: '3 180, 6 210, 12 280, 18 350, 21 404' },
  jogger: {
    outer: '92 132, 93 184, 84 268, 77 340, 66 394, 58 402',
    inner: '4 180, 6 210, 11 280, 13 340, 17 394, 23 402',
    cuff: 17,
  },
  culotte: { outer: '93 132, 101 190, 112 260, 120 330', inner: '2 184, 2 230, 2 280, 3 330', waves: 3 },
  capri: {
    outer: '83 130, 81 176, 69 250, 62 300, 58 336',
    inner: '5 174, 8 200, 15 262, 18 300, 20 336',
    clings: true,
  },
  churidar: {
    outer: '87 131, 85 178, 70 256, 60 330, 56 400, 52 452',
    inner: '4 176, 9 204, 16 266, 19 330, 22 400, 24 452',
    clings: true,
  },
  harem: {
    outer: '90 124, 102 168, 106 214, 99 270, 84 330, 63 384, 53 410',
    inner: '2 272, 8 304, 15 346, 21 394, 25 410',
    crotch: 272,
    cuff: 18,
  },
  patiala: {
    outer: '86 124, 99 158, 108 204, 106 256, 94 316, 70 378, 54 416',
    inner: '1 240, 5 280, 12 340, 20 400, 24 416',
    crotch: 240,
    cuff: 18,
  },
  dhoti: {
    outer: '89 124, 99 164, 101 206, 90 262, 72 320, 58 372, 51 412',
    inner: '3 300, 8 326, 14 362, 20 400, 23 412',
    crotch: 300,
    cuff: 14,
  },
  shorts: { outer: '84 128, 86 172, 84 216', inner: '4 172, 7 190, 11 218' },
  'bike-shorts': { outer: '83 130, 81 176, 75 226, 71 262', inner: '5 172, 9 196, 13 230, 15 262', clings: true },
  'flared-shorts': { outer: '92 130, 100 166, 108 196', inner: '3 172, 4 188, 4 208', waves: 3 },
  sharara: { outer: '90 131, 90 180, 86 236, 84 262', inner: '4 176, 5 210, 6 240, 6 264' },
};

export interface Leg {
  readonly outline: Path;
  readonly hem: Path;
  readonly outer: Path;
  readonly inner: Path;
  readonly cuff: number;
  readonly clings: boolean;
  readonly low: number;
  /** Cut in one piece: no seam runs down to the crotch. */
  readonly seamless: boolean;
  /** Outer and inner half widths at the hem. */
  readonly foot: readonly [number, number];
}

const left = (half: number): number => AXIS - half;

/** The left leg with its half of the hips; `flipped` gives the right one. */
export function legShape(name: LegName): Leg {
  const shape = SHAPES[name];
  const [outerPoints, innerPoints] = [points(shape.outer), points(shape.inner)];
  const [outEnd, inEnd] = [outerPoints.at(-1) ?? ([70, 420] as const), innerPoints.at(-1) ?? ([14, 420] as const)];
  const hip: Point = [WAIST_HALF + 13, WAIST_Y + 38];
  const outer = smooth([
    [left(WAIST_HALF), WAIST_Y],
    [left(hip[0]), hip[1]],
    ...outerPoints.map(([half, y]): Knot => [left(half), y]),
  ]);
  const crotch = innerPoints[0] ?? [4, 176];
  const inner = smooth([[AXIS, crotch[1] - 9], ...innerPoints.map(([half, y]): Knot => [left(half), y])]);
  const waves = shape.waves ?? 0;
  const steps = waves > 0 ? waves * 2 : 2;
  const hem = smooth(
    Array.from({ length: steps + 1 }, (_, n): Knot => {
      const t = n / steps;
      const sag = 4 * Math.sin(Math.PI * t) + (n === 0 || n === steps || waves === 0 ? 0 : n % 2 ? 3 : -3);
      return [left(outEnd[0] + (inEnd[0] - outEnd[0]) * t), outEnd[1] + (inEnd[1] - outEnd[1]) * t + sag];
    }),
  );
  const outline = joined([
    path(`M${AXIS} ${WAIST_Y + 3}Q${left(30)} ${WAIST_Y + 5} ${left(WAIST_HALF)} ${WAIST_Y}`),
    outer,
    hem,
    reversed(inner),
    path(`M${AXIS} ${crotch[1] - 9}V${WAIST_Y + 3}`),
  ]);
  return {
    outline,
    hem,
    outer,
    inner,
    cuff: shape.cuff ?? 0,
    clings: shape.clings ?? false,
    seamless: (shape.crotch ?? 0) > 200,
    low: outEnd[1],
    foot: [outEnd[0], inEnd[0]],
  };
}

/** Folds of the left leg: drawn into the crotch, broken at knee and ankle, or hanging. */
export function legFolds(random: Random, name: LegName, leg: Leg, gathered: boolean): Fold[] {
  const crotch = leg.inner.start;
  const shape = SHAPES[name];
  const hips = gathered
    ? hangingFolds(random, {
        from: [left(WAIST_HALF - 2), AXIS - 3, WAIST_Y],
        to: [left(86), AXIS - 6, WAIST_Y + 84],
        count: 8,
        depth: 0.26,
        stagger: 0.05,
        gathered: true,
      }).map((fold): Fold => ({ ...fold, open: 'start' }))
    : [];
  const rise = fannedFolds(random, {
    at: [crotch[0] - 5, crotch[1]],
    toward: 205,
    spread: 22,
    length: 54,
    count: 3,
    depth: 0.1,
    width: 6,
  });
  const seat: Fold = {
    points: [
      [left(52), WAIST_Y + 34],
      [left(54), WAIST_Y + 84],
      [left(52), WAIST_Y + 150],
    ],
    width: 50,
    depth: leg.clings ? 0.24 : 0.16,
  };
  const knee = (y: number, depth: number): Fold[] =>
    fannedFolds(random.fork('knee'), {
      at: [left(20), y],
      toward: 178,
      spread: 26,
      length: 40,
      count: 3,
      depth,
      width: 8,
    });
  const hang = (from: number, count: number, depth: number, stagger: number): Fold[] =>
    hangingFolds(random.fork('hang'), {
      from: [left(84), AXIS - 10, from],
      to: [left(leg.foot[0]) + 5, left(leg.foot[1]) - 5, leg.low + 6],
      count,
      depth,
      stagger,
    });
  switch (name) {
    case 'palazzo':
    case 'culotte':
    case 'flared-shorts':
      return [...hips, seat, ...hang(WAIST_Y + (gathered ? 60 : 80), 7, 0.36, 0.2)];
    case 'wide':
      return [...hips, seat, ...rise, ...hang(WAIST_Y + 110, 5, 0.32, 0.3)];
    case 'patiala':
    case 'harem':
    case 'dhoti':
      return hips;
    case 'churidar':
      return [...hips, seat, ...rise, ...knee(262, 0.14), ...rings(random, leg, 350, 9)];
    case 'shorts':
    case 'sharara':
      return [...hips, seat, ...rise];
    default: {
      const ankle =
        shape.cuff || leg.low > 380
          ? fannedFolds(random.fork('ankle'), {
              at: [left(leg.foot[1] + 4), leg.low - 20],
              toward: 172,
              spread: 20,
              length: 34,
              count: 2,
              depth: 0.18,
              width: 7,
            })
          : [];
      const soft = leg.clings ? 0.13 : 0.2;
      return [
        ...hips,
        seat,
        ...rise,
        ...(leg.low > 300 ? knee(268, soft) : []),
        ...ankle,
        ...(leg.clings ? [] : hang(230, 3, 0.14, 0.4)),
      ];
    }
  }
}

/** The rings that a churidar's extra length makes above the ankle. */
function rings(random: Random, leg: Leg, from: number, count: number): Fold[] {
  return Array.from({ length: count }, (_, n): Fold => {
    const y = from + ((leg.low - 8 - from) * n) / (count - 1);
    const tilt = random.near(0, 5);
    return {
      points: [
        [left(60), y + tilt],
        [left(40), y + 4],
        [left(18), y - tilt],
      ],
      width: 9,
      depth: n % 2 ? 0.46 : -0.46,
      open: 'both',
      soft: 0.3,
    };
  });
}
