// Trimmers: one for the beard with its guide combs, a slim one for brows.
import { darken, lighten } from '../colour.ts';
import { gleam, wallShadow } from '../light.ts';
import { METALS, metalPiece, plastic } from '../materials.ts';
import { SIGNS, led, pushButton } from '../parts/goods/faces.ts';
import { pad } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { moved, path, roundRect } from '../path.ts';
import { draw, place, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

const CUTS = { style: ['beard', 'brow'] } as const;

/** A row of teeth pointing up from y. */
const teeth = (x: number, y: number, wide: number, high: number, step: number, fill: string): string =>
  Array.from({ length: Math.floor(wide / step) + 1 }, (_, n) =>
    draw(
      `M${x - wide / 2 + n * step - step * 0.28} ${y}L${x - wide / 2 + n * step} ${y - high}L${x - wide / 2 + n * step + step * 0.28} ${y}Z`,
      { fill, stroke: darken(fill, 0.5), 'stroke-width': 0.5 },
    ),
  ).join('');

function comb(ctx: Ctx, colour: string, high: number): string {
  const prongs = Array.from({ length: 8 }, (_, n) =>
    plastic(
      ctx,
      path(
        `M${-46 + n * 13} 0C${-47 + n * 13} ${-high * 0.6} ${-44 + n * 13} ${-high} ${-42 + n * 13} ${-high}C${-39 + n * 13} ${-high} ${-38 + n * 13} ${-high * 0.5} ${-39 + n * 13} 0Z`,
      ),
      colour,
      { gloss: 0.4, form: 0.5, reach: 3 },
    ),
  );
  return (
    wallShadow(ctx, [roundRect(-54, -high * 0.7, 108, high * 0.7 + 34, 10)], { distance: 6 }) +
    prongs.join('') +
    plastic(ctx, path('M-54 -6C-20 -12 20 -12 54 -6L48 30C20 38 -20 38 -48 30Z'), colour, {
      gloss: 0.5,
      form: 0.8,
      reach: 9,
    }) +
    rect(-12, 6, 24, 9, { rx: 4, fill: darken(colour, 0.4), opacity: 0.7 })
  );
}

function beard(ctx: Ctx): string {
  const [shell, grip, accent] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const body = path(
    'M-50 -92C-54 -40 -46 10 -44 60C-42 130 -40 176 -28 190C-16 200 16 200 28 190C40 176 42 130 44 60C46 10 54 -40 50 -92Z',
  );
  const neck = path('M-52 -90L-58 -136C-58 -148 58 -148 58 -136L52 -90C30 -82 -30 -82 -52 -90Z');
  const front = path('M-32 -60C-34 0 -28 60 -26 110C-24 150 24 150 26 110C28 60 34 0 32 -60C20 -70 -20 -70 -32 -60Z');
  const ribs = [30, 44, 58, 72, 86, 100, 114].map((y) =>
    draw(`M-20 ${y}Q0 ${y + 6} 20 ${y}`, {
      fill: 'none',
      stroke: darken(grip, 0.55),
      'stroke-width': 3,
      'stroke-opacity': 0.7,
    }),
  );
  const tool =
    wallShadow(ctx, [body, neck], { distance: 13 }) +
    plastic(ctx, body, shell, { gloss: 0.6, form: 0.95, reach: 18 }) +
    pad(ctx, front, grip, { form: 0.7, reach: 10, over: ribs.join('') }) +
    plastic(ctx, roundRect(-53, -98, 106, 18, 6), accent, { gloss: 0.5, form: 0.7 }) +
    plastic(ctx, neck, darken(shell, 0.2), { gloss: 0.5, form: 0.8, reach: 10 }) +
    metalPiece(ctx, roundRect(-60, -164, 120, 26, 3), METALS.steel, { rim: 2 }) +
    teeth(0, -163, 112, 12, 6.2, METALS.steel.base) +
    metalPiece(ctx, roundRect(-48, -158, 96, 12, 2), METALS.steel, { rim: 1.4 }) +
    pushButton(ctx, 0, -28, 16, accent, SIGNS.power(lighten(accent, 0.85))) +
    led(ctx, 0, 6, 2.6, '#58d68d') +
    gleam(ctx, path('M-42 -70C-42 0 -36 90 -32 150'), { width: 6, opacity: 0.5, soft: 1.6 });
  return (
    place(comb(ctx, darken(grip, 0.05), 44), { x: 352, y: 176, turn: 8 }) +
    place(comb(ctx, darken(grip, 0.05), 66), { x: 370, y: 318, turn: -10 }) +
    place(
      rect(-46, -5, 92, 10, { rx: 3, fill: darken(grip, 0.1) }) +
        rect(-46, -5, 60, 3, { rx: 1.5, fill: lighten(grip, 0.5), opacity: 0.6 }) +
        [0, 1, 2, 3, 4, 5, 6].map((n) => rect(8 + n * 5, 4, 2.4, 14, { fill: darken(grip, 0.2) })).join(''),
      { x: 362, y: 424, turn: 6 },
    ) +
    place(tool, { x: 190, y: 256, turn: 14, scale: 1.14 })
  );
}

function brow(ctx: Ctx): string {
  const [shell, metal] = [ctx.colour(0), METALS.gold];
  const body = path('M-24 -60C-26 20 -24 120 -18 176C-12 194 12 194 18 176C24 120 26 20 24 -60Z');
  const cap = path('M-24 -70C-26 -150 -22 -196 0 -198C22 -196 26 -150 24 -70Z');
  const tool =
    wallShadow(ctx, [body, roundRect(-14, -150, 28, 90, 10)], { distance: 12 }) +
    metalPiece(ctx, path('M-12 -76L-9 -132C-8 -148 8 -148 9 -132L12 -76Z'), METALS.steel, { rim: 2 }) +
    metalPiece(ctx, roundRect(-11, -160, 22, 18, 3), METALS.steel, { rim: 1.4 }) +
    teeth(0, -158, 19, 9, 3.4, METALS.steel.base) +
    metalPiece(ctx, roundRect(-25, -80, 50, 22, 4), metal, { rim: 2.4 }) +
    plastic(ctx, body, shell, { gloss: 0.75, form: 0.95, reach: 12 }) +
    metalPiece(ctx, roundRect(-7, -22, 14, 34, 7), metal, { rim: 2 }) +
    [0, 1, 2].map((n) => rect(-4, -12 + n * 6, 8, 2, { rx: 1, fill: metal.patina })).join('') +
    gleam(ctx, path('M-17 -40C-17 30 -15 110 -11 160'), { width: 6, opacity: 0.7, soft: 1.2 });
  const lid =
    wallShadow(ctx, [moved(cap, 0, 130)], { distance: 10 }) +
    place(
      plastic(ctx, cap, shell, { gloss: 0.75, form: 0.95, reach: 12 }) +
        metalPiece(ctx, roundRect(-25, -76, 50, 10, 3), metal, { rim: 1.6 }) +
        gleam(ctx, path('M-17 -90C-17 -130 -14 -170 -4 -186'), { width: 5, opacity: 0.7, soft: 1.2 }),
      { y: 130 },
    );
  const brush =
    rect(-4, -60, 8, 120, { rx: 4, fill: metal.base, stroke: metal.patina, 'stroke-width': 0.8 }) +
    Array.from({ length: 16 }, (_, n) =>
      rect(-13 + (n % 2) * 2, -60 + n * 3, 24, 1.6, { rx: 0.8, fill: '#3b3140' }),
    ).join('');
  return (
    place(tool, { x: 206, y: 262, turn: 20, scale: 1.16 }) +
    place(lid, { x: 364, y: 214, turn: -24 }) +
    place(wallShadow(ctx, [roundRect(-4, -60, 8, 120, 4)], { distance: 6 }) + brush, { x: 372, y: 396, turn: 62 })
  );
}

export const kind = defineKind({
  name: 'hair-trimmer',
  about: 'trimmer; colours: body, grip and combs, accent',
  stances: ['flat', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    return show(ctx, {
      extent: { x: 90, y: 40, width: 350, height: 440 },
      art: () => (cut.style === 'beard' ? beard(ctx) : brow(ctx)),
      near: { x: 226, y: 130, factor: 2.3 },
      margin: 32,
    });
  },
});
