// Outlines of panties about the axis x = 256, waist at the top.
import { AXIS } from '../../parts/garment.ts';
import { joined, path, reversed } from '../../path.ts';
import type { Path } from '../../path.ts';
import type { CutOf } from '../../types.ts';

export const CUTS = {
  style: ['hipster', 'bikini', 'high-waist', 'boyshort', 'full', 'period'],
  edge: ['elastic', 'lace', 'picot', 'none'],
  pack: ['1', '3', '4', '5', '6', '2'],
  /** How a pack lies; `one` shows its first piece alone. */
  lay: ['fan', 'rows', 'folded', 'one'],
  bow: ['yes', 'no'],
} as const;

export type Cut = CutOf<typeof CUTS>;

interface Measures {
  /** Half widths at the waist and where the leg begins, heights, the crotch. */
  readonly waist: number;
  readonly waistY: number;
  readonly hip: number;
  readonly legY: number;
  readonly crotchHalf: number;
  readonly crotchY: number;
  /** 0 a straight leg, 1 a high scooped one. */
  readonly scoop: number;
}

export function measuresOf(style: Cut['style']): Measures {
  switch (style) {
    case 'bikini':
      return { waist: 148, waistY: 176, hip: 154, legY: 214, crotchHalf: 32, crotchY: 376, scoop: 0.85 };
    case 'high-waist':
      return { waist: 118, waistY: 92, hip: 156, legY: 262, crotchHalf: 36, crotchY: 398, scoop: 0.55 };
    case 'full':
    case 'period':
      return { waist: 138, waistY: 128, hip: 158, legY: 266, crotchHalf: 40, crotchY: 392, scoop: 0.45 };
    case 'boyshort':
      return { waist: 136, waistY: 146, hip: 160, legY: 308, crotchHalf: 34, crotchY: 378, scoop: 0.02 };
    default:
      return { waist: 144, waistY: 164, hip: 156, legY: 246, crotchHalf: 36, crotchY: 380, scoop: 0.6 };
  }
}

export interface Shape {
  readonly outline: Path;
  readonly waist: Path;
  /** Left leg's edge, from the side down to the crotch. */
  readonly leg: Path;
  readonly back: Path;
  readonly m: Measures;
}

export function shapeOf(style: Cut['style']): Shape {
  const m = measuresOf(style);
  const x = (half: number): number => AXIS - half;
  const waist = path(`M${x(m.waist)} ${m.waistY}Q${AXIS} ${m.waistY + 22} ${x(-m.waist)} ${m.waistY}`);
  const side = path(
    `M${x(m.waist)} ${m.waistY}C${x(m.waist + 4)} ${m.waistY + (m.legY - m.waistY) * 0.4} ${x(m.hip)} ${m.legY - 20} ${x(m.hip)} ${m.legY}`,
  );
  const bend = (m.hip - m.crotchHalf) * m.scoop;
  const leg =
    style === 'boyshort'
      ? path(`M${x(m.hip)} ${m.legY}C${x(116)} ${m.legY + 26} ${x(54)} ${m.legY + 22} ${x(m.crotchHalf)} ${m.crotchY}`)
      : path(
          `M${x(m.hip)} ${m.legY}C${x(m.hip - bend * 0.72)} ${m.legY + 18} ${x(m.crotchHalf + 26 + (1 - m.scoop) * 30)} ${m.crotchY - 96 + (1 - m.scoop) * 40} ${x(m.crotchHalf)} ${m.crotchY}`,
        );
  const [cx, cy] = leg.curves.at(-1)?.[2] ?? [0, 0];
  const foot = path(`M${cx} ${cy}Q${AXIS} ${cy + 12} ${2 * AXIS - cx} ${cy}`);
  const mirror = (one: Path): Path => ({
    ...one,
    start: [2 * AXIS - one.start[0], one.start[1]],
    curves: one.curves.map(
      ([a, b, c]) =>
        [
          [2 * AXIS - a[0], a[1]],
          [2 * AXIS - b[0], b[1]],
          [2 * AXIS - c[0], c[1]],
        ] as const,
    ),
  });
  return {
    outline: joined([side, leg, foot, reversed(mirror(leg)), reversed(mirror(side)), reversed(waist)]),
    waist,
    leg,
    back: path(
      `M${x(m.waist)} ${m.waistY}Q${AXIS} ${m.waistY - 16} ${x(-m.waist)} ${m.waistY}Q${AXIS} ${m.waistY + 22} ${x(m.waist)} ${m.waistY}Z`,
    ),
    m,
  };
}
