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
    'M126 344C112 256 156 180 270 173C386 168 440 238 441 334C441 362 438 384 432 398C384 414 332 414 288 402C226 390 166 368 126 344Z',
  );
  const front = path(
    'M126 344C112 256 156 180 270 173C304 212 325 290 327 409C312 408 300 405 288 402C226 390 166 368 126 344Z',
  );
  // The visor is sewn to the whole front, from one temple to the other.
  const visor = path(
    'M121 336C88 354 50 392 40 426C37 442 52 448 70 444C136 424 232 420 300 434C322 438 336 424 329 406C320 400 300 398 280 394C220 382 164 362 121 336Z',
  );
  const under = path(
    'M41 428C36 446 50 454 72 450C138 430 232 426 300 440C324 444 338 428 331 412C326 424 316 432 298 429C230 415 136 419 70 439C54 443 44 438 41 428Z',
  );
  const visorEdge = path('M118 344C88 360 54 394 45 426C44 440 56 442 72 439C138 419 232 415 300 428');
  const seams = [
    path('M270 175C214 200 194 268 206 380'),
    path('M270 175C304 212 325 290 327 408'),
    path('M270 175C352 190 406 262 410 404'),
  ];
  const cloth: Fabric = trucker ? ctx.cloth({ name: 'net', scale: 1.7 }, [accent, darken(accent, 0.4)]) : fabric;
  const holes = [
    [234, 232],
    [322, 226],
    [378, 252],
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
    groundShadow(ctx, { x: 246, y: 432, width: 410, depth: 22 }) +
    clothPiece(ctx, {
      outline: crown,
      fabric: cloth,
      form: 0.95,
      folds: [
        {
          points: [
            [270, 180],
            [350, 206],
            [406, 356],
          ],
          width: 30,
          depth: 0.14,
          open: 'end',
        },
        {
          points: [
            [270, 178],
            [262, 266],
            [256, 370],
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
    ellipse(271, 174, 12, 7, { fill: trucker ? accent : base, stroke: darken(base, 0.55), 'stroke-width': 1 }) +
    ellipse(268, 172, 6, 3, { fill: lighten(base, 0.45), opacity: 0.8 }) +
    (cut.badge === 'none'
      ? ''
      : place(badgeArt(cut.badge, ctx.colour(Math.min(2, ctx.colourCount - 1)), ctx.colour(ctx.colourCount - 1)), {
          x: 206,
          y: 308,
          scale: '1.02 1.06',
          turn: 7,
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
            [86, 386],
            [160, 380],
            [280, 402],
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
    crease(ctx, path('M124 341C166 366 222 384 280 395C302 399 320 401 328 407'), base, { width: 3, strength: 0.5 })
  );
}
