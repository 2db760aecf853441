// Table tennis bats, one showing each rubber, with balls.
import { darken, lighten } from '../colour.ts';
import { gleam, wallShadow } from '../light.ts';
import { ball, pad, thick } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { oval, path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { SURFACES } from '../surfaces.ts';
import { draw, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

const CUTS = { balls: ['three', 'none'] } as const;

/** Upright about (0, 0): blade above, handle below. */
function bat(ctx: Ctx, rubber: string, wood: string, line: string): string {
  const blade = path('M-24 76C-60 72 -106 30 -106 -44C-106 -118 -58 -160 0 -160S106 -118 106 -44C106 30 60 72 24 76Z');
  const sheet = path('M-62 48C-90 26 -102 -6 -102 -44C-102 -114 -56 -155 0 -155S102 -114 102 -44C102 -6 90 26 62 48Z');
  const handle = path('M-17 52C-17 110 -21 160 -23 196C-23 206 23 206 23 196C21 160 17 110 17 52Z');
  return (
    wallShadow(ctx, [blade, handle], { distance: 13 }) +
    thick(blade, 3, 5, darken(wood, 0.1), darken(wood, 0.35)) +
    clothPiece(ctx, { outline: blade, fabric: SURFACES.wood(ctx, wood), turn: 90, form: 0.4, warp: 0, edge: 0.8 }) +
    pad(ctx, sheet, rubber, { form: 0.5, reach: 9 }) +
    draw('M-62 48H62', { stroke: lighten(rubber, 0.5), 'stroke-width': 3 }) +
    clothPiece(ctx, {
      outline: handle,
      fabric: SURFACES.wood(ctx, darken(wood, 0.18)),
      turn: 90,
      form: 0.95,
      warp: 0,
      edge: 0.9,
    }) +
    draw('M-6 60C-6 110 -8 160 -8 200M6 60C6 110 8 160 8 200', { stroke: line, 'stroke-width': 3.4, fill: 'none' }) +
    gleam(ctx, path('M-84 -80C-76 -116 -52 -140 -20 -147'), { width: 9, opacity: 0.35, soft: 3 })
  );
}

export const kind = defineKind({
  name: 'table-tennis-bat',
  about: 'pair of table tennis bats; colours: first rubber, second rubber, wood, balls, handle lines',
  stances: ['flat', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const wood = ctx.colour(2);
    const dot = (x: number, y: number): string =>
      wallShadow(ctx, [oval(x, y, 25)], { distance: 8 }) + ball(ctx, x, y, 25, ctx.colour(3), { gloss: 0.5 });
    const art = (): string =>
      place(bat(ctx, ctx.colour(1), wood, ctx.colour(4)), { x: 330, y: 236, turn: 32 }) +
      place(bat(ctx, ctx.colour(0), wood, ctx.colour(4)), { x: 196, y: 226, turn: -22 }) +
      (cut.balls === 'three' ? dot(256, 420) + dot(318, 446) + dot(392, 430) : '');
    return show(ctx, {
      extent: { x: 46, y: 50, width: 420, height: 420 },
      art,
      near: { x: 190, y: 250, factor: 1.9 },
      margin: 34,
    });
  },
});
