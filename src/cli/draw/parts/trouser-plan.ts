// Measures and folds of soft trousers, about the axis x = 256.
import { fannedFolds, hangingFolds } from '../folds.ts';
import { AXIS } from './garment.ts';
import type { Knot } from '../path.ts';
import type { Fold } from '../relief.ts';
import type { Ctx } from '../types.ts';

export type TrouserStyle = 'palazzo' | 'pants' | 'sharara' | 'churidar' | 'patiala' | 'pyjama' | 'shorts' | 'capri';

export interface Measures {
  readonly waist: number;
  /** Outer edge below the waist, [half width, how far below]; the last one is the hem. */
  readonly outer: readonly Knot[];
  readonly inner: readonly Knot[];
  readonly crotch: number;
}

/** At scale 1 as in garment.ts: about 3.6 units a centimetre; heights count from the waist. */
export const STYLES: Readonly<Record<TrouserStyle, Measures>> = {
  palazzo: {
    waist: 62,
    outer: [
      [80, 60],
      [97, 170],
      [116, 340],
    ],
    inner: [
      [5, 200],
      [8, 340],
    ],
    crotch: 112,
  },
  pants: {
    waist: 62,
    outer: [
      [80, 62],
      [76, 170],
      [62, 330],
    ],
    inner: [
      [12, 190],
      [22, 330],
    ],
    crotch: 108,
  },
  sharara: {
    waist: 62,
    outer: [
      [80, 60],
      [82, 150],
      [86, 196],
      [136, 344],
    ],
    inner: [
      [5, 180],
      [2, 240],
      [6, 344],
    ],
    crotch: 110,
  },
  churidar: {
    waist: 62,
    outer: [
      [80, 62],
      [72, 160],
      [58, 260],
      [48, 350],
    ],
    inner: [
      [10, 180],
      [18, 270],
      [21, 350],
    ],
    crotch: 108,
  },
  patiala: {
    waist: 64,
    outer: [
      [98, 60],
      [120, 160],
      [110, 250],
      [50, 318],
      [44, 342],
    ],
    inner: [
      [7, 280],
      [15, 316],
      [16, 342],
    ],
    crotch: 262,
  },
  pyjama: {
    waist: 62,
    outer: [
      [82, 62],
      [86, 170],
      [84, 330],
    ],
    inner: [
      [8, 190],
      [17, 330],
    ],
    crotch: 110,
  },
  capri: {
    waist: 62,
    outer: [
      [81, 62],
      [82, 150],
      [78, 236],
    ],
    inner: [
      [9, 170],
      [16, 236],
    ],
    crotch: 108,
  },
  shorts: {
    waist: 62,
    outer: [
      [82, 56],
      [96, 128],
    ],
    inner: [[10, 132]],
    crotch: 100,
  },
};

export const leftOf = ([half, y, corner]: Knot, top: number): Knot =>
  corner ? [AXIS - half, top + y, 'corner'] : [AXIS - half, top + y];

export function legFolds(ctx: Ctx, style: TrouserStyle, m: Measures, top: number): Fold[] {
  const random = ctx.random.fork('legs');
  const [outer = 80, below = 330] = m.outer.at(-1) ?? [];
  const inner = m.inner.at(-1)?.[0] ?? 10;
  const foot = top + below;
  const hang = (count: number, depth: number, from = top + 8, stagger = 0.3): Fold[] =>
    hangingFolds(random, {
      from: [AXIS - m.waist + 4, AXIS - 4, from],
      to: [AXIS - outer + 4, AXIS - inner - 2, foot],
      count,
      depth,
      stagger,
      gathered: stagger < 0.2,
    });
  const pulls = fannedFolds(random, {
    at: [AXIS - 4, top + m.crotch],
    toward: 205,
    spread: 34,
    length: 60,
    count: 4,
    depth: 0.24,
    width: 10,
  });
  switch (style) {
    case 'palazzo':
      return hang(7, 0.4, top + 6, 0.15);
    case 'sharara':
      return [
        ...pulls,
        ...hangingFolds(random, {
          from: [AXIS - 84, AXIS - 4, top + 200],
          to: [AXIS - outer, AXIS - inner, foot],
          count: 9,
          depth: 0.46,
          stagger: 0.05,
          gathered: true,
        }),
      ];
    case 'churidar': {
      const rings = Array.from({ length: 7 }, (_, n): Fold => {
        const y = top + 246 + n * 15;
        const x = AXIS - 56 + n * 1.6;
        return {
          points: [
            [x, y - 3],
            [x + 16, y + 5],
            [AXIS - 20, y - 1],
          ],
          width: 8,
          depth: n % 2 === 0 ? 0.42 : -0.38,
          open: 'both',
        };
      });
      return [...pulls, ...hang(3, 0.22), ...rings];
    }
    case 'patiala':
      return Array.from({ length: 9 }, (_, n): Fold => {
        const t = (n + 0.5) / 9;
        const low = top + 120 + t * 140;
        return {
          points: [
            [AXIS - 12 - t * 46, top + 16],
            [AXIS - 20 - t * 84, top + 90 + t * 40],
            [AXIS - 18 - t * 84, low],
            [AXIS - 20 - t * 24, foot - 26],
          ],
          width: 15,
          depth: n % 2 === 0 ? 0.44 : -0.44,
          open: 'both',
        };
      });
    default:
      return [...pulls, ...hang(4, 0.3)];
  }
}
