// A diwan dressed with its set: bedcover, bolsters at both ends, cushions along the wall.
import { border } from '../borders.ts';
import { darken, lighten } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { hangingFolds } from '../folds.ts';
import { castOn, groundShadow, innerRim } from '../light.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { laid } from '../parts/laid.ts';
import { tassel } from '../parts/notions.ts';
import { moved, oval, path, polygon, roundRect } from '../path.ts';
import { clothPiece } from '../relief.ts';
import type { Fold } from '../relief.ts';
import { SURFACES } from '../surfaces.ts';
import { circle, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';
import { cushionArt, outlineOf } from './cushion/form.ts';
import type { Cover } from './cushion/form.ts';

const TOP = polygon([
  [84, 282],
  [428, 282],
  [462, 330],
  [50, 330],
]);

function bolsterEnd(ctx: Ctx, x: number, trim: string, accent: string): string {
  const [cx, cy, r] = [x, 292, 36];
  const lean = x < 256 ? 14 : -14;
  const body = path(
    `M${cx - r} ${cy}C${cx - r} ${cy - r} ${cx + lean - r * 0.7} ${cy - 66} ${cx + lean} ${cy - 66}S${cx + r} ${cy - r} ${cx + r} ${cy}Z`,
  );
  const face = oval(cx, cy, r);
  const folds = Array.from({ length: 16 }, (_, n): Fold => {
    const angle = (n / 16) * Math.PI * 2;
    return {
      points: [
        [cx + Math.cos(angle) * 5, cy + Math.sin(angle) * 5],
        [cx + Math.cos(angle) * 20, cy + Math.sin(angle) * 20],
        [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r],
      ],
      width: 9,
      depth: n % 2 ? 0.45 : -0.45,
      open: 'both',
    };
  });
  return (
    castOn(ctx, TOP, moved(face, 4, 4), { base: ctx.fabric.base, dx: 5, dy: 6, soft: 6, strength: 0.5 }) +
    clothPiece(ctx, { outline: body, fabric: ctx.fabric, origin: [cx, cy], form: 0.8 }) +
    clothPiece(ctx, { outline: face, fabric: ctx.plain(trim), folds, form: 0.8 }) +
    circle(cx, cy, 6, { fill: accent, stroke: darken(accent, 0.5), 'stroke-width': 0.8 }) +
    place(tassel(ctx, 0, 0, 40, accent, accent), { x: cx, y: cy + 3 })
  );
}

function diwanArt(ctx: Ctx): string {
  const last = ctx.colourCount - 1;
  const [trim, accent] = [ctx.colour(Math.max(1, last - 1)), ctx.colour(last)];
  const wood = SURFACES.wood(ctx, '#83522f');
  const timber = (outline: ReturnType<typeof roundRect>): string =>
    clothPiece(ctx, { outline, fabric: wood, form: 0.6, warp: 0 });
  const front = path('M50 329L47 398C120 402 180 397 256 400C330 403 400 397 465 399L462 329Z');
  const cover: Cover = {
    cut: { shape: 'square', edge: 'piping', work: 'none', show: 'one', cloth: 'cotton' },
    fabric: ctx.fabric,
    trim,
    accent,
  };
  const plain: Cover = { ...cover, fabric: ctx.cloth({ name: 'slub' }, [trim]), trim: ctx.colour(0) };
  const cushions = [
    [140, 236, -4, cover],
    [256, 230, 0, plain],
    [372, 236, 4, cover],
  ] as const;
  const shape = outlineOf('square');
  return (
    groundShadow(ctx, { x: 258, y: 440, width: 404, depth: 22 }) +
    [66, 246, 428].map((x) => timber(roundRect(x, 396, 18, 46, 3))).join('') +
    timber(roundRect(48, 388, 416, 30, 4)) +
    clothPiece(ctx, {
      outline: front,
      fabric: ctx.fabric,
      origin: [256, 330],
      form: 0.35,
      folds: hangingFolds(ctx.random.fork('fall'), {
        from: [50, 462, 330],
        to: [47, 465, 400],
        count: 14,
        depth: 0.3,
        stagger: 0.4,
      }),
      onCloth: border(path('M30 400H480'), {
        style: 'zari',
        width: 26,
        colours: [trim, accent, ctx.colour(0)],
        side: 'left',
      }),
      over: innerRim(ctx, front, { dx: 0, dy: 8, soft: 7, colour: '#fff6e4', opacity: 0.3, blend: 'screen' }),
    }) +
    clothPiece(ctx, {
      outline: TOP,
      fabric: laid(ctx.fabric, { flatten: 0.4, at: [256, 330] }),
      form: 0.25,
      warp: 5,
      drape: { amount: 0.35, across: 130, down: 40 },
    }) +
    cushions
      .map(
        ([x, y, turn, one]) =>
          castOn(
            ctx,
            TOP,
            moved(
              polygon([
                [-56, -56],
                [56, -56],
                [56, 56],
                [-56, 56],
              ]),
              x,
              y,
            ),
            { base: ctx.fabric.base, dx: 4, dy: 10, soft: 9, strength: 0.55 },
          ) + place(cushionArt(ctx, one, [moved(shape, 4000, 0)]), { x, y, turn, scale: 0.36 }),
      )
      .join('') +
    bolsterEnd(ctx, 96, trim, accent) +
    bolsterEnd(ctx, 418, trim, accent)
  );
}

export const kind = defineKind({
  name: 'diwan',
  about: 'diwan with bedcover, two bolsters and three cushions; colours: cloth and print, then trim, then accent',
  stances: ['stand'],
  views: ['front', 'detail', 'cloth'],
  cuts: { set: ['eight'] },
  draw(_cut, ctx) {
    const last = ctx.colour(ctx.colourCount - 1);
    if (ctx.view === 'cloth') {
      return clothCloseup(ctx, ctx.fabric, {
        hem: { style: 'zari', width: 44, colours: [ctx.colour(1), last, lighten(last, 0.3)] },
        finish: 'silk',
      });
    }
    const whole = (): string => diwanArt(ctx);
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [240, 260], sharp: 150, reach: 390 },
        zoom(ctx, { x: 150, y: 276, factor: 2.4 }, whole),
      );
    return fit(
      ctx,
      { x: 40, y: 166, width: 432, height: 278 },
      { x: 24, y: 40, width: 464, height: groundFor(ctx, 300) - 36 },
      whole,
      true,
    );
  },
});
