// How men's upper garments are put together on an invisible form: back, inside, sleeves, body, each covering the last.
// Measures as in garment.ts: a centimetre is about 3.6 units, half measures are distances from the axis.
import { lighten } from '../colour.ts';
import { fannedFolds, flippedFolds, hangingFolds } from '../folds.ts';
import { castOn, clipTo, stitches, wallShadow } from '../light.ts';
import { AXIS, hemLine, innerBack, necklineHalf, openEnd, panel, sideHalf } from './garment.ts';
import type { BodyPlan, SleevePlan } from './garment.ts';
import { acrossArm, foldsOfSleeve, mensSleeve } from './mens-arm.ts';
import type { Arm } from './mens-arm.ts';
import { flipped, joined, moved, parallel, path, reversed, ribbon } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import type { Finish, Fold } from '../relief.ts';
import type { Random } from '../random.ts';
import type { Ctx, Fabric } from '../types.ts';

export interface MenMeasures {
  readonly top?: number;
  readonly neck?: number;
  readonly shoulder?: number;
  readonly drop?: number;
  readonly chest?: number;
  readonly underarm?: number;
  readonly waist?: number;
  readonly hem?: number;
  readonly length?: number;
  /** How far the hem's corners lie above its middle: shirt tails. */
  readonly tails?: number;
}

/** A straight men's body; `length` is measured from the neck point. */
export function mensPlan(measures: MenMeasures = {}): BodyPlan {
  const { top = 60, neck = 27, shoulder = 84, drop = 21, chest = 95, underarm = 154 } = measures;
  const { waist = 92, hem = 93, length = 282, tails = 0 } = measures;
  const low = top + length;
  return {
    top,
    neckHalf: neck,
    shoulderHalf: shoulder,
    shoulderDrop: drop,
    underarm: [chest, underarm],
    side: [
      [chest - 2.5, underarm + 30],
      [waist, underarm + (low - underarm) * 0.52],
      [hem - (tails > 0 ? 3 : 0), low - tails],
    ],
    hemSag: tails > 0 ? tails : 5,
  };
}

export interface Upper {
  readonly plan: BodyPlan;
  /** Left half of the front neckline; the collar covers it. */
  readonly neck: Path;
  readonly fabric: Fabric;
  readonly finish?: Finish;
  readonly back?: boolean;
  readonly sleeve?: SleevePlan;
  readonly sleeveFabric?: Fabric;
  /** Added to the sleeve before it is folded (bands of colour) and after (stitches, cuffs). */
  readonly onSleeve?: (arm: Arm) => string;
  readonly overSleeve?: (arm: Arm) => string;
  /** Drawn on top of each finished sleeve, free of its outline. */
  readonly cuffs?: (arm: Arm) => string;
  readonly sleeveFolds?: (random: Random, arm: Arm) => readonly Fold[];
  readonly bodyFolds?: readonly Fold[];
  readonly onBody?: string;
  readonly overBody?: string;
  /** How crumpled the cloth hangs, 0 to 1. */
  readonly drape?: number;
  /** The back hangs this much lower than the front. */
  readonly behind?: number;
  /** What is seen through the neck; nothing for garments that fill it themselves. */
  readonly inside?: { readonly label?: string; readonly dip?: number } | false;
  readonly scale?: number;
  readonly form?: number;
  /** The front in pieces that lie over each other, in place of one panel: jackets. */
  readonly pieces?: readonly Path[];
  /** What shows in the opening between them: shirt and tie. */
  readonly filling?: string;
  /** The wrong side, where it is another cloth. */
  readonly lining?: Fabric;
  /** Other outlines that throw a shadow on the wall: collars, hoods. */
  readonly shades?: readonly Path[];
  readonly warp?: number;
}

/** The soft relief of a man's chest, the pull from the underarms, and cloth that falls from there. */
export function chestFolds(random: Random, plan: BodyPlan, amount = 1): Fold[] {
  const corner = plan.side.at(-1) ?? plan.underarm;
  const [half, y] = plan.underarm;
  return [
    ...fannedFolds(random, {
      at: [AXIS - half + 6, y + 6],
      toward: 30,
      spread: 24,
      length: 58,
      count: 3,
      depth: 0.2 * amount,
      width: 10,
    }),
    ...fannedFolds(random, {
      at: [AXIS + half - 6, y + 6],
      toward: 150,
      spread: 24,
      length: 58,
      count: 3,
      depth: 0.2 * amount,
      width: 10,
    }),
    {
      points: [
        [AXIS - 46, y - 44],
        [AXIS - 42, y - 20],
        [AXIS - 50, y + 4],
      ],
      width: 54,
      depth: 0.13 * amount,
    },
    {
      points: [
        [AXIS + 46, y - 44],
        [AXIS + 42, y - 20],
        [AXIS + 50, y + 4],
      ],
      width: 54,
      depth: 0.13 * amount,
    },
    ...hangingFolds(random, {
      from: [AXIS - half + 18, AXIS + half - 18, y + 26],
      to: [AXIS - corner[0] + 8, AXIS + corner[0] - 8, corner[1] + 8],
      count: 6,
      depth: 0.22 * amount,
      stagger: 0.55,
    }),
  ];
}

