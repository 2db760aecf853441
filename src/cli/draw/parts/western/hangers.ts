// Hangers on the rail backdrop: a wooden one inside of tops and dresses, a steel one with clips for what has a waistband.
import { darken, lighten } from '../../colour.ts';
import { SAFE } from '../../frame.ts';
import { METALS } from '../../materials.ts';
import type { Box } from '../../path.ts';
import { draw, linear, place, rect } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import { AXIS } from '../garment.ts';
import { hanger } from '../notions.ts';

export const hangsOnRail = (ctx: Ctx): boolean => ctx.recipe.backdrop === 'rail' && ctx.view !== 'detail';

/** Room above the neck that the hook takes. */
export const HOOK = 24;

/** Room above the waist that a clip hanger takes, from its hook's bend down to the waistband. */
export const ABOVE_WAIST = 51;

/** The room on the rail backdrop: the hook's bend lies over the rail. */
export const ON_RAIL: Box = { x: 30, y: 23, width: 452, height: 463 };

/** Widens a box downwards until its height decides the scale, so that the hook ends on the rail. */
export function fromTheRail(box: Box): Box {
  const height = Math.max(box.height, (box.width * ON_RAIL.height) / ON_RAIL.width);
  return { ...box, height };
}

export const roomFor = (ctx: Ctx): Box => (hangsOnRail(ctx) ? ON_RAIL : SAFE);

export function coatHanger(top: number, width: number): string {
  return hanger(AXIS, top + 12, width, '#9a6b43');
}

/** A steel bar with a hook and two padded clips that hold a waistband at height `y`. */
export function clipHanger(ctx: Ctx, y: number): string {
  const steel = METALS.steel;
  const bar = y - 24;
  const sheen = linear(
    ctx.defs,
    [0, bar - 3],
    [0, bar + 3],
    [
      [0, lighten(steel.base, 0.7)],
      [0.5, steel.base],
      [1, darken(steel.base, 0.5)],
    ],
  );
  const hook = `M${AXIS} ${bar}V${bar - 12}C${AXIS} ${bar - 18} ${AXIS + 9} ${bar - 18} ${AXIS + 9} ${bar - 25}C${AXIS + 9} ${bar - 34} ${AXIS - 8} ${bar - 35} ${AXIS - 9} ${bar - 25}`;
  const clip =
    rect(-6, -9, 12, 26, { rx: 2.5, fill: '#3b3b41', stroke: '#1d1c20', 'stroke-width': 0.8 }) +
    rect(-4, -7, 3, 22, { rx: 1.4, fill: '#7d7d86', opacity: 0.7 }) +
    rect(-6, 8, 12, 3, { fill: '#1d1c20', opacity: 0.6 });
  return (
    draw(hook, { fill: 'none', stroke: darken(steel.base, 0.45), 'stroke-width': 3.8, 'stroke-linecap': 'round' }) +
    draw(hook, {
      fill: 'none',
      stroke: lighten(steel.base, 0.5),
      'stroke-width': 1.6,
      'stroke-linecap': 'round',
      transform: 'translate(-.6 -.4)',
    }) +
    rect(AXIS - 56, bar - 2.6, 112, 5.2, {
      rx: 2.6,
      fill: sheen,
      stroke: darken(steel.base, 0.5),
      'stroke-width': 0.6,
    }) +
    place(clip, { x: AXIS - 44, y: bar }) +
    place(clip, { x: AXIS + 44, y: bar })
  );
}
