// Men's shirts: on an invisible form, on a hanger, or folded as they lie in a shop.
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import { buttonOf, frontOf, threadOf } from './mens-shirt/front.ts';
import { drawFolded } from './mens-shirt/folded.ts';
import { CUTS, SLEEVES, collarOf, planOf } from './mens-shirt/plan.ts';
import type { Cut } from './mens-shirt/plan.ts';
import { castOn, crease, seam, stitches } from '../light.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { collarBack, collarDepth, shirtCollar } from '../parts/collars.ts';
import { AXIS, necklineHalf, standCollar, standCollarBack } from '../parts/garment.ts';
import { acrossArm } from '../parts/mens-arm.ts';
import type { Arm } from '../parts/mens-arm.ts';
import { buildUpper } from '../parts/menswear.ts';
import { button, hanger } from '../parts/notions.ts';
import { joined, parallel, path, reversed } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

/** The band at a sleeve's end: a buttoned cuff, or the sleeve turned up twice. */
function cuffs(ctx: Ctx, cut: Cut, arm: Arm): string {
  const { fabric } = ctx;
  const base = fabric.base;
  const thread = threadOf(ctx);
  if (cut.sleeve === 'half') return '';
  const high = cut.sleeve === 'rolled' ? 25 : 21;
  const beyond = cut.sleeve === 'rolled' ? 2.5 : -1;
  const [low, top] = [acrossArm(arm, -1, beyond), acrossArm(arm, high, beyond + (cut.sleeve === 'rolled' ? 1 : 0))];
  const outline = joined([top, reversed(low)]);
  const cloth = cut.sleeve === 'rolled' ? fabric.reverse : fabric;
  const end = low.curves.at(-1)?.[2] ?? low.start;
  const at = arm.mirror ? low.start : end;
  const lift = Math.cos((arm.lean * Math.PI) / 180);
  return (
    castOn(ctx, arm.outline, outline, { base, dx: 1, dy: -3, soft: 3, strength: 0.45 }) +
    clothPiece(ctx, {
      outline,
      fabric: cloth,
      turn: arm.lean + (cut.sleeve === 'rolled' ? 90 : 0),
      form: 0.8,
      edge: 0.75,
      warp: 3,
      over:
        stitches(acrossArm(arm, 3), thread, { width: 0.8, length: 3, gap: 2, opacity: 0.7 }) +
        stitches(acrossArm(arm, high - 3), thread, { width: 0.8, length: 3, gap: 2, opacity: 0.7 }),
    }) +
    (cut.sleeve === 'full'
      ? button(ctx, at[0] + (arm.mirror ? 8 : -8), at[1] - 10 * lift, 3.2, buttonOf(ctx, cut))
      : crease(ctx, acrossArm(arm, high * 0.5, beyond - 1), base, { width: 1.6, strength: 0.4 }))
  );
}

function drawWorn(cut: Cut, ctx: Ctx): string {
  const back = ctx.view === 'back';
  const plan = planOf(cut);
  const { fabric } = ctx;
  const base = fabric.base;
  const thread = threadOf(ctx);
  const collar = collarOf(cut);
  const band = cut.collar === 'mandarin';
  const depth = back ? 8 : collar ? collarDepth(plan, collar, cut.front === 'open') : 20;
  const wide = cut.front === 'open' || cut.collar === 'camp';
  const neck = necklineHalf(wide && !back ? 'v' : 'crew', plan, depth);
  const yoke = path(`M${AXIS - 110} ${plan.top + 47}Q${AXIS} ${plan.top + 43} ${AXIS + 110} ${plan.top + 47}`);
  const pleats = [-7, 7]
    .map((dx) =>
      crease(ctx, path(`M${AXIS + dx} ${plan.top + 46}V${plan.top + 190}`), base, { width: 1.7, strength: 0.4 }),
    )
    .join('');
  const { art, body } = buildUpper(ctx, {
    plan,
    neck,
    fabric,
    finish: 'matte',
    back,
    sleeve: SLEEVES[cut.sleeve],
    cuffs: (arm) => cuffs(ctx, cut, arm),
    overSleeve: (arm) =>
      cut.sleeve === 'half'
        ? seam(acrossArm(arm, 12), base, { strength: 0.35 }) +
          stitches(acrossArm(arm, 10), thread, { width: 0.8, opacity: 0.6 })
        : '',
    inside: collar && !back ? false : { dip: 6 },
    overBody: back
      ? seam(yoke, base, { strength: 0.7 }) + stitches(parallel(yoke, 4), thread, { width: 0.8, opacity: 0.6 }) + pleats
      : frontOf(ctx, cut, plan, depth),
    shades: [],
  });
  const hook = cut.show === 'hanger' ? hanger(AXIS, plan.top + 6, 2 * plan.shoulderHalf - 30, '#9a6b42') : '';
  const head = back
    ? band
      ? standCollarBack(ctx, plan, fabric, { height: 14 })
      : collarBack(ctx, plan, body, fabric)
    : collar
      ? shirtCollar(ctx, plan, body, {
          style: collar,
          open: cut.front === 'open',
          fabric,
          thread,
          button: buttonOf(ctx, cut),
          label: '#f1e6d2',
        })
      : standCollar(ctx, plan, neck, fabric, { height: 14, gap: cut.front === 'open' ? 5 : 1.5 });
  return hook + art + head;
}

export const kind = defineKind({
  name: 'mens-shirt',
  about:
    "men's shirt; colours belong to the pattern, the last one to the buttons where there are more than the pattern's",
  stances: ['wall', 'flat'],
  views: ['front', 'back', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'cloth') return clothCloseup(ctx, ctx.fabric, { label: '#f1e6d2' });
    if (cut.show === 'folded') {
      const folded = (): string => drawFolded(ctx, cut);
      if (ctx.view === 'detail') {
        return focusFrom(
          ctx,
          { at: [256, 240], sharp: 170, reach: 440 },
          zoom(ctx, { x: 256, y: 140, factor: 2, turn: -5 }, folded),
        );
      }
      return fit(ctx, { x: 140, y: 52, width: 232, height: 366 }, SAFE, folded);
    }
    const worn = (): string => drawWorn(cut, ctx);
    if (ctx.view === 'detail') {
      return focusFrom(
        ctx,
        { at: [256, 210], sharp: 170, reach: 440 },
        zoom(ctx, { x: 262, y: 132, factor: 2.6, turn: -4 }, worn),
      );
    }
    const plan = planOf(cut);
    const low = (plan.side.at(-1)?.[1] ?? 330) + plan.hemSag;
    const reach = cut.sleeve === 'half' ? 148 : cut.sleeve === 'rolled' ? 146 : 152;
    const top = cut.show === 'hanger' ? plan.top - 34 : plan.top - 20;
    return fit(ctx, { x: AXIS - reach, y: top, width: reach * 2, height: low - top }, SAFE, worn);
  },
});
