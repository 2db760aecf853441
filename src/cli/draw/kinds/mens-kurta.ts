// Men's kurtas, short and long, alone or as a set with pyjama, churidar or dhoti, under a Nehru jacket or a stole.
import { border } from '../borders.ts';
import { lighten } from '../colour.ts';
import { hangingFolds } from '../folds.ts';
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import { frontOf, stole, tonesOf, workOn } from './mens-kurta/front.ts';
import { CUTS, SLEEVES, lengthOf, planOf } from './mens-kurta/plan.ts';
import type { Cut } from './mens-kurta/plan.ts';
import { castOn, seam, stitches } from '../light.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { collarBack, collarDepth, shirtCollar } from '../parts/collars.ts';
import { AXIS, hemLine, necklineHalf, standCollar, standCollarBack, wholeNeckline } from '../parts/garment.ts';
import type { BodyPlan } from '../parts/garment.ts';
import { acrossArm } from '../parts/mens-arm.ts';
import type { Arm } from '../parts/mens-arm.ts';
import { FOOT, drawBottoms } from '../parts/mens-bottoms.ts';
import { buildUpper } from '../parts/menswear.ts';
import { drawNehru } from '../parts/nehru.ts';
import { joined, parallel, path, reversed } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { defineKind } from '../types.ts';
import type { Ctx, Fabric } from '../types.ts';

/** Below the slit the front falls inwards and the back shows beside it. */
function slitted(plan: BodyPlan, from: number): BodyPlan {
  return { ...plan, side: plan.side.map(([half, y]) => [y > from ? half - ((y - from) / 100) * 7 : half, y] as const) };
}

/** A set's cloths: the recipe's last colour is the bottoms', under a jacket the one before it the kurta's. */
function clothsOf(ctx: Ctx, cut: Cut): { kurta: Fabric; bottoms: Fabric; jacket: Fabric; work: string } {
  const last = ctx.colour(ctx.colourCount - 1);
  const before = ctx.colour(Math.max(0, ctx.colourCount - 2));
  if (cut.over === 'nehru') {
    return {
      kurta: ctx.cloth({ name: 'slub', scale: 0.5 }, [before]),
      bottoms: ctx.plain(last),
      jacket: ctx.fabric,
      work: before,
    };
  }
  const sewn = cut.bottoms === 'none' ? last : before;
  return { kurta: ctx.fabric, bottoms: ctx.plain(last), jacket: ctx.fabric, work: sewn };
}

function rolledCuff(ctx: Ctx, fabric: Fabric, arm: Arm): string {
  const [low, top] = [acrossArm(arm, -1, 2.5), acrossArm(arm, 24, 3.5)];
  const outline = joined([top, reversed(low)]);
  return (
    castOn(ctx, arm.outline, outline, { base: fabric.base, dx: 1, dy: -3, soft: 3, strength: 0.45 }) +
    clothPiece(ctx, { outline, fabric: fabric.reverse, turn: arm.lean, form: 0.8, edge: 0.75, warp: 3 })
  );
}

