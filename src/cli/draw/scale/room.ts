// A door of two metres and a chair with its seat at 45 cm, for things as large as furniture.
import { darken, lighten, mix } from '../colour.ts';
import { groundShadow, solid, wallShadow } from '../light.ts';
import { METALS, metalPiece } from '../materials.ts';
import { oval, polygon, roundRect, toD } from '../path.ts';
import { SURFACES } from '../surfaces.ts';
import { draw, linear, rect } from '../svg.ts';
import type { Ctx } from '../types.ts';
import type { Furniture } from './things.ts';

/** A sunk panel of a door: lit along its lower right, shaded along its upper left. */
function sunk(ctx: Ctx, colour: string, x: number, y: number, width: number, height: number): string {
  return (
    rect(x, y, width, height, {
      fill: linear(
        ctx.defs,
        [x, y],
        [x + width, y + height],
        [
          [0, darken(colour, 0.16)],
          [1, lighten(colour, 0.1)],
        ],
      ),
    }) +
    draw(`M${x} ${y + height}V${y}H${x + width}`, {
      fill: 'none',
      stroke: darken(colour, 0.4),
      'stroke-width': 1.6,
      'stroke-opacity': 0.7,
    }) +
    draw(`M${x} ${y + height}H${x + width}V${y}`, {
      fill: 'none',
      stroke: lighten(colour, 0.5),
      'stroke-width': 1.3,
      'stroke-opacity': 0.8,
    })
  );
}

/** Door leaf of 80 x 200 cm in a frame of 6 cm, its handle at one metre. */
export const DOOR: Furniture = {
  form: 'room',
  stances: ['wall', 'stand'],
  size: { width: 92, height: 206 },
  draw(ctx, { x, y, unit }) {
    const [paint, trim] = [mix('#8d5f42', ctx.tint, 0.22), lighten(mix(ctx.tint, '#d8cbb8', 0.4), 0.3)];
    const [w, h, frame] = [92 * unit, 206 * unit, 6 * unit];
    const [left, top] = [x - w / 2, y - h];
    const leaf = { x: left + frame, y: top + frame, width: w - 2 * frame, height: h - frame };
    const casing = roundRect(left, top, w, h, 2);
    const pad = leaf.width * 0.14;
    const inner = leaf.width - 2 * pad;
    const handle = { x: leaf.x + leaf.width - 7 * unit, y: y - 100 * unit };
    const lever = roundRect(handle.x - 11 * unit, handle.y - 1.2 * unit, 12.5 * unit, Math.max(3, 2.4 * unit), 1.5);
    return (
      wallShadow(ctx, [casing], { distance: 5, strength: 0.7 }) +
      solid(ctx, casing, { base: trim, form: 0.2 }) +
      solid(
        ctx,
        polygon([
          [leaf.x, leaf.y],
          [leaf.x + leaf.width, leaf.y],
          [leaf.x + leaf.width, y],
          [leaf.x, y],
        ]),
        { base: paint, form: 0.3 },
      ) +
      sunk(ctx, paint, leaf.x + pad, leaf.y + 14 * unit, inner, 74 * unit) +
      sunk(ctx, paint, leaf.x + pad, y - 86 * unit, inner, 68 * unit) +
      metalPiece(
        ctx,
        roundRect(handle.x - 2 * unit, handle.y - 9 * unit, Math.max(4, 4 * unit), 18 * unit, 1.5),
        METALS.brass,
        { rim: 0.8 },
      ) +
      metalPiece(ctx, lever, METALS.brass, { rim: 0.8 })
    );
  },
};

/** A plain wooden chair seen from the front: seat 45 cm high and 43 cm wide, back up to 90 cm. */
export const CHAIR: Furniture = {
  form: 'room',
  stances: ['wall', 'stand'],
  size: { width: 46, height: 90 },
  draw(ctx, { x, y, unit }) {
    const colour = '#8f5d38';
    const wood = SURFACES.wood(ctx, colour);
    const u = (value: number): number => value * unit;
    const piece = (dx: number, up: number, width: number, height: number, tone = colour): string =>
      solid(ctx, roundRect(x + u(dx), y - u(up), u(width), u(height), Math.max(1, u(0.8))), {
        base: tone,
        form: 0.6,
        reach: Math.max(1.5, u(1.4)),
      });
    const dark = darken(colour, 0.28);
    const seat = polygon([
      [x - u(18.5), y - u(50)],
      [x + u(18.5), y - u(50)],
      [x + u(22.5), y - u(44)],
      [x - u(22.5), y - u(44)],
    ]);
    const slats = [-11, -3.4, 4.2].map((dx) => piece(dx + 1.4, 79, 4, 30)).join('');
    return (
      groundShadow(ctx, { x, y: y - u(2), width: u(46), depth: Math.max(6, u(5)) }) +
      piece(-18, 48, 3.4, 44, dark) +
      piece(14.6, 48, 3.4, 44, dark) +
      piece(-19, 90, 4, 42) +
      piece(15, 90, 4, 42) +
      slats +
      piece(-19, 90, 38, 12) +
      piece(-17, 54, 34, 3.4) +
      solid(ctx, seat, { base: wood.base, fill: lighten(colour, 0.12), form: 0.4 }) +
      piece(-22.5, 44.4, 45, 5) +
      piece(-22, 40, 4.4, 40) +
      piece(17.6, 40, 4.4, 40) +
      piece(-18, 18, 36, 2.6, dark)
    );
  },
};

/** The floor of a room before a wall backdrop: boards in shade of the wall's tint, and a skirting board. */
export function roomFloor(ctx: Ctx, y: number, unit: number): string {
  const floor = mix(darken(ctx.tint, 0.3), '#8a6a4d', 0.35);
  const skirting = Math.max(5, 9 * unit);
  const trim = lighten(ctx.tint, 0.5);
  return (
    rect(-34, y, 580, 580 - y, {
      fill: linear(
        ctx.defs,
        [0, y],
        [0, 512],
        [
          [0, darken(floor, 0.16)],
          [0.4, floor],
          [1, lighten(floor, 0.2)],
        ],
      ),
    }) +
    rect(-34, y - skirting, 580, skirting, { fill: trim }) +
    rect(-34, y - skirting, 580, 1.4, { fill: darken(trim, 0.2), opacity: 0.6 }) +
    rect(-34, y - 1.2, 580, 2, { fill: darken(floor, 0.45), opacity: 0.5 })
  );
}

/** A hook and its small shadow, from which a tape hangs. */
export function hook(ctx: Ctx, x: number, y: number): string {
  const head = oval(x, y, 4.2);
  return (
    wallShadow(ctx, [head], { distance: 4 }) +
    draw(toD(head), { fill: METALS.brass.base, stroke: METALS.brass.patina, 'stroke-width': 1 })
  );
}
