// Mosquito nets over a bed: the sprung tent with a zip, and the round canopy on a hoop.
import { darken, lighten } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { hangingFolds } from '../folds.ts';
import { groundShadow } from '../light.ts';
import { laid } from '../parts/laid.ts';
import { zip } from '../parts/notions.ts';
import { bar } from '../parts/ware.ts';
import { joined, path, polygon, roundRect, smooth, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { SURFACES } from '../surfaces.ts';
import { draw, ellipse, group } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';
import { bedPillow } from './made-bed/parts.ts';

const CUTS = { style: ['tent', 'canopy'] } as const;

const TOP = polygon([
  [128, 330],
  [384, 330],
  [436, 390],
  [76, 390],
]);

function bed(ctx: Ctx): string {
  const wood = SURFACES.wood(ctx, '#8a5a38');
  const sheet = ctx.cloth({ name: 'slub', scale: 0.7 }, [ctx.colour(1)]);
  const pillow = ctx.cloth({ name: 'slub', scale: 0.7 }, [lighten(ctx.colour(1), 0.5)]);
  const timber = (outline: Path): string => clothPiece(ctx, { outline, fabric: wood, form: 0.5, warp: 0 });
  return (
    timber(roundRect(112, 274, 288, 70, 8)) +
    timber(roundRect(84, 420, 18, 24, 2)) +
    timber(roundRect(410, 420, 18, 24, 2)) +
    timber(roundRect(70, 410, 372, 20, 4)) +
    clothPiece(ctx, {
      outline: path('M76 388C72 398 74 410 80 414H432C438 410 440 398 436 388Z'),
      fabric: sheet,
      form: 0.5,
    }) +
    clothPiece(ctx, { outline: TOP, fabric: laid(sheet, { flatten: 0.4, at: [256, 390] }), form: 0.25 }) +
    bedPillow(ctx, 194, 330, 104, pillow, undefined, TOP) +
    bedPillow(ctx, 318, 330, 104, pillow, undefined, TOP)
  );
}

function net(ctx: Ctx, outline: Path, folds: Parameters<typeof clothPiece>[1]['folds'], opacity: number): string {
  const mesh = ctx.cloth({ name: 'net', scale: 1.1 }, [ctx.colour(0), darken(ctx.colour(0), 0.16)]);
  return group(
    { opacity },
    clothPiece(ctx, { outline, fabric: mesh, folds, form: 0.5, finish: 'silk', edge: 0.4, warp: 4 }),
  );
}

function tent(ctx: Ctx): string {
  const trim = ctx.colour(ctx.colourCount - 1);
  const back = path('M112 330C112 190 170 118 256 118S400 190 400 330Z');
  const front = path('M62 420C58 236 130 92 256 92S454 236 450 420Z');
  const roof = joined([
    path('M62 420C58 236 130 92 256 92S454 236 450 420'),
    path('M400 330C400 190 342 118 256 118S112 190 112 330'),
  ]);
  const hoop = (d: string): string => bar(ctx, path(d), 5, 'matt', trim);
  const band = path('M61 394L60 424H452L451 394C330 400 180 400 61 394Z');
  return (
    net(ctx, back, [], 0.34) +
    hoop('M112 336C110 190 170 118 256 118S402 190 400 336') +
    bed(ctx) +
    group({ opacity: 0.28 }, draw(toD(roof), { fill: ctx.colour(0) })) +
    net(
      ctx,
      front,
      [
        {
          points: [
            [120, 420],
            [150, 250],
            [230, 110],
          ],
          width: 24,
          depth: 0.3,
        },
        {
          points: [
            [392, 420],
            [366, 250],
            [284, 110],
          ],
          width: 24,
          depth: -0.3,
        },
        {
          points: [
            [300, 420],
            [296, 300],
            [270, 150],
          ],
          width: 30,
          depth: 0.2,
        },
      ],
      0.44,
    ) +
    group({ opacity: 0.9 }, clothPiece(ctx, { outline: band, fabric: ctx.plain(trim), form: 0.4 })) +
    zip(path('M256 96V420'), { tape: trim, metal: lighten(trim, 0.5), width: 6, pull: 0.84 }) +
    hoop('M60 424C56 236 130 90 256 90S456 236 452 424')
  );
}

function canopy(ctx: Ctx): string {
  const trim = ctx.colour(ctx.colourCount - 1);
  const cone = path('M250 46C240 74 200 92 170 112L342 112C312 92 272 74 262 46Z');
  const side = (s: 1 | -1): Path => {
    const x = (v: number): number => 256 + s * v;
    return smooth(
      [
        [x(8), 110, 'corner'],
        [x(86), 108, 'corner'],
        [x(112), 220],
        [x(150), 330],
        [x(192), 436, 'corner'],
        [x(150), 440],
        [x(96), 434, 'corner'],
        [x(70), 330],
        [x(30), 210],
      ],
      { closed: true },
    );
  };
  const folds = (s: 1 | -1) =>
    hangingFolds(ctx.random.fork(`side ${s}`), {
      from: [256 + s * 10, 256 + s * 86, 108],
      to: [256 + s * 96, 256 + s * 192, 440],
      count: 7,
      depth: 0.4,
      stagger: 0.05,
    }).map((fold) => ({ ...fold, open: 'both' as const }));
  const behind = path('M172 112C150 220 128 280 110 340H402C384 280 362 220 340 112Z');
  return (
    bar(ctx, path('M256 12V46'), 4, 'brass', '') +
    net(
      ctx,
      behind,
      hangingFolds(ctx.random.fork('behind'), {
        from: [172, 340, 112],
        to: [110, 402, 340],
        count: 9,
        depth: 0.3,
        stagger: 0.1,
      }),
      0.5,
    ) +
    bed(ctx) +
    net(ctx, side(-1), folds(-1), 0.78) +
    net(ctx, side(1), folds(1), 0.78) +
    net(
      ctx,
      cone,
      hangingFolds(ctx.random.fork('cone'), { from: [250, 262, 46], to: [170, 342, 112], count: 8, depth: 0.4 }),
      0.86,
    ) +
    ellipse(256, 112, 88, 13, { fill: 'none', stroke: trim, 'stroke-width': 7 }) +
    ellipse(256, 110.6, 88, 13, { fill: 'none', stroke: lighten(trim, 0.5), 'stroke-width': 2 })
  );
}

export const kind = defineKind({
  name: 'mosquito-net',
  about: 'mosquito net over a bed; colours: net, bedsheet, border and frame',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const whole = (): string =>
      groundShadow(ctx, { x: 258, y: 442, width: 380, depth: 20 }) + (cut.style === 'tent' ? tent(ctx) : canopy(ctx));
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 280], sharp: 140, reach: 380 },
        zoom(ctx, { x: 256, y: 340, factor: 2.2 }, whole),
      );
    return fit(
      ctx,
      { x: 44, y: cut.style === 'tent' ? 84 : 10, width: 424, height: cut.style === 'tent' ? 360 : 434 },
      { x: 30, y: 20, width: 452, height: groundFor(ctx, 420) - 18 },
      whole,
      true,
    );
  },
});
