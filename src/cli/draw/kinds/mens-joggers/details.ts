// Waist, sides, pockets and cuffs of drawstring trousers.
import { darken, lighten, mix } from '../../colour.ts';
import type { Cut } from './plan.ts';
import { castOn, crease, seam, stitches } from '../../light.ts';
import { AXIS } from '../../parts/garment.ts';
import { waistLine } from '../../parts/mens-legs.ts';
import type { Leg, LegPlan } from '../../parts/mens-legs.ts';
import { button, wovenLabel, zip } from '../../parts/notions.ts';
import { sewnPiece, strap } from '../../parts/panel.ts';
import { flipped, joined, parallel, path, reversed, ribbon, toD } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Fold } from '../../relief.ts';
import { circle, draw } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

export const EVERYTHING = path('M0 0H512V700H0Z');

/** The colour of stripes, cords and cuffs: the recipe's last. */
export function accentOf(ctx: Ctx): string {
  return ctx.colourCount > 1 ? ctx.colour(ctx.colourCount - 1) : lighten(ctx.fabric.base, 0.5);
}

/** Cloth gathered below a drawn waist. */
export function gathers(plan: LegPlan): Fold[] {
  return [0.9, 0.74, 0.58, 0.42, 0.26, 0.1].map((t, n) => {
    const x = AXIS - plan.waist * t;
    return {
      points: [
        [x, plan.top + 16] as const,
        [x - 3 - 5 * t, plan.top + 40] as const,
        [x - 4 - 8 * t, plan.top + 62 + (n % 2) * 18] as const,
      ],
      width: 9,
      depth: n % 2 ? -0.26 : 0.24,
      open: 'start' as const,
    };
  });
}

export function waistband(ctx: Ctx, cut: Cut, plan: LegPlan): string {
  const { fabric } = ctx;
  const base = fabric.base;
  const high = cut.style === 'boxer' ? 17 : cut.style === 'pyjama' || cut.style === 'churidar' ? 16 : 21;
  const outline = joined([waistLine(plan), reversed(waistLine(plan, high))]);
  const shown = cut.style === 'boxer';
  const colour = shown ? accentOf(ctx) : base;
  const cloth = shown ? ctx.cloth({ name: 'rib', scale: 0.5, angle: 90 }, [colour]) : fabric;
  const folds: Fold[] = Array.from({ length: 17 }, (_, n) => {
    const x = AXIS - plan.waist + ((n + 0.5) * plan.waist * 2) / 17;
    const t = (x - AXIS) / plan.waist;
    const y = plan.top + 5.5 * (1 - t * t);
    return {
      points: [[x, y + 1] as const, [x + 0.5, y + high] as const],
      width: 6,
      depth: n % 2 ? -0.34 : 0.3,
      open: 'both' as const,
    };
  });
  const lines = [0.34, 0.68]
    .map((t) =>
      stitches(waistLine(plan, high * t), lighten(base, 0.28), { width: 0.8, length: 2.6, gap: 1.8, opacity: 0.6 }),
    )
    .join('');
  return (
    castOn(ctx, EVERYTHING, outline, { base, dx: 0, dy: 3, soft: 2.5, strength: 0.4 }) +
    clothPiece(ctx, {
      outline,
      fabric: cloth,
      form: 0.7,
      folds: shown ? [] : folds,
      warp: 2,
      over: shown ? '' : lines,
    }) +
    (shown
      ? draw(toD(waistLine(plan, high * 0.5)), { fill: 'none', stroke: mix(colour, base, 0.7), 'stroke-width': 3.4 })
      : '')
  );
}

