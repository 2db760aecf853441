// Robes and house coats that wrap over and are tied with a belt.
import { border } from '../borders.ts';
import { darken, lighten, mix } from '../colour.ts';
import { fannedFolds, flippedFolds, hangingFolds } from '../folds.ts';
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import { castOn, clipTo, crease, seam, stitches, wallShadow } from '../light.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { AXIS, hemLine, innerBack, necklineHalf, openEnd, panel, sleeve } from '../parts/garment.ts';
import type { BodyPlan } from '../parts/garment.ts';
import { flipped, joined, parallel, path, reversed, ribbon } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  length: ['knee', 'long', 'short'],
  sleeve: ['kimono', 'straight'],
  band: ['contrast', 'same', 'lace'],
  cloth: ['satin', 'cotton', 'terry'],
  pocket: ['none', 'patch'],
} as const;

type Cut = CutOf<typeof CUTS>;

const FOOT: Readonly<Record<Cut['length'], number>> = { short: 336, knee: 398, long: 474 };
const WAIST = 216;

function drawRobe(cut: Cut, ctx: Ctx): string {
  const fabric = ctx.fabric;
  const base = fabric.base;
  const last = ctx.colourCount > 1 ? ctx.colour(ctx.colourCount - 1) : mix(base, '#fdf6ea', 0.5);
  const bandCloth = cut.band === 'contrast' ? ctx.plain(last) : fabric;
  const finish = cut.cloth === 'satin' ? 'silk' : cut.cloth === 'terry' ? 'heavy' : 'soft';
  const trio = [last, last, base] as const;
  const foot = FOOT[cut.length];
  const spread = 100 + (foot - 336) * 0.1;
  const plan: BodyPlan = {
    top: 48,
    neckHalf: 31,
    shoulderHalf: 74,
    shoulderDrop: 15,
    underarm: [94, 156],
    side: [
      [84, WAIST],
      [96, WAIST + 60],
      [spread, foot - 6],
    ],
    hemSag: 8,
  };
  const neck = necklineHalf('v', plan, 156);
  const front = panel(plan, neck);
  const hem = hemLine(plan);
  const kimono = cut.sleeve === 'kimono';
  const arms = [false, true].map((mirror) => {
    const made = sleeve(
      plan,
      kimono ? { length: 150, cuff: 74, lean: 19, flare: 18 } : { length: 214, cuff: 54, lean: 12 },
    );
    const turn = mirror ? flipped : (one: Path): Path => one;
    const outline = turn(made.outline);
    const cuff = mirror ? reversed(turn(made.cuff)) : made.cuff;
    const random = ctx.random.fork(mirror ? 'right' : 'left');
    const folds = [
      ...fannedFolds(random, { at: [164, 160], toward: 116, spread: 26, length: 60, count: 4, depth: 0.28, width: 10 }),
      ...hangingFolds(random, { from: [140, 176, 110], to: [104, 176, 216], count: 4, depth: 0.26 }),
    ];
    const width = kimono ? 22 : 16;
    const cuffWork =
      cut.band === 'lace'
        ? border(cuff, { style: 'lace', width: width, colours: trio, side: 'left' })
        : cut.band === 'contrast'
          ? border(cuff, { style: 'plain', width, colours: trio, side: 'left' })
          : '';
    return {
      outline,
      art:
        openEnd(ctx, cuff, fabric, 5) +
        clothPiece(ctx, {
          outline,
          fabric,
          finish,
          turn: mirror ? -made.lean : made.lean,
          origin: mirror ? [346, 70] : [166, 70],
          folds: mirror ? flippedFolds(folds) : folds,
          drape: { amount: 0.3, across: 50, down: 80 },
          onCloth: cuffWork,
          over:
            cut.band === 'same'
              ? seam(parallel(cuff, -width), base, { strength: 0.6 })
              : seam(parallel(cuff, -width), base, { strength: 0.4 }),
        }),
    };
  });
  // The left front crosses over: its band runs from the neck over the middle and down to the hem.
  const crossing = path(
    `M${AXIS - 31} 48C${AXIS - 26} 104 ${AXIS - 8} 160 ${AXIS + 30} ${WAIST}C${AXIS + 40} ${WAIST + 40} ${AXIS + 44} ${foot - 60} ${AXIS + 48} ${foot + 30}`,
  );
  const under = path(`M${AXIS + 31} 48C${AXIS + 26} 104 ${AXIS + 8} 160 ${AXIS - 34} ${WAIST + 6}`);
  const bandOf = (line: Path, side: 1 | -1): Path => ribbon(parallel(line, side * 11, 40), 23, 48);
  const overBand = bandOf(crossing, 1);
  const underBand = bandOf(under, -1);
  const leftFront = joined([crossing, path(`M${AXIS + 48} ${foot + 30}H${AXIS - 220}V48H${AXIS - 31}`)]);
  const bandPiece = (outline: Path, along: Path, name: string): string =>
    clothPiece(ctx, {
      outline,
      fabric: bandCloth,
      finish,
      turn: name === 'over' ? -14 : 14,
      form: 0.6,
      edge: 0.7,
      warp: 3,
      onCloth:
        cut.band === 'lace'
          ? border(along, { style: 'lace', width: 15, colours: trio, side: name === 'over' ? 'right' : 'left' })
          : '',
      over: stitches(parallel(along, name === 'over' ? 19 : -19, 40), lighten(bandCloth.base, 0.3), {
        width: 0.8,
        opacity: 0.6,
      }),
    });
  const folds = [
    ...hangingFolds(ctx.random.fork('skirt'), {
      from: [AXIS - 80, AXIS + 80, WAIST + 8],
      to: [AXIS - spread + 6, AXIS + spread - 6, foot + 6],
      count: 9,
      depth: 0.32,
      stagger: 0.15,
      gathered: true,
    }),
    ...Array.from({ length: 8 }, (_, n) => {
      const x = AXIS - 74 + n * 21;
      return {
        points: [
          [AXIS + (x - AXIS) * 1.1, WAIST - 54],
          [x, WAIST - 4],
        ] as const,
        width: 11,
        depth: n % 2 === 0 ? 0.34 : -0.34,
        open: 'end' as const,
      };
    }),
  ];
  return (
    wallShadow(ctx, [front, ...arms.map(({ outline }) => outline)], { distance: ctx.stance === 'flat' ? 8 : 15 }) +
    innerBack(ctx, plan, neck, fabric, { label: '#f1e6d2', dip: 8 }) +
    arms
      .map(
        ({ outline, art }, n) =>
          art + castOn(ctx, outline, front, { base, dx: n === 0 ? -3 : 7, dy: 5, soft: 5, strength: 0.5 }),
      )
      .join('') +
    clothPiece(ctx, {
      outline: front,
      fabric,
      finish,
      folds,
      drape: { amount: 0.3, across: 80, down: 260 },
      form: 0.75,
      onCloth: cut.band === 'lace' ? border(hem, { style: 'lace', width: 20, colours: trio, side: 'left' }) : '',
      over:
        bandPiece(underBand, under, 'under') +
        castOn(ctx, front, leftFront, { base, dx: 7, dy: 2, soft: 5, strength: 0.55 }) +
        clothPiece(ctx, {
          outline: leftFront,
          fabric,
          finish,
          folds,
          drape: { amount: 0.3, across: 80, down: 260 },
          form: 0.35,
          edge: 0,
          onCloth: cut.band === 'lace' ? border(hem, { style: 'lace', width: 20, colours: trio, side: 'left' }) : '',
        }) +
        bandPiece(overBand, crossing, 'over') +
        (cut.pocket === 'patch' ? patch(ctx, fabric.base, foot) : '') +
        stitches(parallel(hem, cut.band === 'lace' ? -26 : -8), lighten(base, 0.35), { width: 0.8, opacity: 0.5 }),
    }) +
    [1, -1]
      .map((s) =>
        crease(ctx, path(`M${AXIS - s * 73} 64C${AXIS - s * 66} 92 ${AXIS - s * 70} 128 ${AXIS - s * 92} 156`), base, {
          width: 1.8,
          strength: 0.5,
        }),
      )
      .join('') +
    belt(ctx, cut, bandCloth.base, finish, front)
  );
}

