// The electric massager seen from its side: a head on round nodes, a ribbed handle, a cord with its plug.
import { darken, lighten } from '../../colour.ts';
import { clipTo, gleam, wallShadow } from '../../light.ts';
import { METALS, metalPiece, plastic } from '../../materials.ts';
import { cord, cordShadow } from '../../parts/goods/forms.ts';
import { path, roundRect, toD } from '../../path.ts';
import { circle, draw } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

const SHELL = path(
  'M-180 36C-188 -30 -156 -82 -98 -88C-50 -92 -22 -64 20 -50C80 -34 146 -42 186 -28C206 -20 208 20 188 28C150 42 96 40 40 38C10 37 -10 40 -30 46C-70 50 -140 50 -172 46C-177 45 -180 42 -180 36Z',
);
/** A soft grip let into the upper side of the handle. */
const GRIP = path('M34 -44C84 -32 142 -38 178 -26C188 -20 190 -4 186 4C140 -6 90 -2 46 -10C30 -16 26 -36 34 -44Z');
const PAD = path('M-184 44C-150 52 -60 52 -22 44C-14 44 -12 70 -22 74C-60 82 -150 82 -184 74C-194 70 -192 44 -184 44Z');

/** A round node of hard rubber that stands out of the pad. */
function node(ctx: Ctx, x: number, foot: number, half: number, colour: string): string {
  return plastic(ctx, path(`M${x - half} 72C${x - half} ${foot + 6} ${x + half} ${foot + 6} ${x + half} 72Z`), colour, {
    gloss: 0.8,
    form: 0.95,
    reach: 9,
  });
}

export function electric(ctx: Ctx): string {
  const [colour, soft] = [ctx.colour(0), ctx.colour(1)];
  const lead = path('M194 2C236 6 268 52 248 98C222 152 130 176 60 150C10 132 -40 128 -84 146');
  const plug = roundRect(-136, 128, 56, 36, 9);
  const ribs = [66, 82, 98, 114, 130, 146, 162]
    .map((x) =>
      draw(`M${x} 12C${x + 4} 20 ${x + 4} 30 ${x} 38`, {
        fill: 'none',
        stroke: darken(colour, 0.3),
        'stroke-width': 4,
        'stroke-opacity': 0.55,
        'stroke-linecap': 'round',
      }),
    )
    .join('');
  const slider =
    plastic(ctx, roundRect(52, -36, 54, 17, 8.5), darken(soft, 0.35), { gloss: 0.3, form: 0.5, reach: 3 }) +
    plastic(ctx, roundRect(56, -38, 22, 20, 8), '#d9573f', { gloss: 0.8, form: 0.8, reach: 5 }) +
    circle(122, -26, 2.6, { fill: '#e8efe9' }) +
    [134, 142].map((x) => circle(x, -25, 2.6, { fill: '#e8efe9' })).join('');
  return (
    cordShadow(ctx, [lead], 9) +
    cord(lead, { width: 9, colour: darken(soft, 0.35), gloss: 0.4 }) +
    wallShadow(ctx, [plug], { distance: 7 }) +
    [137, 149].map((y) => metalPiece(ctx, roundRect(-166, y, 34, 7, 3), METALS.brass, { rim: 1.2 })).join('') +
    plastic(ctx, plug, darken(soft, 0.35), { gloss: 0.4, form: 0.8, reach: 8 }) +
    wallShadow(ctx, [SHELL, path('M-176 60H-30C-30 116 -176 116 -176 60Z')], { distance: 13 }) +
    // Two nodes of the far row, then three of the near row.
    [-128, -78].map((x) => node(ctx, x, 92, 19, darken(soft, 0.34))).join('') +
    [-156, -103, -50].map((x) => node(ctx, x, 112, 23, lighten(soft, 0.08))).join('') +
    plastic(ctx, PAD, darken(soft, 0.12), { gloss: 0.25, form: 0.8, reach: 8 }) +
    plastic(ctx, path('M180 -16C194 -14 202 -10 208 -4V10C202 14 194 18 180 18Z'), darken(soft, 0.4), {
      gloss: 0.3,
      form: 0.8,
      reach: 4,
    }) +
    plastic(ctx, SHELL, colour, { gloss: 0.85, form: 0.95, reach: 26, over: ribs }) +
    plastic(ctx, GRIP, soft, { gloss: 0.25, form: 0.6, reach: 8 }) +
    slider +
    clipTo(
      ctx,
      SHELL,
      draw('M-180 18C-120 28 -50 26 -6 8C14 0 24 -8 40 -12', {
        fill: 'none',
        stroke: darken(colour, 0.35),
        'stroke-width': 1.8,
        'stroke-opacity': 0.7,
      }),
      [0, 1, 2, 3]
        .map((n) =>
          draw(`M${-140 + n * 15} -34L${-132 + n * 15} -8`, {
            stroke: darken(colour, 0.55),
            'stroke-width': 4,
            'stroke-opacity': 0.6,
            'stroke-linecap': 'round',
          }),
        )
        .join(''),
    ) +
    gleam(ctx, path('M-166 -24C-158 -56 -130 -74 -96 -78'), { width: 10, opacity: 0.8, soft: 1.8 }) +
    draw(toD(SHELL), { fill: 'none', stroke: darken(colour, 0.5), 'stroke-width': 1, 'stroke-opacity': 0.5 })
  );
}
