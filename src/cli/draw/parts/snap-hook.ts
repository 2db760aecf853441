// What holds a detachable strap: a ring on a tab, and the swivel hook at the strap's end.
import { darken, lighten } from '../colour.ts';
import { roundRect, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { draw, linear, place } from '../svg.ts';
import type { Ctx, Fabric } from '../types.ts';
import { ring } from './notions.ts';
import { strap } from './panel.ts';

/** How far below its ring a hook reaches, which is where the strap begins. */
export const HOOK = 24;

/** A hook that hangs from a ring at (x, y), leaning by `turn` degrees. */
export function snapHook(ctx: Ctx, x: number, y: number, metal: string, turn = 0): string {
  const sheen = linear(
    ctx.defs,
    [-9, 0],
    [9, 0],
    [
      [0, lighten(metal, 0.6)],
      [0.4, metal],
      [1, darken(metal, 0.4)],
    ],
  );
  const look = { fill: sheen, stroke: darken(metal, 0.55), 'stroke-width': 0.8 };
  return place(
    ring(ctx, 0, 9, 5.4, metal, 2.6) +
      draw(toD(roundRect(-3, 13.6, 6, 6, 2)), look) +
      draw(toD(roundRect(-11, 18, 22, 8, 3)), look),
    { x, y, turn },
  );
}

/** A ring at (x, y) on a tab that is sewn down along `tab` and lies on `under`; the hook hangs from it. */
export function hookedRing(
  ctx: Ctx,
  look: { x: number; y: number; tab: Path; under: Path; fabric: Fabric; metal: string; turn?: number },
): string {
  const { x, y, tab, under, fabric, metal, turn } = look;
  return (
    strap(ctx, tab, { width: 14, fabric, under }) + ring(ctx, x, y, 8.4, metal, 2.8) + snapHook(ctx, x, y, metal, turn)
  );
}
