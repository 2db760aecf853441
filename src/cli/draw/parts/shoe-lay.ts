// Pairs of shoes seen from above. One shoe is drawn in its own units: a right foot, centre at the origin, toe at
// y = -200, heel at y = 200, its inner side at negative x. A lay puts it on the canvas, so that its outlines arrive
// there turned while the light still falls from the upper left.
import { wallShadow } from '../light.ts';
import { flipped, moved, path, turned } from '../path.ts';
import type { Path, Point } from '../path.ts';
import { el, num } from '../svg.ts';
import type { Ctx } from '../types.ts';

export interface Lay {
  readonly turn: number;
  readonly scale: number;
  readonly flip: boolean;
  /** Brings path data or a path in the shoe's units onto the canvas. */
  on(shape: string | Path): Path;
  at(x: number, y: number): Point;
  /** Flat art in the shoe's units (motifs, prints). */
  put(art: string): string;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly scale?: number;
  /** A left foot. */
  readonly flip?: boolean;
  /** Widens the shoe. */
  readonly wide?: number;
}

export function layAt(spot: Spot): Lay {
  const { x, y, turn = 0, scale = 1, flip = false, wide = 1 } = spot;
  const on = (shape: string | Path): Path => {
    const own = typeof shape === 'string' ? path(shape) : shape;
    return moved(turned(flip ? flipped(own, 0) : own, [0, 0], turn, scale * wide, scale), x, y);
  };
  return {
    turn,
    scale,
    flip,
    on,
    at: (px, py) => on({ start: [px, py], curves: [], closed: false }).start,
    put: (art) =>
      el(
        'g',
        {
          transform: `translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${num((flip ? -scale : scale) * wide)} ${num(scale)})`,
        },
        art,
      ),
  };
}

export const ARRANGEMENTS = ['pair', 'slant', 'steps', 'facing', 'toward', 'lean'] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

const SPOTS: Readonly<Record<Arrangement, readonly [Spot, Spot]>> = {
  pair: [
    { x: 168, y: 256, turn: -5, scale: 1.08, flip: true },
    { x: 344, y: 256, turn: 5, scale: 1.08 },
  ],
  slant: [
    { x: 174, y: 244, turn: 24, scale: 1.02, flip: true },
    { x: 332, y: 272, turn: 24, scale: 1.02 },
  ],
  steps: [
    { x: 168, y: 230, turn: -3, scale: 0.99, flip: true },
    { x: 342, y: 284, turn: -3, scale: 0.99 },
  ],
  facing: [
    { x: 168, y: 252, turn: 11, scale: 1.04, flip: true },
    { x: 344, y: 260, turn: 191, scale: 1.04 },
  ],
  toward: [
    { x: 168, y: 256, turn: 186, scale: 1.07 },
    { x: 344, y: 256, turn: 174, scale: 1.07, flip: true },
  ],
  lean: [
    { x: 150, y: 256, turn: -2, scale: 1.04, flip: true },
    { x: 342, y: 262, turn: 24, scale: 1.04 },
  ],
};

/** Where the two shoes of a pair lie; `look` makes both larger or wider. */
export function laysOf(arrangement: Arrangement, look: { size?: number; wide?: number } = {}): readonly [Lay, Lay] {
  const { size = 1, wide = 1 } = look;
  const [first, second] = SPOTS[arrangement];
  const lay = (spot: Spot): Lay => layAt({ ...spot, scale: (spot.scale ?? 1) * size, wide });
  return [lay(first), lay(second)];
}

/** Both shoes with their shadows; `rim` is the outline that touches the ground. */
export function drawPair(
  ctx: Ctx,
  lays: readonly Lay[],
  shoe: { rim: (lay: Lay) => Path; draw: (lay: Lay, index: number) => string; distance?: number },
): string {
  return lays
    .map((lay, index) => wallShadow(ctx, [shoe.rim(lay)], { distance: shoe.distance ?? 14 }) + shoe.draw(lay, index))
    .join('');
}
