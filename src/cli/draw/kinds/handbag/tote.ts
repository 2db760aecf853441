// The open shopper with two handles.
import { border } from '../../borders.ts';
import { darken, lighten } from '../../colour.ts';
import { charm, gusset, rivet } from './look.ts';
import type { Look } from './look.ts';
import { castOn, clipTo, hollow } from '../../light.ts';
import { sewnPiece, strap } from '../../parts/panel.ts';
import { joined, parallel, path, reversed, roundRect, toD } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { draw, group } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

export function drawTote(ctx: Ctx, look: Look): string {
  const { main, trim, metal, cut } = look;
  const front = path(
    'M92 204C180 209 290 209 376 204C374 290 370 360 364 428C363 440 358 446 346 446H122C110 446 105 440 104 428C98 360 94 290 92 204Z',
  );
  const side = path(
    'M376 204L420 190C418 270 412 350 402 418C400 430 396 436 388 440L352 446C360 444 363 438 364 428C370 360 374 290 376 204Z',
  );
  const mouth = path('M92 204L138 188C230 192 330 193 420 190L376 204C290 209 180 209 92 204Z');
  const handle = (dx: number, dy: number): Path =>
    path(
      `M${172 + dx} ${262 + dy}C${170 + dx} ${170 + dy} ${176 + dx} ${78 + dy} ${234 + dx} ${76 + dy}C${292 + dx} ${78 + dy} ${298 + dx} ${170 + dy} ${296 + dx} ${262 + dy}`,
    );
  const top = path('M92 204C180 209 290 209 376 204');
  const base = path(
    'M104 428C103 410 101 390 99 372C190 378 290 378 369 372C368 392 366 410 364 428C363 440 358 446 346 446H122C110 446 105 440 104 428Z',
  );
  const baseEdge = path('M99 372C190 378 290 378 369 372');
  const pocket = path(
    'M168 288H300C301 320 300 345 298 366C298 374 294 378 286 378H182C174 378 170 374 170 366C168 345 167 320 168 288Z',
  );
  const tab = (x: number): string =>
    sewnPiece(ctx, {
      outline: roundRect(x - 11, 236, 22, 52, 6),
      fabric: trim,
      under: front,
      sewn: [path(`M${x - 11} 286V238`), path(`M${x + 11} 238V286`)],
      inset: -3,
      lift: 2,
    }) +
    rivet(ctx, x, 248, metal) +
    rivet(ctx, x, 277, metal);
  return (
    group(
      {},
      strap(ctx, handle(36, -14), { width: 14, fabric: trim }),
      draw(toD(handle(36, -14)), {
        fill: 'none',
        stroke: darken(trim.base, 0.5),
        'stroke-width': 14,
        'stroke-opacity': 0.3,
      }),
    ) +
    draw(toD(mouth), { fill: look.lining }) +
    hollow(ctx, mouth, look.lining, { strength: 0.9, soft: 5 }) +
    draw(toD(path('M92 204L138 188C230 192 330 193 420 190')), {
      fill: 'none',
      stroke: darken(main.base, 0.3),
      'stroke-width': 3.4,
      'stroke-linejoin': 'round',
    }) +
    gusset(ctx, side, path('M400 199C394 270 388 350 380 436'), look) +
    clothPiece(ctx, {
      outline: front,
      fabric: main,
      finish: look.finish,
      form: 0.7,
      origin: [234, 220],
      drape: { amount: 0.3, across: 90, down: 150 },
      folds: [
        {
          points: [
            [118, 240],
            [130, 320],
            [122, 420],
          ],
          width: 26,
          depth: -0.2,
        },
        {
          points: [
            [340, 232],
            [330, 320],
            [346, 424],
          ],
          width: 30,
          depth: -0.22,
        },
        {
          points: [
            [200, 260],
            [216, 330],
            [206, 410],
          ],
          width: 40,
          depth: 0.14,
        },
      ],
      over: cut.extra === 'panel' ? clothBand(ctx, look) : '',
    }) +
    clipTo(
      ctx,
      front,
      sewnPiece(ctx, {
        outline: base,
        fabric: trim,
        under: front,
        sewn: [baseEdge],
        inset: -4,
        rows: 2,
        finish: 'silk',
        form: 0.5,
      }),
      cut.extra === 'pocket'
        ? sewnPiece(ctx, {
            outline: pocket,
            fabric: main,
            origin: [234, 300],
            under: front,
            sewn: [path('M168 290H300')],
            inset: -4,
          })
        : '',
      sewnPiece(ctx, {
        outline: joined([top, reversed(parallel(top, 15))]),
        fabric: trim,
        under: front,
        sewn: [parallel(top, 15)],
        inset: 4,
        lift: 1.2,
      }),
      castOn(ctx, front, handle(0, 0).closed ? front : joined([handle(0, 0), reversed(parallel(handle(0, 0), 10))]), {
        base: main.base,
        dx: 5,
        dy: 8,
        soft: 4,
        strength: 0.3,
      }),
    ) +
    strap(ctx, handle(0, 0), { width: 15, fabric: trim }) +
    tab(172) +
    tab(296) +
    (cut.extra === 'tassel' ? charm(ctx, 296, 292, look) : '')
  );
}

/** A band of border work across the front. */
function clothBand(ctx: Ctx, look: Look): string {
  const accent = ctx.colour(ctx.colourCount - 1);
  return border(path('M80 326C180 332 290 332 390 326'), {
    style: 'block',
    width: 52,
    colours: [look.trim.base, accent === look.trim.base ? lighten(accent, 0.5) : accent, look.main.base],
  });
}
