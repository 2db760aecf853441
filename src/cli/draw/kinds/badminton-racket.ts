// Badminton rackets: a crossed pair, or one half in its cover.
import { darken, lighten } from '../colour.ts';
import { clipTo, gleam, wallShadow } from '../light.ts';
import { METALS, cylinderStops, paintStops } from '../materials.ts';
import { cord, pad, rod } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { shuttle } from '../parts/goods/shuttle.ts';
import { zip } from '../parts/notions.ts';
import { between, oval, path, ribbon, roundRect, toD } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { draw, line, place, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

const CUTS = { show: ['pair', 'cover'] } as const;

const HEAD = oval(0, -150, 84, 104);

/** Upright, the grip's end at y = 232. */
function racket(ctx: Ctx, frame: string, grip: string): string {
  const strings: string[] = [];
  for (let x = -76; x <= 76; x += 9.5) strings.push(line(x, -256, x, -44, { stroke: '#f4f0e4', 'stroke-width': 1.3 }));
  for (let y = -248; y <= -50; y += 9.5) strings.push(line(-86, y, 86, y, { stroke: '#e6e0d0', 'stroke-width': 1.3 }));
  const wrap = Array.from({ length: 12 }, (_, n) =>
    line(-12, 118 + n * 10, 12, 110 + n * 10, { stroke: darken(grip, 0.5), 'stroke-width': 2, 'stroke-opacity': 0.6 }),
  );
  return (
    wallShadow(ctx, [ribbon(HEAD, 9, 60)], { distance: 10 }) +
    clipTo(ctx, HEAD, ...strings) +
    rod(ctx, [0, -46], [0, 104], 9, cylinderStops(METALS.steel)) +
    rod(ctx, [0, 20], [0, 70], 9.4, paintStops(frame, 0.6)) +
    cord(HEAD, { width: 10, colour: frame, gloss: 0.8 }) +
    cord(between(HEAD, 0.3, 0.45, 20), { width: 10, colour: lighten(grip, 0.2), gloss: 0.6, cap: 'butt' }) +
    pad(ctx, path('M-9 -52C-6 -40 -7 -34 -6 -26H6C7 -34 6 -40 9 -52Z'), frame) +
    pad(ctx, path('M-8 98H8L10 112H-10Z'), darken(grip, 0.2)) +
    pad(ctx, roundRect(-11, 108, 22, 124, 6), grip, { form: 1, over: wrap.join('') }) +
    rect(-13, 226, 26, 8, { rx: 3, fill: darken(grip, 0.3) })
  );
}

function cover(ctx: Ctx): string {
  const [body, trim] = [ctx.colour(0), ctx.colour(1)];
  const shape = path(
    'M0 -282C74 -282 112 -222 112 -150C112 -90 82 -46 44 -16C34 -6 30 10 30 28H-30C-30 10 -34 -6 -44 -16C-82 -46 -112 -90 -112 -150C-112 -222 -74 -282 0 -282Z',
  );
  const band = path(
    'M-112 -150C-60 -190 40 -110 112 -158C112 -140 108 -118 102 -104C40 -70 -50 -150 -106 -112C-110 -124 -112 -138 -112 -150Z',
  );
  return (
    wallShadow(ctx, [shape], { distance: 13 }) +
    clothPiece(ctx, {
      outline: shape,
      fabric: ctx.cloth({ name: 'twill', scale: 0.7 }, [body, darken(body, 0.15)]),
      form: 0.9,
      edge: 0.8,
      over: clipTo(ctx, shape, draw(toD(band), { fill: trim })),
      folds: [
        {
          points: [
            [-70, -60],
            [-20, -90],
            [40, -70],
          ],
          width: 30,
          depth: 0.2,
        },
        {
          points: [
            [-60, -220],
            [0, -200],
            [60, -226],
          ],
          width: 40,
          depth: 0.18,
        },
      ],
    }) +
    zip(path('M100 -216C110 -180 108 -126 84 -82C68 -54 46 -30 38 -8'), {
      tape: darken(body, 0.3),
      metal: METALS.steel.base,
      width: 5,
    }) +
    gleam(ctx, path('M-92 -200C-84 -240 -56 -266 -24 -272'), { width: 8, opacity: 0.4, soft: 2.4 })
  );
}

export const kind = defineKind({
  name: 'badminton-racket',
  about: 'badminton rackets; colours: frame or cover, grip or trim, second frame, second grip',
  stances: ['flat', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const pair = (): string =>
      place(racket(ctx, ctx.colour(0), ctx.colour(1)), { x: 256, y: 262, turn: 24 }) +
      place(racket(ctx, ctx.colour(2), ctx.colour(3)), { x: 256, y: 262, turn: -24 }) +
      place(
        wallShadow(ctx, [oval(0, -50, 44, 58)], { distance: 9 }) + shuttle(ctx, '#f4f1e6', ctx.colour(1), 'nylon'),
        {
          x: 256,
          y: 400,
          turn: 12,
          scale: 0.66,
        },
      );
    const one = (): string =>
      place(racket(ctx, ctx.colour(2), ctx.colour(3)), { x: 222, y: 296, turn: 30 }) +
      place(cover(ctx), { x: 222, y: 296, turn: 30 }) +
      place(
        wallShadow(ctx, [oval(0, -50, 44, 58)], { distance: 9 }) + shuttle(ctx, '#f4f1e6', ctx.colour(1), 'nylon'),
        {
          x: 388,
          y: 396,
          turn: -40,
          scale: 0.7,
        },
      );
    return show(ctx, {
      extent:
        cut.show === 'pair' ? { x: 66, y: 14, width: 380, height: 474 } : { x: 84, y: 30, width: 360, height: 470 },
      art: cut.show === 'pair' ? pair : one,
      near: { x: 330, y: 140, factor: 1.8 },
      margin: cut.show === 'pair' ? 26 : 44,
    });
  },
});
