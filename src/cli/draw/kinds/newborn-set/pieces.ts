// Caps, mittens, booties, bibs and socks, each about the origin.
import { darken, lighten } from '../../colour.ts';
import { seam, wallShadow } from '../../light.ts';
import { bow } from '../../parts/kids-trims.ts';
import { KIDS_MOTIF_NAMES, kidsPrint } from '../../parts/kids-motifs.ts';
import { ribBand } from '../../parts/kids-top.ts';
import { moved, parallel, path, toD, turned } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Fold } from '../../relief.ts';
import { circle, draw, place } from '../../svg.ts';
import type { Ctx, CutOf } from '../../types.ts';

export const CUTS = {
  pieces: ['cap-mittens-booties', 'bibs', 'socks', 'caps', 'bandana-bibs'],
  knit: ['jersey', 'wool'],
  print: ['none', ...KIDS_MOTIF_NAMES],
} as const;

export type Cut = CutOf<typeof CUTS>;

/** A baby's cap, about 150 wide, the brim's middle at the origin. */
export function cap(ctx: Ctx, cut: Cut, knots: boolean): string {
  const outline = path('M-74 10C-80 -70 -40 -112 0 -112C40 -112 80 -70 74 10Z');
  const brim = path('M-78 12C-40 22 40 22 78 12');
  const folds: Fold[] = [
    {
      points: [
        [-30, -104],
        [-44, -60],
        [-46, 0],
      ],
      width: 22,
      depth: 0.16,
    },
    {
      points: [
        [24, -104],
        [40, -60],
        [42, 0],
      ],
      width: 22,
      depth: -0.16,
    },
  ];
  const knot = (s: number): string =>
    clothPiece(ctx, {
      outline: path(
        `M${s * 40} -98C${s * 48} -128 ${s * 70} -132 ${s * 76} -116C${s * 80} -100 ${s * 66} -88 ${s * 54} -84Z`,
      ),
      fabric: ctx.fabric,
      form: 0.9,
      folds: [
        {
          points: [
            [s * 50, -96],
            [s * 60, -110],
            [s * 70, -118],
          ],
          width: 8,
          depth: 0.4,
        },
      ],
    });
  const tuft = ctx.random.fork('pompom');
  const pompom =
    circle(0, -116, 25, { fill: darken(ctx.colour(1), 0.22) }) +
    Array.from({ length: 150 }, (_, n) => {
      const [angle, r] = [n * 2.4, 25 * Math.sqrt(n / 150)];
      const [x, y] = [Math.cos(angle) * r, Math.sin(angle) * r];
      // Threads towards the lower right lie in the ball's own shade.
      const shade = Math.max(0, (x + y + 14) / 190) + tuft.between(0, 0.09);
      return place(draw('M-4 0Q0 -2 4 0Q0 1.6 -4 0Z', { fill: darken(ctx.colour(1), shade) }), {
        x,
        y: y - 116,
        turn: tuft.between(0, 180),
      });
    }).join('');
  return (
    wallShadow(ctx, [outline], { distance: 7 }) +
    (knots ? knot(1) + knot(-1) : '') +
    clothPiece(ctx, {
      outline,
      fabric: ctx.fabric,
      origin: [0, -50],
      folds,
      form: 0.9,
      onCloth:
        cut.print === 'none'
          ? ''
          : kidsPrint(cut.print, [ctx.colour(2), ctx.colour(3), ctx.colour(4)], { x: 0, y: -44, scale: 0.62 }),
      drape: { amount: 0.2, across: 60, down: 60 },
    }) +
    ribBand(ctx, moved(brim, 0, 4), -26, ctx.colour(1)) +
    (cut.knit === 'wool' && !knots ? pompom : '')
  );
}

/** A thumbless mitten, fingers up. */
export function mitten(ctx: Ctx): string {
  const outline = path('M-34 46V-4C-34 -44 34 -44 34 -4V46Z');
  return (
    wallShadow(ctx, [outline], { distance: 6 }) +
    clothPiece(ctx, {
      outline,
      fabric: ctx.fabric,
      origin: [4, 6],
      form: 0.9,
      drape: { amount: 0.2, across: 40, down: 40 },
    }) +
    ribBand(ctx, path('M-36 48Q0 54 36 48'), -22, ctx.colour(1)) +
    bow(ctx, ctx.plain(ctx.colour(1)), { x: 0, y: 22, size: 15 })
  );
}

