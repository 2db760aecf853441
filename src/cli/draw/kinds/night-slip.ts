// Slips worn at night or under a dress: thin straps, lace, cloth cut on the bias.
import { border } from '../borders.ts';
import { darken, lighten, mix } from '../colour.ts';
import { fannedFolds, flippedFolds, hangingFolds } from '../folds.ts';
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import { castOn, clipTo, stitches, wallShadow } from '../light.ts';
import { bow } from '../parts/bows.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { AXIS } from '../parts/garment.ts';
import { neckBand } from '../parts/neck-trim.ts';
import { hanger } from '../parts/notions.ts';
import { strapSlide, thinStrap } from '../parts/thin-strap.ts';
import { flipped, joined, path, reversed } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  length: ['knee', 'mini', 'long'],
  top: ['lace-cups', 'v', 'straight'],
  cloth: ['satin', 'cotton', 'net'],
  hem: ['lace', 'plain', 'slit'],
  hung: ['no', 'hanger'],
} as const;

type Cut = CutOf<typeof CUTS>;

const FOOT: Readonly<Record<Cut['length'], number>> = { mini: 330, knee: 404, long: 560 };

function drawSlip(cut: Cut, ctx: Ctx): string {
  const base = ctx.fabric.base;
  const lace = ctx.colourCount > 1 ? ctx.colour(ctx.colourCount - 1) : mix(base, '#fdf6ea', 0.6);
  const trio = [lace, lace, base] as const;
  const scallops = [lace, darken(lace, 0.4), lighten(base, 0.26)] as const;
  const finish = cut.cloth === 'satin' ? 'silk' : 'soft';
  const foot = FOOT[cut.length];
  const wide = Math.min(118, 92 + (foot - 330) * 0.16);
  const rise = cut.length === 'long' ? 150 : 92;
  const straight = cut.top === 'straight';
  const low = straight ? 104 : 146;
  const peak = straight ? 96 : 92;
  const neck = straight
    ? path(`M${AXIS} 106C${AXIS - 24} 108 ${AXIS - 44} 102 ${AXIS - 58} ${peak}`)
    : path(`M${AXIS} ${low}C${AXIS - 14} 130 ${AXIS - 38} 106 ${AXIS - 52} ${peak}`);
  const side = path(
    `M${neck.curves.at(-1)?.[2].join(' ')}C${AXIS - 60} 116 ${AXIS - 68} 134 ${AXIS - 82} 144C${AXIS - 76} 176 ${AXIS - 68} 196 ${AXIS - 68} 214C${AXIS - 80} 262 ${AXIS - wide + 8} 300 ${AXIS - wide} ${foot - 10}`,
  );
  const slit = cut.hem === 'slit';
  const hem = slit
    ? path(
        `M${AXIS - wide} ${foot - 10}Q${AXIS - 20} ${foot + 8} ${AXIS + 34} ${foot + 2}L${AXIS + 50} ${foot - rise}L${AXIS + 62} ${foot - 2}Q${AXIS + wide * 0.9} ${foot - 4} ${AXIS + wide} ${foot - 10}`,
      )
    : path(`M${AXIS - wide} ${foot - 10}Q${AXIS} ${foot + 12} ${AXIS + wide} ${foot - 10}`);
  const outline = joined([side, hem, flipped(reversed(side), AXIS), reversed(flipped(neck, AXIS)), neck]);
  const backTop = path(
    `M${AXIS - 82} 144C${AXIS - 50} 122 ${AXIS + 50} 122 ${AXIS + 82} 144L${AXIS + 60} 184H${AXIS - 60}Z`,
  );
  const strap = (s: number): string => {
    const back = path(`M${AXIS - s * 44} 34C${AXIS - s * 38} 60 ${AXIS - s * 38} 96 ${AXIS - s * 42} 134`);
    const front = path(
      `M${AXIS - s * (straight ? 56 : 51)} ${peak + 3}C${AXIS - s * 56} 66 ${AXIS - s * 52} 36 ${AXIS - s * 44} 34`,
    );
    return (
      thinStrap(back, 3.6, darken(base, 0.26)) + thinStrap(front, 4.2, base) + strapSlide(front, 0.34, 4, '#cfae62')
    );
  };
  const cups = cut.top === 'lace-cups';
  const underbust = path(
    `M${AXIS - 90} 172C${AXIS - 60} 190 ${AXIS - 20} 190 ${AXIS} 168C${AXIS + 20} 190 ${AXIS + 60} 190 ${AXIS + 90} 172`,
  );
  const cupShape: Path = joined([
    path(`M${AXIS - 90} 60L${AXIS - 90} 172`),
    underbust,
    path(`M${AXIS + 90} 172L${AXIS + 90} 60`),
  ]);
  const cupCloth = ctx.cloth({ name: 'lace', scale: 0.7 }, [lace, lighten(base, 0.26)]);
  const folds = [
    ...hangingFolds(ctx.random.fork('slip'), {
      from: [AXIS - 60, AXIS + 60, cups ? 186 : 160],
      to: [AXIS - wide + 8, AXIS + wide - 8, foot + 4],
      count: 8,
      depth: cut.cloth === 'satin' ? 0.26 : 0.3,
      stagger: 0.3,
    }),
    ...fannedFolds(ctx.random.fork('pull'), {
      at: [AXIS - 72, 206],
      toward: 20,
      spread: 26,
      length: 50,
      count: 3,
      depth: 0.2,
      width: 9,
    }),
    ...flippedFolds(
      fannedFolds(ctx.random.fork('pull'), {
        at: [AXIS - 72, 206],
        toward: 20,
        spread: 26,
        length: 50,
        count: 3,
        depth: 0.2,
        width: 9,
      }),
    ),
  ];
  const body =
    cut.cloth === 'net' ? ctx.cloth({ name: 'net', scale: 1 }, [base, mix(base, '#f1e1d6', 0.4)]) : ctx.fabric;
  return (
    wallShadow(ctx, [outline], { distance: ctx.stance === 'flat' ? 8 : 15 }) +
    (cut.hung === 'hanger' ? hanger(AXIS, 36, 150, '#b98a5a') : '') +
    strap(1) +
    strap(-1) +
    clothPiece(ctx, { outline: backTop, fabric: ctx.fabric.reverse, form: 0.6 }) +
    (slit
      ? clothPiece(ctx, {
          outline: path(`M${AXIS + 20} ${foot - rise - 8}H${AXIS + 74}V${foot - 6}H${AXIS + 20}Z`),
          fabric: ctx.fabric.reverse,
          form: 0.5,
        })
      : '') +
    clothPiece(ctx, {
      outline,
      fabric: body,
      finish,
      folds,
      drape: { amount: 0.26, across: 90, down: 260 },
      form: 0.85,
      turn: 0,
      onCloth: cut.hem === 'lace' ? border(hem, { style: 'lace', width: 24, colours: trio, side: 'left' }) : '',
      over:
        (cups
          ? castOn(ctx, outline, cupShape, { base, dx: 1, dy: 4, soft: 3, strength: 0.5 }) +
            clothPiece(ctx, {
              outline: cupShape,
              fabric: cupCloth,
              form: 0.2,
              folds: [-1, 1].map((s) => ({
                points: [
                  [AXIS + s * 46, 122],
                  [AXIS + s * 42, 146],
                  [AXIS + s * 40, 170],
                ] as const,
                width: 52,
                depth: 0.34,
              })),
            }) +
            border(underbust, { style: 'scallop', width: 9, colours: scallops, side: 'right', hangs: true })
          : '') +
        (cut.hem === 'lace'
          ? ''
          : stitches(
              path(`M${AXIS - wide} ${foot - 17}Q${AXIS} ${foot + 5} ${AXIS + wide} ${foot - 17}`),
              mix(base, '#ffffff', 0.3),
              { width: 0.8, opacity: slit ? 0 : 0.5 },
            )),
    }) +
    (cups
      ? border(neck, { style: 'scallop', width: 8, colours: scallops, side: 'right', hangs: true }) +
        border(reversed(flipped(neck, AXIS)), {
          style: 'scallop',
          width: 8,
          colours: scallops,
          side: 'right',
          hangs: true,
        }) +
        bow(AXIS, 164, 8, mix(base, lace, 0.2))
      : clipTo(
          ctx,
          outline,
          neckBand(
            ctx,
            neck,
            {
              style: cut.hem === 'lace' ? 'lace' : 'piping',
              width: cut.hem === 'lace' ? 20 : 3,
              colours: cut.hem === 'lace' ? trio : [base, base, base],
            },
            { pointed: !straight },
          ),
        ))
  );
}

export const kind = defineKind({
  name: 'night-slip',
  about: 'slip with thin straps; colours: cloth, last the lace',
  stances: ['wall', 'flat'],
  views: ['front', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'cloth') {
      const lace = ctx.colour(ctx.colourCount - 1);
      return clothCloseup(ctx, ctx.fabric, {
        hem: cut.hem === 'lace' ? { style: 'lace', width: 44, colours: [lace, lace, ctx.colour(0)] } : undefined,
        finish: cut.cloth === 'satin' ? 'satin' : 'soft',
      });
    }
    const whole = (): string => drawSlip(cut, ctx);
    if (ctx.view === 'detail') {
      return focusFrom(
        ctx,
        { at: [250, 200], sharp: 150, reach: 420 },
        zoom(ctx, { x: 258, y: 136, factor: 2.5, turn: -5 }, whole),
      );
    }
    const top = cut.hung === 'hanger' ? 2 : 28;
    return fit(ctx, { x: AXIS - 130, y: top, width: 260, height: FOOT[cut.length] + 8 - top }, SAFE, whole);
  },
});