export function cords(ctx: Ctx, cut: Cut, plan: LegPlan): string {
  if (cut.style === 'boxer') return '';
  const tied = cut.style === 'pyjama' || cut.style === 'churidar';
  const base = ctx.fabric.base;
  const colour = tied ? mix(base, '#f4eddd', 0.75) : accentOf(ctx);
  const cloth = ctx.plain(colour);
  const y = plan.top + 16;
  const piece = (d: string, width = 4.4): string =>
    strap(ctx, path(d), { width, fabric: cloth, stitched: false, under: EVERYTHING });
  const ends =
    piece(`M${AXIS - 8} ${y}C${AXIS - 12} ${y + 22} ${AXIS - 5} ${y + 44} ${AXIS - 12} ${y + 66}`) +
    piece(`M${AXIS + 8} ${y}C${AXIS + 14} ${y + 20} ${AXIS + 6} ${y + 38} ${AXIS + 14} ${y + 56}`) +
    (tied
      ? piece(`M${AXIS} ${y + 2}C${AXIS - 26} ${y - 10} ${AXIS - 34} ${y + 14} ${AXIS} ${y + 6}`) +
        piece(`M${AXIS} ${y + 2}C${AXIS + 26} ${y - 12} ${AXIS + 36} ${y + 10} ${AXIS} ${y + 6}`) +
        circle(AXIS, y + 4, 4.6, { fill: darken(colour, 0.12), stroke: darken(colour, 0.45), 'stroke-width': 0.8 })
      : [AXIS - 12, AXIS + 14]
          .map((x, n) => piece(`M${x} ${y + (n ? 54 : 64)}L${x + (n ? 1 : -1)} ${y + (n ? 66 : 76)}`, 5.6))
          .join(''));
  const eyelets = tied
    ? ''
    : [-8, 8]
        .map((dx) => circle(AXIS + dx, y - 2, 3, { fill: darken(base, 0.6), stroke: '#b9bcc0', 'stroke-width': 1.4 }))
        .join('');
  return eyelets + ends;
}

/** Stripes down the outseam, painted on the cloth. */
export function sideStripes(ctx: Ctx, cut: Cut, leg: Leg): string {
  const accent = accentOf(ctx);
  const inward = leg.mirror ? 1 : -1;
  const along = (distance: number, width: number, colour: string): string =>
    draw(toD(parallel(leg.outseam, inward * distance, 40)), { fill: 'none', stroke: colour, 'stroke-width': width });
  switch (cut.side) {
    case 'stripe':
      return along(9, 12, accent);
    case 'double-stripe':
      return along(5, 5, accent) + along(15, 5, accent);
    case 'panel':
      return (
        draw(toD(ribbon(parallel(leg.outseam, inward * 4, 40), (t) => 34 + 16 * t, 40)), { fill: ctx.colour(1) }) +
        along(24, 3, accent)
      );
    case 'piping':
      return along(8, 2.4, accent);
    default:
      return '';
  }
}

export function pocketsOf(ctx: Ctx, cut: Cut, plan: LegPlan, leg: Leg): string {
  const base = ctx.fabric.base;
  const turn = (one: Path): Path => (leg.mirror ? flipped(one) : one);
  const mouth = turn(
    path(
      `M${AXIS - plan.waist * 0.74} ${plan.top + 28}C${AXIS - plan.waist * 0.86} ${plan.top + 50} ${AXIS - plan.hip + 6} ${plan.top + 66} ${AXIS - plan.hip + 3} ${plan.top + 84}`,
    ),
  );
  switch (cut.pocket) {
    case 'slant':
      return (
        crease(ctx, mouth, base, { width: 2.4, strength: 0.5 }) +
        seam(mouth, base, { strength: 0.6 }) +
        stitches(parallel(mouth, leg.mirror ? -4 : 4), lighten(base, 0.3), {
          width: 0.8,
          length: 2.6,
          gap: 1.8,
          opacity: 0.6,
        })
      );
    case 'zip':
    case 'cargo':
      return zip(mouth, {
        tape: darken(base, 0.25),
        metal: cut.side === 'none' ? '#b9bcc0' : accentOf(ctx),
        width: 4,
        pull: 0.06,
      });
    default:
      return '';
  }
}