function patch(ctx: Ctx, base: string, foot: number): string {
  const y = Math.min(274, foot - 110);
  const shape = path(`M${AXIS - 78} ${y}H${AXIS - 26}V${y + 54}H${AXIS - 78}Z`);
  return (
    castOn(ctx, path('M100 100H420V500H100Z'), shape, { base, dx: 2, dy: 3, soft: 2.5, strength: 0.5 }) +
    clothPiece(ctx, {
      outline: shape,
      fabric: ctx.fabric,
      form: 0.25,
      edge: 0.7,
      warp: 0,
      over: seam(path(`M${AXIS - 78} ${y + 10}H${AXIS - 26}`), base, { strength: 0.6 }),
    })
  );
}

function belt(ctx: Ctx, cut: Cut, base: string, finish: 'silk' | 'soft' | 'heavy', front: Path): string {
  const fabric = cut.band === 'contrast' ? ctx.plain(base) : ctx.fabric;
  const round = path(
    `M${AXIS - 92} ${WAIST - 10}Q${AXIS} ${WAIST + 4} ${AXIS + 92} ${WAIST - 10}L${AXIS + 92} ${WAIST + 12}Q${AXIS} ${WAIST + 26} ${AXIS - 92} ${WAIST + 12}Z`,
  );
  const x = AXIS + 24;
  const y = WAIST + 8;
  const tail = (d: string, wide: number): Path => ribbon(path(d), wide, 20);
  const tails = [
    tail(`M${x} ${y}C${x + 2} ${y + 34} ${x - 16} ${y + 66} ${x - 10} ${y + 112}`, 17),
    tail(`M${x + 4} ${y}C${x + 18} ${y + 30} ${x + 22} ${y + 62} ${x + 16} ${y + 92}`, 17),
  ];
  const loops = [
    path(
      `M${x} ${y - 2}C${x - 14} ${y - 22} ${x - 48} ${y - 22} ${x - 46} ${y - 2}C${x - 46} ${y + 14} ${x - 16} ${y + 12} ${x} ${y + 6}Z`,
    ),
    path(
      `M${x} ${y - 2}C${x + 14} ${y - 24} ${x + 44} ${y - 20} ${x + 42} ${y}C${x + 42} ${y + 16} ${x + 16} ${y + 12} ${x} ${y + 6}Z`,
    ),
  ];
  const knot = path(
    `M${x - 9} ${y - 9}Q${x} ${y - 13} ${x + 9} ${y - 8}Q${x + 12} ${y + 2} ${x + 8} ${y + 11}Q${x} ${y + 15} ${x - 8} ${y + 11}Q${x - 12} ${y + 1} ${x - 9} ${y - 9}Z`,
  );
  const piece = (outline: Path, turn: number, form = 0.7): string =>
    clothPiece(ctx, {
      outline,
      fabric,
      finish,
      turn,
      form,
      edge: 0.75,
      warp: 2,
      drape: { amount: 0.3, across: 30, down: 40 },
    });
  const shade = (outline: Path): string =>
    castOn(ctx, front, outline, { base: darken(base, 0.1), dx: 4, dy: 5, soft: 4, strength: 0.55 });
  return (
    clipTo(
      ctx,
      path(`M${AXIS - 89} 100H${AXIS + 89}V400H${AXIS - 89}Z`),
      clipTo(ctx, front, shade(round)) + clipTo(ctx, front, piece(round, 0, 0.6)),
    ) +
    tails.map((one, n) => shade(one) + piece(one, 90 + n * 10)).join('') +
    loops.map((one, n) => shade(one) + piece(one, n === 0 ? 20 : -20)).join('') +
    piece(knot, 40)
  );
}

export const kind = defineKind({
  name: 'wrap-robe',
  about: 'robe that wraps over, with belt; colours: cloth and print, last the band, belt or lace',
  stances: ['wall', 'flat'],
  views: ['front', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'cloth') {
      const last = ctx.colour(ctx.colourCount - 1);
      return clothCloseup(ctx, ctx.fabric, {
        hem: { style: cut.band === 'lace' ? 'lace' : 'plain', width: 46, colours: [last, last, ctx.colour(0)] },
        finish: cut.cloth === 'satin' ? 'silk' : 'soft',
      });
    }
    const whole = (): string => drawRobe(cut, ctx);
    if (ctx.view === 'detail') {
      return focusFrom(
        ctx,
        { at: [256, 260], sharp: 150, reach: 420 },
        zoom(ctx, { x: 268, y: 212, factor: 2.1, turn: -4 }, whole),
      );
    }
    const wide = cut.sleeve === 'kimono' ? 168 : 146;
    return fit(ctx, { x: AXIS - wide, y: 36, width: wide * 2, height: FOOT[cut.length] - 22 }, SAFE, whole);
  },
});
