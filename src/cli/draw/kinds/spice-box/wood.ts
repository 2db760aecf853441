// The box of wood: nine wells, a small spoon, and the lid standing open on its hinges behind.
import { darken, lighten } from '../../colour.ts';
import { castOn, clipTo, edgeLine, innerRim, wallShadow } from '../../light.ts';
import { METALS } from '../../materials.ts';
import { polygon, roundRect, toD } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { SURFACES } from '../../surfaces.ts';
import { draw, ellipse, line, place } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import { SPICES, spice } from './spices.ts';

export const woodBoxExtent = { x: -206, y: -306, width: 412, height: 512 };

const lidLeaf = polygon([
  [-186, -192],
  [-199, -298],
  [199, -298],
  [186, -192],
]);

/** The open lid leans back and shows its hollow inside; its far edge is the nearer one to the eye, so a little wider. */
function openLid(ctx: Ctx): string {
  const colour = ctx.colour(0);
  const wood = SURFACES.wood(ctx, colour);
  const hollow = polygon([
    [-168, -207],
    [-178, -284],
    [178, -284],
    [168, -207],
  ]);
  return (
    wallShadow(ctx, [lidLeaf], { distance: 18 }) +
    clothPiece(ctx, { outline: lidLeaf, fabric: wood, form: 0.5, warp: 0 }) +
    clipTo(
      ctx,
      hollow,
      wood.paint({ x: -200, y: -300, width: 400, height: 110 }, { origin: [40, -250] }),
      draw(toD(hollow), { fill: darken(colour, 0.35), opacity: 0.45 }),
      innerRim(ctx, hollow, { dx: 6, dy: 9, soft: 6, colour: '#1d120c', opacity: 0.7, blend: 'multiply' }),
    ) +
    edgeLine(hollow, colour, { strength: 0.9, width: 1.6 })
  );
}

/** A brass butt hinge: one leaf on the box, one on the lid, the knuckles between them. */
function hinge(x: number): string {
  const { base, patina } = METALS.brass;
  const leafAt = (y: number): string =>
    draw(toD(roundRect(x - 22, y, 44, 14, 3)), { fill: base, stroke: patina, 'stroke-width': 1 }) +
    [-12, 12].map((dx) => ellipse(x + dx, y + 7, 2.2, 2.2, { fill: darken(base, 0.45) })).join('');
  return (
    leafAt(-212) +
    leafAt(-190) +
    draw(toD(roundRect(x - 24, -200, 48, 11, 5)), { fill: lighten(base, 0.25), stroke: patina, 'stroke-width': 1 }) +
    [-8, 8].map((dx) => line(x + dx, -199, x + dx, -190, { stroke: patina, 'stroke-width': 1 })).join('')
  );
}

export function woodBox(ctx: Ctx): string {
  const wood = SURFACES.wood(ctx, ctx.colour(0));
  const outer = roundRect(-190, -190, 380, 380, 16);
  const wells = SPICES.map((which, n) => {
    const [x, y] = [((n % 3) - 1) * 118, (Math.floor(n / 3) - 1) * 118];
    const hole = roundRect(-49, -49, 98, 98, 10);
    return place(
      clipTo(
        ctx,
        hole,
        draw(toD(hole), { fill: darken(ctx.colour(0), 0.3) }),
        spice(ctx, which, 70),
        innerRim(ctx, hole, { dx: 8, dy: 10, soft: 6, colour: '#1d120c', opacity: 0.7, blend: 'multiply' }),
      ) + edgeLine(hole, ctx.colour(0), { strength: 0.9, width: 1.6 }),
      { x, y },
    );
  }).join('');
  const spoon = place(
    draw('M-4 -6C-5 30 -5 70 0 100C5 70 5 30 4 -6Z', { fill: '#c79a64', stroke: '#7d5535', 'stroke-width': 1 }) +
      ellipse(0, -20, 15, 20, { fill: '#d8b07c', stroke: '#7d5535', 'stroke-width': 1 }) +
      ellipse(1, -18, 10, 14, { fill: '#a97c4c' }),
    { x: 70, y: 96, turn: 40 },
  );
  return (
    wallShadow(ctx, [outer], { distance: 14 }) +
    clothPiece(ctx, { outline: outer, fabric: wood, form: 0.6, warp: 0 }) +
    castOn(ctx, outer, lidLeaf, { base: ctx.colour(0), dx: 6, dy: 13, soft: 8, strength: 0.6 }) +
    wells +
    openLid(ctx) +
    [-90, 90].map(hinge).join('') +
    spoon
  );
}