function makeArms(ctx: Ctx, spec: Upper): { arm: Arm; art: string }[] {
  const cut = spec.sleeve;
  if (!cut) return [];
  const { plan } = spec;
  const made = mensSleeve(plan, cut);
  return [false, true].map((mirror) => {
    const random = ctx.random.fork(mirror ? 'right arm' : 'left arm');
    const fabric = spec.sleeveFabric ?? spec.fabric;
    const arm: Arm = {
      outline: mirror ? flipped(made.outline) : made.outline,
      cuff: mirror ? reversed(flipped(made.cuff)) : made.cuff,
      lean: mirror ? -made.lean : made.lean,
      mirror,
    };
    const left = spec.sleeveFolds?.(random, arm) ?? foldsOfSleeve(random, plan, cut);
    const folds = mirror ? flippedFolds(left) : left;
    const x = AXIS - plan.shoulderHalf + 20;
    const art =
      openEnd(ctx, arm.cuff, fabric, 3) +
      clothPiece(ctx, {
        outline: arm.outline,
        fabric,
        finish: spec.finish,
        turn: arm.lean,
        origin: [mirror ? 2 * AXIS - x : x, plan.top + 24],
        scale: spec.scale,
        folds,
        warp: spec.warp,
        drape: { amount: spec.drape ?? 0.3, across: 44, down: 70 },
        onCloth: spec.onSleeve?.(arm) ?? '',
        over:
          spec.overSleeve?.(arm) ??
          stitches(acrossArm(arm, 5), lighten(fabric.base, 0.35), { width: 0.8, opacity: 0.5 }),
      }) +
      (spec.cuffs?.(arm) ?? '');
    return { arm, art };
  });
}

/** The whole garment but its collar. Returns the body's outline too, which collars and pockets lie on. */
export function buildUpper(ctx: Ctx, spec: Upper): { art: string; body: Path; arms: readonly Arm[]; hem: Path } {
  const { plan, neck, fabric } = spec;
  const body = panel(plan, neck);
  const behindPlan: BodyPlan = {
    ...plan,
    side: plan.side.map(([half, y], i) => [half - (i > 1 ? 1.5 : 3), y + (i > 1 ? (spec.behind ?? 0) : 0)] as const),
    hemSag: plan.hemSag * 0.9,
  };
  const behind = moved(panel(behindPlan, necklineHalf('crew', plan, 8)), 0, 2);
  const arms = makeArms(ctx, spec);
  const hem = hemLine(plan);
  const seed = ctx.random.fork('hang').whole(1, 900);
  const drape = spec.drape ?? 0.36;
  const pieces = spec.pieces ?? [body];
  const lining = spec.lining ?? fabric.reverse;
  const front = pieces.map(
    (outline, index) =>
      (index === 0
        ? ''
        : castOn(ctx, pieces[0] ?? body, outline, { base: fabric.base, dx: -4, dy: 3, soft: 4, strength: 0.5 })) +
      clothPiece(ctx, {
        outline,
        fabric,
        finish: spec.finish,
        scale: spec.scale,
        folds: [...chestFolds(ctx.random.fork('body'), plan), ...(spec.bodyFolds ?? [])],
        drape: { amount: drape, across: 74, down: 240 },
        warp: spec.warp,
        seed,
        form: spec.form ?? 0.75,
        onCloth: spec.onBody,
        over: spec.overBody,
      }),
  );
  const art =
    wallShadow(ctx, [body, ...arms.map(({ arm }) => arm.outline), ...(spec.shades ?? [])], {
      distance: ctx.stance === 'flat' ? 8 : 15,
    }) +
    clothPiece(ctx, { outline: behind, fabric: lining, form: 0.8, scale: spec.scale }) +
    (spec.inside === false
      ? ''
      : innerBack(ctx, plan, neck, lining === fabric.reverse ? fabric : lining, {
          label: spec.back ? undefined : spec.inside?.label,
          dip: spec.inside?.dip,
        })) +
    (spec.filling ?? '') +
    arms
      .map(
        ({ arm, art: piece }) =>
          piece +
          castOn(ctx, arm.outline, body, { base: fabric.base, dx: arm.mirror ? 6 : -3, dy: 5, soft: 5, strength: 0.5 }),
      )
      .join('') +
    front.join('');
  return { art, body, arms: arms.map(({ arm }) => arm), hem };
}

/** The left armhole, from the shoulder's tip down to the underarm. */
export function armhole(plan: BodyPlan): Path {
  const [, hole] = sideHalf(plan).curves;
  if (hole === undefined) throw new Error('a side without an armhole');
  return { start: [AXIS - plan.shoulderHalf, plan.top + plan.shoulderDrop], curves: [hole], closed: false };
}

/** Knitted binding round both armholes of a sleeveless garment. */
export function boundArmholes(ctx: Ctx, plan: BodyPlan, body: Path, colour: string, width: number): string {
  const hole = armhole(plan);
  const cloth = ctx.cloth({ name: 'rib', scale: 0.5 }, [colour]);
  return [hole, flipped(hole)]
    .map((line, n) => {
      const band = ribbon(parallel(line, (n ? 1 : -1) * width * 0.4, 26), width, 40);
      return (
        castOn(ctx, body, band, { base: colour, dx: n ? -2 : 2, dy: 2, soft: 2, strength: 0.4 }) +
        clipTo(ctx, body, clothPiece(ctx, { outline: band, fabric: cloth, form: 0.6, warp: 0, edge: 0.5 }))
      );
    })
    .join('');
}

/** A closed band along the lower edge of a piece, as high as `height`, for ribs and waistbands. */
export function hemBand(plan: BodyPlan, height: number, tuck = 3): Path {
  const corner = plan.side.at(-1) ?? plan.underarm;
  const [half, low] = corner;
  const sag = plan.hemSag;
  return joined([
    path(`M${AXIS - half - 1} ${low - height}Q${AXIS} ${low - height + sag * 2} ${AXIS + half + 1} ${low - height}`),
    path(`M${AXIS + half - tuck} ${low}Q${AXIS} ${low + sag * 2} ${AXIS - half + tuck} ${low}`),
  ]);
}
