// The upper piece of a night suit: a shirt with a notched collar, a tee, or a camisole.
import { border } from '../../borders.ts';
import { lighten, mix } from '../../colour.ts';
import { fannedFolds, flippedFolds, hangingFolds } from '../../folds.ts';
import { TOP_FOOT, camisole } from './camisole.ts';
import type { TopLook } from './camisole.ts';
import { castOn, clipTo, crease, seam, stitches, wallShadow } from '../../light.ts';
import { AXIS, hemLine, innerBack, necklineHalf, openEnd, panel, sleeve, wholeNeckline } from '../../parts/garment.ts';
import type { BodyPlan, SleevePlan } from '../../parts/garment.ts';
import { neckBand } from '../../parts/neck-trim.ts';
import { button } from '../../parts/notions.ts';
import { foldedCollar } from '../../parts/shirt-collar.ts';
import { flipped, moved, parallel, path, reversed, roundRect } from '../../path.ts';
import type { Path } from '../../path.ts';
import { elephant, moon, star } from '../../patterns/motifs.ts';
import { clothPiece } from '../../relief.ts';
import { circle, place } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

export const TOP_CUTS = {
  top: ['shirt', 'tee', 'cami'],
  sleeve: ['short', 'full'],
  print: ['none', 'moon', 'elephant', 'stars'],
  pocket: ['patch', 'none'],
} as const;

export interface TopCut {
  readonly top: 'shirt' | 'tee' | 'cami';
  readonly sleeve: 'short' | 'full';
  readonly print: 'none' | 'moon' | 'elephant' | 'stars';
  readonly pocket: 'patch' | 'none';
}

const SLEEVES: Readonly<Record<TopCut['sleeve'], SleevePlan>> = {
  short: { length: 92, cuff: 62, lean: 20 },
  full: { length: 228, cuff: 44, lean: 11 },
};

const shirtPlan: BodyPlan = {
  top: 46,
  neckHalf: 35,
  shoulderHalf: 76,
  shoulderDrop: 16,
  underarm: [90, 146],
  side: [
    [89, 210],
    [94, TOP_FOOT - 4],
  ],
  hemSag: 5,
};

function arms(ctx: Ctx, cut: TopCut, look: TopLook, plan: BodyPlan): { outline: Path; art: string }[] {
  return [false, true].map((mirror) => {
    const made = sleeve(plan, SLEEVES[cut.sleeve]);
    const turn = mirror ? flipped : (one: Path): Path => one;
    const outline = turn(made.outline);
    const cuff = mirror ? reversed(turn(made.cuff)) : made.cuff;
    const random = ctx.random.fork(mirror ? 'right' : 'left');
    const folds = [
      ...fannedFolds(random, { at: [166, 150], toward: 118, spread: 26, length: 52, count: 3, depth: 0.26, width: 8 }),
      ...(cut.sleeve === 'full'
        ? fannedFolds(random, { at: [142, 186], toward: 150, spread: 34, length: 36, count: 3, depth: 0.22, width: 8 })
        : []),
    ];
    const rib =
      cut.top === 'tee'
        ? border(cuff, { style: 'plain', width: 9, colours: [look.accent, look.accent, look.accent], side: 'left' })
        : '';
    const piping =
      cut.top === 'shirt'
        ? border(parallel(cuff, -17), {
            style: 'piping',
            width: 3.4,
            colours: [look.accent, look.accent, look.accent],
            side: 'left',
          })
        : '';
    return {
      outline,
      art:
        openEnd(ctx, cuff, look.cloth, 3.4) +
        clothPiece(ctx, {
          outline,
          fabric: look.cloth,
          finish: look.finish,
          turn: mirror ? -made.lean : made.lean,
          origin: mirror ? [346, 70] : [166, 70],
          folds: mirror ? flippedFolds(folds) : folds,
          drape: { amount: 0.3, across: 46, down: 70 },
          onCloth: rib + piping,
          over: stitches(parallel(cuff, -5), lighten(look.cloth.base, 0.35), { width: 0.8, opacity: 0.5 }),
        }),
    };
  });
}

/** A chest print in the recipe's accent; drawn, not written. */
function chestPrint(cut: TopCut, look: TopLook): string {
  const ink = look.accent;
  const soft = mix(ink, look.cloth.base, 0.4);
  const small = (x: number, y: number, size: number): string => place(star(ink), { x, y, scale: size });
  switch (cut.print) {
    case 'moon':
      return (
        place(moon(ink), { x: AXIS - 6, y: 150, turn: -14, scale: 4.2 }) +
        small(AXIS + 26, 130, 1) +
        small(AXIS + 40, 160, 0.66) +
        small(AXIS + 18, 166, 0.5) +
        circle(AXIS + 46, 134, 2.4, { fill: soft })
      );
    case 'elephant':
      return (
        place(elephant(ink, soft, look.cloth.base), { x: AXIS, y: 152, scale: 4.2 }) +
        small(AXIS - 46, 118, 0.6) +
        small(AXIS + 48, 112, 0.8)
      );
    case 'stars':
      return [
        [-46, 122, 0.9],
        [-16, 136, 1.5],
        [22, 120, 0.8],
        [44, 146, 1.2],
        [-38, 164, 1.1],
        [8, 172, 0.8],
        [40, 182, 0.7],
        [-12, 200, 1],
      ]
        .map(([dx = 0, y = 0, size = 1]) => small(AXIS + dx, y, size))
        .join('');
    default:
      return '';
  }
}

