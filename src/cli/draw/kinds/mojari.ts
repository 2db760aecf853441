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
import { joined, parallel, path, reversed, smooth, spotsAlong, toD } from '../path.ts';
import type { Knot } from '../path.ts';
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

/**
 * The toe from the feather line up and over to the throat, in one line with the nok; where the feather line begins; and
 * the upper and the lower edge of the sole, which runs up into the tip.
 */
const TOES: Readonly<Record<Cut['toe'], { edge: readonly Knot[]; from: string; sole: readonly [string, string] }>> = {
  curl: {
    edge: [
      [130, 426],
      [108, 423],
      [76, 412],
      [48, 386],
      [36, 352],
      [44, 322],
      [64, 310],
      [82, 317],
      [87, 333],
      [77, 344],
      [66, 338, 'corner'],
      [74, 332],
      [71, 324],
      [61, 325],
      [55, 340],
      [61, 360],
      [82, 373],
      [112, 371],
      [152, 361],
      [222, 342, 'corner'],
    ],
    from: '130 426',
    sole: [
      'M40 366C50 396 76 416 112 421C150 425 190 424 220 423',
      'M40 366C42 406 74 436 112 441C150 446 190 446 240 444',
    ],
  },
  point: {
    edge: [
      [130, 426],
      [108, 421],
      [64, 405],
      [22, 374, 'corner'],
      [64, 382],
      [112, 372],
      [152, 361],
      [222, 342, 'corner'],
    ],
    from: '130 426',
    sole: [
      'M20 374C46 396 80 414 112 421C150 425 190 424 220 423',
      'M20 374C42 408 78 436 112 441C150 446 190 446 240 444',
    ],
  },
  round: {
    edge: [
      [70, 418],
      [68, 396],
      [84, 378],
      [112, 368],
      [162, 357],
      [222, 342, 'corner'],
    ],
    from: '70 418',
    sole: [
      'M64 414C90 418 120 421 140 422C168 424 196 424 220 423',
      'M64 414C62 426 72 434 96 438C140 446 190 446 240 444',
    ],
  },
};

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
  const toe = TOES[cut.toe];
  const feather = path(`M${toe.from}C160 428 190 427 220 426C290 424 340 414 390 410C424 408 444 410 458 412`);
  const topline = path('M222 342C262 350 300 368 344 372C386 374 418 352 438 322C444 312 452 308 458 316');
  const far = path('M222 342C262 332 320 330 372 330C404 330 434 322 446 311');
  const heel = path('M458 316C454 340 452 362 456 384C458 398 459 406 458 412');
  const upper = joined([smooth(toe.edge), topline, heel, reversed(feather)]);
  const inside = joined([topline, reversed(far)]);
  const look = { style: 'zari', width: 17, colours: [darken(base, 0.28), metal, lighten(metal, 0.3)] } as const;
  const lower = parallel(
    joined([path(toe.sole[0]), path('M220 426C290 424 340 414 390 410C424 408 444 410 458 412')], false),
    -2,
    40,
  );
  const spots = spotsAlong(path('M110 402C170 396 230 396 280 400C330 398 380 388 430 372'), 9);
  const work =
    cut.work === 'none'
      ? ''
      : border(reversed(topline), { ...look, width: 14, side: 'left' }) +
        (cut.work === 'border' ? border(lower, { ...look, width: 20, side: 'left' }) : '') +
        (cut.work === 'vine'
          ? draw(
              `${cut.toe === 'curl' ? 'M70 318C50 318 40 342 52 366C64 388 80 402 104 402' : 'M96 406'}C130 396 160 420 196 396C230 374 256 420 296 398C330 380 360 408 400 380C420 368 436 372 446 362`,
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
    path(`${toe.sole[0]}C290 421 340 411 390 407C424 405 446 407 462 410`),
    reversed(path(`${toe.sole[1]}C290 442 320 434 352 428V446H456C462 436 464 424 462 410`)),
  ]);
  const leatherSole = '#a8703f';
  return (
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
    stitches(path('M88 427C124 433 180 434 230 432C290 428 320 420 352 416'), '#f0dcb0', {
      length: 4.4,
      gap: 3,
      width: 1.4,
    }) +
    (cut.extra === 'tassel'
      ? place(tassel(ctx, 0, 0, 52, metal, mix(metal, '#ffffff', 0.2)), {
          x: cut.toe === 'curl' ? 72 : 214,
          y: cut.toe === 'curl' ? 342 : 344,
          turn: 8,
        })
      : '') +
    (cut.extra === 'ball' ? grain(ctx, 72, 338, 8, METALS.gold) : '')
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
