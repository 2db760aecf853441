// Six panels, a button on top and a visor: the baseball cap and the trucker's cap with its mesh.
import { darken, lighten } from '../../colour.ts';
import { castOn, crease, groundShadow, seam, solid } from '../../light.ts';
import { parallel, path, toD } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { circle, draw, ellipse, place } from '../../svg.ts';
import type { Ctx, Fabric } from '../../types.ts';
import { badgeArt } from './front.ts';
import { rows } from './rows.ts';
import type { Cut } from './rows.ts';

/** Seen from the front left, the visor curving out to the lower left. */
export function baseball(ctx: Ctx, cut: Cut): string {
  const { fabric } = ctx;
  const base = fabric.base;
  const accent = ctx.colourCount > 1 ? ctx.colour(1) : base;
  const trucker = cut.style === 'trucker';
  const visorColour = cut.finish === 'brim-print' || trucker ? accent : base;
  const thread = lighten(base, 0.28);
  const crown = path(
    'M126 344C112 240 156 126 270 116C376 110 436 200 438 330C438 360 436 382 432 398C384 414 332 414 288 402C226 390 166 368 126 344Z',
  );
  const front = path(
    'M126 344C112 240 156 126 270 116C302 170 324 270 326 409C312 408 300 405 288 402C226 390 166 368 126 344Z',
  );
  const visor = path(
    'M121 336C94 350 56 380 44 414C40 430 52 436 66 434C120 420 198 412 262 424C284 427 298 420 296 406C294 396 284 394 270 391C216 380 164 362 121 336Z',
  );
  const under = path(
    'M47 418C42 432 52 440 68 437C122 424 200 416 262 428C284 431 298 424 297 410C290 420 278 422 260 419C196 408 118 414 66 428C56 430 50 426 47 418Z',
  );
  const visorEdge = path('M120 342C94 356 60 382 49 414C46 428 56 432 68 430C122 416 200 408 262 420');
  const seams = [
    path('M270 118C212 150 190 250 204 378'),
    path('M270 118C302 170 324 270 326 408'),
    path('M270 118C352 140 404 240 408 404'),
  ];
  const cloth: Fabric = trucker ? ctx.cloth({ name: 'net', scale: 1.7 }, [accent, darken(accent, 0.4)]) : fabric;
  const holes = [
    [236, 190],
    [316, 186],
    [372, 220],
  ]
    .slice(0, trucker ? 1 : 3)
    .map(
      ([x = 0, y = 0]) =>
        circle(x, y, 4, { fill: darken(base, 0.65) }) +
        circle(x, y, 5, { fill: 'none', stroke: lighten(base, 0.2), 'stroke-width': 2 }),
    )
    .join('');
  const strap = path('M404 402C420 398 430 394 434 388');
  return (
    groundShadow(ctx, { x: 250, y: 422, width: 410, depth: 22 }) +
    clothPiece(ctx, {
      outline: crown,
      fabric: cloth,
      form: 0.95,
      folds: [
        {
          points: [
            [270, 124],
            [350, 160],
            [404, 350],
          ],
          width: 30,
          depth: 0.14,
          open: 'end',
        },
        {
          points: [
            [270, 120],
            [262, 240],
            [256, 366],
          ],
          width: 70,
          depth: 0.12,
        },
      ],
      drape: { amount: 0.14, across: 70, down: 90 },
      over:
        (trucker
          ? ''
          : seams.map((line) => seam(line, base, { strength: 0.55 }) + rows(line, thread, [4, -4])).join('')) +
        seam(strap, accent, { strength: 0.1 }),
    }) +
    (trucker
      ? clothPiece(ctx, {
          outline: front,
          fabric,
          form: 0.8,
          drape: { amount: 0.12, across: 70, down: 90 },
          over: [seams[0], seams[1]]
            .map((line) => (line ? seam(line, base, { strength: 0.5 }) + rows(line, thread, [4]) : ''))
            .join(''),
        })
      : '') +
    holes +
    ellipse(271, 117, 12, 7, { fill: trucker ? accent : base, stroke: darken(base, 0.55), 'stroke-width': 1 }) +
    ellipse(268, 115, 6, 3, { fill: lighten(base, 0.45), opacity: 0.8 }) +
    (cut.badge === 'none'
      ? ''
      : place(badgeArt(cut.badge, ctx.colour(Math.min(2, ctx.colourCount - 1)), ctx.colour(ctx.colourCount - 1)), {
          x: 214,
          y: 262,
          scale: '0.98 1.12',
          turn: 3,
        })) +
    castOn(ctx, crown, visor, { base, dx: 4, dy: -8, soft: 8, strength: 0.35 }) +
    solid(ctx, under, { base: darken(visorColour, 0.45), form: 0.3 }) +
    clothPiece(ctx, {
      outline: visor,
      fabric: visorColour === base ? fabric : ctx.plain(visorColour),
      form: 0.95,
      turn: -14,
      folds: [
        {
          points: [
            [90, 372],
            [160, 366],
            [250, 388],
          ],
          width: 46,
          depth: 0.26,
        },
      ],
      over:
        [9, 17, 25, 33].map((d) => rows(visorEdge, lighten(visorColour, 0.28), [-d])).join('') +
        (cut.finish === 'sandwich'
          ? draw(toD(parallel(visorEdge, 3, 40)), { fill: 'none', stroke: accent, 'stroke-width': 5 })
          : ''),
    }) +
    crease(ctx, path('M124 341C166 366 218 384 272 394C284 396 292 399 295 406'), base, { width: 3, strength: 0.5 })
  );
}
