// Trousers on an invisible form: outlines of both legs from a few measures, the waist's opening, folds at hip and knee.
import { darken, lightnessOf } from '../colour.ts';
import { fannedFolds, flippedFolds, hangingFolds } from '../folds.ts';
import { clipTo, edgeLine, hollow } from '../light.ts';
import { AXIS, openEnd } from './garment.ts';
import { between, flipped, joined, path, reversed, smooth, toD } from '../path.ts';
import type { Knot, Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import type { Finish, Fold } from '../relief.ts';
import type { Random } from '../random.ts';
import { draw, rect } from '../svg.ts';
import type { Ctx, Fabric } from '../types.ts';

/** Half measures about the axis, whole widths for a leg; a centimetre is about 3.6 units. */
export interface LegPlan {
  readonly top: number;
  readonly waist: number;
  readonly hip: number;
  /** From the waist's edge down to the crotch, and to the hem. */
  readonly rise: number;
  readonly length: number;
  readonly thigh?: number;
  readonly knee: number;
  readonly hem: number;
  /** How far from the axis the middle of the hem is. */
  readonly spread: number;
}

export interface Leg {
  readonly outline: Path;
  readonly outseam: Path;
  readonly inseam: Path;
  /** The hem from left to right. */
  readonly hem: Path;
  readonly mirror: boolean;
}

/** The waist's front edge dips a little in the middle. */
export function waistLine(plan: LegPlan, below = 0): Path {
  const y = plan.top + below;
  const half = plan.waist + below * 0.12;
  return path(`M${AXIS - half} ${y}Q${AXIS} ${y + 11} ${AXIS + half} ${y}`);
}

function leftLeg(plan: LegPlan): Leg {
  const { top, waist, hip, rise, length, knee, hem, spread } = plan;
  const [crotch, bottom] = [top + rise + 6, top + length];
  const thigh = plan.thigh ?? hip - 2;
  const middle = (y: number): number => {
    const t = Math.max(0, (y - crotch) / (bottom - crotch));
    return AXIS - (thigh / 2 + 1 + (spread - thigh / 2 - 1) * t);
  };
  const kneeAt = crotch + (bottom - crotch) * 0.46;
  const long = length > 250;
  const outer: Knot[] = [
    [AXIS - waist, top],
    [AXIS - waist - (hip - waist) * 0.72, top + rise * 0.4],
    [AXIS - hip, top + rise * 0.78],
    ...(long ? [[middle(kneeAt) - knee / 2, kneeAt] as const] : []),
    [middle(bottom) - hem / 2, bottom],
  ];
  const inner: Knot[] = [
    [middle(bottom) + hem / 2, bottom - 1],
    ...(long ? [[middle(kneeAt) + knee / 2, kneeAt] as const] : []),
    [AXIS - 5, crotch + 16],
    [AXIS, crotch],
  ];
  const outseam = smooth(outer);
  const inseam = smooth(inner);
  const [l, r] = [outer.at(-1) ?? [0, 0], inner[0] ?? [0, 0]];
  const hemLine = path(`M${l[0]} ${l[1]}Q${(l[0] + r[0]) / 2} ${bottom + 5} ${r[0]} ${r[1]}`);
  const front = path(`M${AXIS} ${crotch}C${AXIS} ${crotch - 20} ${AXIS} ${top + 30} ${AXIS} ${top + 5.5}`);
  const waistHalf = path(`M${AXIS} ${top + 5.5}Q${AXIS - waist * 0.5} ${top + 5.5} ${AXIS - waist} ${top}`);
  return {
    outline: joined([outseam, hemLine, inseam, front, waistHalf]),
    outseam,
    inseam,
    hem: hemLine,
    mirror: false,
  };
}

/** Left and right leg. */
export function legsOf(plan: LegPlan): [Leg, Leg] {
  const left = leftLeg(plan);
  return [
    left,
    {
      outline: flipped(left.outline),
      outseam: flipped(left.outseam),
      inseam: flipped(left.inseam),
      hem: reversed(flipped(left.hem)),
      mirror: true,
    },
  ];
}

/** The opening of the waist: the inside of the back, higher than the front edge. */
export function waistOpening(
  ctx: Ctx,
  plan: LegPlan,
  fabric: Fabric,
  options: { height?: number; label?: string; lining?: string } = {},
): string {
  const { height = 15, label } = options;
  const { top, waist } = plan;
  const far = path(
    `M${AXIS - waist} ${top}C${AXIS - waist * 0.6} ${top - 9} ${AXIS + waist * 0.6} ${top - 9} ${AXIS + waist} ${top}`,
  );
  const hole = joined([far, reversed(waistLine(plan))]);
  const base = options.lining ?? darken(fabric.base, 0.16);
  return (
    clipTo(
      ctx,
      hole,
      draw(toD(hole), { fill: base }),
      label ? rect(AXIS - 13, top - 5, 26, 8, { fill: label, rx: 0.8 }) : '',
      draw(
        `M${AXIS - waist} ${top + height - 6}Q${AXIS} ${top + height - 16} ${AXIS + waist} ${top + height - 6}V${top + 40}H${AXIS - waist}Z`,
        {
          fill: darken(base, 0.3),
        },
      ),
      hollow(ctx, hole, base, { strength: 0.7, soft: 5 }),
    ) + edgeLine(far, fabric.base, { strength: 0.7 })
  );
}

/** Creases that run out from the crotch, bend behind the knee and gather above the shoe. */
export function legFolds(
  random: Random,
  plan: LegPlan,
  look: { amount?: number; stack?: number; hang?: number } = {},
): Fold[] {
  const { amount = 1, stack = 1, hang = 0.16 } = look;
  const { top, rise, length, spread, hem, hip } = plan;
  const [crotch, bottom] = [top + rise + 6, top + length];
  const knee = crotch + (bottom - crotch) * 0.46;
  const x = (t: number): number => AXIS - (hip / 2 + (spread - hip / 2) * t);
  const folds: Fold[] = [
    ...fannedFolds(random, {
      at: [AXIS - 2, crotch - 4],
      toward: 198,
      spread: 30,
      length: 52,
      count: 4,
      depth: 0.15 * amount,
      width: 8,
    }),
    ...hangingFolds(random, {
      from: [AXIS - hip + 12, AXIS - 14, crotch + 24],
      to: [x(1) - hem / 2 + 4, x(1) + hem / 2 - 4, bottom + 6],
      count: 3,
      depth: hang * amount,
      stagger: 0.4,
    }),
  ];
  if (length < 250) return folds;
  folds.push(
    ...fannedFolds(random, {
      at: [x(0.46) + plan.knee / 2 - 3, knee + 8],
      toward: 186,
      spread: 22,
      length: 38,
      count: 3,
      depth: 0.13 * amount,
      width: 8,
    }),
  );
  if (stack > 0) {
    for (let n = 0; n < 3; n += 1) {
      const y = bottom - 14 - n * 13;
      folds.push({
        points: [
          [x(1) - hem / 2 + 3, y - 3 + random.near(0, 3)],
          [x(1), y + 3],
          [x(1) + hem / 2 - 3, y - 5 + random.near(0, 3)],
        ],
        width: 9,
        depth: (n % 2 ? 0.2 : -0.22) * stack,
      });
    }
  }
  return folds;
}

export interface LegLook {
  readonly fabric: Fabric;
  readonly finish?: Finish;
  readonly drape?: number;
  readonly folds?: { amount?: number; stack?: number; hang?: number };
  readonly extra?: readonly Fold[];
  /** Painted on the left leg before it is folded; mirrored for the right one by the caller through `mirror`. */
  readonly onLeg?: (leg: Leg) => string;
  readonly overLeg?: (leg: Leg) => string;
  readonly turn?: number;
  readonly scale?: number;
  readonly form?: number;
}

/** Both legs with the seat between them, as one piece, so that light runs on across the middle. */
export function bothLegs(plan: LegPlan): Path {
  const [left] = legsOf(plan);
  const down = joined([left.outseam, left.hem, left.inseam], false);
  return joined([down, reversed(flipped(down)), reversed(waistLine(plan))]);
}

export function drawLegs(ctx: Ctx, plan: LegPlan, look: LegLook): string {
  const { fabric, drape = 0.34 } = look;
  const legs = legsOf(plan);
  const folds = legs.flatMap((leg) => {
    const random = ctx.random.fork(leg.mirror ? 'right leg' : 'left leg');
    const left = [...legFolds(random, plan, look.folds), ...(look.extra ?? [])];
    return leg.mirror ? flippedFolds(left) : left;
  });
  return (
    legs.map((leg) => openEnd(ctx, leg.hem, fabric, 3)).join('') +
    clothPiece(ctx, {
      outline: bothLegs(plan),
      fabric,
      finish: look.finish,
      turn: look.turn,
      origin: [AXIS, plan.top],
      scale: look.scale,
      folds,
      drape: { amount: drape, across: 60, down: 150 },
      onCloth: legs.map((leg) => look.onLeg?.(leg) ?? '').join(''),
      over: legs.map((leg) => look.overLeg?.(leg) ?? '').join(''),
      form: look.form ?? 0.85,
      // Short creases on pale cloth would look like stains.
      strength: lightnessOf(fabric.base) > 0.6 ? 0.5 : 0.8,
      seed: ctx.random.fork('cloth of legs').whole(1, 900),
    })
  );
}

/** For shadows. */
export function legOutlines(plan: LegPlan): Path[] {
  return [bothLegs(plan)];
}

/** A strip along the outseam, `from` and `to` as shares of its length. */
export function alongOutseam(leg: Leg, from = 0, to = 1): Path {
  return between(leg.outseam, from, to, 30);
}
