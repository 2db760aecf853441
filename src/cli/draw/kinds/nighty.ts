// Nighties: long loose gowns with a yoke, and night shirts.
import { border } from '../borders.ts';
import { lighten } from '../colour.ts';
import { fannedFolds, flippedFolds, hangingFolds } from '../folds.ts';
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import { castOn, clipTo, crease, seam, stitches, wallShadow } from '../light.ts';
import { hemFrill, laceEdge, lookOf, opening, pocket, yokePiece } from './nighty/front.ts';
import { CUTS, HEM_Y, SLEEVES, bodyFolds, planOf } from './nighty/plan.ts';
import type { Cut } from './nighty/plan.ts';
import { bow } from '../parts/bows.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { AXIS, hemLine, innerBack, necklineHalf, openEnd, panel, sleeve, wholeNeckline } from '../parts/garment.ts';
import type { NecklineShape } from '../parts/garment.ts';
import { neckBand } from '../parts/neck-trim.ts';
import { foldedCollar, foldedCollarBack } from '../parts/shirt-collar.ts';
import { flipped, moved, parallel, path, reversed } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import type { Fold } from '../relief.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

const NECKS: Readonly<Record<Cut['neckline'], readonly [NecklineShape, number]>> = {
  round: ['round', 42],
  v: ['v', 58],
  square: ['square', 42],
  sweetheart: ['sweetheart', 56],
  collar: ['v', 56],
};

