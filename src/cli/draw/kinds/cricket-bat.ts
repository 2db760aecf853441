// Cricket bats lying face up: bare willow, or painted for the tennis ball.
import { darken, lighten } from '../colour.ts';
import { clipTo, gleam, wallShadow } from '../light.ts';
import { ball, cord, pad } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { path, roundRect, toD } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { SURFACES } from '../surfaces.ts';
import { draw, group, line } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

const CUTS = { style: ['willow', 'painted'], beside: ['none', 'ball'] } as const;

/** Upright about (0, 0). */
function bat(ctx: Ctx, painted: boolean): string {
  const [wood, grip, accent] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const blade = path(
    'M-10 -78C-18 -70 -30 -66 -31 -50L-32 194C-32 214 -24 222 0 222S32 214 32 194L31 -50C30 -66 18 -70 10 -78Z',
  );
  const handle = roundRect(-9.5, -226, 19, 154, 7);
  const spiral = Array.from({ length: 19 }, (_, n) =>
    line(-12, -216 + n * 8, 12, -220 + n * 8, {
      stroke: darken(grip, 0.5),
      'stroke-width': 2.2,
      'stroke-opacity': 0.6,
    }),
  );
  const grain = Array.from({ length: 7 }, (_, n) => {
    const x = -26 + n * 8.6;
    return draw(`M${x} -76C${x + 2} 20 ${x - 2} 120 ${x + 1} 224`, {
      fill: 'none',
      stroke: darken(wood, 0.35),
      'stroke-width': 1.5,
      'stroke-opacity': 0.4,
    });
  });
  const paint = painted
    ? draw('M-70 60L70 -30V10L-70 100Z', { fill: accent }) +
      draw('M-70 112L70 22V36L-70 126Z', { fill: grip }) +
      draw('M-70 172H70V240H-70Z', { fill: accent })
    : draw('M-60 -40L60 -62V-46L-60 -24Z', { fill: accent, opacity: 0.9 }) +
      draw('M0 4C18 26 18 56 0 78C-18 56 -18 26 0 4Z', { fill: accent, opacity: 0.9 }) +
      draw('M0 20C8 32 8 50 0 62C-8 50 -8 32 0 20Z', { fill: lighten(wood, 0.4) });
  return (
    wallShadow(ctx, [blade, handle], { distance: 13 }) +
    pad(ctx, handle, grip, { form: 1, reach: 9, over: spiral.join('') }) +
    clothPiece(ctx, {
      outline: blade,
      fabric: SURFACES.wood(ctx, wood),
      turn: 90,
      form: 0.9,
      warp: 0,
      finish: 'silk',
      edge: 0.8,
      onCloth: grain.join('') + paint,
    }) +
    clipTo(
      ctx,
      blade,
      draw('M-10 -80L0 -26L10 -80Z', { fill: darken(wood, 0.22) }),
      draw('M-10 -80L0 -26L10 -80', { fill: 'none', stroke: darken(wood, 0.55), 'stroke-width': 1.6 }),
    ) +
    cord(path('M-11 -79C-4 -75 4 -75 11 -79'), { width: 5, colour: lighten(grip, 0.4), gloss: 0.4 }) +
    draw(toD(path('M-31 164C-12 171 12 171 31 164')), {
      fill: 'none',
      stroke: darken(wood, 0.4),
      'stroke-width': painted ? 0 : 1.4,
      'stroke-opacity': 0.5,
    }) +
    gleam(ctx, path('M-24 -34C-26 40 -26 120 -25 184'), { width: 5, opacity: 0.5, soft: 2 })
  );
}

export const kind = defineKind({
  name: 'cricket-bat',
  about: 'cricket bat; colours: wood, grip, sticker or paint, ball beside it',
  stances: ['flat', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const art = (): string =>
      group({ transform: 'translate(256 256) rotate(34)' }, bat(ctx, cut.style === 'painted')) +
      (cut.beside === 'ball'
        ? wallShadow(ctx, [roundRect(168, 178, 36, 36, 18)], { distance: 7 }) +
          ball(ctx, 186, 196, 18, ctx.colour(3), {
            over: [-5, 0, 5]
              .map((d) =>
                draw(`M${168 + d} 209C${180 + d} 206 ${197 + d * 0.4} 194 ${200 + d} 179`, {
                  fill: 'none',
                  stroke: d === 0 ? darken(ctx.colour(3), 0.5) : '#f3ead6',
                  'stroke-width': 1.1,
                  'stroke-dasharray': d === 0 ? undefined : '2 2',
                }),
              )
              .join(''),
          })
        : '');
    return show(ctx, {
      extent: { x: 102, y: 54, width: 306, height: 408 },
      art,
      near: { x: 290, y: 190, factor: 2.1 },
      margin: 44,
    });
  },
});
