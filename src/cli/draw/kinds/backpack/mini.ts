// The small leather backpack with flap, and the rolled canvas one.
import { darken, lighten } from '../../colour.ts';
import { bagFolds, grabLoop, shoulderStrap, sidePanel } from './look.ts';
import type { Look } from './look.ts';
import { castOn, clipTo, crease, gleam, hollow } from '../../light.ts';
import { buckle, ring, tassel, zip } from '../../parts/notions.ts';
import { sewnPiece, strap } from '../../parts/panel.ts';
import { grain } from '../../parts/stones.ts';
import { hangingFolds } from '../../folds.ts';
import { path, roundRect, toD } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { draw } from '../../svg.ts';

export function drawMini(look: Look): string {
  const { ctx, main, trim, accent, metal, cut } = look;
  const front = path(
    'M128 226C160 214 312 214 344 226C358 290 362 350 358 412C356 436 346 446 322 446H150C126 446 116 436 114 412C110 350 114 290 128 226Z',
  );
  const side = path(
    'M344 226L384 216C402 280 404 350 398 404C396 424 388 436 374 440L322 446C346 446 356 436 358 412C362 350 358 290 344 226Z',
  );
  const neck = path('M132 230C128 200 150 176 168 168C210 160 270 160 320 168C352 174 380 196 384 218L344 230Z');
  const flap = path(
    'M120 218C130 186 160 176 200 176H276C316 176 346 186 354 218C360 262 352 310 330 326C296 342 176 342 142 326C120 310 112 262 120 218Z',
  );
  const flapEdge = path('M354 218C360 262 352 310 330 326C296 342 176 342 142 326C120 310 112 262 120 218');
  const pocket = path(
    'M146 352C146 346 152 342 160 342H314C322 342 328 346 328 352V414C328 428 320 434 308 434H166C154 434 146 428 146 414Z',
  );
  return (
    shoulderStrap(look, 'left', 138, 214) +
    grabLoop(look, 206, 270, 182, 76) +
    clothPiece(ctx, {
      outline: neck,
      fabric: main,
      finish: look.finish,
      form: 0.7,
      folds: hangingFolds(ctx.random.fork('neck'), {
        from: [140, 376, 164],
        to: [126, 384, 236],
        count: 13,
        depth: 0.5,
        stagger: 0.05,
        gathered: true,
      }),
    }) +
    sidePanel(
      look,
      side,
      crease(ctx, path('M374 226C386 300 384 370 372 432'), main.base, { width: 5, strength: 0.5 }),
    ) +
    clothPiece(ctx, {
      outline: front,
      fabric: main,
      finish: look.finish,
      form: 0.85,
      origin: [236, 300],
      folds: bagFolds(116, 356, 250),
    }) +
    sewnPiece(ctx, {
      outline: pocket,
      fabric: main,
      under: front,
      origin: [236, 360],
      lift: 3,
      form: 0.7,
    }) +
    zip(path('M156 356H318'), { tape: darken(main.base, 0.25), metal: metal.base, width: 6, pull: 0.88 }) +
    sewnPiece(ctx, {
      outline: flap,
      fabric: cut.extra === 'band' ? trim : main,
      under: front,
      finish: look.finish,
      form: 0.9,
      lift: 6,
      origin: [236, 250],
      sewn: [flapEdge],
      inset: -6,
      folds: [
        {
          points: [
            [134, 210],
            [236, 196],
            [340, 210],
          ],
          width: 40,
          depth: 0.3,
        },
      ],
      over: gleam(ctx, path('M136 214C150 196 190 190 250 190'), { width: 10, opacity: 0.3, soft: 3 }),
    }) +
    sewnPiece(ctx, {
      outline: path('M222 288H250V362C250 376 222 376 222 362Z'),
      fabric: trim,
      under: flap,
      lift: 3,
      form: 0.7,
      sewn: [path('M222 360V290'), path('M250 290V360')],
      inset: -3,
    }) +
    buckle(ctx, 236, 338, 38, 24, metal.base) +
    grain(ctx, 236, 302, 4, metal) +
    (cut.extra === 'tassel' ? tassel(ctx, 302, 330, 66, accent, metal.base) : '')
  );
}

