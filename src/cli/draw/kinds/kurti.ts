// Women's kurtis and kurtas, as worn by an invisible form.
import type { BorderLook } from '../border-designs.ts';
import { lighten, lightnessOf } from '../colour.ts';
import { fannedFolds, flippedFolds, hangingFolds } from '../folds.ts';
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import { bandColours, frontDetails, jacketBack, neckSlit, trimAlong, trimOf, waistSeams } from './kurti/front.ts';
import { CUTS, HEM_Y, SLEEVES, bodyFolds, isGathered, longBack, planOf, slitFront } from './kurti/plan.ts';
import type { Cut } from './kurti/plan.ts';
import { castOn, clipTo, crease, seam, stitches, wallShadow } from '../light.ts';
import { clothCloseup } from '../parts/closeup.ts';
import {
  AXIS,
  hemLine,
  innerBack,
  necklineHalf,
  openEnd,
  panel,
  sleeve,
  standCollar,
  standCollarBack,
  wholeNeckline,
} from '../parts/garment.ts';
import type { NecklineShape } from '../parts/garment.ts';
import { neckBand } from '../parts/neck-trim.ts';
import { foldedCollar, foldedCollarBack } from '../parts/shirt-collar.ts';
import { boundsOf, flipped, moved, parallel, path, reversed } from '../path.ts';
import type { Box, Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { group } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

/** In its natural measures, without fitting it into the canvas; `kurtiExtent` tells how much room it takes. */
export function drawKurti(cut: Cut, ctx: Ctx): string {
  const back = ctx.view === 'back';
  const plan = planOf(cut);
  // Under a jacket of the recipe's cloth the kurti itself is plain, in the second colour.
  const fabric = cut.front === 'jacket' ? ctx.cloth({ name: 'slub' }, [ctx.colour(1)]) : ctx.fabric;
  const base = fabric.base;
  const trim = trimOf(ctx);
  const seed = ctx.random.fork('hang').whole(1, 900);
  const closed = cut.neckline === 'mandarin' && !back;
  const shapes: Readonly<Record<Cut['neckline'], readonly [NecklineShape, number]>> = {
    round: ['round', 50],
    v: ['v', 64],
    mandarin: ['crew', 22],
    boat: ['boat', 20],
    square: ['square', 48],
    keyhole: ['crew', 26],
    sweetheart: ['sweetheart', 58],
    collar: ['v', 46],
  };
  const [shape, depth] = back ? (['crew', 15] as const) : shapes[cut.neckline];
  const neck = necklineHalf(shape, plan, depth);
  const slit = cut.shape === 'straight' && cut.length !== 'short';
  const highLow = cut.hem === 'high-low';
  // From behind the long panel is the near one and hides the short front.
  const frontPlan = highLow && back ? longBack(plan) : slit ? slitFront(plan, 290) : plan;
  const front = panel(frontPlan, neck);
  const backPlan = highLow && !back ? longBack(plan) : plan;
  const behindPlan = {
    ...backPlan,
    side: plan.side.map(([half, y], i) => [half - (i > 1 ? 1 : 3), y - 1] as const),
    waves: plan.waves && { ...plan.waves, depth: -plan.waves.depth },
  };
  const behind = panel(behindPlan, necklineHalf('crew', plan, 8));

  const arms =
    cut.sleeve === 'sleeveless'
      ? []
      : [false, true].map((mirror) => {
          const made = sleeve(plan, SLEEVES[cut.sleeve as keyof typeof SLEEVES]);
          const turn = mirror ? flipped : (one: Path): Path => one;
          const [outline, cuff] = [turn(made.outline), turn(made.cuff)];
          const random = ctx.random.fork(mirror ? 'right' : 'left');
          const under = [AXIS - plan.underarm[0] - 4, plan.underarm[1] + 2] as const;
          const folds = [
            ...fannedFolds(random, { at: under, toward: 118, spread: 26, length: 52, count: 3, depth: 0.26, width: 8 }),
            ...(SLEEVES[cut.sleeve as keyof typeof SLEEVES].length > 150
              ? fannedFolds(random, {
                  at: [AXIS - plan.underarm[0] - 26, 168],
                  toward: 150,
                  spread: 34,
                  length: 34,
                  count: 3,
                  depth: 0.22,
                  width: 8,
                })
              : []),
            ...(cut.sleeve === 'bell'
              ? hangingFolds(random, { from: [134, 176, 150], to: [106, 184, 246], count: 4, depth: 0.35 })
              : []),
          ];
          const cloth = clothPiece(ctx, {
            outline,
            fabric,
            turn: mirror ? -made.lean : made.lean,
            origin: mirror ? [346, 70] : [166, 70],
            folds: mirror ? flippedFolds(folds) : folds,
            drape: { amount: 0.3, across: 46, down: 70 },
            seed: seed + (mirror ? 5 : 2),
            onCloth: trimAlong(cut, trim, mirror ? reversed(cuff) : cuff, 'left', 0.7),
            over: stitches(
              parallel(mirror ? reversed(cuff) : cuff, cut.trim === 'none' ? -5 : -trim.width * 0.7 - 2),
              lighten(base, 0.35),
              { width: 0.8, opacity: 0.5 },
            ),
          });
          return { outline, art: openEnd(ctx, mirror ? reversed(cuff) : cuff, fabric, 3.4) + cloth };
        });

  const hem = hemLine(frontPlan);
  const neckline = wholeNeckline(neck);
  const body = clothPiece(ctx, {
    outline: front,
    fabric,
    folds: bodyFolds(ctx, cut, frontPlan),
    drape: { amount: isGathered(cut) ? 0.25 : 0.42, across: 74, down: 300 },
    seed,
    form: 0.75,
    onCloth: trimAlong(cut, trim, hem, 'left'),
    over:
      stitches(
        parallel(hem, cut.trim === 'none' || cut.trim === 'piping' ? -7 : -trim.width - 2.4),
        lighten(base, 0.35),
        { width: 0.8, opacity: 0.55 },
      ) +
      (isGathered(cut) ? waistSeams(cut, frontPlan, base) : '') +
      (back
        ? cut.front === 'jacket'
          ? jacketBack(ctx, plan, neck, trim)
          : ''
        : frontDetails(ctx, cut, plan, neck, trim)),
  });
  const armholes =
    arms.length === 0
      ? ''
      : [1, -1]
          .map((s) =>
            crease(
              ctx,
              path(`M${AXIS - s * 67} 62C${AXIS - s * 60} 88 ${AXIS - s * 60} 112 ${AXIS - s * 77} 137`),
              base,
              { width: 1.8, strength: 0.5 },
            ),
          )
          .join('');
  const trimmed =
    cut.trim !== 'none' && cut.neckline !== 'mandarin' && cut.neckline !== 'collar' && cut.front !== 'yoke';
  const band = {
    style: cut.trim,
    width: cut.trim === 'piping' ? 3.4 : trim.width * 0.42,
    colours: bandColours(cut, trim),
  };
  const neckTrim = trimmed
    ? clipTo(
        ctx,
        front,
        neckBand(ctx, neck, band as BorderLook, { pointed: shape === 'v' && cut.front !== 'angrakha' }),
      )
    : stitches(parallel(neckline, 4), lighten(base, lightnessOf(base) > 0.75 ? 0.1 : 0.4), {
        width: 0.9,
        opacity: 0.7,
      });
  const outlines = [front, ...arms.map((arm) => arm.outline)];
  const rear = moved(behind, 0, 2);
  return (
    wallShadow(ctx, outlines, { distance: ctx.stance === 'flat' ? 8 : 15 }) +
    clothPiece(ctx, {
      outline: rear,
      fabric: fabric.reverse,
      form: 0.9,
      drape: { amount: 0.3, across: 70, down: 300 },
      seed,
    }) +
    (highLow && !back ? castOn(ctx, rear, front, { base, dx: 3, dy: 9, soft: 6, strength: 0.8 }) : '') +
    (cut.neckline === 'mandarin' ? '' : innerBack(ctx, plan, neck, fabric, { label: back ? undefined : '#f1e6d2' })) +
    arms
      .map(
        (arm) =>
          arm.art +
          castOn(ctx, arm.outline, front, { base, dx: arm === arms[0] ? -3 : 7, dy: 5, soft: 5, strength: 0.5 }),
      )
      .join('') +
    body +
    group({ opacity: 0.9 }, armholes) +
    (cut.neckline === 'keyhole' && !back ? neckSlit(ctx, neck, 38, true) : '') +
    (closed && cut.front !== 'placket' && cut.front !== 'buttons' ? neckSlit(ctx, neck, 46, false) : '') +
    (closed
      ? standCollar(ctx, plan, neck, fabric, { height: 15 })
      : cut.neckline === 'collar' && !back
        ? foldedCollar(ctx, { top: plan.top, neckHalf: plan.neckHalf, low: plan.top + 46, lapels: false }, fabric, {
            onto: front,
            piping: cut.trim === 'piping' ? trim.colours[1] : undefined,
          })
        : cut.neckline === 'mandarin'
          ? standCollarBack(ctx, plan, fabric, { height: 15, depth })
          : cut.neckline === 'collar'
            ? foldedCollarBack(ctx, plan, fabric, {
                onto: front,
                piping: cut.trim === 'piping' ? trim.colours[1] : undefined,
              })
            : seam(neckline, base, { strength: 0.7 }) + neckTrim)
  );
}

export function kurtiExtent(cut: Cut): Box {
  const plan = planOf(cut);
  const wide = Math.max(150, boundsOf(panel(plan, necklineHalf('round', plan, 40))).width / 2 + 6);
  return { x: AXIS - wide, y: 30, width: wide * 2, height: HEM_Y[cut.length] - 24 };
}

export const kind = defineKind({
  name: 'kurti',
  about: "women's kurti or kurta on an invisible form",
  stances: ['wall', 'flat'],
  views: ['front', 'back', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'cloth') {
      const trim = trimOf(ctx);
      const hem =
        cut.trim === 'none'
          ? undefined
          : ({ style: cut.trim, width: cut.trim === 'piping' ? 9 : 54, colours: trim.colours } as const);
      return clothCloseup(ctx, ctx.fabric, { hem, label: '#f1e6d2' });
    }
    if (ctx.view === 'detail') {
      const near = zoom(ctx, { x: 262, y: 122, factor: 2.35, turn: -4 }, () => drawKurti(cut, ctx));
      return focusFrom(ctx, { at: [250, 170], sharp: 150, reach: 430 }, near);
    }
    return fit(ctx, kurtiExtent(cut), SAFE, () => drawKurti(cut, ctx));
  },
});
