// Outlines of camisoles, tanks and thermal tops about the axis x = 256.
import { AXIS } from '../../parts/garment.ts';
import { flipped, joined, path, reversed } from '../../path.ts';
import type { Path } from '../../path.ts';
import type { CutOf } from '../../types.ts';

export const CUTS = {
  style: ['thin', 'tank', 'racer', 'thermal', 'shelf'],
  neck: ['scoop', 'v', 'straight'],
  edge: ['binding', 'lace'],
  length: ['hip', 'long', 'crop'],
  pack: ['1', '2', '3'],
} as const;

export type Cut = CutOf<typeof CUTS>;

export const FOOT: Readonly<Record<Cut['length'], number>> = { crop: 276, hip: 372, long: 446 };

export interface Shape {
  readonly outline: Path;
  readonly neck: Path;
  readonly arm: Path;
  readonly hem: Path;
  readonly back: Path;
}

export function shapeOf(cut: Cut): Shape {
  const foot = FOOT[cut.length];
  const thermal = cut.style === 'thermal';
  const strapped = cut.style === 'thin' || cut.style === 'shelf';
  // [inner half, outer half] where the shoulder strap ends, or the peak that a thin strap is sewn to.
  const [inner, outer, top] = strapped
    ? [52, 54, 92]
    : cut.style === 'racer'
      ? [38, 58, 40]
      : thermal
        ? [36, 72, 48]
        : [46, 74, 40];
  const low =
    cut.neck === 'v' ? 138 : cut.neck === 'straight' ? (strapped ? 112 : 86) : strapped ? 124 : thermal ? 82 : 112;
  const x = (half: number): number => AXIS - half;
  const neck =
    cut.neck === 'v'
      ? path(`M${AXIS} ${low}C${x(8)} ${low - 14} ${x(inner - 8)} ${top + 26} ${x(inner)} ${top}`)
      : path(`M${AXIS} ${low}C${x(inner * 0.7)} ${low} ${x(inner - 1)} ${low - (low - top) * 0.4} ${x(inner)} ${top}`);
  const under = 146;
  const arm = thermal
    ? path(`M${x(outer)} ${top + 14}C${x(outer - 8)} 90 ${x(outer - 6)} 122 ${x(88)} ${under}`)
    : cut.style === 'racer'
      ? path(`M${x(outer)} ${top + 4}C${x(outer - 14)} ${top + 44} ${x(54)} ${under - 22} ${x(88)} ${under}`)
      : path(
          `M${x(outer)} ${top + (strapped ? 0 : 4)}C${x(outer + (strapped ? 6 : -2))} ${top + 40} ${x(68)} ${under - 12} ${x(88)} ${under}`,
        );
  const side = path(
    `M${x(88)} ${under}C${x(84)} 190 ${x(76)} 214 ${x(76)} 238C${x(78)} 276 ${x(90)} ${Math.max(300, foot - 60)} ${x(cut.length === 'crop' ? 78 : 96)} ${foot}`,
  );
  const corner = cut.length === 'crop' ? 78 : 96;
  const sideCut =
    cut.length === 'crop' ? path(`M${x(88)} ${under}C${x(84)} 190 ${x(78)} 220 ${x(corner)} ${foot}`) : side;
  const hem = path(`M${x(corner)} ${foot}Q${AXIS} ${foot + 10} ${x(-corner)} ${foot}`);
  const half = joined(
    [neck, path(`M${x(inner)} ${top}L${x(outer)} ${top + (thermal ? 14 : strapped ? 0 : 4)}`), arm, sideCut],
    false,
  );
  const back = strapped
    ? path(`M${x(88)} ${under}Q${AXIS} ${under - 34} ${x(-88)} ${under}L${x(-70)} 190H${x(70)}Z`)
    : cut.style === 'racer'
      ? path(
          `M${x(54)} 44C${x(30)} 84 ${x(20)} 120 ${x(70)} 146H${x(-70)}C${x(-20)} 120 ${x(-30)} 84 ${x(-54)} 44L${x(-38)} 40Q${AXIS} 84 ${x(38)} 40Z`,
        )
      : path(
          `M${x(inner)} ${top}Q${AXIS} ${top + 34} ${x(-inner)} ${top}L${x(4 - outer)} ${top + (thermal ? 12 : 3)}L${x(-58)} 150H${x(58)}L${x(outer - 4)} ${top + (thermal ? 12 : 3)}Z`,
        );
  return { outline: joined([half, hem, flipped(reversed(half), AXIS)]), neck, arm, hem, back };
}