/** A bootie seen from its side, toe to the left. */
export function bootie(ctx: Ctx): string {
  const outline = path(
    'M2 -50L66 -48C68 -10 74 18 68 40C66 50 58 54 46 54H-26C-54 54 -68 38 -62 16C-56 -4 -26 -2 -8 -12C2 -20 2 -34 2 -50Z',
  );
  const sole = path('M-64 26C-62 48 -48 54 -26 54H46C62 54 69 48 70 30');
  return (
    wallShadow(ctx, [outline], { distance: 6 }) +
    clothPiece(ctx, {
      outline,
      fabric: ctx.fabric,
      origin: [8, 0],
      form: 0.95,
      folds: [
        {
          points: [
            [8, -2],
            [30, 8],
            [48, 6],
          ],
          width: 10,
          depth: -0.26,
        },
        {
          points: [
            [2, 6],
            [26, 20],
            [46, 20],
          ],
          width: 10,
          depth: 0.2,
        },
      ],
      over: seam(parallel(sole, -9), ctx.colour(0), { strength: 0.5 }),
    }) +
    ribBand(ctx, path('M0 -26Q34 -20 70 -24'), -30, ctx.colour(1)) +
    bow(ctx, ctx.plain(ctx.colour(1)), { x: 8, y: -8, size: 19, tails: 12, turn: -12 })
  );
}

export function bib(ctx: Ctx, cut: Cut, bandana: boolean): string {
  const round = path(
    'M-34 -92C-52 -104 -74 -92 -78 -64C-90 -40 -94 0 -88 40C-80 92 -36 112 0 112C36 112 80 92 88 40C94 0 90 -40 78 -64C74 -92 52 -104 34 -92C46 -76 50 -64 46 -50C38 -26 -38 -26 -46 -50C-50 -64 -46 -76 -34 -92Z',
  );
  const pointed = path(
    'M-30 -72C-52 -86 -86 -74 -96 -44C-100 -20 -70 20 -42 52C-28 70 -12 92 0 108C12 92 28 70 42 52C70 20 100 -20 96 -44C86 -74 52 -86 30 -72C44 -60 50 -50 46 -38C34 -16 -34 -16 -46 -38C-50 -50 -44 -60 -30 -72Z',
  );
  const outline = bandana ? pointed : round;
  const edge = ctx.colour(1);
  const folds: Fold[] = bandana
    ? [
        {
          points: [
            [-80, -44],
            [-30, 0],
            [30, 0],
            [82, -44],
          ],
          width: 16,
          depth: 0.34,
        },
        {
          points: [
            [-66, -16],
            [-24, 22],
            [24, 22],
            [68, -16],
          ],
          width: 16,
          depth: -0.3,
        },
        {
          points: [
            [-46, 16],
            [-14, 44],
            [14, 44],
            [46, 16],
          ],
          width: 14,
          depth: 0.26,
        },
      ]
    : [];
  return (
    wallShadow(ctx, [outline], { distance: 7 }) +
    clothPiece(ctx, {
      outline,
      fabric: ctx.fabric,
      origin: [0, 20],
      folds,
      form: 0.55,
      onCloth:
        cut.print === 'none'
          ? ''
          : kidsPrint(cut.print, [ctx.colour(2), ctx.colour(3), ctx.colour(4)], { x: 0, y: 32, scale: 0.92 }),
      drape: { amount: 0.2, across: 80, down: 80 },
      over: bandana
        ? ''
        : draw(toD(outline), { fill: 'none', stroke: edge, 'stroke-width': 13 }) +
          draw(toD(turned(outline, [0, 10], 0, 0.93)), {
            fill: 'none',
            stroke: darken(edge, 0.3),
            'stroke-width': 0.9,
            'stroke-dasharray': '3 2.4',
            'stroke-opacity': 0.7,
          }),
    }) +
    [-1, 1]
      .map(
        (s) =>
          circle(s * (bandana ? 40 : 44), bandana ? -64 : -84, 5, {
            fill: lighten(edge, 0.4),
            stroke: darken(edge, 0.4),
            'stroke-width': 1,
          }) + circle(s * (bandana ? 40 : 44), bandana ? -64 : -84, 2, { fill: darken(edge, 0.25) }),
      )
      .join('')
  );
}

/** A short sock, toe to the left. */
export function sock(ctx: Ctx): string {
  const outline = path('M-8 -84H62V22C64 66 44 88 4 94L-46 98C-82 100 -90 62 -62 50C-36 40 -12 26 -10 -8Z');
  const toe = path('M-56 48C-44 60 -40 82 -46 100L-98 104V42Z');
  const heel = path('M60 10C34 16 24 40 34 74L70 70Z');
  const colour = ctx.colour(1);
  const cap2 = (shape: Path): string =>
    clothPiece(ctx, { outline: shape, fabric: ctx.plain(colour), form: 0.2, warp: 0, edge: 0.5 });
  return (
    wallShadow(ctx, [outline], { distance: 6 }) +
    clothPiece(ctx, {
      outline,
      fabric: ctx.fabric,
      origin: [26, -20],
      form: 0.8,
      folds: [
        {
          points: [
            [0, 30],
            [26, 30],
            [44, 14],
          ],
          width: 12,
          depth: -0.24,
        },
      ],
      over: cap2(toe) + cap2(heel),
    }) +
    ribBand(ctx, path('M-10 -56Q26 -52 63 -56'), -30, colour)
  );
}
