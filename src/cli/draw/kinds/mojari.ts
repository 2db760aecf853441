// Men's mojaris from the side: curled toe, low heel, worked upper.
import { GROUND } from '../backdrops/stage.ts';
import { border } from '../borders.ts';
import { darken, lighten, mix } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { castOn, clipTo, gleam, groundShadow, hollow, seam, solid, stitches } from '../light.ts';
import { METALS } from '../materials.ts';
import { tassel } from '../parts/notions.ts';
import { grain } from '../parts/stones.ts';
import { ambi, brocadeButa, leaf } from '../patterns/motifs.ts';
import { joined, parallel, path, reversed, spotsAlong, toD } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { SURFACES } from '../surfaces.ts';
import { draw, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  toe: ['curl', 'point', 'round'],
  cloth: ['pattern', 'leather', 'suede'],
  work: ['border', 'vine', 'butas', 'none'],
  extra: ['none', 'tassel', 'ball'],
} as const;
type Cut = CutOf<typeof CUTS>;

function drawShoe(cut: Cut, ctx: Ctx): string {
  const colour = ctx.colour(0);
  const fabric =
    cut.cloth === 'leather'
      ? SURFACES.leather(ctx, colour)
      : cut.cloth === 'suede'
        ? SURFACES.suede(ctx, colour)
        : ctx.fabric;
  const base = fabric.base;
  const metal = ctx.colour(ctx.colourCount - 1);
  const lining = mix('#c79a6a', darken(base, 0.3), 0.3);
  const feather = path('M70 418C110 424 160 428 220 426C290 424 340 414 390 410C424 408 444 410 458 412');
  const toe =
    cut.toe === 'round'
      ? path('M70 418C58 396 76 376 112 368C152 360 190 352 222 342')
      : path('M70 418C56 398 78 378 116 368C154 359 190 352 222 342');
  const topline = path('M222 342C262 350 300 368 344 372C386 374 418 352 438 322C444 312 452 308 458 316');
  const far = path('M222 342C262 332 320 330 372 330C404 330 434 322 446 311');
  const heel = path('M458 316C454 340 452 362 456 384C458 398 459 406 458 412');
  const upper = joined([toe, topline, heel, reversed(feather)]);
  const inside = joined([topline, reversed(far)]);
  const curl =
    cut.toe === 'curl'
      ? path(
          'M112 370C90 380 64 378 57 357C54 345 62 338 68 345C76 334 62 316 43 323C22 331 18 362 29 388C37 404 54 416 76 420L122 402Z',
        )
      : cut.toe === 'point'
        ? path('M110 369C82 376 52 384 26 380C40 398 54 412 72 419L96 400Z')
        : undefined;
  const look = { style: 'zari', width: 17, colours: [darken(base, 0.28), metal, lighten(metal, 0.3)] } as const;
  const lower = parallel(feather, -2, 40);
  const spots = spotsAlong(path('M110 402C170 396 230 396 280 400C330 398 380 388 430 372'), 9);
  const work =
    cut.work === 'none'
      ? ''
      : border(reversed(topline), { ...look, width: 14, side: 'left' }) +
        (cut.work === 'border' ? border(lower, { ...look, width: 20, side: 'left' }) : '') +
        (cut.work === 'vine'
          ? draw(
              'M96 406C130 380 160 420 196 396C230 374 256 420 296 398C330 380 360 408 400 380C420 368 436 372 446 362',
              { fill: 'none', stroke: metal, 'stroke-width': 3.4 },
            ) +
            spots
              .map(({ x, y }, n) =>
                place(leaf(n % 3 ? metal : lighten(metal, 0.4)), {
                  x,
                  y: y + (n % 2 ? 8 : -10),
                  turn: n % 2 ? 120 : 20,
                  scale: 1.5,
                }),
              )
              .join('')
          : '') +
        (cut.work === 'butas'
          ? place(ambi(metal, darken(metal, 0.4), base), { x: 168, y: 392, scale: 2.3, turn: -70 }) +
            spots
              .slice(3)
              .map(({ x, y }, n) => place(brocadeButa(metal, base), { x, y: y + (n % 2 ? -6 : 8), scale: 0.82 }))
              .join('')
          : '');
  const sole = joined([
    path('M64 414C110 421 160 425 220 423C290 421 340 411 390 407C424 405 446 407 462 410'),
    reversed(
      path(
        'M64 414C62 426 72 434 96 438C140 446 190 446 240 444C290 442 320 434 352 428V446H456C462 436 464 424 462 410',
      ),
    ),
  ]);
  const leatherSole = '#a8703f';
  return (
    (curl
      ? clothPiece(ctx, {
          outline: curl,
          fabric,
          finish: 'silk',
          form: 1,
          warp: 1,
          over:
            cut.work === 'none'
              ? ''
              : stitches(path('M40 338C30 352 32 378 44 394C52 404 62 410 74 412'), metal, {
                  width: 2,
                  length: 5,
                  gap: 3,
                }),
        })
      : '') +
    clipTo(
      ctx,
      inside,
      draw(toD(inside), { fill: lining }),
      stitches(parallel(far, 7, 24), lighten(lining, 0.4), { width: 1, length: 3, gap: 2 }),
      hollow(ctx, inside, lining, { strength: 0.85, soft: 12 }),
    ) +
    draw(toD(inside), { fill: 'none', stroke: darken(lining, 0.5), 'stroke-width': 1.2 }) +
    clothPiece(ctx, {
      outline: upper,
      fabric,
      finish: 'silk',
      form: 1,
      scale: 0.9,
      origin: [220, 380],
      warp: 3,
      folds: [
        {
          points: [
            [200, 356],
            [216, 388],
            [222, 420],
          ],
          width: 14,
          depth: -0.16,
        },
        {
          points: [
            [222, 352],
            [240, 384],
            [246, 420],
          ],
          width: 14,
          depth: 0.14,
        },
      ],
      drape: { amount: 0.14, across: 70, down: 60 },
      onCloth: work,
      over: seam(path('M346 374C352 390 352 404 348 414'), base, { strength: 0.4 }),
    }) +
    clipTo(
      ctx,
      upper,
      gleam(ctx, path('M86 398C96 384 116 376 140 371'), { width: 7, opacity: 0.45, soft: 2 }),
      castOn(ctx, upper, sole, { base, dx: 0, dy: -5, soft: 5, strength: 0.4 }),
    ) +
    solid(ctx, sole, {
      base: leatherSole,
      form: 0.6,
      reach: 8,
      over:
        draw('M352 440H458V447H352Z', { fill: darken(leatherSole, 0.5) }) +
        draw('M352 428C390 422 430 420 462 420', {
          fill: 'none',
          stroke: darken(leatherSole, 0.45),
          'stroke-width': 1.2,
        }),
    }) +
    stitches(path('M72 422C120 430 180 433 230 431C290 428 320 420 352 416'), '#f0dcb0', {
      length: 4.4,
      gap: 3,
      width: 1.4,
    }) +
    (cut.extra === 'tassel'
      ? place(tassel(ctx, 0, 0, 52, metal, mix(metal, '#ffffff', 0.2)), {
          x: cut.toe === 'curl' ? 58 : 214,
          y: cut.toe === 'curl' ? 334 : 344,
          turn: 8,
        })
      : '') +
    (cut.extra === 'ball' ? grain(ctx, 60, 334, 8, METALS.gold) : '')
  );
}

export const kind = defineKind({
  name: 'mojari',
  about: "men's mojari from the side; colours: upper or its pattern, last the metal thread",
  stances: ['stand'],
  views: ['front', 'set', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const one = (): string => groundShadow(ctx, { x: 258, y: GROUND - 2, width: 410, depth: 17 }) + drawShoe(cut, ctx);
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 190, reach: 440 },
        zoom(ctx, { x: 170, y: 374, factor: 2.1, turn: -6 }, one),
      );
    const size = { x: 20, y: 296, width: 446, height: 150 };
    const ground = groundFor(ctx, 240);
    if (ctx.view === 'set') {
      return (
        fit(ctx, size, { x: 14, y: 0, width: 390, height: ground - 30 }, one, true) +
        fit(ctx, size, { x: 84, y: 0, width: 416, height: ground + 16 }, one, true)
      );
    }
    return fit(ctx, size, { x: 22, y: 0, width: 468, height: ground }, one, true);
  },
});