/** A zipped bellows pocket on the thigh. */
export function thighPocket(ctx: Ctx, plan: LegPlan, leg: Leg): string {
  const y = plan.top + plan.rise + 46;
  const x = plan.hip - 6;
  const turn = (one: Path): Path => (leg.mirror ? flipped(one) : one);
  const bag = turn(
    path(
      `M${AXIS - x - 6} ${y}L${AXIS - x + 38} ${y - 2}L${AXIS - x + 37} ${y + 58}Q${AXIS - x + 37} ${y + 64} ${AXIS - x + 31} ${y + 64}L${AXIS - x} ${y + 63}Q${AXIS - x - 6} ${y + 62} ${AXIS - x - 6} ${y + 56}Z`,
    ),
  );
  const lid = turn(path(`M${AXIS - x - 8} ${y - 6}L${AXIS - x + 40} ${y - 8}V${y + 14}L${AXIS - x - 8} ${y + 15}Z`));
  const edge = turn(path(`M${AXIS - x - 8} ${y - 4}V${y + 15}L${AXIS - x + 40} ${y + 14}V${y - 6}`));
  return (
    sewnPiece(ctx, { outline: bag, fabric: ctx.fabric, under: EVERYTHING, form: 0.6, lift: 3, warp: 2 }) +
    sewnPiece(ctx, {
      outline: lid,
      fabric: ctx.fabric,
      under: EVERYTHING,
      form: 0.5,
      lift: 2.4,
      sewn: [edge],
      inset: leg.mirror ? -3 : 3,
      warp: 2,
    })
  );
}

/** Knitted cuffs of joggers, the wrinkles of a churidar, stitched hems of the rest. */
export function cuffOf(ctx: Ctx, cut: Cut, leg: Leg): string {
  const base = ctx.fabric.base;
  const start = leg.hem.start;
  const end = leg.hem.curves.at(-1)?.[2] ?? start;
  if (cut.style !== 'jogger') return '';
  const outline = joined([
    path(`M${start[0] - 2} ${start[1] - 24}Q${(start[0] + end[0]) / 2} ${start[1] - 19} ${end[0] + 2} ${end[1] - 24}`),
    path(`M${end[0] - 4} ${end[1] + 1}Q${(start[0] + end[0]) / 2} ${start[1] + 7} ${start[0] + 4} ${start[1] + 1}`),
  ]);
  return (
    castOn(ctx, EVERYTHING, outline, { base, dx: 1, dy: -3, soft: 3, strength: 0.45 }) +
    clothPiece(ctx, { outline, fabric: ctx.cloth({ name: 'rib', scale: 0.6 }, [base]), form: 0.9, warp: 0 })
  );
}

/** The rings of cloth above a churidar's ankle, for the left leg. */
export function rings(plan: LegPlan): Fold[] {
  const bottom = plan.top + plan.length;
  return Array.from({ length: 11 }, (_, n): Fold => {
    const y = bottom - 6 - n * 9.5;
    const x = AXIS - plan.spread + n * 0.9;
    return {
      points: [
        [x - plan.hem / 2 - n * 0.5, y - 2],
        [x, y + 3],
        [x + plan.hem / 2 + n * 0.5, y - 3],
      ],
      width: 7,
      depth: n % 2 ? 0.36 : -0.36,
      open: 'both',
    };
  });
}

export function boxerFly(ctx: Ctx, plan: LegPlan): string {
  const base = ctx.fabric.base;
  const [from, to] = [plan.top + 24, plan.top + plan.rise + 4];
  return (
    seam(path(`M${AXIS} ${from}V${to}`), base, { strength: 0.6 }) +
    stitches(
      path(`M${AXIS - 12} ${from}V${from + 40}Q${AXIS - 12} ${from + 50} ${AXIS} ${from + 54}`),
      lighten(base, 0.3),
      { width: 0.8, length: 2.6, gap: 1.8 },
    ) +
    button(ctx, AXIS - 5, from + 24, 3.2, '#efe7d6') +
    wovenLabel(AXIS + plan.waist * 0.5, plan.top + 34, 15, 9, '#f1e6d2', '#8a6a4a', 4)
  );
}
