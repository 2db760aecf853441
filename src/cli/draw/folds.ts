// Folds that cloth falls into by itself, so that no kind has to place each one.
import type { Point } from './path.ts';
import type { Random } from './random.ts';
import type { Fold } from './relief.ts';

/**
 * Cloth hanging from one line to another: soft ridges and valleys in turn that start at different heights and open
 * at the hem. `from` and `to` are [left, right, y].
 */
export function hangingFolds(
  random: Random,
  hang: {
    from: readonly [number, number, number];
    to: readonly [number, number, number];
    count: number;
    depth?: number;
    /** 0 lets every fold start at the top, 1 lets some start only near the hem. */
    stagger?: number;
    /** Folds that are pressed or gathered start at full width. */
    gathered?: boolean;
  },
): Fold[] {
  const { from, to, count, depth = 0.3, stagger = 0.5, gathered = false } = hang;
  const folds: Fold[] = [];
  for (let n = 0; n < count; n += 1) {
    const share = (n + 0.5 + random.near(0, 0.22)) / count;
    const start = random.between(0, stagger);
    const at = (t: number): Point => {
      const [a, b] = [from[0] + (from[1] - from[0]) * share, to[0] + (to[1] - to[0]) * share];
      return [a + (b - a) * t, from[2] + (to[2] - from[2]) * t];
    };
    const pitch = Math.abs(to[1] - to[0]) / count;
    const sway = random.near(0, pitch * 0.3);
    const [p0, p1, p2, p3] = [at(start), at(start + (1 - start) * 0.4), at(start + (1 - start) * 0.75), at(1.04)];
    folds.push({
      points: [p0, [p1[0] + sway, p1[1]], [p2[0] - sway * 0.6, p2[1]], p3],
      width: pitch * random.between(0.62, 0.95),
      depth: depth * (n % 2 === 0 ? 1 : -1) * random.between(0.7, 1.15),
      open: gathered ? 'both' : 'end',
    });
  }
  return folds;
}

/** Creases that fan out from where cloth is pulled or bent: an underarm, an elbow, a knot, a knee. */
export function fannedFolds(
  random: Random,
  fan: { at: Point; toward: number; spread: number; length: number; count: number; depth?: number; width?: number },
): Fold[] {
  const { at, toward, spread, length, count, depth = 0.24, width = 9 } = fan;
  return Array.from({ length: count }, (_, n): Fold => {
    const degrees = toward + (count === 1 ? 0 : ((n / (count - 1)) * 2 - 1) * spread) + random.near(0, 4);
    const angle = (degrees * Math.PI) / 180;
    const reach = length * random.between(0.7, 1.1);
    const bend = random.near(0, reach * 0.1);
    const point = (t: number): Point => [
      at[0] + Math.cos(angle) * reach * t - Math.sin(angle) * bend * Math.sin(Math.PI * t),
      at[1] + Math.sin(angle) * reach * t + Math.cos(angle) * bend * Math.sin(Math.PI * t),
    ];
    return {
      points: [point(0.05), point(0.5), point(1)],
      width: width * random.between(0.8, 1.2),
      depth: depth * (n % 2 === 0 ? -1 : 0.8),
    };
  });
}

/** The same folds on the other side of the axis. */
export function flippedFolds(folds: readonly Fold[], axis = 256): Fold[] {
  return folds.map((fold) => ({
    ...fold,
    points: fold.points.map((knot) =>
      knot[2] ? ([2 * axis - knot[0], knot[1], 'corner'] as const) : ([2 * axis - knot[0], knot[1]] as const),
    ),
  }));
}
