// What the arrangements of cloth close-ups are given, and the pieces that several of them draw.
import type { BorderLook } from '../../border-designs.ts';
import { darken, lighten } from '../../colour.ts';
import { flipped, path } from '../../path.ts';
import type { Knot, Path } from '../../path.ts';
import type { Random } from '../../random.ts';
import type { Finish } from '../../relief.ts';
import { blur, circle, group, line } from '../../svg.ts';
import type { Ctx, Fabric } from '../../types.ts';

export interface ClothNear {
  readonly fabric: Fabric;
  readonly hem?: BorderLook | undefined;
  readonly finish: Finish;
  readonly label?: string | undefined;
  readonly warp: number;
  readonly random: Random;
}

/** Drawing on the left or, mirrored, on the right, so that the light need not be mirrored. */
export interface Hand {
  readonly mirrored: boolean;
  x(value: number): number;
  path(data: string): Path;
  knots(points: readonly Knot[]): Knot[];
  /** Turns in degrees. */
  turn(degrees: number): number;
}

export function handOf(mirrored: boolean): Hand {
  const x = (value: number): number => (mirrored ? 512 - value : value);
  return {
    mirrored,
    x,
    path: (data) => (mirrored ? flipped(path(data)) : path(data)),
    knots: (points) =>
      points.map(([px, py, corner]): Knot => (corner === undefined ? [x(px), py] : [x(px), py, corner])),
    turn: (degrees) => (mirrored ? -degrees : degrees),
  };
}

/** A dressmaker's pin whose head is at (x, y) and whose shaft enters the cloth 54 units away. */
export function pin(ctx: Ctx, x: number, y: number, turn: number, head: string): string {
  const steel = '#b9bfc6';
  const place = `translate(${x} ${y}) rotate(${turn})`;
  return (
    group(
      { transform: `translate(${x + 5} ${y + 7}) rotate(${turn})`, opacity: 0.35 },
      line(0, 0, 54, 0, {
        stroke: '#2b1a33',
        'stroke-width': 3,
        filter: blur(ctx.defs, 2, { x: -4, y: -8, width: 64, height: 16 }),
      }),
    ) +
    group(
      { transform: place },
      line(0, 0, 54, 0, { stroke: darken(steel, 0.45), 'stroke-width': 3.4 }),
      line(0, -0.6, 54, -0.6, { stroke: lighten(steel, 0.5), 'stroke-width': 1.5 }),
    ) +
    circle(x, y, 9, { fill: head, stroke: darken(head, 0.5), 'stroke-width': 1 }) +
    circle(x - 3, y - 3, 3, { fill: lighten(head, 0.75), opacity: 0.9 })
  );
}
