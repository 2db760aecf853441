// A pair of bars for push-ups: bent steel feet, a foam grip across.
import { darken, lighten } from '../colour.ts';
import { gleam, groundShadow } from '../light.ts';
import { METALS } from '../materials.ts';
import { pad, ramp, rod } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { bar } from '../parts/ware.ts';
import { oval, path } from '../path.ts';
import { ellipse, line, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

const CUTS = { lay: ['staggered', 'crossed'] } as const;

/** About (0, 0); it stands on y = 90. */
function one(ctx: Ctx): string {
  const [steel, grip] = [ctx.colour(0), ctx.colour(1)];
  const foot = (x: number): string =>
    bar(ctx, path(`M${x - 66} 82C${x - 30} 90 ${x + 26} 66 ${x + 62} 52`), 19, 'plastic', steel) +
    pad(ctx, oval(x - 66, 82, 13, 12), darken(steel, 0.5)) +
    pad(ctx, oval(x + 62, 52, 12, 11), darken(steel, 0.5));
  const lines = Array.from({ length: 12 }, (_, n) =>
    line(-96 + n * 17, -96, -90 + n * 17, -40, {
      stroke: darken(grip, 0.5),
      'stroke-width': 2.4,
      'stroke-opacity': 0.5,
    }),
  );
  return (
    foot(-116) +
    foot(116) +
    bar(ctx, path('M-116 72C-120 10 -122 -66 -96 -68H96C122 -66 120 10 116 72'), 19, 'plastic', steel) +
    rod(
      ctx,
      [-100, -68],
      [100, -68],
      44,
      ramp(darken(grip, 0.12), lighten(grip, 0.35), lighten(grip, 0.1), grip, darken(grip, 0.35), darken(grip, 0.45)),
      { over: lines.join(''), edge: darken(grip, 0.6) },
    ) +
    ellipse(100, -68, 6, 22, { fill: darken(grip, 0.35) }) +
    ellipse(-100, -68, 6, 22, { fill: darken(grip, 0.15) }) +
    gleam(ctx, path('M-88 -82H84'), { width: 6, opacity: 0.4, soft: 2 }) +
    [-116, 116]
      .map((x) => ellipse(x, 70, 13, 8, { fill: METALS.steel.base, stroke: METALS.steel.patina, 'stroke-width': 1 }))
      .join('')
  );
}

export const kind = defineKind({
  name: 'push-up-bars',
  about: 'pair of push-up bars; colours: frame, grips',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const crossed = cut.lay === 'crossed';
    const art = (): string =>
      groundShadow(ctx, { x: 364, y: 394, width: 332, strength: 0.8 }) +
      place(one(ctx), { x: crossed ? 328 : 364, y: 322, scale: 0.84, turn: crossed ? -4 : 0 }) +
      groundShadow(ctx, { x: 206, y: 440, width: 380 }) +
      place(one(ctx), { x: 206, y: 356, turn: 0 });
    return show(ctx, {
      // The nearer bar stands below the lower edge, so that the farther one still has floor under its feet.
      extent: { x: 10, y: 195, width: 514, height: 200 },
      art,
      stand: true,
      near: { x: 190, y: 320, factor: 1.8 },
      margin: 32,
    });
  },
});
