// Shapes of bottles.
import type { Lathe } from '../../parts/lathe.ts';
import { toD } from '../../path.ts';
import type { Knot } from '../../path.ts';
import { draw } from '../../svg.ts';
import type { CutOf } from '../../types.ts';

export const CUTS = {
  style: ['classic', 'slim', 'flask', 'sipper', 'matka'],
  finish: ['steel', 'brushed', 'copper', 'painted', 'two-tone', 'printed'],
  lid: ['loop', 'cup', 'flat'],
  grip: ['none', 'strap', 'ridges'],
} as const;

export type Cut = CutOf<typeof CUTS>;

export interface Form {
  readonly profile: readonly Knot[];
  /** Half width of the neck and the height where the lid begins. */
  readonly neck: number;
  readonly lidTop: number;
}

export const FORMS: Readonly<Record<Cut['style'], Form>> = {
  classic: {
    profile: [
      [34, 142],
      [36, 160, 'corner'],
      [60, 186],
      [70, 216],
      [71, 250],
      [71, 428],
      [68, 440],
      [62, 446],
    ],
    neck: 34,
    lidTop: 76,
  },
  slim: {
    profile: [
      [30, 128],
      [32, 144, 'corner'],
      [46, 162],
      [54, 186],
      [55, 220],
      [55, 430],
      [52, 441],
      [47, 446],
    ],
    neck: 30,
    lidTop: 70,
  },
  flask: {
    profile: [
      [56, 150],
      [58, 158, 'corner'],
      [68, 164],
      [71, 174],
      [71, 260],
      [71, 432],
      [69, 441],
      [64, 446],
    ],
    neck: 56,
    lidTop: 64,
  },
  sipper: {
    profile: [
      [52, 164],
      [54, 174, 'corner'],
      [66, 190],
      [70, 214],
      [64, 262],
      [62, 292],
      [66, 330],
      [70, 400],
      [66, 438],
      [60, 446],
    ],
    neck: 52,
    lidTop: 96,
  },
  matka: {
    profile: [
      [30, 150],
      [32, 172, 'corner'],
      [56, 186],
      [92, 226],
      [102, 290],
      [94, 364],
      [72, 418],
      [60, 440],
      [58, 446],
    ],
    neck: 30,
    lidTop: 92,
  },
};

export const CX = 256;

export function ringLine(lathe: Lathe, y: number, stroke: string, width: number, opacity = 0.8): string {
  return draw(toD(lathe.ring(y)), { fill: 'none', stroke, 'stroke-width': width, 'stroke-opacity': opacity });
}