export function drawRoll(look: Look): string {
  const { ctx, main, trim, accent, metal } = look;
  const front = path(
    'M124 136C170 130 300 130 344 136C350 250 352 340 350 414C350 436 340 446 318 446H150C128 446 118 436 118 414C116 340 118 250 124 136Z',
  );
  const side = path(
    'M344 136L390 128C398 240 400 330 396 402C394 424 388 436 370 440L318 446C340 446 350 436 350 414C352 340 350 250 344 136Z',
  );
  const roll = path(
    'M112 118C112 98 122 92 140 90H366C390 90 402 100 402 120C402 142 392 150 368 152C290 158 200 158 140 152C120 150 112 140 112 118Z',
  );
  const rollEnd = path('M402 120C402 142 392 150 374 151C386 140 388 104 372 91C394 92 402 102 402 120Z');
  const base = path('M118 372C190 380 280 380 351 372L350 414C350 436 340 446 318 446H150C128 446 118 436 118 414Z');
  const pocket = path('M148 250H322V352C322 362 316 368 306 368H164C154 368 148 362 148 352Z');
  const down = (x: number): string =>
    strap(ctx, path(`M${x} 96C${x - 2} 130 ${x - 3} 190 ${x - 2} 246`), { width: 20, fabric: trim, under: front }) +
    buckle(ctx, x - 3, 214, 32, 24, metal.base) +
    grain(ctx, x - 2, 238, 3, metal);
  return (
    shoulderStrap(look, 'left', 136, 196) +
    grabLoop(look, 210, 276, 100, 60) +
    sidePanel(
      look,
      side,
      crease(ctx, path('M372 158C378 250 378 350 370 432'), main.base, { width: 5, strength: 0.5 }),
    ) +
    clothPiece(ctx, {
      outline: front,
      fabric: main,
      finish: look.finish,
      form: 0.8,
      origin: [232, 250],
      folds: bagFolds(120, 348, 190),
    }) +
    clipTo(
      ctx,
      front,
      sewnPiece(ctx, {
        outline: base,
        fabric: trim,
        under: front,
        sewn: [path('M118 372C190 380 280 380 351 372')],
        inset: -4,
        rows: 2,
      }),
      sewnPiece(ctx, {
        outline: pocket,
        fabric: main,
        under: front,
        origin: [232, 300],
        lift: 3,
        form: 0.6,
        sewn: [path('M148 362V252H322V362')],
        inset: -4,
      }),
      zip(path('M164 338L306 278'), { tape: darken(main.base, 0.25), metal: metal.base, width: 6, pull: 0.14 }),
    ) +
    castOn(ctx, front, roll, { base: main.base, dx: 3, dy: 9, soft: 7, strength: 0.6 }) +
    clothPiece(ctx, {
      outline: roll,
      fabric: main,
      finish: look.finish,
      form: 1,
      folds: [
        {
          points: [
            [118, 108],
            [256, 104],
            [392, 108],
          ],
          width: 26,
          depth: 0.45,
          open: 'both',
        },
        {
          points: [
            [116, 136],
            [256, 142],
            [396, 136],
          ],
          width: 14,
          depth: -0.4,
          open: 'both',
        },
      ],
    }) +
    draw(toD(rollEnd), { fill: darken(main.base, 0.35) }) +
    hollow(ctx, rollEnd, main.base, { strength: 0.5, soft: 5 }) +
    crease(ctx, path('M392 106C380 112 380 134 390 140'), main.base, { width: 3, strength: 0.7 }) +
    down(176) +
    down(300) +
    sewnPiece(ctx, { outline: roundRect(212, 300, 48, 26, 4), fabric: ctx.plain(accent), under: pocket, form: 0.4 }) +
    draw('M222 309H250M228 317H244', { stroke: lighten(accent, 0.6), 'stroke-width': 2, fill: 'none' })
  );
}

export function drawString(look: Look): string {
  const { ctx, main, trim, accent } = look;
  const body = path(
    'M140 132C180 126 330 126 372 132C386 200 396 300 392 404C392 432 380 446 350 446H162C132 446 120 432 120 404C116 300 126 200 140 132Z',
  );
  const frill = path(
    'M132 96C160 88 190 100 222 92C254 86 290 100 322 92C346 88 364 92 380 98L372 136C330 128 180 128 140 136Z',
  );
  const cord = (d: string): string => strap(ctx, path(d), { width: 8, fabric: ctx.plain(accent), stitched: false });
  const corner = (x: number, s: number): string =>
    sewnPiece(ctx, {
      outline: path(`M${x} 446V392C${x + s * 20} 398 ${x + s * 44} 420 ${x + s * 50} 446Z`),
      fabric: trim,
      under: body,
      form: 0.4,
    });
  return (
    cord('M366 126C430 160 452 330 384 424') +
    cord('M144 126C82 160 60 330 126 424') +
    clothPiece(ctx, {
      outline: body,
      fabric: main,
      finish: look.finish,
      form: 0.95,
      origin: [256, 280],
      folds: hangingFolds(ctx.random.fork('body'), {
        from: [142, 370, 132],
        to: [116, 396, 420],
        count: 10,
        depth: 0.36,
        stagger: 0.05,
      }).map((fold) => ({ ...fold, open: 'start' as const })),
    }) +
    clipTo(ctx, body, corner(118, 1), corner(394, -1)) +
    clothPiece(ctx, {
      outline: frill,
      fabric: main,
      finish: look.finish,
      form: 0.6,
      folds: hangingFolds(ctx.random.fork('frill'), {
        from: [130, 382, 92],
        to: [142, 370, 136],
        count: 11,
        depth: 0.5,
        stagger: 0,
        gathered: true,
      }),
    }) +
    cord('M138 134C190 126 320 126 374 134') +
    cord('M140 138C126 150 120 158 116 166') +
    cord('M372 138C386 150 392 158 396 166') +
    [
      [138, 418],
      [374, 418],
    ]
      .map(([x, y]) => ring(ctx, x ?? 0, y ?? 0, 8, look.metal.base, 3.4))
      .join('')
  );
}
