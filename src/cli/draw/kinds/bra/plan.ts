// Outlines of bras about the axis x = 256: the left cup, wing and strap; the right ones are mirrored.
import { AXIS } from '../../parts/garment.ts';
import { joined, path, reversed } from '../../path.ts';
import type { Path, Point } from '../../path.ts';
import type { CutOf } from '../../types.ts';

export const CUTS = {
  style: ['t-shirt', 'full', 'lace', 'plunge', 'bralette', 'nursing', 'strapless', 'front-open', 'minimiser'],
  band: ['narrow', 'broad', 'lace'],
  strap: ['thin', 'broad', 'cross'],
  pack: ['1', '2', '3'],
} as const;

export type Cut = CutOf<typeof CUTS>;

export interface Cup {
  readonly outline: Path;
  /** Upper edge from the gore to the strap. */
  readonly neck: Path;
  /** From the strap down to the side. */
  readonly arm: Path;
  /** From the side round below to the gore. */
  readonly wire: Path;
  readonly apex: Point;
  readonly centre: Point;
}

interface Measures {
  readonly gore: Point;
  readonly gorelow: Point;
  readonly apex: Point;
  readonly side: Point;
  readonly deep: number;
  /** How far the neck edge bows out (above 0) or in. */
  readonly bow: number;
}

const p = ([x, y]: Point): string => `${x} ${y}`;

function measuresOf(style: Cut['style']): Measures {
  switch (style) {
    case 'full':
    case 'nursing':
      return { gore: [249, 214], gorelow: [250, 292], apex: [190, 142], side: [120, 226], deep: 324, bow: 8 };
    case 'minimiser':
      return { gore: [248, 206], gorelow: [250, 292], apex: [184, 152], side: [114, 222], deep: 322, bow: 12 };
    case 'plunge':
      return { gore: [250, 268], gorelow: [251, 292], apex: [180, 152], side: [122, 226], deep: 318, bow: 2 };
    case 'bralette':
      return { gore: [252, 262], gorelow: [252, 296], apex: [196, 138], side: [126, 268], deep: 300, bow: -8 };
    case 'strapless':
      return { gore: [250, 226], gorelow: [250, 290], apex: [182, 186], side: [116, 222], deep: 316, bow: 10 };
    case 'front-open':
      return { gore: [247, 224], gorelow: [248, 294], apex: [186, 150], side: [120, 226], deep: 320, bow: 6 };
    default:
      return { gore: [249, 236], gorelow: [250, 292], apex: [186, 160], side: [122, 228], deep: 318, bow: 4 };
  }
}

export function cupOf(style: Cut['style']): Cup {
  const { gore, gorelow, apex, side, deep, bow } = measuresOf(style);
  const neck =
    style === 'strapless'
      ? path(`M${p(gore)}C${gore[0] - 16} ${gore[1] - 30} ${apex[0] + 34} ${apex[1] - 2} ${p(apex)}`)
      : path(
          `M${p(gore)}C${gore[0] - 14 - bow} ${gore[1] - 26} ${apex[0] + 22 + bow} ${apex[1] + 40} ${p([apex[0] + 4, apex[1]])}L${p([apex[0] - 4, apex[1]])}`,
        );
  const [tipX, tipY] = neck.curves.at(-1)?.[2] ?? apex;
  const arm =
    style === 'strapless'
      ? path(`M${tipX} ${tipY}C${tipX - 30} ${tipY + 2} ${side[0] + 18} ${side[1] - 12} ${p(side)}`)
      : path(`M${tipX} ${tipY}C${tipX - 8} ${tipY + 34} ${side[0] + 34} ${side[1] - 16} ${p(side)}`);
  const wire =
    style === 'bralette'
      ? path(
          `M${p(side)}C${side[0] + 10} ${deep - 8} ${side[0] + 30} ${deep} ${side[0] + 44} ${deep}L${p([gorelow[0], deep])}L${p(gorelow)}`,
        )
      : path(
          `M${p(side)}C${side[0] + 4} ${deep - 20} ${side[0] + 40} ${deep + 4} 184 ${deep}C218 ${deep - 4} 240 ${deep - 16} ${p(gorelow)}`,
        );
  return {
    outline: joined([neck, arm, wire, path(`M${p(gorelow)}L${p(gore)}`)]),
    neck,
    arm,
    wire,
    apex: [tipX + 4, tipY],
    centre: [184, (apex[1] + deep) / 2 + 18],
  };
}

/** The wing from the cup to where the band turns to the back. */
export function wingOf(cup: Cup, broad: boolean): { outline: Path; top: Path; foot: Path } {
  const [sx, sy] = cup.arm.curves.at(-1)?.[2] ?? [122, 228];
  const high = broad ? 248 : 258;
  const low = broad ? 322 : 308;
  const top = path(`M${sx + 10} ${sy - 8}C${sx - 20} ${sy + 10} 74 ${high} 44 ${high + 2}`);
  const foot = path(`M44 ${low - 8}C90 ${low + 4} 130 ${low + 8} 168 ${low + 12}`);
  return {
    outline: joined([
      top,
      path(`M44 ${high + 2}C37 ${high + 10} 37 ${low - 16} 44 ${low - 8}`),
      foot,
      path(`M168 ${low + 12}L168 ${sy - 8}`),
    ]),
    top,
    foot,
  };
}

/** The bridge between the cups and the band that runs below them. */
export function underBand(cup: Cup, depth: number): { outline: Path; foot: Path } {
  const wire = cup.wire;
  const foot = path(`M120 ${318 + depth * 0.4}C170 ${326 + depth} 216 ${318 + depth} ${AXIS} ${308 + depth}`);
  const gore = cup.neck.start;
  const half = joined([
    path(`M120 ${318 + depth * 0.4}L${p(wire.start)}`),
    wire,
    path(`M${p(wire.curves.at(-1)?.[2] ?? gore)}L${p(gore)}L${AXIS} ${gore[1] - 2}L${AXIS} ${308 + depth}`),
    reversed(foot),
  ]);
  return { outline: half, foot };
}