function shirt(ctx: Ctx, cut: TopCut, look: TopLook): { outlines: Path[]; art: string } {
  const plan = shirtPlan;
  const tee = cut.top === 'tee';
  const base = look.cloth.base;
  const pale = lighten(base, 0.35);
  const low = plan.top + 74;
  const neck = tee ? necklineHalf('crew', plan, 30) : necklineHalf('v', plan, 74);
  const front = panel(plan, neck);
  const hem = hemLine(plan);
  const sleeves = arms(ctx, cut, look, plan);
  const trio = [look.accent, look.accent, look.accent] as const;
  const pocket = roundRect(AXIS + 26, 146, 44, 50, 4);
  const strip = roundRect(AXIS - 9, low - 6, 18, 300, 1.5);
  const closing = tee
    ? ''
    : castOn(ctx, front, strip, { base, dx: 3, dy: 1, soft: 2.5, strength: 0.45 }) +
      clothPiece(ctx, {
        outline: strip,
        fabric: look.cloth,
        finish: look.finish,
        origin: [252, 240],
        form: 0.3,
        edge: 0.5,
        warp: 0,
      }) +
      border(path(`M${AXIS + 9} ${low - 6}V400`), { style: 'piping', width: 3, colours: trio, side: 'right' }) +
      [0, 1, 2, 3]
        .map((n) => button(ctx, AXIS, low + 14 + n * 46, 4.4, mix(look.accent, '#fbf4e6', 0.55), 'four'))
        .join('');
  const patch =
    tee || cut.pocket === 'none'
      ? ''
      : castOn(ctx, front, pocket, { base, dx: 2, dy: 3, soft: 2.5, strength: 0.5 }) +
        clothPiece(ctx, {
          outline: pocket,
          fabric: look.cloth,
          finish: look.finish,
          form: 0.2,
          edge: 0.7,
          warp: 0,
          onCloth: border(path(`M${AXIS + 26} 156H${AXIS + 70}`), {
            style: 'piping',
            width: 3.4,
            colours: trio,
            side: 'right',
          }),
        });
  const folds = [
    ...fannedFolds(ctx.random.fork('pull'), {
      at: [174, 152],
      toward: 32,
      spread: 22,
      length: 54,
      count: 3,
      depth: 0.2,
      width: 9,
    }),
    ...flippedFolds(
      fannedFolds(ctx.random.fork('pull right'), {
        at: [174, 152],
        toward: 32,
        spread: 22,
        length: 54,
        count: 3,
        depth: 0.2,
        width: 9,
      }),
    ),
    ...hangingFolds(ctx.random.fork('shirt'), {
      from: [172, 340, 150],
      to: [166, 346, TOP_FOOT + 4],
      count: 7,
      depth: 0.26,
      stagger: 0.4,
    }),
  ];
  const behind = moved(
    panel({ ...plan, side: plan.side.map(([half, y]) => [half - 2, y] as const) }, necklineHalf('crew', plan, 8)),
    0,
    3,
  );
  return {
    outlines: [front, ...sleeves.map(({ outline }) => outline)],
    art:
      clothPiece(ctx, { outline: behind, fabric: look.cloth.reverse, form: 0.9 }) +
      innerBack(ctx, plan, neck, look.cloth, { label: '#f1e6d2', dip: tee ? 9 : 6 }) +
      sleeves
        .map(
          ({ outline, art }, n) =>
            art + castOn(ctx, outline, front, { base, dx: n === 0 ? -3 : 7, dy: 5, soft: 5, strength: 0.5 }),
        )
        .join('') +
      clothPiece(ctx, {
        outline: front,
        fabric: look.cloth,
        finish: look.finish,
        folds,
        drape: { amount: 0.4, across: 74, down: 200 },
        form: 0.7,
        onCloth: tee ? chestPrint(cut, look) : '',
        over: stitches(parallel(hem, -7), pale, { width: 0.8, opacity: 0.55 }) + closing + patch,
      }) +
      [1, -1]
        .map((s) =>
          crease(
            ctx,
            path(`M${AXIS - s * 75} 64C${AXIS - s * 68} 90 ${AXIS - s * 70} 118 ${AXIS - s * 88} 146`),
            base,
            { width: 1.8, strength: 0.5 },
          ),
        )
        .join('') +
      (tee
        ? clipTo(ctx, front, neckBand(ctx, neck, { style: 'plain', width: 8, colours: trio }, { pointed: false })) +
          seam(wholeNeckline(neck), look.accent, { strength: 0.5 })
        : foldedCollar(ctx, { top: plan.top, neckHalf: plan.neckHalf, low, lapels: true }, look.cloth, {
            onto: front,
            piping: look.accent,
          })),
  };
}

export function drawTop(ctx: Ctx, cut: TopCut, look: TopLook): string {
  const made = cut.top === 'cami' ? camisole(ctx, look) : shirt(ctx, cut, look);
  return wallShadow(ctx, made.outlines, { distance: ctx.stance === 'flat' ? 8 : 14 }) + made.art;
}
