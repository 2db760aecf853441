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
    'M-16 -96C-30 -84 -50 -78 -52 -58L-54 170C-54 206 -40 222 0 222S54 206 54 170L52 -58C50 -78 30 -84 16 -96Z',
  );
  const handle = roundRect(-15, -226, 30, 136, 9);
  const spiral = Array.from({ length: 17 }, (_, n) =>
    line(-18, -216 + n * 8, 18, -222 + n * 8, {
      stroke: darken(grip, 0.5),
      'stroke-width': 2.2,
      'stroke-opacity': 0.6,
    }),
  );
  const grain = Array.from({ length: 8 }, (_, n) => {
    const x = -44 + n * 12.6;
    return draw(`M${x} -90C${x + 3} 20 ${x - 3} 120 ${x + 2} 224`, {
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
      draw('M0 4C22 26 22 56 0 78C-22 56 -22 26 0 4Z', { fill: accent, opacity: 0.9 }) +
      draw('M0 20C10 32 10 50 0 62C-10 50 -10 32 0 20Z', { fill: lighten(wood, 0.4) });
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
      draw('M-16 -96L0 -34L16 -96Z', { fill: darken(wood, 0.22) }),
      draw('M-16 -96L0 -34L16 -96', { fill: 'none', stroke: darken(wood, 0.55), 'stroke-width': 1.6 }),
    ) +
    cord(path('M-17 -98C-6 -92 6 -92 17 -98'), { width: 6, colour: lighten(grip, 0.4), gloss: 0.4 }) +
    draw(toD(path('M-52 150C-20 160 20 160 52 150')), {
      fill: 'none',
      stroke: darken(wood, 0.4),
      'stroke-width': painted ? 0 : 1.4,
      'stroke-opacity': 0.5,
    }) +
    gleam(ctx, path('M-42 -40C-44 40 -44 110 -42 170'), { width: 8, opacity: 0.5, soft: 2 })
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
        ? wallShadow(ctx, [roundRect(106, 116, 76, 76, 38)], { distance: 10 }) +
          ball(ctx, 144, 154, 40, ctx.colour(3), {
            over: [-12, 0, 12]
              .map((d) =>
                draw(`M${104 + d} 182C${130 + d} 176 ${168 + d * 0.4} 150 ${176 + d} 116`, {
                  fill: 'none',
                  stroke: d === 0 ? darken(ctx.colour(3), 0.5) : '#f3ead6',
                  'stroke-width': d === 0 ? 2 : 2.4,
                  'stroke-dasharray': d === 0 ? undefined : '3 3',
                }),
              )
              .join(''),
          })
        : '');
    return show(ctx, {
      extent: { x: 80, y: 44, width: 340, height: 424 },
      art,
      near: { x: 290, y: 190, factor: 2.1 },
      margin: 18,
    });
  },
});
