// Necklines of western wear by name, and the upper edge of what hangs from straps or from nothing.
import { path } from '../../path.ts';
import type { Path, Point } from '../../path.ts';
import { AXIS } from '../garment.ts';

export const NECKS = ['round', 'crew', 'scoop', 'v', 'square', 'boat', 'sweetheart', 'straight', 'cowl'] as const;
export type Neck = (typeof NECKS)[number];

export const left = (half: number): number => AXIS - half;

/** A point of path data, `half` to the left of the axis. */
export const at = (half: number, y: number): string => `${left(half)} ${y}`;

export const NECK_WIDTHS: Readonly<Record<Neck, number>> = {
  round: 34,
  crew: 28,
  scoop: 38,
  v: 33,
  square: 38,
  boat: 48,
  sweetheart: 40,
  straight: 44,
  cowl: 36,
};
export const NECK_DEPTHS: Readonly<Record<Neck, number>> = {
  round: 40,
  crew: 20,
  scoop: 62,
  v: 70,
  square: 54,
  boat: 17,
  sweetheart: 66,
  straight: 50,
  cowl: 74,
};

/** The front's edge between the feet of two straps (or the ends of a strapless top). */
export function bustEdge(neck: Neck, foot: Point, lower: number): Path {
  const [half, y] = foot;
  switch (neck) {
    case 'v':
      return path(
        `M${at(half, y)}C${at(half * 0.72, y + 14)} ${at(7, y + 30 + lower)} ${at(0, y + 40 + lower)}` +
          `C${at(-7, y + 30 + lower)} ${at(-half * 0.72, y + 14)} ${at(-half, y)}`,
      );
    case 'sweetheart':
      return path(
        `M${at(half, y)}C${at(half * 0.8, y - 9)} ${at(half * 0.3, y - 6)} ${at(0, y + 17 + lower)}` +
          `C${at(-half * 0.3, y - 6)} ${at(-half * 0.8, y - 9)} ${at(-half, y)}`,
      );
    case 'square':
      return path(
        `M${at(half, y)}C${at(half - 3, y + 6)} ${at(half - 4, y + 14)} ${at(half - 4, y + 16)}L${at(4 - half, y + 16)}C${at(4 - half, y + 14)} ${at(3 - half, y + 6)} ${at(-half, y)}`,
      );
    case 'cowl':
      return path(
        `M${at(half, y)}C${at(half * 0.74, y + 28 + lower)} ${at(half * 0.3, y + 38 + lower)} ${at(0, y + 38 + lower)}` +
          `C${at(-half * 0.3, y + 38 + lower)} ${at(-half * 0.74, y + 28 + lower)} ${at(-half, y)}`,
      );
    case 'straight':
      return path(`M${at(half, y)}C${at(half * 0.5, y + 4)} ${at(-half * 0.5, y + 4)} ${at(-half, y)}`);
    default:
      return path(
        `M${at(half, y)}C${at(half * 0.7, y + 17 + lower)} ${at(half * 0.3, y + 22 + lower)} ${at(0, y + 22 + lower)}` +
          `C${at(-half * 0.3, y + 22 + lower)} ${at(-half * 0.7, y + 17 + lower)} ${at(-half, y)}`,
      );
  }
}
