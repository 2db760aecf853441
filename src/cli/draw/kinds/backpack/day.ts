// The college backpack: dome top, two zipped pockets, bottle pocket at the side.
import { darken, lighten, mix } from '../../colour.ts';
import { bagFolds, grabLoop, shoulderStrap, sidePanel } from './look.ts';
import type { Look } from './look.ts';
import { castOn, clipTo, gleam, stitches } from '../../light.ts';
import { METALS } from '../../materials.ts';
import { tassel, wovenLabel, zip } from '../../parts/notions.ts';
import { sewnPiece, strap } from '../../parts/panel.ts';
import { createLathe, turnedFill } from '../../parts/lathe.ts';
import { cylinderStops, paintStops } from '../../materials.ts';
import { path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';

/** A steel bottle standing in the side pocket. */
function bottle(look: Look): string {
  const { ctx } = look;
  const body = createLathe(
    373,
    [
      [8, 214],
      [13, 218],
      [14, 240],
      [19, 256],
      [19, 360, 'corner'],
    ],
    0.2,
  );
  const cap = createLathe(
    373,
    [
      [9, 196],
      [11, 198],
      [11, 214, 'corner'],
    ],
    0.2,
  );
  return (
    turnedFill(ctx, body, cylinderStops(METALS['brushed-steel'])) + turnedFill(ctx, cap, paintStops(look.accent, 0.4))
  );
}

export function drawDay(look: Look): string {
  const { ctx, main, trim, accent, metal, cut } = look;
  const front = path(
    'M118 214C118 130 164 92 232 92C300 92 346 130 346 214V408C346 434 336 446 314 446H150C128 446 118 434 118 408Z',
  );
  const side = path(
    'M232 92C326 82 396 118 396 206V396C396 422 388 436 368 441L314 446C336 446 346 434 346 408V214C346 130 300 92 232 92Z',
  );
  const pocket = path(
    'M138 312C138 296 150 286 168 286H296C314 286 326 296 326 312V408C326 426 318 434 300 434H164C146 434 138 426 138 408Z',
  );
  const pocketTop = path('M138 330C138 300 152 290 172 290H292C312 290 326 300 326 330');
  const upper = path('M150 216C180 206 284 206 314 216');
  const holder = path('M350 322C366 316 386 312 398 312V394C398 420 390 436 370 440L348 442Z');
  const band = path('M118 248H346V276H118Z');
  const tape = darken(main.base, 0.25);
  return (
    shoulderStrap(look, 'left', 138, 196) +
    grabLoop(look, 214, 282, 98, 52) +
    sidePanel(
      look,
      side,
      zip(path('M258 90C336 92 370 130 370 210V318'), { tape, metal: metal.base, width: 6, pull: 0.3 }),
    ) +
    (cut.extra === 'bottle' ? bottle(look) : '') +
    clipTo(
      ctx,
      side,
      sewnPiece(ctx, {
        outline: holder,
        fabric: ctx.cloth({ name: 'net', scale: 0.8 }, [darken(main.base, 0.3), darken(main.base, 0.55)]),
        under: side,
        form: 0.5,
      }),
      strap(ctx, path('M348 324C366 316 386 312 400 312'), { width: 7, fabric: ctx.plain(trim.base), stitched: false }),
    ) +
    clothPiece(ctx, {
      outline: front,
      fabric: main,
      finish: look.finish,
      form: 0.85,
      origin: [232, 260],
      folds: bagFolds(118, 346, 100),
      over: stitches(path('M128 400V214C128 138 170 102 232 102C294 102 336 138 336 214V400'), lighten(main.base, 0.3)),
    }) +
    clipTo(
      ctx,
      front,
      cut.extra === 'band'
        ? sewnPiece(ctx, {
            outline: band,
            fabric: ctx.plain(accent),
            under: front,
            sewn: [path('M118 250H346')],
            inset: -3,
          })
        : '',
      zip(upper, { tape, metal: metal.base, width: 6, pull: 0.82 }),
    ) +
    castOn(ctx, front, pocket, { base: main.base, dx: 4, dy: 6, soft: 6, strength: 0.5 }) +
    clothPiece(ctx, {
      outline: pocket,
      fabric: main,
      finish: look.finish,
      form: 0.9,
      origin: [232, 300],
      folds: [
        {
          points: [
            [160, 344],
            [172, 380],
            [162, 424],
          ],
          width: 22,
          depth: -0.2,
        },
        {
          points: [
            [304, 344],
            [292, 380],
            [302, 424],
          ],
          width: 22,
          depth: -0.2,
        },
      ],
    }) +
    clipTo(ctx, pocket, zip(pocketTop, { tape, metal: metal.base, width: 6, pull: 0.24 })) +
    wovenLabel(232, 352, 46, 22, mix(trim.base, '#f2e8d5', 0.15), lighten(trim.base, 0.6)) +
    gleam(ctx, path('M134 216C136 158 168 118 214 108'), { width: 8, opacity: 0.3, soft: 2.6 }) +
    (cut.extra === 'tassel' ? tassel(ctx, 180, 292, 54, accent, metal.base) : '')
  );
}