function drawNighty(cut: Cut, ctx: Ctx): string {
  const back = ctx.view === 'back';
  const plan = planOf(cut);
  const look = lookOf(ctx, cut);
  const base = look.cloth.base;
  const pale = lighten(base, 0.35);
  const [shape, depth] = back ? (['crew', 16] as const) : NECKS[cut.neckline];
  const neck = necklineHalf(shape, plan, depth);
  const front = panel(plan, neck);
  const flatHem = hemLine({ ...plan, waves: undefined });
  const arms =
    cut.sleeve === 'sleeveless'
      ? []
      : [false, true].map((mirror) => {
          const made = sleeve(plan, SLEEVES[cut.sleeve as keyof typeof SLEEVES]);
          const turn = mirror ? flipped : (one: Path): Path => one;
          const outline = turn(made.outline);
          const cuff = mirror ? reversed(turn(made.cuff)) : made.cuff;
          const random = ctx.random.fork(mirror ? 'right' : 'left');
          const gathers: Fold[] =
            cut.sleeve === 'puff' || cut.sleeve === 'flutter'
              ? hangingFolds(random, {
                  from: [172, 200, 56],
                  to: [128, 186, 150],
                  count: 7,
                  depth: 0.36,
                  stagger: 0.08,
                  gathered: true,
                })
              : fannedFolds(random, {
                  at: [172, 142],
                  toward: 120,
                  spread: 26,
                  length: 44,
                  count: 3,
                  depth: 0.24,
                  width: 8,
                });
          return {
            outline,
            art:
              openEnd(ctx, cuff, look.cloth, 3.4) +
              clothPiece(ctx, {
                outline,
                fabric: look.cloth,
                turn: mirror ? -made.lean : made.lean,
                origin: mirror ? [346, 70] : [166, 70],
                folds: mirror ? flippedFolds(gathers) : gathers,
                drape: { amount: 0.3, across: 46, down: 70 },
                onCloth:
                  cut.hem === 'frill'
                    ? border(cuff, { style: 'lace', width: 11, colours: look.trim, side: 'left' })
                    : '',
                over:
                  cut.sleeve === 'puff'
                    ? [9, 14]
                        .map((at) => stitches(parallel(cuff, -at), pale, { width: 0.8, length: 2, gap: 2 }))
                        .join('')
                    : stitches(parallel(cuff, { plain: -6, frill: -13, lace: -9 }[cut.hem]), pale, {
                        width: 0.8,
                        opacity: 0.5,
                      }),
              }) +
              (cut.hem === 'lace' ? laceEdge(ctx, look, cuff, 13, mirror ? flippedFolds(gathers) : gathers).art : ''),
          };
        });
  const neckline = wholeNeckline(neck);
  const folds = bodyFolds(ctx, cut, plan);
  const lace = cut.hem === 'lace' ? laceEdge(ctx, look, flatHem, 22, folds) : undefined;
  const collared = cut.neckline === 'collar' && !back;
  const frill = cut.hem === 'frill' ? 36 : 0;
  return (
    wallShadow(ctx, [front, ...(lace ? [lace.outline] : []), ...arms.map(({ outline }) => outline)], {
      distance: ctx.stance === 'flat' ? 8 : 15,
    }) +
    clothPiece(ctx, {
      outline: moved(
        panel(
          { ...plan, waves: plan.waves && { ...plan.waves, depth: -plan.waves.depth } },
          necklineHalf('crew', plan, 8),
        ),
        0,
        2,
      ),
      fabric: look.cloth.reverse,
      form: 0.9,
    }) +
    innerBack(ctx, plan, neck, cut.yoke === 'contrast' ? look.yoke : look.cloth, {
      label: back ? undefined : '#f1e6d2',
    }) +
    arms
      .map(
        ({ outline, art }, n) =>
          art + castOn(ctx, outline, front, { base, dx: n === 0 ? -3 : 7, dy: 5, soft: 5, strength: 0.5 }),
      )
      .join('') +
    clothPiece(ctx, {
      outline: front,
      fabric: look.cloth,
      folds,
      drape: { amount: 0.3, across: 74, down: 300 },
      form: 0.75,
      over:
        (frill
          ? hemFrill(look, flatHem, frill)
          : stitches(parallel(flatHem, cut.hem === 'lace' ? -16 : -9), pale, { width: 0.8, opacity: 0.55 })) +
        (back ? '' : yokePiece(ctx, cut, look, front) + opening(ctx, cut, look, neck.start[1])) +
        (cut.pocket === 'patch' && !back ? pocket(ctx, look, cut.length === 'knee' ? 212 : 252) : ''),
    }) +
    (lace?.art ?? '') +
    [1, -1]
      .map((s) =>
        arms.length === 0
          ? ''
          : crease(
              ctx,
              path(`M${AXIS - s * 66} 62C${AXIS - s * 60} 88 ${AXIS - s * 62} 112 ${AXIS - s * 80} 136`),
              base,
              { width: 1.8, strength: 0.5 },
            ),
      )
      .join('') +
    (collared
      ? foldedCollar(ctx, { top: plan.top, neckHalf: plan.neckHalf, low: plan.top + 56, lapels: true }, look.cloth, {
          onto: front,
          piping: look.trim[0],
        })
      : cut.neckline === 'collar'
        ? foldedCollarBack(ctx, plan, look.cloth, { onto: front, piping: look.trim[0] })
        : seam(neckline, base, { strength: 0.6 }) +
          clipTo(
            ctx,
            front,
            neckBand(
              ctx,
              neck,
              {
                style: cut.hem === 'plain' ? 'piping' : 'lace',
                width: cut.hem === 'plain' ? 3.4 : 9,
                colours: look.trim,
              },
              { pointed: shape === 'v' },
            ),
          )) +
    (cut.yoke === 'lace' && cut.front === 'none' && !back ? bow(AXIS, 148, 9, look.trim[0]) : '')
  );
}

export const kind = defineKind({
  name: 'nighty',
  about: 'nighty or night shirt; colours: cloth and print, last the lace, piping and yoke',
  stances: ['wall', 'flat'],
  views: ['front', 'back', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'cloth') {
      const look = lookOf(ctx, cut);
      return clothCloseup(ctx, ctx.fabric, {
        hem: {
          style: cut.hem === 'plain' ? 'piping' : 'lace',
          width: cut.hem === 'plain' ? 9 : 40,
          colours: look.trim,
        },
        label: '#f1e6d2',
      });
    }
    const whole = (): string => drawNighty(cut, ctx);
    if (ctx.view === 'detail') {
      return focusFrom(
        ctx,
        { at: [250, 180], sharp: 150, reach: 420 },
        zoom(ctx, { x: 260, y: 120, factor: 2.3, turn: 4 }, whole),
      );
    }
    const wide = { short: 146, puff: 150, flutter: 168, elbow: 148, full: 150, sleeveless: 140 }[cut.sleeve];
    return fit(ctx, { x: AXIS - wide, y: 30, width: wide * 2, height: HEM_Y[cut.length] - 16 }, SAFE, whole);
  },
});