function drawWorn(cut: Cut, given: Ctx): string {
  const cloths = clothsOf(given, cut);
  const ctx: Ctx = { ...given, fabric: cloths.kurta };
  const back = ctx.view === 'back';
  const plan = planOf(cut);
  const slit = cut.length === 'short' ? plan : slitted(plan, plan.top + 240);
  const { fabric } = ctx;
  const base = fabric.base;
  const tones = tonesOf(base, cloths.work, cut.buttons);
  const shirt = cut.collar === 'shirt';
  const depth = back ? 8 : shirt ? collarDepth(plan, 'point') : cut.collar === 'none' ? 34 : 21;
  const neck = necklineHalf('crew', plan, depth);
  const hem = hemLine(slit);
  const banded = cut.work === 'hem' || cut.work === 'yoke';
  const look = { style: 'zari', width: 13, colours: [tones.ground, tones.work, base] } as const;
  const { art, body, arms } = buildUpper(ctx, {
    plan: slit,
    neck,
    fabric,
    back,
    finish: 'soft',
    sleeve: SLEEVES[cut.sleeve],
    onSleeve: (arm) => (banded ? border(acrossArm(arm, 0), { ...look, side: 'left' }) : ''),
    overSleeve: (arm) =>
      cut.sleeve === 'rolled'
        ? ''
        : stitches(acrossArm(arm, banded ? 15 : 11), tones.thread, { width: 0.8, opacity: 0.6 }),
    cuffs: (arm) => (cut.sleeve === 'rolled' ? rolledCuff(ctx, fabric, arm) : ''),
    behind: cut.length === 'short' ? 0 : 3,
    bodyFolds: hangingFolds(ctx.random.fork('skirt'), {
      from: [AXIS - 80, AXIS + 80, plan.top + 200],
      to: [AXIS - 96, AXIS + 96, plan.top + lengthOf(cut) + 6],
      count: 6,
      depth: 0.22,
      stagger: 0.3,
    }),
    inside: shirt && !back ? false : { label: cut.collar === 'none' ? '#f1e6d2' : undefined, dip: 6 },
    onBody:
      (back && cut.work !== 'buta' ? '' : workOn(cut, plan, tones, back)) +
      (banded ? border(hem, { ...look, side: 'left' }) : ''),
    overBody:
      stitches(parallel(hem, banded ? -15 : -8), tones.thread, { width: 0.8, opacity: 0.55 }) +
      (back
        ? seam(path(`M${AXIS - 110} ${plan.top + 48}Q${AXIS} ${plan.top + 44} ${AXIS + 110} ${plan.top + 48}`), base, {
            strength: 0.4,
          })
        : frontOf(ctx, cut, plan, plan.top + depth, tones)),
  });
  const head = back
    ? shirt
      ? collarBack(ctx, plan, body, fabric)
      : cut.collar === 'mandarin'
        ? standCollarBack(ctx, plan, fabric, { height: 15 })
        : ''
    : shirt
      ? shirtCollar(ctx, plan, body, { style: 'point', fabric, thread: tones.thread, label: '#f1e6d2' })
      : cut.collar === 'mandarin'
        ? standCollar(ctx, plan, neck, fabric, { height: 15, gap: 1.5 })
        : border(wholeNeckline(neck), {
            style: 'piping',
            width: 3.4,
            colours: [lighten(base, 0.3), tones.work, base],
            side: 'right',
          });
  const jacket =
    cut.over === 'nehru'
      ? drawNehru(
          given,
          { fabric: cloths.jacket, button: lighten(given.colour(1), 0.1), square: cloths.kurta.base, back },
          [body, ...arms.map((arm) => arm.outline)],
        )
      : '';
  const last = given.colour(given.colourCount - 1);
  return (
    (cut.bottoms === 'none'
      ? ''
      : drawBottoms(
          ctx,
          cut.bottoms,
          cloths.bottoms,
          cut.bottoms === 'dhoti' ? { style: 'zari', width: 9, colours: [cloths.work, '#cda349', last] } : undefined,
        )) +
    art +
    head +
    jacket +
    (cut.over === 'stole' && !back ? stole(ctx, plan, last, '#d8b160') : '')
  );
}

export const kind = defineKind({
  name: 'mens-kurta',
  about:
    "men's kurta or kurta set; colours: pattern (of the jacket, where there is one), then kurta or embroidery, last the bottoms",
  stances: ['wall', 'flat'],
  views: ['front', 'back', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'cloth') return clothCloseup(ctx, ctx.fabric, { label: '#f1e6d2' });
    const worn = (): string => drawWorn(cut, ctx);
    if (ctx.view === 'detail') {
      return focusFrom(
        ctx,
        { at: [256, 220], sharp: 180, reach: 440 },
        zoom(ctx, { x: 258, y: 136, factor: 2.35, turn: -4 }, worn),
      );
    }
    const plan = planOf(cut);
    const low = cut.bottoms === 'none' ? (plan.side.at(-1)?.[1] ?? 400) + plan.hemSag : FOOT + 4;
    const top = plan.top - 20;
    const reach = cut.sleeve === 'half' ? 132 : 150;
    return fit(ctx, { x: AXIS - reach, y: top, width: reach * 2, height: low - top }, SAFE, worn);
  },
});
